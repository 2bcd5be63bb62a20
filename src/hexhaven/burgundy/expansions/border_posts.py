"""B15 border posts: duchies 11a to 11f, where chains of tiles between the posts score."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import DUCHY_IS, numbered
from hexhaven.burgundy.content.duchies import BORDER_COPIES, BORDER_DUCHIES, POSTS
from hexhaven.burgundy.content.tiles import BIT
from hexhaven.burgundy.events import POST_BONUS, POSTS_LINKED
from hexhaven.burgundy.events import POSTS as POSTS_CAUSE
from hexhaven.burgundy.frames import CHOOSE_DUCHY
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.set_up import ChooseDuchy, boards_left
from hexhaven.burgundy.state import Estate, State, estate_of
from hexhaven.burgundy.verbs import score
from hexhaven.kernel.engine import emit
from hexhaven.kernel.numbers import bits_in

POSTS_1_AND_2: Final = 1
POSTS_1_AND_3: Final = 2
POSTS_2_AND_3: Final = 4
ALL_PAIRS: Final = 7
FIELDS_OF_POST: Final = vec[vec[i64]]([vec[i64](fields) for fields in POSTS])
BESIDE_POST: Final = vec[i64]([BIT[one] | BIT[other] for one, other in POSTS])  # the same as masks


def add_to(rules: Rules) -> None:
    rules.boards = BORDER_COPIES
    rules.asks(CHOOSE_DUCHY, ChooseBorderDuchy())
    rules.also_scored.append(score_links)


class ChooseBorderDuchy(ChooseDuchy):
    """B15.2 each of the six boards exists once."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([DUCHY_IS | numbered(duchy) for duchy in BORDER_DUCHIES if boards_left(s, duchy)])


def score_links(s: State, me: i64, field: i64) -> None:
    """B15.7 B15.8 the phase's points for each pair newly linked, and a bonus for all three posts."""
    estate = estate_of(s, me)
    now = linked_pairs(estate, 0)
    new = now & ~linked_pairs(estate, field) if now else 0
    if not new:
        return
    emit(s, POSTS_LINKED, me, now)
    score(s, me, bits_in(new) * s.rules.phase_points[s.phase], POSTS_CAUSE)
    if now == ALL_PAIRS:
        score_all_linked(s, me)


def score_all_linked(s: State, me: i64) -> None:
    """B15.8 like a colour bonus: more for the first, less for the second."""
    earlier: i64 = -1  # without this estate
    for estate in s.estates():
        if linked_pairs(estate, 0) == ALL_PAIRS:
            earlier += 1
    if earlier == 0:
        score(s, me, s.rules.first_bonus, POST_BONUS)
    elif earlier == 1:
        score(s, me, s.rules.second_bonus, POST_BONUS)


def linked_pairs(estate: Estate, without: i64) -> i64:
    """B15.5 B15.6 bit n: the posts of pair n are joined by an unbroken chain of tiles; one field may be left out."""
    first = reached_from(estate, 0, without)
    pairs: i64 = 0
    if first & BESIDE_POST[1]:
        pairs |= POSTS_1_AND_2
    if first & BESIDE_POST[2]:
        pairs |= POSTS_1_AND_3
    if pairs == POSTS_1_AND_2 | POSTS_1_AND_3:
        return ALL_PAIRS
    if reached_from(estate, 1, without) & BESIDE_POST[2]:
        pairs |= POSTS_2_AND_3
    return pairs


def reached_from(estate: Estate, post: i64, without: i64) -> i64:
    """The fields with tiles that hang together with the post, as a mask."""
    reached: i64 = 0
    rest = vec[i64](capacity=16)
    for field in FIELDS_OF_POST[post]:
        rest = append(rest, field)
    while len(rest):
        rest, field = pop(rest)
        if field != without and not reached >> field & 1 and estate.has_tile(field):
            reached |= BIT[field]
            for near in estate.duchy.neighbours[field]:
                rest = append(rest, near)
    return reached
