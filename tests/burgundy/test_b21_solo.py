"""B21 the solo game."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.board import FIRST_INN_SPACE
from hexhaven.burgundy.content.duchies import NAMED, Duchy
from hexhaven.burgundy.content.goods import of_kind
from hexhaven.burgundy.content.tiles import BLACK_TILE, COLOUR_LETTERS, MINE, MONASTERY
from hexhaven.burgundy.events import AREA, PHASE
from hexhaven.burgundy.expansions.verbs import deal_route
from hexhaven.burgundy.frames import CLOSE_PHASE, FINISH
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.verbs import score, store
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.engine import settle
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.frame import NOBODY
from hexhaven.kernel.laws import inspect
from hexhaven.kernel.numbers import changed
from tests.burgundy.at_table import choices, draw, idle, let_chance_draw, lying, new, own, placed, refused, say, tile
from tests.burgundy.rulebook import RULES, table
from tests.marks import against, rule

# On 13A: the castle in the middle of the south-eastern island, and fields beside it.
CASTLE_FIELD, BESIDE_CASTLE = 31, {26: "Y3", 27: "Y5", 30: "B2", 32: "A6", 35: "M5", 36: "B1"}


def begun(castle: int = CASTLE_FIELD, **chosen: object) -> State:
    """A solo game at its first turn, with nothing in the store or on the board."""
    s = let_chance_draw(new(seats=1, **chosen))
    let_chance_draw(say(s, f"castle {castle}"))
    estate = estate_of(s, 0)
    s.goods_supply += estate.goods + sum(s.goods)
    s.goods = vec[i64]([0] * len(s.goods))
    estate.goods, estate.silver, estate.workers = 0, 0, 0
    s.depots = vec[i64]([0] * len(s.depots))
    return with_dice(s, 1, 1)


def with_dice(s: State, die: int, other: int) -> State:
    s.seats[0].die, s.seats[0].other_die = die, other
    return s


def put(s: State, **tiles: int) -> State:
    """Tiles on fields, without scoring: put(s, bank=30)."""
    for name, field in tiles.items():
        estate_of(s, 0).fill_field(tile(name.replace("_", "-")), field)
    return s


def keep(s: State, *names: str) -> State:
    for name in names:
        store(s, 0, tile(name))
    return s


def lay(s: State, space: int, name: str) -> None:
    s.depots = changed(s.depots, space, tile(name))


def give_goods(s: State, pile: int) -> None:
    s.goods_supply -= pile
    estate_of(s, 0).goods += pile


def board(name: str) -> Duchy:
    return game.new_game({"duchies": name}).rules.printed[NAMED[name]]


def scored(s: State, *lumps: tuple[int, int]) -> State:
    """Points come: so many, and what from."""
    for points, cause in lumps:
        score(s, 0, points, cause)
    settle(s)
    return s


BLACK = 24  # the first space of the black depot


# Board and set-up.


@rule("B21.1")
def test_one_player_plays_the_solo_game() -> None:
    s = begun()
    assert (game.seats(s), game.options_of(s)["mode"]) == (1, "solo")
    assert game.options_of(new(mode="solo"))["seats"] == "1"
    assert game.options_of(new(duchies="13B"))["mode"] == "solo"


@against("B21.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_else_can_join(seats: int) -> None:
    with pytest.raises(OptionError, match=f"seats: the solo game is not for {seats} players"):
        new(mode="solo", seats=seats)


def solo_rows(name: str) -> list[list[str]]:
    lines = RULES.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"| {name} |")) + 2
    rows: list[list[str]] = []
    for line in lines[first:]:
        if not line.startswith("|"):
            return rows
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


@rule("B21.2")
@pytest.mark.parametrize("name", ["13A", "13B"])
def test_the_islands_are_as_printed(name: str) -> None:
    duchy = board(name)
    fields = " ".join(row[2] for row in solo_rows(name)).replace("/ ", "").split()
    assert [f"{COLOUR_LETTERS[duchy.colour[f]]}{duchy.die[f]}" for f in range(1, 38)] == fields
    assert [list(duchy.colour).count(colour) for colour in range(6)] == [4, 3, 6, 6, 12, 6]


@rule("B21.3")
def test_rivers_join_fields_but_no_areas() -> None:
    duchy = board("13A")
    assert {8, 20} <= set(duchy.neighbours[7])
    assert [len(area) for area in duchy.areas if duchy.colour[area[0]] == COLOUR_LETTERS.index("S")] == [1] * 6
    other = board("13B")
    assert set(other.neighbours[33]) == {8, 9, 13, 19}
    assert set(other.neighbours[37]) == {17, 29}


@rule("B21.3")
@against("B21.3")
def test_another_island_is_reached_only_across_a_river() -> None:
    s = keep(put(with_dice(begun(), 3, 3), ship=29), "ship")
    assert refused(s, "3 place ship 33") == "B6.10"
    say(s, "3 place ship 17")
    assert 17 in placed(s)


@rule("B21.4")
def test_what_the_player_starts_with() -> None:
    s = let_chance_draw(new(seats=1))
    assert (own(s).silver, own(s).workers, sum(own(s).goods.values())) == (1, 2, 3)
    assert choices(s) == ["castle 14", "castle 3", "castle 31", "castle 5"]
    let_chance_draw(say(s, "castle 14"))
    assert sum(1 for lying_tile in s.depots if lying_tile) == 15  # of 16: one was removed
    assert s.rules.sale_points == 2


@rule("B21.5")
def test_goods_of_all_kinds_may_be_kept() -> None:
    s = keep(with_dice(begun(), 1, 1), "ship")
    give_goods(s, 0x0111110)
    s.goods = changed(s.goods, 2, 0x1000000)
    s.goods_supply -= 0x1000000
    put(s, m1=26)
    estate_of(s, 0).fill_field(tile("m2"), 25)
    say(s, "1 place ship 29", "effect 29", "load 2")
    assert sorted(own(s).goods) == [1, 2, 3, 4, 5, 6]


@rule("B21.6")
def test_counter_and_marker() -> None:
    assert (own(begun()).points, game.view(begun(), 0).marker) == (0, 50)
    assert game.view(begun(marker=45), 0).marker == 45
    assert game.options_of(begun(marker=55))["marker"] == "55"


@against("B21.6")
@pytest.mark.parametrize("marker", [44, 56, 0, -1])
def test_the_marker_starts_between_45_and_55(marker: int) -> None:
    with pytest.raises(OptionError, match=r"marker: .* is not a number from 45 to 55"):
        new(seats=1, marker=marker)


def test_other_games_have_no_marker() -> None:
    with pytest.raises(OptionError, match="marker: the free game does not have it"):
        new(marker=51)
    assert "marker" not in game.options_of(new(marker=50))


# A turn.


@rule("B21.7")
def test_the_white_die_removes_the_first_tile() -> None:
    s = begun()
    idle(s)
    lay(s, 5, "bank")
    lay(s, 6, "castle")
    draw(s, "roll 1 2", "white 2")
    assert lying(s, 2) == ["castle"]
    assert sum(game.view(s, 0).goods[2].values()) == 1


@rule("B21.7")
def test_an_empty_depot_passes_the_removal_on_but_never_to_the_black_depot() -> None:
    s = begun()
    idle(s)
    lay(s, 1, "bank")
    lay(s, BLACK, "castle")
    draw(s, "roll 1 2", "white 5")
    assert (lying(s, 1), lying(s, 0)) == ([], ["castle"])
    idle(s)
    draw(s, "roll 1 2", "white 5")
    assert lying(s, 0) == ["castle"]


# Ships and black tiles.


def with_ship_loaded(pile: int, s: State | None = None) -> State:
    """A ship has been placed by somebody who then has these goods."""
    s = keep(s or with_dice(begun(), 1, 1), "ship")
    give_goods(s, pile)
    put(s, m1=26)
    put(s, m2=25)
    lay(s, BLACK, "mine")
    say(s, "1 place ship 29")
    return say(s, "effect 29")


@rule("B21.8")
@pytest.mark.parametrize(("load", "left"), [("load 2", 0), ("load 3", 0)])
def test_a_ship_takes_all_of_a_depot_and_the_rest_leaves(load: str, left: int) -> None:
    s = with_dice(begun(), 1, 1)
    s.goods = changed(changed(s.goods, 2, 0x120), 3, 0x2000)
    s.goods_supply -= 0x2120
    with_ship_loaded(0, s)
    say(s, load)
    assert all(not pile for pile in s.goods[1:])
    assert own(s).goods == ({1: 2, 2: 1} if load == "load 2" else {3: 2})
    assert [law for law in game.broken_laws(s) if "goods" in law or "black" in law] == []
    assert s.seats[0].bridge == 0


@rule("B21.8")
def test_with_monastery_5_two_depots_are_loaded() -> None:
    s = with_dice(begun(), 1, 1)
    put(s, m5=27)
    for depot, pile in ((2, 0x10), (3, 0x100), (4, 0x1000)):
        s.goods = changed(s.goods, depot, pile)
        s.goods_supply -= pile
    with_ship_loaded(0, s)
    say(s, "load 2+3")
    assert own(s).goods == {1: 1, 2: 1}
    assert all(not pile for pile in s.goods[1:])


@rule("B21.9")
def test_five_goods_bring_a_black_tile() -> None:
    s = with_ship_loaded(0x330)
    assert choices(s) == ["pass", "trade mine"]
    say(s, "trade mine")
    assert choices(s) == ["give 1,1,1,2,2", "give 1,1,2,2,2"]
    say(s, "give 1,1,1,2,2")
    assert own(s).goods == {2: 1}
    assert own(s).storage == [BLACK_TILE]
    assert lying(s, 0) == []
    assert [law for law in game.broken_laws(s) if "goods" in law or "black" in law] == []


@rule("B21.9")
@against("B21.9")
def test_the_trade_is_optional_needs_five_goods_and_a_tile_that_is_there() -> None:
    s = with_ship_loaded(0x330)
    assert refused(s, "trade bank") == "B21.9"
    assert refused(s, "give 1,1,1,2,2") == "B21.9"
    say(s, "trade mine")
    assert refused(s, "give 1,1,1,1,2") == "B21.9"
    assert refused(s, "give 1,1,1,2") == "B21.9"
    four = with_ship_loaded(0x220)
    assert "trade mine" not in choices(four)
    assert refused(four, "trade mine") == "B21.9"
    declined = say(with_ship_loaded(0x50), "pass")
    assert own(declined).goods == {1: 5}


@against("B21.9")
def test_an_inn_is_not_traded_for() -> None:
    s = with_dice(begun(expansions="inns"), 1, 1)
    lay(s, FIRST_INN_SPACE, "inn")
    with_ship_loaded(0x330, s)
    assert "trade mine" in choices(s)
    assert refused(s, "trade inn") == "B21.9"


@rule("B21.9")
def test_exactly_five_goods_are_given_without_a_question() -> None:
    s = say(with_ship_loaded(0x50), "trade mine")
    assert (own(s).goods, own(s).storage) == ({}, [BLACK_TILE])


@rule("B21.10")
@pytest.mark.parametrize(("die", "field"), [(3, 26), (2, 30), (6, 32), (5, 35)])
def test_a_black_tile_fits_on_every_colour_by_number(die: int, field: int) -> None:
    s = keep(with_dice(begun(), die, die), "black-tile")
    say(s, f"{die} place black-tile {field}")
    assert placed(s)[field] == "black-tile"


@rule("B21.10")
def test_a_black_tile_has_no_function() -> None:
    s = keep(with_dice(begun(), 5, 5), "black-tile")
    say(s, "5 place black-tile 35")
    assert own(s).points == 11  # an area of one field in phase A
    s.rules.steps[CLOSE_PHASE](s, 0)
    assert own(s).silver == 0


@rule("B21.10")
def test_black_tiles_are_no_building_type_and_get_no_free_step() -> None:
    s = keep(with_dice(begun(), 2, 6), "black-tile", "black-tile")
    put(s, m9=26, m10=27)
    put(s, m11=25)
    assert refused(s, "2 place black-tile 36") == "B6.7"
    say(s, "2 place black-tile 30")
    put(s, bank=36)
    assert "6 place black-tile 34" in choices(s)


# Monasteries and colours.


@rule("B21.11")
def test_a_scoring_monastery_scores_at_once_and_only_then() -> None:
    s = keep(with_dice(begun(), 3, 5), "m22")
    put(s, bank=30)
    say(s, "3 place m22 26")
    assert own(s).points == 4
    put(s, bank=36)
    s.rules.steps[FINISH](s, 0)
    assert own(s).points == 4


@rule("B21.11", "B14.9")
@pytest.mark.parametrize(("first", "second"), [("m22", "m29"), ("m29", "m16")])
def test_the_crane_counts_for_the_first_monastery_placed_after_it(first: str, second: str) -> None:
    s = keep(put(with_dice(begun(expansions="extra-tiles white-castles"), 3, 5), m17=15, crane=30), first, second)
    say(s, f"3 place {first} 26")
    assert own(s).points == 4
    say(s, f"5 place {second} 27")
    assert own(s).points == 4


@rule("B21.11")
def test_monastery_26_scores_three_points_for_each_finished_colour_its_own_too() -> None:
    s = keep(with_dice(begun(), 3, 1), "m26")
    for field in estate_of(s, 0).duchy.of_colour[2]:
        if field != 26:
            estate_of(s, 0).fill_field(MONASTERY + 1, field)
    for field in estate_of(s, 0).duchy.of_colour[1]:
        estate_of(s, 0).fill_field(MINE, field)
    say(s, "3 place m26 26")
    assert "score m26 6" not in choices(s)
    say(s, "effect 26")
    assert "score m26 6" in choices(s)


def about_to_finish_mines(*black: str) -> State:
    """One mine is missing, and the black depot holds these tiles."""
    s = keep(with_dice(begun(), 5, 5), "mine")
    for field in (6, 9):
        estate_of(s, 0).fill_field(MINE, field)
    for place, name in enumerate(black):
        lay(s, BLACK + place, name)
    return say(s, "5 place mine 35")


@rule("B21.12", "B21.13")
def test_a_finished_colour_brings_a_tile_of_the_black_depot_and_no_points() -> None:
    s = about_to_finish_mines("bank", "ship")
    assert choices(s) == ["colour M", "score area 1", "score phase 10"]
    say(s, "colour M")
    assert {"claim black bank 30", "claim black bank 36", "claim black ship 7", "pass"} <= set(choices(s))
    assert "claim black bank 19" not in choices(s)
    say(s, "claim black bank 30", "effect 30")
    assert own(s).silver == 2
    assert (lying(s, 0), placed(s)[30]) == (["ship"], "bank")
    assert own(s).bonuses == 0


@rule("B21.12")
@against("B21.12")
def test_only_a_fitting_tile_of_the_black_depot() -> None:
    s = say(about_to_finish_mines("bank"), "colour M")
    assert refused(s, "claim 3 bank 30") == "B21.12"
    assert refused(s, "claim black ship 29") == "B7.6"
    assert refused(s, "claim black bank 26") == "B6.9"
    assert refused(s, "claim black bank 37") == "B6.9"
    assert refused(s, "claim black bank 2") == "B6.10"
    say(s, "pass")
    assert lying(s, 0) == ["bank"]


@rule("B21.12")
def test_finishing_colours_can_go_on_and_on() -> None:
    s = keep(with_dice(begun(), 5, 5), "mine")
    estate = estate_of(s, 0)
    for field in (6, 9):
        estate.fill_field(MINE, field)
    for field in (3, 5):
        estate.fill_field(tile("castle"), field)
    estate.fill_field(tile("bank"), 18)
    lay(s, BLACK, "castle")
    lay(s, BLACK + 1, "bank")
    say(s, "5 place mine 35", "colour M", "claim black castle 14")
    assert "colour C" in choices(s)
    say(s, "colour C")
    assert any(text.startswith("claim black bank") for text in choices(s))


# Parts, lumps and the marker.


@rule("B21.13", "B21.14")
def test_the_parts_of_a_placement_come_in_any_order() -> None:
    s = keep(with_dice(begun(), 2, 2), "watchtower")
    s.seats[0].points = 45
    put(s, bank=34)
    say(s, "2 place watchtower 30")
    assert choices(s) == ["effect 30", "score area 3", "score phase 10"]
    say(s, "score area 3", "effect 30")
    assert own(s).points == 45 + 3
    assert choices(s) == ["score phase 10", "score watchtower 4"]


@rule("B21.13", "B18.4")
def test_the_points_of_a_sale_may_come_before_or_after_those_of_a_trade_route() -> None:
    s = with_dice(begun(expansions="trade-routes"), 6, 6)
    s.seats[0].route = 0
    deal_route(s, 0, 10)
    give_goods(s, of_kind(6, 2))
    say(s, "6 sell 6")
    assert choices(s) == ["lay 6", "score sale 4", "score sale 4 s1"]
    first = say(game.copy(s), "score sale 4 s1")
    assert (own(first).points, own(first).laid) == (9, [6, 6])
    say(s, "lay 6")
    assert choices(s, "route") == ["score route 4", "score route 4 s1"]
    assert choices(s, "sale") == ["score sale 4", "score sale 4 s1"]
    assert own(s).laid == [6]


@rule("B21.18", "B18.3")
def test_goods_without_a_bonus_are_laid_without_a_question() -> None:
    s = with_dice(begun(expansions="trade-routes"), 5, 5)
    estate_of(s, 0).silver = 0
    s.seats[0].route = 0
    deal_route(s, 0, 10)
    give_goods(s, of_kind(5, 1))
    say(s, "5 sell 5")
    assert choices(s) == ["score sale 2", "score sale 2 s1"]
    say(s, "score sale 2")
    assert (own(s).points, own(s).laid) == (2, [5])


@rule("B21.13", "B18.3")
def test_goods_without_a_bonus_may_wait_for_those_of_another_sale() -> None:
    s = with_dice(begun(expansions="trade-routes"), 5, 5)
    estate_of(s, 0).silver = 0
    s.seats[0].points = 49
    s.seats[0].route = 0
    deal_route(s, 0, 3)  # 4 castle, 1 watchtower
    give_goods(s, of_kind(5, 1) + of_kind(4, 1))
    say(s, "5 sell 5")
    assert choices(s) == ["lay 5", "score sale 2"]
    say(s, "score sale 2", "sell 4", "lay 4", "workers", "score sale 2")
    assert own(s).laid == [4, 5]


@rule("B21.13", "B18.7")
def test_a_full_route_asks_for_no_order() -> None:
    s = with_dice(begun(expansions="trade-routes"), 5, 5)
    estate_of(s, 0).silver = 0
    s.seats[0].points = 49
    s.seats[0].route = 0
    give_goods(s, of_kind(5, 1))
    say(s, "5 sell 5")
    assert (s.marker, own(s).laid) == (45, [])


@rule("B21.13", "B18.6")
def test_goods_of_a_sale_that_a_bonus_brings_are_laid_before_the_rest() -> None:
    s = with_dice(begun(expansions="trade-routes"), 5, 5)
    s.seats[0].route = 0
    deal_route(s, 0, 11)
    give_goods(s, of_kind(5, 2) + of_kind(2, 1))
    say(s, "5 sell 5", "lay 5", "sell 2")
    assert choices(s, "lay") == ["lay 2"]
    say(s, "lay 2")
    assert own(s).laid == [5, 2]


@rule("B21.14", "B21.16")
def test_each_lump_is_checked_on_its_own() -> None:
    s = begun()
    s.seats[0].points = 44
    scored(s, (3, AREA), (10, PHASE))
    assert choices(s) == ["score area 3", "score phase 10"]
    first = say(game.copy(s), "score area 3")
    assert (own(first).points, first.marker) == (0, 45)  # 47, then 57: the rest is lost
    other = say(game.copy(s), "score phase 10")
    assert other.marker == 45
    say(other, "pass")
    assert own(other).points == 3


@rule("B21.15")
def test_silver_may_be_added_to_points() -> None:
    s = begun()
    estate_of(s, 0).silver = 5
    s.seats[0].points = 44
    scored(s, (4, 24))
    assert choices(s, "score") == ["score watchtower 4", "score watchtower 4 s1", "score watchtower 4 s2"]
    say(s, "score watchtower 4 s2")
    assert (own(s).silver, own(s).points, s.marker) == (3, 0, 45)


@rule("B21.13", "B21.15")
def test_the_question_says_what_is_decided() -> None:
    """The order; else only the silver; else nothing, after the silver was spent otherwise."""
    s = begun()
    s.seats[0].points = 44
    assert game.question(scored(game.copy(s), (3, AREA), (10, PHASE))).kind == "choose-part"
    estate_of(s, 0).silver = 2
    lay(s, BLACK, "mine")
    scored(s, (4, 24))
    assert game.question(s).kind == "add-silver"
    say(s, "buy black mine")
    assert choices(s) == ["score watchtower 4"]
    assert game.question(s).kind == "take-part"


@against("B21.15")
def test_no_more_silver_than_is_missing_or_there() -> None:
    s = begun()
    estate_of(s, 0).silver = 1
    s.seats[0].points = 40
    scored(s, (4, 24))
    assert refused(s, "score watchtower 4 s2") == "B21.15"
    assert refused(s, "score watchtower 5") == "B21.13"
    assert refused(s, "score area 4") == "B21.13"


@rule("B21.16")
@pytest.mark.parametrize(("marker", "then"), [(50, 45), (45, 40), (10, 5), (5, 5)])
def test_the_marker_walks_down_by_five_but_not_below_five(marker: int, then: int) -> None:
    s = begun()
    s.marker = marker
    s.seats[0].points = marker - 1
    scored(s, (4, 24))
    assert (s.marker, own(s).points) == (then, 0)


@rule("B21.17")
def test_the_extra_action_needs_no_die_and_may_be_declined() -> None:
    s = begun()
    put(s, m14=26)
    s.seats[0].points = 48
    scored(s, (4, 24))
    assert {"workers", "pass"} <= set(choices(s))
    assert own(say(game.copy(s), "workers")).workers == 4
    declined = say(s, "pass")
    assert own(declined).dice == [1, 1]


@rule("B21.18")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    s = scored(begun(), (3, AREA), (10, PHASE))
    assert own(s).points == 13
    assert "1 workers" in choices(s)


# The end.


def nearly_full(missing: int) -> State:
    """Everything is covered but one field."""
    s = with_dice(begun(), 1, 1)
    estate = estate_of(s, 0)
    for field in range(1, 38):
        if field not in (missing, CASTLE_FIELD):
            estate.fill_field(BLACK_TILE, field)
    return s


@rule("B21.19", "B21.21")
def test_the_last_field_wins_at_once() -> None:
    s = keep(nearly_full(29), "black-tile")
    heard = game.listen(s)
    say(s, "1 place black-tile 29")
    assert game.to_move(s) == NOBODY
    assert heard[-1].kind == e.GAME_ENDED
    result = game.result(s)
    assert result is not None
    assert (result.points, result.places) == ((37 + 24,), (1,))


@rule("B21.20", "B21.21")
def test_after_25_turns_the_game_is_lost() -> None:
    s = begun()
    turns = 0
    while game.to_move(s) != NOBODY:
        turns += 1
        idle(s)
        let_chance_draw(s, turns)
    result = game.result(s)
    assert result is not None
    assert turns == 25
    assert (result.points, result.places) == ((1,), (2,))


@pytest.mark.parametrize("number", range(6))
def test_random_solo_games_obey_every_law(number: int) -> None:
    chosen = {"seats": "1", "duchies": ("13A", "13B")[number % 2], "marker": str(45 + 2 * number)}
    inspected = inspect(game, chosen, seed_from(number), Random(number))
    assert inspected.places in ((1,), (2,))


def test_the_tables_of_the_rules_name_the_rivers() -> None:
    assert len(table("B21.2")) == 4
    assert sorted(board("13A").rivers) == [(7, 8), (7, 20), (17, 29), (17, 33), (20, 29)]


@against("B21.22")
def test_shields_and_border_posts_are_for_several_players() -> None:
    with pytest.raises(OptionError, match="expansions: the solo game is played without shields"):
        new(seats=1, expansions="inns shields")
    with pytest.raises(OptionError, match="duchies: the solo game is played on 13A, 13B"):
        new(mode="solo", duchies="11a")


@rule("B21.22")
@pytest.mark.parametrize("expansions", ["extra-tiles", "white-castles", "inns", "trade-routes"])
@pytest.mark.parametrize("number", range(2))
def test_other_expansions_go_with_the_solo_game(expansions: str, number: int) -> None:
    chosen = {"seats": "1", "duchies": ("13A", "13B")[number], "expansions": expansions}
    assert inspect(game, chosen, seed_from(number), Random(number)).places in ((1,), (2,))
