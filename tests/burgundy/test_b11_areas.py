"""B11 completed areas, phase bonuses and colour bonuses, on the fields of the real duchies."""

from itertools import cycle

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.kernel.frame import NOBODY
from tests.burgundy.at_table import let_chance_draw, new, own, refused, say, told
from tests.burgundy.counting import Gain, gained, scores
from tests.burgundy.rulebook import areas, colours, die_numbers, fields_of, neighbours
from tests.marks import against, rule

SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}

# By colour: a tile that scores nothing by itself, and what lies on the other fields. The animal scores its 2.
LAST = {"C": "castle", "M": "mine", "Y": "m26", "S": "ship", "B": "boarding-house", "A": "pig2"}
OTHERS = {
    "C": ["castle"],
    "M": ["mine"],
    "Y": ["m15", "m16", "m17", "m18", "m19"],
    "S": ["ship"],
    "B": ["market", "carpenter", "church", "warehouse", "bank", "town-hall", "watchtower"],
    "A": ["cow2", "sheep3", "goat3", "cow3", "goat2"],
}
NUMBER = dict(enumerate(die_numbers(), 1))


def all_but(last: int, fields: frozenset[int], letter: str) -> dict[int, str]:
    return dict(zip(sorted(fields - {last}), cycle(OTHERS[letter]), strict=False))


def before_completing(duchy: int, area: frozenset[int], players: int = 2) -> tuple[Position, str]:
    """A position in which one tile is missing in an area, and the answer that places it."""
    letter = colours(duchy)[min(area) - 1]
    last = max(area)
    tiles = all_but(last, area, letter)
    castles = [field for field in fields_of(duchy, "C") if field != last]
    castle = next((field for field in castles if field not in area), castles[0])
    tiles.pop(castle, None)
    if not neighbours(last) & {castle, *tiles}:
        beside = min(neighbours(last) - set(fields_of(duchy, "C")))
        tiles[beside] = OTHERS[colours(duchy)[beside - 1]][-1]
    die = NUMBER[last]
    position = burgundy(players).seat(
        0, duchy=duchy, castle=castle, tiles=tiles, storage=LAST[letter], dice=f"{die} {die}"
    )
    return position, f"{die} place {LAST[letter]} {last}"


# Areas.


@rule("B11.1", "B11.2", "B11.3")
@pytest.mark.parametrize("duchy", range(1, 11))
def test_every_area_of_every_duchy_scores_its_size_and_the_phase(duchy: int) -> None:
    for area, (phase, phase_points) in zip(sorted(areas(duchy), key=min), cycle(PHASE_POINTS.items()), strict=False):
        letter = colours(duchy)[min(area) - 1]
        position, text = before_completing(duchy, area)
        s = position.at(phase, 2).taken(letter, 2).build()
        own_points = 2 if letter == "A" else 0
        assert gained(s, 0, text).points == own_points + SIZE_POINTS[len(area)] + phase_points, f"{area}: {text}"


@rule("B11.2")
@pytest.mark.parametrize(
    ("duchy", "fields", "points"),
    [
        (1, {12}, 1),
        (2, {21, 28}, 3),
        (1, {16, 17, 18}, 6),
        (2, {26, 31, 34, 35}, 10),
        (1, {26, 27, 32, 33, 37}, 15),
        (6, {4, 8, 13, 20, 27, 33}, 21),
        (7, {12, 13, 18, 19, 20, 25, 26}, 28),
        (10, {2, 7, 13, 16, 17, 18, 19, 20}, 36),
    ],
)
def test_the_eight_sizes(duchy: int, fields: set[int], points: int) -> None:
    assert frozenset(fields) in areas(duchy)
    position, text = before_completing(duchy, frozenset(fields))
    s = position.taken(colours(duchy)[min(fields) - 1], 2).build()
    scored = [number for number, _ in scores(s, text)]
    assert scored[:2] == [points, 10]


@rule("B11.3")
@pytest.mark.parametrize(("phase", "points"), PHASE_POINTS.items())
@pytest.mark.parametrize("round", [1, 5])
@pytest.mark.parametrize("fields", [{12}, {26, 27, 32, 33, 37}])
def test_the_phase_bonus_is_the_same_for_every_size_and_round(
    phase: str, points: int, round: int, fields: set[int]
) -> None:
    position, text = before_completing(1, frozenset(fields), players=4)
    s = position.at(phase, round).build()
    assert gained(s, 0, text).points == SIZE_POINTS[len(fields)] + points


@rule("B11.1")
def test_an_area_with_an_empty_field_scores_nothing() -> None:
    s = burgundy(2).seat(0, dice="1 3", storage="bank market", tiles={26: "church", 33: "carpenter"}).build()
    assert gained(s, 0, "1 place market 27") == Gain()


@rule("B11.1")
def test_a_completed_area_scores_only_that_one_time() -> None:
    s = burgundy(2).seat(0, dice="3 4", storage="boarding-house mine").build()
    assert gained(s, 0, "3 place boarding-house 12") == Gain(points=1 + 10, workers=4)
    assert gained(s, 0, "4 place mine 25") == Gain()


@rule("B11.1")
def test_an_area_may_be_completed_out_of_any_order_of_its_fields() -> None:
    for last in (16, 17, 18):
        tiles = {field: "ship" for field in (16, 17, 18) if field != last}
        die = NUMBER[last]
        s = burgundy(2).seat(0, dice=f"{die} {die}", storage="ship", tiles=tiles).build()
        assert gained(s, 0, f"{die} place ship {last}") == Gain(points=6 + 10)


@rule("B11.1")
@pytest.mark.parametrize("way", ["die", "castle", "town hall"])
def test_it_does_not_matter_how_the_last_tile_is_placed(way: str) -> None:
    tiles = {13: "m16", 16: "ship", 17: "ship"}
    s = burgundy(2).seat(0, dice="2 6", storage="ship castle town-hall", workers=4, tiles=tiles).build()
    if way == "castle":
        say(s, "6 place castle 7")
    if way == "town hall":
        say(s, "2 place town-hall 14")
    assert gained(s, 0, "2 place ship 18" if way == "die" else "place ship 18") == Gain(points=6 + 10)


@rule("B11.1")
def test_a_neighbours_tiles_complete_nothing() -> None:
    s = burgundy(2).seat(0, dice="2 2", storage="ship").seat(1, tiles={16: "ship", 17: "ship"}).build()
    assert gained(s, 0, "2 place ship 18") == Gain()
    assert own(s, 1).points == 0


# The start castle.


@rule("B11.4")
def test_the_start_castle_counts_for_completion_and_size() -> None:
    # Duchy 1 has a castle area of three, fields 2, 3 and 7; here the start castle stands on 7.
    s = burgundy(2).seat(0, castle=7, dice="4 5", storage="castle castle").build()
    assert gained(s, 0, "4 place castle 3", "workers") == Gain(workers=2)
    assert gained(s, 0, "5 place castle 2") == Gain(points=6 + 10)


@rule("B11.5")
@pytest.mark.parametrize(
    "options", [{"duchies": "1"}, {"duchies": "2"}, {"duchies": "3"}, {"duchies": "8"}, {"duchies": "chosen"}]
)
def test_putting_down_the_start_castle_scores_nothing(options: dict[str, str]) -> None:
    s = let_chance_draw(new(seats=2, **options))
    if options["duchies"] == "chosen":
        say(s, "duchy 8", "duchy 2")
    if options["duchies"] not in "12":
        for seat in (0, 1):
            castle_fields = fields_of(own(s, seat).duchy, "C")
            say(s, f"castle {castle_fields[0]}")
    assert [own(s, seat).points for seat in (0, 1)] == [0, 0]
    let_chance_draw(s)
    assert [own(s, seat).points for seat in (0, 1)] == [0, 0]


@rule("B11.6")
@pytest.mark.parametrize("duchies", ["1", "8", "10"])
def test_one_placement_completes_at_most_one_area_and_one_colour(duchies: str) -> None:
    for seed in range(4):
        events, s = told(3, seed, duchies)
        assert game.to_move(s) == NOBODY
        since_placing: list[int] = []
        for event in events:
            if event.kind in (e.TILE_PLACED, e.START_CASTLE_PLACED):
                since_placing.clear()
            if event.kind in (e.AREA_COMPLETED, e.BONUS_TAKEN):
                assert event.kind not in since_placing
                since_placing.append(event.kind)


@rule("B11.6")
def test_the_last_area_of_a_colour_scores_area_and_bonus_together() -> None:
    tiles = {25: "mine", 30: "mine"}
    s = burgundy(2).at("D", 1).seat(0, dice="3 3", storage="mine", tiles=tiles).build()
    assert [number for number, _ in scores(s, "3 place mine 34")] == [6, 4, 5]


# Colours.


def before_last_of_colour(players: int, letter: str, taken: int) -> tuple[Position, str, int]:
    """On duchy 1 one field of a colour is empty; the answer that fills it, and what it scores without the bonus."""
    fields = frozenset(fields_of(1, letter))
    last = {"C": 7, "M": 34, "Y": 31, "S": 18, "B": 26, "A": 28}[letter]
    size = {"C": 3, "M": 3, "Y": 3, "S": 3, "B": 5, "A": 1}[letter]
    tiles = dict(zip(sorted(fields - {last, 19}), cycle(OTHERS[letter]), strict=False))
    tiles.setdefault(13, "m20")
    tiles.setdefault(22, "ship")
    die = NUMBER[last]
    position = burgundy(players).seat(0, dice=f"{die} {die}", storage=LAST[letter], tiles=tiles)
    own_points = 2 if letter == "A" else 0
    return position.taken(letter, taken), f"{die} place {LAST[letter]} {last}", own_points + SIZE_POINTS[size] + 10


@rule("B11.7", "B11.8")
@pytest.mark.parametrize("letter", "CMYSBA")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_gains_the_large_and_the_second_the_small_bonus(
    letter: str, players: int, large: int, small: int
) -> None:
    for taken, bonus in ((0, large), (1, small)):
        position, text, rest = before_last_of_colour(players, letter, taken)
        s = position.build()
        assert gained(s, 0, text).points == rest + bonus
        assert own(s).bonuses == 1


@rule("B11.9")
@against("B11.9")
@pytest.mark.parametrize("letter", "CMYSBA")
@pytest.mark.parametrize("players", [3, 4])
def test_the_third_gains_no_bonus(letter: str, players: int) -> None:
    position, text, rest = before_last_of_colour(players, letter, taken=2)
    s = position.build()
    assert gained(s, 0, text).points == rest
    assert own(s).bonuses == 0


@rule("B11.7", "B11.8", "B11.9")
def test_four_players_complete_the_mines_one_after_another() -> None:
    position = burgundy(4)
    for seat in range(4):
        position.seat(seat, dice="3 3", storage="mine", workers=0, tiles={25: "mine", 30: "mine"} if seat < 3 else {})
    # The box has twelve mines: the fourth player covers duchy 2, where each mine field is an area of its own.
    position.seat(3, duchy=2, dice="5 5", tiles={9: "mine", 33: "mine", 5: "bank"})
    s = position.build()
    assert gained(s, 0, "3 place mine 34", "3 workers") == Gain(points=6 + 10 + 7, workers=2)
    assert gained(s, 1, "3 place mine 34", "3 workers") == Gain(points=6 + 10 + 4, workers=2)
    assert gained(s, 2, "3 place mine 34", "3 workers") == Gain(points=6 + 10, workers=2)
    assert gained(s, 3, "5 place mine 10") == Gain(points=1 + 10)


@rule("B11.7")
def test_each_colour_has_its_own_bonuses() -> None:
    position, text, rest = before_last_of_colour(2, "M", taken=0)
    s = position.taken("C", 2).taken("Y", 2).taken("S", 2).taken("B", 2).taken("A", 2).build()
    assert gained(s, 0, text).points == rest + 5


@rule("B11.7")
def test_a_colour_with_an_empty_field_gains_nothing() -> None:
    # The river of three is complete, the other river of duchy 1 is not.
    tiles = {16: "ship", 17: "ship", 20: "ship", 21: "ship"}
    s = burgundy(2).seat(0, dice="2 2", storage="ship", tiles=tiles).build()
    assert gained(s, 0, "2 place ship 18") == Gain(points=6 + 10)
    assert own(s).bonuses == 0


@rule("B11.7")
def test_the_points_of_a_bonus_do_not_depend_on_the_phase() -> None:
    for phase, points in PHASE_POINTS.items():
        position, text, rest = before_last_of_colour(2, "M", taken=0)
        assert gained(position.at(phase, 3).build(), 0, text).points == rest - 10 + points + 5


@rule("B11.10")
def test_with_the_start_castle_three_more_castles_complete_the_colour() -> None:
    position, text, rest = before_last_of_colour(2, "C", taken=0)
    s = position.build()
    assert sorted(own(s).tiles) == [2, 3, 13, 19, 22]
    assert gained(s, 0, text) == Gain(points=rest + 5)
    assert refused(s, "place castle 7") == "B6.7"


@rule("B11.10")
def test_without_the_third_castle_the_colour_is_not_complete() -> None:
    s = burgundy(2).seat(0, dice="5 5", storage="castle", tiles={3: "castle"}).build()
    assert gained(s, 0, "5 place castle 2") == Gain()
