"""What scenarios of Archipelago can check. See docs/scenarios.md."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from hexhaven import archipelago
from hexhaven.archipelago.content.components import OPTION, load
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVE_NAMES
from hexhaven.archipelago.content.trends import NAME_OF as TREND_NAMES
from hexhaven.archipelago.notation.parts import BUILDING_NAMES
from hexhaven.archipelago.positions.pieces import place_in, resource_and_number
from hexhaven.archipelago.positions.position import UNITS
from hexhaven.archipelago.positions.scenario_set_up import NEW_GAME, POSITION, described
from hexhaven.archipelago.positions.seen import (
    buildings_in,
    cards_in,
    cubes_in,
    names_in,
    side_name,
    track_of,
    units_in,
)
from hexhaven.archipelago.rules.ending import score_of
from hexhaven.archipelago.state import NO_CARD, NO_HEX, NO_SEAT, State
from hexhaven.archipelago.units import controller
from hexhaven.archipelago.words.questions import FRAME_NAMES
from hexhaven.kernel.errors import HexhavenError, OptionError
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from hexhaven.kernel.scenario import Expectation, Stage, number_in, seat_in
from hexhaven.rulebook import rule_numbers

PILES = ("cubes", "domestic", "export", "bank")
COUNTED = (
    "florins", "tokens", "discs", "used", "benefactor", "points", "population", "rebellion", "workers", "piles",
    "missing", "bank-florins", "citizens-left", "ships-left",
)  # fmt: skip
IN_ORDER = ("order", "track", "asked", "places")
YES, NO = "yes", "no"
MOST_BYTES = 1 << 20  # of a component set


def value_of(s: State, said: Expectation) -> list[str]:
    """The value of what the words name, as words."""
    said.name = said.word("what is expected")
    if said.name.isdecimal():
        me = seat_in(said.line, said.name, said.seats)
        said.name = said.word("what the seat has")
        if said.name not in OF_SEAT:
            raise said.line.wrong(f"a seat has no {said.name!r}, only {' '.join(OF_SEAT)}")
        return OF_SEAT[said.name](s, me).split()
    if said.name in ON_TABLE:
        return ON_TABLE[said.name](s).split()
    match said.name:
        case "region":
            region = number_in(said.line, said.word("a region"), "a region", len(s.sides) - 1)
            return buildings_in(s, region).split()
        case "control":
            return control(s, said).split()
        case "asked":
            check_question(said)
            return asked(s)
    if said.name in OF_SEAT:
        raise said.line.wrong(f"say which seat: 'expect 1 {said.line.rest}'")
    raise said.line.wrong(f"there is nothing called {said.name!r}")


def control(s: State, said: Expectation) -> str:
    """Who controls a building, by the number of the seat."""
    word = said.word("a building, such as 1-port")
    try:
        region, place = place_of_building(s, word)
    except HexhavenError as error:
        raise said.line.wrong(str(error)) from error
    seat = controller(s, region, place)
    return "" if seat == NO_SEAT else str(seat + 1)


def place_of_building(s: State, word: str) -> tuple[int, int]:
    number, _, name = word.partition("-")
    region, _ = place_in(s, f"{number}-{name}", occupied=True)
    return region, BUILDING_NAMES.index(name)


def check_question(said: Expectation) -> None:
    """The word for a question that follows the seat, if any, must exist."""
    for word in said.words[1:2]:
        if word not in FRAME_NAMES.values():
            raise said.line.wrong(f"no question is called {word!r}; docs/scenarios.md has them all")


def asked(s: State) -> list[str]:
    """Who has to decide what; nobody when the game is over."""
    who = archipelago.to_move(s)
    if who == NOBODY:
        return ["nobody"]
    return ["*" if who == CHANCE else str(who + 1), FRAME_NAMES[kind_of(top(s.agenda))]]


def places(s: State) -> str:
    result = archipelago.result(s)
    return " ".join(str(place) for place in result.places) if result else ""


def yes_or_no(true: bool) -> str:
    return YES if true else NO


def units_of(kind: str) -> Callable[[State, int], str]:
    return lambda s, me: units_in(s, me, UNITS[kind])


OF_SEAT: dict[str, Callable[[State, int], str]] = {
    "florins": lambda s, me: str(s.seats[me].florins),
    "cubes": lambda s, me: cubes_in(s.seats[me].cubes),
    "tokens": lambda s, me: str(s.seats[me].tokens),
    "discs": lambda s, me: str(s.seats[me].discs),
    "used": lambda s, me: str(s.seats[me].discs_used),
    "benefactor": lambda s, me: str(s.seats[me].bonus),
    "points": lambda s, me: str(score_of(s, me)),
    "citizens-left": lambda s, me: str(s.seats[me].citizens_left),
    "ships-left": lambda s, me: str(s.seats[me].ships_left),
    "cards": lambda s, me: cards_in(s.seats[me].cards),
    "used-cards": lambda s, me: cards_in(s.seats[me].cards & s.exhausted),
    "wonders": lambda s, me: cards_in(s.seats[me].cards & s.wonders),
    "objectives": lambda s, me: names_in(OBJECTIVE_NAMES, s.seats[me].objectives),
    **{kind.replace("_", "-"): units_of(kind) for kind in UNITS},
}
ON_TABLE: dict[str, Callable[[State], str]] = {
    "domestic": lambda s: cubes_in(s.domestic),
    "export": lambda s: cubes_in(s.export),
    "bank": lambda s: cubes_in(s.bank_cubes),
    "bank-florins": lambda s: str(s.bank),
    "population": lambda s: str(s.population),
    "rebellion": lambda s: str(s.rebellion),
    "workers": lambda s: str(s.workers),
    "piles": lambda s: str(s.tokens_left),
    "missing": lambda s: str(s.missing),
    "trends": lambda s: names_in(TREND_NAMES, s.trends),
    "objectives": lambda s: names_in(OBJECTIVE_NAMES, s.open_objectives),
    "revealed": lambda s: names_in(OBJECTIVE_NAMES, s.revealed),
    "top-card": lambda s: "" if s.top == NO_CARD else cards_in(1 << s.top),
    "track": track_of,
    "card-discards": lambda s: cards_in(s.discarded),
    "top-hex": lambda s: "" if s.top_side == NO_HEX else side_name(s.top_side),
    "hex-discards": lambda s: " ".join(str(number + 1) for number in range(24) if s.discarded_hexes >> number & 1),
    "order": lambda s: " ".join(str(seat + 1) for seat in s.order),
    "turn": lambda s: str(s.turn),
    "phase": lambda s: str(s.phase),
    "places": places,
    "ending": lambda s: yes_or_no(s.ending),
    "independent": lambda s: yes_or_no(s.independent),
}


def unpacked(name: str, words: Sequence[str]) -> list[str]:
    """`wood 2 fish 1` as three cubes, so that the order does not matter."""
    if name not in PILES:
        return list(words)
    left, found, text = list(words), [], " ".join(words)
    while left:
        resource, number = resource_and_number(text, left)
        found += [str(resource)] * number
    return found


def component_set(path: Path) -> str:
    """The name of the set in a file, from now on the value of an option."""
    if not path.is_file() or path.stat().st_size > MOST_BYTES:
        raise OptionError(OPTION, f"there is no such file of at most {MOST_BYTES >> 20} MB")
    return load(path).name


STAGE = Stage(
    archipelago, POSITION, NEW_GAME, COUNTED, IN_ORDER, described, value_of, unpacked,
    partial(rule_numbers, archipelago.NAME), {OPTION: component_set},
)  # fmt: skip
