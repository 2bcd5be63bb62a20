"""Options are checked before a table is opened, and what is wrong is said in the reader's language."""

import pytest

from hexhaven.language import LANGUAGES, language
from tests.server.conftest import House

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("code", LANGUAGES)
async def test_what_is_wrong_with_options_is_said(house: House, code: str) -> None:
    ada = await house.player("Ada")
    where = f"/api/games/burgundy/check?language={code}"
    assert await ada.post(where, {"options": {"seats": "4", "mode": "team", "duchies": "12a"}}) == {"problem": ""}
    refused = await ada.post(where, {"options": {"seats": "3", "mode": "team", "duchies": "12a"}})
    assert refused["problem"] == language(code, "burgundy")("option-seats-not-team", value="3")


async def test_an_unknown_option_or_game_is_named(house: House) -> None:
    ada = await house.player("Ada")
    refused = await ada.post("/api/games/burgundy/check", {"options": {"colour": "red"}})
    assert "colour" in refused["problem"]
    await ada.post("/api/games/chess/check", {"options": {}}, status=404)


async def test_who_played_alone_can_have_the_same_draws_again(house: House) -> None:
    ada = await house.connected("Ada")
    alone = {"mode": "solo", "duchies": "13A"}
    table = (await ada.found("me", options=alone))["id"]
    await ada.post(f"/api/tables/{table}/rematch", {"same": True}, status=409)
    await ada.play(table)
    again = await ada.post(f"/api/tables/{table}/rematch", {"same": True})
    assert again["id"] != table
    await ada.play(again["id"])
    moves = [await ada.get(f"/api/tables/{one}/moves") for one in (table, again["id"])]
    assert moves[0] == moves[1]


async def test_with_others_nobody_gets_the_same_draws(house: House) -> None:
    ada = await house.connected("Ada")
    table = (await ada.found("me", "random"))["id"]
    await ada.play(table)
    await ada.post(f"/api/tables/{table}/rematch", {"same": True}, status=403)
