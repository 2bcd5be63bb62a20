"""A20 Characters, one after another in the order of the printed list."""

import pytest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.resources import IRON, WOOD, count
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in, cubes_in, track_of
from hexhaven.archipelago.state import State
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import (
    asked,
    choices,
    cubes,
    draw,
    heard,
    kinds,
    let_chance_draw,
    odds,
    passes,
    refused,
    say,
    units,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def owner(cards: str, **options: str) -> Position:
    """Seat 1 owns the cards; region 1 is in the east of the open sea, region 2 in its north-east."""
    return archipelago(3, deals="off", **options).region("wood 1 fish 1").region().seat(0, cards=cards)


# A20.1 Researcher, A20.4 Head Hunter.

FIVE = [f"drawn card {card}" for card in ("roads", "spy", "farm", "thief", "iron-mine")]


def searched(card: str, **said: int) -> State:
    """Opened are the queen, roads, spy, farm and thief; the iron mine is then on top."""
    s = owner(card).deck(top="queen").seat(0, **said).build()  # type: ignore[arg-type]
    say(s, f"card {card}")
    return draw(s, *FIVE)


@rule("A20.1", "A20.25", "A19.8")
def test_the_researcher_buys_a_progress_card_at_its_lowest_price() -> None:
    s = searched("researcher")
    assert (asked(s), choices(s)) == ((0, "SEARCH_BUY"), ["done", "pick farm", "pick roads"])
    say(s, "pick roads")
    assert (s.seats[0].florins, cards_in(s.seats[0].cards)) == (7, "researcher roads")
    assert cards_in(s.discarded) == "spy thief queen farm"
    assert (s.seats[0].discs_used, s.opened) == (1, 0)


@rule("A20.4", "A20.25")
def test_the_head_hunter_buys_a_character() -> None:
    s = searched("head-hunter")
    assert choices(s) == ["done", "pick queen", "pick spy", "pick thief"]
    say(s, "pick queen")
    assert (s.seats[0].florins, cards_in(s.discarded)) == (6, "spy thief farm roads")


@rule("A20.1", "A20.4")
@pytest.mark.parametrize("card", ["researcher", "head-hunter"])
def test_one_may_buy_none(card: str) -> None:
    s = searched(card)
    say(s, "done")
    assert (s.seats[0].florins, cards_in(s.discarded)) == (10, "spy thief queen farm roads")


@against("A20.1")
def test_the_researcher_buys_no_character_and_only_what_is_open_and_paid() -> None:
    s = searched("researcher", florins=2)
    assert choices(s) == ["done", "pick farm"]
    assert refused(s, "pick queen", "A20.1")
    assert refused(s, "pick quarry", "A20.1")
    assert refused(s, "pick roads", "A20.1")


@against("A20.4")
def test_the_head_hunter_buys_no_progress_card() -> None:
    s = searched("head-hunter")
    assert refused(s, "pick farm", "A20.4")


@rule("A20.1")
def test_with_nothing_to_buy_nobody_is_asked() -> None:
    s = searched("researcher", florins=1)
    assert asked(s) == (0, "ROUND")
    assert len(cards_in(s.discarded).split()) == 5


@rule("A20.25", "A18.10")
def test_the_discards_are_shuffled_if_the_deck_runs_out() -> None:
    position = owner("researcher").seat(1, cards=ALL_BUT)
    s = position.deck(top="queen", track="pirate sawmill king local-trade bishop", discards="roads spy").build()
    say(s, "card researcher")
    draw(s, "drawn card farm")
    assert set(odds(s)) == {"drawn card roads", "drawn card spy"}
    draw(s, "drawn card roads", "drawn card spy")
    assert asked(s) == (0, "SEARCH_BUY"), "there were only four cards"
    say(s, "done")
    assert asked(s) == (CHANCE, "DRAW_TOP_CARD")
    assert len(odds(s)) == 4, "what was revealed is shuffled now"


ALL_BUT = (
    "explorer head-hunter assassin archbishop pope false-prophet minister-of-labour scout recruiter missionary "
    "merchant treasurer thief barbarian minister-of-agriculture exporter admiral minister-of-trade irrigation-canal "
    "industrial-fishing quarry iron-mine shipbuilding expansionism amphitheatre foreign-trade slavery colossus pyramid "
    "emigration great-lighthouse cathedral immigration architecture peace-and-prosperity education dictatorship "
    "gifts-of-the-clergy"
)


@rule("A20.26")
def test_red_zones_of_the_five_are_ignored_but_not_that_of_the_new_top_card() -> None:
    position = owner("researcher").deck(top="bishop").seat(1, citizens="1a 1a 1a").boards("fruit 1")
    s = position.markers(rebellion=0).build()
    say(s, "card researcher")
    draw(s, "drawn card quarry", "drawn card recruiter", "drawn card roads", "drawn card farm")
    assert s.rebellion == 0
    draw(s, "drawn card irrigation-canal")  # red fish feeds 4
    say(s, "pick roads")
    assert asked(s) == (0, "HELP")
    passes(s, 0, 1, 2)
    assert (asked(s), s.rebellion, s.phase) == ((0, "ROUND"), 3, 5)


# A20.2 Pirate.


@rule("A20.2", "A20.27")
def test_the_pirate_sinks_a_ship_and_takes_a_cube() -> None:
    position = owner("pirate").seat(0, ships="0x").seat(1, ships="0x 1x", cubes="wood 1 iron 2", citizens="1a 1a")
    s = position.build()
    say(s, "card pirate")
    assert choices(s) == ["sink 0x of 2"]
    say(s, "sink 0x of 2")
    assert (units(s, 1)["ships"], s.seats[1].ships_left, asked(s)) == ("1x", 3, (1, "YIELD_CUBE"))
    assert choices(s) == ["yield iron", "yield wood"]
    say(s, "yield wood")
    assert (cubes(s, 0), cubes(s, 1), s.rebellion) == ("wood 1", "iron 2", 1)
    assert (s.seats[0].discs_used, asked(s)) == (1, (0, "ROUND"))


@rule("A20.2", "A16.12")
def test_a_sunk_ship_can_be_built_again() -> None:
    position = owner("pirate").seat(0, ships="0x").seat(1, ships="0x 0x 1x 2x", citizens="1a 1a", cubes="wood 2")
    s = position.build()
    say(s, "card pirate", "sink 0x of 2", "yield wood", "done", "build ship 1a x")
    assert s.seats[1].ships_left == 0


@rule("A20.27")
@pytest.mark.parametrize("said", [{"ships": "1-port"}, {"engaged_ships": "1x"}, {"engaged_ships": "1x:fish"}])
def test_ships_on_ports_and_engaged_ones_are_reached(said: dict[str, str]) -> None:
    position = archipelago(3, deals="off").region("wood 1 fish 1", built="port").seat(0, cards="pirate", ships="1x")
    s = position.seat(1, citizens="1a", **said).build()  # type: ignore[arg-type]
    say(s, "card pirate")
    say(s, choices(s)[0])
    assert units(s, 1) == {"citizens": "1a"}


@rule("A20.27")
def test_a_victim_without_cubes_proves_it() -> None:
    s = owner("pirate").seat(0, ships="0x").seat(1, ships="0x", tokens=2, citizens="1a").build()
    told = heard(s)
    say(s, "card pirate", "sink 0x of 2")
    assert (asked(s), s.seats[1].tokens) == ((0, "ROUND"), 2)
    assert e.STOCK_SHOWN in kinds(told)


@against("A20.2")
def test_only_a_ship_of_another_beside_an_own_one() -> None:
    position = owner("pirate").seat(0, ships="0x 0x").seat(1, ships="1x", citizens="1a").seat(2, ships="0x")
    s = position.build()
    say(s, "card pirate")
    assert choices(s) == ["sink 0x of 3"]
    assert refused(s, "sink 1x of 2", "A20.2")
    assert refused(s, "sink 0x of 1", "A20.2")


@against("A20.2", "A19.11")
def test_without_such_a_ship_the_pirate_stays() -> None:
    s = owner("pirate").seat(0, ships="0x").seat(1, ships="1x", citizens="1a").build()
    assert refused(s, "card pirate", "A19.11")


@against("A20.2")
def test_the_victim_gives_a_cube_it_has() -> None:
    s = owner("pirate").seat(0, ships="0x").seat(1, ships="0x", cubes="iron 1", citizens="1a").build()
    say(s, "card pirate", "sink 0x of 2")
    assert refused(s, "yield wood", "A20.2")


# A20.3 Explorer, A20.11 Scout, A20.14 Missionary.


def frontier(cards: str, top: str = "20b") -> Position:
    """Side 20b fits north-east of the open sea, turned by one sixth: 2 wood, 2 fish, a hut."""
    position = archipelago(3, deals="off").region().stack(top=top)
    return position.seat(0, cards=cards, ships="0x 0x")


@rule("A20.3")
def test_the_explorer_takes_three_hexes_and_keeps_one() -> None:
    s = frontier("explorer").build()
    say(s, "card explorer", "explore")
    draw(s, "drawn side 6a", "drawn side 18b", "drawn side 1a")
    assert (asked(s), choices(s)) == ((0, "CHOOSE_HEX"), ["hex 18", "hex 20", "hex 6"])
    say(s, "hex 20", "lay 20b 0 north-east r1 with 0x", "found wood fish")
    assert s.discarded_hexes == 1 << 5 | 1 << 17
    assert s.seats[0].discs_used == 1


@against("A20.3")
def test_with_the_explorer_no_hex_is_refused_and_no_other_kept() -> None:
    s = frontier("explorer").build()
    say(s, "card explorer", "explore")
    draw(s, "drawn side 6a", "drawn side 18b", "drawn side 1a")
    assert refused(s, "decline", "A20.3")
    assert refused(s, "hex 1", "A20.3")


@rule("A20.3", "A12.11")
def test_if_the_kept_hex_cannot_be_laid_all_three_are_discarded() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="explorer").build()
    say(s, "card explorer", "explore")
    draw(s, "drawn side 6a", "drawn side 18b", "drawn side 1a")
    say(s, "hex 18")
    assert (asked(s), s.discarded_hexes) == ((0, "ROUND"), 1 << 5 | 1 << 17 | 1 << 19)


@rule("A20.11", "A20.36")
def test_the_scout_explores_twice_with_one_disc_and_one_circle() -> None:
    s = frontier("scout").build()
    say(s, "card scout", "explore", "take")
    draw(s, "drawn side 6a")
    say(s, "lay 20b 0 north-east r1 with 0x", "found wood fish")
    assert choices(s) == ["decline", "done", "take"]
    say(s, "decline")
    draw(s, "drawn side 18b", "drawn side 1a")
    assert asked(s) == (0, "PLACE_HEX")
    say(s, choices(s)[0])
    let_found(s)
    assert (asked(s), s.seats[0].tokens) == ((0, "ROUND"), 2)
    assert (s.seats[0].discs_used, s.explored, s.shared_explored) == (1, 1, 0)


def let_found(s: State) -> None:
    if asked(s)[1] == "RESOURCES_FOUND":
        say(s, choices(s)[0])


@rule("A20.36")
def test_if_the_first_fails_the_second_follows() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="scout").build()
    say(s, "card scout", "explore", "take")
    let_chance_draw(s)
    assert asked(s) == (0, "TAKE_HEX")


@rule("A20.36")
def test_without_a_hex_the_second_lapses() -> None:
    position = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="scout", ships="0x")
    s = position.build()
    s.stack = 0
    say(s, "card scout", "explore", "take", "lay 20b 0 north-east r1 with 0x", "found wood fish")
    assert asked(s) == (0, "ROUND")


@against("A20.11")
def test_no_third_exploration() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, cards="scout").build()
    say(s, "card scout", "explore", "take")
    let_chance_draw(s)
    say(s, "take")
    let_chance_draw(s)
    assert asked(s) == (0, "ROUND")
    assert refused(s, "explore", "A8.3")


@rule("A20.14")
def test_the_missionary_makes_a_citizen_of_a_hut() -> None:
    s = frontier("missionary").seat(0, citizens="1a").build()
    say(s, "card missionary", "explore", "take")
    let_chance_draw(s)
    say(s, "lay 20b 0 north-east r1 with 0x")
    assert (asked(s), choices(s)) == ((0, "MISSIONARY_LANDS"), ["done", "land 2a"])
    say(s, "land 2a", "found wood fish")
    assert (s.workers, s.population, units(s)["citizens"]) == (0, 2, "1a 2a")


@rule("A20.14")
@pytest.mark.parametrize("reason", ["no hut", "no reserve"])
def test_without_a_hut_or_a_citizen_the_effect_lapses(reason: str) -> None:
    position = frontier("missionary", "3a" if reason == "no hut" else "20b")
    if reason == "no reserve":
        position.region().region().region().seat(0, citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a 4a")
    s = position.build()
    say(s, "card missionary", "explore", "take")
    let_chance_draw(s)
    lay = [text for text in choices(s) if text.split()[1] == ("3a" if reason == "no hut" else "20b")]
    say(s, lay[0])
    assert asked(s)[1] == "RESOURCES_FOUND"
    assert s.workers == (0 if reason == "no hut" else 1)


@against("A20.14", "A1.30")
def test_the_new_citizen_stands_on_land_of_the_new_region() -> None:
    s = frontier("missionary").seat(0, citizens="1a").build()
    say(s, "card missionary", "explore", "take")
    let_chance_draw(s)
    say(s, "lay 20b 0 north-east r1 with 0x")
    assert refused(s, "land 1a", "A20.14")
    assert refused(s, "land 2x", "A1.30")


# A20.5 Assassin.


@rule("A20.5", "A20.28", "A19.8")
def test_the_assassin_discards_a_character_for_its_lowest_price() -> None:
    s = owner("assassin").seat(1, used_cards="queen", cards="farm").seat(2, cards="spy king").build()
    bank = s.bank
    assert choices(s, "card") == ["card assassin king of 3", "card assassin queen of 2", "card assassin spy of 3"]
    say(s, "card assassin queen of 2")
    assert (s.seats[0].florins, s.bank, cards_in(s.seats[1].cards)) == (6, bank + 4, "farm")
    assert (cards_in(s.discarded), cards_in(s.exhausted)) == ("queen", "assassin")


@against("A20.5", "A20.28")
def test_whom_the_assassin_cannot_reach() -> None:
    s = owner("assassin spy").seat(1, cards="farm king").seat(2, cards="scout").seat(0, florins=5).build()
    assert refused(s, "card assassin farm of 2", "A20.5")
    assert refused(s, "card assassin spy of 1", "A20.28")
    assert refused(s, "card assassin assassin of 1", "A20.28")
    assert refused(s, "card assassin thief of 2", "A20.5")
    assert refused(s, "card assassin king of 2", "A20.5")


# A20.6 to A20.8, A20.10: markers.


@rule("A20.6")
def test_the_bishop_lowers_rebellion() -> None:
    s = owner("bishop").seat(1, citizens="1a 1a 1a").markers(rebellion=3).build()
    say(s, "card bishop")
    assert s.rebellion == 2


@rule("A20.7")
@pytest.mark.parametrize(("temples", "fall"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_archbishop_by_temples(temples: int, fall: int) -> None:
    position = archipelago(3, deals="off").seat(0, cards="archbishop").markers(rebellion=6)
    for number in range(6):
        position.region(built="temple" if number < temples else "")
    s = position.seat(1, citizens="1a 1a 1a 2a 2a 2a").build()
    say(s, "card archbishop")
    assert s.rebellion == 6 - fall


@rule("A20.8")
@pytest.mark.parametrize("temples", [0, 1, 4])
def test_the_pope_by_temples(temples: int) -> None:
    position = archipelago(3, deals="off").seat(0, cards="pope").markers(rebellion=5)
    for number in range(4):
        position.region(built="temple" if number < temples else "")
    s = position.seat(1, citizens="1a 1a 1a 2a 2a 2a").build()
    say(s, "card pope")
    assert (s.rebellion, s.seats[0].discs_used) == (5 - temples, 1)


@rule("A20.10")
def test_the_minister_of_labour_lowers_surplus_workers() -> None:
    s = owner("minister-of-labour").markers(workers=4).build()
    say(s, "card minister-of-labour")
    assert s.workers == 3


# A20.9 False Prophet.


def prophet(temples: int) -> Position:
    position = archipelago(3, deals="off").seat(0, cards="false-prophet")
    for number in range(4):
        position.region(built="temple" if number < temples else "")
    return position


@rule("A20.9")
def test_the_false_prophet_moves_a_citizen_for_each_temple() -> None:
    s = prophet(2).seat(0, citizens="1-temple 2-temple 3a 3a 3a", ships="0x").build()
    say(s, "card false-prophet")
    assert not any("ship" in text for text in choices(s))
    say(s, "move 3a 4a", "move 3a 4a")
    assert (asked(s), units(s)["citizens"], s.seats[0].discs_used) == ((0, "ROUND"), "1-temple 2-temple 3a 4a 4a", 0)


@rule("A20.9", "A15.9")
def test_convoys_are_included() -> None:
    position = archipelago(3, deals="off").region(edges="aaxxxa", built="temple").region(edges="aaaxxx")
    s = position.seat(0, cards="false-prophet", citizens="1-temple 1a", ships="1x").build()
    say(s, "card false-prophet", "move 1a 2a")


@against("A20.9")
def test_no_citizen_twice_and_no_ship() -> None:
    s = prophet(2).seat(0, citizens="1-temple 2-temple 3a", ships="0x").build()
    say(s, "card false-prophet")
    assert refused(s, "move ship 0x 1x", "A20.9")
    say(s, "move 3a 4a")
    assert refused(s, "move 4a 3a", "A15.1")


@against("A20.9", "A19.11")
@pytest.mark.parametrize("temples", [0, 1])
def test_only_with_a_temple_of_the_owner(temples: int) -> None:
    s = prophet(temples).seat(0, citizens="1a").build()
    assert refused(s, "card false-prophet", "A19.11")


# A20.13 Recruiter.


@rule("A20.13")
def test_the_recruiter_hires_one_without_a_disc() -> None:
    s = owner("recruiter").seat(0, ships="1x", used=3).markers(workers=5).build()
    say(s, "card recruiter")
    assert choices(s) == ["land 1a"]
    say(s, "land 1a")
    assert (asked(s), s.seats[0].florins, s.workers, s.population) == ((0, "ROUND"), 7, 4, 1)


@against("A20.13", "A14.2", "A14.7")
def test_the_recruiter_keeps_the_rules_of_recruiting() -> None:
    s = owner("recruiter").seat(0, ships="1x", florins=2).markers(workers=5).build()
    assert refused(s, "card recruiter", "A14.2")
    s = owner("recruiter").seat(0, citizens="1a 1a 1a").markers(workers=5).build()
    assert refused(s, "card recruiter", "A14.7")


# A20.15 Spy.


@rule("A20.15", "A29.1")
@pytest.mark.parametrize("target", [2, 3])
def test_the_spy_looks_at_an_objective_also_of_its_owner(target: int) -> None:
    position = owner("").seat(1, cards="spy", objectives="s1").seat(2, objectives="s2").seat(0, objectives="s3")
    s = position.build()
    told = heard(s)
    say(s, f"card spy {target}")
    assert s.seats[0].seen == 1 << target - 1
    assert [(event.a, event.b) for event in told if event.kind == e.OBJECTIVE_SEEN] == [(target - 1, target - 2)]
    assert (s.seats[0].florins, s.seats[1].florins) == (4, 16)


@rule("A20.15", "A27.2")
def test_a_player_with_two_objectives_shows_both() -> None:
    position = archipelago(2, deals="off").seat(0, cards="spy", objectives="s1 s2").seat(1, objectives="s3 s4")
    s = position.build()
    told = heard(s)
    say(s, "card spy 2")
    assert [event.b for event in told if event.kind == e.OBJECTIVE_SEEN] == [2, 3]


@against("A20.15")
def test_nobody_spies_on_himself() -> None:
    s = owner("spy").seat(0, objectives="s1").seat(1, objectives="s2").build()
    assert refused(s, "card spy 1", "A20.15")


@against("A20.30", "A28.5")
def test_no_spy_where_objectives_are_open() -> None:
    s = owner("spy", variants="no-secrets").goals(objectives="s1 s2 s3").build()
    assert refused(s, "card spy 2", "A20.30")


# A20.16 Merchant, A20.22 Exporter.


@rule("A20.16", "A11.3")
@pytest.mark.parametrize(("card", "board", "prices"), [("merchant", "domestic", 16), ("exporter", "export", 21)])
def test_any_number_of_cubes_of_one_resource_is_sold(card: str, board: str, prices: int) -> None:
    s = owner(card).boards("fish 1", "").seat(0, cubes="fish 3 wood 1").build()
    say(s, f"card {card}", f"sell fish {board}")
    assert choices(s) == ["done", f"sell fish {board}"]
    say(s, f"sell fish {board}", f"sell fish {board}")
    assert (s.seats[0].florins, asked(s)) == (9 + prices, (0, "ROUND"))


@rule("A20.22", "A20.16")
@pytest.mark.parametrize(("card", "board"), [("merchant", "domestic"), ("exporter", "export")])
def test_or_bought(card: str, board: str) -> None:
    s = owner(card).boards("fish 5", "fish 5").seat(0, florins=30).build()
    say(s, f"card {card}", *[f"buy fish {board}"] * 3, "done")
    assert (cubes(s), s.seats[0].florins) == ("fish 3", {"merchant": 29 - 4 - 4 - 6, "exporter": 29 - 5 - 5 - 7}[card])


@against("A20.16")
def test_the_merchant_stays_with_one_resource_and_one_direction() -> None:
    s = owner("merchant").boards("fish 2 wood 2").seat(0, cubes="fish 2 wood 2", florins=30).build()
    say(s, "card merchant", "sell fish domestic")
    assert refused(s, "sell wood domestic", "A20.16")
    assert refused(s, "buy fish domestic", "A20.16")
    assert refused(s, "sell fish export", "A20.16")


@against("A20.22")
def test_the_exporter_trades_at_the_export_market_only() -> None:
    s = owner("exporter").boards("fish 2 wood 2", "fish 2").seat(0, cubes="fish 2", florins=30).build()
    say(s, "card exporter")
    assert refused(s, "buy fish domestic", "A20.22")
    say(s, "buy fish export")
    assert refused(s, "sell fish export", "A20.22")


@rule("A21.30", "A7.24")
def test_tokens_are_sold_with_the_merchant() -> None:
    s = owner("merchant").boards("fish 1").seat(0, tokens=2).build()
    say(s, "card merchant", "sell fish domestic token", "sell fish domestic token")
    assert (s.seats[0].tokens, cubes_in(s.domestic)) == (0, "fish 3")


# A20.17 Treasurer.


@rule("A20.17")
@pytest.mark.parametrize(("florins", "gain"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (23, 4)])
def test_the_treasurer_pays_one_for_five(florins: int, gain: int) -> None:
    s = owner("treasurer").seat(0, florins=florins).build()
    say(s, "card treasurer")
    assert s.seats[0].florins == florins + gain


# A20.18 Thief.


@rule("A20.18", "A20.31")
@pytest.mark.parametrize(("hand", "stolen", "left"), [("left", "wood", "wood 1 iron 1"), ("right", "iron", "wood 2")])
def test_the_thief_opens_a_hand(hand: str, stolen: str, left: str) -> None:
    s = owner("thief").seat(1, cubes="wood 2 iron 1").build()
    say(s, "card thief 2")
    assert choices(s) == ["hide iron wood", "hide wood iron", "hide wood wood"]
    say(s, "hide wood iron")
    assert (asked(s), choices(s)) == ((0, "PICK_HAND"), ["hand left", "hand right"])
    say(s, f"hand {hand}")
    assert (cubes(s, 0), cubes(s, 1)) == (f"{stolen} 1", left)


@rule("A20.18")
def test_with_one_cube_a_hand_is_empty() -> None:
    s = owner("thief").seat(1, cubes="wood 1").build()
    say(s, "card thief 2")
    assert choices(s) == ["hide none wood", "hide wood none"]
    say(s, "hide wood none", "hand right")
    assert (cubes(s, 0), cubes(s, 1)) == ("", "wood 1")


@rule("A20.18", "A20.31")
def test_who_has_none_proves_it() -> None:
    s = owner("thief").seat(1, tokens=3).build()
    told = heard(s)
    say(s, "card thief 2")
    assert asked(s) == (0, "ROUND")
    assert e.STOCK_SHOWN in kinds(told)


@against("A20.18")
def test_what_is_hidden_must_be_there() -> None:
    s = owner("thief").seat(1, cubes="wood 1 iron 1").build()
    say(s, "card thief 2")
    for text in ("hide wood wood", "hide wood none", "hide none none", "hide fish wood"):
        assert refused(s, text, "A20.18")


@against("A20.18")
def test_nobody_robs_himself() -> None:
    s = owner("thief").seat(0, cubes="wood 1").build()
    assert refused(s, "card thief 1", "A20.18")


# A20.19 Barbarian.


def raid(**said: str) -> Position:
    position = archipelago(3, deals="off").region("wood 2 stone 1 b iron 1 x fish 2", edges="axxxbx")
    return position.seat(0, cards="barbarian", **said)  # type: ignore[arg-type]


@rule("A20.19", "A20.32")
def test_the_barbarian_plunders_free_icons() -> None:
    s = raid(citizens="1a", engaged="1a:wood").seat(1, engaged_ships="1x:fish").build()
    bank = s.bank
    say(s, "card barbarian 1")
    assert choices(s) == ["done", "plunder 1a stone", "plunder 1a wood", "plunder 1b iron", "plunder 1x fish"]
    say(s, "plunder 1a stone", "plunder 1a wood", "plunder 1b iron", "plunder 1x fish")
    assert cubes(s) == "fish 1 wood 1 stone 1 iron 1"
    assert (s.bank, s.coins_on_map, units(s)) == (bank - 4, 4, {"citizens": "1a", "engaged": "1a:wood"})
    assert choices(s, "harvest") == []
    assert s.seats[0].discs_used == 1


@rule("A20.19")
def test_the_barbarian_may_leave_icons() -> None:
    s = raid(citizens="1a").passed(1, 2).build()
    say(s, "card barbarian 1", "plunder 1a wood", "done")
    assert (cubes(s), s.coins_on_map, asked(s)) == ("wood 1", 1, (0, "ROUND"))
    say(s, "harvest wood", "work 1a")
    assert cubes(s) == "wood 2"


@against("A20.19", "A20.32")
def test_the_barbarian_plunders_only_what_is_there() -> None:
    position = raid(citizens="1a", engaged="1a:stone").region("wood 1").boards("wood 1")
    s = position.seat(1, cubes="iron 10").build()
    say(s, "card barbarian 1")
    assert refused(s, "plunder 1a stone", "A20.19")
    assert refused(s, "plunder 1b wood", "A20.19")
    assert refused(s, "plunder 2a wood", "A20.19")
    assert refused(s, "plunder 1b iron", "A20.32")


@rule("A20.19", "A17.8")
def test_a_town_does_not_protect() -> None:
    position = archipelago(3, deals="off").region("wood 2", built="town").seat(0, cards="barbarian", citizens="1a")
    s = position.seat(1, citizens="1-town").build()
    say(s, "card barbarian 1", "plunder 1a wood", "plunder 1a wood")
    assert (cubes(s), asked(s)) == ("wood 2", (0, "ROUND"))


@rule("A20.32", "A1.24", "A1.23")
def test_the_barbarian_gets_what_the_bank_has() -> None:
    position = archipelago(3, deals="off").region("iron 3").seat(0, cards="barbarian", citizens="1a", florins=10)
    s = position.boards("wood 1").seat(1, cubes="iron 8", florins=115).seat(2, florins=8).build()
    assert (s.bank, count(s.bank_cubes, IRON)) == (2, 2)
    say(s, "card barbarian 1", "plunder 1a iron", "plunder 1a iron")
    assert (cubes(s), s.bank, s.coins_on_map, asked(s)) == ("iron 2", 0, 2, (0, "ROUND"))


@against("A20.19")
def test_plundered_icons_stay_plundered() -> None:
    s = raid(citizens="1a").passed(1, 2).build()
    say(s, "card barbarian 1", "plunder 1a wood", "plunder 1a wood", "done", "done")
    assert refused(s, "harvest wood", "A9.9")


@against("A20.19")
@pytest.mark.parametrize("said", [{"engaged": "1a"}, {"strikers": "1a"}, {"ships": "1x"}])
def test_the_barbarian_needs_an_unengaged_citizen_there(said: dict[str, str]) -> None:
    s = raid(**said).build()
    assert refused(s, "card barbarian 1", "A20.19")


@rule("A20.33", "A23.20")
def test_plundered_icons_still_count() -> None:
    from hexhaven.archipelago.rules.ending import town_icons

    position = archipelago(3, deals="off").region("wood 2", built="town", plundered="wood 2").seat(0, citizens="1-town")
    assert town_icons(position.build(), 0, WOOD) == 2


# A20.20 Minister of Agriculture, A20.24 Minister of Trade.


@rule("A20.20", "A20.34")
def test_the_minister_of_agriculture_adds_up_to_two_cubes() -> None:
    s = owner("minister-of-agriculture").boards("wood 1").build()
    say(s, "card minister-of-agriculture")
    assert choices(s) == ["done", "stock cattle domestic", "stock fruit domestic"]
    say(s, "stock cattle domestic", "stock fruit domestic")
    assert (cubes_in(s.domestic), asked(s)) == ("fruit 1 cattle 1 wood 1", (0, "ROUND"))


@against("A20.20", "A20.34")
def test_only_cattle_and_fruit_and_only_where_there_is_room() -> None:
    s = owner("minister-of-agriculture").boards("fruit 12").seat(1, cubes="cattle 14").build()
    say(s, "card minister-of-agriculture")
    assert refused(s, "stock fish domestic", "A20.20")
    assert refused(s, "stock fruit domestic", "A20.34")
    assert refused(s, "stock cattle export", "A20.20")
    say(s, "stock cattle domestic")
    assert asked(s) == (0, "ROUND"), "the bank has no more"


@rule("A20.24", "A20.34")
def test_the_minister_of_trade_moves_up_to_two_cubes_one_way_or_the_other() -> None:
    s = owner("minister-of-trade").boards("wood 2", "iron 1").build()
    say(s, "card minister-of-trade")
    assert choices(s) == ["done", "shift iron from export", "shift wood from domestic"]
    say(s, "shift wood from domestic")
    assert choices(s) == ["done", "shift wood from domestic"]
    say(s, "shift wood from domestic")
    assert (cubes_in(s.domestic), cubes_in(s.export), asked(s)) == ("", "wood 2 iron 1", (0, "ROUND"))


@against("A20.24")
@pytest.mark.parametrize(
    ("first", "second"),
    [("shift wood from domestic", "shift iron from export"), ("shift iron from export", "shift wood from domestic")],
)
def test_not_both_ways_in_one_use(first: str, second: str) -> None:
    s = owner("minister-of-trade").boards("wood 2", "iron 2").build()
    say(s, "card minister-of-trade", first)
    assert refused(s, second, "A20.24")


@rule("A20.24")
def test_one_cube_is_enough() -> None:
    s = owner("minister-of-trade").boards("wood 2", "iron 1").build()
    say(s, "card minister-of-trade", "shift wood from domestic", "done")
    assert cubes_in(s.export) == "wood 1 iron 1"


@against("A20.24", "A20.34")
def test_not_from_an_empty_zone_and_not_to_a_full_one() -> None:
    s = owner("minister-of-trade").boards("fish 2", "fish 9 iron 1").build()
    say(s, "card minister-of-trade")
    assert refused(s, "shift fish from domestic", "A20.34")
    assert refused(s, "shift wood from domestic", "A20.34")


# A20.23 Admiral.


def sea() -> Position:
    """Open sea, and regions with broad seas to the east: 1, 2, 3 and 4 in a row."""
    position = archipelago(3, deals="off").region(edges="xaaxaa")
    for number in range(1, 4):
        position.region(edges="xaaxaa", where=f"east of {number}", built="port" if number > 1 else "")
    return position


@rule("A20.23", "A20.35")
def test_the_admirals_ships_move_up_to_three_regions() -> None:
    s = sea().seat(0, cards="admiral", ships="0x").build()
    say(s, "card admiral")
    assert choices(s) == ["move ship 0x 1x", "move ship 0x 2x", "move ship 0x 3-port", "move ship 0x 3x"]


@rule("A20.23")
def test_the_admiral_needs_no_disc_and_no_migration() -> None:
    s = sea().seat(0, cards="admiral", ships="0x 0x", used=3).build()
    say(s, "card admiral", "move ship 0x 3x", "move ship 0x 1x")
    assert (units(s), asked(s), s.seats[0].discs_used) == ({"ships": "1x 3x"}, (0, "ROUND"), 3)


@rule("A20.23", "A15.1")
def test_a_migration_in_the_same_round_is_another_move_of_one_region() -> None:
    s = sea().seat(0, cards="admiral", ships="0x").build()
    say(s, "card admiral", "move ship 0x 3x", "migrate")
    assert choices(s) == ["move ship 3x 2x", "move ship 3x 3-port", "move ship 3x 4-port", "move ship 3x 4x"]


@against("A20.23", "A19.11")
def test_not_without_a_ship_that_can_move() -> None:
    s = sea().seat(0, cards="admiral", engaged_ships="1x", citizens="1a").build()
    assert refused(s, "card admiral", "A19.11")


@against("A20.23")
def test_no_fourth_region() -> None:
    s = sea().seat(0, cards="admiral", ships="0x").build()
    say(s, "card admiral")
    assert refused(s, "move ship 0x 4x", "A15.3")


@against("A20.23")
def test_citizens_do_not_move_with_the_admiral() -> None:
    position = archipelago(3, deals="off").region().region().region()
    s = position.seat(0, cards="admiral", citizens="1a", ships="0x").build()
    say(s, "card admiral")
    assert refused(s, "move 1a 2a", "A20.23")


@rule("A20.12", "A20.21")
def test_king_and_queen_work_by_themselves() -> None:
    s = archipelago(3, deals="off").at(2).seat(0, cards="king queen").build()
    say(s, "bid 0", "bid 4", "bid 0")
    assert asked(s) == (0, "SET_ORDER")
    assert track_of(s)
