"""hexhaven sim, check and bench."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hexhaven.archipelago.content.components import STANDARD_FILE
from hexhaven.cli import main
from hexhaven.commands import sim
from hexhaven.commands.bench import sets_by_players
from hexhaven.commands.sim import Plan, options_for, play_one
from hexhaven.kernel import scenario
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.laws import BrokenLaw
from tests.cli.keyboard import Shown


def simulated(capsys: Shown, *words: str) -> dict[str, object]:
    assert main(["sim", "burgundy", "--json", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def without_time(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key not in ("seconds", "games_per_second")}


def test_the_same_seed_gives_the_same_games_whatever_the_processes(capsys: Shown) -> None:
    words = ["--games", "12", "--seats", "mixed", "--duchies", "mixed", "--seed", "4"]
    alone = simulated(capsys, *words)
    assert without_time(alone) == without_time(simulated(capsys, *words, "--jobs", "2"))
    assert without_time(alone) != without_time(simulated(capsys, *words[:-1], "5"))


def test_what_a_simulation_counts(capsys: Shown) -> None:
    found = simulated(capsys, "--games", "10", "--seats", "3", "--duchies", "2,5,7", "--seed", "4")
    seats = found["seats"]
    assert isinstance(seats, list)
    assert [seat["seat"] for seat in seats] == [1, 2, 3]
    assert sum(seat["wins"] for seat in seats) == pytest.approx(1)
    played = [play_one(Plan("burgundy", 4, False, {"seats": "3", "duchies": "2 5 7"}), game) for game in range(1, 11)]
    points = [outcome.points[0] for outcome in played]
    assert seats[0]["mean"] == pytest.approx(sum(points) / 10)
    assert (seats[0]["least"], seats[0]["most"]) == (min(points), max(points))
    assert found["decisions_per_game"] == pytest.approx(sum(outcome.decisions for outcome in played) / 10)
    assert found["broken"] == []


def test_a_simulation_of_archipelago(capsys: Shown) -> None:
    words = ["sim", "archipelago", "--json", "--games", "4", "--seats", "mixed", "--length", "mixed"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert [seat["games"] for seat in found["seats"]] == [4, 4, 3, 2, 1]
    assert main([*words, "--laws", "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == dict.fromkeys(
        ("seats", "length", "start", "variants", "deals"), "mixed"
    )


def test_games_with_a_component_set_from_a_file(tmp_path: Path, capsys: Shown) -> None:
    printed = STANDARD_FILE.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mybox"')
    box = tmp_path / "box.toml"
    box.write_text(printed, encoding="utf-8")
    assert main(["sim", "archipelago", "--json", "--games", "2", "--components", str(box), "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["components"].startswith("mybox@")


def test_a_simulation_in_words(capsys: Shown) -> None:
    assert main(["sim", "burgundy", "--games", "1", "--lang", "ru"]) == 0
    assert "1 случайная партия" in capsys.readouterr().out


def test_laws_are_inspected(capsys: Shown) -> None:
    words = ["sim", "burgundy", "--laws", "--games", "2", "--seats", "mixed", "--jobs", "1"]
    assert main(words) == 0
    assert "All laws hold in every game." in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(seat["wins"] * seat["games"] for seat in found["seats"]) == pytest.approx(2)
    assert found["decisions_per_game"] > 50


def test_a_broken_law_names_the_game(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise BrokenLaw("silver below zero")

    monkeypatch.setattr(sim, "inspect", broken)
    words = ["sim", "burgundy", "--laws", "--games", "1", "--first", "7", "--seats", "mixed", "--jobs", "1"]
    assert main(words) == 1
    told = capsys.readouterr().err
    assert "Broken law in game 7: BrokenLaw: silver below zero" in told
    assert "Options: seats 3, mode free, duchies " in told
    assert "hexhaven sim burgundy --laws --games 1 --seed 1 --first 7 --seats mixed --mode mixed --duchies mix" in told
    assert main([*words, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["broken"][0]["game"] == 7


def test_mixed_options_vary_from_game_to_game() -> None:
    every = dict.fromkeys(("seats", "duchies", "choices", "start"), "mixed")
    games = [options_for(Plan("burgundy", 1, True, every), number) for number in range(1, 101)]
    assert len({tuple(chosen.items()) for chosen in games}) > 60
    assert games[:50] == [options_for(Plan("burgundy", 2, False, every), number) for number in range(1, 51)]


def fake_problems(text: str, folder: Path) -> list[FileError | scenario.ScenarioFailed]:
    if text.startswith("bad"):
        return [FileError(3, "what is this"), FileError(4, "and this")]
    return [scenario.ScenarioFailed(5, "it is not so")] if text.startswith("failing") else []


def test_check_counts_failing_scenarios(tmp_path: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexhaven.commands.check.problems_in", fake_problems)
    for name in ("good", "bad", "failing"):
        (tmp_path / f"{name}.scenario").write_text(name, encoding="utf-8")
    (tmp_path / "other.txt").write_text("bad", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{tmp_path / 'bad.scenario'}:3: what is this",
        f"{tmp_path / 'bad.scenario'}:4: and this",
        f"{tmp_path / 'failing.scenario'}:5: it is not so",
        "3 scenarios, 2 failed",
    ]
    assert main(["check", str(tmp_path / "good.scenario")]) == 0
    assert capsys.readouterr().out == "1 scenario, 0 failed\n"


def test_a_refused_move_is_told_in_words(tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "refused.scenario"
    path.write_text("title Something\nseat 1 dice 3 3, storage castle\n1: 3 place castle 12\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    reason = "3 place castle 12 is refused by rule B6.9: The field is not the colour of the tile."
    assert capsys.readouterr().out.splitlines()[0] == f"{path}:3: {reason}"
    assert main(["check", str(path), "--lang", "de"]) == 1
    assert "Das Feld hat nicht die Farbe des Plättchens." in capsys.readouterr().out
    path.write_text("title Something\nrefuse 1: 2 workers B5.1\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "'2 workers' is refused by B5.9, not by B5.1 (2 workers is refused by rule B5.9: You have no" in told


def test_a_file_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, capsys: Shown) -> None:
    (tmp_path / "a.scenario").write_bytes(b"\xff\xfe")
    (tmp_path / "b.scenario").write_text("title Something\nexpect round 2\n", encoding="utf-8")
    missing = tmp_path / "missing.scenario"
    assert main(["check", str(tmp_path), str(missing)]) == 2
    shown = capsys.readouterr()
    assert "a.scenario is not UTF-8 text" in shown.err
    assert f"cannot read {missing}: there is no such file" in shown.err
    assert "b.scenario:2: expected round 2, found 1" in shown.out
    assert shown.out.endswith("3 scenarios, 3 failed\n")


def test_check_wants_scenarios(tmp_path: Path, capsys: Shown) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"hexhaven: there are no *.scenario files in {tmp_path}\n"
    nonsense = tmp_path / "nonsense.scenario"
    nonsense.write_text("nonsense\n", encoding="utf-8")
    assert main(["check", str(nonsense)]) == 1
    assert capsys.readouterr().out.startswith(f"{nonsense}:")


@pytest.mark.parametrize(("game", "most"), [("burgundy", 4), ("archipelago", 5)])
def test_bench(game: str, most: int, capsys: Shown) -> None:
    assert main(["bench", game, "--json", "--seconds", "0.01"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == game
    assert [numbers["build"] for numbers in found["builds"]][-1] == "interpreted"
    for numbers in found["builds"]:
        assert list(numbers["players"]) == [str(players) for players in range(2, most + 1)]
        for speed in numbers["players"].values():
            assert speed["answers_per_second"] > speed["decisions_per_second"] > 0
        assert numbers["copy_ns"] > 0
        assert numbers["key_ns"] > 0


@pytest.mark.parametrize(
    ("options", "players"),
    [({}, [2, 3, 4]), ({"mode": "team"}, [4]), ({"mode": "solo"}, [1]), ({"seats": "3", "expansions": "mixed"}, [3])],
)
def test_bench_plays_what_the_options_allow(options: dict[str, str], players: list[int]) -> None:
    sets = sets_by_players("burgundy", options)
    assert list(sets) == players
    assert {len(found) for found in sets.values()} == {12 if "mixed" in options.values() else 1}


def test_whoever_reads_the_output_may_leave() -> None:
    """As in: hexhaven --help | head -1"""
    command = [sys.executable, "-m", "hexhaven.cli", "play", "burgundy", "--bot", "random", "--seed", "1"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, told = process.communicate(b"1\n" * 400)
    assert told == b""
