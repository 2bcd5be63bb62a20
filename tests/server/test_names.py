"""Names that can be seen and told apart, and chat that keeps its direction."""

import pytest

from hexhaven.server.codes import ApiError
from hexhaven.server.names import clean_name, told_apart
from tests.server.conftest import House
from tests.server.player import Said

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   L ", "Ada L"),
        ("A\u200bd\u202ea\u2066", "Ada"),
        ("\uff21\uff44\uff41", "Ada"),  # wide letters
        ("A\u0301\u0302\u0303\u0304da", "\u00c1\u0302\u0303da"),  # no towers of accents
        ("\u0301Ada", "Ada"),
        ("\u05d0\u05d3\u05d4", "\u05d0\u05d3\u05d4"),
        ("\U0001f984", "\U0001f984"),
        ("...", "..."),
    ],
)
def test_what_is_left_of_a_name(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize(
    "given", ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301", "\ufe0f", "\u202e", "\ufdfa" * 3]
)
def test_names_that_cannot_be_seen_are_refused(given: str) -> None:
    with pytest.raises(ApiError):
        clean_name(given)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ada", "Bob", None], ["Ada", "Bob", None]),
        (["Ada", "Ada", "Ada"], ["Ada", "Ada (2)", "Ada (3)"]),
        (["Ada", "ADA"], ["Ada", "ADA (2)"]),
        (["Ada", "\u0410d\u0430"], ["Ada", "\u0410d\u0430 (2)"]),  # two letters are Cyrillic
        (["Ada", "A d a."], ["Ada", "A d a. (2)"]),
        (["Ada", "Ad\u00e0"], ["Ada", "Ad\u00e0 (2)"]),
        (["Ilya", "llya", "1lya"], ["Ilya", "llya (2)", "1lya (3)"]),
        (["Bernie", "Bemie"], ["Bernie", "Bemie (2)"]),
        (["Ada (2)", "Ada", "Ada"], ["Ada (2)", "Ada", "Ada (3)"]),
        (["", ""], ["", ""]),
        (["\U0001f984", "\U0001f984"], ["\U0001f984", "\U0001f984 (2)"]),
        (["...", "..."], ["...", "... (2)"]),
    ],
)
def test_names_at_one_table_are_told_apart(names: list[str | None], shown: list[str | None]) -> None:
    assert told_apart(names) == shown


async def test_nobody_passes_for_somebody_at_the_table(house: House) -> None:
    ada, fake, watcher = [await house.connected(name) for name in ("Ada", "Ad\u0430", "ada")]
    table = (await ada.found("me", "open", "open"))["id"]
    seated = await fake.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert [seat["name"] for seat in seated["seats"]] == ["Ada", "Ad\u0430 (2)", None]
    for player in (ada, fake, watcher):
        await player.watch(table)
    said = []
    for player in (ada, fake, watcher):
        await player.send({"t": "say", "table": table, "text": "I am Ada"})
        said.append((await ada.hear_a(Said)).name)
    assert said == ["Ada", "Ad\u0430 (2)", "ada (3)"]


async def test_chat_does_not_turn_around(house: House) -> None:
    ada = await house.connected()
    table = (await ada.found("me", "open"))["id"]
    await ada.watch(table)
    await ada.send({"t": "say", "table": table, "text": "\u202eno\u2066w \u05d0"})
    assert (await ada.hear_a(Said)).text == "now \u05d0"
    await ada.send({"t": "say", "table": table, "text": "\u202e\u200f"})
    assert await ada.problem() == "malformed"
