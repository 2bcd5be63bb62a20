"""A bot for Burgundy that takes what looks best right away, looking through its own effects and the other die."""

from collections.abc import Sequence
from functools import cache

from hexhaven import burgundy
from hexhaven.burgundy.bots import solo
from hexhaven.burgundy.content.board import AREA_POINTS, PHASE_POINTS, PHASES
from hexhaven.burgundy.content.duchies import Duchy
from hexhaven.burgundy.content.goods import count, size
from hexhaven.burgundy.content.tiles import COLOURS, GREY
from hexhaven.burgundy.expansions.shields import shield_points
from hexhaven.burgundy.frames import STORE_TILE, TURN
from hexhaven.burgundy.state import EMPTY, OPEN, State, common_tiles, estate_of, points_of
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.frame import NOBODY, kind_of, top
from hexhaven.kernel.generator import Source, generator

DEPTH = 3  # effects that trigger one another
BREADTH = 6  # answers after which the other die is considered too
WIDE = 12  # answers of an effect that are considered

MINE = 0.9  # for each phase that is still paid
STORED = 0.35
MONASTERY = 0.45  # for each phase left
EMPTY_FIELD = -0.14
OPEN_FIELD = 0.02
WORKER = 0.5
TRIBUTE = 0.5  # for each phase in which a shield is still paid for, less what it does
SPENT_WORKER = 0.05  # two answers of the same value: the one that keeps its workers
KEPT_SILVER = 0.15  # with monastery 28: the workers can still be bought when they are needed


@cache
def area_masks(duchy: Duchy) -> list[tuple[int, int, int]]:
    """The areas of a duchy: a mask of their fields, how many there are, and their points."""
    areas = [list(area) for area in duchy.areas]
    return [(sum(1 << field for field in area), len(area), AREA_POINTS[len(area)]) for area in areas]


@cache
def colour_masks(duchy: Duchy) -> list[int]:
    return [sum(1 << field for field in duchy.of_colour[colour]) for colour in range(COLOURS)]


def evaluate(s: State, me: int) -> float:
    """Points if the game ended now, plus the value of what has been started."""
    if s.marker:
        return solo.evaluate(s, me)
    seat = s.seats[me]
    estate = estate_of(s, me)
    points = int(points_of(s, me) + size(estate.goods) + estate.silver) + (WORKER + SPENT_WORKER) * int(estate.workers)
    if estate.has_monastery(28):
        points += KEPT_SILVER * int(estate.silver)
    for scorer in s.rules.end_scorers:
        if scorer.monasteries & estate.monasteries:
            points += int(scorer.points(estate))
    if burgundy.to_move(s) == NOBODY:
        return float(points_of(s, me))
    filled, free = 0, 0
    for field, tile in enumerate(estate.fields):
        if tile == OPEN:
            free += 1
        elif tile != EMPTY:
            filled |= 1 << field
    left: int = PHASES - int(s.phase)
    duchy = estate.duchy
    stored: int = len(seat.storage) + len(common_tiles(estate))
    value = points + progress_value(s, duchy, filled) + OPEN_FIELD * free + STORED * stored
    value += EMPTY_FIELD * (int(estate.duchy.fields) - filled.bit_count())
    value += MONASTERY * left * int(estate.monasteries).bit_count()
    value += int(shield_points(estate)) - TRIBUTE * left * int(estate.shields).bit_count()
    return value + MINE * left * (colour_masks(duchy)[GREY] & filled).bit_count()


def progress_value(s: State, duchy: Duchy, filled: int) -> float:
    """Areas and colours by the square of the share that is filled."""
    value = 0.0
    phase_points = int(PHASE_POINTS[s.phase])
    for mask, number, points in area_masks(duchy):
        part = (mask & filled).bit_count()
        if 0 < part < number:
            value += (part / number) ** 2 * (points + phase_points)
    bonuses = (int(s.rules.first_bonus), int(s.rules.second_bonus))
    for colour, mask in enumerate(colour_masks(duchy)):
        part, number, taken = (mask & filled).bit_count(), mask.bit_count(), int(count(s.bonuses_taken, colour))
        if part < number and taken < len(bonuses):
            value += (part / number) ** 2 * bonuses[taken]
    return value


def after(s: State, answer: int) -> State:
    twin = burgundy.copy(s)
    burgundy.step(twin, answer)
    return twin


def asks_for_die(s: State) -> bool:
    return kind_of(top(s.agenda)) == TURN


def settled(s: State, me: int, depth: int) -> float:
    """The value once my own effects have been resolved in the best way."""
    if depth == 0 or burgundy.to_move(s) != me or asks_for_die(s):
        return evaluate(s, me)
    best = [(evaluate(twin, me), twin) for twin in (after(s, answer) for answer in burgundy.legal(s))]
    if len(best) > WIDE:
        best = sorted(best, key=lambda pair: -pair[0])[:WIDE]
    return max(settled(twin, me, depth - 1) for _, twin in best)


def with_other_die(s: State, me: int, now: float) -> float:
    """The value if the rest of the turn is played greedily; on which key space a tile lies makes no difference."""
    if burgundy.to_move(s) == me and kind_of(top(s.agenda)) == STORE_TILE:
        s = after(s, burgundy.legal(s)[0])
    if burgundy.to_move(s) != me or not asks_for_die(s):
        return now
    return max(settled(after(s, answer), me, DEPTH) for answer in burgundy.legal(s))


class GreedyBot:
    def __init__(self, rng: Source) -> None:
        self.rng = generator(rng)

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        options = []
        for place, answer in enumerate(legal):
            twin = after(world, answer)
            options.append((settled(twin, seat, DEPTH), self.rng.random(), place, twin))
        options.sort(key=lambda option: option[:2], reverse=True)
        looked = [(with_other_die(twin, seat, now), now, luck, place) for now, luck, place, twin in options[:BREADTH]]
        return legal[max(looked)[3]]
