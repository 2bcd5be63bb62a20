"""A game the server has never heard of: what fulfils the contract can be played at a table, and keeps its secrets."""

import asyncio
from random import Random

import pytest

from hexhaven.kernel.record import read, verify
from hexhaven.server.messages.play import Moved, Receipt, Refused, WholeTable
from hexhaven.server.messages.words import Words
from tests.server import toy
from tests.server.conftest import House
from tests.server.player import Player, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)


async def play(player: Player, table: str, rng: Random) -> None:
    """By the list in words."""

    async def is_over() -> bool:
        heard = await player.watch(table)
        if heard.choices:
            await player.send({"t": "words", "table": table})
            told = await player.hear_a(Words)
            assert [choice.said for choice in told.choices] == ["take the 7", "take the 8", "take the 9"]
            assert [(section.title, len(section.lines)) for section in told.state] == [("Points", 2)]
            assert isinstance(await player.answer(table, told.number, rng.choice(told.choices).text), Receipt)
        return bool((await player.get(f"/api/tables/{table}"))["status"] == "over")

    await until(is_over)


async def seated(house: House) -> tuple[Player, Player, str]:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return ada, bob, table


async def test_it_is_offered_and_played_to_its_end(house: House) -> None:
    ada, bob, table = await seated(house)
    offered = {game["name"]: game for game in await ada.get("/api/games")}["toy"]
    assert (offered["title"], offered["seats"], offered["bots"]) == ("Toy", [2, 3], ["random"])
    await asyncio.gather(play(ada, table, Random(1)), play(bob, table, Random(2)))
    over = await ada.get(f"/api/tables/{table}")
    record = read(await ada.get(f"/api/tables/{table}/record"))
    assert verify(toy, record) == toy.ROUNDS
    assert list(record.points) == over["result"]["points"]


async def test_what_it_seals_is_heard_by_nobody_else(house: House) -> None:
    ada, bob, table = await seated(house)
    asked = await ada.watch(table)
    await bob.watch(table)
    await ada.answer(table, asked.number, "pick 8")
    moved = await bob.hear_a(Moved)
    assert moved.answers == [(0, "")]
    assert moved.events == [(toy.HIDDEN, 0, 0, 0, 0)]
    assert (await ada.hear_a(Moved)).answers == [(0, "pick 8")]
    assert "pick 8" not in await bob.get(f"/api/tables/{table}/record")
    await bob.answer(table, moved.number, "pick 9")
    shown = await bob.hear_a(Moved)
    assert not shown.undo  # the other's number was seen
    assert (toy.SHOWN, 0, 8, 0, 0) in shown.events


async def test_its_refusals_and_wrong_options(house: House) -> None:
    ada, bob, table = await seated(house)
    shown: WholeTable = await bob.watch(table)
    refused = await bob.answer(table, shown.number, "pick 7")
    assert isinstance(refused, Refused)
    assert (refused.code, refused.rule, refused.key) == ("not-your-turn", "T1", "why-toy")
    body = {"game": "toy", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 3}
    assert (await ada.post("/api/tables", body, 400))["code"] == "bad-option"
