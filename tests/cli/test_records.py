"""hexhaven replay and verify, and what the document on notation says of records."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.random import Random

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.commands.components import COMPONENTS
from hexhaven.archipelago.content import components
from hexhaven.archipelago.content.components import STANDARD_FILE
from hexhaven.archipelago.notation.answers import FORMS
from hexhaven.bots.random import RandomBot
from hexhaven.burgundy.words import VERB_NAMES
from hexhaven.cli import main
from hexhaven.kernel.chance import commitment, draw, mixed_seed, seed_from
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.driver import play
from hexhaven.kernel.record import WITH_ENTROPY, Entropy, write
from hexhaven.language import LANGUAGES, language
from tests.cli.keyboard import Shown

BURGUNDY_VERBS = set(VERB_NAMES.values())
ARCHIPELAGO_VERBS = {archipelago.verb(form & 255) for form, _ in FORMS}
DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"


def with_checksum(text: str) -> str:
    """The record with a checksum that fits whatever was changed in it."""
    body = text[: text.rindex("checksum ")]
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_saved_game_replays_and_verifies(record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    points = re.search(r"^points (\d+) (\d+)$", record, re.MULTILINE)
    assert points is not None
    assert re.search(rf"Total +{points[1]} +{points[2]} ", shown)
    assert main(["verify", str(path)]) == 0
    draws = sum(line.startswith("* ") for line in record.splitlines())
    assert capsys.readouterr().out == f"{path}: all {draws} draws follow from the seed.\n"


def test_what_players_have_added_to_the_seed_is_verified(tmp_path: Path, capsys: Shown) -> None:
    server, part = seed_from(3), seed_from(4)
    _, record = play(burgundy, {"seats": "2"}, mixed_seed(server, {1: part}), [RandomBot(Random(5))] * 2)
    record.seed, record.seed_hash, record.format = server, commitment(server), WITH_ENTROPY
    record.entropy = [Entropy(0, "ab" * 32), Entropy(1, commitment(part), part)]
    path = tmp_path / "game.txt"
    path.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "Seat 1 announced a part of the seed but did not reveal it in time; it was left out.",
        "Seat 2 has added its part of the seed, as announced before the game.",
    ]
    for wrong in ([], record.entropy[::-1], [record.entropy[1]] * 2, [Entropy(1, "ab" * 32, part)]):
        record.entropy = wrong
        path.write_text(write(record), encoding="utf-8")
        assert main(["verify", str(path)]) == 1
    record.entropy = [Entropy(1, commitment(server), server)]
    path.write_text(write(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "of this seed is" in capsys.readouterr().err


def test_replay_stops_where_it_is_told(record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    answers = len(re.findall(r"^[*12] ", record, re.MULTILINE))
    assert main(["replay", str(path), "--at", "0"]) == 0
    assert "0 answers replayed." in capsys.readouterr().out
    assert main(["replay", str(path), "--at", "1", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "1 Antwort nachgespielt." in shown
    assert "Zuletzt: Zufall: Ware gezogen: rot" in shown
    for at in (str(answers + 1), "-3", "x"):
        assert main(["replay", str(path), f"--at={at}"]) == 2
        assert "--at must be" in capsys.readouterr().err
    assert main(["replay", str(path), "--at", str(answers)]) == 0
    assert "Points by source" in capsys.readouterr().out


def unfinished(text: str) -> str:
    """The beginning of the record, up to the first answer of a player."""
    return with_checksum(text[: text.index("\n", text.index("\n1 ") + 1)] + "\nchecksum \n")


def with_other_seed(text: str) -> str:
    """As if the draws had come from another seed, whose hash was published."""
    seed = seed_from(4)
    text = re.sub(r"(?m)^seed-hash .*", f"seed-hash {commitment(seed)}", text)
    return with_checksum(re.sub(r"(?m)^seed .*", f"seed {seed.hex()}", text))


def forged(text: str) -> str:
    """The first answer of a player is one that is not legal."""
    return with_checksum(re.sub(r"(?m)^1 \d .*", "1 4 place castle 12", text, count=1))


def changed_good(text: str) -> str:
    """Another first good for the first player; the game goes on, but the seed says otherwise."""
    return re.sub(r"\* good (\d)", lambda good: f"* good {int(good[1]) % 6 + 1}", text, count=1)


DAMAGES: dict[str, tuple[Callable[[str], str], str]] = {
    "cut off": (lambda text: text[: len(text) // 2], "the file is cut off"),
    "empty": (lambda text: "", ":1: a game file begins with"),
    "changed": (changed_good, "the checksum does not match"),
    "another draw": (with_other_seed, r":\d+: draw \d+ of this seed is"),
    "other points": (lambda text: with_checksum(re.sub(r"(?m)^points .*", "points 1 1", text)), "the game ends with"),
    "another seed": (
        lambda text: with_checksum(re.sub(r"(?m)^seed .*", f"seed {'0' * 64}", text)),
        "the seed does not match",
    ),
    "no seed": (lambda text: with_checksum(re.sub(r"(?m)^seed .*\n", "", text)), "the seed is not revealed"),
    "another game": (lambda text: with_checksum(text.replace("game burgundy", "game chess")), ":2: there is no game"),
    "other rules": (lambda text: with_checksum(text.replace("rules 1\n", "rules 77\n")), ":3: rules version 77"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_does_not_verify(damage: str, record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    spoil, problem = DAMAGES[damage]
    path.write_text(spoil(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert re.fullmatch(rf"{re.escape(str(path))}:\d+: .*\n", shown.err)
    assert re.search(problem, shown.err)


def test_a_damaged_record_does_not_replay(record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record[:-100], encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert re.fullmatch(rf"hexhaven: {re.escape(str(path))}:\d+: .*\n", capsys.readouterr().err)
    path.write_bytes(b"\xff\xfe")
    for command in ("replay", "verify", "check"):
        assert main([command, str(path)]) == 2
        assert capsys.readouterr().err == f"hexhaven: {path} is not UTF-8 text\n"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("en", "4 place castle 12 is refused by rule B6.3: This tile is not in your storage."),
        (
            "de",
            "4 place castle 12 wird nach Regel B6.3 abgelehnt: "
            "Dieses Plättchen liegt nicht auf deinen Schlüsselfeldern.",
        ),
        ("ru", "4 place castle 12 отклонено по правилу B6.3: Этого жетона нет в вашем резерве."),
        ("it", "4 place castle 12 è rifiutata dalla regola B6.3: Questa tessera non è nella tua riserva."),
    ],
)
def test_a_forged_answer_is_told_in_words(code: str, reason: str, record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(forged(record), encoding="utf-8")
    for command, exit_code in (("verify", 1), ("replay", 2)):
        assert main([command, str(path), "--lang", code]) == exit_code
        assert capsys.readouterr().err.endswith(f": {reason}\n")


def test_other_problems_have_a_translated_beginning(record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record[:-100], encoding="utf-8")
    assert main(["verify", str(path), "--lang", "de"]) == 1
    assert "hier stimmt etwas nicht: the file is cut off" in capsys.readouterr().err


def test_a_game_that_is_not_over(record: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(unfinished(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "It is legal so far; the draws can be checked once the seed has been revealed" in capsys.readouterr().err
    assert main(["replay", str(path)]) == 0
    assert "Player 1 must answer: “Your turn" in capsys.readouterr().out
    assert main(["replay", str(path), "--at", "0"]) == 0
    assert "Next comes a random draw." in capsys.readouterr().out


def test_the_notation_document_shows_the_game_it_describes(record: str) -> None:
    shown = DOCUMENT.read_text(encoding="utf-8").split("```")
    example = next(block for block in shown if block.startswith("\nhexhaven record"))
    assert record.startswith(example.strip().split("...")[0])
    assert draw(seed_from(3), 0, 42) == 26
    assert draw(seed_from(3), 1, 41) == 21


@pytest.mark.parametrize(
    ("game", "title", "verbs"),
    [(burgundy, "The Castles of Burgundy", BURGUNDY_VERBS), (archipelago, "Archipelago", ARCHIPELAGO_VERBS)],
    ids=["burgundy", "archipelago"],
)
def test_every_text_in_the_notation_document_is_an_answer(game: TableGame, title: str, verbs: set[str]) -> None:
    section = re.split(r"(?m)^## (.*)$", DOCUMENT.read_text(encoding="utf-8"))
    rows = re.findall(r"(?m)^\| (`.*?`) \|", section[section.index(title) + 1])
    texts = [text for row in rows for text in re.findall("`(.*?)`", row)]
    assert {game.notation(game.answer_of(text)) for text in texts} == set(texts)
    assert {game.verb(game.answer_of(text)) for text in texts} == verbs


# Archipelago.


def archipelago_record(seed: int = 3) -> str:
    """A short random game of three, written down."""
    return write(play(archipelago, {"seats": "3"}, seed_from(seed), [RandomBot(Random(seed))] * 3)[1])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_of_archipelago_replays_and_verifies(code: str, tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(archipelago_record(), encoding="utf-8")
    assert main(["replay", str(path), "--lang", code]) == 0
    assert language(code, "archipelago")("points-nobody") in capsys.readouterr().out
    assert main(["replay", str(path), "--at", "40", "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert language(code, "archipelago")("state-players") in shown
    assert language(code)("replay-open") in shown
    assert main(["verify", str(path), "--lang", code]) == 0


def test_a_refused_answer_of_archipelago_is_told_with_its_rule(tmp_path: Path, capsys: Shown) -> None:
    path = tmp_path / "game.txt"
    path.write_text(with_checksum(re.sub(r"(?m)^1 bid \d+$", "1 bid 99", archipelago_record())), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    told = capsys.readouterr().err
    assert re.fullmatch(rf"{re.escape(str(path))}:\d+: bid 99 is refused by rule A5\.1: .*\n", told), told


def test_a_record_with_another_component_set_needs_its_file(tmp_path: Path, capsys: Shown) -> None:
    printed = STANDARD_FILE.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mybox"')
    box, path = tmp_path / "box.toml", tmp_path / "game.txt"
    box.write_text(printed, encoding="utf-8")
    name = COMPONENTS.named(language("en", "archipelago"), box)
    components.loaded.clear()
    record = archipelago_record().replace(components.standard().name, name)
    path.write_text(with_checksum(record), encoding="utf-8")
    for command in ("replay", "verify"):
        components.loaded.clear()
        assert main([command, str(path)]) != 0
        assert f"no component set '{name}' is loaded" in capsys.readouterr().err
        assert main([command, str(path), "--components", str(box)]) == 0
    components.loaded.clear()
