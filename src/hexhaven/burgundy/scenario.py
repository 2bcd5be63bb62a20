"""What scenarios of Burgundy can check. See docs/scenarios.md."""

from collections.abc import Sequence
from functools import partial

from hexhaven import burgundy
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS
from hexhaven.burgundy.content.duchies import NAMES
from hexhaven.burgundy.content.goods import KINDS, count
from hexhaven.burgundy.content.shields import shields_in
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.position import PHASE_LETTERS
from hexhaven.burgundy.scenario_set_up import NEW_GAME, POSITION, SEAT_LISTS, SEAT_NUMBERS, described
from hexhaven.burgundy.state import State, estate_of
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from hexhaven.kernel.scenario import Expectation, Stage, seat_in
from hexhaven.rulebook import rule_numbers

COUNTED = ("points", "silver", "workers")  # a change may be expected of these
IN_ORDER = ("order", "places", "coming", "asked", "routes", "laid")
QUESTION = {
    f.DRAW_START_PLAYER: "start", f.DRAW_START_GOOD: "good", f.DRAW_DUCHY: "board", f.LAY_OUT_TILE: "tile",
    f.LAY_OUT_GOOD: "good", f.ROLL: "roll", f.ROLL_WHITE: "white", f.CHOOSE_DUCHY: "duchy", f.CHOOSE_CASTLE: "castle",
    f.TURN: "turn", f.EXTRA_ACTION: "action", f.CHOOSE_GOODS: "load", f.GAIN_TILE: "take", f.SELL_GOODS: "sell",
    f.PLACE_TILE: "place", f.DISCARD: "discard", f.STORE_TILE: "keep", f.DRAW_ROUTE: "route", f.DRAW_SHIELD: "shield",
    f.CHOOSE_EFFECT: "as", f.CHOOSE_SPECIES: "count", f.WHITE_ACTION: "white-action", f.GATHER_GOODS: "gather",
    f.CLAIM_TILE: "claim", f.PAY_TRIBUTE: "tribute", f.NAME_RIVAL: "copy",
    f.CHOOSE_PART: "part", f.MARKER_ACTION: "action", f.COLOUR_TILE: "claim", f.TRADE_GOODS: "trade",
    f.GIVE_GOODS: "give",
}  # fmt: skip


def value_of(s: State, said: Expectation) -> list[str]:
    """The value of what the words name, as words."""
    said.name = said.word("what is expected")
    if said.name.isdecimal():
        me = seat_in(said.line, said.name, said.seats)
        said.name = said.word("what the seat has")
        return value_at_seat(s, said, me)
    match said.name:
        case "depot":
            depot = said.number("a depot", DEPOTS)
            return in_depot(s, said, depot, said.word("tiles, goods or shields"))
        case "black":
            return tiles_in(s, BLACK_DEPOT)
        case "gone":
            colour = said.word("a colour")
            if len(colour) != 1 or colour not in COLOUR_LETTERS:
                raise said.line.wrong(f"{colour!r} is not one of the colours {' '.join(COLOUR_LETTERS)}")
            return [str(count(s.bonuses_taken, COLOUR_LETTERS.index(colour)))]
        case "coming":
            coming = [count(s.coming_goods, place) for place in range(s.rules.phase_goods)]
            return [str(kind) for kind in coming if kind]
        case "white":
            return [str(s.white_die)] if s.white_die else []
        case "marker":
            return [str(s.marker)] if s.marker else []
        case "phase":
            return [PHASE_LETTERS[s.phase]]
        case "round":
            return [str(s.round + 1)]
        case "order":
            return [str(me + 1) for me in s.order]
        case "asked":
            check_question(said)
            return asked(s)
        case "places":
            result = burgundy.result(s)
            return [str(place) for place in result.places] if result else []
    if said.name in SEAT_NUMBERS + SEAT_LISTS + ("field", "duchy", "rival"):
        raise said.line.wrong(f"say which seat: 'expect 1 {said.line.rest}'")
    raise said.line.wrong(f"there is nothing called {said.name!r}")


def check_question(said: Expectation) -> None:
    """The word for a question that follows the seat, if any, must exist."""
    for word in said.words[1:2]:
        if word not in QUESTION.values():
            raise said.line.wrong(
                f"no question is called {word!r}; there are {' '.join(dict.fromkeys(QUESTION.values()))}"
            )


def value_at_seat(s: State, said: Expectation, me: int) -> list[str]:
    shown = burgundy.view(s, me)
    seat = shown.seats[me]
    estate = shown.estates[seat.estate]
    match said.name:
        case "silver" | "workers" | "bonuses":
            return [str(getattr(estate, said.name))]
        case "points" | "bridge":
            return [str(getattr(seat, said.name))]
        case "duchy":
            return [NAMES[estate.duchy]] if estate.duchy else []
        case "shields":
            return [str(shield) for shield in estate.shields]
        case "rival":
            return [str(estate.rival + 1)] if estate.rival >= 0 else []
        case "routes":
            return [str(card) for card in seat.routes]
        case "laid":
            return [str(kind) for kind in seat.laid]
        case "key-spaces":
            return [str(s.seats[me].key_spaces)]
        case "dice":
            return [str(die) for die in seat.dice]
        case "storage":
            return [NAME_OF[tile] for tile in seat.storage]
        case "common":
            return [NAME_OF[tile] for tile in estate.common]
        case "goods":
            return goods_in(estate_of(s, me).goods)
        case "sold":
            return goods_in(estate_of(s, me).sold)
        case "field":
            place = said.number("a field", estate_of(s, me).duchy.fields)
            return [NAME_OF[estate.tiles[place]]] if place in estate.tiles else []
    raise said.line.wrong(f"a seat has no {said.name!r}")


def in_depot(s: State, said: Expectation, depot: int, what: str) -> list[str]:
    match what:
        case "tiles":
            return tiles_in(s, depot)
        case "goods":
            return goods_in(s.goods[depot])
        case "shields":
            return [str(shield) for shield in shields_in(s.shields[depot])] if len(s.shields) else []
    raise said.line.wrong(f"a depot has no {what!r}")


def tiles_in(s: State, depot: int) -> list[str]:
    return [NAME_OF[s.depots[space]] for space in s.rules.spaces_in[depot] if s.depots[space]]


def goods_in(pile: int) -> list[str]:
    return [str(kind) for kind in range(1, KINDS + 1) for _ in range(count(pile, kind))]


def asked(s: State) -> list[str]:
    """Who has to decide what, by the word the answer starts with; nobody when the game is over."""
    who = burgundy.to_move(s)
    if who == NOBODY:
        return ["nobody"]
    return ["*" if who == CHANCE else str(who + 1), QUESTION[kind_of(top(s.agenda))]]


def as_they_are(name: str, words: Sequence[str]) -> list[str]:
    return list(words)


STAGE = Stage(
    burgundy, POSITION, NEW_GAME, COUNTED, IN_ORDER, described, value_of, as_they_are,
    partial(rule_numbers, burgundy.NAME),
)  # fmt: skip
