"""B1 Components and terms: the box, the duchies, the central board."""

from collections import Counter

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.duchies import DUCHY
from hexhaven.burgundy.content.tiles import COLOUR_OF, NAME_OF
from hexhaven.burgundy.position import burgundy
from hexhaven.kernel.errors import OptionError, PositionError
from tests.burgundy.at_table import (
    black_supply,
    choices,
    draw,
    let_chance_draw,
    lying,
    new,
    odds,
    own,
    placed,
    played,
    say,
    seen,
    stored,
    supply,
    tile,
    told,
)
from tests.burgundy.rulebook import (
    BUILDINGS,
    LETTERS,
    SPECIES,
    areas,
    colours,
    coordinates,
    die_numbers,
    letter_of,
    neighbours,
    table,
)
from tests.marks import against, rule

ALL_DUCHIES = range(1, 11)
BLACK_MONASTERIES = [7, 12, 14, 15, 24, 25]


def coloured_backs() -> dict[str, int]:
    """The box before anything is drawn."""
    return supply(new(duchies="drawn"))


def black_backs() -> dict[str, int]:
    return black_supply(new(duchies="drawn"))


# Players and tiles.


@rule("B1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    s = new(seats=seats)
    assert game.seats(s) == seats
    assert len(seen(s).seats) == seats


@against("B1.1")
@pytest.mark.parametrize("seats", ["-1", "0", "5", "44"])
def test_fewer_than_two_or_more_than_four_cannot(seats: str) -> None:
    with pytest.raises(OptionError) as problem:
        new(seats=seats)
    assert problem.value.option == "seats"


@against("B1.1")
def test_one_player_alone_can_play_only_the_solo_game() -> None:
    with pytest.raises(OptionError, match=r"seats: .* not for 1 players"):
        new(seats="1", mode="free")
    assert game.options_of(new(seats="1"))["mode"] == "solo"


@rule("B1.2")
def test_every_tile_has_the_colour_of_its_kind() -> None:
    names = set(coloured_backs()) | set(black_backs())
    assert {name: LETTERS[COLOUR_OF[tile(name)]] for name in names} == {name: letter_of(name) for name in names}
    assert {letter_of(name) for name in names} == set(LETTERS)


@rule("B1.2")
@pytest.mark.parametrize(
    ("name", "tiles", "fields"),
    [
        ("bank", {}, [12, 26]),
        ("m1", {}, [13]),
        ("ship", {}, [18, 20]),
        ("mine", {}, [25]),
        ("castle", {13: "m2"}, [7]),
        ("cow2", {20: "ship", 21: "ship"}, [28]),
    ],
)
def test_a_kind_goes_to_fields_of_its_own_colour(name: str, tiles: dict[int, str], fields: list[int]) -> None:
    s = burgundy(2).seat(0, storage=name, tiles=tiles, workers=3, dice="1 1").build()
    assert sorted(int(text.split()[3]) for text in choices(s, "place")) == fields
    assert {colours(1)[field - 1] for field in fields} == {letter_of(name)}


@rule("B1.3")
def test_eight_building_types_of_seven_tiles() -> None:
    assert {name: coloured_backs()[name] + black_backs()[name] for name in BUILDINGS} == dict.fromkeys(BUILDINGS, 7)


@rule("B1.4")
@pytest.mark.parametrize("species", SPECIES)
def test_four_species_of_seven_tiles(species: str) -> None:
    def values(backs: dict[str, int]) -> list[int]:
        return sorted(int(name[-1]) for name, number in backs.items() if name[:-1] == species for _ in range(number))

    assert values(coloured_backs()) == [2, 2, 3, 3, 4]
    assert values(black_backs()) == [3, 4]


@rule("B1.5")
def test_26_monasteries_each_once() -> None:
    coloured, black = coloured_backs(), black_backs()
    assert {number for number in range(1, 27) if black.get(f"m{number}") == 1} == set(BLACK_MONASTERIES)
    assert {number for number in range(1, 27) if coloured.get(f"m{number}") == 1} == set(range(1, 27)) - set(
        BLACK_MONASTERIES
    )
    assert sum(1 for name in {*coloured, *black} if letter_of(name) == "Y") == 26


@rule("B1.6")
def test_the_supply_holds_164_tiles() -> None:
    kinds = {"building": "B", "animal": "A", "monastery": "Y", "castle": "C", "mine": "M", "ship": "S"}
    for kind, coloured, black, together in table("B1.6"):
        letters = LETTERS if kind == "total" else kinds[kind]
        number = sum(count for name, count in coloured_backs().items() if letter_of(name) in letters)
        number_black = sum(count for name, count in black_backs().items() if letter_of(name) in letters)
        assert (number, number_black) == (int(coloured.split()[0]), int(black.split()[0])), kind
        assert number + number_black == int(together)
    assert sum(coloured_backs().values()) == 124
    assert sum(black_backs().values()) == 40


@rule("B1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coloured_backs_lie_in_numbered_depots_and_black_ones_in_the_black_depot(seats: int) -> None:
    events, end = told(seats)
    laid_out = [(event.a, NAME_OF[event.b]) for event in events if event.kind == e.TILE_LAID_OUT]
    numbered = Counter(name for space, name in laid_out if space < 24)
    black = Counter(name for space, name in laid_out if space >= 24)
    start_castles = Counter({"castle": seats})
    assert Counter(coloured_backs()) - numbered - start_castles == Counter(supply(end))
    assert Counter(black_backs()) - black == Counter(black_supply(end))


@rule("B1.7")
def test_a_tile_with_a_black_back_acts_like_any_other() -> None:
    s = burgundy(2).seat(0, silver=2, dice="3 3").black("watchtower").build()
    say(s, "buy black watchtower", "3 place watchtower 26")
    assert own(s).points == 4
    assert placed(s)[26] == "watchtower"


@rule("B1.8")
def test_every_tile_left_is_equally_likely() -> None:
    s = draw(new(), *["good 1"] * 3, *["good 2"] * 3)
    assert odds(s) == {f"tile {name}": 5 for name in BUILDINGS}, "the first building space of depot 1"
    draw(s, "tile bank")
    assert odds(s) == {f"tile m{n}": 1 for n in range(1, 27) if n not in BLACK_MONASTERIES}, "then depot 2"
    draw(s, "tile m26")
    assert odds(s) == {f"tile {name}{n}": 2 if n < 4 else 1 for name in SPECIES for n in (2, 3, 4)}, "then depot 3"
    draw(s, "tile cow4")
    assert odds(s) == {f"tile {name}": 4 if name == "bank" else 5 for name in BUILDINGS}


@rule("B1.9")
def test_seven_goods_of_each_of_six_kinds() -> None:
    s = new()
    assert seen(s).goods[0] == dict.fromkeys(range(1, 7), 7)
    assert odds(s) == {f"good {kind}": 7 for kind in range(1, 7)}


@rule("B1.9")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_kind_of_good_belongs_to_its_die_number(number: int) -> None:
    held = "1 2 3" if number <= 3 else "4 5 6"
    s = burgundy(2).seat(0, goods=held, workers=0, dice=f"{number} {number}").build()
    assert choices(s, "sell") == [f"{number} sell {number}"]


@rule("B1.10")
@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 8), (4, 5)])
def test_some_goods_are_never_drawn(seats: int, left: int) -> None:
    assert sum(seen(told(seats)[1]).goods[0].values()) == left


@rule("B1.10")
def test_every_good_left_is_equally_likely() -> None:
    s = draw(new(), "good 3", "good 3", "good 5")
    assert odds(s) == {"good 1": 7, "good 2": 7, "good 3": 5, "good 4": 7, "good 5": 6, "good 6": 7}


@rule("B1.10")
def test_a_kind_used_up_is_not_drawn() -> None:
    s = draw(new(seats=4), *["good 2"] * 7)
    assert "good 2" not in odds(s)


# Duchies.


@rule("B1.11")
@pytest.mark.parametrize("duchy", ALL_DUCHIES)
def test_37_fields_touch_as_the_coordinates_say(duchy: int) -> None:
    assert DUCHY[duchy].fields == 37
    assert coordinates()[19] == (0, 0)
    assert {f: set(DUCHY[duchy].neighbours[f]) for f in range(1, 38)} == {f: neighbours(f) for f in range(1, 38)}


@rule("B1.11")
@pytest.mark.parametrize(
    ("field", "around"),
    [
        (19, {12, 13, 18, 20, 25, 26}),
        (1, {2, 5, 6}),
        (4, {3, 8, 9}),
        (16, {10, 17, 23}),
        (22, {15, 21, 28}),
        (34, {29, 30, 35}),
        (37, {32, 33, 36}),
        (10, {5, 11, 16, 17}),
        (28, {21, 22, 27, 33}),
    ],
)
def test_neighbours_as_one_sees_them_on_the_board(field: int, around: set[int]) -> None:
    assert set(DUCHY[1].neighbours[field]) == around


@rule("B1.12")
@pytest.mark.parametrize("duchy", ALL_DUCHIES)
def test_the_die_numbers_are_the_same_on_all_duchies(duchy: int) -> None:
    assert list(DUCHY[duchy].die)[1:] == die_numbers()
    assert DUCHY[duchy].die[19] == 6
    assert Counter(die_numbers()) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}


@rule("B1.13")
@pytest.mark.parametrize("duchy", ALL_DUCHIES)
def test_the_colours_of_the_duchies(duchy: int) -> None:
    assert "".join(LETTERS[colour] for colour in list(DUCHY[duchy].colour)[1:]) == colours(duchy)


@rule("B1.13")
def test_sixteen_boards() -> None:
    s = draw(new(duchies="drawn"), *["good 1"] * 3, *["good 2"] * 3)
    assert odds(s) == {f"board {n}": 4 if n <= 2 else 1 for n in ALL_DUCHIES}


@rule("B1.14")
@pytest.mark.parametrize("duchy", ALL_DUCHIES)
def test_every_duchy_has_the_same_fields(duchy: int) -> None:
    assert Counter(LETTERS[colour] for colour in list(DUCHY[duchy].colour)[1:]) == {
        "B": 12, "A": 6, "Y": 6, "S": 6, "C": 4, "M": 3
    }  # fmt: skip


@rule("B1.15")
@pytest.mark.parametrize("duchy", ALL_DUCHIES)
def test_areas_hang_together(duchy: int) -> None:
    found = {frozenset(area) for area in DUCHY[duchy].areas}
    assert found == areas(duchy)
    assert sum(len(area) for area in found) == 37
    assert all(len(area) <= 8 for area in found)
    sizes = next(row[1:] for row in table("B1.15") if row[0] == str(duchy))
    for letter, expected in zip("BAYSCM", sizes, strict=True):
        of_colour = sorted(len(area) for area in found if colours(duchy)[min(area) - 1] == letter)
        assert of_colour == [int(size) for size in expected.split()], letter
    assert 2 <= len(sizes[0].split()) <= 6


@rule("B1.15")
def test_duchy_1_has_four_cities() -> None:
    cities = {area for area in areas(1) if colours(1)[min(area) - 1] == "B"}
    assert cities == {frozenset(city) for city in ([12], [9, 14, 15], [23, 24, 29], [26, 27, 32, 33, 37])}


# The central board.


@rule("B1.16")
def test_the_spaces_of_the_six_depots() -> None:
    s = let_chance_draw(new(seats=4))
    lying_there = [NAME_OF[tile] for tile in seen(s).depots[:24]]
    printed = [space[0] for row in table("B1.16") for space in row[1].split()]
    assert [letter_of(name) for name in lying_there] == printed


@rule("B1.16")
def test_a_goods_space_holds_any_number_of_goods() -> None:
    s = burgundy(2).seat(0, storage="ship", dice="2 2").depot(4, goods="1 1 1 1 1 1 1").build()
    say(s, "2 place ship 18", "load 4")
    assert own(s).goods == {1: 7}


@rule("B1.17")
def test_the_depots_form_a_ring() -> None:
    s = burgundy(2).seat(0, storage="ship", tiles={13: "m5"}, dice="2 2").depot(1, goods="1").build()
    say(s, "2 place ship 18")
    pairs = {text.removeprefix("load ") for text in choices(s, "load") if "+" in text}
    assert pairs == {"1+2", "2+3", "3+4", "4+5", "5+6", "6+1"}


@rule("B1.18")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_grows_with_the_players(seats: int, spaces: int) -> None:
    assert len(lying(let_chance_draw(new(seats=seats)), 0)) == spaces


@rule("B1.18")
def test_the_black_depot_takes_tiles_of_any_kind() -> None:
    s = draw(new(), *["good 1"] * 3, *["good 2"] * 3)
    while len(odds(s)) != len(black_backs()):
        draw(s, next(iter(odds(s))))
    assert odds(s) == {f"tile {name}": number for name, number in black_backs().items()}


@rule("B1.19")
def test_the_bridge_has_seven_spaces_and_a_marker_for_each_player() -> None:
    s = burgundy(3).seat(0, bridge=0).seat(1, bridge=6).seat(2, bridge=6).build()
    assert [seat.bridge for seat in seen(s).seats] == [0, 6, 6]
    assert seen(s).order == [1, 2, 0]
    with pytest.raises(PositionError, match="bridge"):
        burgundy(2).seat(0, bridge=7).build()


@rule("B1.20")
def test_silver_and_workers_never_run_out() -> None:
    printed = {"silver": 24, "workers": 26}
    s = burgundy(2).seat(0, silver=30, workers=30, goods="1", dice="1 2").build()
    say(s, "1 sell 1", "2 workers")
    assert own(s).silver == 31 > printed["silver"]
    assert own(s).workers == 32 > printed["workers"]


@rule("B1.21")
def test_three_key_spaces() -> None:
    assert stored(burgundy(2).seat(0, storage="bank mine ship").build()) == ["bank", "mine", "ship"]
    with pytest.raises(PositionError, match="stores 4 tiles"):
        burgundy(2).seat(0, storage="bank mine ship ship").build()


@rule("B1.21")
def test_three_goods_spaces_for_any_number_of_one_kind_each() -> None:
    assert own(burgundy(2).seat(0, goods="1 1 1 1 1 1 2 2 3").build()).goods == {1: 6, 2: 2, 3: 1}
    with pytest.raises(PositionError, match="more than 3 kinds"):
        burgundy(2).seat(0, goods="1 2 3 4").build()


@rule("B1.22")
def test_points_start_at_0_and_have_no_upper_bound() -> None:
    assert [estate.points for estate in seen(let_chance_draw(new(seats=4))).estates] == [0, 0, 0, 0]
    s = burgundy(2).seat(0, points=200, storage="watchtower", dice="3 3").build()
    assert own(say(s, "3 place watchtower 26")).points == 204


@rule("B1.22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_never_lost(seats: int) -> None:
    events, end = told(seats)
    scored = [(event.seat, event.a) for event in events if event.kind == e.POINTS_SCORED]
    assert all(points > 0 for _, points in scored)
    for seat in range(seats):
        assert own(end, seat).points == sum(points for who, points in scored if who == seat)


@rule("B1.23")
def test_a_tile_that_leaves_the_game_comes_back_nowhere() -> None:
    s = burgundy(2).seat(0, storage="m1 mine ship", dice="1 1").depot(1, "bank").build()
    before = supply(s), black_supply(s)
    say(s, "1 take 1 bank", "discard m1")
    assert (supply(s), black_supply(s)) == before
    assert all("m1" not in names for names in (before[0], before[1], stored(s), lying(s, 0), lying(s, 1)))


@rule("B1.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_supply_ever_grows(seats: int) -> None:
    record = played({"seats": str(seats)}, 3, 3)
    s = game.new_game(record.options)
    left = dict(seen(s).supply)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
        now = seen(s).supply
        assert all(number <= left.get(drawn, 0) for drawn, number in now.items())
        left = dict(now)


@rule("B1.24")
def test_everything_but_the_kinds_of_sold_goods_is_open() -> None:
    s = let_chance_draw(new(seats=3))
    views = [seen(s, seat) for seat in (-1, 0, 1, 2)]
    assert all((view.seats, view.estates) == (views[0].seats, views[0].estates) for view in views)
    assert all(view.depots == views[0].depots and view.goods == views[0].goods for view in views)
    assert all(view.supply == views[0].supply for view in views)
    s = burgundy(2).seat(0, sold="1 1 2", storage="mine", goods="3").build()
    mine, other = own(s), own(s, viewer=1)
    assert (mine.sold, mine.sold_number) == ({1: 2, 2: 1}, 3)
    assert (other.sold, other.sold_number) == ({}, 3)
    assert (mine.storage, mine.goods, mine.dice) == (other.storage, other.goods, other.dice)


@rule("B1.24")
def test_of_the_undrawn_everybody_knows_what_is_left_and_nothing_more() -> None:
    s = draw(new(), "good 1", "good 4")
    assert {str(seen(s, seat).goods[0]) for seat in (-1, 0, 1)} == {"{1: 6, 2: 7, 3: 7, 4: 6, 5: 7, 6: 7}"}
    imagined = game.imagine(s, 0, Random(1))
    assert odds(imagined) == odds(s)
