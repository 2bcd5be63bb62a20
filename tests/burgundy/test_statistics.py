"""hexhaven stats burgundy: what games between bots show."""

import json
import re
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from hexhaven.burgundy.content.tiles import BANK, CASTLE, NAME_OF, PIG
from hexhaven.burgundy.statistics.findings import Finding, Summary, summaries
from hexhaven.burgundy.statistics.tables import tables
from hexhaven.burgundy.statistics.winning import winning
from hexhaven.cli import main
from hexhaven.language import LANGUAGES, language
from tests.cli.keyboard import Shown


def found(points: tuple[int, ...], order: tuple[int, ...], **said: object) -> Finding:
    ranked = sorted(points, reverse=True)
    places = tuple(ranked.index(number) + 1 for number in points)
    game = Finding(("free", len(points)), points, places, order, (3, 5), False, 25)
    for name, value in said.items():
        setattr(game, name, value)
    return game


def two_games() -> Summary:
    one = found(
        (100, 80), (0, 1), sources=Counter({(0, "cause-sale"): 20}), laid_out=Counter({BANK: 4, CASTLE: 2}),
        taken=Counter({(0, BANK, 0): 1, (0, BANK, 4): 1, (0, CASTLE, 2): 1, (1, CASTLE, 2): 1}),
        bonuses={(0, 1): 1, (0, 2): 4}, duchies={0: 3, 1: 8},
    )  # fmt: skip
    other = found(
        (90, 130), (1, 0), sources=Counter({(0, "cause-sale"): 10, (1, "cause-area"): 40}),
        laid_out=Counter({BANK: 4, PIG: 1}), taken=Counter({(0, BANK, 4): 1, (1, PIG, 1): 1}), bonuses={(0, 1): 3},
        shields=Counter({6: 1}), duchies={0: 3, 1: 9},
    )  # fmt: skip
    return Summary(("free", 2), [one, other])


def test_points_and_where_they_come_from() -> None:
    told = two_games().as_json()
    assert told["points"] == {"mean": 100, "deviation": pytest.approx(350**0.5), "margin": 30}
    assert told["sources"] == {"area": 10, "sale": 7.5}
    assert told["empty_fields"] == 4


def test_which_tiles_are_taken_and_when() -> None:
    told = two_games().as_json()
    assert told["tiles"] == {
        "castle": {"laid_out": 2, "taken": 2, "phases": {"A": 0, "B": 0, "C": 2, "D": 0, "E": 0}},
        "pig2": {"laid_out": 1, "taken": 1, "phases": {"A": 0, "B": 1, "C": 0, "D": 0, "E": 0}},
        "bank": {"laid_out": 8, "taken": 3, "phases": {"A": 1, "B": 0, "C": 0, "D": 0, "E": 2}},
    }
    assert told["shields"] == {6: 0.5}


def test_colour_bonuses_and_the_start_player() -> None:
    told = two_games().as_json()
    bonuses = told["bonuses"]
    assert isinstance(bonuses, dict)
    assert bonuses["C"] == {"large": {"taken": 1, "phase": 3}, "small": {"taken": 0.5, "phase": 5}}
    assert bonuses["M"] == {"large": {"taken": 0, "phase": None}, "small": {"taken": 0, "phase": None}}
    start = told["start"]
    assert isinstance(start, list)
    assert [(place["points"], place["lead"]["value"], place["wins"]["value"]) for place in start] == [
        (115, 15, 1),
        (85, -15, 0),
    ]


def test_what_wins() -> None:
    """Tiles of which some have taken more, duchies, and the points of winners beside those of the others."""
    told: dict[str, Any] = winning([*two_games().findings, *two_games().findings]).as_json()
    assert told["games"] == 4
    bank = told["tiles"]["bank"]
    assert (bank["players"], bank["lead"]["value"], bank["wins"]["value"], bank["fair"]) == (4, -5, 0.5, 0.5)
    assert bank["lead"]["low"] < -5 < bank["lead"]["high"]
    assert told["tiles"]["castle"] is None  # everyone had as many
    assert told["tiles"]["animals2"]["wins"]["value"] == 1
    assert {duchy: (found["points"], found["wins"]["value"]) for duchy, found in told["duchies"].items()} == {
        "3": (95, 0.5),
        "8": (80, 0),
        "9": (130, 1),
    }
    assert told["sources"]["sale"] | {"difference": None} == {"winners": 10, "others": 5, "difference": None}
    assert told["sources"]["area"]["difference"]["value"] == 20


def test_teams_and_players_alone_say_nothing_about_what_wins() -> None:
    alone = Finding(("solo", 1), (30,), (1,), (0,), (3,), False, 25)
    assert winning([alone]).as_json() == {"games": 0, "sources": {}, "tiles": {}, "duchies": {}}


def test_kinds_of_games_come_in_order() -> None:
    kinds = [("solo", 1), ("free", 3), ("team", 4), ("free", 2), ("free", 3)]
    games = [Finding(kind, (1,) * kind[1], (1,) * kind[1], (), (0,), False, 25) for kind in kinds]
    counted = [(summary.kind, len(summary.findings)) for summary in summaries(games)]
    assert counted == [(("free", 2), 1), (("free", 3), 2), (("team", 4), 1), (("solo", 1), 1)]


def told_by(capsys: Shown, *words: str) -> list[dict[str, Any]]:
    assert main(["stats", "burgundy", "--bot", "random", "--json", *words]) == 0
    kinds: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["kinds"]
    return kinds


def test_sources_add_up_to_the_points(capsys: Shown) -> None:
    for kind in told_by(capsys, "--games", "3", "--expansions", "inns,trade-routes,shields", "--duchies", "drawn-11"):
        assert sum(kind["sources"].values()) == pytest.approx(kind["points"]["mean"])


def test_teams_and_players_alone(capsys: Shown) -> None:
    team, solo = told_by(capsys, "--games", "10", "--mode", "mixed", "--seats", "mixed", "--expansions", "mixed")[-2:]
    assert (team["mode"], team["seats"], team["games"]) == ("team", 4, 2)
    assert 2 * sum(team["sources"].values()) == pytest.approx(team["points"]["mean"])
    assert (solo["mode"], solo["won"], solo["rounds"]) == ("solo", 0, 25)
    assert "bonuses" not in solo


def test_drawn_duchies_in_all_modes(capsys: Shown) -> None:
    """Teams and players alone have boards of their own."""
    kinds = told_by(capsys, "--games", "5", "--mode", "mixed", "--seats", "mixed", "--duchies", "drawn")
    assert [(kind["mode"], kind["seats"]) for kind in kinds] == [
        ("free", 2), ("free", 3), ("free", 4), ("team", 4), ("solo", 1),
    ]  # fmt: skip


def test_statistics_in_words(capsys: Shown) -> None:
    assert main(["stats", "burgundy", "--bot", "random", "--games", "1", "--mode", "solo", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Farbe abgeschlossen" in told
    assert "Solo" in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_usual_terminal_shows_every_word(code: str) -> None:
    """In 80 columns nothing is cut off, whatever kinds of games were played."""
    kinds = [("free", 2), ("free", 3), ("free", 4), ("team", 4), ("solo", 1)]
    findings = [
        Finding(
            kind, tuple(range(90, 90 + kind[1])), tuple(range(kind[1], 0, -1)), tuple(range(kind[1])), (3, 5), False, 25
        )
        for kind in kinds
    ]
    for game in findings:
        game.sources[0, "cause-end-workers"] = 5
        game.duchies = dict(enumerate(game.order))
        game.laid_out.update(list(NAME_OF))
        game.taken.update((0, tile, 0) for tile in NAME_OF)
    console = Console(width=80, file=StringIO(), record=True)
    console.print(*tables(language(code, "burgundy"), findings))
    assert not re.search(r"\S…", console.export_text())
