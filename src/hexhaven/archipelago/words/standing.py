"""How a seat stands in what is scored, in sentences."""

from collections.abc import Iterable

from hexhaven.archipelago.content import criteria as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.rules.ending import counted
from hexhaven.archipelago.standings import MEDALS, TREND, Standing, standings
from hexhaven.archipelago.state import State
from hexhaven.archipelago.view import View, view
from hexhaven.archipelago.words.names import criterion_name, objective_name
from hexhaven.language import Language, player_name


def standing_in_words(text: Language, s: State, you: int, shown: View | None = None) -> list[str]:
    """How a seat stands, from what it may know or a view shows."""
    return [line[0].upper() + line[1:] for line in standing_lines(text, s, shown or view(s, you))]


def standing_lines(text: Language, s: State, seen: View) -> Iterable[str]:
    """What is scored and how it stands, and when the game would end."""
    for standing in standings(s, seen):
        yield standing_line(text, seen, standing)
        if standing.kind not in (TREND, MEDALS) and not seen.over:
            end = o.END_OF[standing.number]
            wanted = text(f"end-{o.END_NAMES[end]}", number=o.end_at(standing.number, s.rules.players))
            name = objective_name(text, standing.number)
            if end == o.FLORINS_OUT:
                yield text("standing-end-florins", name=name, end=wanted, number=seen.bank)
            else:
                yield text("standing-end", name=name, end=wanted, number=counted(s, end))


def standing_line(text: Language, seen: View, standing: Standing) -> str:
    if standing.kind == MEDALS:
        return text("standing-medals", standing=everyone(text, seen, standing))
    margin = int(o.MARGIN_OF[standing.number]) if standing.kind != TREND else 0
    criterion = criterion_name(text, standing.criterion, margin)
    said = where_you_are(text, seen, standing)
    if standing.kind == TREND:
        return text("standing-trend", criterion=criterion, standing=said)
    name = objective_name(text, standing.number)
    return text("standing-objective", name=name, criterion=criterion, standing=said)


def where_you_are(text: Language, seen: View, standing: Standing) -> str:
    """For a player where they are and what it brings, for a spectator what everyone has."""
    if standing.criterion in (c.PACIFIST, c.SEPARATIST):
        return text("standing-margin", margin=seen.population - seen.rebellion)
    if not any(standing.ranks):
        return text("standing-nobody")
    if seen.seat < 0:
        return everyone(text, seen, standing)
    said = compared(text, seen, standing)
    points = standing.points[seen.seat]
    key = "standing-scored" if seen.over else "standing-points"
    return text(key, standing=said, points=points) if points else said


def compared(text: Language, seen: View, standing: Standing) -> str:
    yours = standing.counted[seen.seat]
    others = [(number, seat) for seat, number in enumerate(standing.counted) if seat != seen.seat]
    theirs = max(number for number, _ in others)
    if standing.ranks[seen.seat] != 1:
        leaders = ", ".join(player_name(text, seat, seen.seat) for number, seat in others if number == theirs)
        key = "standing-behind" if sum(number == theirs for number, _ in others) == 1 else "standing-behind-several"
        return text(key, yours=max(yours, 0), player=leaders, theirs=theirs)
    return text("standing-shared" if theirs == yours else "standing-lead", yours=yours, theirs=max(theirs, 0))


def everyone(text: Language, seen: View, standing: Standing) -> str:
    """What everybody has who has anything."""
    named = [(player_name(text, seat, seen.seat), number) for seat, number in enumerate(standing.counted) if number > 0]
    return ", ".join(f"{name}: {number}" for name, number in named)
