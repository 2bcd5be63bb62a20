"""Few can think at a time; nobody waits for all that somebody else wants thought of."""

import asyncio

import pytest

from hexhaven.server.turns import Turns

pytestmark = pytest.mark.anyio


async def test_everybody_in_turn_however_much_they_ask_for() -> None:
    turns, done = Turns(1), []

    async def ask(whose: str) -> None:
        async with turns.turn(whose):
            await asyncio.sleep(0)
            done.append(whose)

    await asyncio.gather(*(ask(whose) for whose in "eeeeeeaeb"))
    assert "".join(done) == "eeabeeeee"
    assert (turns.free, turns.waiting) == (1, {})


async def test_as_many_at_once_as_there_are_slots() -> None:
    turns, under_way, most = Turns(3), 0, 0

    async def ask(whose: str) -> None:
        nonlocal under_way, most
        async with turns.turn(whose):
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0)
            under_way -= 1

    await asyncio.gather(*(ask(str(number % 4)) for number in range(20)))
    assert (most, turns.free) == (3, 3)


async def test_who_gives_up_waiting_keeps_nobody_else_waiting() -> None:
    turns, done = Turns(1), []
    hold = asyncio.Event()

    async def ask(whose: str) -> None:
        async with turns.turn(whose):
            await hold.wait()
            done.append(whose)

    first, second, third = (asyncio.create_task(ask(whose)) for whose in "abc")
    await asyncio.sleep(0)
    second.cancel()
    hold.set()
    await asyncio.gather(first, second, third, return_exceptions=True)
    assert (done, turns.free) == (["a", "c"], 1)


async def test_a_turn_that_came_too_late_is_passed_on() -> None:
    turns = Turns(1)
    async with turns.turn("a"):
        late = asyncio.create_task(turns.wait("b"))
        await asyncio.sleep(0)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    assert turns.free == 1
