"""B11 completed areas and colours."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.board import AREA_POINTS, PHASE_POINTS
from hexhaven.burgundy.content.goods import count
from hexhaven.burgundy.events import AREA, AREA_COMPLETED, BONUS, PHASE
from hexhaven.burgundy.state import Seat, State, estate, has_tile
from hexhaven.burgundy.verbs import score, take_bonus, tell


def score_completed(s: State, me: i64, field: i64) -> None:
    """B11.1 what the tile just placed on the field completes."""
    seat = estate(s, me)
    if are_filled(seat, seat.duchy.area(field)):
        complete_area(s, me, field)
        colour = seat.duchy.colour[field]
        if are_filled(seat, seat.duchy.of_colour[colour]):
            complete_colour(s, me, colour)


def are_filled(seat: Seat, fields: vec[i64]) -> bool:
    for field in fields:
        if not has_tile(seat, field):
            return False
    return True


def complete_area(s: State, me: i64, field: i64) -> None:
    """B11.2 B11.3 points for its size and for the phase."""
    duchy = estate(s, me).duchy
    size = len(duchy.area(field))
    tell(s, AREA_COMPLETED, me, duchy.colour[field], size)
    score(s, me, AREA_POINTS[size], AREA)
    score(s, me, PHASE_POINTS[s.phase], PHASE)


def complete_colour(s: State, me: i64, colour: i64) -> None:
    """B11.7-B11.9 the first gets the large bonus, the second the small one."""
    taken = count(s.bonuses_taken, colour)
    if taken == 0:
        take_bonus(s, me, colour, 1)
        score(s, me, s.rules.first_bonus, BONUS)
    elif taken == 1:
        take_bonus(s, me, colour, 2)
        score(s, me, s.rules.second_bonus, BONUS)
