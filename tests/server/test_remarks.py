"""What is said by key: checked, kept, told to everybody, and said by bots as well."""

from pathlib import Path

import pytest
from librt.random import Random

from hexhaven import archipelago
from hexhaven.archipelago.bots.greedy import GreedyBot
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Remark
from hexhaven.language import LANGUAGES
from hexhaven.server import bots
from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Problem
from hexhaven.server.remarks import GENERAL, fault_of
from tests.server import toy
from tests.server.conftest import House, quiet
from tests.server.played import open_hall, settle, two_at_a_table
from tests.server.player import until

pytestmark = pytest.mark.anyio

WEB_TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_has_a_text_for_every_general_remark(code: str) -> None:
    texts = (WEB_TEXTS / f"{code}.ftl").read_text(encoding="utf-8")
    assert [key for key in GENERAL if f"\nremark-{key} = " not in texts] == []


@pytest.mark.parametrize(
    ("game", "remark", "fault"),
    [
        ("burgundy", Remark("hello"), ""),
        ("archipelago", Remark("hello"), ""),
        ("archipelago", Remark("need", (5,)), ""),
        ("burgundy", Remark("need", (5,)), "there is no remark 'need'"),
        ("archipelago", Remark("need", (6,)), "need: resource is at most 5"),
        ("archipelago", Remark("need", (-1,)), "need: resource is at most 5"),
        ("archipelago", Remark("need"), "need takes 1 numbers"),
        ("archipelago", Remark("hello", (1,)), "hello takes 0 numbers"),
    ],
)
def test_a_remark_has_a_key_and_numbers_of_its_game(game: str, remark: Remark, fault: str) -> None:
    assert fault_of(GAMES[game], remark) == fault


async def test_a_remark_is_told_by_key_and_kept(any_house: House) -> None:
    ada, bob = await any_house.connected("Ada"), await any_house.connected("Bob")
    table = (await ada.found("me", "open", game="archipelago"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ada.watch(table)
    await bob.watch(table)
    await bob.send({"t": "remark", "table": table, "key": "need", "numbers": [3]})
    said = await ada.hear_a(Said)
    assert (said.name, said.seat, said.text, said.remark, said.numbers) == ("Bob", 1, "", "need", [3])
    later = await any_house.connected("Eve")
    assert [(line.remark, line.numbers) for line in (await later.watch(table)).chat] == [("need", [3])]
    await later.send({"t": "remark", "table": table, "key": "nonsense"})
    assert (await later.hear_a(Problem)).code == "malformed"
    await bob.send({"t": "say", "table": table, "text": "need"})
    said = await ada.hear_a(Said)
    assert (said.text, said.remark, said.numbers) == ("need", None, [])


async def test_visitors_without_a_name_say_nothing(house: House) -> None:
    ada = await house.player("Ada")
    table = (await ada.found("me", "open", game="archipelago"))["id"]
    visitor = await (await house.player("", arrive=False)).connect()
    await visitor.send({"t": "remark", "table": table, "key": "hello"})
    assert (await visitor.hear_a(Problem)).code == "not-watching"
    await visitor.watch(table)
    await visitor.send({"t": "remark", "table": table, "key": "hello"})
    assert (await visitor.hear_a(Problem)).code == "no-session"


class Polite(GreedyBot):
    def says(self, world: archipelago.State, seat: int, answer: int) -> Remark | None:
        return Remark("add-florins", (seat + 1,))


async def test_a_bot_says_something_with_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot_called", lambda game, bot: Polite(Random(1)))
    s = archipelago.new_game({"seats": "2"})
    archipelago.chance_step(s, Random(1))
    seat = archipelago.to_move(s)
    thought = bots.choose("archipelago", archipelago.component_set(s), archipelago.save(s), "polite", seat)
    assert thought.remark == Remark("add-florins", (seat + 1,))


async def test_what_a_bot_says_is_chat(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    async with open_hall(quiet(lite)) as hall:
        table = await two_at_a_table(hall, "toy")
        text = table.game.game.notation(table.game.legal_answers()[0])
        thought = bots.Thought(text, Remark("thanks"))
        for seat in (0, 1):
            table.seats[seat].bot = "random"
            hall.answering.give_for_bot(table, table.game.number, seat, thought)
            await settle(table)

        async def is_said() -> bool:
            return len(table.chat) == 2

        await until(is_said)
        assert [(line.seat, line.remark) for line in table.chat] == [(0, "thanks"), (1, "thanks")]
