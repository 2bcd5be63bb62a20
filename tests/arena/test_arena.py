"""The arena: fair pairings, honest intervals, ratings, early stops, and programs as bots."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hexhaven.arena.entrants import BadBudget, UnknownBot, entrant
from hexhaven.arena.matches import Arena, Pairing, Played, pairings
from hexhaven.arena.ratings import Tally, elo, evidence, is_settled
from hexhaven.cli import main
from hexhaven.intervals import mean_interval, share_interval
from hexhaven.kernel.contract import Budget

EXAMPLE = Path(__file__).parents[2] / "examples" / "program_bot.py"
PROGRAM = f"{sys.executable} {EXAMPLE}"


def won(places: tuple[int, ...], seat: int = 0) -> Played:
    return Played(seat, tuple(100 - 10 * place for place in places), places)


def test_budgets() -> None:
    """Seconds are those of the processor."""
    assert entrant("burgundy", "expert@50ms").budget == Budget(seconds=0.05, cores=1, of_processor=True)
    assert entrant("burgundy", "expert@1.5s").budget == Budget(seconds=1.5, cores=1, of_processor=True)
    assert entrant("burgundy", "expert@1sx2").budget == Budget(seconds=1.0, cores=2, of_processor=True)
    assert entrant("burgundy", "expert@200").budget == Budget(simulations=200, cores=1)
    assert entrant("burgundy", "greedy").budget == Budget(of_processor=True)


@pytest.mark.parametrize("wrong", ["expert@", "expert@0", "expert@1.5", "expert@5m", "expert@-3", "expert@1sx3"])
def test_budgets_that_are_none(wrong: str) -> None:
    with pytest.raises(BadBudget):
        entrant("burgundy", wrong)


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(UnknownBot, match="no bot called chess"):
        entrant("burgundy", "chess")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_against_itself_is_exactly_even(seats: int) -> None:
    arena = Arena("burgundy", {"duchies": "drawn"}, seats, 5)
    one = entrant("burgundy", "reference@1")
    played = arena.play_set(Pairing(one, one), 1)
    assert sum(game.share() for game in played) == 1
    assert sum(game.margin() for game in played) == pytest.approx(0)


def test_the_same_numbers_give_the_same_games() -> None:
    pairing = Pairing(entrant("burgundy", "casual@2"), entrant("burgundy", "random"))
    first, again = (Arena("burgundy", {}, 2, 5).play_set(pairing, 3) for _ in range(2))
    assert first == again
    assert first != Arena("burgundy", {}, 2, 6).play_set(pairing, 3)


def test_everyone_meets_everyone() -> None:
    bots = [entrant("burgundy", name) for name in ("greedy", "random", "casual")]
    assert len(pairings(bots, 2)) == 3
    assert len(pairings(bots, 3)) == 6
    assert pairings(bots[:1], 2) == [Pairing(bots[0], bots[0])]
    assert pairings(bots, 3, gauntlet=True) == [Pairing(bots[0], bots[1]), Pairing(bots[0], bots[2])]


def test_shares_and_their_intervals() -> None:
    assert (won((1, 2)).share(), won((2, 1)).share(), won((1, 1)).share()) == (1, 0, 0.5)
    even = share_interval(50, 100)
    assert [even.low, even.high] == pytest.approx([0.4038, 0.5962], abs=1e-3)
    assert share_interval(20, 20).low == pytest.approx(0.8389, abs=1e-3)
    spread = mean_interval([1.0, 3.0])
    assert [spread.low, spread.value, spread.high] == pytest.approx([0.04, 2.0, 3.96])


def test_the_sequential_test_stops_early_only_where_it_is_certain() -> None:
    assert not is_settled([0.5, 1.0, 0.0, 0.5] * 10, 0.5)
    assert is_settled([1.0, 1.0, 0.5, 1.0] * 10, 0.5)
    assert is_settled([0.0, 0.5, 0.0, 0.5] * 10, 0.5)
    assert evidence([1.0], 0.5) == 0
    assert evidence([1.0, 0.5], 0.5) > 0


def test_elo_orders_bots_and_is_zero_on_average() -> None:
    strong = Tally("a", "b", [[won((1, 2)), won((1, 2))]] * 3 + [[won((2, 1)), won((1, 2))]])
    weak = Tally("b", "c", [[won((1, 2)), won((2, 1))]] * 3 + [[won((1, 2)), won((1, 2))]])
    ratings = elo([strong, weak], ["a", "b", "c"], 1)
    assert ratings["a"].value > ratings["b"].value > ratings["c"].value
    assert sum(rating.value for rating in ratings.values()) == pytest.approx(0)
    assert all(rating.low <= rating.value <= rating.high for rating in ratings.values())


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", "casual@2,random", "--games", "4", "--save", str(tmp_path / "games")]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (pairing,) = told["pairings"]
    assert (pairing["challenger"], pairing["rival"], pairing["games"]) == ("casual@2", "random", 4)
    assert pairing["wins"]["value"] == 1.0
    assert pairing["margin"]["value"] == pytest.approx(pairing["points"] - pairing["points_of_rivals"])
    assert told["elo"]["casual@2"]["value"] > 0 > told["elo"]["random"]["value"]
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 4
    assert main(["verify", str(files[0])]) == 0


def test_alone_everyone_plays_for_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--mode", "solo", "--seats", "1", "--games", "6"]
    assert main(["arena", "burgundy", "--bots", "casual,random", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["challenger"], one["rival"], one["games"]) for one in found["pairings"]] == [
        ("casual", "casual", 6),
        ("random", "random", 6),
    ]
    assert all(one["margin"]["value"] == 0 and one["points"] == one["points_of_rivals"] for one in found["pairings"])
    assert found["pairings"][1]["wins"]["value"] == 0  # chance covers no duchy
    assert found["elo"] == {}
    assert main(["arena", "burgundy", "--bots", "casual,random", *words]) == 0


def test_saved_games_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", "casual@2,random", "--save", str(tmp_path), "--json"]
    assert main([*words, "--games", "2"]) == 0
    capsys.readouterr()
    saved = {path: path.read_text() for path in tmp_path.iterdir()}
    assert main([*words, "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out)["pairings"][0]["games"] == 4
    assert all(path.read_text() == text for path, text in saved.items())
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize(
    ("more", "problem"),
    [(["--duchies", "3 8"], "it has other options"), (["--seed", "2"], "it has another seed")],
)
def test_a_file_of_another_game(
    more: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "burgundy", "--bots", "random,casual@1", "--games", "2", "--save", str(tmp_path)]
    assert main(words) == 0
    for path in tmp_path.iterdir():
        path.rename(path.with_name(path.name.replace("-1-1-", "-2-1-")) if "--seed" in more else path)
    assert main([*words, *more, "--jobs", "2"]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["", "hexhaven 2\n", "\0"])
def test_a_file_that_is_no_game(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "burgundy-random-casual@1-1-1-1.game"
    path.write_text(wrong)
    assert main(["arena", "burgundy", "--bots", "random,casual@1", "--games", "2", "--save", str(tmp_path)]) == 2
    assert path.name in capsys.readouterr().err
    assert path.read_text() == wrong


def test_a_pairing_stops_when_it_is_settled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "burgundy", "--bots", "casual@2,random", "--games", "60", "--stop", "0.5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pairings"][0]["games"] < 20


def test_the_plot(tmp_path: Path) -> None:
    path = tmp_path / "wins.svg"
    assert main(["arena", "burgundy", "--bots", "casual@1,random", "--games", "2", "--plot", str(path)]) == 0
    drawn = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert "casual@1 : random" in [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]


def test_a_plot_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", "random", "--games", "2", "--plot", str(tmp_path / "no" / "plot.svg")]
    assert main(words) == 2
    assert "plot.svg" in capsys.readouterr().err


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "burgundy", "--bots", "casual@1,random", "--games", "2"]) == 0
    shown = capsys.readouterr().out
    assert "burgundy with 2 players, seed 1" in shown
    assert "Elo" in shown


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "chess,random"], "burgundy has no bot called chess"),
        (["--bots", "expert@soon"], "soon is not a budget"),
        (["--bots", "random,random"], "every bot can be named only once"),
        (["--bots", "random", "--stop", "2"], "--stop must be between 0 and 1, not 2"),
        (["--bots", "random", "--games", "1"], "--games"),
    ],
)
def test_bad_input(words: list[str], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "burgundy", *words]) == 2
    assert problem in capsys.readouterr().err


# Programs.


def test_the_example_takes_part(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", f"random,program:{PROGRAM}", "--games", "2", "--json"]
    assert main(words) == 0
    (pairing,) = json.loads(capsys.readouterr().out)["pairings"]
    assert pairing["faults"] == []
    assert pairing["points_of_rivals"] > pairing["points"]


@pytest.mark.parametrize("game", ["burgundy", "archipelago"])
def test_the_example_passes_the_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", PROGRAM, "--game", game]) == 0
    assert "The program can take part." in capsys.readouterr().out


def program(tmp_path: Path, body: str) -> str:
    """A program that greets as it should, then does this with each line."""
    path = tmp_path / "bot.py"
    path.write_text(f'import sys, time\nsys.stdin.readline()\nprint(\'{{"t": "ready"}}\', flush=True)\n{body}\n')
    return f"{sys.executable} {path}"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("for line in sys.stdin: print('hello', flush=True)", "is not JSON"),
        ("for line in sys.stdin: print('[]', flush=True)", "is not an object"),
        ("for line in sys.stdin: print('{}', flush=True)", "expected a message 'answer'"),
        ('for line in sys.stdin: print(\'{"t": "answer", "answer": "e4"}\', flush=True)', "'e4' is not one of"),
        ("for line in sys.stdin: print('x' * 200000, end='', flush=True)", "longer than"),
        ("sys.exit()", "the program has ended"),
        ("for line in sys.stdin: pass", "no answer in 0.3 seconds"),
    ],
)
def test_programs_that_fail(body: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", program(tmp_path, body), "--seconds", "0.3"]) == 1
    assert fault in capsys.readouterr().out


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", "/no/such/program"]) == 1
    assert "/no/such/program" in capsys.readouterr().out


def test_a_game_goes_on_without_a_program_that_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "burgundy", "--bots", f"program:{program(tmp_path, 'sys.exit()')},random", "--games", "2"]
    assert main([*words, "--json"]) == 0
    (pairing,) = json.loads(capsys.readouterr().out)["pairings"]
    assert len(pairing["faults"]) == 2


def test_a_bad_number_of_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", "true", "--seconds", "never"]) == 2
    assert "never" in capsys.readouterr().err
