"""hexhaven stats: games between sensible bots."""

import json
from pathlib import Path

import pytest

from hexhaven.archipelago.content.components import STANDARD_FILE
from hexhaven.archipelago.statistics.findings import Finding, Summary, summaries
from hexhaven.cli import main
from tests.cli.keyboard import Shown

NONE: frozenset[int] = frozenset()


def found(turns: int, points: tuple[int, ...], independent: bool = False, separatist: bool = False) -> Finding:
    return Finding((2, "short"), turns, True, independent, separatist, points, NONE, NONE, NONE, NONE)


def test_what_games_show_together() -> None:
    games = [
        found(4, (3, 8)),
        found(5, (10, 4), separatist=True),
        found(9, (0, 0), independent=True, separatist=True),
        found(9, (7, 7)),
    ]
    told = Summary(games).as_json()
    assert told["turns"] == {"mean": 6.75, "five_to_nine": 0.75, "games": {4: 1, 5: 1, 9: 2}}
    assert told["independence"] == {"all": 0.25, "with_separatist": 0.5, "without_separatist": 0.0}
    points = told["points"]
    assert isinstance(points, dict)
    assert (points["mean"], points["margin"]) == (6.5, pytest.approx(11 / 3))
    assert points["deviation"] == pytest.approx((33.5 / 6) ** 0.5)


def test_a_game_that_is_broken_off_has_no_points() -> None:
    broken = Finding((2, "short"), 60, False, False, False, (9, 1), NONE, NONE, NONE, NONE)
    told = Summary([found(4, (3, 8)), broken]).as_json()
    points = told["points"]
    assert isinstance(points, dict)
    assert (told["unfinished"], points["mean"], points["margin"]) == (0.5, 5.5, 5.0)


def test_of_no_games_there_is_no_share() -> None:
    told = Summary([found(3, (0, 0), independent=True)]).as_json()
    assert told["independence"] == {"all": 1.0, "with_separatist": None, "without_separatist": 1.0}
    assert told["points"] == {"mean": None, "deviation": None, "margin": None}


def test_cards_and_objectives_are_counted_by_games() -> None:
    one = Finding(
        (3, "long"),
        9,
        True,
        False,
        False,
        (1, 2, 3),
        frozenset({0, 26}),
        frozenset({26}),
        frozenset({20, 21}),
        frozenset({21}),
    )
    two = Finding(
        (3, "long"), 8, True, False, False, (1, 2, 3), frozenset({0}), NONE, frozenset({21, 22}), frozenset({22})
    )
    told = Summary([one, two]).as_json()
    cards, objectives = told["cards"], told["objectives"]
    assert isinstance(cards, dict)
    assert isinstance(objectives, dict)
    assert (cards["researcher"], cards["sawmill"]) == ({"bought": 1.0, "used": 0.0}, {"bought": 0.5, "used": 0.5})
    assert objectives == {
        "l1": {"dealt": 0.5, "ended": 0.0},
        "l2": {"dealt": 1.0, "ended": 0.5},
        "l3": {"dealt": 0.5, "ended": 1.0},
    }


def test_kinds_of_games_are_told_apart_and_in_order() -> None:
    kinds = [(3, "long"), (4, "short"), (2, "short"), (3, "long")]
    games = [Finding(kind, 5, True, False, False, (1, 2), NONE, NONE, NONE, NONE) for kind in kinds]
    assert {kind: len(summary.findings) for kind, summary in summaries(games).items()} == {
        (2, "short"): 1,
        (4, "short"): 1,
        (3, "long"): 2,
    }
    assert list(summaries(games)) == [(2, "short"), (4, "short"), (3, "long")]


def counted(capsys: Shown, *words: str) -> dict[str, object]:
    assert main(["stats", "archipelago", "--json", "--seats", "2", *words]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_the_same_seed_gives_the_same_games_whatever_the_processes(capsys: Shown) -> None:
    alone = counted(capsys, "--games", "3", "--seed", "4")
    assert alone == counted(capsys, "--games", "3", "--seed", "4", "--jobs", "2")
    assert alone["kinds"] != counted(capsys, "--games", "3", "--seed", "5")["kinds"]
    kinds = alone["kinds"]
    assert isinstance(kinds, list)
    assert [(kind["seats"], kind["length"], kind["games"]) for kind in kinds] == [(2, "short", 3)]
    assert sum(kinds[0]["turns"]["games"].values()) == 3


def test_statistics_in_words_with_a_component_set(tmp_path: Path, capsys: Shown) -> None:
    printed = STANDARD_FILE.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mybox"')
    box = tmp_path / "box.toml"
    box.write_text(printed, encoding="utf-8")
    words = ["stats", "archipelago", "--games", "1", "--seats", "2", "--components", str(box), "--lang", "de"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "1 Partie archipelago zwischen vernünftigen Bots" in told
    assert "Sägewerk" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["chess"], "chess"),
        (["burgundy", "--bot", "genius"], "genius"),
        (["burgundy", "--mode", "team", "--seats", "3"], "3"),
        (["archipelago", "--games", "0"], "--games"),
        (["archipelago", "--jobs", "none"], "--jobs"),
        (["archipelago", "--seats", "6"], "6"),
        (["archipelago", "--length", "endless"], "endless"),
        (["archipelago", "--duchies", "1"], "--duchies"),
    ],
)
def test_bad_input(words: list[str], problem: str, capsys: Shown) -> None:
    assert main(["stats", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert len(told.splitlines()) == 1
