"""A19 Using cards: who may, what it costs, when."""

import pytest

from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in, cubes_in
from tests.archipelago.at_table import (
    asked,
    choices,
    cubes,
    draw,
    end_round,
    let_chance_draw,
    passes,
    refused,
    say,
)
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def isle(icons: str = "wood 3", **options: str) -> Position:
    return archipelago(3, deals="off", **options).region(icons).region()


@against("A19.1")
def test_cards_are_used_in_the_own_round_only() -> None:
    s = isle().at(4).deck(top="iron-mine").seat(0, citizens="1a 1a", cards="bishop").build()
    assert refused(s, "card bishop", "A19.1")
    s = isle().at(6).seat(0, cards="bishop").build()
    assert refused(s, "card bishop", "A19.1")
    s = isle().seat(1, cards="bishop").build()
    assert refused(s, "card bishop", "A1.5", seat=1)


@rule("A19.2", "A20.6")
def test_the_owner_uses_his_own_cards() -> None:
    s = isle().seat(0, cards="bishop", citizens="1a 1a").markers(rebellion=2).build()
    say(s, "card bishop")
    assert (s.rebellion, s.seats[0].florins) == (1, 9)


@against("A19.2")
@pytest.mark.parametrize("card", ["bishop", "treasurer", "thief 1", "slavery", "pirate", "amphitheatre"])
def test_nobody_else_uses_a_card_of_one_colour(card: str) -> None:
    s = isle().seat(1, cards="bishop treasurer thief slavery pirate amphitheatre").build()
    assert refused(s, f"card {card}".replace("thief 1", "thief 2"), "A19.2")


@against("A19.2")
def test_a_card_that_nobody_has_is_not_used() -> None:
    s = isle().deck(track="bishop sawmill").build()
    assert refused(s, "card bishop", "A19.13")
    assert refused(s, "card sawmill", "A19.13")


@rule("A19.3", "A21.3")
def test_anybody_uses_a_card_of_all_colours_and_pays_the_owner() -> None:
    s = isle().seat(0, citizens="1a 1a").seat(1, cards="sawmill").build()
    bank = s.bank
    say(s, "card sawmill")
    assert ([seat.florins for seat in s.seats], s.bank) == ([8, 12, 10], bank)


@rule("A19.3", "A21.27")
def test_a_florin_for_the_owner_also_where_none_is_asked() -> None:
    s = isle().seat(0, citizens="1a", cubes="fruit 1").seat(1, cards="gifts-of-the-clergy shipbuilding").build()
    say(s, "card gifts-of-the-clergy 1")
    assert [seat.florins for seat in s.seats] == [9, 11, 10]
    assert (cubes(s), cubes(s, 1)) == ("", ""), "cubes go to the bank"


@rule("A19.4")
def test_the_owner_pays_the_bank() -> None:
    s = isle().seat(0, citizens="1a", cards="sawmill").build()
    bank = s.bank
    say(s, "card sawmill")
    assert (s.seats[0].florins, s.bank) == (9, bank + 1)


@rule("A19.5")
@pytest.mark.parametrize(("florins", "owner"), [(1, 0), (2, 1)])
def test_exactly_the_price(florins: int, owner: int) -> None:
    s = isle().seat(0, citizens="1a", florins=florins).seat(owner, cards="sawmill").build()
    say(s, "card sawmill")
    assert s.seats[0].florins == 0


@against("A19.5", "A1.25")
@pytest.mark.parametrize(("florins", "owner"), [(0, 0), (1, 1)])
def test_the_activation_is_paid_in_full(florins: int, owner: int) -> None:
    s = isle().seat(0, citizens="1a", florins=florins).seat(owner, cards="sawmill").build()
    assert refused(s, "card sawmill", "A19.5")


@rule("A19.5")
def test_discs_lie_on_the_card() -> None:
    s = isle().seat(0, cards="pope", used=2).build()
    say(s, "card pope")
    assert s.seats[0].discs_used == 3


@against("A19.5")
def test_only_with_a_disc_that_is_left() -> None:
    s = isle().seat(0, cards="pope researcher", used=3).build()
    assert refused(s, "card pope", "A19.5")
    assert refused(s, "card researcher", "A19.5")


@against("A19.5")
def test_cubes_of_the_activation_must_be_there() -> None:
    s = isle().seat(0, cards="gifts-of-the-clergy", cubes="cattle 2").build()
    assert refused(s, "card gifts-of-the-clergy 1", "A21.24")
    assert refused(s, "card gifts-of-the-clergy 2", "A21.24")


@against("A19.6")
def test_a_used_card_is_not_used_again() -> None:
    position = isle().seat(0, cards="education", citizens="1a").seat(1, florins=20).passed(2)
    s = position.markers(workers=9).build()
    say(s, "card education")
    assert cards_in(s.exhausted) == "education"
    end_round(s)
    assert refused(s, "card education", "A19.6")
    say(s, "taxes", "done")
    assert refused(s, "card education", "A19.6")


@against("A19.6")
def test_the_owner_cannot_use_it_after_another_has() -> None:
    s = isle().seat(0, cards="education").seat(1, citizens="1a").at(5, active=1).build()
    say(s, "card education", "done", "done")
    assert asked(s) == (0, "ROUND")
    assert refused(s, "card education", "A19.6")


@rule("A19.7")
@pytest.mark.parametrize(
    ("card", "rebels", "workers"),
    [
        ("bishop", -1, 0), ("minister-of-labour", 0, -1), ("slavery", 2, 0), ("immigration", 0, 2),
        ("peace-and-prosperity", -2, 0), ("education", 0, -2), ("amphitheatre", -1, 0),
    ],
)  # fmt: skip
def test_a_card_moves_its_marker(card: str, rebels: int, workers: int) -> None:
    position = isle().seat(0, cards=card, citizens="1a 1a 1a 2a 2a 2a").markers(rebellion=3, workers=5)
    s = position.build()
    say(s, f"card {card}")
    assert (s.rebellion, s.workers) == (3 + rebels, 5 + workers)


@rule("A19.7", "A1.28")
@pytest.mark.parametrize("card", ["bishop", "minister-of-labour", "education", "peace-and-prosperity", "emigration"])
def test_it_can_be_used_where_nothing_is_left_to_lower(card: str) -> None:
    s = isle().seat(0, cards=card, citizens="1a").build()
    say(s, f"card {card}")
    assert (s.rebellion, s.workers) == (0, 0)


@rule("A19.8", "A20.5")
@pytest.mark.parametrize(("card", "lowest"), [("false-prophet", 2), ("assassin", 3), ("pirate", 3), ("king", 6)])
def test_the_lowest_price_is_the_lowest_of_three(card: str, lowest: int) -> None:
    owner = "" if card == "assassin" else card
    position = isle().seat(0, cards="head-hunter").deck(top=card if not owner else "farm")
    if owner:
        s = isle().seat(0, cards="assassin", florins=lowest).seat(1, cards=owner).build()
        say(s, f"card assassin {card} of 2")
    else:
        s = position.seat(0, florins=lowest).build()
        say(s, "card head-hunter")
        let_chance_draw(s)
        say(s, "pick assassin")
    assert s.seats[0].florins == 0


# Cards that work with an action.

WITH_ACTION = ["explorer", "missionary", "scout", "roads", "sawmill"]


def ready(card: str, used: int = 0) -> Position:
    return isle().seat(0, cards=card, citizens="1a", ships="0x", used=used)


@rule("A19.9")
@pytest.mark.parametrize("card", WITH_ACTION)
def test_it_is_used_before_its_action(card: str) -> None:
    s = ready(card).build()
    say(s, f"card {card}")
    assert asked(s) == (0, "ROUND")
    assert cards_in(s.boosts) == card


@against("A19.9")
@pytest.mark.parametrize("card", WITH_ACTION)
def test_not_after_an_action(card: str) -> None:
    s = ready(card).build()
    say(s, "taxes")
    assert refused(s, f"card {card}", "A19.9")


@against("A19.9")
@pytest.mark.parametrize("card", WITH_ACTION)
def test_not_without_a_disc_for_the_action(card: str) -> None:
    s = ready(card, used=3).build()
    assert refused(s, f"card {card}", "A19.9")


@rule("A19.9")
def test_its_effect_ends_with_the_round() -> None:
    s = ready("sawmill").passed(1, 2).build()
    say(s, "card sawmill", "done")
    assert s.boosts == 0
    say(s, "harvest wood", "work 1a")
    assert cubes(s) == "wood 1"


@rule("A19.10")
@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("shipbuilding", ["build ship 1a x"]),
        ("expansionism", ["move 1a 2a", "done"]),
        ("architecture", ["build market 1a"]),
        ("local-trade", ["sell wood domestic"]),
        ("recruiter", ["land 1a"]),
    ],
)
def test_without_a_disc_and_beside_the_action(card: str, texts: list[str]) -> None:
    position = isle().seat(0, cards=card, citizens="1a", ships="0x", cubes="wood 1 fruit 1 cattle 1", used=3)
    s = position.markers(workers=3).build()
    say(s, f"card {card}", *texts)
    assert s.seats[0].discs_used == 3
    s = position.seat(0, used=0, florins=20).build()
    say(s, f"card {card}", *texts, "taxes")
    assert s.seats[0].discs_used == 1


NOTHING = [
    ("pirate", "A19.11"), ("false-prophet", "A19.11"), ("recruiter", "A14.4"), ("spy 2", "A20.30"),
    ("shipbuilding", "A19.11"), ("expansionism", "A19.11"), ("architecture", "A19.11"), ("barbarian 1", "A20.19"),
    ("admiral", "A19.11"), ("roads", "A19.11"), ("irrigation-canal", "A19.11"), ("merchant", "A19.11"),
    ("exporter", "A19.11"), ("local-trade", "A19.11"), ("minister-of-trade", "A19.11"),
]  # fmt: skip


@against("A19.11")
@pytest.mark.parametrize(("card", "why"), NOTHING)
def test_a_card_needs_something_to_work_on(card: str, why: str) -> None:
    position = archipelago(3, deals="off").region().boards("", "").seat(0, cards=card.split()[0], florins=9)
    s = position.seat(1, citizens="1a").build()
    assert refused(s, f"card {card}", why)


@rule("A19.11")
@pytest.mark.parametrize("card", ["treasurer", "pope", "archbishop", "dictatorship", "slavery", "thief 2"])
def test_the_others_can_always_be_used(card: str) -> None:
    s = archipelago(3, deals="off").region().seat(0, cards=card.split()[0], citizens="1a 1a 1a").build()
    say(s, f"card {card}")


@against("A19.12")
@pytest.mark.parametrize("card", ["king", "queen", "colossus", "pyramid", "great-lighthouse", "cathedral"])
def test_king_queen_and_wonders_are_not_activated(card: str) -> None:
    s = isle().seat(0, cards=card, citizens="1a", cubes="iron 3 stone 5").build()
    assert refused(s, f"card {card}", "A19.12")


@rule("A19.13", "A23.24")
def test_engaged_cards_are_in_play_and_discarded_ones_are_not() -> None:
    position = archipelago(3, deals="off").seat(0, cards="assassin", objectives="s5")
    position.seat(1, used_cards="king queen spy")
    s = position.build()
    assert s.ending is False
    say(s, "card assassin king of 2")
    assert cards_in(s.discarded) == "king"
    s = position.seat(2, cards="thief").build()
    assert s.ending


@rule("A19.14", "A20.1")
def test_a_card_bought_in_phase_5_can_be_used_from_the_next_round_on() -> None:
    s = isle().seat(0, cards="researcher", citizens="1a", florins=20).deck(top="education").passed(1, 2).build()
    say(s, "card researcher")
    draw(s, "drawn card farm", "drawn card roads", "drawn card spy", "drawn card thief", "drawn card iron-mine")
    say(s, "pick education")
    assert cards_in(s.exhausted) == "researcher"
    say(s, "taxes", "done", "card education")


@against("A8.4", "A19.14")
def test_not_in_the_same_round() -> None:
    s = isle().seat(0, cards="researcher", citizens="1a", florins=20).deck(top="education").build()
    say(s, "card researcher")
    draw(s, "drawn card farm", "drawn card roads", "drawn card spy", "drawn card thief", "drawn card iron-mine")
    say(s, "pick education")
    assert refused(s, "card education", "A8.4")


@rule("A26.8")
def test_all_players_end_the_phase_with_engaged_cards() -> None:
    s = isle().seat(0, cards="bishop").build()
    say(s, "card bishop", "done")
    passes(s, 1, 2, 0)
    assert (cards_in(s.exhausted), cubes_in(s.export)) == ("bishop", ""), "they stay engaged until phase 1"
    assert choices(s, "card") == []
