"""Somebody is away or out of time: who may be voted on, who takes over, who may come back. Time goes when told to."""

from typing import Any

import pytest

from hexhaven.server.absence import vote_from
from hexhaven.server.clocks import DAY
from hexhaven.server.messages.play import Moved
from hexhaven.server.messages.tables import DaysClock, NoClock, TotalClock
from tests.server.conftest import FakeTime, House, quiet, running
from tests.server.player import Player, Receipt, Refused, WholeTable

pytestmark = pytest.mark.anyio


def test_when_a_vote_is_possible() -> None:
    assert vote_from(DaysClock(3), 1000.0, 10.0) is None
    assert vote_from(DaysClock(3, out="vote"), 1000.0, 10.0) == 1000.0
    assert vote_from(TotalClock(30, absent=60), 1000.0, None) is None
    assert vote_from(TotalClock(30, absent=60), 1000.0, 10.0) == 70.0
    assert vote_from(TotalClock(30, absent=60, out="vote"), 40.0, 10.0) == 40.0
    assert vote_from(TotalClock(30, absent=60, out="vote"), 1000.0, None) == 1000.0
    assert vote_from(NoClock(absent=60), None, 10.0) == 70.0
    assert vote_from(NoClock(), None, None) is None


class Evening:
    """People at one table, and the time."""

    def __init__(self, house: House, now: FakeTime, people: list[Player], table: str) -> None:
        self.house, self.now, self.people, self.table = house, now, people, table
        self.path = f"/api/tables/{table}"

    async def vote(self, voter: Player, seat: int) -> dict[str, Any]:
        """What voting answers is what the list has said."""
        told = (await voter.get(self.path))["seats"][seat]["vote_in"]
        response = await voter.http.post(f"{self.path}/vote", json={"seat": seat})
        assert (response.status_code == 200) == (told == 0), (told, response.text)
        answer: dict[str, Any] = response.json()
        return answer

    async def seat(self, number: int) -> dict[str, Any]:
        seat: dict[str, Any] = (await self.people[-1].get(self.path))["seats"][number]
        return seat

    async def wait(self, seconds: float) -> None:
        """Those who are connected are seen."""
        self.now.forward(seconds)
        hall = self.house.open_hall
        await hall.people.note_seen(list(hall.connections))
        await hall.sweeping.once(1)


async def evening(house: House, now: FakeTime, people: int, clock: dict[str, object]) -> Evening:
    everybody = [await house.connected(name) for name in ("Ada", "Bob", "Cy", "Dan")[:people]]
    table = (await everybody[0].found("me", *["open"] * (people - 1), clock=clock))["id"]
    for seat, player in enumerate(everybody[1:], 1):
        await player.post(f"/api/tables/{table}/sit", {"seat": seat})
    for player in everybody:
        await player.watch(table)
    return Evening(house, now, everybody, table)


LIVE = {"kind": "total", "minutes": 60, "increment": 0, "absent": 120}


async def test_a_majority_replaces_the_player_to_move_who_has_gone_and_may_come_back(database: str) -> None:
    now = FakeTime()
    async with running(quiet(database, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 4, LIVE)
        ada, bob, cy, _ = table.people
        assert (await table.vote(bob, 0))["code"] == "not-gone"
        await ada.hang_up()
        await table.wait(119)
        assert (await table.vote(bob, 0))["code"] == "not-gone"
        await table.wait(1)
        voted = await table.vote(bob, 0)
        assert (voted["seats"][0]["votes"], voted["seats"][0]["bot"]) == ([1], None)
        assert (await table.vote(bob, 0))["seats"][0]["votes"] == [1]  # one voice is one voice
        eve = await house.player("Eve")
        assert (await eve.post(f"{table.path}/vote", {"seat": 0}, 403))["code"] == "forbidden"
        replaced = (await table.vote(cy, 0))["seats"][0]  # two of three
        assert (replaced["bot"], replaced["away"], replaced["person"]) == ("skilled", True, ada.person)
        assert replaced["can_return"]
        assert (await bob.hear_a(Moved)).answers[0][0] == 0  # the bot plays on
        await ada.connect()
        shown = await ada.watch(table.table)
        assert (shown.choices, shown.undo) == ([], False)
        assert isinstance(await ada.answer(table.table, shown.number, "end"), Refused)
        back = await ada.post(f"{table.path}/return")
        assert (back["seats"][0]["bot"], back["seats"][0]["away"], back["mine"]) == (None, False, 0)
        assert (await ada.post(f"{table.path}/return", status=409))["code"] == "not-away"


async def test_nobody_is_voted_on_out_of_turn(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 3, LIVE)
        await table.people[1].hang_up()
        await table.wait(1000)
        assert not (await table.seat(1))["online"]
        assert (await table.vote(table.people[0], 1))["code"] == "not-gone"


async def test_a_turn_that_comes_to_somebody_who_is_gone_starts_the_wait(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 2, LIVE)
        ada, bob = table.people
        await bob.hang_up()
        await table.wait(1000)
        while (shown := await ada.watch(table.table)).to_move == [0]:
            assert isinstance(await ada.answer(table.table, shown.number, shown.choices[0].text), Receipt)
        while (vote_in := (await ada.hear_seats())[1].vote_in) is None:
            pass  # until the turn has passed
        assert vote_in == 120
        assert (await table.vote(ada, 1))["code"] == "not-gone"
        await table.wait(120)
        assert (await table.vote(ada, 1))["seats"][1]["bot"] == "skilled"


async def test_over_days_only_the_deadline_counts(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 3, {"kind": "days", "days": 3})
        await table.people[0].hang_up()
        await table.wait(2.9 * DAY)
        assert (await table.vote(table.people[1], 0))["code"] == "not-gone"
        await table.wait(0.1 * DAY)
        seat = await table.seat(0)
        assert (seat["bot"], seat["can_return"]) == ("skilled", True)


async def test_without_a_clock_a_long_absence_counts(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 2, {"kind": "none", "absent": 7200})
        ada, bob = table.people
        await ada.hang_up()
        await table.wait(7000)
        assert (await table.vote(bob, 0))["code"] == "not-gone"
        await table.wait(200)
        assert (await table.vote(bob, 0))["seats"][0]["bot"] == "skilled"


async def test_votes_hold_only_while_the_player_stays_away(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 4, LIVE)
        ada, bob, cy, _ = table.people
        await ada.hang_up()
        await table.wait(120)
        assert (await table.vote(bob, 0))["seats"][0]["votes"] == [1]
        await ada.connect()
        assert ((await table.seat(0))["votes"], (await table.seat(0))["vote_in"]) == ([], None)
        await table.wait(10)
        await ada.hang_up()
        await table.wait(120)
        voted = (await table.vote(cy, 0))["seats"][0]
        assert (voted["votes"], voted["bot"]) == ([2], None)


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 1}, {"kind": "total", "minutes": 5}])
async def test_the_table_can_choose_to_wait_for_who_is_out_of_time(lite: str, clock: dict[str, object]) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0)) as house:
        table = await evening(house, now, 3, {**clock, "out": "vote"})
        ada, bob, cy = table.people
        await table.wait(DAY)
        seat = await table.seat(0)
        assert (seat["bot"], seat["online"], seat["out_of_time"], seat["vote_in"]) == (None, True, True, 0)
        assert (await table.vote(bob, 0))["seats"][0]["votes"] == [1]
        shown = await ada.watch(table.table)
        now.forward(1)
        assert isinstance(await ada.answer(table.table, shown.number, shown.choices[0].text), Receipt)
        if clock["kind"] == "days":
            assert (await table.vote(cy, 0))["code"] == "not-gone"
            return
        assert (await table.seat(0))["votes"] == []  # she has moved since, and her time is still out
        for voter in (bob, cy):
            voted = await table.vote(voter, 0)
        assert (voted["seats"][0]["bot"], voted["seats"][0]["can_return"]) == ("skilled", True)
        assert (await ada.post(f"{table.path}/return"))["seats"][0]["bot"] is None


async def test_choices_come_and_go_with_the_seat(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now, sweep_seconds=3600.0, bot_pause=3600.0)) as house:
        table = await evening(house, now, 2, {"kind": "days", "days": 1})
        ada = table.people[0]
        assert (await ada.watch(table.table)).choices
        await table.wait(DAY)  # her day is over, but the bot takes its time
        while (shown := await ada.hear_a(WholeTable)).choices:
            pass
        assert shown.to_move == [0]
        await ada.post(f"{table.path}/return")
        back = await ada.hear_a(WholeTable)
        assert back.choices
        assert back.clocks == [DAY, DAY]
        assert (await ada.watch(table.table)).clocks == [DAY, DAY]


async def test_whoever_resigns_does_not_come_back(lite: str) -> None:
    now = FakeTime()
    async with running(quiet(lite, now=now)) as house:
        there = await evening(house, now, 3, {"kind": "none"})
        ada, bob, _ = there.people
        left = await ada.post(f"{there.path}/resign")
        seat = left["seats"][left["mine"]]
        assert (seat["bot"], seat["away"], seat["can_return"]) == ("skilled", False, False)
        assert (await ada.post(f"{there.path}/return", None, 409))["code"] == "not-away"
        assert (await ada.post(f"{there.path}/resign", None, 409))["code"] == "closed"
        watcher = await house.player("Eve")
        assert (await watcher.post(f"{there.path}/resign", None, 403))["code"] == "forbidden"
        assert (await bob.get(there.path))["seats"][1]["bot"] is None


async def test_the_table_says_which_bot_stands_in(lite: str) -> None:
    async with running(quiet(lite)) as house:
        ada, bob = await house.connected("Ada"), await house.connected("Bob")
        table = await ada.found("me", "open", stand_in="beginner")
        assert table["stand_in"] == "beginner"
        await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        left = await bob.post(f"/api/tables/{table['id']}/resign")
        assert left["seats"][1]["bot"] == "beginner"
        usual = await ada.found("me", "open")
        assert usual["stand_in"] == "skilled"
        wish = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}], "stand_in": "chess"}
        assert (await ada.post("/api/tables", wish, 400))["code"] == "no-such-bot"
