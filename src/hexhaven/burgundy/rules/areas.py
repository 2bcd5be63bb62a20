"""B11 completed areas and colours."""

from typing import Final

from mypy_extensions import i64

from hexhaven.burgundy.content.goods import count
from hexhaven.burgundy.events import AREA, AREA_COMPLETED, BONUS, PHASE
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.verbs import AtOnce, score, take_bonus
from hexhaven.kernel.engine import emit

LARGEST: Final = 8  # no area counts as more fields


def add_to(rules: Rules) -> None:
    rules.scoring = AtOnce()
    rules.colour_completed = complete_colour


def score_completed(s: State, me: i64, field: i64) -> None:
    """B11.1 what the tile just placed on the field completes."""
    estate = estate_of(s, me)
    if estate.is_area_filled(field):
        complete_area(s, me, field)
        colour = estate.duchy.colour[field]
        if estate.is_colour_filled(colour):
            s.rules.colour_completed(s, me, colour)


def complete_area(s: State, me: i64, field: i64) -> None:
    """B11.2 B11.3 points for its size and for the phase."""
    estate = estate_of(s, me)
    size: i64 = len(estate.duchy.area(field))
    counted = size
    for growth in s.rules.area_growth:
        counted += growth(estate, field)
    counted = min(counted, LARGEST)
    emit(s, AREA_COMPLETED, me, estate.duchy.colour[field], size, counted - size)
    score(s, me, s.rules.area_points[counted], AREA)
    score(s, me, s.rules.phase_points[s.phase], PHASE)


def complete_colour(s: State, me: i64, colour: i64) -> None:
    """B11.7-B11.9 the first gets the large bonus, the second the small one."""
    taken = count(s.bonuses_taken, colour)
    if taken == 0:
        take_bonus(s, me, colour, 1)
        score(s, me, s.rules.first_bonus, BONUS)
    elif taken == 1:
        take_bonus(s, me, colour, 2)
        score(s, me, s.rules.second_bonus, BONUS)
