"""Several people at one screen: one person holds their seats, and looks from one of them at a time."""

import pytest

from hexhaven.kernel.chance import commitment
from hexhaven.server.messages.play import Moved, Receipt, Refused
from tests.server import toy
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio

ANN_AND_BEN = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]


async def opened(ada: Player, seats: list[dict[str, str]], game: str = "toy") -> str:
    table: str = (await ada.post("/api/tables", {"game": game, "seats": seats}))["id"]
    return table


async def test_each_seat_is_played_from_its_own_side(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    ann = await any_house.connected("Ann")
    table = await opened(ann, ANN_AND_BEN)
    asked = await ann.watch(table, seat=0)
    assert (asked.seat, asked.to_move) == (0, [0])
    assert isinstance(await ann.answer(table, asked.number, asked.choices[0].text), Receipt)
    moved = await ann.hear_a(Moved)
    assert moved.to_move == [1]
    assert not moved.choices
    refused = await ann.answer(table, moved.number, asked.choices[0].text)
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-turn"
    between = await ann.watch(table, seat=-1)
    assert (between.seat, between.choices) == (-1, [])
    asked = await ann.watch(table, seat=1)
    assert asked.seat == 1
    assert isinstance(await ann.answer(table, asked.number, asked.choices[0].text), Receipt)


async def test_between_turns_nothing_is_sent_that_only_one_of_them_knows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy.plug_in(monkeypatch)
    ann, guest = await house.connected("Ann"), await house.connected("Guest")
    table = await opened(ann, ANN_AND_BEN)
    asked = await ann.watch(table, seat=0)
    await ann.answer(table, asked.number, asked.choices[0].text)
    for seat, is_own in ((0, True), (1, False), (-1, False)):
        whole = await ann.watch(table, seat=seat)
        [hidden] = [event for event in whole.events if event[0] == toy.HIDDEN]
        assert bool(hidden[2]) is is_own, seat
    past = f"/api/tables/{table}/at/1"
    assert await ann.get(past) == await guest.get(past)
    assert (await ann.get(f"{past}?seat=0", 409))["code"] == "not-over"


async def test_what_the_others_at_the_screen_have_answered_is_exported_after_the_end(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy.plug_in(monkeypatch)
    ann = await any_house.connected("Ann")
    tables = [await opened(ann, seats) for seats in (ANN_AND_BEN, [{"kind": "me"}, {"kind": "bot"}])]
    for table in tables:
        asked = await ann.watch(table, seat=0)
        await ann.answer(table, asked.number, asked.choices[0].text)
    exported = (await ann.get("/api/me/export"))["answers"]
    assert {answer["table_id"] for answer in exported} == {tables[1]}
    await ann.post(f"/api/tables/{tables[0]}/end", {"end": True})
    exported = (await ann.get("/api/me/export"))["answers"]
    assert {answer["table_id"] for answer in exported} == set(tables)


async def test_names_at_the_screen_are_erased_with_their_person(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy.plug_in(monkeypatch)
    ann = await any_house.connected("Ann")
    table = await opened(ann, ANN_AND_BEN)
    await ann.call("DELETE", "/api/me", status=204)
    left = await (await any_house.player("Cy")).get(f"/api/tables/{table}")
    assert [(seat["name"], seat["here"]) for seat in left["seats"]] == [("", False), ("", True)]


async def test_names_turns_and_a_rematch(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    ann = await any_house.connected("Ann")
    table = await opened(ann, ANN_AND_BEN)
    info = await ann.get(f"/api/tables/{table}")
    assert [(seat["name"], seat["here"]) for seat in info["seats"]] == [("Ann", False), ("Ben", True)]
    for _ in range(3 * 2):
        seat = (await ann.get(f"/api/tables/{table}"))["mine"]
        asked = await ann.watch(table, seat=seat)
        assert asked.to_move == [seat]
        assert isinstance(await ann.answer(table, asked.number, asked.choices[0].text), Receipt)
    again = await ann.post(f"/api/tables/{table}/rematch", {})
    assert [(seat["name"], seat["here"], seat["asked"]) for seat in again["seats"]] == [
        ("Ben", True, False),
        ("Ann", False, False),
    ]
    assert again["status"] == "playing"


async def test_nobody_looks_from_a_seat_of_somebody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    ann, eve = await house.connected("Ann"), await house.connected("Eve")
    table = await opened(ann, [*ANN_AND_BEN, {"kind": "open"}])
    await eve.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert (await eve.watch(table, seat=0)).seat == 2
    assert (await ann.watch(table, seat=2)).seat == 0
    guest = await house.connected("Guest")
    assert (await guest.watch(table, seat=1)).seat == -1


async def test_a_part_of_the_seed_is_revealed_whoever_starts(house: House) -> None:
    ann, part = await house.connected("Ann"), "ab" * 32
    wish = {"game": "burgundy", "seats": ANN_AND_BEN, "options": {"start": "2"}}
    table = await ann.post("/api/tables", {**wish, "commitment": commitment(bytes.fromhex(part))})
    assert (await ann.post(f"/api/tables/{table['id']}/reveal", {"part": part}))["status"] == "playing"
    assert (await ann.watch(table["id"], seat=1)).to_move == [1]
    assert (await ann.get(f"/api/tables/{table['id']}"))["mine"] == 1
    assert (await ann.post(f"/api/tables/{table['id']}/reveal", {"part": part}))["mine"] == 1


async def test_a_seat_at_the_screen_needs_a_name(house: House) -> None:
    ann = await house.connected("Ann")
    for seat in ({"kind": "here"}, {"kind": "here", "name": "  "}):
        wish = {"game": "burgundy", "seats": [{"kind": "me"}, seat]}
        assert (await ann.post("/api/tables", wish, 400))["code"] == "malformed"
    assert await ann.get("/api/mine") == []
