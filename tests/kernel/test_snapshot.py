"""Positions written down as bytes and as one line: they come back as they were, and bad ones say what is wrong."""

import json
import zlib
from array import array
from collections.abc import Callable
from hashlib import sha256

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy.position import burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.engine import to_move
from hexhaven.kernel.errors import SnapshotError
from hexhaven.kernel.frame import NOBODY, frame
from hexhaven.kernel.snapshot import MAGIC, MOST_BYTES, from_line, from_position_line, position_line, read


def middle(seed: int = 1) -> State:
    """A game of three in its middle."""
    return played(game.new_game({"seats": "3", "duchies": "3 8 5", "start": "1"}), seed)


def played(s: State, seed: int = 1) -> State:
    """A game some answers later."""
    rng = Random(seed)
    for _ in range(120):
        answers = list(game.legal(s))
        game.step(s, answers[rng.randrange(len(answers))])
    return s


def packed(content: bytes) -> bytes:
    """Bytes with a right checksum, whatever they say."""
    compressed = zlib.compress(content)
    return MAGIC + sha256(compressed).digest()[:8] + compressed


def content_of(data: bytes) -> bytes:
    return zlib.decompress(data[len(MAGIC) + 8 :])


def with_header(change: Callable[[dict[str, object]], None]) -> bytes:
    """A saved position whose header was changed by somebody who knows the checksum."""
    written, _, numbers = content_of(game.save(middle())).partition(b"\n")
    header = json.loads(written)
    change(header)
    return packed(json.dumps(header).encode() + b"\n" + numbers)


def with_numbers(change: Callable[[State], None]) -> bytes:
    """A saved position in which something cannot be."""
    s = middle()
    change(s)
    return game.save(s)


# There and back.


def test_a_loaded_position_is_played_on_as_the_saved_one() -> None:
    s = middle()
    twin = game.load(game.save(s))
    assert game.key(twin) == game.key(s)
    assert game.playout(twin, Random(7)) == game.playout(s, Random(7))
    assert game.result(twin) == game.result(s)


def test_a_finished_game_can_be_saved() -> None:
    s = middle()
    game.playout(s, Random(1))
    assert to_move(game.load(game.save(s))) == NOBODY
    assert game.result(game.load(game.save(s))) == game.result(s)


def test_a_snapshot_names_its_game_its_rules_and_all_options() -> None:
    snapshot = read(game.save(middle()))
    assert (snapshot.game, snapshot.rules) == ("burgundy", game.RULES_VERSION)
    assert snapshot.options == game.options_of(middle())


def test_a_position_in_one_line() -> None:
    s = middle()
    line = position_line(game, s)
    assert line.startswith("hexhaven:")
    assert len(line.split()) == 1
    assert game.key(from_position_line(game, f"  {line}\n")) == game.key(s)


def test_a_built_position_can_be_saved() -> None:
    s = burgundy(2).seat(0, dice="4 2", storage="cow4", tiles={5: "cow3"}).build()
    assert list(game.legal(game.load(game.save(s)))) == list(game.legal(s))


# Bad bytes.


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "byte 0: a position begins with"),
        (b"PK\x03\x04 something else", "byte 0: a position begins with"),
        (MAGIC, "byte 4: the checksum does not fit"),
        (MAGIC + sha256(b"not compressed").digest()[:8] + b"not compressed", "byte 12: .* header"),
        (packed(b"no json\n"), "header of the position is not JSON"),
        (packed(b"[]\n"), "does not name game, rules, layout, options"),
        (packed(b'{"game":"burgundy","rules":true,"layout":1,"options":{}}\n'), "does not name"),
        (packed(b'{"game":"burgundy","rules":1,"layout":1,"options":{"seats":2}}\n'), "are not texts"),
        (packed(b'{"game":"burgundy","rules":1,"layout":1,"options":{}}\n1234567'), "7 bytes, which is no multiple"),
        (packed(b" " * (MOST_BYTES + 1)), "longer than"),
    ],
)
def test_foreign_bytes(data: bytes, problem: str) -> None:
    with pytest.raises(SnapshotError, match=problem):
        game.load(data)


def test_every_cut_off_snapshot_is_refused() -> None:
    data = game.save(middle())
    for end in range(len(data)):
        with pytest.raises(SnapshotError, match="byte"):
            game.load(data[:end])


def test_every_changed_byte_is_found() -> None:
    data = game.save(middle())
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(SnapshotError, match="byte"):
            game.load(bytes(changed))


def test_nothing_may_follow() -> None:
    with pytest.raises(SnapshotError, match="the checksum does not fit"):
        game.load(game.save(middle()) + b"x")


def test_a_snapshot_of_another_game() -> None:
    with pytest.raises(SnapshotError, match="this is a position of 'chess', not of 'burgundy'"):
        game.load(with_header(lambda header: header.update(game="chess")))


@pytest.mark.parametrize("name", ["layout", "rules"])
@pytest.mark.parametrize("version", [0, 99])
def test_a_snapshot_of_a_newer_program(name: str, version: int) -> None:
    with pytest.raises(SnapshotError, match=f"{version} of burgundy is not known here, only up to"):
        game.load(with_header(lambda header: header.update({name: version})))


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(SnapshotError, match="the position names an option tempo: unknown"):
        game.load(with_header(lambda header: header["options"].update(tempo="fast")))  # type: ignore[attr-defined]


def test_other_options_than_the_numbers_are_for() -> None:
    with pytest.raises(SnapshotError, match=r"number \d+ of the position is missing"):
        game.load(with_header(lambda header: header["options"].update(seats="4", duchies="3")))  # type: ignore[attr-defined]


def test_too_few_and_too_many_numbers() -> None:
    content = content_of(game.save(middle()))
    with pytest.raises(SnapshotError, match=r"number \d+ of the position"):
        game.load(packed(content[:-8]))
    with pytest.raises(SnapshotError, match="numbers instead of"):
        game.load(packed(content + bytes(8)))


# Positions that cannot be, with a right checksum.


def no_silver(s: State) -> None:
    s.seats[1].silver = -1


def no_tiles_in_common(s: State) -> None:
    """The tiles are taken apart bit by bit, which would never end."""
    s.seats[2].common = -1


def foreign_tile(s: State) -> None:
    s.seats[0].storage = type(s.seats[0].storage)([99])


def wrong_order(s: State) -> None:
    s.order = type(s.order)([0, 0, 1])


def unknown_frame(s: State) -> None:
    s.agenda = type(s.agenda)([frame(77, 0, 0)])


def frame_of_nobody(s: State) -> None:
    s.agenda = type(s.agenda)([frame(17, 7, 0)])


def middle_of_a_step(s: State) -> None:
    s.agenda = type(s.agenda)([frame(7, NOBODY, 0)])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (no_silver, r"number \d+ of the position is -1, which is less than 0"),
        (no_tiles_in_common, r"number \d+ of the position is -1, which is less than 0"),
        (foreign_tile, "the position cannot be"),
        (wrong_order, "the order on the bridge is not all seats"),
        (unknown_frame, "frame 0 of the agenda is of kind 77"),
        (frame_of_nobody, "frame 0 of the agenda is of kind 17 for seat 7"),
        (middle_of_a_step, "in the middle of a step"),
    ],
)
def test_positions_that_cannot_be(change: Callable[[State], None], problem: str) -> None:
    with pytest.raises(SnapshotError, match=problem):
        game.load(with_numbers(change))


SEATS = {"free": "3", "team": "4", "solo": "1"}
EXPANSIONS = {"free": "extra-tiles inns shields trade-routes white-castles", "team": "shields inns", "solo": "inns"}


@pytest.mark.parametrize("number", [None, -1, 255, 1 << 40, 1 << 62, -(1 << 63)])
@pytest.mark.parametrize("mode", ["free", "team", "solo"])
def test_numbers_that_cannot_be_are_refused_and_others_can_be_played(mode: str, number: int | None) -> None:
    """Every number in turn is changed, or grows by one; what is loaded all the same is lawful and has a question."""
    seats = SEATS[mode]
    s = played(game.new_game({"seats": seats, "mode": mode, "expansions": EXPANSIONS[mode]}))
    written, _, content = content_of(game.save(s)).partition(b"\n")
    numbers = array("q")
    numbers.frombytes(content)
    refused = 0
    for place in range(len(numbers)):
        changed = array("q", numbers)
        changed[place] = changed[place] + 1 if number is None else number
        try:
            loaded = game.load(packed(written + b"\n" + changed.tobytes()))
        except SnapshotError:
            refused += 1
        else:
            assert not game.broken_laws(loaded)
            assert list(game.legal(loaded))
    assert refused > len(numbers) // 2


@pytest.mark.parametrize(
    "line", ["", "burgundy:AAAA", "hexhaven:", "hexhaven:äöü", "hexhaven:not base64!", "hexhaven:A"]
)
def test_lines_that_are_no_position(line: str) -> None:
    with pytest.raises(SnapshotError):
        game.load(from_line(line))
