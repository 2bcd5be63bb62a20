"""The lines of a scenario that describe a position of Archipelago. See docs/scenarios.md."""

from functools import partial
from typing import Any

from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.tables import BUILDINGS
from hexhaven.archipelago.notation.parts import AREA_LETTERS, BUILDING_NAMES, DIRECTION_NAMES
from hexhaven.archipelago.positions.position import Position
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.scenario import NONE, Line, describe_once, number_in, options_in, players_in, seat_in

POSITION = (
    "players", "option", "region", "seat", "domestic", "export", "rebellion", "workers", "piles", "trends",
    "objectives", "top-card", "back", "track", "card-discards", "top-hex", "hex-discards", "order", "turn", "phase",
    "active", "out", "done", "taxed", "prices", "domestic-prices", "export-prices", "crisis",
)  # fmt: skip
NEW_GAME = ("new",)
PLAYERS = "3"
NUMBERED = (
    "region",
    "option",
    "back",
    "prices",
    "domestic-prices",
    "export-prices",
)  # of these there are several, each with its own number or name
SEAT_NUMBERS = ("florins", "tokens", "discs", "used", "benefactor")
SEAT_LISTS = (
    "cubes", "citizens", "engaged", "strikers", "engaged-strikers", "ships", "engaged-ships", "cards", "used-cards",
    "new-cards", "wonders", "objectives",
)  # fmt: skip
REGION_EXAMPLE = "region 2 north-east of 1, wood 2, b stone 1, edges axxxbx, huts 1, town, port bx"
SEAT_EXAMPLE = "seat 1 florins 8, cubes wood 2 fish 1, citizens 1a 1a 2-town"


def described(lines: list[Line]) -> Position:
    options, said_by = options_in(lines)
    players = players_in(lines, PLAYERS)
    try:
        position = Position(number_in(players, players.rest, "a number of players"), **options)
    except OptionError as error:
        raise said_by.get(error.option, players).wrong(str(error)) from error
    describe_once(lines, seat_clauses, NUMBERED, partial(describe, position))
    return position


def describe(position: Position, line: Line) -> None:
    """What one line says about the position."""
    match line.word:
        case "region":
            add_region(position, line)
        case "seat":
            seat, said = line.rest.partition(" ")[::2]
            position.seat(seat_in(line, seat, len(position.seats)), **seat_settings(line, said))
        case "domestic" | "export":
            position.boards(**{line.word: listed(line).replace(",", " ")})
        case "rebellion" | "workers" | "taxed":
            setattr(position, line.word, number_in(line, line.rest, f"a number for {line.word}"))
        case "piles":
            position.piles(number_in(line, line.rest, "a number of explorer tokens"))
        case "trends" | "objectives":
            setattr(position, line.word, listed(line))
        case "top-card" | "back" | "track" | "card-discards" | "top-hex" | "hex-discards":
            describe_piles(position, line)
        case "prices" | "domestic-prices" | "export-prices":
            describe_prices(position, line)
        case "phase" | "turn" | "active" | "order" | "out" | "done" | "crisis":
            describe_course(position, line)


def describe_prices(position: Position, line: Line) -> None:
    """Of a card, or of a resource on a board."""
    name, *words = line.rest.split() or [""]
    numbers = [number_in(line, word, "a price", 99) for word in words]
    if line.word == "prices":
        position.card_prices(name, *numbers)
    else:
        position.market_prices(line.word.removesuffix("-prices"), name, *numbers)


def describe_piles(position: Position, line: Line) -> None:
    """Where cards and hexes are."""
    match line.word:
        case "top-card":
            position.top_card = one_word(line)
        case "back":
            card, zones = line.rest.partition(" ")[::2]
            position.back(card, zones)
        case "track":
            position.track = (listed(line) or NONE).split()
        case "card-discards":
            position.discards = listed(line)
        case "top-hex":
            position.top_hex = one_word(line)
        case "hex-discards":
            position.hex_discards = listed(line)


def describe_course(position: Position, line: Line) -> None:
    """Where the game is."""
    seats = len(position.seats)
    match line.word:
        case "phase":
            position.at(number_in(line, line.rest, "a phase"), position.active, position.turn)
        case "turn":
            position.at(position.phase, position.active, number_in(line, line.rest, "a turn"))
        case "active":
            position.at(position.phase, seat_in(line, line.rest, seats), position.turn)
        case "order":
            position.order(*(seat_in(line, word, seats) for word in line.rest.split()))
        case "out":
            position.passed(*(seat_in(line, word, seats) for word in listed(line).split()))
        case "done":
            position.has_done(listed(line))
        case "crisis":
            kind, missing = line.rest.partition(" ")[::2]
            if kind == "domestic" and missing:
                raise line.wrong("in a domestic crisis, the strikers say who has not been fed")
            position.in_crisis(kind, number_in(line, missing or "0", "a number of cubes"))


def listed(line: Line) -> str:
    if not line.rest:
        raise line.wrong(f"write {NONE!r} for nothing")
    return "" if line.rest == NONE else line.rest


def one_word(line: Line) -> str:
    if len(line.rest.split()) != 1:
        raise line.wrong(f"{line.word!r} takes one name, or {NONE!r}")
    return line.rest


def clauses(line: Line, said: str) -> list[str]:
    """What is between commas."""
    parts = [part.strip() for part in said.split(",")]
    if not all(parts):
        raise line.wrong("this line says nothing")
    return parts


# Seats.


def seat_clauses(line: Line, said: str) -> list[tuple[str, str]]:
    """`florins 3, citizens 1a 1a` as names and values."""
    found = [clause.partition(" ")[::2] for clause in clauses(line, said)]
    for name, value in found:
        if name not in SEAT_NUMBERS + SEAT_LISTS:
            names = " ".join(SEAT_NUMBERS + SEAT_LISTS)
            raise line.wrong(f"a seat has no {name!r}, only {names}; see {SEAT_EXAMPLE!r}")
        if not value:
            raise line.wrong(f"{name!r} needs a value")
    return found


def seat_settings(line: Line, said: str) -> Any:
    """As the keywords of Position.seat."""
    found: dict[str, int | str] = {}
    for name, value in seat_clauses(line, said):
        if name in SEAT_NUMBERS:
            found[name] = number_in(line, value.strip(), f"a number for {name}")
        else:
            found[name.replace("-", "_")] = "" if value == NONE else value
    return found


# Regions.


def add_region(position: Position, line: Line) -> None:
    number, said = line.rest.partition(" ")[::2]
    expected = len(position.regions) + 1
    if number_in(line, number, "a region") != expected:
        raise line.wrong(f"regions are numbered in the order in which they were laid; this one is region {expected}")
    position.region(**region_settings(line, said))


def region_settings(line: Line, said: str) -> Any:
    """As the keywords of Position.region."""
    found: dict[str, Any] = {}
    for clause in clauses(line, said) if said else []:
        name, value = clause.partition(" ")[::2]
        if name in DIRECTION_NAMES:
            found["where"] = clause
        elif name in ("edges", "plundered"):
            found[name] = value
        elif name == "is":
            found["side"] = value
        elif name in ("huts", "turned"):
            found[name] = number_in(line, value, f"a number for {name}", 6)
        elif name in BUILDING_NAMES[:BUILDINGS]:
            found["built"] = f"{found.get('built', '')} {name}:{value}".rstrip(":")
        elif name in RESOURCE_NAMES or name in tuple(AREA_LETTERS):
            found["icons"] = f"{found.get('icons', '')} {separate(clause)}"
        else:
            raise line.wrong(f"a region has no {name!r}; see {REGION_EXAMPLE!r}")
    return found


def separate(icons: str) -> str:
    """Every clause of icons names its area."""
    return icons if icons.split()[0] in tuple(AREA_LETTERS) else f"- {icons}"
