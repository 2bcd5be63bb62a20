"""A seat hears nothing it may not know: not the seed, not what is sealed, not what is not drawn yet."""

import asyncio
import base64
from random import Random

import msgspec
import pytest
from sqlalchemy import select

from hexhaven.server.schema import tables
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio
SEALED = 3
HIDDEN = {"duchies": "chosen", "choices": "hidden"}


def forms_of(seed: bytes) -> list[str]:
    """The seed as it could be written by mistake."""
    letters = [base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()]
    numbers = [str(list(seed)).replace(" ", ""), str(int.from_bytes(seed))]
    return [seed.hex(), seed.hex().upper(), *(text.rstrip("=") for text in letters), *numbers]


def leaks(heard: list[str], secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if any(secret in text for text in heard)]


def strangers_secrets(heard: list[str], seat: int) -> list[str]:
    """What a seat heard of others' sealed choices before they were revealed: it should be nothing."""
    found: list[str] = []
    for text in heard:
        message = msgspec.json.decode(text)
        if message["t"] not in ("moved", "table", "back"):
            continue
        for kind, who, *numbers in message["events"]:
            if kind == SEALED and who != seat and numbers != [-1, 0, 0]:
                found.append(f"event of seat {who}: {numbers}")
        for who, said in message.get("answers", []):
            sealed = any(kind == SEALED and whose == who for kind, whose, *_ in message["events"])
            if sealed and who not in (seat, -1) and said != "":
                found.append(f"answer of seat {who}: {said}")
        for who, other in enumerate(message.get("view", {}).get("seats", [])):
            if who != seat and other["sealed"] not in (0, -1):
                found.append(f"view of seat {who}: {other['sealed']}")
    return found


async def play_hidden(house: House) -> tuple[str, list[Player]]:
    """A whole game with hidden choices, and a spectator from the beginning."""
    ada, bob, eve = [await house.connected(name) for name in ("Ada", "Bob", "Eve")]
    table = (await ada.found("me", "open", options=HIDDEN))["id"]
    await eve.watch(table)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await asyncio.gather(
        ada.play(table, Random(1).choice), bob.play(table, Random(2).choice), eve.play(table, Random(3).choice)
    )
    return table, [ada, bob, eve]


async def test_the_whole_traffic_of_a_game_gives_nothing_away(house: House) -> None:
    table, players = await play_hidden(house)
    row = await house.open_hall.store.first(select(tables.c.seed).where(tables.c.id == table))
    assert row is not None
    for seat, player in zip((0, 1, -1), players, strict=True):
        assert leaks(player.heard, forms_of(row.seed)) == []
        assert strangers_secrets(player.heard, seat) == []
        assert any(f"[{SEALED}," in text for text in player.heard)


async def test_a_leak_would_be_found(house: House) -> None:
    """The same traffic read with the eyes of the wrong seat, and with the seed in it."""
    table, players = await play_hidden(house)
    row = await house.open_hall.store.first(select(tables.c.seed).where(tables.c.id == table))
    assert row is not None
    assert strangers_secrets(players[0].heard, 1)
    assert strangers_secrets(players[1].heard, 0)
    for form in forms_of(row.seed):
        assert leaks([*players[0].heard, f'{{"t":"hello","x":"{form}"}}'], forms_of(row.seed))


async def test_nothing_of_a_later_draw_is_told_before_its_number(house: House) -> None:
    """Every tile, die and good that is heard belongs to an answer of chance that was stored by then."""
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    await ada.play(table, Random(4).choice)
    told = 0
    for text in ada.heard:
        message = msgspec.json.decode(text)
        if message["t"] == "moved":
            draws = sum(who == -1 for who, _ in message["answers"])
            laid_out = sum(event[0] in (12, 13, 15, 16) for event in message["events"])
            fixed = sum(event[0] == 12 and event[3] in (1, 2, 3) for event in message["events"])  # not drawn: one kind
            assert laid_out - fixed <= draws
            told += laid_out
    assert told > 150


async def test_sealed_choices_are_in_no_file_or_position_before_they_are_revealed(house: House) -> None:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.found("me", "open", options=HIDDEN))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    asked = await ada.watch(table)
    assert asked.question is not None
    assert asked.question.kind == "choose-duchy"
    await ada.answer(table, asked.number, "duchy 7")
    eve = await house.player("Eve")
    for player in (bob, eve):
        assert "duchy 7" not in await player.get(f"/api/tables/{table}/record")
        assert "duchy 7" not in str(await player.get(f"/api/tables/{table}/moves"))
        position = await player.get(f"/api/tables/{table}/at/{asked.number + 1}")
        assert position["text"] == ""
        told = await player.get(f"/api/tables/{table}/at/{asked.number + 1}?language=en")
        assert told["words"]["said"] == "Player 1 has made a secret choice."
        assert position["view"]["seats"][0]["sealed"] == -1
    assert "duchy 7" in await ada.get(f"/api/tables/{table}/record")
    assert (await ada.get(f"/api/tables/{table}/at/{asked.number + 1}"))["text"] == "duchy 7"
    shown = await bob.watch(table)
    await bob.answer(table, shown.number, "duchy 3")
    assert "duchy 7" in await bob.get(f"/api/tables/{table}/record")


async def test_the_seed_is_in_the_file_only_after_the_end(house: House) -> None:
    ada = await house.connected()
    table = await ada.found("me", "random")
    before = await ada.get(f"/api/tables/{table['id']}/record")
    assert "\nseed " not in before
    assert f"seed-hash {table['seed_hash']}" in before
    await ada.play(table["id"], Random(1).choice)
    assert "\nseed " in await ada.get(f"/api/tables/{table['id']}/record")
