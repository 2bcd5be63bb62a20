"""Copied positions can be played on over HTTP; nothing is stored, and what is not legal is refused."""

import pytest

from hexhaven import archipelago
from hexhaven.archipelago.lessons import LEARNER, explore
from hexhaven.kernel.snapshot import line_of
from tests.server.conftest import House

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
