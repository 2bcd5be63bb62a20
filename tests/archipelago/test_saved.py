"""Positions that are written down and read again; and bytes that are no position."""

from array import array
from dataclasses import replace

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.state import State
from hexhaven.kernel import snapshot
from hexhaven.kernel.engine import pick
from hexhaven.kernel.errors import SnapshotError

OPTIONS = {"seats": "3", "variants": "more-spice"}


def played(steps: int, seed: int = 7) -> State:
    """A game some answers after its beginning."""
    s, rng = game.new_game(OPTIONS), Random(seed)
    for _ in range(steps):
        game.step(s, pick(s, rng))
    return s


def test_a_game_goes_on_from_a_saved_position_as_it_would_have() -> None:
    s = played(300)
    loaded = game.load(game.save(s))
    assert loaded.events is None
    rng, other = Random(3), Random(3)
    while not game.result(s):
        game.step(s, pick(s, rng))
        game.step(loaded, pick(loaded, other))
    assert game.key(loaded) == game.key(s)
    assert game.result(game.load(game.save(s))) == game.result(s)


def test_one_line_of_text_names_a_position() -> None:
    s = played(120)
    line = snapshot.position_line(game, s)
    assert line.isascii()
    assert len(line.split()) == 1
    assert game.key(snapshot.from_position_line(game, f"  {line}\n")) == game.key(s)


def test_a_search_sees_where_the_game_stands() -> None:
    """Whose turn it is, the turn, the phase and the round begin and end, whatever is on the agenda."""
    s, rng = game.new_game(OPTIONS), Random(8)
    assert (s.turn, s.phase, s.round, s.active) == (0, 0, 0, -2)
    seen = set()
    while not game.result(s):
        seen.add((int(s.phase), min(2, int(s.round)), int(s.active) >= 0))
        game.step(s, pick(s, rng))
    assert seen >= {(0, 0, False), (2, 0, False), (4, 0, True), (5, 1, True), (5, 2, True), (6, 0, True)}


@pytest.mark.parametrize("size", [0, 3, 4, 12, 100, -1])
def test_bytes_that_are_cut_off(size: int) -> None:
    with pytest.raises(SnapshotError):
        game.load(game.save(played(200))[:size])


def test_bytes_that_were_changed() -> None:
    data = game.save(played(200))
    for place in range(0, len(data), 37):
        with pytest.raises(SnapshotError):
            game.load(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])


def said(s: State, **changes: object) -> bytes:
    """The position with another header, or other numbers, and a checksum that fits."""
    return snapshot.write(replace(snapshot.read(game.save(s)), **changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "burgundy"}, "of 'burgundy', not of 'archipelago'"),
        ({"rules": game.RULES_VERSION + 1}, f"rules version {game.RULES_VERSION + 1}"),
        ({"layout": 99}, "layout 99"),
        ({"options": {"seats": "3", "colour": "red"}}, "option colour: unknown"),
        ({"options": {"seats": "6"}}, "option seats: '6'"),
        ({"options": {"components": "mybox@123456789abc"}}, "no component set 'mybox@123456789abc'"),
        ({"options": {"seats": "4"}}, "number"),
        ({"numbers": b""}, "number 0 of the position is missing"),
    ],
)
def test_positions_that_are_not_known_here(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(SnapshotError, match=problem):
        game.load(said(played(200), **changes))


def test_a_position_of_an_older_version_keeps_its_component_set() -> None:
    s = game.new_game(game.options_at(1, OPTIONS))
    loaded = game.load(said(s, rules=1, options={**OPTIONS, "components": "standard"}))
    assert game.options_of(loaded) == game.options_of(s) == game.options_at(1, OPTIONS)


@pytest.mark.parametrize("number", [None, -1, 255, 1 << 40, 1 << 62, -(1 << 63)])
def test_numbers_that_cannot_be_are_refused_and_others_can_be_played(number: int | None) -> None:
    """Every number in turn is changed, or grows by one; what is loaded all the same is lawful and has a question."""
    s = played(260)
    numbers = array("q")
    numbers.frombytes(snapshot.read(game.save(s)).numbers)
    refused = 0
    for place in range(len(numbers)):
        changed = array("q", numbers)
        changed[place] = changed[place] + 1 if number is None else number
        try:
            loaded = game.load(said(s, numbers=changed.tobytes()))
        except SnapshotError:
            refused += 1
        else:
            assert not game.broken_laws(loaded)
            assert list(game.legal(loaded))
    assert refused > len(numbers) // 2


def test_a_described_position_cannot_be_saved() -> None:
    """Its hexes are in no component set."""
    s = archipelago(2).region("wood 2").build()
    with pytest.raises(SnapshotError, match="described hexes"):
        game.save(s)
