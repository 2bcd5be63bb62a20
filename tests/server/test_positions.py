"""Copied positions can be played on over HTTP; nothing is stored, and what is not legal is refused."""

import asyncio
import time
import zlib
from array import array
from dataclasses import replace
from functools import partial

import pytest

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.lessons import LEARNER, explore
from hexhaven.kernel.snapshot import MAGIC, digest, line_of, read, write
from hexhaven.server.codes import ApiError
from tests.server.conftest import House, quiet
from tests.server.played import open_hall

pytestmark = pytest.mark.anyio


async def test_a_lesson_is_played_on(house: House) -> None:
    anybody = await house.player(arrive=False)
    asked = {"line": line_of(archipelago.save(explore().position)), "seat": LEARNER, "language": "de"}
    opened = await anybody.post("/api/position", asked)
    assert opened["line"] == asked["line"]
    assert "explore" in [choice["text"] for choice in opened["choices"]]
    played = await anybody.post("/api/position", {**asked, "answers": ["explore", "take", "drawn side 5a"]})
    assert played["question"]["kind"] == "place-hex"
    assert all(choice["text"].startswith("lay ") for choice in played["choices"])
    assert played["line"] != asked["line"]
    assert (await anybody.post("/api/position", {**asked, "seat": 1}))["choices"] == []


@pytest.mark.parametrize("answers", [["build town 1a"], ["fly"], ["explore", "take", "drawn side 9a"], ["done"] * 21])
async def test_what_is_not_legal_is_refused(house: House, answers: list[str]) -> None:
    anybody = await house.player(arrive=False)
    asked = {"line": line_of(archipelago.save(explore().position)), "answers": answers}
    assert (await anybody.post("/api/position", asked, 400))["code"] == "malformed"


def forged(place: int, number: int) -> str:
    """A position with one other number, and a right checksum."""
    s = burgundy.new_game({"seats": "2", "expansions": "trade-routes"})
    snapshot = read(burgundy.save(burgundy.copy(s)))
    numbers = array("q")
    numbers.frombytes(snapshot.numbers)
    numbers[place] = number
    return line_of(write(replace(snapshot, numbers=numbers.tobytes())))


async def test_a_position_that_cannot_be_keeps_nobody_busy(house: House) -> None:
    """A negative number in the place of a player's trade routes kept the rules busy for ever, and everybody waiting."""
    anybody = await house.player(arrive=False)
    for place in range(-12, 0):
        await anybody.http.post("/api/position", json={"line": forged(place, -1)})
    opened = await anybody.post("/api/position", {"line": forged(-1, 0), "language": "en"})
    assert opened["game"] == "burgundy"


async def test_what_takes_too_long_is_ended(lite: str) -> None:
    async with open_hall(quiet(lite)) as hall:
        left = hall.work.addresses.bucket("eve", hall.settings.monotonic()).left
        with pytest.raises(ApiError):
            await hall.apart.run("eve", 0.1, partial(time.sleep, 3600))
        assert hall.work.addresses.bucket("eve", hall.settings.monotonic()).left < left
        eves = [asyncio.create_task(hall.apart.run("eve", 60, partial(pow, 2, 3))) for _ in range(3)]
        assert await hall.apart.run("ada", 60, partial(pow, 3, 2)) == 9
        assert await asyncio.gather(*eves) == [8, 8, 8]


@pytest.mark.parametrize("header", [b"[" * 10_000, b'{"game":"' + b"x" * 500_000])
async def test_a_header_without_end_is_refused(house: House, header: bytes) -> None:
    anybody = await house.player(arrive=False)
    content = zlib.compress(header + b"\n")
    line = line_of(MAGIC + digest(content) + content)
    assert (await anybody.post("/api/position", {"line": line}, 400))["code"] == "malformed"
