"""The list of answers of a game that is looked back on."""

import re
from pathlib import Path
from typing import Any

import pytest

from hexhaven.archipelago.events import DISCS_RETURNED, DISCS_USED, PHASE_OPENED, TURN_OPENED
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden" / "archipelago"
NAMES = "&name=Ada&name=Bob&name=Cleo"


async def imported(house: House) -> tuple[Player, str]:
    """A game that somebody else has played."""
    ada = await house.player("Ada")
    record = (GOLDEN / "three-short-separatist.game").read_text(encoding="utf-8")
    return ada, (await ada.call("POST", "/api/import", None, content=record))["id"]


async def moves_of(house: House, seat: str = "") -> list[Any]:
    ada, table = await imported(house)
    found: list[Any] = await ada.get(f"/api/tables/{table}/moves?language=en{NAMES}{seat}")
    return found


async def test_only_what_says_something_is_told(house: House) -> None:
    """Row after row said that somebody was done."""
    moves = await moves_of(house)
    done = {move["said"] for move in moves if move["text"] == "done"}
    assert done == {"", "End the round and pass for the rest of this phase", "Give nothing (more)"}
    assert all(move["said"] for move in moves if move["text"] != "done")
    assert "you" not in {word for move in moves for word in move["said"].replace(":", " ").split()}


async def test_what_is_bought_has_the_name_it_had_then(house: House) -> None:
    bought = [move["said"] for move in await moves_of(house) if re.match(r"buy \d", move["text"])]
    assert bought
    assert all(said.startswith("Buy: ") and not said.startswith("Buy: space") for said in bought)
    assert all("(space " in said and " florin" in said for said in bought)


async def test_a_secret_says_what_everyone_saw_of_it(house: House) -> None:
    """Bids are known to everyone once they are revealed; objectives stay hidden."""
    moves = await moves_of(house, "&seat=-1")
    assert all(move["said"].startswith("Bid ") for move in moves if move["text"].startswith("bid "))
    assert not [move for move in moves if move["who"] >= 0 and not move["text"]]
    secret = {move["said"] for move in moves if not move["text"]}
    assert secret == {"Ada gets an objective.", "Bob gets an objective.", "Cleo gets an objective."}


async def test_one_looks_back_on_a_game_part_by_part(house: House) -> None:
    ada, table = await imported(house)
    moves = await ada.get(f"/api/tables/{table}/moves?language=en{NAMES}")
    parts = [move["number"] for move in moves if move["begins"]]
    assert len(moves) > 4 * len(parts) > 40
    events = [(await ada.get(f"/api/tables/{table}/at/{number}"))["events"] for number in parts[:8]]
    assert all(PHASE_OPENED in [kind for kind, *_ in told] for told in events)


async def test_a_position_tells_what_happened_before_in_its_turn(house: House) -> None:
    """Of the discs on the wheel, only that of the last answer was seen."""
    ada, table = await imported(house)
    for number in range(150, 216, 10):
        position = await ada.get(f"/api/tables/{table}/at/{number}")
        told = position["earlier"] + position["events"]
        assert [event[2] for event in told if event[0] == TURN_OPENED] == [position["view"]["turn"]]
        used = [0] * 3
        for kind, seat, discs, *_ in told:
            used = [0] * 3 if kind == DISCS_RETURNED else used
            used[seat] += discs if kind == DISCS_USED else 0
        assert used == [seat["discs_used"] for seat in position["view"]["seats"]]
