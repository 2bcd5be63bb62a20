"""hexhaven play: a game in the terminal."""

import hashlib
import io
import re
import sys
from pathlib import Path
from random import Random

import pytest

from hexhaven import burgundy
from hexhaven.bots import bots_of
from hexhaven.cli import main
from hexhaven.games import GAMES
from hexhaven.kernel.snapshot import position_line
from hexhaven.language import LANGUAGES, language
from hexhaven.rulebook import rule_text
from tests.cli.keyboard import Keyboard, Shown

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_by_pipe_in_every_language(code: str, typed: Keyboard, capsys: Shown) -> None:
    typed(*["1"] * (400 if code == "ru" else 20))
    options = ["--seats", "4", "--seat", "2", "--duchies", "drawn", "--start", "drawn", "--choices", "hidden"]
    assert main(["play", "burgundy", "--bot", "random", *options, "--seed", "5", "--lang", code]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "\x1b" not in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert (hashlib.sha256(b"hexhaven 5").hexdigest() in shown.out) == (code == "ru")  # only the end reveals the seed


def test_the_bots_of_a_game(typed: Keyboard, capsys: Shown) -> None:
    def welcomed(*words: str) -> str:
        typed("quit")
        assert main(["play", "burgundy", "--seed", "5", *words]) == 0
        return capsys.readouterr().out

    usual, random = welcomed("--seat", "2"), welcomed("--seat", "2", "--bot", "random")
    assert "You are playing against one bot (skilled)." in usual
    assert "You are playing against one bot (random)." in random
    assert usual.split("\n", 1)[1] != random.split("\n", 1)[1]  # they began differently


@pytest.mark.parametrize(
    ("code", "said"), [("de", "einen Bot (geübt)"), ("ru", "1 бота (опытный)"), ("it", "un bot (abile)")]
)
def test_bots_have_their_names_in_every_language(code: str, said: str, typed: Keyboard, capsys: Shown) -> None:
    typed("quit")
    assert main(["play", "burgundy", "--seed", "5", "--start", "1", "--lang", code]) == 0
    assert said in capsys.readouterr().out
    for game in GAMES:
        for bot in bots_of(game):
            assert language(code, game)(f"bot-{bot}")


def test_an_answer_is_taken_back(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    """The table, the log and the file are as if it had never been given; but what chance has shown stays."""
    game = tmp_path / "a.game"
    shown = shown_after(typed, capsys, "4 take 4 ship", "undo", "4 workers", "log 3", f"save {game}")
    assert shown.count("Your last answer has been taken back.") == 1
    after = shown.split("taken back.")[1]
    assert "takes from depot 4: ship" not in after
    assert "Player 1 (you) gets 2 workers" in after.split("log 3\n")[1]
    assert "4 take 4 ship" not in game.read_text()
    assert "4 workers" in game.read_text()
    assert "There is nothing to take back" in shown_after(typed, capsys, "undo")
    both = shown_after(typed, capsys, "4 workers", "5 workers", "undo")  # the bot has had its turn
    assert "There is nothing to take back" in both


def test_a_hint_can_be_followed(typed: Keyboard, capsys: Shown) -> None:
    line = shown_after(typed, capsys, "hint").split("To do that, type: ")[1].splitlines()[0]
    shown = shown_after(typed, capsys, line)
    assert "not an answer" not in shown
    assert "Refused" not in shown


def test_no_hint_without_a_choice(typed: Keyboard, capsys: Shown) -> None:
    s, draw = burgundy.new_game({"start": "1"}), Random(2)
    while burgundy.to_move(s) != 0 or len(burgundy.legal(s)) != 1:
        burgundy.step(s, draw.choice(list(burgundy.legal(s))))
    typed("hint", "quit")
    assert main(["play", "burgundy", "--bot", "random", "--position", position_line(burgundy, s)]) == 0
    assert "There is nothing to advise on" in capsys.readouterr().out


def test_the_end_of_a_game(whole_game: tuple[str, str]) -> None:
    beginning, end = whole_game[0].split("Phase E ends.")
    assert beginning.count("Round 5 begins.") == 5
    seed = hashlib.sha256(b"hexhaven 3").digest()
    assert hashlib.sha256(seed).hexdigest() in beginning.split("Phase A")[0]
    assert seed.hex() not in beginning
    assert f"The seed was {seed.hex()}." in end
    assert "To check every draw: hexhaven verify " in end
    rows = [line.split() for line in end.split("Points by source")[1].splitlines() if re.search(r"\d+ +\d+ *$", line)]
    causes, total, places = rows[:-2], rows[-2], rows[-1]
    assert [sum(int(row[column]) for row in causes) for column in (-2, -1)] == [int(total[-2]), int(total[-1])]
    assert sorted(places[-2:]) == ["1", "2"]
    assert f"Player {places[-2:].index('1') + 1}" in end.split("Place")[1]


def test_words_that_are_no_answers(typed: Keyboard, capsys: Shown) -> None:
    words = ("?", "?market", "? Dragon", "log", "BOARD 2", "board 3", "", "99", "x" * 5000, "quit")
    typed(*words)
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "why TEXT" in shown
    assert "market: You may take a ship" in shown
    assert "There is nothing called Dragon." in shown
    assert "Laid out in the black depot" in shown
    assert "Duchy 1 of Player 2\n" in shown
    assert "There is no player 3." in shown
    assert "There is no answer number 99." in shown
    assert "You left the game.\nThis game was not saved." in shown


def test_a_refused_text_names_the_rule_and_changes_nothing(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    typed(f"save {before}", "4 take 1 ship w1", "fly", "4 tak 4", "3 workers", f"save {after}", "quit")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Refused by rule B5.7: This change costs a different number of workers." in shown
    assert "That is not an answer: fly." in shown
    assert re.search("Did you mean: 4 take 4", shown)
    assert "Refused by rule B5.9: You have no unused die with this number." in shown
    assert before.read_text(encoding="utf-8") == after.read_text(encoding="utf-8")


def test_why_explains_without_answering(typed: Keyboard, capsys: Shown) -> None:
    typed("why 4 place castle 1", "why 4 workers", "why not", "why 1", "why 99", "quit")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Refused by rule B6.3: This tile is not in your storage." in shown
    assert "That is a legal answer: 4 workers" in shown
    assert "That is not an answer: not." in shown
    assert "That is a legal answer: 4 take 3 goat2 w1" in shown
    assert "There is no answer number 99." in shown


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "A tile from the central board always goes to one of the player's key spaces first"),
        ("de", "Ein Plättchen vom Spielplan kommt immer zuerst auf ein eigenes Schlüsselfeld"),
        ("ru", "игрового поля всегда сначала попадает в ячейку своего резерва"),
        ("it", "Una tessera del tabellone va sempre prima su una casella della propria riserva"),
    ],
)
def test_rules_are_quoted_in_the_language(code: str, said: str, typed: Keyboard, capsys: Shown) -> None:
    typed("why 4 place castle 1", "? b6.3", "quit")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3", "--lang", code]) == 0
    assert " ".join(capsys.readouterr().out.split()).count(said) == 2


def test_every_rule_that_refuses_can_be_quoted() -> None:
    document = (REPOSITORY / "docs" / "rules" / "burgundy.md").read_text(encoding="utf-8")
    refusing = (REPOSITORY / "src" / "hexhaven" / "burgundy" / "why_not.py").read_text(encoding="utf-8")
    assert all(rule_text(document, rule) for rule in re.findall(r'"(B\d+\.\d+)"', refusing))
    assert rule_text(document, "B6.8") == "The field must be empty."
    assert rule_text(document, "B99.1") == ""


def test_an_answer_in_notation(typed: Keyboard, capsys: Shown) -> None:
    typed(" 4   WORKERS ")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    assert "Player 1 (you) gets 2 workers (taking workers)." in capsys.readouterr().out


def test_the_end_of_the_input_leaves_cleanly(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    typed("1")
    path = tmp_path / "game.txt"
    assert main(["play", "burgundy", "--bot", "random", "--save", str(path)]) == 0
    assert "You left the game." in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert "The game is not over." in capsys.readouterr().out
    assert main(["verify", str(path)]) == 1


def test_interrupting_leaves_cleanly(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    assert "You left the game." in capsys.readouterr().out


def test_saving_where_it_is_impossible(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    typed(f"save {tmp_path / 'no' / 'folder'}", "save a\0b", "quit")
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("cannot write") == 2


def test_input_that_is_not_text(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\n"), encoding="utf-8"))
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    assert "That is not an answer" in capsys.readouterr().out


def shown_after(typed: Keyboard, capsys: Shown, *words: str) -> str:
    """What a game shows after the first prompt."""
    typed(*words, "quit")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    return capsys.readouterr().out.split("Your answer", 1)[1]


@pytest.mark.parametrize(
    ("words", "reply"),
    [
        ("help", "why TEXT"),
        ("help", "take back your last answer"),
        ("Board", "board N shows what player N has."),
        ("save", "Which file? Type: save FILE"),
        ("why", "for example: why 4 workers"),
        ("log x", "log 20 the last 20 lines"),
        ("log 0", "log 20 the last 20 lines"),
        ("show", "Central board"),
        ("list", "14 Sell goods: brown (5) (die 4, 1 worker)"),
        ("? town hall", "town hall: You may place another stored tile"),
        ("? GOAT", "2 goats, 3 goats, 4 goats: Scores its animals"),
        ("? b6.8", "Rule B6.8: The field must be empty."),
        ("? B5", "Rule B5: Turn, dice and workers"),
        ("4 take 3", "Did you mean: 4 take 3 goat2 w1, 4 take 3 market w1"),
        ("take the cow", "It should look like this: 4 take 3 cow4 w1"),
    ],
)
def test_a_word_gets_its_reply(words: str, reply: str, typed: Keyboard, capsys: Shown) -> None:
    assert reply in shown_after(typed, capsys, words)


@pytest.mark.parametrize("word", ["q", "exit", "QUIT"])
def test_ways_to_leave(word: str, typed: Keyboard, capsys: Shown) -> None:
    typed(word, "this is not read")
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    assert "not an answer" not in capsys.readouterr().out


def test_no_goods_lie_in_the_black_depot(typed: Keyboard, capsys: Shown) -> None:
    depots = shown_after(typed, capsys, "show").partition("Central board")[2].partition("Players")[0]
    assert "turquoise (1)" in depots  # in depot 6
    assert not re.search(r"\(\d\)", depots.partition(" black ")[2])


def test_suggestions_are_close_or_none(typed: Keyboard, capsys: Shown) -> None:
    assert "Did you mean" not in shown_after(typed, capsys, "fly", "4 place", "buy 1 cow", "xxxx 4 ship")


def test_the_last_lines_of_the_log(typed: Keyboard, capsys: Shown) -> None:
    shown = shown_after(typed, capsys, "log 2")
    assert shown.split("log 2\n")[1].splitlines()[:2] == [
        "  A good arrives in depot 6: turquoise (1)",
        "  Player 1 (you) starts a turn.",
    ]


def test_the_news_of_the_set_up_are_short(typed: Keyboard, capsys: Shown) -> None:
    typed("quit")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "  Player 1 (you) gets goods from the supply: red (4) \N{MULTIPLICATION SIGN}2, brown (5)\n" in shown
    assert "(set-up)" not in shown


@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_wide_terminal_shows_the_duchy_beside_the_board(
    seats: str, typed: Keyboard, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    typed("quit")
    assert (
        main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3", "--seats", seats, "--lang", "it"])
        == 0
    )
    shown = capsys.readouterr().out
    assert re.search(r"(?m)^Fase A.* Ducato 1: Giocatore 1", shown)
    assert max(len(line) for line in shown.splitlines()) <= 120


def test_names_are_not_broken_inside(typed: Keyboard, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    typed("quit")
    assert (
        main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3", "--seats", "4", "--lang", "ru"])
        == 0
    )
    table = capsys.readouterr().out.split("Игроки")[0]
    assert re.search(r"B\s*$", table, re.MULTILINE) is None
    assert re.search(r"монастырь\s*$", table, re.MULTILINE) is None


def test_nothing_is_overwritten(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    dear = tmp_path / "dear.txt"
    dear.write_text("dear", encoding="utf-8")
    assert main(["play", "burgundy", "--bot", "random", "--save", str(dear)]) == 2
    assert "the file already exists and will not be overwritten" in capsys.readouterr().err
    typed(f"save {dear}", "quit")
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    assert f"cannot write {dear}: the file already exists" in capsys.readouterr().out
    assert dear.read_text(encoding="utf-8") == "dear"


def test_a_game_may_be_saved_again_where_it_was_saved(typed: Keyboard, capsys: Shown, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed(f"save {path}", "1", f"save {path}")
    assert main(["play", "burgundy", "--bot", "random", "--save", str(path)]) == 0
    assert capsys.readouterr().out.count("Saved: ") == 3
    assert "\n1 " in path.read_text(encoding="utf-8")


class Terminal(io.StringIO):
    """Somebody at a keyboard, not a pipe."""

    def isatty(self) -> bool:
        return True


def at_keyboard(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in lines)))


def test_whoever_leaves_is_warned_once(capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    at_keyboard(monkeypatch, "quit", "board", "quit", "1")
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("This game has not been saved.") == 1
    assert "This game was not saved." in shown
    at_keyboard(monkeypatch)  # the end of the input, twice
    assert main(["play", "burgundy", "--bot", "random"]) == 0
    assert "You left the game." in capsys.readouterr().out


def test_after_the_game_its_record_can_be_saved(capsys: Shown, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    monkeypatch.setattr("hexhaven.terminal.session.Session.answer", lambda self: self.sorted_answers()[0])
    at_keyboard(monkeypatch, str(tmp_path), str(path))
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("File to save this game to") == 2
    assert f"Saved: {path}" in shown
    assert main(["verify", str(path)]) == 0
    at_keyboard(monkeypatch, "")
    assert main(["play", "burgundy", "--bot", "random", "--start", "1", "--seed", "3"]) == 0
    assert "This game was not saved." in capsys.readouterr().out
