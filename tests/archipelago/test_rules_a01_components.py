"""A1 Components and terms; the rules of component sets (A1.44 to A1.63) are tested with their files."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.content import cards, objectives, trends
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.content.resources import NAMES, count
from hexhaven.archipelago.content.tables import AREAS, LAND_A, SEA, SEA_A
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import is_citizen, is_ship, place_of
from hexhaven.kernel.errors import PositionError
from tests.archipelago.at_table import asked, choices, cubes, passes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def isle(icons: str = "wood 2", built: str = "") -> Position:
    return archipelago(3, deals="off").region(icons, built=built).region()


def random_positions(seed: int) -> list[State]:
    """Positions of a random game, one of every twenty."""
    s = game.new_game({"seats": "4"})
    rng, found, number = Random(seed), [], 0
    while game.to_move(s) != -2:
        answers = game.legal(s)
        game.step(s, answers[rng.randrange(len(answers))])
        number += 1
        if number % 20 == 0:
            found.append(game.copy(s))
    return found


# Players, turns and rounds.


@rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_are_numbered(seats: int) -> None:
    assert len(game.new_game({"seats": str(seats)}).seats) == seats


@rule("A1.3", "A8.1")
def test_everybody_can_have_many_rounds_in_a_turn() -> None:
    s = isle().seat(0, cubes="wood 3").passed(1, 2).build()
    say(s, "sell wood domestic", "done", "sell wood domestic", "done", "sell wood domestic", "done")
    assert (asked(s), s.turn, s.seats[0].discs_used) == ((0, "ROUND"), 2, 3)


@rule("A1.4")
def test_the_first_player_is_the_first_in_the_turn_order() -> None:
    s = isle().order(2, 1, 0).at(5, active=2).build()
    passes(s, 2, 1, 0)
    assert asked(s) == (2, "PURCHASE")


@against("A1.5")
def test_only_who_is_asked_may_answer_and_only_what_is_asked() -> None:
    s = isle().build()
    assert refused(s, "done", "A1.5", seat=1)
    assert refused(s, "raise 1 of 1 at 1a", "A1.5")
    assert refused(s, "hand left", "A1.5")


# The map.


@rule("A1.6", "A1.45")
def test_twenty_five_hexes_with_fifty_sides() -> None:
    assert len(standard().sides) == 50
    shapes = {(tuple(side.edges), tuple(side.area_at), tuple(side.icons), side.huts) for side in standard().sides}
    assert len(shapes) == 50


@rule("A1.7", "A1.8", "A1.46")
def test_every_edge_is_of_one_terrain_and_in_one_area_of_its_kind() -> None:
    for side in standard().sides:
        assert len(side.edges) == 6
        for terrain, area in zip(side.edges, side.area_at, strict=True):
            assert (terrain == SEA) == (area >= SEA_A)
            assert area - LAND_A < side.lands if area < SEA_A else area - SEA_A < side.seas


@rule("A1.9", "A1.47")
def test_fish_icons_are_in_the_sea_and_all_others_on_land() -> None:
    for side in standard().sides:
        for place, number in enumerate(side.icons):
            if number:
                assert (NAMES[place % 6] == "fish") == (place // 6 >= SEA_A)


@rule("A1.10")
def test_some_sides_have_a_strait() -> None:
    assert sum(side.lands == 2 for side in standard().sides) >= 1
    assert all(side.seas == 1 for side in standard().sides if side.lands == 2), "the sea between the shores"


@rule("A1.11")
def test_neighbours_are_joined_over_the_shared_edge() -> None:
    s = isle().seat(0, citizens="1a", ships="0x").build()
    say(s, "migrate")
    assert choices(s) == ["move 1a 2a", "move ship 0x 1x", "move ship 0x 2x"]


@rule("A1.12")
def test_huts_belong_to_the_region() -> None:
    assert all(0 <= side.huts <= 5 for side in standard().sides)


# Pieces.


@rule("A1.13", "A1.21")
def test_the_cubes_of_each_resource() -> None:
    s = isle().boards("fruit 2", "iron 3").seat(0, cubes="stone 4").build()
    total = dict.fromkeys(NAMES, 0)
    for pile in (s.bank_cubes, s.domestic, s.export, *(seat.cubes for seat in s.seats)):
        for resource, name in enumerate(NAMES):
            total[name] += int(count(pile, resource))
    assert total == {"fruit": 15, "cattle": 15, "fish": 15, "wood": 15, "stone": 12, "iron": 10}


@rule("A1.13", "A1.14", "A1.15", "A1.16", "A1.17", "A1.26", "A1.29", "A1.30", "A1.40", "A1.41")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_in_a_random_game(seed: int) -> None:
    """The laws count florins, cubes, tokens, units and the population; here those that can be seen at a glance."""
    for s in random_positions(seed):
        assert game.broken_laws(s) == []
        citizens = [unit for seat in s.seats for unit in seat.units if is_citizen(unit)]
        assert s.population == len(citizens)
        assert not any(SEA_A <= place_of(unit) < AREAS for unit in citizens), "no citizen in the sea"
        ships = [unit for seat in s.seats for unit in seat.units if is_ship(unit)]
        assert not any(place_of(unit) < SEA_A for unit in ships), "no ship on land"


@rule("A1.18", "A1.58")
def test_forty_eight_cards_with_backs_of_their_own() -> None:
    assert (len(cards.NAMES), len(cards.WONDERS)) == (48, 4)
    made = standard()
    backs = {
        tuple((zone.kind, zone.red, zone.resource, zone.number) for zone in (made.upper[card], made.lower[card]))
        for card in range(48)
    }
    assert len(backs) == 48
    assert len(made.prices) == 48 * 3


@rule("A1.19")
def test_thirty_objectives_and_twelve_trends() -> None:
    assert (len(objectives.NAME_OF), len(trends.NAME_OF)) == (30, 12)


@rule("A1.20")
def test_the_wheel_has_thirteen_zones() -> None:
    position = isle("fruit 1 cattle 1 wood 1 stone 1 iron 1 fish 1").markers(workers=5)
    s = position.seat(0, citizens="1a 1a", ships="1x", cubes="wood 1", florins=20).build()
    actions = {text if text.startswith("harvest") else text.split()[0] for text in choices(s)} - {"done", "sell"}
    assert actions == {
        "harvest fruit", "harvest cattle", "harvest fish", "harvest wood", "harvest stone", "harvest iron", "taxes",
        "reproduce", "explore", "buy", "build", "migrate", "recruit",
    }  # fmt: skip
    assert len(s.track) == 5


@rule("A1.22", "A29.8")
def test_cards_lie_openly() -> None:
    s = isle().seat(1, cards="king").build()
    assert game.view(s, 0).seats[1].cards == [cards.KING]


@rule("A1.23")
def test_the_bank_pays_florins_it_has() -> None:
    s = isle().seat(0, florins=113, cards="treasurer").build()
    assert s.bank == 2
    say(s, "card treasurer")
    assert (s.seats[0].florins, s.bank) == (115, 0)


@rule("A1.24")
def test_the_bank_hands_out_cubes_it_has() -> None:
    position = isle("iron 2").boards("wood 1").seat(0, citizens="1a 1a", cards="iron-mine").seat(1, cubes="iron 9")
    s = position.build()
    say(s, "card iron-mine", "harvest iron", "work 1a")
    assert cubes(s) == "iron 1"


@against("A1.25")
def test_the_whole_price_must_be_there_before() -> None:
    """A market would bring florins, but the florin for its use must be there."""
    s = isle(built="market").seat(0, citizens="1-market", florins=0, cubes="iron 2").build()
    assert refused(s, "use 1-market", "A11.9")
    assert refused(s, "buy wood domestic", "A11.6")


# Markers.


@rule("A1.27", "A14.3")
def test_surplus_workers_belong_to_nobody() -> None:
    s = isle().markers(workers=3).seat(0, citizens="1a").seat(1, citizens="1a").build()
    say(s, "recruit", "land 1a", "done", "done", "recruit", "land 1a")
    assert (s.workers, s.population) == (1, 4)


@rule("A1.28", "A6.5", "A6.6")
def test_markers_have_no_upper_end() -> None:
    s = isle().at(2, turn=1).markers(workers=60).seat(0, citizens="1a 1a 1a 2a 2a 2a").build()
    say(s, "bid 0", "bid 0", "bid 0")
    assert (s.workers, s.rebellion) == (60, 3), "as in the last row"


# Units.


@rule("A1.29", "A1.32")
def test_citizens_on_land_and_ships_at_sea() -> None:
    s = isle(built="port").seat(0, citizens="1a", ships="0x 1-port", strikers="2a").build()
    assert units(s) == {"citizens": "1a", "ships": "0x 1-port", "strikers": "2a"}


@against("A1.30")
@pytest.mark.parametrize(
    ("kind", "place"), [("citizens", "0x"), ("citizens", "1x"), ("ships", "1a"), ("ships", "1-town")]
)
def test_not_the_other_way_round(kind: str, place: str) -> None:
    with pytest.raises(PositionError, match="cannot be in"):
        isle(built="town").seat(0, **{kind: place}).build()  # type: ignore[arg-type]


@rule("A1.31")
def test_equal_units_are_one_choice() -> None:
    s = isle().seat(0, citizens="1a 1a 1a", engaged="2a", ships="0x 0x").build()
    say(s, "migrate")
    assert choices(s) == ["move 1a 2a", "move ship 0x 1x", "move ship 0x 2x"]


@rule("A1.34", "A1.36")
def test_what_engages_and_what_does_not() -> None:
    position = isle("wood 1", "market").seat(0, citizens="1a", cubes="wood 1 fruit 1 cattle 1").passed(1, 2)
    for texts, engaged in (
        (["harvest wood", "work 1a"], True),
        (["build ship 1a x"], False),
        (["migrate", "move 1a 2a"], False),
        (["sell wood domestic"], False),
    ):
        s = say(position.build(), *texts)
        assert ("engaged" in units(s)) is engaged
    s = say(isle(built="market").seat(0, citizens="1-market").build(), "use 1-market")
    assert "engaged" in units(s)


@against("A1.35", "A22.3")
def test_what_an_engaged_unit_cannot_do() -> None:
    position = isle().seat(0, engaged="1a", engaged_ships="0x", cubes="fruit 1 cattle 1 iron 3", cards="colossus")
    s = position.build()
    assert refused(s, "harvest wood", "A1.35")
    assert refused(s, "build market 1a", "A1.35")
    assert refused(s, "wonder colossus 1a", "A1.35")
    assert choices(s, "migrate") == []


@rule("A1.35")
def test_it_counts_in_full_for_the_rest() -> None:
    position = isle(built="town").seat(0, engaged="1a 1-town").markers(workers=3)
    s = position.build()
    assert {"reproduce", "recruit", "taxes"} <= set(choices(s))
    say(s, "taxes")
    assert s.seats[0].florins == 10 + 2 + 2


@against("A1.37")
def test_a_building_holds_one_unit() -> None:
    with pytest.raises(PositionError, match="already a unit on"):
        isle(built="town").seat(0, citizens="1-town").seat(1, citizens="1-town").build()
    s = isle(built="port").seat(0, citizens="1a", ships="0x").seat(1, strikers="1-port").build()
    say(s, "migrate")
    assert refused(s, "move 1a 1-port", "A15.5")
    assert refused(s, "move ship 0x 1-port", "A15.5")


@rule("A1.38")
def test_a_unit_on_a_building_counts_as_in_its_area() -> None:
    position = archipelago(3).region("a wood 1 b stone 1", edges="axxxbx", built="market:b port:bx")
    s = position.seat(0, citizens="1-market", ships="1-port").build()
    assert choices(s, "harvest") == ["harvest stone"]
    say(s, "migrate")
    assert "move ship 1-port 0x" in choices(s)


@rule("A1.40")
def test_three_citizens_of_each_player_and_any_number_of_ships() -> None:
    position = isle().seat(0, citizens="1a 1a 1a", ships="1x 1x 1x 1x").seat(1, citizens="1a 1a 1a", ships="1x 1x")
    assert position.build().population == 6


@against("A1.40")
@pytest.mark.parametrize("players", [2, 3])
def test_no_fourth_citizen_also_with_two_players(players: int) -> None:
    with pytest.raises(PositionError, match="more than 3"):
        archipelago(players).region().seat(0, citizens="1a 1a 1a", strikers="1a").build()
    s = archipelago(players).region().region().region().seat(0, citizens="2a", strikers="1a 1a 1a").build()
    say(s, "migrate")
    assert refused(s, "move 2a 1a", "A15.4")


@against("A1.41")
@pytest.mark.parametrize(("players", "ships"), [(3, 5), (2, 9)])
def test_no_more_pieces_than_there_are(players: int, ships: int) -> None:
    with pytest.raises(PositionError, match="no more ships"):
        archipelago(players).seat(0, ships="0x " * ships).build()


# Component set.


@rule("A1.42", "A1.43")
def test_every_game_is_played_with_one_component_set() -> None:
    s = game.new_game({})
    assert s.rules.components is standard()
    assert game.options_of(s)["components"] == game.component_set(s)[0] == standard().name
