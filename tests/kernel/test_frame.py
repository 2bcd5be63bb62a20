"""Frames: what a game waits for, packed into plain ints on a stack."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.kernel.frame import CHANCE, NOBODY, arg_of, frame, kind_of, top, who_of


@pytest.mark.parametrize("kind", [0, 1, 23, 254, 255])
@pytest.mark.parametrize("who", [NOBODY, CHANCE, 0, 3, 253])
@pytest.mark.parametrize("arg", [0, 1, 63, 65536, 2**40])
def test_a_frame_keeps_its_three_numbers(kind: int, who: int, arg: int) -> None:
    packed = frame(kind, who, arg)
    assert (kind_of(packed), who_of(packed), arg_of(packed)) == (kind, who, arg)


def test_different_frames_are_different_numbers() -> None:
    frames = {frame(kind, who, arg) for kind in range(24) for who in range(-2, 4) for arg in range(64)}
    assert len(frames) == 24 * 6 * 64


def test_chance_and_nobody_are_no_seats() -> None:
    assert len({CHANCE, NOBODY, 0, 1, 2, 3}) == 6


def test_the_last_frame_is_on_top() -> None:
    assert top(vec[i64]([frame(1, 0, 5), frame(2, CHANCE, 6)])) == frame(2, CHANCE, 6)
