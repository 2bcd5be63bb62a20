"""Finished games looked back on over HTTP."""

from pathlib import Path

import pytest

from hexhaven import burgundy
from hexhaven.archipelago.review import Review
from tests.server.conftest import House

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


async def test_a_finished_game_is_looked_back_on_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve = await house.player("Ada"), await house.player("Eve", arrive=False)
    record = (GOLDEN / "archipelago" / "three-short-separatist.game").read_text(encoding="utf-8")
    table = await ada.call("POST", "/api/import", None, content=record)
    review = await eve.get(f"/api/tables/{table['id']}/review")
    assert set(review) == set(Review.__dataclass_fields__)
    assert review["independence"]["winner"] == table["result"]["places"].index(1)
    monkeypatch.setattr(house.open_hall.reviews, "made", None)
    assert await ada.get(f"/api/tables/{table['id']}/review") == review


async def test_nobody_looks_back_before_the_end(house: House) -> None:
    ada = await house.player()
    for game in ("archipelago", "burgundy"):
        table = (await ada.found("me", "open", game=game))["id"]
        assert (await ada.get(f"/api/tables/{table}/review", 409))["code"] == "not-over"
    assert (await ada.get("/api/tables/none/review", 404))["code"] == "no-such-table"


async def test_a_game_that_has_nothing_to_say(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(burgundy, "reviewer")
    ada = await house.player()
    record = (GOLDEN / "burgundy" / "two-drawn.game").read_text(encoding="utf-8")
    table = await ada.call("POST", "/api/import", None, content=record)
    assert (await ada.get(f"/api/tables/{table['id']}/review", 404))["code"] == "no-such-review"
