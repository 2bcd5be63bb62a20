"""Players add to the seed: they commit while seats are free, and reveal when the table is full."""

import hashlib
from typing import Any

import pytest

from hexhaven import burgundy
from hexhaven.kernel.chance import commitment, mixed_seed
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.record import read, verify, write
from hexhaven.server.schema import tables
from hexhaven.server.table import OVER
from tests.server.conftest import House, quiet, running
from tests.server.player import Player, until
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio

ADAS, BOBS = "a1" * 32, "b0" * 32


def hashed(part: str) -> str:
    return commitment(bytes.fromhex(part))


async def sit(player: Player, table: str, seat: int, part: str) -> Any:
    return await player.post(f"/api/tables/{table}/sit", {"seat": seat, "commitment": hashed(part)})


async def reveal(player: Player, table: str, part: str, status: int = 200) -> Any:
    return await player.post(f"/api/tables/{table}/reveal", {"part": part}, status)


def test_the_seed_is_mixed_as_documented() -> None:
    server, ada, bob = bytes(32), bytes.fromhex(ADAS), bytes.fromhex(BOBS)
    assert mixed_seed(server, {}) == server
    assert mixed_seed(server, {2: bob, 0: ada}) == hashlib.sha256(server + b"\1" + ada + b"\3" + bob).digest()


async def test_the_game_starts_when_all_parts_are_revealed(any_house: House) -> None:
    ada, bob = [await any_house.connected(name) for name in ("Ada", "Bob")]
    table = await ada.found("me", "open", commitment=hashed(ADAS))
    assert (table["seats"][0]["commitment"], table["revealing"]) == (hashed(ADAS), False)
    early = await reveal(ada, table["id"], ADAS, 409)
    assert early["code"] == "closed", "nobody reveals while others may still commit"
    full = await sit(bob, table["id"], 1, BOBS)
    assert (full["status"], full["revealing"]) == ("open", True)
    assert (await bob.post(f"/api/tables/{table['id']}/stand", status=409))["code"] == "closed"
    assert (await reveal(bob, table["id"], ADAS, 409))["code"] == "closed"
    assert (await reveal(ada, table["id"], ADAS))["status"] == "open"
    started = await reveal(bob, table["id"], BOBS)
    assert (started["status"], started["revealing"], started["seed_hash"]) == ("playing", False, table["seed_hash"])
    assert [seat["part"] for seat in started["seats"]] == [ADAS, BOBS]
    assert started["seed"] is None
    again = await reveal(bob, table["id"], BOBS)  # by another window
    assert again["seats"] == started["seats"]


async def test_the_file_of_the_game_proves_it(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random", commitment=hashed(ADAS)))["id"]
    await reveal(ada, table, ADAS)
    running_game = read(await ada.get(f"/api/tables/{table}/record"))
    assert [(added.seat, added.part) for added in running_game.entropy] == [(0, bytes.fromhex(ADAS))]
    assert running_game.seed is None
    await ada.play(table)
    text = await ada.get(f"/api/tables/{table}/record")
    record = read(text)
    assert text.startswith("hexhaven record 3\n")
    assert write(record) == text
    assert verify(burgundy, record) > 100
    info = await ada.get(f"/api/tables/{table}")
    assert record.seed is not None
    assert info["seed"] == record.seed.hex()
    assert commitment(record.seed) == info["seed_hash"]
    record.entropy[0] = record.entropy[0]._replace(commitment=hashed(BOBS), part=bytes.fromhex(BOBS))
    with pytest.raises(FileError, match="of this seed is"):
        verify(burgundy, read(write(record)))
    record.entropy[0] = record.entropy[0]._replace(commitment=hashed(ADAS))
    with pytest.raises(FileError, match="does not match the published hash"):
        read(write(record))
    imported = (await ada.http.post("/api/import", content=text.encode())).json()
    assert await ada.get(f"/api/tables/{imported['id']}/record") == text


async def test_a_part_that_is_not_revealed_is_left_out(house: House) -> None:
    """Somebody has gone after sitting down; the game starts all the same, and the file says so."""
    ada, bob = [await house.connected(name) for name in ("Ada", "Bob")]
    table = (await ada.found("me", "open", commitment=hashed(ADAS)))["id"]
    await sit(bob, table, 1, BOBS)
    await reveal(ada, table, ADAS)

    async def started() -> bool:
        return bool((await ada.get(f"/api/tables/{table}"))["status"] == "playing")

    await until(started)
    record = read(await ada.get(f"/api/tables/{table}/record"))
    assert [(added.commitment, added.part) for added in record.entropy] == [
        (hashed(ADAS), bytes.fromhex(ADAS)),
        (hashed(BOBS), None),
    ]
    seed = (await house.open_hall.tables.get(table)).game.seed  # type: ignore[union-attr]
    server = house.open_hall.tables.live[table].seed
    assert server is not None
    assert seed == mixed_seed(server, {0: bytes.fromhex(ADAS)})


async def test_whoever_stands_up_takes_the_commitment_away(house: House) -> None:
    ada, bob = [await house.player(name) for name in ("Ada", "Bob")]
    table = (await ada.found("me", "open", "open"))["id"]
    await sit(bob, table, 1, BOBS)
    left = await bob.post(f"/api/tables/{table}/stand")
    assert left["seats"][1]["commitment"] is None


@pytest.mark.parametrize("wrong", ["", "x" * 64, "A1" * 32, "a1" * 31])
async def test_only_32_bytes_are_a_commitment_or_a_part(house: House, wrong: str) -> None:
    ada = await house.player()
    body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}], "commitment": wrong}
    assert (await ada.post("/api/tables", body, 400))["code"] == "malformed"
    table = (await ada.found("me", "open"))["id"]
    assert (await reveal(ada, table, wrong, 400))["code"] == "malformed"


async def test_all_processes_draw_from_the_same_seed(postgres: Postgres) -> None:
    database = postgres.new_database()
    async with running(quiet(database)) as here, running(quiet(database)) as there:
        ada, bob = await here.connected(), await there.connected("Bob")
        table = (await ada.found("me", "open", commitment=hashed(ADAS)))["id"]
        await bob.watch(table)
        await sit(bob, table, 1, BOBS)
        await reveal(ada, table, ADAS)
        await reveal(bob, table, BOBS)
        await ada.watch(table)
        seeds = [(await house.open_hall.tables.get(table)).game.seed for house in (here, there)]  # type: ignore[union-attr]

        async def same() -> bool:
            return here.open_hall.tables.live[table].game.seed == there.open_hall.tables.live[table].game.seed

        await until(same)
        assert None not in seeds


# Playing again.


async def test_a_rematch_asks_the_others(any_house: House) -> None:
    ada, bob, eve = [await any_house.connected(name) for name in ("Ada", "Bob", "Eve")]
    first = (await ada.found("me", "open", clock={"kind": "total", "minutes": 5}))["id"]
    await bob.post(f"/api/tables/{first}/sit", {"seat": 1})
    await end(any_house, first)
    again = await ada.post(f"/api/tables/{first}/rematch", {"commitment": hashed(ADAS)})
    table = again["id"]
    assert [(seat["person"], seat["asked"]) for seat in again["seats"]] == [(bob.person, True), (ada.person, False)]
    assert (again["status"], again["revealing"]) == ("open", False)
    assert (await eve.post(f"/api/tables/{table}/sit", {"seat": 0}, 409))["code"] == "seat-taken"
    assert table in [info["id"] for info in await bob.get("/api/mine")]
    assert (await bob.post(f"/api/tables/{first}/rematch"))["id"] == table
    accepted = await bob.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert (accepted["revealing"], accepted["seats"][0]["asked"]) == (True, False)
    assert (await reveal(ada, table, ADAS))["status"] == "playing"


async def test_a_rematch_can_be_declined(house: House) -> None:
    ada, bob, eve = [await house.connected(name) for name in ("Ada", "Bob", "Eve")]
    first = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{first}/sit", {"seat": 1})
    await end(house, first)
    table = (await ada.post(f"/api/tables/{first}/rematch"))["id"]
    assert (await bob.post(f"/api/tables/{table}/sit", {"seat": 1}, 409))["code"] == "seated"
    declined = await bob.post(f"/api/tables/{table}/stand")
    assert (declined["seats"][0]["person"], declined["seats"][0]["asked"]) == (None, False)
    assert (await eve.post(f"/api/tables/{table}/sit", {"seat": 0}))["status"] == "playing"


async def test_the_owner_frees_a_seat_that_nobody_accepts(house: House) -> None:
    ada, bob, eve = [await house.connected(name) for name in ("Ada", "Bob", "Eve")]
    first = (await ada.found("me", "open"))["id"]
    await bob.post(f"/api/tables/{first}/sit", {"seat": 1})
    await end(house, first)
    path = f"/api/tables/{(await ada.post(f'/api/tables/{first}/rematch'))['id']}"
    assert (await eve.post(f"{path}/stand", {"seat": 0}, 403))["code"] == "forbidden"
    assert (await ada.post(f"{path}/stand", {"seat": 1}, 409))["code"] == "closed", "that is a seat that was taken"
    assert (await ada.post(f"{path}/stand", {"seat": 0}))["seats"][0]["person"] is None
    assert (await eve.post(f"{path}/sit", {"seat": 0}))["status"] == "playing"


async def end(house: House, table: str) -> None:
    """As if the game had been played to its end, once its first draws are stored."""
    store = house.open_hall.store

    async def begun() -> bool:
        return bool(await store.answers_from(table, 0))

    await until(begun)
    await store.change(tables.update().where(tables.c.id == table).values(status=OVER))
