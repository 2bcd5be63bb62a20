"""Whatever comes from outside: nothing but a HexhavenError comes back, and a game is never changed by it."""

from collections.abc import Iterator
from random import Random

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.state import State
from hexhaven.kernel.chance import outcome, seed_from
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import read, verify
from hexhaven.kernel.referee import answer
from tests.kernel.game_files import busy, lazy, sealed, with_line

VERBS = "take place sell workers buy end pass discard load castle duchy roll white tile good board start only black"
NUMBERS = "w1 w2 w9 0 1 2 3 4 5 6 7 10 19 37 38 99 -1 1+2 6+1 1,2"
NAMES = "ship mine bank town-hall cow2 cow4 m1 m5 m6 m26 m27 x * seed points checksum answers option rules game"
WORDS = f"{VERBS} {NUMBERS} {NAMES}".split()
LETTERS = "0123456789 w+,-*abcdefghijklmnopqrstuvwxyz\t\n\r\0\x0b\x1c\x85\u2028½²٣é🐄"


def mutated(text: str, rng: Random) -> str:
    """The text with one to three small changes."""
    for _ in range(1 + int(rng.random() * 3)):
        words = text.split(" ")
        place = int(rng.random() * len(words))
        letter = int(rng.random() * (len(text) + 1))
        match int(rng.random() * 7):
            case 0:
                words[place] = WORDS[int(rng.random() * len(WORDS))]
                text = " ".join(words)
            case 1:
                text = " ".join(words[:place] + words[place + 1 :])
            case 2:
                text = " ".join([*words[:place], WORDS[int(rng.random() * len(WORDS))], *words[place:]])
            case 3:
                text = " ".join([*words[:place], words[place], *words[place:]])
            case 4:
                text = text[:letter] + LETTERS[int(rng.random() * len(LETTERS))] + text[letter:]
            case 5:
                text = text[:letter] + text[letter + 1 :]
            case _:
                text = text[:letter] + LETTERS[int(rng.random() * len(LETTERS))] + text[letter + 1 :]
    return text


def positions(number: int) -> Iterator[State]:
    """A random game of a random option set, question by question."""
    rng = Random(number)
    s = game.new_game({
        "seats": str(2 + number % 3), "duchies": ("drawn", "chosen", "3")[number % 3],
        "choices": ("open", "hidden")[number % 2], "start": "drawn",
    })  # fmt: skip
    draws = 0
    while (who := game.to_move(s)) != NOBODY:
        yield s
        legal = list(game.legal(s))
        if who == CHANCE:
            game.step(s, outcome(game, s, seed_from(number), draws))
            draws += 1
        else:
            game.step(s, legal[int(rng.random() * len(legal))])
    yield s


@pytest.mark.parametrize("number", range(6))
def test_mutated_answers_are_legal_or_refused(number: int) -> None:
    rng = Random(number)
    legal_texts = ["workers"]
    accepted = refused = 0
    for s in positions(number):
        before, who = game.key(s), game.to_move(s)
        if who >= 0:
            legal_texts = [game.notation(legal) for legal in game.legal(s)]
        for _ in range(8):
            text = mutated(legal_texts[int(rng.random() * len(legal_texts))], rng)
            seat = who if rng.random() < 0.9 else int(rng.random() * 6) - 2
            twin = game.copy(s)
            try:
                answer(game, twin, seat, text)
            except HexhavenError:
                assert game.key(twin) == before, f"{text!r} was refused and yet changed the game"
                refused += 1
            else:
                assert seat == who >= 0, f"{text!r} was accepted from seat {seat}"
                assert game.answer_of(text) in list(game.legal(s)), f"{text!r} is not legal, yet it was accepted"
                accepted += 1
        assert game.key(s) == before
    assert accepted > 5
    assert refused > 1000


@pytest.mark.parametrize("number", range(4))
def test_answers_of_other_positions_are_legal_or_refused(number: int) -> None:
    """Every kind of answer meets every kind of question."""
    rng = Random(number)
    seen: dict[str, None] = {}
    for s in positions(number):
        who, before = game.to_move(s), game.key(s)
        if who == NOBODY:
            legal = set[int]()
        else:
            legal = set(game.legal(s))
            seen |= {game.notation(one): None for one in legal}
        texts = list(seen)
        for _ in range(10 if texts else 0):
            text = texts[int(rng.random() * len(texts))]
            refusal = game.why_not(s, who, text)
            assert (refusal is None) == (who >= 0 and game.answer_of(text) in legal)
        assert game.key(s) == before


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("lines", [lazy(), busy()], ids=["lazy", "busy"])
def test_mutated_game_files_are_true_or_refused(lines: tuple[str, ...], number: int) -> None:
    rng = Random(number)
    true = 0
    for _ in range(60):
        changed = list(lines)
        for _ in range(1 + int(rng.random() * 2)):
            place = int(rng.random() ** 2 * len(changed))
            match int(rng.random() * 4):
                case 0:
                    changed = with_line(changed, place)
                case 1:
                    other = int(rng.random() * len(changed))
                    changed = with_line(changed, place, changed[other])
                case 2:
                    changed = with_line(changed, place, changed[place], changed[place])
                case _:
                    changed = with_line(changed, place, mutated(changed[place], rng))
        try:
            verify(game, read(sealed(changed)))
        except HexhavenError:
            continue
        true += 1
        assert [line for line in changed if not line.startswith("option")] == [
            line for line in lines if not line.startswith("option")
        ], "a changed file was taken for true"
    assert true < 20


@pytest.mark.parametrize("number", range(3))
def test_any_text_at_all_is_no_game_file(number: int) -> None:
    rng = Random(number)
    for _ in range(300):
        text = "".join(LETTERS[int(rng.random() * len(LETTERS))] for _ in range(int(rng.random() * 200)))
        with pytest.raises(HexhavenError):
            read(text)
        with pytest.raises(HexhavenError):
            read(sealed([lazy()[0], *text.split("\n")]))
        with pytest.raises(HexhavenError):
            game.answer_of(text)


@pytest.mark.parametrize("number", range(3))
def test_mutated_options_are_understood_or_refused(number: int) -> None:
    rng = Random(number)
    names, values = (
        ["seats", "duchies", "choices", "start"],
        ["2", "3", "4", "1 2", "drawn", "chosen", "open", "hidden", "10"],
    )
    for _ in range(400):
        options = {}
        for name in names:
            if rng.random() < 0.7:
                value = values[int(rng.random() * len(values))]
                options[name] = mutated(value, rng) if rng.random() < 0.3 else value
        if rng.random() < 0.05:
            options[mutated("seats", rng)] = "2"
        try:
            s = game.new_game(options)
        except HexhavenError:
            continue
        assert game.options_of(game.new_game(game.options_of(s))) == game.options_of(s)
