"""Scenario files of Archipelago that are wrong are found out at the right line."""

import re
from pathlib import Path

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.content.components import STANDARD_FILE, standard
from hexhaven.archipelago.frames import ASK_ORDER, DRAW_ORDER, OPEN_TALKS, SET_TRENDS
from hexhaven.archipelago.positions.scenario import OF_SEAT, ON_TABLE, STAGE
from hexhaven.archipelago.positions.scenario_set_up import POSITION, SEAT_LISTS, SEAT_NUMBERS
from hexhaven.archipelago.words.questions import FRAME_NAMES
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.scenario import ScenarioFailed, begin, lines_of
from hexhaven.kernel.scenario_script import Play
from hexhaven.scenarios import game_named_in, problems_in, run_scenario

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
HEADING = ["title Something", "game archipelago"]
CHECK = "expect turn 2"

# Line 3 is the first one after the heading.
BADLY_WRITTEN = [
    (["seet 1 florins 3"], 3, "no line begins with 'seet'"),
    (["shows A1.1 ships", CHECK], 3, "'ships'"),
    ([CHECK, "rebellion 3"], 4, "belongs to the set-up"),
    (["rebellion 3"], 3, "script is missing"),
    (["players 6", CHECK], 3, "seats"),
    (["players two", CHECK], 3, "'two'"),
    (["option length endless", CHECK], 3, "length"),
    (["option variants more-fun", CHECK], 3, "variants"),
    (["option colour red", CHECK], 3, "unknown"),
    (["option length long", "option length short", CHECK], 4, "given twice"),
    (["seat 4 florins 1", CHECK], 3, "no seat 4"),
    (["seat 0 florins 1", CHECK], 3, "no seat 0"),
    (["seat 1 gold 1", CHECK], 3, "'gold'"),
    (["seat 1 florins", CHECK], 3, "needs a value"),
    (["seat 1 florins 1,", CHECK], 3, "this line says nothing"),
    (["seat 1 florins many", CHECK], 3, "'many'"),
    (["seat 1 florins 3", "seat 1 florins 4", CHECK], 4, "given twice"),
    (["seat 1 florins 200", CHECK], 3, "florins"),
    (["seat 1 citizens 1a", CHECK], 3, "no region 1"),
    (["region 1", "seat 1 citizens 1b", CHECK], 4, "'1b'"),
    (["region 1", "seat 1 citizens 1x", CHECK], 4, "a citizen cannot be in 1x"),
    (["region 1", "seat 1 citizens 1a", "seat 2 cards king", "seat 3 cards king", CHECK], 6, "only be in one place"),
    (["region 2 wood 1", CHECK], 3, "this one is region 1"),
    (["region 1 wood 1", "region 1 wood 1", CHECK], 4, "given twice"),
    (["region 1 wood", CHECK], 3, "each resource and its number"),
    (["region 1 gold 1", CHECK], 3, "'gold'"),
    (["region 1 huts many", CHECK], 3, "'many'"),
    (["region 1 edges xxx", CHECK], 3, "six edges"),
    (["region 1 edges aaaaaa", CHECK], 3, "does not match"),
    (["region 1 is 30a", CHECK], 3, "'30a'"),
    (["region 1 castle", CHECK], 3, "'castle'"),
    (["region 1 north of 0", CHECK], 3, "'north'"),
    (["region 1, wood 1", CHECK], 3, "'1,'"),
    (["domestic", CHECK], 3, "'none'"),
    (["domestic fish 20", CHECK], 3, "not that many cubes"),
    (["export fish", CHECK], 3, "each resource and its number"),
    (["rebellion much", CHECK], 3, "'much'"),
    (["piles 25", CHECK], 3, "24 explorer tokens"),
    (["trends gold", CHECK], 3, "'gold'"),
    (["objectives m1", CHECK], 3, "length"),
    (["top-card emperor", CHECK], 3, "'emperor'"),
    (["back emperor 1 fish / 2 fish", CHECK], 3, "'emperor'"),
    (["back king fish feeds 4", CHECK], 3, "is not a back"),
    (["back king 1 fish / fish feeds 4", CHECK], 3, "is not a back"),
    (["back king fish feeds 4 / 1 iron", "back king fish feeds 5 / 1 iron", CHECK], 4, "given twice"),
    (["track pirate:9", CHECK], 3, "price 1, 2 or 3"),
    (["top-hex 99", CHECK], 3, "'99'"),
    (["hex-discards 99", CHECK], 3, "no hex 99"),
    (["order 1 1 2", CHECK], 3, "must name every seat"),
    (["phase 1", CHECK], 3, "phase 1"),
    (["phase one", CHECK], 3, "'one'"),
    (["turn 0", CHECK], 3, "turn 0"),
    (["active 4", CHECK], 3, "no seat 4"),
    (["out 4", CHECK], 3, "no seat 4"),
    (["done nothing", CHECK], 3, "'nothing'"),
    (["taxed twice", CHECK], 3, "'twice'"),
    (["new match", CHECK], 3, "'new game'"),
    (["new game", "rebellion 3", CHECK], 4, "describes a position"),
    (["new game", "option seats 9", CHECK], 4, "seats"),
    (["1: dance"], 3, "'dance'"),
    (["1 taxes"], 3, "'1: taxes'"),
    (["4: taxes"], 3, "no seat 4"),
    (["refuse 1: taxes"], 3, "number of the rule"),
    (["expect"], 3, "what is expected is missing"),
    (["expect florins 3"], 3, "say which seat"),
    (["expect 1 gold 3"], 3, "'gold'"),
    (["expect 1 florins"], 3, "what should florins be"),
    (["expect 1 cubes wood"], 3, "each resource and its number"),
    (["expect weather fine"], 3, "'weather'"),
    (["expect region 5 town"], 3, "'5'"),
    (["expect control 1-town 1"], 3, "no region 1"),
    (["region 1", "expect control 1-town 1"], 4, "no town"),
    (["expect asked 1 dancing"], 3, "'dancing'"),
    # What used to be accepted without a word.
    (["shows A1.1", "shows A1.99", CHECK], 4, "there is no rule A1.99"),
    (["refuse 1: taxes B5.1"], 3, "there is no rule B5.1"),
    (["title Something else", CHECK], 3, "only one title"),
    (["region 1", "seat 1 citizens 1a", "rebellion 2", CHECK], 5, "rebellion 2 is above the population 1"),
    (["rebellion 1", "region 1", CHECK], 3, "rebellion 1 is above the population 0"),
    (["taxed 9", CHECK], 3, "taxes cannot be collected 9 times"),
    (["seat 1 benefactor 2", CHECK], 3, "only if it is one of the trends"),
    (["seat 1 discs 5", CHECK], 3, "discs"),
    (["out 1", CHECK], 3, "seat 1 is out"),
    (["phase 6", "out 2", CHECK], 4, "belong to phase 5"),
    (["done action", "phase 6", CHECK], 4, "belong to phase 5"),
    (["turn 1", "phase 4", CHECK], 4, "the first turn has no phase 4"),
    (["top-card", CHECK], 3, "takes one name"),
    (["top-card king queen", CHECK], 3, "takes one name"),
    (["top-hex", CHECK], 3, "takes one name"),
    (["track", CHECK], 3, "'none'"),
    # Prices.
    (["prices king", CHECK], 3, "a card has 3 prices"),
    (["prices king 1 2", CHECK], 3, "a card has 3 prices"),
    (["prices emperor 1 2 3", CHECK], 3, "'emperor'"),
    (["prices king 1 2 dear", CHECK], 3, "'dear' is not a price"),
    (["prices king 1 2 3", "prices king 3 2 1", CHECK], 4, "given twice"),
    (["domestic-prices gold 1 2 3 4", CHECK], 3, "'gold' is not a resource"),
    (["domestic-prices fish 1", CHECK], 3, "fish has 4 rows"),
    (["export-prices", CHECK], 3, "'' is not a resource"),
    # A crisis under way.
    (["crisis domestic", CHECK], 3, "only in phase 4"),
    (["phase 4", "crisis hunger", CHECK], 4, "'hunger' is none of domestic export"),
    (["phase 4", "crisis domestic 3", CHECK], 4, "the strikers say"),
    (["phase 4", "crisis export many", CHECK], 4, "'many'"),
    (["phase 4", "top-card king", "back king fish feeds 4 / 2 iron", "crisis export 3", CHECK], 6, "demands 2 cubes"),
    (["phase 4", "top-card king", "back king fish feeds 4 / 2 iron", "crisis export", CHECK], 6, "0 cannot be missing"),
    (["phase 4", "top-card king", "back king red fish feeds 4 / 2 iron", "crisis domestic", CHECK], 6, "no domestic"),
    (["phase 4", "top-card none", "crisis domestic", CHECK], 5, "there is no card"),
    # Component sets.
    (["option components box.toml", CHECK], 3, "box.toml: option components: there is no such file"),
    (["option components /dev/zero.toml", CHECK], 3, "there is no such file"),
    (["option components standard@000000000000", CHECK], 3, "no component set 'standard@000000000000' is loaded"),
    (["new game", "option components box.toml", CHECK], 4, "there is no such file"),
]


@pytest.mark.parametrize(("lines", "line", "message"), BADLY_WRITTEN, ids=range(len(BADLY_WRITTEN)))
def test_badly_written(lines: list[str], line: int, message: str) -> None:
    with pytest.raises(FileError) as caught:
        run_scenario("\n".join([*HEADING, *lines]), "bad")
    assert (caught.value.line, message in caught.value.problem) == (line, True), caught.value.problem


DOES_NOT_HOLD = [
    (["expect turn 3"], 3, "found 2"),
    (["expect phase 6"], 3, "found 5"),
    (["expect 1 florins 11"], 3, "found 10"),
    (["expect 1 florins +1"], 3, "found +0"),
    (["seat 1 cubes wood 2 fish 1", "expect 1 cubes wood 1 fish 2"], 4, "found fish 1 wood 2"),
    (["seat 1 cubes wood 2", "expect 1 cubes none"], 4, "found wood 2"),
    (["expect 1 cubes wood 1"], 3, "found none"),
    (["region 1", "seat 1 citizens 1a 1a", "expect 1 citizens 1a"], 5, "found 1a 1a"),
    (["region 1 town", "expect region 1 town market"], 4, "found town"),
    (["region 1 town", "seat 2 citizens 1-town", "expect control 1-town 1"], 5, "found 2"),
    (["region 1 town", "expect control 1-town 1"], 4, "found none"),
    (["expect order 2 1 3"], 3, "found 1 2 3"),
    (["expect asked 2"], 3, "found 1"),
    (["expect asked 1 help"], 3, "found 1 round"),
    (["expect asked nobody"], 3, "found 1"),
    (["expect independent yes"], 3, "found no"),
    (["expect places 1 2 3"], 3, "found none"),
    (["2: taxes"], 3, "(A1.5)"),
    (["1: reproduce"], 3, "(A13.1)"),
    (["refuse 1: taxes A8.14"], 3, "is legal"),
    (["refuse 1: reproduce A8.14"], 3, "refused by A13.1, not by A8.14"),
    (["offered 1: reproduce"], 3, "is not offered"),
    (["offered 2: taxes"], 3, "is not offered"),
    (["not offered 1: taxes"], 3, "is offered"),
    (["*: drawn card king"], 3, "not a possible outcome"),
    (["new game", "1: taxes"], 4, "(A1.5)"),
]


@pytest.mark.parametrize(("lines", "line", "message"), DOES_NOT_HOLD, ids=range(len(DOES_NOT_HOLD)))
def test_does_not_hold(lines: list[str], line: int, message: str) -> None:
    with pytest.raises(ScenarioFailed) as caught:
        run_scenario("\n".join([*HEADING, *lines]), "bad")
    assert (caught.value.line, message in caught.value.message) == (line, True), caught.value.message


def test_an_unknown_game() -> None:
    text = "title Something\ngame chess\nexpect turn 2\n"
    with pytest.raises(FileError, match="'chess' is not a game; there are burgundy archipelago"):
        run_scenario(text, "bad")
    assert game_named_in(text) == ""
    assert game_named_in("title Something\ngame archipelago\n") == "archipelago"
    assert game_named_in("title Something\n") == "burgundy"


def test_broken_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([[], ["a cube is lost"]])
    monkeypatch.setattr(game, "broken_laws", lambda s: next(found))
    with pytest.raises(ScenarioFailed, match="line 3: after 'explore': a cube is lost"):
        run_scenario("\n".join([*HEADING, "1: explore"]), "bad")


@pytest.mark.parametrize(
    "line", ["1: reproduce", "2: taxes", "*: drawn card king", "refuse 1: reproduce A13.1", "1: dance"]
)
def test_a_failing_move_changes_nothing(line: str) -> None:
    play = Play(STAGE, begin(STAGE, lines_of("region 1 wood 1\nseat 1 citizens 1a")))
    before = game.key(play.s)
    try:
        play.line(*lines_of(line))
    except HexhavenError:
        assert not line.startswith("refuse")
    assert game.key(play.s) == before


EVERYTHING = """
title Everything that can be said
game archipelago
option length medium
option deals off
players 4
region 1 wood 2, stone 1, fish 1, huts 2, town, market
region 2 a iron 1, b cattle 1, x fish 1, edges axbxxa, port bx, plundered b cattle 1
region 3 is 20b, turned 3, west of 0
seat 1 florins 7, cubes wood 2 fish 1, tokens 1, citizens 1a 1-town, engaged 1a:wood, strikers 2a, engaged-strikers 2b
seat 2 ships 0x 2-port, engaged-ships 1x:fish, discs 4, used 1, cards king, used-cards pirate, new-cards farm
seat 3 wonders colossus, objectives m1, benefactor 2
domestic fish 5, iron 2
export cattle 2
rebellion 1
workers 6
piles 16
trends temples benefactor
top-card iron-mine
back iron-mine red rebels +1 per town / 2 iron
prices iron-mine 9 8 7
domestic-prices fish 9 7 5 3
export-prices stone 9 7 5
track spy:2 scout none thief:3
card-discards pope
top-hex 1b
hex-discards 5 6
order 2 1 4 3
turn 3
phase 5
active 2
out 4
done card
taxed 1
expect 1 cubes fish 1 wood 2
expect 1 citizens 1-town 1a
expect 1 engaged-strikers 2b
expect 2 used-cards pirate
expect 2 cards farm king pirate
expect 3 wonders colossus
expect track spy:2 scout none thief:3 researcher
expect hex-discards 6 5
expect control 1-market 1
expect control 2-port 2
expect region 1 market town
expect population 5
expect asked 2 round
expect order 2 1 4 3
refuse 2: card king A8.4
"""


def test_everything_that_can_be_said() -> None:
    run_scenario(EVERYTHING, "everything")


def test_all_words_are_tried() -> None:
    """Every line, and every clause of a seat, occurs above."""
    words = {line.word for line in lines_of(EVERYTHING)}
    assert set(POSITION) - words == {"objectives", "crisis"}
    assert all(f"{name} " in EVERYTHING for name in SEAT_NUMBERS + SEAT_LISTS)


def test_everything_can_be_looked_at() -> None:
    s = begin(STAGE, lines_of("region 1 wood 1"))
    for look in OF_SEAT.values():
        assert isinstance(look(s, 0), str)
    for glance in ON_TABLE.values():
        assert isinstance(glance(s), str)


STEPS = (SET_TRENDS, ASK_ORDER, OPEN_TALKS)


def test_the_page_names_every_word_and_question() -> None:
    page = (
        (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8").partition("## Archipelago")[2]
    )
    names = {name for kind, name in FRAME_NAMES.items() if kind >= DRAW_ORDER and kind not in STEPS}
    words = {*POSITION, *SEAT_NUMBERS, *SEAT_LISTS, *OF_SEAT, *ON_TABLE, *names}
    assert {word for word in words if not re.search(rf"\b{re.escape(word)}\b", page)} == set()


@pytest.mark.parametrize("beginning", ["", "new game\n"])
def test_a_component_set_lies_next_to_the_scenario(beginning: str, tmp_path: Path) -> None:
    source = STANDARD_FILE.read_text(encoding="utf-8").replace('name = "standard"', 'name = "my-box"')
    (tmp_path / "box.toml").write_text(source, encoding="utf-8")
    text = f"title Something\ngame archipelago\n{beginning}option components box.toml\nexpect phase 5\n"
    failed = ["expected phase 5, found 0"] if beginning else []
    assert [str(error).partition(": ")[2] for error in problems_in(text, tmp_path)] == failed
    assert [error.line for error in problems_in(text, tmp_path / "elsewhere")] == [4 if beginning else 3]


def test_a_component_set_that_is_wrong_is_named(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("name = 'box'", encoding="utf-8")
    (error,) = problems_in("title Something\ngame archipelago\noption components box.toml\nexpect turn 2\n", tmp_path)
    assert error.line == 3
    assert "box.toml: " in str(error)
    assert "format" in str(error)


def test_a_standard_set_can_be_named_in_full() -> None:
    run_scenario("\n".join([*HEADING, f"option components {standard(1).name}", CHECK]), "pinned")


@pytest.mark.parametrize("pile", ["top-card", "top-hex"])
def test_an_empty_deck_or_stack_is_empty_for_the_whole_script(pile: str) -> None:
    run_scenario("\n".join([*HEADING, f"{pile} none", "1: done", f"expect {pile} none", "2: done", "3: done"]), "empty")


def test_a_track_without_cards() -> None:
    run_scenario("\n".join([*HEADING, f"track{' none' * 5}", f"expect track{' none' * 5}"]), "none")
