"""B2 set-up: turn order, silver, workers and goods, duchies, start castles."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    CASTLE_AT,
    DUCHY_DRAWN,
    DUCHY_IS,
    GOOD_DRAWN,
    START_PLAYER_DRAWN,
    field_of,
    goods_of,
    number_of,
    numbered,
    of_goods,
    on_field,
)
from hexhaven.burgundy.content.board import START_SILVER, START_WORKERS
from hexhaven.burgundy.content.duchies import PRINTED_CASTLE
from hexhaven.burgundy.content.goods import KINDS, NO_GOODS, count, of_kind
from hexhaven.burgundy.events import SETTING_UP
from hexhaven.burgundy.frames import (
    CHOOSE_CASTLE,
    CHOOSE_DUCHY,
    DRAW_DUCHY,
    DRAW_START_GOOD,
    DRAW_START_PLAYER,
    FINISH,
    OPEN_PHASE,
    REVEAL,
    SEAT_PLAYERS,
)
from hexhaven.burgundy.rulebook import CHOSEN, DRAWN, GIVEN, Rules
from hexhaven.burgundy.state import NO_SEAT, State, estate_of, first_state
from hexhaven.burgundy.verbs import (
    gain_goods,
    gain_silver,
    gain_workers,
    place_start_castle,
    seal,
    set_duchy,
    set_start_player,
)
from hexhaven.kernel.engine import Question, schedule, settle, verb_of
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, frame


def add_to(rules: Rules) -> None:
    rules.start_silver = START_SILVER
    rules.start_workers = START_WORKERS
    rules.runs(SEAT_PLAYERS, seat_players)
    rules.runs(REVEAL, reveal)
    rules.asks(DRAW_START_PLAYER, DrawStartPlayer())
    rules.asks(DRAW_START_GOOD, DrawStartGood())
    rules.asks(DRAW_DUCHY, DrawDuchy())
    rules.asks(CHOOSE_DUCHY, ChooseDuchy())
    rules.asks(CHOOSE_CASTLE, ChooseCastle())


def begin(rules: Rules, events: list[Event] | None = None) -> State:
    """A new game, waiting for its first answer; its events go to the list, if one is given."""
    s = first_state(rules)
    s.events = events
    schedule(s, whole_game(s))
    settle(s)
    return s


def whole_game(s: State) -> vec[i64]:
    """B2.2 the whole game as a list of steps: start player, seats, five phases, the end."""
    steps = vec[i64]()
    if s.rules.start_player == NO_SEAT:
        steps = append(steps, frame(DRAW_START_PLAYER, CHANCE, 0))
    else:
        set_start_player(s, s.rules.start_player)
    steps = append(steps, frame(SEAT_PLAYERS, NOBODY, 0))
    phase: i64 = 0
    while phase < s.rules.phases:
        steps = append(steps, frame(OPEN_PHASE, NOBODY, phase))
        phase += 1
    return append(steps, frame(FINISH, NOBODY, 0))


class DrawStartPlayer(Question):
    """B2.3 drawn at random."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([START_PLAYER_DRAWN | numbered(seat) for seat in range(s.rules.players)])

    def weights(self, s: State, arg: i64) -> vec[i64]:
        return vec[i64]([1] * s.rules.players)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        set_start_player(s, number_of(answer))


def seat_players(s: State, arg: i64) -> None:
    """B2.6-B2.8 silver and workers by turn order, then goods, duchies and start castles."""
    for place, me in enumerate(s.order):
        gain_silver(s, me, s.rules.start_silver[place], SETTING_UP)
        gain_workers(s, me, s.rules.start_workers[place], SETTING_UP)
    schedule(s, castle_steps(s, duchy_steps(s, goods_steps(s))))


def goods_steps(s: State) -> vec[i64]:
    """B2.8 three goods for each estate, dealt in order of seats."""
    steps = vec[i64]()
    me: i64 = 0
    while me < s.rules.players:
        if s.rules.is_head(me):
            for _ in range(s.rules.start_goods):
                steps = append(steps, frame(DRAW_START_GOOD, CHANCE, me))
        me += 1
    return steps


def duchy_steps(s: State, steps: vec[i64]) -> vec[i64]:
    """B2.10-B2.12 duchies are given, drawn or chosen in turn order."""
    for me in heads_in_order(s):
        if s.rules.deal == GIVEN:
            set_duchy(s, me, given_duchy(s, me))
        elif s.rules.deal == DRAWN:
            steps = append(steps, frame(DRAW_DUCHY, CHANCE, me))
        else:
            steps = append(steps, frame(CHOOSE_DUCHY, me, 0))
    if s.rules.deal == CHOSEN and s.rules.hidden:
        steps = append(steps, frame(REVEAL, NOBODY, 0))
    return steps


def heads_in_order(s: State) -> vec[i64]:
    """One seat for each estate, in turn order."""
    heads = vec[i64](capacity=len(s.order))
    for me in s.order:
        if s.rules.is_head(me):
            heads = append(heads, me)
    return heads


def given_duchy(s: State, me: i64) -> i64:
    return s.rules.duchies[me]


def castle_steps(s: State, steps: vec[i64]) -> vec[i64]:
    """B2.14-B2.16 the printed field on given duchies 1 and 2, else the owner's choice."""
    for me in heads_in_order(s):
        field = printed_castle(s, me)
        if field:
            place_start_castle(s, me, field)
        else:
            steps = append(steps, frame(CHOOSE_CASTLE, me, 0))
    if s.rules.hidden:
        steps = append(steps, frame(REVEAL, NOBODY, 0))
    return steps


def printed_castle(s: State, me: i64) -> i64:
    """The field that is the only one for the start castle; 0: the owner has a choice."""
    starts = estate_of(s, me).duchy.starts
    if len(starts) == 1:
        return starts[0]
    if s.rules.deal == GIVEN:
        return PRINTED_CASTLE.get(given_duchy(s, me), 0)
    return 0


class DrawGood(Question):
    """B1.10 any good not drawn yet."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        kind: i64 = 1
        while kind <= KINDS:
            if count(s.goods_supply, kind):
                out = append(out, GOOD_DRAWN | of_goods(kind))
            kind += 1
        return out

    def weights(self, s: State, arg: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        kind: i64 = 1
        while kind <= KINDS:
            if count(s.goods_supply, kind):
                out = append(out, count(s.goods_supply, kind))
            kind += 1
        return out

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """B1.10 never in a game; a made-up position may have used up the goods."""
        return s.goods_supply == NO_GOODS


class DrawStartGood(DrawGood):
    """B2.8 one of a player's three goods."""

    def apply(self, s: State, me: i64, seat: i64, answer: i64) -> None:
        gain_goods(s, seat, of_kind(goods_of(answer), 1), 0)


class DrawDuchy(Question):
    """B2.11 one of the boards of the box that are not dealt yet."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        boards = range(1, len(s.rules.boards))
        return vec[i64]([DUCHY_DRAWN | numbered(duchy) for duchy in boards if boards_left(s, duchy)])

    def weights(self, s: State, arg: i64) -> vec[i64]:
        boards = range(1, len(s.rules.boards))
        return vec[i64]([boards_left(s, duchy) for duchy in boards if boards_left(s, duchy)])

    def apply(self, s: State, me: i64, seat: i64, answer: i64) -> None:
        set_duchy(s, seat, number_of(answer))


def boards_left(s: State, duchy: i64) -> i64:
    left = s.rules.boards[duchy]
    for estate in s.estates():
        if estate.duchy.number == duchy:
            left -= 1
    return left


class ChooseDuchy(Question):
    """B2.12 any duchy, repeats allowed."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64](
            [DUCHY_IS | numbered(duchy) for duchy in range(1, len(s.rules.boards)) if s.rules.boards[duchy]]
        )

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        settle_choice(s, me, answer)


class ChooseCastle(Question):
    """B2.15 B2.16 any castle field of the player's duchy."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for field in estate_of(s, me).duchy.starts:
            out = append(out, CASTLE_AT | on_field(field))
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        settle_choice(s, me, answer)


def settle_choice(s: State, me: i64, answer: i64) -> None:
    """B2.17 B2.18 an open choice takes effect at once, a hidden one is sealed."""
    if s.rules.hidden:
        seal(s, me, answer)
    else:
        carry_out(s, me, answer)


def reveal(s: State, arg: i64) -> None:
    """B2.18 everyone has chosen: the sealed choices are revealed in turn order."""
    for me in s.order:
        if s.seats[me].sealed:
            carry_out(s, me, s.seats[me].sealed)


def carry_out(s: State, me: i64, answer: i64) -> None:
    if verb_of(answer) == DUCHY_IS:
        set_duchy(s, me, number_of(answer))
    else:
        place_start_castle(s, me, field_of(answer))
