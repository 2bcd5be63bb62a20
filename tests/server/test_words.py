"""A table in words, and why an answer is refused, for clients that bring no texts of their own."""

from collections.abc import Sequence

import pytest

from hexhaven.language import LANGUAGES
from hexhaven.server.messages.play import Receipt, Refused
from hexhaven.server.messages.words import Reason, Words
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio


async def why(player: Player, table: str, text: str, language: str = "en") -> Reason | Refused:
    message = {"t": "why", "table": table, "text": text, "request": "w", "language": language}
    await player.send(message)
    while True:
        heard = await player.hear()
        if isinstance(heard, Reason | Refused):
            return heard


async def words(player: Player, table: str, language: str = "en", seen: int = -1, names: Sequence[str] = ()) -> Words:
    await player.send({"t": "words", "table": table, "language": language, "seen": seen, "names": names})
    return await player.hear_a(Words)


async def test_why_an_answer_is_refused_is_told_with_the_rule(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open"))["id"]
    bob = await house.connected("Bob")
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    not_watching = await why(ada, table, "end")
    assert isinstance(not_watching, Refused)
    assert not_watching.code == "not-watching"
    shown = await ada.watch(table)
    reason = await why(ada, table, "end")
    assert isinstance(reason, Reason)
    assert (reason.legal, reason.rule, reason.key) == (False, "B5.3", "why-die-left")
    assert reason.said == "You still have a die, and every die must be used."
    assert reason.rule_text
    german = await why(ada, table, "end", "de")
    assert isinstance(german, Reason)
    assert (german.rule, german.key) == (reason.rule, reason.key)
    assert german.said != reason.said
    assert german.rule_text != reason.rule_text
    assert await why(ada, table, shown.choices[0].text) == Reason("w", True)
    malformed = await why(ada, table, "nonsense")
    assert isinstance(malformed, Refused)
    assert malformed.code == "malformed"
    await bob.watch(table)
    others = await why(bob, table, shown.choices[0].text)
    assert isinstance(others, Reason)
    assert others.key == "why-not-your-turn"
    eve = await house.connected("Eve")
    await eve.watch(table)
    stranger = await why(eve, table, "end")
    assert isinstance(stranger, Refused)
    assert (await ada.watch(table)).number == shown.number  # asking changes nothing


@pytest.mark.parametrize("language", LANGUAGES)
async def test_choices_question_and_log_are_told_in_words(house: House, language: str) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    shown = await ada.watch(table)
    told = await words(ada, table, language)
    assert told.number == shown.number
    assert [choice.text for choice in told.choices] == [choice.text for choice in shown.choices]
    assert len({choice.said for choice in told.choices}) == len(told.choices)
    assert len({choice.group for choice in told.choices}) > 1
    assert told.question
    assert len(told.log) > 20
    assert (await words(ada, table, language, shown.number)).log == []


async def test_players_are_called_as_the_reader_calls_them(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open", game="archipelago"))["id"]
    bob = await house.connected("Bob")
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ada.watch(table)

    def told_of(words: Words) -> str:
        return "\n".join([*words.log, *(line for section in words.state for line in section.lines)])

    numbered = told_of(await words(ada, table))
    assert "Player 2" in numbered
    named = told_of(await words(ada, table, names=["Ada", "Böt"]))
    assert "Player" not in named
    assert named == numbered.replace("Player 1 (you)", "Ada").replace("Player 2", "Böt")
    position = await ada.get(f"/api/tables/{table}/at/3?language=de&name=Ada&name=B%C3%B6t")
    assert "Böt" in str(position["words"]["state"])
    await ada.get(f"/api/tables/{table}/at/3?language=de&name={'x' * 81}", status=400)
    await ada.get(f"/api/tables/{table}/moves?{'&'.join(['name=x'] * 9)}", status=400)


async def test_words_for_others_hold_no_choices(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random", options={"duchies": "chosen", "choices": "hidden"}))["id"]
    await ada.watch(table)
    eve = await house.connected("Eve")
    await eve.send({"t": "words", "table": table})
    assert await eve.problem() == "not-watching"
    await eve.watch(table)
    told = await words(eve, table)
    assert told.choices == []
    assert told.question


async def test_positions_and_moves_are_told_in_words(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "random"))["id"]
    shown = await ada.watch(table)
    await ada.answer(table, shown.number, shown.choices[0].text)
    await ada.send({"t": "undo", "table": table, "number": shown.number + 1, "request": "u"})
    shown = await ada.watch(table)
    await ada.answer(table, shown.number, shown.choices[1].text)
    moves = await ada.get(f"/api/tables/{table}/moves?language=de")
    mine = [move for move in moves if move["who"] == 0]
    assert [move["text"] for move in mine] == [shown.choices[1].text]  # what was taken back is not among them
    assert mine[0]["number"] == shown.number + 1
    assert mine[0]["said"] != (await ada.get(f"/api/tables/{table}/moves"))[moves.index(mine[0])]["said"]
    after = await ada.get(f"/api/tables/{table}/at/{mine[0]['number']}?language=de")
    assert after["text"] == mine[0]["text"]
    assert after["words"]["said"] == mine[0]["said"]
    assert after["words"]["log"]
    assert (await ada.get(f"/api/tables/{table}/at/0?language=de"))["words"]["said"] is None
    taken_back = await ada.get(f"/api/tables/{table}/at/{shown.number}?language=de")
    assert (taken_back["text"], taken_back["words"]["said"]) == ("undo", None)
    assert (await ada.get(f"/api/tables/{table}/at/0"))["words"] is None
    assert (await ada.get(f"/api/tables/{table}/at/0?language=xx", 400))["code"] == "malformed"


async def test_every_position_of_archipelago_is_told_after_an_undo(house: House) -> None:
    """Also those that were reached by answers that were taken back."""
    ada, bob = await house.connected(), await house.connected("Bob")
    table = (await ada.found("me", "open", game="archipelago", options={"deals": "off"}))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    taken_back = 0
    while taken_back < 5:
        for player in (ada, bob):
            shown = await player.watch(table)
            if shown.choices:
                await player.answer(table, shown.number, shown.choices[0].text)
                taken_back += isinstance(await player.undo(table, shown.number + 1), Receipt)
                shown = await player.watch(table)
            if shown.choices:
                await player.answer(table, shown.number, shown.choices[-1].text)
    last = (await ada.watch(table)).number
    told = [await ada.get(f"/api/tables/{table}/at/{number}?language=de") for number in range(last + 1)]
    assert [position["number"] for position in told] == list(range(last + 1))
    assert [position["text"] for position in told].count("undo") == taken_back
    assert all(position["words"]["state"] for position in told)
