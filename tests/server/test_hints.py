"""Hints: what the best bot would do and why, for the player to move, where the table allows them."""

import pytest

from hexhaven.language import LANGUAGES
from hexhaven.server.messages.play import Refused
from hexhaven.server.messages.words import Hint
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio


async def hint(player: Player, table: str, language: str = "en") -> Hint | Refused:
    await player.send({"t": "hint", "table": table, "request": "h", "language": language, "names": ["Ada", "Bob"]})
    while True:
        heard = await player.hear()
        if isinstance(heard, Hint | Refused):
            return heard


@pytest.mark.parametrize(("game", "options"), [("burgundy", {"duchies": "1"}), ("archipelago", {})])
async def test_a_hint_is_one_of_the_choices_with_reasons_in_the_readers_language(
    house: House, game: str, options: dict[str, str]
) -> None:
    ada = await house.connected()
    table = await ada.found("me", "open", game=game, hints=True, options=options)
    assert table["hints"]
    bob = await house.connected("Bob")
    await bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    players = [ada, bob]
    seen = [await player.watch(table["id"]) for player in players]
    mover = seen[0].to_move[0]
    shown, told = seen[mover], set()
    for language in LANGUAGES:
        found = await hint(players[mover], table["id"], language)
        assert isinstance(found, Hint)
        assert found.number == shown.number
        assert found.text in [choice.text for choice in shown.choices]
        assert len(found.lines) > 1
        told.add(found.lines[-1])
    assert len(told) == len(LANGUAGES)
    assert (await players[mover].watch(table["id"])).number == shown.number  # asking changes nothing


async def test_who_gets_no_hint(house: House) -> None:
    ada, bob = await house.connected(), await house.connected("Bob")
    codes = []
    for allowed in (False, True):
        table = (await ada.found("me", "open", hints=allowed))["id"]
        codes.append((await refused(ada, table)).code)
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        for player in (ada, bob):
            await player.watch(table)
        codes.append((await refused(bob, table)).code)
        if not allowed:
            codes.append((await refused(ada, table)).code)
    assert codes == ["not-watching", "no-hints", "no-hints", "not-watching", "not-your-turn"]


async def refused(player: Player, table: str) -> Refused:
    found = await hint(player, table)
    assert isinstance(found, Refused)
    return found


async def test_a_table_has_no_hints_unless_somebody_wants_them(house: House) -> None:
    ada = await house.connected()
    table = await ada.found("me", "open")
    assert not table["hints"]
    games = {game["name"]: game for game in await ada.get("/api/games")}
    assert games["burgundy"]["hints"]
    assert [game["usual_bot"] for game in games.values()] == ["skilled"] * len(games)
