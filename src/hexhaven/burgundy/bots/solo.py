"""What a position of the solo game is worth to the greedy bot: above all, covered fields."""

from hexhaven.burgundy.content.goods import size
from hexhaven.burgundy.content.tiles import GREY, MINE
from hexhaven.burgundy.rules.final_scoring import empty_fields
from hexhaven.burgundy.state import EMPTY, OPEN, Estate, State, estate_of

COVERED = 10.0
STORED = 3.0  # with an open field
WAITING = 0.8
OPEN_FIELD = 0.5
SILVER = 0.6
SILVER_FOR_HIRING = 1.1  # with monastery 28: no less than the workers it could buy
WORKER = 0.5
GOOD = 0.25
MINE_PHASE = 0.6  # for each phase that a mine is still paid
COUNTER = 7.0  # when the marker is as good as reached
LOWERED = 0.4  # for each point by which the marker has come down
PROGRESS = 2.0  # for areas by the square of the share that is covered


def evaluate(s: State, me: int) -> float:
    estate = estate_of(s, me)
    covered = int(estate.duchy.fields - empty_fields(estate))
    silver = SILVER_FOR_HIRING if estate.has_monastery(28) else SILVER
    value = (
        COVERED * covered + silver * int(estate.silver) + WORKER * int(estate.workers) + GOOD * int(size(estate.goods))
    )
    value += COUNTER * int(s.seats[me].points) / int(s.marker) + LOWERED * int(s.rules.start_marker - s.marker)
    value += OPEN_FIELD * sum(1 for tile in estate.fields if tile == OPEN)
    mines = sum(1 for field in estate.duchy.of_colour[GREY] if estate.fields[field] == MINE)
    value += MINE_PHASE * mines * int(s.rules.phases - s.phase)
    return value + stored_value(s, me) + PROGRESS * progress(estate)


def stored_value(s: State, me: int) -> float:
    """Stored tiles for which there is an open field, and those that have to wait for one."""
    estate = estate_of(s, me)
    kept = [int(s.rules.colour_of[tile]) for tile in s.seats[me].storage]
    value = 0.0
    for colour in set(kept):
        fields = [estate.fields[field] for field in estate.duchy.of_colour[colour]]
        now = min(kept.count(colour), sum(1 for tile in fields if tile == OPEN))
        later = min(kept.count(colour) - now, sum(1 for tile in fields if tile == EMPTY))
        value += STORED * now + WAITING * later
    return value


def progress(estate: Estate) -> float:
    value = 0.0
    for number, area in enumerate(estate.duchy.areas):
        filled: int = len(area) - int(estate.gaps[number])
        if 0 < filled < len(area):
            value += (filled / len(area)) ** 2
    return value
