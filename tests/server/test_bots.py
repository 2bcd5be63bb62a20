"""The bots: they choose what is legal, know only what their seat knows, and the greedy one plays sensibly."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest
from librt.random import Random

from hexhaven import archipelago, burgundy
from hexhaven.bots import bots_of
from hexhaven.burgundy.position import burgundy as position
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import play
from hexhaven.server.bots import Bots, choose
from hexhaven.server.messages.tables import NewTable, SeatWish
from hexhaven.server.turns import Turns
from tests.archipelago.tested import archipelago as archipelago_position
from tests.server.conftest import House, quiet
from tests.server.played import open_hall, two_at_a_table
from tests.server.player import PATIENCE, is_over, until

BOTS = bots_of("burgundy")
ENOUGH = 25  # questions to bots while something is hidden


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_whole_games_of_every_kind(bot: str) -> None:
    for number, options in enumerate(({"seats": "3", "duchies": "drawn"}, {"duchies": "chosen", "choices": "hidden"})):
        player = BOTS[bot](Random(number))
        s, record = play(burgundy, options, seed_from(number), [player] * 4, Budget(simulations=2))
        assert burgundy.result(s) is not None
        assert record.points


def test_the_greedy_bot_beats_the_random_one() -> None:
    rng = Random(3)
    greedy, chance = BOTS["greedy"](rng), BOTS["random"](rng)
    for number in range(4):
        players = [greedy, chance] if number % 2 else [chance, greedy]
        s, _ = play(burgundy, {"duchies": "1"}, seed_from(number), players)
        result = burgundy.result(s)
        assert result is not None
        assert result.points[1 - number % 2] > 1.5 * result.points[number % 2]


@pytest.mark.parametrize("luck", range(5))
def test_the_greedy_bot_wastes_no_workers(luck: int) -> None:
    """One die shows the kind of the goods: no worker is paid for selling them with the other."""
    s = position(2).seat(0, dice="3 5", workers=6, goods="3 3 3").build()
    legal = list(burgundy.legal(s))
    assert "5 sell 3 w2" in [burgundy.notation(answer) for answer in legal]
    chosen = burgundy.notation(BOTS["greedy"](Random(luck)).choose(s, 0, legal, Budget()))
    assert "w" not in chosen.split()[-1] or chosen.endswith("workers")


def test_a_worker_process_answers_with_a_legal_text() -> None:
    s = burgundy.new_game({"seats": "2"})
    rng = Random(1)
    while burgundy.to_move(s) != 0:
        legal = list(burgundy.legal(s))
        burgundy.step(s, legal[rng.randrange(len(legal))])
    for bot in BOTS:
        thought = choose("burgundy", None, burgundy.save(burgundy.imagine(s, 0, rng)), bot, 0)
        assert burgundy.why_not(s, 0, thought.text) is None


@pytest.mark.anyio
async def test_a_worker_process_is_sent_a_world_not_the_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It agrees with the game in all the bot's seat knows; what is sealed is right only by chance."""
    sealed, right, enough = 0, 0, asyncio.Event()

    async def thought(bots: Bots, job: partial[str]) -> str:
        nonlocal sealed, right
        live = next(reversed(bots.hall.tables.live.values())).game
        _, _, sent, _, seat = job.args
        world = archipelago.load(sent)
        assert archipelago.view(world, seat) == archipelago.view(live.s, seat)
        if archipelago.is_sealed(live.s):
            sealed += 1
            right += archipelago.key(world) == archipelago.key(live.s)
        if sealed == ENOUGH:
            enough.set()
        return job()

    monkeypatch.setattr(Bots, "thought", thought)
    ada = await house.connected("Ada")
    async with asyncio.timeout(PATIENCE):
        while not enough.is_set():  # the rebels may win a game too soon
            table = (await ada.found("me", "random", "random", game="archipelago", options={"deals": "off"}))["id"]
            heard = await ada.watch(table)
            while not enough.is_set() and not is_over(heard):
                if heard.choices:
                    await ada.answer(table, heard.number, heard.choices[0].text)
                await asyncio.sleep(0)
                heard = await ada.watch(table)
    assert right < ENOUGH / 2


@pytest.mark.anyio
async def test_bots_pause_where_there_is_something_to_follow(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits while the terms of an offer are named; where nobody watches, nobody waits at all."""
    async with open_hall(quiet(lite, bot_pause=0.8)) as hall:
        table = await two_at_a_table(hall, "archipelago")
        table.game.s = archipelago_position(2).build()
        assert hall.bots.pause(table) == 0.0
        monkeypatch.setattr(table, "watchers", {"somebody": 0})
        pauses = [hall.bots.pause(table)]
        for text in ("offer 2", "give 1 florins", "propose"):
            archipelago.step(table.game.s, archipelago.answer_of(text))
            pauses.append(hall.bots.pause(table))
        assert pauses == [0.8, 0.0, 0.0, 0.8]


@pytest.mark.anyio
async def test_a_killed_worker_is_replaced_by_one(lite: str) -> None:
    """Everybody who waited for it once started a worker of their own."""
    async with open_hall(quiet(lite)) as hall:
        pools, workers = set(), hall.bots.workers

        def counted() -> ProcessPoolExecutor:
            pool = workers()
            pools.add(id(pool))
            return pool

        hall.bots.workers = counted  # type: ignore[method-assign]
        waiting = [asyncio.create_task(hall.bots.thought(partial(pow, 2, number))) for number in range(20)]
        await asyncio.sleep(0)
        for process in list((hall.bots.pool or counted())._processes.values()):
            process.kill()
        assert await asyncio.gather(*waiting) == [2**number for number in range(20)]
        assert len(pools) <= 2


@pytest.mark.anyio
async def test_one_persons_bots_do_not_keep_those_of_others_waiting(lite: str) -> None:
    """Somebody who lets bots play each other at a hundred tables waits for them alone."""
    async with open_hall(quiet(lite)) as hall:
        eve, ada = [await hall.people.new_person(name) for name in ("Eve", "Ada")]
        hall.bots.turns = Turns(1)
        thinking = asyncio.Event()

        async def thought(job: partial[str]) -> str:
            thinking.set()
            await asyncio.sleep(PATIENCE)
            return ""

        hall.bots.thought = thought  # type: ignore[method-assign, assignment]
        for whose in (eve, eve, eve, ada):
            await hall.lobby.found(whose.id, NewTable("burgundy", [SeatWish("bot", "random")] * 2))
        await thinking.wait()

        async def all_are_waiting() -> bool:
            return sum(map(len, hall.bots.turns.waiting.values())) == 3

        await until(all_are_waiting)
        assert {whose: len(own) for whose, own in hall.bots.turns.waiting.items()} == {eve.id: 2, ada.id: 1}
