"""Games that were played under earlier versions of the rules are replayed by them; then they go on under the newest."""

from hexhaven import archipelago as game
from hexhaven.archipelago.content.components import loaded
from hexhaven.archipelago.positions.position import Position
from tests.archipelago.at_table import asked, choices, cubes, say, units
from tests.archipelago.tested import archipelago


def built(position: Position) -> game.State:
    """With its regions in a component set that can be looked up."""
    s = position.build()
    loaded[s.rules.options["components"]] = s.rules.components
    return s


def before(position: Position) -> game.State:
    return game.with_rules(built(position), 2)


def test_a_position_is_the_same_under_other_rules() -> None:
    s = built(archipelago(3).region().seat(0, citizens="1a"))
    older = game.with_rules(s, 2)
    assert (game.key(older), game.options_of(older)) == (game.key(s), game.options_of(s))
    assert game.with_rules(s, game.RULES_VERSION) is s
    assert game.with_rules(older, 2) is older
    assert game.with_rules(older, game.RULES_VERSION).rules.version == game.RULES_VERSION


def test_no_fourth_citizen_even_for_a_moment() -> None:
    s = before(archipelago(3, deals="off").region().region().seat(0, citizens="1a 1a 1a 2a"))
    say(s, "migrate")
    assert choices(s) == ["move 1a 2a"]
    say(s, "move 1a 2a")
    assert choices(game.with_rules(s, 3)) == choices(s) == ["done", "move 1a 2a", "move 2a 1a"]


def test_the_admiral_worked_with_a_migration() -> None:
    position = archipelago(3, deals="off").region(edges="xaaxaa").region(edges="xaaxaa", where="east of 1")
    s = before(position.seat(0, cards="admiral", ships="0x"))
    say(s, "card admiral", "migrate")
    assert choices(s) == ["move ship 0x 1x", "move ship 0x 2x"]


def test_the_minister_of_trade_moved_cubes_both_ways() -> None:
    s = before(archipelago(3, deals="off").seat(0, cards="minister-of-trade").boards("wood 2", "iron 1"))
    say(s, "card minister-of-trade", "shift iron from export", "shift wood from domestic")
    assert asked(s) == (0, "ROUND")


def test_the_barbarian_plundered_all_free_icons() -> None:
    s = before(archipelago(3, deals="off").region("wood 2 stone 1").seat(0, cards="barbarian", citizens="1a"))
    say(s, "card barbarian 1")
    assert (cubes(s), units(s), asked(s)) == ("wood 2 stone 1", {"citizens": "1a"}, (0, "ROUND"))


def test_offers_went_to_the_player_who_set_the_order_only_and_one_from_each() -> None:
    s = before(archipelago(3).at(2))
    say(s, "bid 3", "bid 0", "bid 0")
    assert (asked(s), choices(s)) == ((1, "TALK"), ["done", "offer 1"])
    say(s, "offer 1", "withdraw", "done")
    assert asked(s) == (0, "SET_ORDER")


def test_nobody_talked_before_the_first_chance_to_help() -> None:
    s = before(archipelago(3).at(2).deck(top="iron-mine").region().seat(0, citizens="1a"))
    say(s, "bid 0", "bid 0", "bid 0")
    assert asked(s) == (0, "HELP")


def test_taxes_had_a_number_of_discs_for_all_together() -> None:
    s = game.with_rules(
        built(archipelago(4, deals="off").region().seat(0, citizens="1a 1a 1a").seat(1, citizens="1a")), 3
    )
    for _ in range(3):
        say(s, "taxes", "done")
    assert (s.taxed, "taxes" in choices(s)) == (3, False)
