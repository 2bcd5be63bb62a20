"""Every scenario file is one test of the rules; files that are wrong are found out at the right line."""

import re
from pathlib import Path

import pytest

from hexhaven import burgundy
from hexhaven.burgundy import position
from hexhaven.burgundy.scenario import STAGE
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.scenario import ScenarioFailed, begin, lines_of
from hexhaven.kernel.scenario_script import Play
from hexhaven.scenarios import problems_in, run_scenario, scenario_in
from tests.marks import against

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))
PAGE = ROOT / "docs" / "scenarios.md"
BLOCKS = re.findall(r"^```scenario\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    run_scenario(path.read_text(encoding="utf-8"), path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_cites_a_rule(path: Path) -> None:
    scenario = scenario_in(path.read_text(encoding="utf-8"))
    assert scenario.shown | scenario.refusing()


@pytest.mark.parametrize("text", BLOCKS, ids=lambda text: text.splitlines()[0])
def test_scenario_of_the_page(text: str) -> None:
    run_scenario(text, "docs/scenarios.md")


def test_pairs_of_modules_have_their_scenarios() -> None:
    named = re.findall(r"`([a-z0-9-]+)`", (ROOT / "docs/rules/burgundy-pairs.md").read_text(encoding="utf-8"))
    there = {path.stem for path in FILES}
    assert {path.stem for path in FILES if path.stem.startswith("pair-")} <= set(named) <= there


def test_page_holds_scenarios() -> None:
    assert len(BLOCKS) > 2


# Line 1 of these files is their title.
BADLY_WRITTEN = [
    pytest.param(["seet 1 silver 3"], 2, "no line begins with 'seet'", id="unknown word"),
    pytest.param(["expect 1 silver 1", "seat 1 silver 3"], 3, "belongs to the set-up", id="set-up after the script"),
    pytest.param(["seat 1 silver 3", "# only a comment"], 2, "script is missing", id="no script"),
    pytest.param([], 1, "script is missing", id="only a title"),
    pytest.param(["shows B8.18 cows", "expect round 1"], 2, "'cows'", id="no rule"),
    pytest.param(["players 5", "expect round 1"], 2, "seats", id="five players", marks=against("B1.1")),
    pytest.param(["players two", "expect round 1"], 2, "'two'", id="no number of players"),
    pytest.param(["phase F", "expect round 1"], 2, "'F' is not a phase; they are A B C D E", id="no such phase"),
    pytest.param(["round 6", "expect round 1"], 2, "round 6", id="no such round"),
    pytest.param(["seat 3 silver 1", "expect round 1"], 2, "no seat 3", id="no such seat in the set-up"),
    pytest.param(["seat 0 silver 1", "expect round 1"], 2, "no seat 0", id="seats count from 1"),
    pytest.param(["seat 1 gold 1", "expect round 1"], 2, "'gold'", id="unknown thing of a seat"),
    pytest.param(["seat 1 silver", "expect round 1"], 2, "needs a value", id="no value"),
    pytest.param(["seat 1 silver 1,", "expect round 1"], 2, "this line says nothing", id="an empty clause"),
    pytest.param(["seat 1 silver 3", "seat 1 silver 4", "expect round 1"], 3, "given twice", id="given twice"),
    pytest.param(["seat 1 tiles cow3", "expect round 1"], 2, "with their fields", id="a tile without its field"),
    pytest.param(["seat 1 tiles bank 12 bank 12", "expect round 1"], 2, "two tiles", id="two tiles on a field"),
    pytest.param(["seat 1 tiles bank 13", "expect round 1"], 2, "colour", id="a tile on another colour"),
    pytest.param(["seat 1 tiles bank 38", "expect round 1"], 2, "38", id="a field outside the duchy"),
    pytest.param(["seat 1 storage inn", "expect round 1"], 2, "'inn'", id="unknown tile"),
    pytest.param(
        ["seat 1 storage bank bank bank bank", "expect round 1"], 2, "4 tiles, 3 at most", id="many stored tiles"
    ),
    pytest.param(["seat 1 goods 1 2 3 4", "expect round 1"], 2, "kinds of goods", id="too many kinds of goods"),
    pytest.param(["seat 1 dice 7", "expect round 1"], 2, "'7'", id="no such die"),
    pytest.param(
        ["seat 1 storage m3", "black castle", "seat 2 storage m3", "expect round 1"], 4, "no more", id="m3 twice"
    ),
    pytest.param(["seat 1 bridge 7", "expect round 1"], 2, "bridge", id="beyond the bridge"),
    pytest.param(["depot 7 tiles bank", "expect round 1"], 2, "no depot 7", id="no such depot"),
    pytest.param(["depot 3 ship", "expect round 1"], 2, "'depot 3 tiles ship", id="a tile without the word tiles"),
    pytest.param(["depot 1 silver 2", "expect round 1"], 2, "'silver'", id="unknown thing of a depot"),
    pytest.param(["depot 1 tiles bank", "depot 1 goods 3", "expect round 1"], 3, "given twice", id="a depot twice"),
    pytest.param(["black", "expect round 1"], 2, "'none'", id="nothing written as nothing"),
    pytest.param(["gone X 1", "expect round 1"], 2, "'X'", id="no such colour"),
    pytest.param(["order 1 1", "expect round 1"], 2, "must name every seat", id="an order without a seat"),
    pytest.param(["bought 2", "expect round 1"], 2, "too much", id="too much"),
    pytest.param(["new match", "expect round 1"], 2, "'new game'", id="no new game"),
    pytest.param(["new game", "seat 1 silver 3", "expect round 1"], 3, "describes a position", id="both beginnings"),
    pytest.param(["new game", "option duchies 11", "expect round 1"], 3, "'11'", id="duchy 11", marks=against("B2.10")),
    pytest.param(
        ["new game", "option duchies 3 4 5", "expect round 1"],
        3,
        "names 3",
        id="too many duchies",
        marks=against("B2.10"),
    ),
    pytest.param(["new game", "option colour red", "expect round 1"], 3, "unknown", id="unknown option"),
    pytest.param(["option duchies 3 4", "expect round 1"], 2, "needs a line 'new game'", id="an option alone"),
    pytest.param(["new game", "new game", "expect round 1"], 3, "'new' is given twice", id="two new games"),
    pytest.param(
        ["new game", "option seats 3", "option seats 4", "expect round 1"],
        4,
        "'option seats' is given twice",
        id="an option twice",
    ),
    pytest.param(["title Something else", "expect round 1"], 2, "only one title", id="two titles"),
    pytest.param(["game burgundy", "game burgundy", "expect round 1"], 3, "only one game", id="two games"),
    pytest.param(["shows", "expect round 1"], 2, "what follows 'shows' is missing", id="no rule shown"),
    pytest.param(["shows B5.1", "shows B5.2 B5.1", "expect round 1"], 3, "B5.1 is named twice", id="a rule twice"),
    pytest.param(["shows B5.1 B99.1", "expect round 1"], 2, "there is no rule B99.1", id="no such rule shown"),
    pytest.param(["shows A5.1", "expect round 1"], 2, "there is no rule A5.1", id="a rule of the other game"),
    pytest.param(["refuse 1: 2 workers B5.99"], 2, "there is no rule B5.99", id="refused by no such rule"),
    pytest.param(["expect round 1", "shows B5.1"], 3, "belongs to the heading", id="heading after the script"),
    pytest.param(["coming 1 2 3", "expect round 1"], 2, "4 goods are to come after round 1, not 3", id="few goods"),
    pytest.param(
        ["round 5", "coming 1", "expect round 5"], 3, "0 goods are to come after round 5, not 1", id="many goods"
    ),
    pytest.param(["coming 1 2 3 7", "expect round 1"], 2, "'7'", id="no such good to come"),
    pytest.param(["coming", "expect round 1"], 2, "'none'", id="nothing to come"),
    pytest.param(
        ["coming 1 1 1 1", "seat 1 goods 1 1 1", "seat 2 goods 1", "expect round 1"],
        4,
        "no more goods of kind 1",
        id="goods that are not in the box",
    ),
    pytest.param(["white 7", "expect round 1"], 2, "does not show 7", id="no such white die"),
    pytest.param(["white 3", "white 3", "expect round 1"], 3, "given twice", id="two white dice"),
    pytest.param(["only 1: 1 workers"], 2, "after 'only' comes 'offered'", id="half of only offered"),
    pytest.param(["only offered 1: 1 dance"], 2, "'dance'", id="no such answer is all"),
    pytest.param(["only offered 1 workers"], 2, "write an answer as", id="all without a seat"),
    pytest.param(["1: 1 dance"], 2, "'dance'", id="no such answer"),
    pytest.param(["1 3 workers"], 2, "'1: 3 workers'", id="no colon"),
    pytest.param(["* white 3"], 2, "'*: white 3'", id="no colon after chance"),
    pytest.param(["1:"], 2, "write an answer as", id="a seat without an answer"),
    pytest.param(["1: 1 workers;"], 2, "missing", id="a semicolon too many"),
    pytest.param(["3: 1 workers"], 2, "no seat 3", id="no such seat in the script"),
    pytest.param(["refuse 1: 1 workers"], 2, "number of the rule", id="refused by no rule"),
    pytest.param(["refuse 1 workers B5.1"], 2, "write an answer as", id="a refusal without a seat"),
    pytest.param(["refuse 1: 1 dance B5.1"], 2, "'dance'", id="no such answer to refuse"),
    pytest.param(["offered 1: 1 dance"], 2, "'dance'", id="no such answer to offer"),
    pytest.param(["not 1: 1 workers"], 2, "after 'not' comes 'offered'", id="half a word"),
    pytest.param(["expect 1 gold 3"], 2, "'gold'", id="unknown thing expected"),
    pytest.param(["expect 5 silver 3"], 2, "no seat 5", id="no such seat expected"),
    pytest.param(["expect weather fine"], 2, "'weather'", id="unknown subject"),
    pytest.param(["expect workers 3"], 2, "'expect 1 workers 3'", id="of no seat"),
    pytest.param(["expect asked 1 foo"], 2, "no question is called 'foo'", id="no such question"),
    pytest.param(["expect"], 2, "missing", id="nothing expected"),
    pytest.param(["expect 1 storage"], 2, "'none'", id="no value expected"),
    pytest.param(["expect 1 field 38 bank"], 2, "'38'", id="no such field expected"),
    pytest.param(["expect depot 0 tiles none"], 2, "depot", id="no such depot expected"),
    pytest.param(["expect depot 1 silver 1"], 2, "'silver'", id="unknown thing of a depot expected"),
    pytest.param(["expect gone X 1"], 2, "'X'", id="no such colour expected"),
]


@pytest.mark.parametrize(("lines", "line", "problem"), BADLY_WRITTEN)
def test_badly_written(lines: list[str], line: int, problem: str) -> None:
    with pytest.raises(FileError) as caught:
        run_scenario("\n".join(["title Something", *lines]), "bad")
    assert caught.value.line == line
    assert problem in caught.value.problem


def test_title_is_missing() -> None:
    with pytest.raises(FileError, match="line 1: a scenario needs a title"):
        run_scenario("shows B5.1\nexpect round 1\n", "bad")


DOES_NOT_HOLD = [
    pytest.param(["expect 1 silver 2"], 2, "expected 1 silver 2, found 1", id="another number"),
    pytest.param(["1: 1 workers", "expect 1 workers +3"], 3, "found +2", id="another change"),
    pytest.param(["1: 1 workers", "expect 1 workers -2"], 3, "found +2", id="a change the other way"),
    pytest.param(["seat 1 storage bank", "expect 1 storage none"], 3, "found bank", id="something for nothing"),
    pytest.param(["expect 1 storage bank"], 2, "found none", id="nothing for something"),
    pytest.param(["seat 1 goods 1 1 2", "expect 1 goods 1 2"], 3, "found 1 1 2", id="fewer goods"),
    pytest.param(["expect 1 field 19 mine"], 2, "found castle", id="another tile"),
    pytest.param(["expect order 2 1"], 2, "found 1 2", id="another order"),
    pytest.param(["expect asked 2"], 2, "found 1", id="another seat is asked"),
    pytest.param(["expect asked 1 load"], 2, "found 1 turn", id="another question"),
    pytest.param(["expect asked nobody"], 2, "found 1", id="the game is not over"),
    pytest.param(["expect places 1 2"], 2, "found none", id="no places yet"),
    pytest.param(["2: 1 workers"], 2, "(B5.11)", id="not the turn of this seat"),
    pytest.param(["seat 1 dice 3 3", "", "1: 3 workers", "1: 3 take 3 bank"], 5, "(B6.2)", id="an illegal move"),
    pytest.param(["1: 1 workers; 1 workers; 1 workers"], 2, "(B5.11)", id="a move too many"),
    pytest.param(["refuse 1: 1 workers B5.1"], 2, "is legal", id="refused though legal"),
    pytest.param(["refuse 1: 2 workers B5.1"], 2, "refused by B5.9, not by B5.1", id="refused by another rule"),
    pytest.param(["offered 1: 2 workers"], 2, "is not offered", id="not offered"),
    pytest.param(["offered 2: 1 workers"], 2, "is not offered", id="not offered to this seat"),
    pytest.param(["not offered 1: 1 workers"], 2, "is offered", id="offered"),
    pytest.param(["only offered 1: 1 workers; end"], 2, "'end' is not offered", id="all and more"),
    pytest.param(["seat 1 dice 3, workers 0", "only offered 1: end"], 3, "'3 workers' is offered, too", id="not all"),
    pytest.param(["only offered 1: none"], 2, "'1 workers' is offered, too", id="none of all"),
    pytest.param(["only offered 2: 1 workers"], 2, "'1 workers' is not offered", id="all of another seat"),
    pytest.param(["*: white 3"], 2, "not a possible outcome", id="chance is not to move"),
    pytest.param(["new game", "*: white 3"], 3, "not a possible outcome", id="another draw"),
    pytest.param(["new game", "1: 1 workers"], 3, "(B5.11)", id="chance is to move"),
]


@pytest.mark.parametrize(("lines", "line", "message"), DOES_NOT_HOLD)
def test_does_not_hold(lines: list[str], line: int, message: str) -> None:
    with pytest.raises(ScenarioFailed) as caught:
        run_scenario("\n".join(["title Something", *lines]), "bad")
    assert caught.value.line == line
    assert message in caught.value.message


def test_broken_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(burgundy, "broken_laws", lambda s: ["a tile is lost"] if not s.seats[0].other_die else [])
    with pytest.raises(ScenarioFailed, match="line 2: after '1 workers': a tile is lost"):
        run_scenario("title Something\n1: 1 workers\n", "bad")


def test_failure_names_the_scenario() -> None:
    with pytest.raises(HexhavenError) as caught:
        run_scenario("title Something\nexpect round 2\n", "second-round")
    assert caught.value.__notes__ == ["in the scenario second-round"]


@pytest.mark.parametrize(
    "line", ["1: 4 take 4 bank", "2: 1 workers", "*: white 3", "refuse 1: 4 workers B5.9", "1: dance"]
)
def test_failing_move_changes_nothing(line: str) -> None:
    play = Play(STAGE, begin(STAGE, lines_of("seat 1 dice 3 3\ndepot 3 tiles bank")))
    before = burgundy.key(play.s)
    try:
        play.line(*lines_of(line))
    except HexhavenError:
        assert not line.startswith("refuse")
    assert burgundy.key(play.s) == before


def test_rules_of_a_scenario() -> None:
    text = "title Something\nshows B5.1 B5.2\nshows B6.19\nrefuse 1: 2 workers B5.9\nrefuse 2: 1 workers B5.11\n"
    assert scenario_in(text).shown == {"B5.1", "B5.2", "B6.19"}
    assert scenario_in(text).refusing() == {"B5.9", "B5.11"}
    run_scenario(text, "rules")


def test_spaces_and_comments_do_not_matter() -> None:
    run_scenario(
        "\n  title  Something # here\n\n# and\n seat 1   silver 3 ,workers 2\t# here\n1:   1    workers\n", "wide"
    )


# All that is wrong with a file.


def test_every_malformed_line_is_reported() -> None:
    text = "title One\ntitle Two\nshows B99.9\nseet 1 silver 3\n1 workers\nrefuse 1: 2 workers\nexpect round 2\n"
    assert [error.line for error in problems_in(text)] == [2, 3, 4, 5, 6]


def test_every_impossible_line_of_the_set_up_is_reported() -> None:
    text = "title One\nphase F\nround 9\nseat 1 gold 3\nseat 1 silver 3\nseat 1 silver 4\nexpect round 2\n"
    assert [error.line for error in problems_in(text)] == [2, 3, 4, 6]


def test_every_check_that_fails_is_reported() -> None:
    text = "title One\nexpect round 2\nexpect round 1\nexpect 1 gold 3\n1: 1 workers\nexpect 1 workers +5\n"
    found = problems_in(text)
    assert [error.line for error in found] == [2, 4, 6]
    assert [isinstance(error, ScenarioFailed) for error in found] == [True, False, True]


def test_nothing_is_checked_after_a_move_that_cannot_be_made() -> None:
    text = "title One\nexpect round 2\n1: 6 workers\nexpect round 2\n"
    assert [error.line for error in problems_in(text)] == [2, 3]


def test_a_position_that_breaks_a_law_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "broken_laws", lambda s: ["a tile is lost"] if s.phase else [])
    with pytest.raises(FileError, match="line 3: a tile is lost"):
        run_scenario("title Something\nseat 1 silver 3\nphase B\nexpect phase B\n", "bad")
