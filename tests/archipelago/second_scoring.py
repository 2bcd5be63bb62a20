"""A second opinion on the points: what A23 to A25 of the rules document say, counted from the state."""

import re
from pathlib import Path

from hexhaven.archipelago.content.cards import NAMES as CARDS
from hexhaven.archipelago.content.resources import NAMES as RESOURCES
from hexhaven.archipelago.content.resources import count
from hexhaven.archipelago.state import State
from tests.archipelago.second_opinion import Table

RULES = Path(__file__).parents[2] / "docs" / "rules" / "archipelago.md"
OBJECTIVE = re.compile(r"- \*\*A24\.\d+\*\* (Short|Medium|Long) \d+: .* - (.*)\.")
TREND = re.compile(r"\| \d+ \| [a-z A-Z]+ \| (.*) \|")
MEDALS = {"king": 1, "pope": 1, "colossus": 1, "pyramid": 2, "great-lighthouse": 1, "cathedral": 2}
WONDERS = ("colossus", "pyramid", "great-lighthouse", "cathedral")


def rewards() -> list[str]:
    """What the thirty objectives reward, in their order."""
    text = RULES.read_text(encoding="utf-8").replace("\n  ", " ")
    return [found[1] for found in OBJECTIVE.findall(text)]


def trends() -> list[str]:
    """What the twelve trends count, in their order."""
    text = RULES.read_text(encoding="utf-8")
    return TREND.findall(text.partition("- **A25.1**")[2].partition("- **A25.2**")[0])


def counted(s: State, me: int, what: str) -> int:
    """How much a player has of what the words say."""
    seat, table = s.seats[me], Table(s)
    what = what.removesuffix(" in stock").removesuffix(" on the map").removeprefix("controlled ")
    if what.startswith(("cubes of", "icons of")):
        return icons_or_cubes(table, me, *what.split(" of "))
    if what in ("temples", "towns", "markets", "ports"):
        return sum(table.control(region, what[:-1]) == me for region in range(len(table.spots)))
    if what == "ports and markets together":
        return counted(s, me, "ports") + counted(s, me, "markets")
    cards = [card for card in range(len(CARDS)) if seat.cards >> card & 1]
    numbers = {
        "florins": int(seat.florins),
        "explorer tokens": int(seat.tokens),
        "characters": sum(card < 24 for card in cards),
        "progress cards": sum(card >= 24 for card in cards),
        "characters and progress cards together": len(cards),
        "citizens": sum(not unit.ship for unit in table.own(me)),
        "ships": sum(unit.ship for unit in table.own(me)),
        "florins on the player's part of the card": int(seat.bonus),
    }
    return numbers[what]


def icons_or_cubes(table: Table, me: int, kind: str, resource: str) -> int:
    number = RESOURCES.index(resource)
    if kind == "cubes":
        return int(count(table.s.seats[me].cubes, number))
    towns = [region for region in range(len(table.spots)) if table.control(region, "town") == me]
    return sum(int(table.side(region).icons[6 * area + number]) for region in towns for area in range(4))


def ranked(s: State, what: str, points: tuple[int, ...]) -> list[int]:
    """A23.11 A23.12 equal players share a rank, and nothing has none."""
    numbers = [counted(s, seat, what) for seat in range(len(s.seats))]
    ranks = sorted({number for number in numbers if number}, reverse=True)[: len(points)]
    return [points[ranks.index(number)] if number in ranks else 0 for number in numbers]


def score(s: State) -> list[int]:
    """A23.10 to A23.16 the points of all players."""
    total = [0] * len(s.seats)
    for seat, owner in enumerate(s.seats):
        names = [name for card, name in enumerate(CARDS) if owner.cards >> card & 1]
        built = [name for card, name in enumerate(CARDS) if s.wonders >> card & 1]
        total[seat] += sum(MEDALS.get(name, 0) for name in names if name not in WONDERS or name in built)
    for objective, what in enumerate(rewards()):
        holders = [seat for seat, owner in enumerate(s.seats) if owner.objectives >> objective & 1]
        if what.startswith("Pacifist"):
            margin = int(what.split()[1])
            for seat in holders:
                total[seat] += 3 if s.population - s.rebellion > margin else 0
        elif what != "Separatist" and (holders or s.open_objectives >> objective & 1):
            total = [sum(pair) for pair in zip(total, ranked(s, what, (3, 2, 1)), strict=True)]
    for trend, what in enumerate(trends()):
        if s.trends >> trend & 1:
            total = [sum(pair) for pair in zip(total, ranked(s, what, (4, 3, 2)), strict=True)]
    return total
