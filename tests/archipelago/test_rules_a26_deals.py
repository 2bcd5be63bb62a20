"""A26 Negotiation: what can be dealt, when, and how often."""

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago import answers as a
from hexhaven.archipelago import events as e
from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.positions.seen import cards_in
from hexhaven.archipelago.state import State
from hexhaven.kernel.errors import NotationError
from tests.archipelago.at_table import asked, choices, cubes, draw, heard, kinds, passes, refused, say
from tests.archipelago.tested import archipelago
from tests.marks import against, rule


def table(**options: str) -> Position:
    position = (
        archipelago(3, **options).region("wood 1", built="town").seat(0, cubes="wood 2", tokens=1, cards="bishop")
    )
    return position.seat(1, citizens="1-town 1a 1a", cubes="iron 3", tokens=2, used_cards="pirate", cards="farm")


def florins(s: State) -> list[int]:
    return [int(seat.florins) for seat in s.seats]


# What changes hands.


@rule("A26.1", "A26.2", "A26.6")
def test_a_gift() -> None:
    s = table().build()
    say(s, "offer 2", "give 4 florins", "propose")
    assert (asked(s), florins(s)) == ((1, "DEAL_REPLY"), [10, 10, 10]), "nothing before it is accepted"
    say(s, "accept")
    assert (florins(s), asked(s)) == ([6, 14, 10], (0, "ROUND"))


@rule("A26.1", "A26.2", "A26.6")
def test_a_swap_of_everything_that_may_change_hands() -> None:
    s = table().build()
    say(s, "offer 2", "give 2 wood", "give 1 tokens", "give card bishop", "ask 3 iron", "ask 2 tokens", "ask permit")
    say(s, "propose", "accept")
    assert (cubes(s, 0), cubes(s, 1)) == ("iron 3", "wood 2")
    assert (s.seats[0].tokens, s.seats[1].tokens) == (2, 1)
    assert cards_in(s.seats[1].cards) == "pirate bishop farm"
    assert s.permits == 1 << 1 * 5 + 0


@rule("A26.1", "A26.7")
def test_a_loan_is_a_gift_and_a_promise() -> None:
    s = table().build()
    told = heard(s)
    say(s, "offer 2", "ask 5 florins", "promise florins 6", "propose", "accept")
    assert florins(s) == [15, 5, 10]
    assert [event.numbers()[2:] for event in told if event.kind == e.TERM_ADDED] == [
        (a.ASKED, a.FIRST_TERM + a.TERM_FLORINS, 5),
        (a.GIVEN, a.FIRST_TERM + a.PROMISED_FLORINS, 6),
    ]


@rule("A26.7")
def test_promises_bind_nobody() -> None:
    s = archipelago(3).at(2).build()
    say(s, "bid 3", "bid 0", "bid 0", "offer 1", "give 2 florins", "ask promise place 1", "propose", "accept")
    passes(s, 1, 2)
    assert len(choices(s, "order")) == 6, "any order can still be set"


@against("A26.2", "A26.3")
@pytest.mark.parametrize(
    "text", ["give 1 discs", "give 1 citizens", "give 1 ships", "give objective s1", "ask 1 discs"]
)
def test_nothing_else_can_even_be_said(text: str) -> None:
    with pytest.raises(NotationError):
        answer_of(text)


@against("A26.3")
def test_built_wonders_stay() -> None:
    s = table().seat(0, wonders="colossus", cards="pyramid").build()
    say(s, "offer 2")
    assert refused(s, "give card colossus", "A26.3")
    assert "give card pyramid" in choices(s)


@against("A26.4")
@pytest.mark.parametrize("text", ["give 11 florins", "give 3 wood", "give 1 fish", "give 2 tokens", "give card farm"])
def test_nobody_offers_what_he_does_not_have(text: str) -> None:
    s = table().build()
    say(s, "offer 2")
    assert refused(s, text, "A26.4")


@rule("A26.4")
def test_all_that_one_has() -> None:
    s = table().build()
    say(s, "offer 2", "give 10 florins", "give 2 wood", "give 1 tokens", "propose", "accept")
    assert (florins(s), cubes(s), s.seats[0].tokens) == ([0, 20, 10], "", 0)


@against("A26.4")
@pytest.mark.parametrize("text", ["ask 11 florins", "ask 3 tokens", "ask card bishop"])
def test_nor_asks_for_what_everybody_sees_the_other_does_not_have(text: str) -> None:
    s = table().build()
    say(s, "offer 2")
    assert refused(s, text, "A26.4")


@against("A26.4")
def test_a_deal_that_asks_for_cubes_the_other_lacks_is_not_accepted() -> None:
    s = table().build()
    say(s, "offer 2", "ask 4 iron", "propose")
    assert choices(s) == ["counter", "refuse"]
    assert refused(s, "accept", "A26.4")


@rule("A26.5", "A17.9")
def test_a_permission_by_the_player_of_a_town() -> None:
    s = table().build()
    say(s, "invite 2", "give permit", "ask 2 florins", "propose", "accept")
    assert (s.permits, florins(s)) == (1 << 5, [8, 12, 10])


@against("A26.5")
def test_no_permission_without_a_town() -> None:
    s = table().build()
    say(s, "offer 3")
    assert refused(s, "give permit", "A26.5")
    assert refused(s, "ask permit", "A26.5")


@against("A26.5")
def test_no_permission_outside_phase_5() -> None:
    s = passes(table().at(4).deck(top="iron-mine").build(), 1, 2)
    say(s, "offer 2")
    assert refused(s, "ask permit", "A26.5")


@rule("A26.8")
def test_cards_change_hands_as_they_are_with_the_discs_on_them() -> None:
    s = table().seat(1, used=1).build()
    say(s, "offer 2", "ask card pirate", "propose", "accept")
    assert (cards_in(s.seats[0].cards), cards_in(s.exhausted)) == ("pirate bishop", "pirate")
    assert s.seats[1].discs_used == 1
    passes(s, 0, 1, 2)
    assert (s.phase, s.seats[1].discs_used) == (6, 0)


@rule("A26.8", "A19.6")
def test_an_unengaged_card_can_be_used_by_its_new_owner() -> None:
    s = table().build()
    say(s, "offer 2", "ask card farm", "propose", "accept", "card bishop")
    assert cards_in(s.seats[0].cards) == "bishop farm"
    assert cards_in(s.exhausted) == "pirate bishop"


@rule("A26.9")
def test_everything_said_is_open_to_all() -> None:
    s = table().build()
    told = heard(s)
    say(s, "offer 2", "give 1 florins", "ask 1 iron", "propose", "refuse")
    deal_kinds = [e.DEAL_OPENED, e.TERM_ADDED, e.TERM_ADDED, e.DEAL_PROPOSED, e.DEAL_REFUSED]
    assert [kind for kind in kinds(told) if kind >= e.DEAL_OPENED] == deal_kinds
    assert all(game.redact(event, seat) == event for event in told for seat in (-1, 0, 1, 2))


# Windows.


@against("A26.10")
def test_no_deals_in_phase_6_and_while_bidding() -> None:
    s = table().at(6).build()
    assert refused(s, "offer 2", "A26.10")
    s = table().at(2).build()
    assert refused(s, "offer 2", "A26.10")


@against("A26.10", "A8.7")
def test_no_deals_in_the_middle_of_an_action() -> None:
    s = table().seat(0, citizens="1a 1a").seat(1, citizens="").build()
    say(s, "harvest wood")
    assert refused(s, "offer 2", "A8.7")


@against("A26.10")
def test_no_deals_where_they_are_switched_off() -> None:
    s = table(deals="off").build()
    assert refused(s, "offer 2", "A26.10")
    assert refused(s, "invite 2", "A26.10")


@rule("A26.11")
def test_in_a_round_before_between_and_after() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins", "propose", "accept", "sell wood domestic")
    say(s, "offer 3", "give 1 florins", "propose", "accept", "card bishop", "done")
    assert asked(s) == (1, "ROUND")


@rule("A26.11")
def test_with_any_other_player() -> None:
    s = table().build()
    assert choices(s, "offer") == ["offer 2", "offer 3"]
    assert choices(s, "invite") == ["invite 2", "invite 3"]


@rule("A26.12")
def test_in_a_chance_to_help() -> None:
    s = passes(table().at(4).deck(top="iron-mine").seat(2, citizens="1a").build(), 1, 2)
    say(s, "offer 3", "promise raise 2", "ask 3 florins", "propose", "accept")
    assert (florins(s), asked(s)) == ([13, 10, 7], (0, "HELP"))
    passes(s, 0)
    assert choices(s, "offer") == ["offer 1", "offer 3"], "every chance is a window of its own"


@rule("A26.12")
def test_in_a_crisis_everyone_may_speak_first() -> None:
    """Even two players of whom neither has a chance to help yet."""
    s = table().at(4).deck(top="iron-mine").build()
    assert (asked(s), choices(s)) == ((1, "TALK"), ["done", "invite 1", "invite 3", "offer 1", "offer 3"])
    say(s, "offer 3", "give 1 florins", "ask promise raise 2", "propose", "accept")
    assert florins(s) == [10, 9, 11]
    say(s, "offer 1", "give 2 florins", "ask promise raise 3", "propose", "accept")
    assert (asked(s), florins(s)) == ((2, "TALK"), [12, 7, 11])
    passes(s, 2)
    assert asked(s) == (0, "HELP")


@rule("A26.12")
@pytest.mark.parametrize("said", [{"deals": "off"}, {}])
def test_nobody_is_asked_to_talk_without_deals_or_without_a_crisis(said: dict[str, str]) -> None:
    position = archipelago(3, **said).at(4).deck(top="iron-mine")
    s = position.region(built="temple").seat(0, citizens="1a" if said else "1-temple", cubes="cattle 3").build()
    assert asked(s) == (0, "HELP") if said else (1, "TALK")
    if not said:
        passes(s, 1, 2)
        assert asked(s) == (0, "EXPORT_HELP"), "nobody lay down, so there was nothing to talk about"


@rule("A26.12")
def test_in_an_export_crisis_and_in_an_immediate_one() -> None:
    s = archipelago(3).at(4).deck(top="amphitheatre").region(built="temple").seat(0, citizens="1-temple").build()
    passes(s, 1, 2)
    assert asked(s) == (0, "EXPORT_HELP")
    say(s, "offer 2", "give 1 florins", "propose", "accept")
    assert florins(s) == [9, 11, 10]


@rule("A26.13")
def test_in_phase_2_everyone_may_deal_with_everyone() -> None:
    s = table().at(2).order(2, 0, 1).build()
    say(s, "bid 3", "bid 0", "bid 0")
    assert (asked(s), choices(s)) == ((2, "TALK"), ["done", "invite 1", "invite 2", "offer 1", "offer 2"])
    say(s, "offer 1", "give 3 florins", "ask promise place 1", "propose", "accept")
    say(s, "offer 2", "give 1 florins", "propose", "accept")
    assert (asked(s), florins(s)) == ((1, "TALK"), [10, 11, 6])
    passes(s, 1)
    assert asked(s) == (0, "SET_ORDER")


@rule("A26.13")
def test_also_the_player_who_sets_the_order() -> None:
    s = table().at(2).build()
    say(s, "bid 3", "bid 0", "bid 0", "done", "done")
    assert choices(s, "offer") == ["offer 2", "offer 3"]
    say(s, "offer 3", "promise place 1", "ask 4 florins", "propose", "accept", "invite 2", "withdraw")
    assert (asked(s), florins(s)) == ((0, "SET_ORDER"), [11, 10, 6])
    assert refused(s, "offer 2", "A26.14")
    say(s, "order 3 1 2")
    assert list(s.order) == [2, 0, 1]


@against("A26.13")
def test_not_before_the_bids_are_open_and_not_out_of_turn() -> None:
    s = table().at(2).build()
    assert refused(s, "offer 3", "A26.10")
    say(s, "bid 3", "bid 0", "bid 0")
    assert refused(s, "offer 1", "A1.5", seat=2)
    passes(s, 1, 2)
    assert refused(s, "offer 1", "A1.5", seat=1)


@against("A26.13")
def test_only_who_sets_the_order_promises_places() -> None:
    s = table().at(2).build()
    say(s, "bid 3", "bid 0", "bid 0", "offer 1")
    assert refused(s, "promise place 1", "A26.13")
    assert refused(s, "ask promise place 4", "A5.6")
    say(s, "ask promise place 3", "propose", "counter", "promise place 2", "propose", "accept")


@against("A26.13")
def test_places_are_promised_only_in_phase_2() -> None:
    s = table().build()
    say(s, "offer 2")
    assert refused(s, "promise place 1", "A26.13")


@rule("A26.14")
@pytest.mark.parametrize("second", ["offer 3", "invite 3", "offer 2"])
def test_two_offers_in_a_window(second: str) -> None:
    s = table().build()
    say(s, "offer 2", "withdraw", second, "withdraw")
    assert choices(s, "offer") == choices(s, "invite") == []


@against("A26.14")
@pytest.mark.parametrize("third", ["offer 2", "invite 3"])
def test_no_third_offer(third: str) -> None:
    s = table().build()
    say(s, "offer 2", "withdraw", "invite 3", "withdraw")
    assert refused(s, third, "A26.14")
    s = passes(table().at(4).deck(top="iron-mine").build(), 1, 2)
    say(s, "offer 2", "withdraw", "invite 3", "withdraw")
    assert refused(s, third, "A26.14")


@against("A26.14")
def test_nor_when_talking() -> None:
    s = table().at(2).build()
    say(s, "bid 3", "bid 0", "bid 0", "offer 1", "withdraw", "invite 3", "withdraw")
    assert asked(s) == (2, "TALK"), "the window is closed"


@rule("A26.14")
def test_the_next_round_is_a_new_window() -> None:
    s = table().passed(1, 2).build()
    say(s, "offer 2", "withdraw", "offer 2", "withdraw", "sell wood domestic", "done")
    assert choices(s, "offer") == ["offer 2", "offer 3"]


RED = [f"drawn card {card}" for card in ("roads", "spy", "thief", "quarry", "irrigation-canal")]  # red fish feeds 4


@rule("A26.14", "A20.26")
def test_a_crisis_in_the_middle_of_a_round_is_no_new_window_for_the_round() -> None:
    position = table().seat(0, cards="researcher", florins=0).deck(top="queen").boards("wood 1")
    s = position.build()
    say(s, "offer 2", "withdraw", "offer 2", "withdraw", "card researcher")
    passes(draw(s, *RED), 1, 2)
    assert asked(s) == (0, "HELP")
    assert choices(s, "offer") == ["offer 2", "offer 3"], "a chance to help is one"
    passes(s, 0, 1, 2)
    assert (asked(s), choices(s, "offer")) == ((0, "ROUND"), [])


@rule("A26.14", "A20.26")
def test_nor_does_it_use_up_the_offers_of_the_round() -> None:
    s = table().seat(0, cards="researcher", florins=0).deck(top="queen").boards("wood 1").build()
    say(s, "card researcher")
    passes(draw(s, *RED), 1, 2, 0, 1)
    say(s, "offer 1", "withdraw", "offer 1", "withdraw", "done")
    assert choices(s, "offer") == ["offer 2", "offer 3"]


@rule("A26.11")
def test_after_all_three_things_are_done() -> None:
    s = table().region(built="market").seat(0, citizens="2-market").build()
    say(s, "use 2-market", "done", "card bishop", "sell wood domestic")
    assert asked(s) == (0, "ROUND")
    say(s, "offer 2", "give 1 florins", "propose", "accept", "done")
    assert asked(s) == (1, "ROUND")


@rule("A26.14")
def test_who_is_invited_makes_the_offer() -> None:
    s = table().build()
    say(s, "invite 2")
    assert asked(s) == (1, "TERMS")
    say(s, "give 3 iron", "ask 5 florins", "propose")
    assert asked(s) == (0, "DEAL_REPLY")
    say(s, "accept")
    assert (cubes(s), florins(s)) == ("wood 2 iron 3", [5, 15, 10])


@rule("A26.15")
def test_two_counter_offers() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins", "ask 1 iron", "propose")
    assert choices(s) == ["accept", "counter", "refuse"]
    say(s, "counter", "give 1 iron", "ask 4 florins", "propose")
    assert (asked(s), choices(s)) == ((0, "DEAL_REPLY"), ["accept", "counter", "refuse"])
    say(s, "counter", "give 3 florins", "ask 1 iron", "propose")
    assert (asked(s), choices(s)) == ((1, "DEAL_REPLY"), ["accept", "refuse"])
    say(s, "accept")
    assert (florins(s), cubes(s)) == ([7, 13, 10], "wood 2 iron 1")


@against("A26.15")
def test_no_third_counter_offer() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins", "propose", "counter", "give 1 iron", "propose")
    say(s, "counter", "give 2 florins", "propose")
    assert refused(s, "counter", "A26.15")


@rule("A26.15")
def test_a_refused_offer_is_over() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins", "propose", "refuse")
    assert (asked(s), florins(s)) == ((0, "ROUND"), [10, 10, 10])


@against("A26.16")
def test_an_offer_names_two_players_and_something() -> None:
    s = table().build()
    assert refused(s, "offer 1", "A26.16")
    assert refused(s, "offer 4", "A26.16")
    say(s, "offer 2")
    assert refused(s, "propose", "A26.16")
    assert refused(s, "give 0 florins", "A26.16")


@rule("A26.16")
def test_a_promise_alone_is_enough() -> None:
    s = table().build()
    say(s, "offer 2", "promise florins 1", "propose", "accept")


@against("A26.17")
def test_one_card_on_each_side() -> None:
    s = table().seat(0, cards="bishop spy").build()
    say(s, "offer 2", "give card spy", "ask card farm")
    assert refused(s, "give card bishop", "A26.17")
    assert refused(s, "ask card pirate", "A26.17")
    say(s, "propose", "accept")
    assert (cards_in(s.seats[0].cards), cards_in(s.seats[1].cards)) == ("bishop farm", "pirate spy")


@rule("A26.18")
def test_six_terms() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins", "give 1 wood", "give 1 tokens", "ask 1 florins", "ask 1 iron", "ask 1 tokens")
    assert choices(s) == ["propose", "withdraw"]


@against("A26.18")
def test_no_seventh_term_and_nothing_twice_on_a_side() -> None:
    s = table().build()
    say(s, "offer 2", "give 1 florins")
    assert refused(s, "give 2 florins", "A26.18")
    say(s, "give 1 wood")
    assert refused(s, "give 2 wood", "A26.18")
    say(s, "give 1 tokens", "ask 1 florins", "ask 1 iron", "ask 1 tokens")
    assert refused(s, "ask 1 wood", "A26.18")
