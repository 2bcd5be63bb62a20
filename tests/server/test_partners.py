"""What partners say to each other: nobody else is ever sent it."""

from collections.abc import Sequence

import pytest

from hexhaven.server.messages.chat import Said
from hexhaven.server.messages.connection import Problem
from tests.server import toy
from tests.server.conftest import House

pytestmark = pytest.mark.anyio


def first_and_third(s: toy.State, seat: int) -> Sequence[int]:
    return [other for other in range(s.seats) if other % 2 == seat % 2]


async def test_only_the_team_hears_what_is_said_to_it(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    monkeypatch.setattr(toy, "partners", first_and_third, raising=False)
    ada, bob, eve = [await any_house.connected(name) for name in ("Ada", "Bob", "Eve")]
    guest = await any_house.connected("Guest")
    table = (await ada.found("me", "open", "open", game="toy"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await eve.post(f"/api/tables/{table}/sit", {"seat": 2})
    for player in (ada, bob, eve, guest):
        await player.watch(table)
    await ada.send({"t": "say", "table": table, "text": "the ship is for you", "team": True})
    said = await eve.hear_a(Said)
    assert (said.name, said.text, said.team) == ("Ada", "the ship is for you", True)
    await ada.send({"t": "remark", "table": table, "key": "sorry", "team": True})
    await ada.send({"t": "say", "table": table, "text": "good luck"})
    assert [(await eve.hear_a(Said)).remark, (await eve.hear_a(Said)).text] == ["sorry", "good luck"]
    for other in (bob, guest):
        said = await other.hear_a(Said)
        assert (said.text, said.team) == ("good luck", False)
    assert [line.text for line in (await bob.watch(table)).chat] == ["good luck"]
    assert [line.text for line in (await eve.watch(table)).chat] == ["the ship is for you", "", "good luck"]
    assert not [heard for player in (bob, guest) for heard in player.heard if "the ship" in heard or "sorry" in heard]
    for alone in (bob, guest):
        await alone.send({"t": "say", "table": table, "text": "psst", "team": True})
        assert (await alone.hear_a(Problem)).code == "malformed"


async def test_without_teams_nobody_has_a_partner(house: House) -> None:
    ada = await house.connected("Ada")
    table = (await ada.found("me", "open", game="archipelago"))["id"]
    await ada.watch(table)
    await ada.send({"t": "say", "table": table, "text": "psst", "team": True})
    assert (await ada.hear_a(Problem)).code == "malformed"
