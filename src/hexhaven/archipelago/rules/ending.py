"""A23 A24 A25 the end of the game: end conditions, ranks, points, places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content import criteria as c
from hexhaven.archipelago.content import objectives as o
from hexhaven.archipelago.content.cards import CATHEDRAL, COLOSSUS, GREAT_LIGHTHOUSE, PYRAMID
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import (
    AREAS,
    CHARACTERS,
    MARKET,
    PORT,
    TEMPLE,
    TOWN,
)
from hexhaven.archipelago.content.trends import CRITERION_OF as TREND_CRITERION
from hexhaven.archipelago.content.trends import POINTS as TREND_POINTS
from hexhaven.archipelago.content.trends import TRENDS
from hexhaven.archipelago.events import GAME_ENDED, MEDALS, OBJECTIVE_RANK, PACIFIST_POINTS, POINTS_SCORED, TREND_RANK
from hexhaven.archipelago.frames import FINISH
from hexhaven.archipelago.rulebook import Rules, Watch
from hexhaven.archipelago.state import NO_SEAT, PILE, SHIPS, TOKENS, State
from hexhaven.archipelago.units import controlled, controller, is_citizen, is_ship, on_map, side_of, stands
from hexhaven.archipelago.verbs.goods import reveal_thefts
from hexhaven.archipelago.verbs.objectives import meet_condition, reveal_objective
from hexhaven.archipelago.verbs.turn import end_game
from hexhaven.kernel.engine import emit, is_over
from hexhaven.kernel.numbers import bits_in

NO_BOUND: Final = 1 << 40  # more than anyone can have


def add_to(rules: Rules) -> None:
    rules.runs(FINISH, finish)
    rules.watch = EndWatch()


def characters(cards: i64) -> i64:
    return bits_in(cards & bit(CHARACTERS) - 1)


def progress_cards(cards: i64) -> i64:
    return bits_in(cards >> CHARACTERS)


def cards_in_play(s: State) -> i64:
    cards: i64 = 0
    for seat in s.seats:
        cards |= seat.cards
    return cards


def counted(s: State, end: i64) -> i64:
    """A23.23 A23.24 what an end condition counts, all over the archipelago."""
    if end == o.PILES_EMPTY:
        return (TOKENS - s.tokens_left) // PILE
    if end == o.RESOURCES_OUT:
        out: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            if count(s.bank_cubes, resource) == 0:
                out += 1
            resource += 1
        return out
    if end == o.FLORINS_OUT:
        return o.ALL_FLORINS - s.bank
    if end == o.TOWNS_BUILT:
        return on_map(s, TOWN)
    if end == o.MARKETS_BUILT:
        return on_map(s, MARKET)
    if end == o.PORTS_BUILT:
        return on_map(s, PORT)
    if end == o.TEMPLES_BUILT:
        return on_map(s, TEMPLE)
    if end == o.POPULATION:
        return s.population
    if end == o.WORKERS:
        return s.workers
    if end == o.SHIPS_OUT:
        ships: i64 = 0
        for seat in s.seats:
            ships += SHIPS * s.rules.colours - seat.ships_left
        return ships
    if end == o.CHARACTERS_OUT:
        return characters(cards_in_play(s))
    if end == o.PROGRESS_OUT:
        return progress_cards(cards_in_play(s))
    return bits_in(cards_in_play(s))


def is_met(s: State, objective: i64) -> bool:
    return counted(s, o.END_OF[objective]) >= o.end_at(objective, s.rules.players)


class EndWatch(Watch):
    """A23.1 A23.2 independence ends the game at once; end conditions are looked at after every change."""

    def check(self, s: State) -> None:
        if s.independent:
            if not is_over(s):
                end_game(s)
        elif s.turn:
            check_conditions(s)


def check_conditions(s: State) -> None:
    """A23.2 one that somebody holds ends the game."""
    objective = s.rules.length * o.PER_LENGTH
    while objective < (s.rules.length + 1) * o.PER_LENGTH:
        if not s.met >> objective & 1 and is_met(s, objective):
            announce(s, objective)
        objective += 1


def announce(s: State, objective: i64) -> None:
    """The player with the card reveals it at once."""
    holder = holder_of(s, objective)
    in_play = holder != NO_SEAT or s.open_objectives >> objective & 1 != 0
    meet_condition(s, objective, in_play)
    if in_play:
        reveal_objective(s, holder, objective)


def holder_of(s: State, objective: i64) -> i64:
    me: i64 = 0
    while me < s.rules.players:
        if s.seats[me].objectives >> objective & 1:
            return me
        me += 1
    return NO_SEAT


# Scoring.


def all_objectives(s: State) -> i64:
    objectives = s.open_objectives
    for seat in s.seats:
        objectives |= seat.objectives
    return objectives


def town_icons(s: State, me: i64, resource: i64) -> i64:
    """A23.20 A20.33 icons in the regions whose town the player controls, plundered or not."""
    number: i64 = 0
    region: i64 = 0
    while region < len(s.built):
        if stands(s, region, TOWN) and controller(s, region, TOWN) == me:
            area: i64 = 0
            while area < AREAS:
                number += side_of(s, region).icons[area * RESOURCES + resource]
                area += 1
        region += 1
    return number


def units_of(s: State, me: i64, ships: bool) -> i64:
    number: i64 = 0
    for unit in s.seats[me].units:
        if is_ship(unit) == ships and is_citizen(unit) != ships:
            number += 1
    return number


def achieved(s: State, me: i64, criterion: i64) -> i64:
    """A23.19-A23.21 A25.1 how much a player has of what a criterion counts."""
    seat = s.seats[me]
    if criterion == c.FLORINS:
        return seat.florins
    if criterion == c.EXPLORER_TOKENS:
        return seat.tokens
    if criterion == c.TOWNS:
        return controlled(s, me, TOWN)
    if criterion == c.MARKETS:
        return controlled(s, me, MARKET)
    if criterion == c.PORTS:
        return controlled(s, me, PORT)
    if criterion == c.TEMPLES:
        return controlled(s, me, TEMPLE)
    if criterion == c.PORTS_AND_MARKETS:
        return controlled(s, me, PORT) + controlled(s, me, MARKET)
    if criterion == c.CHARACTERS:
        return characters(seat.cards)
    if criterion == c.PROGRESS:
        return progress_cards(seat.cards)
    if criterion == c.ALL_CARDS:
        return bits_in(seat.cards)
    if criterion == c.CITIZENS:
        return units_of(s, me, False)
    if criterion == c.SHIPS:
        return units_of(s, me, True)
    if criterion == c.BENEFACTOR:
        return seat.bonus
    if c.FRUIT_CUBES <= criterion < c.FRUIT_CUBES + RESOURCES:
        return count(seat.cubes, criterion - c.FRUIT_CUBES)
    return town_icons(s, me, criterion - c.FRUIT_ICONS)


def rank_points(s: State, criterion: i64, points: vec[i64]) -> vec[i64]:
    """A23.10-A23.13 by seat: tied players share a rank, the next rank is not skipped; 0 scores nothing."""
    values = vec[i64](capacity=s.rules.players)
    me: i64 = 0
    while me < s.rules.players:
        values = append(values, achieved(s, me, criterion))
        me += 1
    out = vec[i64]([0] * s.rules.players)
    below: i64 = NO_BOUND
    rank: i64 = 0
    while rank < len(points):
        best: i64 = 0
        for value in values:
            if value < below:
                best = max(best, value)
        if best == 0:
            return out
        me = 0
        while me < s.rules.players:
            if values[me] == best:
                out[me] = points[rank]
            me += 1
        below = best
        rank += 1
    return out


def score_of(s: State, me: i64) -> i64:
    """A23.9-A23.16 what a player would score if the game ended now through an end condition."""
    total: i64 = medals(s, me)
    objectives = all_objectives(s)
    objective: i64 = 0
    while objectives >> objective:
        if objectives >> objective & 1:
            total += objective_points(s, me, objective)
        objective += 1
    trend: i64 = 0
    while trend < TRENDS:
        if s.trends >> trend & 1:
            total += rank_points(s, TREND_CRITERION[trend], TREND_POINTS)[me]
        trend += 1
    return total


def objective_points(s: State, me: i64, objective: i64) -> i64:
    """A23.14 A23.15 the Pacifist scores alone; the Separatist not at all."""
    criterion = o.CRITERION_OF[objective]
    if criterion == c.SEPARATIST:
        return 0
    if criterion == c.PACIFIST:
        if s.seats[me].objectives >> objective & 1 and s.population - s.rebellion > o.MARGIN_OF[objective]:
            return o.POINTS[0]
        return 0
    return rank_points(s, criterion, o.POINTS)[me]


def medals(s: State, me: i64) -> i64:
    """A23.16 medals of cards; a wonder must be built."""
    total: i64 = 0
    cards = s.seats[me].cards
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1 and (not is_wonder(card) or s.wonders >> card & 1):
            total += s.rules.components.medals[card]
        card += 1
    return total


def is_wonder(card: i64) -> bool:
    return card in (COLOSSUS, PYRAMID, GREAT_LIGHTHOUSE, CATHEDRAL)


def separatist(s: State) -> i64:
    """The player with the Separatist."""
    objective = s.rules.length * o.PER_LENGTH
    while o.CRITERION_OF[objective] != c.SEPARATIST:
        objective += 1
    return holder_of(s, objective)


def places(s: State) -> vec[i64]:
    """A23.7-A23.9 A23.18 by seat; independence leaves one winner or none (all last)."""
    out = vec[i64](capacity=s.rules.players)
    winner = separatist(s)
    me: i64 = 0
    while me < s.rules.players:
        place: i64 = 1
        if s.independent:
            if me != winner:
                place = 2
        else:
            other: i64 = 0
            while other < s.rules.players:
                if is_ahead(s, other, me):
                    place += 1
                other += 1
        out = append(out, place)
        me += 1
    return out


def is_ahead(s: State, other: i64, me: i64) -> bool:
    """A23.18 more points, or the same and more florins."""
    mine = score_of(s, me)
    theirs = score_of(s, other)
    if mine != theirs:
        return theirs > mine
    return s.seats[other].florins > s.seats[me].florins


def finish(s: State, arg: i64) -> None:
    """A23.3 the game is over: objectives are revealed and points scored."""
    me: i64 = 0
    while me < s.rules.players:
        objective: i64 = 0
        while s.seats[me].objectives >> objective:
            if s.seats[me].objectives >> objective & 1 and not s.revealed >> objective & 1:
                reveal_objective(s, me, objective)
            objective += 1
        me += 1
    reveal_thefts(s)
    if not s.independent:
        emit_points(s)
    emit(s, GAME_ENDED, NO_SEAT)


def emit_points(s: State) -> None:
    if s.events is None:
        return
    me: i64 = 0
    while me < s.rules.players:
        objectives = all_objectives(s)
        objective: i64 = 0
        while objectives >> objective:
            if objectives >> objective & 1:
                cause: i64 = OBJECTIVE_RANK + objective
                if o.CRITERION_OF[objective] == c.PACIFIST:
                    cause = PACIFIST_POINTS
                emit_score(s, me, objective_points(s, me, objective), cause)
            objective += 1
        trend: i64 = 0
        while trend < TRENDS:
            if s.trends >> trend & 1:
                emit_score(s, me, rank_points(s, TREND_CRITERION[trend], TREND_POINTS)[me], TREND_RANK + trend)
            trend += 1
        emit_score(s, me, medals(s, me), MEDALS)
        me += 1


def emit_score(s: State, me: i64, points: i64, cause: i64) -> None:
    if points:
        emit(s, POINTS_SCORED, me, points, cause)
