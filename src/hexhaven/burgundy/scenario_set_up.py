"""The lines of a scenario that describe a position. See docs/scenarios.md."""

from functools import partial
from typing import Any

from hexhaven.burgundy.content.duchies import NAMED
from hexhaven.burgundy.expansions import MODES
from hexhaven.burgundy.options import DEFAULTS
from hexhaven.burgundy.position import PHASE_LETTERS, Position
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.scenario import NONE, Line, describe_once, number_in, players_in, seat_in

POSITION = (
    "players", "mode", "expansions", "phase", "round", "seat", "depot", "black", "gone", "order", "turn", "bought",
    "coming", "white", "marker",
)  # fmt: skip
NEW_GAME = ("new", "option")
SEAT_NUMBERS = ("castle", "points", "silver", "workers", "bonuses", "bridge")
SEAT_LISTS = ("storage", "common", "dice", "goods", "sold", "routes", "laid", "shields")
DEPOT_LISTS = ("tiles", "goods", "shields")
EXAMPLES = {"seat": "seat 1 silver 3, workers 0, dice 4 2", "depot": "depot 3 tiles ship cow2, goods 1 1 5"}


def described(lines: list[Line]) -> Position:
    mode = next((line for line in lines if line.word == "mode"), Line(1, "mode", DEFAULTS["mode"]))
    if mode.rest not in MODES:
        raise mode.wrong(f"{mode.rest!r} is not a mode; they are {' '.join(MODES)}")
    players = players_in(lines, MODES[mode.rest].DEFAULTS.get("seats", DEFAULTS["seats"]))
    try:
        position = Position(number_in(players, players.rest, "a number of players"), mode.rest)
    except OptionError as error:
        raise players.wrong(str(error)) from error
    describe_once(lines, clauses, ("depot", "gone"), partial(describe, position))
    return position


def describe(position: Position, line: Line) -> None:
    """What one line says about the position."""
    seats = len(position.seats)
    match line.word:
        case "expansions":
            position.playing(line.rest)
        case "phase":
            if line.rest not in tuple(PHASE_LETTERS):
                raise line.wrong(f"{line.rest!r} is not a phase; they are {' '.join(PHASE_LETTERS)}")
            position.at(line.rest, position.round + 1)
        case "round":
            position.at(PHASE_LETTERS[position.phase], number_in(line, line.rest, "a round"))
        case "seat":
            seat, said = line.rest.partition(" ")[::2]
            position.seat(seat_in(line, seat, seats), **seat_clauses(line, said))
        case "depot":
            depot, said = line.rest.partition(" ")[::2]
            position.depot(number_in(line, depot, "a depot"), **depot_clauses(line, said))
        case "black":
            position.black(listed(line, line.rest))
        case "gone":
            colour, number = line.rest.partition(" ")[::2]
            position.taken(colour, number_in(line, number, "a number of bonus tiles"))
        case "order":
            position.order(*(seat_in(line, word, seats) for word in line.rest.split()))
        case "turn":
            position.to_move(seat_in(line, line.rest, seats))
        case "coming":
            position.coming_goods(listed(line, line.rest))
        case "white":
            position.white_die(number_in(line, line.rest, "a number of the white die"))
        case "marker":
            position.marker_at(number_in(line, line.rest, "a number of points"))
        case "bought":
            if line.rest:
                raise line.wrong(f"{line.rest!r} is too much")
            position.bought()


def clauses(line: Line, said: str) -> list[tuple[str, str]]:
    """`silver 3, storage bank ship` as names and values."""
    names = DEPOT_LISTS if line.word == "depot" else ("tiles", "duchy", "rival", *SEAT_NUMBERS, *SEAT_LISTS)
    parts = [part.strip().partition(" ") for part in said.split(",")]
    for name, _, value in parts:
        if not name:
            raise line.wrong("this line says nothing")
        if name not in names:
            raise line.wrong(f"a {line.word} has no {name!r}, only {' '.join(names)}; see {EXAMPLES[line.word]!r}")
        if not value:
            raise line.wrong(f"{name!r} needs a value")
    return [(name, value.strip()) for name, _, value in parts]


def listed(line: Line, words: str) -> str:
    if not words:
        raise line.wrong(f"write {NONE!r} for nothing")
    return "" if words == NONE else words


def seat_clauses(line: Line, said: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in clauses(line, said):
        if name in SEAT_NUMBERS:
            found[name] = number_in(line, value, f"a number for {name}")
        elif name in SEAT_LISTS:
            found[name] = listed(line, value)
        elif name == "duchy":
            found[name] = duchy_called(line, value)
        elif name == "rival":
            found[name] = number_in(line, value, "a seat") - 1
        else:
            found[name] = tiles_on_fields(line, value.split())
    return found


def duchy_called(line: Line, name: str) -> str:
    if name not in NAMED or not NAMED[name]:
        raise line.wrong(f"there is no duchy {name!r}")
    return name


def tiles_on_fields(line: Line, words: list[str]) -> dict[int, str]:
    """`cow3 5 bank 12`: each tile and its field."""
    tiles: dict[int, str] = {}
    if len(words) % 2:
        raise line.wrong("write tiles with their fields: tiles cow3 5 bank 12")
    for name, place in zip(words[::2], words[1::2], strict=True):
        at = number_in(line, place, "a field")
        if at in tiles:
            raise line.wrong(f"field {at} cannot hold two tiles")
        tiles[at] = name
    return tiles


def depot_clauses(line: Line, said: str) -> dict[str, str]:
    return {name: listed(line, value) for name, value in clauses(line, said)}
