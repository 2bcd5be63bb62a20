"""A18 Phase 6: cards are bought and turned, the track is filled, red zones act at once.

Prices: pirate 5 4 3, sawmill 4 3 2, king 6 8 10, local trade 3 2 2, queen 4 6 8. Backs with red zones: bishop "red
fruit feeds 5", quarry "red rebels +1 per town", recruiter "red rebels -1 per temple", pyramid "red 3 cattle" below.
"""

import pytest

from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in, track_of
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import asked, choices, draw, odds, passes, refused, say, units
from tests.archipelago.tested import archipelago
from tests.marks import against, rule

TRACK = "pirate sawmill king local-trade queen"


def shop(track: str = TRACK, top: str = "roads", **said: str) -> Position:
    position = archipelago(3, deals="off").at(6).deck(top=top, track=track, **said)
    return position.region(built="town temple").seat(0, citizens="1a 1a").seat(1, citizens="1a 1a 1a")


@rule("A18.1", "A8.6")
def test_all_discs_come_back_from_wheel_and_cards() -> None:
    position = archipelago(3, deals="off").seat(0, cards="pope", used=1).seat(1, used=2).region().passed(1, 2)
    s = position.seat(2, citizens="1a").build()
    say(s, "card pope", "taxes", "done")
    assert s.seats[0].discs_used == 3
    say(s, "done")
    assert (s.phase, [seat.discs_used for seat in s.seats]) == (6, [0, 0, 0])


@rule("A18.3", "A1.20")
def test_buy_one_and_turn_another_or_turn_two() -> None:
    s = shop().build()
    turns = [f"turn {one} {other}" for one in range(1, 6) for other in range(one + 1, 6)]
    buys = [f"buy {one} turn {other}" for one in range(1, 6) for other in range(1, 6) if one != other]
    assert choices(s) == sorted(turns + buys)


@rule("A18.3", "A18.15")
def test_everybody_in_turn_order_then_the_next_turn() -> None:
    s = shop().order(1, 2, 0).at(6, active=1).build()
    for seat, text in ((1, "turn 1 2"), (2, "turn 3 4"), (0, "turn 1 5")):
        assert asked(s) == (seat, "PURCHASE")
        say(s, text)
    assert (asked(s), s.turn) == ((0, "BID"), 3)


@against("A18.3")
@pytest.mark.parametrize("text", ["buy 1", "turn 1", "done"])
def test_nobody_does_less(text: str) -> None:
    s = shop().build()
    assert refused(s, text, "A18.3")


@rule("A18.4", "A18.8")
@pytest.mark.parametrize(("card", "price"), [("pirate", 5), ("pirate:2", 4), ("pirate:3", 3), ("king:2", 8)])
def test_the_price_at_which_it_lies_now(card: str, price: int) -> None:
    s = shop(f"{card} sawmill local-trade queen spy").seat(0, florins=price).build()
    bank = s.bank
    say(s, "buy 1 turn 2")
    assert (s.seats[0].florins, s.bank) == (0, bank + price)
    assert cards_in(s.seats[0].cards) == card.partition(":")[0]
    assert s.exhausted == 0


@against("A18.4", "A1.25")
@pytest.mark.parametrize(("card", "price"), [("pirate", 5), ("pirate:2", 4), ("king:3", 10)])
def test_the_buyer_must_have_the_price(card: str, price: int) -> None:
    s = shop(f"{card} sawmill local-trade queen spy").seat(0, florins=price - 1).build()
    assert refused(s, "buy 1 turn 2", "A18.4")


@against("A18.5")
def test_one_card_in_a_phase() -> None:
    s = shop().seat(0, florins=50).build()
    say(s, "buy 1 turn 2")
    draw(s, "drawn card farm")
    assert asked(s) == (1, "PURCHASE")
    assert refused(s, "buy 2 turn 3", "A1.5", seat=0)


@against("A18.6")
def test_the_two_cards_are_different_ones() -> None:
    s = shop().build()
    assert refused(s, "buy 1 turn 1", "A18.6")
    assert refused(s, "turn 1 1", "A18.6")
    for text in ("turn 0 1", "turn 1 6", "buy 6 turn 1"):
        with pytest.raises(NotationError):
            answer_of(text)


@rule("A18.7", "A1.18")
def test_from_price_to_price_and_then_the_skull() -> None:
    s = shop().build()
    say(s, "turn 1 2")
    assert track_of(s) == "pirate:2 sawmill:2 king local-trade queen"
    say(s, "turn 1 3")
    assert track_of(s) == "pirate:3 sawmill:2 king:2 local-trade queen"
    say(s, "turn 1 4")
    draw(s, "drawn card farm")
    assert cards_in(s.discarded) == "pirate"
    assert track_of(s) == "roads sawmill:2 king:2 local-trade:2 queen"


@rule("A18.9")
def test_free_places_are_filled_one_after_the_other_at_the_first_price() -> None:
    s = shop("pirate sawmill:3 king local-trade queen").build()
    say(s, "buy 1 turn 2")
    assert track_of(s) == "roads none king local-trade queen"
    assert asked(s) == (CHANCE, "DRAW_TOP_CARD")
    draw(s, "drawn card farm")
    assert (track_of(s), cards_in(s.discarded)) == ("roads farm king local-trade queen", "sawmill")
    draw(s, "drawn card spy")
    assert (s.top, asked(s)) == (14, (1, "PURCHASE"))


@rule("A18.9", "A29.4")
def test_every_card_of_the_deck_is_as_likely() -> None:
    s = shop("pirate:3 sawmill king local-trade queen").build()
    say(s, "turn 1 2")
    outcomes = odds(s)
    assert set(outcomes.values()) == {1}
    assert len(outcomes) == 48 - 6
    assert not {"drawn card pirate", "drawn card roads", "drawn card king"} & set(outcomes)


ALL_OTHERS = (
    "researcher explorer head-hunter assassin bishop archbishop pope false-prophet minister-of-labour scout recruiter "
    "missionary spy merchant treasurer thief barbarian minister-of-agriculture exporter admiral minister-of-trade "
    "irrigation-canal industrial-fishing quarry iron-mine farm shipbuilding expansionism amphitheatre foreign-trade "
    "slavery colossus pyramid emigration great-lighthouse cathedral immigration architecture peace-and-prosperity "
    "education dictatorship gifts-of-the-clergy"
)


@rule("A18.10")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    s = shop("pirate:3 sawmill king local-trade queen", discards=ALL_OTHERS).build()
    say(s, "turn 1 2")
    outcomes = odds(s)
    assert len(outcomes) == 48 - 5
    assert "drawn card pirate" in outcomes, "a card just discarded is among them"
    assert s.discarded == 0


@rule("A18.10", "A7.5")
def test_without_any_card_the_places_stay_empty() -> None:
    position = archipelago(3, deals="off").at(6).deck(top="roads", track=TRACK).seat(2, cards=ALL_OTHERS)
    s = position.region().seat(1, citizens="1a").build()
    say(s, "buy 1 turn 2")
    assert (track_of(s), s.top) == ("roads sawmill:2 king local-trade queen", -1)
    say(s, "buy 2 turn 3")
    assert (track_of(s), s.top, asked(s)) == ("roads none king:2 local-trade queen", -1, (2, "PURCHASE"))


@rule("A18.11")
def test_with_a_single_card_on_the_track() -> None:
    position = archipelago(3, deals="off").at(6).deck(top="none", track="pirate none none none none")
    s = position.build()
    assert choices(s) == ["buy 1", "turn 1"]
    say(s, "turn 1")
    assert track_of(s) == "pirate:2 none none none none"
    say(s, "buy 1")
    assert cards_in(s.seats[1].cards) == "pirate"
    assert asked(s)[1] == "BID", "there is nothing left for the third player"


@rule("A18.11")
def test_a_player_who_cannot_pay_turns_the_only_card() -> None:
    position = archipelago(3, deals="off").at(6).deck(top="none", track="pirate none none none none")
    s = position.seat(0, florins=4).build()
    assert choices(s) == ["turn 1"]


# Immediate crises.


@rule("A18.12", "A18.9")
def test_a_red_zone_of_a_new_top_card_acts_before_the_next_card_is_laid_out() -> None:
    s = shop("pirate sawmill:3 king local-trade queen").boards("fruit 1").build()
    say(s, "buy 1 turn 2")
    draw(s, "drawn card bishop")
    assert (asked(s), track_of(s)) == ((0, "HELP"), "roads none king local-trade queen")
    say(s, "feed board")
    assert asked(s) == (CHANCE, "DRAW_TOP_CARD")
    assert track_of(s) == "roads bishop king local-trade queen"


@rule("A18.12", "A7.28")
@pytest.mark.parametrize(("top", "rebels"), [("quarry", 1), ("recruiter", -1), ("barbarian", -1), ("scout", 1)])
def test_a_red_event(top: str, rebels: int) -> None:
    s = shop("pirate:3 sawmill king local-trade queen").markers(rebellion=2).build()
    say(s, "turn 1 2")
    draw(s, f"drawn card {top}")
    assert (s.rebellion, asked(s)) == (2 + rebels, (1, "PURCHASE"))


@rule("A18.12")
def test_a_red_export_crisis() -> None:
    s = shop("pirate:3 sawmill king local-trade queen").boards(export="cattle 1").build()
    say(s, "turn 1 2")
    draw(s, "drawn card pyramid")
    assert asked(s) == (0, "EXPORT_HELP")
    say(s, "feed board", "done", "done", "done")
    assert (s.rebellion, asked(s)) == (2, (1, "PURCHASE"))


@rule("A18.12")
@pytest.mark.parametrize("top", ["iron-mine", "farm", "minister-of-labour", "peace-and-prosperity"])
def test_normal_zones_are_ignored(top: str) -> None:
    s = shop("pirate:3 sawmill king local-trade queen").build()
    say(s, "turn 1 2")
    draw(s, f"drawn card {top}")
    assert (asked(s), s.rebellion, s.workers) == ((1, "PURCHASE"), 0, 0)


@rule("A18.12")
def test_a_red_card_that_was_on_top_before_does_not_act() -> None:
    s = shop("pirate:3 sawmill king local-trade spy", top="queen").build()
    say(s, "turn 1 2")
    draw(s, "drawn card farm")
    assert s.rebellion == 0


@rule("A18.13")
def test_one_purchase_can_set_off_two_crises() -> None:
    s = shop("pirate sawmill:3 king local-trade queen").boards("fruit 1 wood 1").build()
    say(s, "buy 1 turn 2")
    draw(s, "drawn card bishop")
    say(s, "feed board")
    draw(s, "drawn card researcher")
    assert asked(s) == (0, "HELP"), "red wood feeds 4"
    say(s, "feed board", "raise 3 of 2 at 1a", "raise 1 of 1 at 1a", "done", "done", "done")
    assert (s.rebellion, asked(s)) == (1, (1, "PURCHASE"))


@rule("A18.14")
def test_they_help_from_the_first_player_on_not_from_the_buyer() -> None:
    s = shop("pirate:3 sawmill king local-trade queen").order(2, 0, 1).at(6, active=0).boards("wood 1").build()
    say(s, "turn 1 2")
    draw(s, "drawn card bishop")
    passes(s, 2, 0, 1)
    assert units(s, 0) == {"strikers": "1a 1a"}
    assert asked(s) == (1, "PURCHASE")


@rule("A18.8", "A19.1")
def test_a_bought_card_waits_for_the_next_phase_5() -> None:
    s = shop("bishop sawmill king local-trade queen", top="roads").build()
    say(s, "buy 1 turn 2")
    draw(s, "drawn card minister-of-labour")
    say(s, "turn 3 4")
    assert refused(s, "card bishop", "A1.5", seat=0)
    say(s, "turn 3 5", "bid 0", "bid 0", "bid 0", "done", "done", "done", "card bishop")
