"""B20 the team game."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.duchies import NAMED
from hexhaven.burgundy.content.tiles import BANK, CASTLE, COLOUR_LETTERS, MINE, MONASTERY, NAME_OF, SHIP
from hexhaven.burgundy.expansions.shield_powers import begin_power
from hexhaven.burgundy.expansions.verbs import gain_shield, lay_out_shield
from hexhaven.burgundy.frames import CLOSE_PHASE
from hexhaven.burgundy.laws import shield_laws
from hexhaven.burgundy.rules.final_scoring import finish
from hexhaven.burgundy.state import State, estate_of, points_of
from hexhaven.burgundy.verbs import cross_bridge, store, store_common
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.laws import inspect
from tests.burgundy.at_table import choices, let_chance_draw, new, own, placed, refused, say, seen, stored, tile
from tests.burgundy.rulebook import table
from tests.marks import against, rule

CENTRE = 37


def begun(**chosen: object) -> State:
    """A team game, seat 1 to move."""
    return let_chance_draw(new(mode="team", **chosen))


def with_dice(s: State, *dice: int) -> State:
    """The mover's dice, and nobody's storage."""
    seat = s.seats[int(game.to_move(s))]
    seat.die, seat.other_die = sorted(dice) if len(dice) == 2 else (dice[0], 0)
    return s


def put_in_storage(s: State, seat: int, own_tiles: str = "", common: str = "") -> None:
    for name in own_tiles.split():
        store(s, seat, tile(name))
    for name in common.split():
        store_common(s, seat, tile(name))


def next_seat(s: State) -> None:
    """The mover takes workers with both dice."""
    me = game.to_move(s)
    while game.to_move(s) == me:
        say(s, next(text for text in choices(s) if text.endswith("workers") or text == "end"))


# Seats and boards.


@rule("B20.1")
def test_seats_1_and_3_play_against_2_and_4_on_the_board_for_four() -> None:
    s = begun()
    assert estate_of(s, 0) is estate_of(s, 2)
    assert estate_of(s, 1) is estate_of(s, 3)
    assert len(s.estates()) == 2
    assert (len([t for t in s.depots if t]), s.rules.sale_points) == (32, 4)
    assert (s.rules.first_bonus, s.rules.second_bonus) == (7, 4)


@against("B20.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_other_numbers_of_players_cannot_form_teams(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"seats: the team game is not for {seats} players"):
        new(mode="team", seats=seats)


@rule("B20.2", "B20.3")
@pytest.mark.parametrize("name", ["12a", "12b"])
def test_a_double_duchy_is_as_printed(name: str) -> None:
    duchy = game.new_game({"duchies": name}).rules.printed[NAMED[name]]
    column = 1 if name == "12a" else 2
    fields = " ".join(row[column] for row in table("B20.2")).replace("- ", "").split()
    assert [f"{COLOUR_LETTERS[duchy.colour[f]]}{duchy.die[f]}" for f in range(1, 74)] == fields
    assert [list(duchy.colour).count(colour) for colour in range(6)] == [7, 6, 12, 12, 24, 12]
    assert max(len(area) for area in duchy.areas) <= 8
    assert set(duchy.neighbours[CENTRE]) == {24, 25, 36, 38, 49, 50}


def test_the_boards_alone_name_the_team_game() -> None:
    assert game.options_of(new(duchies="12b"))["mode"] == "team"
    assert game.options_of(new(mode="team"))["duchies"] == "12a 12a"
    assert game.options_of(new(duchies="12a,12b"))["duchies"] == "12a 12b"
    assert "mode" not in game.options_of(new())


@pytest.mark.parametrize("duchies", ["1", "13A", "drawn", "chosen", "12a 3"])
def test_the_team_game_needs_its_own_boards(duchies: str) -> None:
    with pytest.raises(OptionError, match="duchies: the team game is played on 12a, 12b"):
        new(mode="team", duchies=duchies)


@rule("B20.4")
def test_the_start_castle_of_12a_is_in_the_middle() -> None:
    s = begun()
    assert placed(s, 0) == placed(s, 3) == {CENTRE: "castle"}


@rule("B20.4")
@against("B20.4")
def test_on_12b_the_lower_seat_chooses_one_of_two_castle_fields() -> None:
    s = let_chance_draw(new(duchies="12b"))
    assert game.to_move(s) == 0
    assert choices(s) == ["castle 34", "castle 37"]
    assert refused(s, "castle 2") == "B20.4"
    assert refused(s, "castle 37", seat=2) == "B2.17"
    say(s, "castle 34", "castle 37")
    assert (placed(s, 2), placed(s, 1)) == ({34: "castle"}, {37: "castle"})


@rule("B20.5")
@pytest.mark.parametrize(("start", "first"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_what_a_team_starts_with(start: int, first: int) -> None:
    s = let_chance_draw(new(mode="team", start=start))
    mine, theirs = own(s, first), own(s, 1 - first)
    assert (mine.silver, mine.workers) == (2, 3)
    assert (theirs.silver, theirs.workers) == (2, 5)
    assert sum(mine.goods.values()) == sum(theirs.goods.values()) == 3


@rule("B20.6")
def test_teams_alternate_in_the_first_round() -> None:
    s = begun(start=2)
    assert list(s.order) == [1, 2, 3, 0]
    moved = []
    while s.round == 0 and game.to_move(s) >= 0:
        moved.append(int(game.to_move(s)))
        next_seat(s)
    assert moved == [1, 2, 3, 0]


# What is shared.


@rule("B20.7", "B20.12")
def test_partners_share_all_that_lies_in_the_middle() -> None:
    s = begun()
    silver, workers = own(s, 2).silver, own(s, 2).workers
    put_in_storage(s, 2, common="bank")
    with_dice(s, 4, 1)
    say(s, "4 place bank 38 common")
    assert own(s, 2).tiles == own(s, 0).tiles
    assert own(s, 2).silver == silver + 2
    say(s, "1 workers")
    assert own(s, 2).workers == workers + 2
    assert own(s, 2).common == []


@rule("B20.8")
@against("B20.8")
def test_dice_points_and_two_key_spaces_are_a_players_own() -> None:
    s = begun()
    put_in_storage(s, 2, "bank")
    with_dice(s, 4, 4)
    s.seats[2].die = s.seats[2].other_die = 1
    assert refused(s, "4 place bank 38") == "B20.8"
    assert refused(s, "4 place bank 38 common") == "B20.8"
    assert refused(s, "1 workers") == "B5.9"
    put_in_storage(s, 0, "watchtower")
    say(s, "4 place watchtower 38")
    shown = game.view(s, -1)
    assert [seat.points for seat in shown.seats] == [4, 0, 0, 0]
    assert [estate.points for estate in shown.estates] == [4, 0]


@rule("B20.8")
def test_each_partner_has_a_purchase_in_the_own_turn() -> None:
    s = begun()
    estate_of(s, 0).silver = 4
    say(s, choices(s, "buy")[0], "keep own")
    assert choices(s, "buy") == []
    next_seat(s)
    next_seat(s)
    assert game.to_move(s) == 2
    assert choices(s, "buy") != []


@rule("B20.9")
def test_a_new_tile_goes_where_its_player_likes() -> None:
    for where, expected in (("own", (1, 0)), ("common", (0, 1))):
        s = begun()
        say(s, choices(s, "take")[0])
        assert choices(s) == ["keep common", "keep own"]
        say(s, f"keep {where}")
        assert (len(own(s, 0).storage), len(own(s, 0).common)) == expected
        assert len(own(s, 2).common) == expected[1]


@rule("B20.9")
def test_nobody_is_asked_where_only_one_kind_has_room() -> None:
    s = begun()
    put_in_storage(s, 0, "bank bank")
    say(s, choices(s, "take")[0])
    assert len(own(s, 0).common) == 1
    s = begun()
    put_in_storage(s, 0, common="bank bank")
    say(s, choices(s, "take")[0])
    assert len(own(s, 0).storage) == 1


@rule("B20.10")
@against("B20.10")
def test_a_tile_is_placed_from_where_it_lies_and_never_moved() -> None:
    s = with_dice(begun(), 4, 4)
    put_in_storage(s, 0, "bank", "watchtower")
    assert refused(s, "4 place bank 38 common") == "B20.10"
    assert refused(s, "4 place watchtower 38") == "B20.10"
    assert refused(s, "keep common") == "B20.10"


@rule("B20.11")
@against("B20.11")
def test_a_tile_leaves_when_all_four_key_spaces_are_full() -> None:
    for discarded, lying in (("discard bank", "own"), ("discard church common", "common")):
        s = begun()
        put_in_storage(s, 0, "bank market", "church warehouse")
        put_in_storage(s, 2, "castle mine")
        taken = choices(s, "take")[0].split()[3]
        say(s, choices(s, "take")[0])
        assert choices(s) == ["discard bank", "discard church common", "discard market", "discard warehouse common"]
        assert refused(s, "discard castle") == "B20.8"
        assert refused(s, "discard bank common") == "B20.11"
        say(s, discarded)
        names = stored(s, 0) if lying == "own" else sorted(own(s, 0).common)
        assert (taken if lying == "own" else tile(taken)) in names
        assert (len(own(s, 0).storage), len(own(s, 0).common)) == (2, 2)


@rule("B20.13")
def test_a_monastery_works_for_both_partners() -> None:
    s = begun()
    estate_of(s, 0).fill_field(MONASTERY + 14, 24)
    next_seat(s)
    next_seat(s)
    workers = own(s, 2).workers
    say(s, next(text for text in choices(s) if text.endswith("workers")))
    assert own(s, 2).workers == workers + 4


@rule("B20.13", "B14.2")
def test_monastery_27_raises_the_markers_of_both_partners() -> None:
    s = with_dice(begun(expansions="extra-tiles"), 5, 5)
    put_in_storage(s, 0, "m27")
    for seat in (2, 3):
        cross_bridge(s, seat)
    assert list(s.order) == [3, 2, 0, 1]
    say(s, "5 place m27 24")
    assert list(s.order) == [2, 3, 0, 1]


@rule("B20.14")
def test_a_seventh_ship_puts_the_marker_on_top_of_the_last_space() -> None:
    s = begun()
    for seat in (1, 0):
        for _ in range(6):
            cross_bridge(s, seat)
    assert list(s.order)[:2] == [0, 1]
    cross_bridge(s, 1)
    assert list(s.order)[:2] == [1, 0]
    assert (s.seats[0].bridge, s.seats[1].bridge) == (6, 6)


# Shields.


def with_shields(seat: int, *shields: int) -> State:
    """Seat 1 has rolled two threes, this seat holds the shields, and shield 9 is in depot 3."""
    s = with_dice(begun(expansions="shields"), 3, 3)
    s.shields = vec[i64]([0] * len(s.shields))
    for shield in shields:
        gain_shield(s, seat, shield, 0)
        begin_power(s, seat, shield)
    lay_out_shield(s, 9, 3)
    return s


@rule("B20.7", "B19.5")
def test_a_shield_of_the_partner_may_be_replaced() -> None:
    s = with_shields(2, 4)
    assert refused(s, "take-shield 3 9") == "B19.4"
    assert refused(s, "take-shield 3 9 for 7") == "B19.5"
    say(s, "take-shield 3 9 for 4")
    assert (own(s, 0).shields, s.seats[2].key_spaces) == ([9], 2)
    assert shield_laws(s) == []


@rule("B20.11", "B19.14")
def test_without_shield_4_a_new_tile_needs_discards_until_it_is_the_second() -> None:
    s = with_shields(0, 4)
    put_in_storage(s, 0, "bank church market", "castle ship")
    say(s, "take-shield 3 9 for 4", "buy black " + NAME_OF[seen(s).depots[24]])
    say(s, "discard bank")
    assert choices(s) == ["discard castle common", "discard church", "discard market", "discard ship common"]
    say(s, "discard church")
    assert (len(own(s, 0).storage), len(own(s, 0).common)) == (2, 2)


# Points.


@rule("B20.15")
def test_a_colour_bonus_is_the_teams_and_its_points_the_placers() -> None:
    s = begun()
    castles = [f for f in estate_of(s, 0).duchy.of_colour[0] if f != CENTRE]
    for field in castles[:-1]:
        estate_of(s, 0).fill_field(CASTLE, field)
    next_seat(s)
    next_seat(s)
    last = castles[-1]
    estate_of(s, 0).fill_field(BANK, estate_of(s, 0).duchy.neighbours[last][0])
    put_in_storage(s, 2, "castle")
    with_dice(s, int(estate_of(s, 0).duchy.die[last]), 1)
    heard = game.listen(s)
    say(s, f"{estate_of(s, 0).duchy.die[last]} place castle {last}")
    assert [(event.seat, event.a) for event in heard if event.kind == e.POINTS_SCORED and event.b == e.BONUS] == [
        (2, 7)
    ]
    assert own(s, 0).bonuses == own(s, 2).bonuses == 1


@rule("B20.16")
def test_mines_and_leftovers_count_once_for_a_team() -> None:
    s = begun()
    estate = estate_of(s, 0)
    estate.fill_field(MINE, 49)
    estate.fill_field(MONASTERY + 25, 24)
    estate.silver, estate.workers, estate.goods, estate.sold = 3, 5, 0, 0x20
    finish(s, 0)
    assert [s.seats[me].points for me in (0, 2)] == [3 + 2 + 2, 0]
    s.rules.steps[CLOSE_PHASE](s, 0)
    assert estate.silver == 4


@rule("B20.17")
def test_the_sum_of_both_partners_decides() -> None:
    s = begun()
    s.agenda = vec[i64]()
    for me, points in enumerate((50, 40, 10, 30)):
        s.seats[me].points = points
    result = game.result(s)
    assert result is not None
    assert (result.points, result.places) == ((60, 70, 60, 70), (2, 1, 2, 1))
    assert points_of(s, 2) == 60


@rule("B20.18")
def test_a_tie_goes_to_more_empty_fields_then_to_the_last_in_turn_order() -> None:
    s = begun()
    s.agenda = vec[i64]()
    assert game.result(s).places == (2, 1, 2, 1)  # type: ignore[union-attr]  # seat 4 is last in turn order
    s.order = vec[i64]([1, 3, 0, 2])
    assert game.result(s).places == (1, 2, 1, 2)  # type: ignore[union-attr]
    estate_of(s, 0).fill_field(SHIP, 36)
    assert game.result(s).places == (2, 1, 2, 1)  # type: ignore[union-attr]


@pytest.mark.parametrize("number", range(4))
def test_random_team_games_obey_every_law(number: int) -> None:
    chosen = {"mode": "team", "duchies": ("12a", "12b")[number % 2], "choices": ("open", "hidden")[number // 2]}
    inspected = inspect(game, chosen, seed_from(number), Random(number))
    assert inspected.points[:2] == inspected.points[2:]
    assert sorted(inspected.places) == [1, 1, 2, 2]


@against("B20.19")
@pytest.mark.parametrize("duchies", ["11a", "11a 11b", "drawn-11", "chosen-11"])
def test_border_posts_have_boards_of_their_own(duchies: str) -> None:
    with pytest.raises(OptionError, match="duchies: the team game is played on 12a, 12b"):
        new(mode="team", duchies=duchies)


@rule("B20.19")
@pytest.mark.parametrize("expansions", ["extra-tiles", "white-castles inns", "trade-routes", "shields"])
def test_other_expansions_go_with_the_team_game(expansions: str) -> None:
    inspected = inspect(game, {"mode": "team", "expansions": expansions}, seed_from(1), Random(1))
    assert inspected.points[:2] == inspected.points[2:]
