"""Deals at a table: a whole offer is one message. Whatever comes too late changes nothing, and both sides are told."""

import asyncio
from typing import Any

import pytest

from hexhaven.archipelago.events import DEAL_ACCEPTED, DEAL_REFUSED
from hexhaven.server.history import entries_of, in_force
from hexhaven.server.loading import load_table, stored_table
from hexhaven.server.messages.connection import Problem
from hexhaven.server.messages.play import Back, Moved, Receipt, Refused, WholeTable
from hexhaven.server.messages.tables import Seats
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.dealing import Talks, at_the_talks
from tests.server.player import until
from tests.server.test_loading import shape

pytestmark = pytest.mark.anyio

GIVEN = ("give 1 florins", "promise florins 2")
ACCEPTED, REFUSED = int(DEAL_ACCEPTED), int(DEAL_REFUSED)


async def propose(talks: Talks, *terms: str) -> Moved:
    """The offer is made; what the partner hears of it."""
    receipt = await talks.asker.request(talks.offering(*(terms or GIVEN)))
    assert receipt == Receipt(receipt.request, talks.number)
    return await talks.partner.hear_a(Moved)


def reply(talks: Talks, asked: Moved, text: str) -> dict[str, Any]:
    return {"t": "answer", "table": talks.table, "number": asked.number, "text": text}


async def answers(house: House, talks: Talks) -> list[str]:
    """Those in force."""
    return [entry.text for entry in in_force(entries_of(await house.open_hall.store.answers_from(talks.table, 0)))]


def kinds(message: Moved | Back | WholeTable) -> list[int]:
    return [event[0] for event in message.events]


async def test_a_whole_offer_is_one_message(any_house: House) -> None:
    talks = await at_the_talks(any_house)
    heard = await propose(talks)
    assert [text for _, text in heard.answers] == [talks.offer, *GIVEN, "propose"]
    assert (heard.from_, heard.number) == (talks.number, talks.number + 4)
    assert {choice.text for choice in heard.choices} == {"accept", "refuse", "counter"}
    assert (await talks.asker.hear_a(Moved)).undo
    accepted = await talks.partner.request(reply(talks, heard, "accept"))
    assert isinstance(accepted, Receipt)
    assert ACCEPTED in kinds(await talks.asker.hear_a(Moved))
    assert (await answers(any_house, talks))[-5:] == [talks.offer, *GIVEN, "propose", "accept"]


async def test_a_counter_offer_is_one_message_as_well(house: House) -> None:
    talks = await at_the_talks(house)
    heard = await propose(talks)
    counter = {**reply(talks, heard, "counter"), "then": ["ask 2 florins", "propose"]}
    assert isinstance(await talks.partner.request(counter), Receipt)
    await talks.asker.hear_a(Moved)
    heard = await talks.asker.hear_a(Moved)
    assert [text for _, text in heard.answers] == ["counter", "ask 2 florins", "propose"]
    assert isinstance(await talks.asker.request(reply(talks, heard, "refuse")), Receipt)
    await talks.partner.hear_a(Moved)
    assert REFUSED in kinds(await talks.partner.hear_a(Moved))


@pytest.mark.parametrize(
    ("terms", "code", "place"),
    [
        (("give 99 florins",), "illegal", 1),
        (("give 1 florins", "give 2 florins"), "illegal", 2),
        (("nonsense",), "malformed", 1),
        (("give 1 florins", "propose"), "not-your-turn", 3),  # and a second "propose" follows
        ((), "illegal", 1),  # nothing is offered
        (("give 1 florins", "propose", "accept"), "not-your-turn", 3),  # for somebody else
    ],
)
async def test_what_cannot_be_given_together_changes_nothing(
    house: House, terms: tuple[str, ...], code: str, place: int
) -> None:
    talks = await at_the_talks(house)
    before = await talks.asker.watch(talks.table)
    refused = await talks.asker.request(talks.offering(*terms))
    assert isinstance(refused, Refused)
    assert (refused.code, refused.place) == (code, place)
    after = await talks.asker.watch(talks.table)
    assert (after.number, after.view, after.choices) == (before.number, before.view, before.choices)


async def test_at_most_twelve_answers_come_together(house: House) -> None:
    talks = await at_the_talks(house)
    await talks.asker.send(talks.offering(*["give 1 florins"] * 11, request="many"))
    assert (await talks.asker.hear_a(Problem)).code == "malformed"
    assert (await talks.asker.watch(talks.table)).number == talks.number


async def test_the_same_message_again_gets_the_same_receipt(house: House) -> None:
    talks = await at_the_talks(house)
    message = talks.offering(*GIVEN, request="once")
    first = await talks.asker.request(message)
    assert first == await talks.asker.request(message) == Receipt("once", talks.number)
    assert (await talks.asker.watch(talks.table)).number == talks.number + 4


async def test_an_offer_is_taken_back_as_a_whole(any_house: House) -> None:
    talks = await at_the_talks(any_house, clock={"kind": "total", "minutes": 30})
    before = await talks.asker.watch(talks.table)
    heard = await propose(talks)
    assert isinstance(await talks.asker.undo(talks.table, heard.number), Receipt)
    back = await talks.partner.hear_a(Back)
    assert (back.number, back.to_move) == (talks.number + 8, before.to_move)
    back = await talks.asker.hear_a(Back)
    assert (back.view, back.choices, back.undo) == (before.view, before.choices, before.undo)
    assert "propose" not in await answers(any_house, talks)


async def test_a_table_loaded_after_an_offer_is_the_same(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now)) as house:
        talks = await at_the_talks(house, clock={"kind": "total", "minutes": 30})
        now.forward(5)
        heard = await propose(talks)
        hall = house.open_hall
        table = hall.tables.live[talks.table]

        async def loaded() -> Any:
            return shape(await load_table(hall.store, await stored_table(hall.store, talks.table)))

        assert [horizon.joined for horizon in table.game.horizons][-4:] == [False, True, True, True]
        assert await loaded() == shape(table)
        now.forward(7)
        hall.tables.live.pop(talks.table)
        for player in (talks.asker, talks.partner):
            await player.watch(talks.table)
        assert isinstance(await talks.asker.undo(talks.table, heard.number), Receipt)
        await talks.partner.hear_a(Back)
        assert await loaded() == shape(hall.tables.live[talks.table])


async def test_a_deal_is_answered_once(any_house: House) -> None:
    """In two windows at the same time, and once more afterwards."""
    talks = await at_the_talks(any_house)
    heard = await propose(talks)
    tab = await (await any_house.player(arrive=False)).connect(
        headers={"Cookie": "; ".join(f"{name}={value}" for name, value in talks.partner.http.cookies.items())}
    )
    await tab.watch(talks.table)
    results = await asyncio.gather(
        talks.partner.request(reply(talks, heard, "accept")), tab.request(reply(talks, heard, "refuse"))
    )
    assert sorted(type(result).__name__ for result in results) == ["Receipt", "Refused"]
    (late,) = (result for result in results if isinstance(result, Refused))
    assert late.code == "stale"
    again = await talks.partner.request(reply(talks, heard, "refuse"))
    assert isinstance(again, Refused)
    assert again.code == "stale"
    assert [text in ("accept", "refuse") for text in (await answers(any_house, talks))[-2:]] == [False, True]


async def test_an_offer_that_was_just_accepted_cannot_be_taken_back(house: House) -> None:
    talks = await at_the_talks(house)
    heard = await propose(talks)
    assert isinstance(await talks.partner.request(reply(talks, heard, "accept")), Receipt)
    late = await talks.asker.undo(talks.table, heard.number)
    assert isinstance(late, Refused)
    assert late.code == "stale"
    views = [(await player.watch(talks.table)).view for player in (talks.asker, talks.partner)]
    assert views[0]["deal"] is None
    assert [seat["florins"] for seat in views[0]["seats"]] == [seat["florins"] for seat in views[1]["seats"]]


async def test_an_offer_that_was_just_taken_back_cannot_be_accepted(house: House) -> None:
    talks = await at_the_talks(house)
    heard = await propose(talks)
    assert isinstance(await talks.asker.undo(talks.table, heard.number), Receipt)
    late = await talks.partner.request(reply(talks, heard, "accept"))
    assert isinstance(late, Refused)
    assert late.code == "stale"
    assert (await talks.partner.watch(talks.table)).view["deal"] is None


async def test_both_at_once(house: House) -> None:
    """Whoever comes second is refused; the table is the same for both."""
    talks = await at_the_talks(house)
    heard = await propose(talks)
    results = await asyncio.gather(
        talks.partner.request(reply(talks, heard, "accept")),
        talks.asker.undo(talks.table, heard.number),
    )
    assert sorted(type(result).__name__ for result in results) == ["Receipt", "Refused"]
    views = [(await player.watch(talks.table)).view for player in (talks.asker, talks.partner)]
    assert [view["deal"] for view in views] == [None, None]
    assert views[0]["seats"][0]["florins"] == views[1]["seats"][0]["florins"]


async def test_somebody_leaves_in_the_middle_of_a_deal(lite: str) -> None:
    """The other hears of it, a bot answers if they want it, and whoever comes back finds everything as it is."""
    now = FakeTime()
    async with running(quiet(lite, now=now)) as house:
        talks = await at_the_talks(house, clock={"kind": "none", "absent": 60})
        heard = await propose(talks)
        seat = heard.to_move[0]
        await talks.partner.hang_up()

        async def is_told() -> bool:
            return not (await talks.asker.hear_a(Seats)).table.seats[seat].online

        await until(is_told)
        assert (await talks.asker.watch(talks.table)).to_move == [seat]
        now.forward(61)
        await talks.asker.post(f"/api/tables/{talks.table}/vote", {"seat": seat})
        answered = await talks.asker.hear_a(Moved)
        assert (answered.from_, answered.answers[0][0]) == (heard.number, seat)
        await talks.partner.connect()
        found = await talks.partner.watch(talks.table)
        assert found.number > heard.number
        late = await talks.partner.request(reply(talks, heard, "accept"))
        assert isinstance(late, Refused)
        assert late.code == "stale"


async def test_the_one_who_offers_leaves_in_the_middle(house: House) -> None:
    talks = await at_the_talks(house)
    message = talks.offering(*GIVEN, request="gone")
    await talks.asker.send(message)
    await talks.asker.hang_up()
    heard = await talks.partner.hear_a(Moved)
    assert isinstance(await talks.partner.request(reply(talks, heard, "accept")), Receipt)
    await talks.asker.connect()
    whole = await talks.asker.watch(talks.table, seen=talks.number)
    assert ACCEPTED in kinds(whole)
    assert await talks.asker.request(message) == Receipt("gone", talks.number)
