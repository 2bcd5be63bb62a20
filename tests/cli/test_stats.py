"""hexhaven stats: games between sensible bots."""

import json
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hexhaven.archipelago import statistics
from hexhaven.archipelago.content.cards import NAMES as CARDS
from hexhaven.archipelago.content.components import STANDARD_FILE
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVES
from hexhaven.archipelago.statistics.findings import Finding, Summary, summaries, winning
from hexhaven.archipelago.statistics.tables import tables
from hexhaven.cli import main
from hexhaven.language import LANGUAGES, language
from tests.cli.keyboard import Shown

NONE: frozenset[int] = frozenset()
NOTHING: frozenset[tuple[int, int]] = frozenset()


def found(
    turns: int, points: tuple[int, ...], independent: bool = False, separatist: bool = False, **said: object
) -> Finding:
    ranked = sorted(points, reverse=True)
    game = Finding(
        kind=(2, "short"), turns=turns, finished=True, independent=independent, separatist=separatist, points=points,
        places=tuple(ranked.index(number) + 1 for number in points), order=tuple(range(len(points))), deals=0,
        bought=NOTHING, used=NOTHING, held=NOTHING, dealt=NONE, ended=NONE,
    )  # fmt: skip
    return replace(game, **said)  # type: ignore[arg-type]


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
    broken = found(60, (9, 1), finished=False)
    told = Summary([found(4, (3, 8)), broken]).as_json()
    points = told["points"]
    assert isinstance(points, dict)
    assert (told["unfinished"], points["mean"], points["margin"]) == (0.5, 5.5, 5.0)


def test_of_no_games_there_is_no_share() -> None:
    told = Summary([found(3, (0, 0), independent=True)]).as_json()
    assert told["independence"] == {"all": 1.0, "with_separatist": None, "without_separatist": 1.0}
    assert told["points"] == {"mean": None, "deviation": None, "margin": None}


def test_cards_and_objectives_are_counted_by_games() -> None:
    one = found(
        9, (1, 2, 3), kind=(3, "long"), bought=frozenset({(0, 0), (2, 26)}), used=frozenset({(2, 26)}),
        dealt=frozenset({20, 21}), ended=frozenset({21}),
    )  # fmt: skip
    two = found(
        8, (1, 2, 3), kind=(3, "long"), bought=frozenset({(1, 0)}), dealt=frozenset({21, 22}), ended=frozenset({22})
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


def test_which_cards_and_objectives_win() -> None:
    """Compared with what anyone at the same tables wins, where independence may leave nobody a winner."""
    rich = frozenset({(0, 11), (1, 11)})
    games = [
        found(5, (9, 3), bought=rich, used=frozenset({(0, 11)}), held=frozenset({(0, 4)})),
        found(5, (3, 9), bought=rich, held=frozenset({(0, 4)})),
        found(5, (0, 0), places=(2, 2), independent=True, bought=frozenset({(1, 11)}), held=frozenset({(0, 4)})),
        found(60, (9, 3), finished=False, bought=rich),
    ]
    told: Any = winning(games).as_json()
    assert told["games"] == 3
    king = told["cards"]["king"]
    assert (king["bought"]["players"], king["bought"]["wins"]["value"], king["bought"]["fair"]) == (5, 0.4, 0.4)
    assert king["used"] is None  # of one player
    assert list(told["objectives"]) == ["s5"]
    assert told["objectives"]["s5"]["wins"]["value"] == pytest.approx(1 / 3)
    assert told["objectives"]["s5"]["lead"]["value"] == 0


def test_the_first_order_and_deals() -> None:
    games = [found(5, (9, 3), order=(1, 0), deals=3), found(5, (9, 3), deals=0)]
    told: Any = Summary(games).as_json()
    assert told["deals"] == 1.5
    assert [(place["points"], place["wins"]["value"]) for place in told["start"]] == [(6, 0.5), (6, 0.5)]


def test_kinds_of_games_are_told_apart_and_in_order() -> None:
    kinds = [(3, "long"), (4, "short"), (2, "short"), (3, "long")]
    games = [found(5, tuple(range(kind[0])), kind=kind) for kind in kinds]
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


def test_a_bot_with_a_budget_and_games_that_are_kept(tmp_path: Path, capsys: Shown) -> None:
    """What is in the folder is read, not played; more games play only what is missing."""
    words = ["--bot", "expert@2", "--save", str(tmp_path)]
    first = counted(capsys, *words, "--games", "1")
    assert first["bot"] == "expert@2"
    (saved,) = tmp_path.iterdir()
    assert main(["verify", str(saved)]) == 0
    capsys.readouterr()
    written = saved.stat().st_mtime_ns
    assert counted(capsys, *words, "--games", "1") == first
    counted(capsys, *words, "--games", "2")
    assert saved.stat().st_mtime_ns == written
    assert len(list(tmp_path.iterdir())) == 2


def test_what_is_kept_must_be_the_game(tmp_path: Path, capsys: Shown) -> None:
    words = ["stats", "burgundy", "--bot", "random", "--games", "1", "--seats", "2", "--save", str(tmp_path)]
    assert main(words) == 0
    capsys.readouterr()
    assert main([*words, "--duchies", "3"]) == 2
    assert "it has other options" in capsys.readouterr().err
    (saved,) = tmp_path.iterdir()
    saved.rename(saved.with_name("burgundy-random-2-000001.game"))
    assert main([*words, "--seed", "2"]) == 2
    assert "it has another seed" in capsys.readouterr().err


def test_a_game_that_was_cut_short_is_kept_and_one_that_was_not_must_be_over(
    tmp_path: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--games", "1", "--save", str(tmp_path)]
    monkeypatch.setattr(statistics, "LONGEST", 1)
    cut = counted(capsys, *words)
    assert counted(capsys, *words) == cut
    monkeypatch.undo()
    assert main(["stats", "archipelago", "--seats", "2", *words]) == 2
    assert "it is not over" in capsys.readouterr().err


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_usual_terminal_shows_every_word(code: str) -> None:
    """In 80 columns nothing is cut off."""
    cards = frozenset((0, card) for card in range(len(CARDS)))
    objectives = frozenset((0, number) for number in range(len(OBJECTIVES)))
    kinds = [(seats, "short") for seats in (2, 3, 4, 5)]
    games = [
        found(5, tuple(range(kind[0])), kind=kind, bought=cards, used=cards, held=objectives, dealt=frozenset({1}))
        for kind in kinds * 2
    ]
    console = Console(width=80, file=StringIO(), record=True)
    console.print(*tables(language(code, "archipelago"), games))
    assert not re.search(r"\S…", console.export_text())


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
        (["burgundy", "--bot", "expert@soon"], "soon is not a budget"),
        (["burgundy", "--bot", "program:true"], "program:true"),
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
