"""B18 trade routes: sold goods go on cards and bring bonuses where they match."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import ROUTE_DRAWN, number_of, numbered
from hexhaven.burgundy.content.routes import (
    FIELDS_OF_ROUTE,
    ROUTES,
    ROUTES_EACH,
    bonus_at,
    card_at,
    good_at,
    length,
)
from hexhaven.burgundy.content.tiles import CASTLE, WATCHTOWER
from hexhaven.burgundy.events import EFFECT_GAINED, ROUTE
from hexhaven.burgundy.expansions.verbs import deal_route, lay_good
from hexhaven.burgundy.frames import DRAW_ROUTE, EXTRA_ACTION, LAY_GOODS, SEAT_PLAYERS
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.state import Seat, State
from hexhaven.burgundy.verbs import score
from hexhaven.kernel.engine import Question, Step, ask, emit, schedule, then
from hexhaven.kernel.frame import CHANCE, frame


def add_to(rules: Rules) -> None:
    rules.runs(SEAT_PLAYERS, with_routes(rules.steps[SEAT_PLAYERS]))
    rules.asks(DRAW_ROUTE, DrawRoute())
    rules.runs(LAY_GOODS, lay_goods)
    rules.after_sale.append(begin_laying)


# Set-up.


def with_routes(seat_players: Step) -> Step:
    def seated(s: State, arg: i64) -> None:
        """B18.2 the routes are dealt before duchies and castle fields are chosen."""
        seat_players(s, arg)
        steps = vec[i64]()
        for me in range(s.rules.players):
            for _ in range(ROUTES_EACH[s.rules.players]):
                steps = append(steps, frame(DRAW_ROUTE, CHANCE, me))
        schedule(s, steps)

    return seated


class DrawRoute(Question):
    """B18.2 one of the cards not dealt yet."""

    def legal(self, s: State, me: i64, seat: i64) -> vec[i64]:
        dealt = cards_dealt(s)
        return vec[i64]([ROUTE_DRAWN | numbered(card) for card in range(1, ROUTES + 1) if not dealt >> card & 1])

    def weights(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, seat)))

    def apply(self, s: State, me: i64, seat: i64, answer: i64) -> None:
        deal_route(s, seat, number_of(answer))


def cards_dealt(s: State) -> i64:
    """As a mask."""
    dealt: i64 = 0
    for seat in s.seats:
        card: i64 = 0
        while card < length(seat.route):
            dealt |= 1 << card_at(seat.route, FIELDS_OF_ROUTE * card)
            card += 1
    return dealt


# Sales.


def begin_laying(s: State, me: i64, kind: i64, number: i64) -> None:
    """B18.3 after the sale is paid, its goods go on the routes one by one."""
    then(s, LAY_GOODS, me | kind << 4 | number << 8)


def kind_laid(laying: i64) -> i64:
    return laying >> 4 & 15


def lay_goods(s: State, laying: i64) -> None:
    """B18.4 B18.6 B18.7 up to the first match, whose bonus comes before the rest; nothing on full routes."""
    me, kind, number = laying & 15, kind_laid(laying), laying >> 8
    seat = s.seats[me]
    while number and has_room(seat):
        place = lay_good(s, me, kind)
        number -= 1
        if good_at(seat.route, place) == kind:
            if number:
                then(s, LAY_GOODS, me | kind << 4 | number << 8)
            gain_bonus(s, me, bonus_at(seat.route, place))
            return


def has_room(seat: Seat) -> bool:
    return length(seat.laid) < FIELDS_OF_ROUTE * length(seat.route)


def brings_bonus(s: State, laying: i64) -> bool:
    """Whether one of the goods will match its field."""
    me, kind, number = laying & 15, kind_laid(laying), laying >> 8
    seat = s.seats[me]
    place = length(seat.laid)
    end = min(place + number, FIELDS_OF_ROUTE * length(seat.route))
    while place < end:
        if good_at(seat.route, place) == kind:
            return True
        place += 1
    return False


def gain_bonus(s: State, me: i64, tile: i64) -> None:
    """B18.5 B18.9 like the building, or like a castle that is not placed."""
    emit(s, EFFECT_GAINED, me, tile, ROUTE)
    if tile == WATCHTOWER:
        score(s, me, 4, ROUTE)
    elif tile == CASTLE:
        ask(s, EXTRA_ACTION, me)
    else:
        s.rules.effect(tile)(s, me, 0)
