"""B19 shields on castles: how they are laid out, taken, paid for and scored. shield_powers.py says what each does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    GIVE_UP,
    SHIELD_DRAWN,
    TAKE_SHIELD,
    TRIBUTE,
    TURN_DIE,
    at_depot,
    depot_of,
    die_of,
    number_of,
    numbered,
    of_shield,
    replaced_of,
    shield_of,
    with_die,
    workers_of,
)
from hexhaven.burgundy.content.board import DEPOTS
from hexhaven.burgundy.content.shields import SHIELD_POINTS, SHIELDS, SHIELDS_IN_DEPOT, shields_in
from hexhaven.burgundy.content.tiles import CASTLE
from hexhaven.burgundy.events import SHIELDS as SHIELDS_CAUSE
from hexhaven.burgundy.expansions.shield_powers import add_powers, begin_power, end_power
from hexhaven.burgundy.expansions.verbs import gain_shield, lay_out_shield, lose_shield, turn_die
from hexhaven.burgundy.frames import CLAIM_TILE, DRAW_SHIELD, EXTRA_ACTION, PAY_TRIBUTE, SEAT_PLAYERS, TURN
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.actions import workers_needed
from hexhaven.burgundy.rules.final_scoring import tiles_in
from hexhaven.burgundy.rules.turn import ExtraAction, Turn
from hexhaven.burgundy.state import Estate, State, estate_of
from hexhaven.burgundy.verbs import pay_silver, pay_workers, use_die
from hexhaven.kernel.engine import Question, Step, ask, change_frame, schedule, verb_of
from hexhaven.kernel.frame import CHANCE, frame, kind_of, who_of
from hexhaven.kernel.numbers import bits_in


def add_to(rules: Rules) -> None:
    rules.shield_spaces = DEPOTS + 1
    rules.runs(SEAT_PLAYERS, with_shields(rules.steps[SEAT_PLAYERS]))
    rules.asks(DRAW_SHIELD, DrawShield())
    add_powers(rules)
    rules.asks(TURN, TurnWithShields())
    rules.asks(EXTRA_ACTION, ActionOfCastle())
    rules.after_turns = vec[i64]([CLAIM_TILE, PAY_TRIBUTE])
    rules.asks(PAY_TRIBUTE, PayTribute())
    rules.scores_at_end(SHIELDS_CAUSE, shield_points)


# Set-up.


def with_shields(seat_players: Step) -> Step:
    def seated(s: State, arg: i64) -> None:
        """B19.1 shields are laid out before duchies and castle fields are chosen."""
        seat_players(s, arg)
        steps = vec[i64]()
        numbers = SHIELDS_IN_DEPOT[s.rules.players]
        for depot in range(1, DEPOTS + 1):
            for _ in range(numbers[depot]):
                steps = append(steps, frame(DRAW_SHIELD, CHANCE, depot))
        schedule(s, steps)

    return seated


class DrawShield(Question):
    """B19.1 one of the shields not drawn yet."""

    def legal(self, s: State, me: i64, depot: i64) -> vec[i64]:
        drawn: i64 = 0
        for mask in s.shields:
            drawn |= mask
        left = [shield for shield in range(1, SHIELDS + 1) if not drawn >> shield & 1]
        return vec[i64]([SHIELD_DRAWN | numbered(shield) for shield in left])

    def weights(self, s: State, depot: i64) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, CHANCE, depot)))

    def apply(self, s: State, me: i64, depot: i64, answer: i64) -> None:
        lay_out_shield(s, number_of(answer), depot)


# Taking a shield.


class TurnWithShields(Turn):
    """B19.2 B19.3 both dice together for a shield; B19.26 a die may be turned."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = super().legal(s, me, arg)
        if estate_of(s, me).has_shield(16):
            out = add_turnings(out, s, me)
        if s.seats[me].other_die:
            out = add_shields_for_double(out, s, me)
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        verb = verb_of(answer)
        if verb == TURN_DIE:
            ask(s, TURN, me)
            turn_die(s, me, die_of(answer), number_of(answer))
        elif verb == TAKE_SHIELD:
            ask(s, TURN, me)
            pay_workers(s, me, workers_of(answer))
            use_die(s, me, s.seats[me].die)
            use_die(s, me, s.seats[me].die)
            take_shield(s, me, answer)
        else:
            super().apply(s, me, arg, answer)


def add_turnings(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """B19.26 shield 16: any unused die to any other number, once."""
    seat = s.seats[me]
    if s.dice_turned or not seat.die:
        return out
    for number in range(1, 7):
        if number != seat.die:
            out = append(out, with_die(TURN_DIE, seat.die, 0) | numbered(number))
        if seat.other_die and number != seat.other_die and seat.other_die != seat.die:
            out = append(out, with_die(TURN_DIE, seat.other_die, 0) | numbered(number))
    return out


def add_shields_for_double(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """B19.2 B19.3 from a depot whose number both dice show, or are made to show by workers."""
    depot: i64 = 1
    while depot <= DEPOTS:
        if s.shields[depot]:
            workers = workers_for_double(s, me, depot)
            if workers <= estate_of(s, me).workers:
                out = add_shields(out, s, me, depot, workers)
        depot += 1
    return out


def workers_for_double(s: State, me: i64, number: i64) -> i64:
    seat, estate = s.seats[me], estate_of(s, me)
    return workers_needed(estate, seat.die, number, 0) + workers_needed(estate, seat.other_die, number, 0)


def add_shields(out: vec[i64], s: State, me: i64, depot: i64, workers: i64) -> vec[i64]:
    """B19.4 B19.5 onto a castle without a shield, or in the place of another one."""
    estate = estate_of(s, me)
    start = with_die(TAKE_SHIELD, 0, workers) | at_depot(depot)
    for shield in shields_in(s.shields[depot]):
        if has_free_castle(estate):
            out = append(out, start | of_shield(shield, 0))
        for old in shields_in(estate.shields):
            out = append(out, start | of_shield(shield, old))
    return out


def has_free_castle(estate: Estate) -> bool:
    return tiles_in(estate, CASTLE) > bits_in(estate.shields)


def take_shield(s: State, me: i64, answer: i64) -> None:
    """B19.5 B19.6 a replaced shield leaves the game; the new one works at once."""
    if replaced_of(answer):
        drop_shield(s, me, replaced_of(answer))
    gain_shield(s, me, shield_of(answer), depot_of(answer))
    begin_power(s, me, shield_of(answer))


def drop_shield(s: State, me: i64, shield: i64) -> None:
    lose_shield(s, me, shield)
    end_power(s, me, shield)


class ActionOfCastle(ExtraAction):
    """B19.21 shield 11: the extra action of a placed castle may be to take a shield of any depot."""

    def legal(self, s: State, me: i64, with_shield: i64) -> vec[i64]:
        out = super().legal(s, me, with_shield)
        depot: i64 = 1
        while with_shield and depot <= DEPOTS:
            out = add_shields(out, s, me, depot, 0)
            depot += 1
        return out

    def apply(self, s: State, me: i64, with_shield: i64, answer: i64) -> None:
        if verb_of(answer) == TAKE_SHIELD:
            take_shield(s, me, answer)
        else:
            super().apply(s, me, with_shield, answer)


# Tribute and the end.


class PayTribute(Question):
    """B19.7 one silver for each shield that is kept; the argument says that shield 3 was given up."""

    def legal(self, s: State, me: i64, workers_too: i64) -> vec[i64]:
        estate, shields = estate_of(s, me), s.seats[me].shields_taken
        out = vec[i64](capacity=16)
        price = bits_in(shields)
        most = price if workers_too or estate.has_shield(3) else 0
        workers: i64 = 0
        while workers <= most:
            if workers <= estate.workers and price - workers <= estate.silver:
                out = append(out, with_die(TRIBUTE, 0, workers))
            workers += 1
        for shield in shields_in(shields):
            out = append(out, GIVE_UP | of_shield(shield, 0))
        return out

    def apply(self, s: State, me: i64, workers_too: i64, answer: i64) -> None:
        """B19.13 shield 3 works even for the payment in which it is given up."""
        if verb_of(answer) == TRIBUTE:
            pay_workers(s, me, workers_of(answer))
            pay_silver(s, me, bits_in(s.seats[me].shields_taken) - workers_of(answer))
        else:
            ask(s, PAY_TRIBUTE, me, workers_too)
            if shield_of(answer) == 3:
                let_workers_pay(s, me)
            drop_shield(s, me, shield_of(answer))

    def lapses(self, s: State, me: i64, workers_too: i64) -> bool:
        return s.seats[me].shields_taken == 0


def let_workers_pay(s: State, me: i64) -> None:
    """B19.13 B20.7 all tribute of an estate is one payment: workers may pay the rest too, and a partner's part."""
    for place in range(len(s.agenda)):
        waiting = s.agenda[place]
        if kind_of(waiting) == PAY_TRIBUTE and s.rules.head_of[who_of(waiting)] == s.rules.head_of[me]:
            change_frame(s, place, frame(PAY_TRIBUTE, who_of(waiting), 1))


def shield_points(estate: Estate) -> i64:
    """B19.9 B19.23 twelve, eight or four points; shield 13 doubles them all."""
    points: i64 = 0
    for shield in shields_in(estate.shields):
        points += SHIELD_POINTS[shield]
    return 2 * points if estate.has_shield(13) else points
