"""Finished games looked back on over HTTP."""

from pathlib import Path

import pytest
from sqlalchemy import delete, insert, update

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.review import Review
from hexhaven.server.loading import game_at, stored_table
from hexhaven.server.schema import answers, snapshots, tables
from tests.server.conftest import House

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"
BEGAN = 100  # answers before the position


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


async def test_a_game_that_began_with_a_position(house: House) -> None:
    """It has a snapshot before its first answer; what was played before is not known."""
    ada, store = await house.player("Ada"), house.open_hall.store
    record = (GOLDEN / "archipelago" / "three-short-separatist.game").read_text(encoding="utf-8")
    table = (await ada.call("POST", "/api/import", None, content=record))["id"]
    whole = await ada.get(f"/api/tables/{table}/at/{BEGAN}")
    row = await stored_table(store, table)
    assert row is not None
    live = await game_at(store, house.open_hall.slices, row, BEGAN)
    begins = {"number": 0, "rules": live.rules, "draws": 0, "data": archipelago.save(live.s)}
    await store.change(
        delete(answers).where(answers.c.table_id == table, answers.c.number < BEGAN),
        update(answers).where(answers.c.table_id == table).values(number=answers.c.number - BEGAN),
        delete(snapshots).where(snapshots.c.table_id == table),
        insert(snapshots).values(table_id=table, **begins),
        update(tables).where(tables.c.id == table).values(number=row.number - BEGAN),
    )
    review = await ada.get(f"/api/tables/{table}/review")
    assert review["independence"] is not None
    assert (await ada.get(f"/api/tables/{table}/at/0"))["view"] == whole["view"]
    assert len(await ada.get(f"/api/tables/{table}/moves")) == row.number - BEGAN
    assert "\nposition hexhaven:" in (await ada.http.get(f"/api/tables/{table}/record")).text
