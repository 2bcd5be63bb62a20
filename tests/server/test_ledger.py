"""The ledger of promises, who is not trading, and private notes."""

import pytest
from sqlalchemy import select

from hexhaven.archipelago.events import DEAL_ACCEPTED, DEAL_OPENED, DEAL_REFUSED, TERM_ADDED, TURN_OPENED
from hexhaven.archipelago.ledger import promises
from hexhaven.kernel.contract import Promise
from hexhaven.kernel.event import Event
from hexhaven.server.messages.chat import LedgerNews, Mark
from hexhaven.server.messages.play import Moved, Receipt
from hexhaven.server.schema import marks, notes
from tests.server.conftest import House
from tests.server.dealing import LOAN, at_the_talks, lend, mark
from tests.server.player import Player

pytestmark = pytest.mark.anyio


async def test_promises_are_in_the_ledger_and_marked_by_both_sides(any_house: House) -> None:
    talks = await at_the_talks(any_house)
    lender = talks.asked.to_move[0]
    number = await lend(talks)
    (promise,) = (await talks.asker.hear_a(LedgerNews)).promises
    assert (promise.number, promise.by, promise.to, promise.key) == (number, 1 - lender, lender, "later")
    assert (promise.turn, promise.amount, promise.marks) == (1, 2, [])
    path = f"/api/tables/{talks.table}/promises"
    (marked,) = await talks.partner.post(path, mark(number, 1 - lender))
    assert marked["marks"] == [{"seat": 1 - lender, "kept": True}]
    assert (await talks.asker.hear_a(LedgerNews)).promises[0].marks == [Mark(1 - lender, True)]
    await talks.asker.post(path, mark(number, 1 - lender, False))
    both = sorted([Mark(1 - lender, True), Mark(lender, False)], key=lambda one: one.seat)
    assert (await talks.asker.hear_a(LedgerNews)).promises[0].marks == both
    await talks.partner.post(path, mark(number, 1 - lender, False))
    await talks.partner.post(path, mark(number, 1 - lender, None))
    await talks.asker.hear_a(LedgerNews)
    assert (await talks.asker.hear_a(LedgerNews)).promises[0].marks == [Mark(lender, False)]
    spectator = await any_house.connected("Eve")
    await spectator.watch(talks.table)
    assert (await spectator.hear_a(LedgerNews)).promises[0].marks == [Mark(lender, False)]


async def test_only_the_players_concerned_mark_what_was_promised(house: House) -> None:
    talks = await at_the_talks(house)
    borrower = 1 - talks.asked.to_move[0]
    number = await lend(talks)
    path = f"/api/tables/{talks.table}/promises"
    stranger = await house.player("Eve")
    assert (await stranger.call("POST", path, mark(number, borrower), 403))["code"] == "forbidden"
    for wrong in (mark(number + 1, borrower), mark(number, 1 - borrower), mark(number, borrower, key="place")):
        assert (await talks.asker.call("POST", path, wrong, 404))["code"] == "no-such-promise"
    for wrong in ({**mark(number, borrower), "kept": 1}, {"number": number}, mark(number, 9)):
        assert (await talks.asker.call("POST", path, wrong, 400))["code"] == "malformed"
    assert await house.open_hall.store.all(select(marks)) == []


async def test_a_deal_that_is_taken_back_leaves_no_promise(house: House) -> None:
    talks = await at_the_talks(house)
    borrower = 1 - talks.asked.to_move[0]
    number = await lend(talks)
    assert (await talks.asker.hear_a(LedgerNews)).promises
    assert isinstance(await talks.partner.undo(talks.table, number + 1), Receipt)
    assert (await talks.asker.hear_a(LedgerNews)).promises == []
    path = f"/api/tables/{talks.table}/promises"
    assert (await talks.asker.call("POST", path, mark(number, borrower), 404))["code"] == "no-such-promise"


async def test_burgundy_has_no_promises(house: House) -> None:
    ada = await house.player("Ada")
    table = (await ada.found("me", "open"))["id"]
    assert (await ada.call("POST", f"/api/tables/{table}/promises", mark(0, 0), 404))["code"] == "no-such-promise"


def test_promises_of_both_sides_are_read_from_the_log() -> None:
    given, asked, later, raised, florins = 0, 1, 13, 12, 6
    offer = [Event(TERM_ADDED, 2, asked, later, 3), Event(TERM_ADDED, 2, given, raised, 1)]
    log = [
        (4, [Event(TURN_OPENED, 0, 5, 0, 0)]),
        (5, [Event(DEAL_OPENED, 2, 1, 2, 1)]),
        (6, [Event(TERM_ADDED, 2, given, later, 9)]),
        (7, [Event(DEAL_REFUSED, 1, 2, 0, 0)]),  # so nothing was promised
        (8, [Event(DEAL_OPENED, 2, 0, 2, 0), *offer, Event(TERM_ADDED, 2, given, florins, 4)]),
        (9, [Event(DEAL_ACCEPTED, 0, 2, 0, 0)]),
    ]
    assert promises(log) == [Promise(9, 5, 0, 2, "later", 3), Promise(9, 5, 2, 0, "raise", 1)]


# Not trading.


async def test_offers_to_somebody_who_is_not_trading_are_declined_at_once(any_house: House) -> None:
    talks = await at_the_talks(any_house)
    info = await talks.partner.post(f"/api/tables/{talks.table}/trading", {"trading": False})
    partner = 1 - talks.asked.to_move[0]
    assert [seat["not_trading"] for seat in info["seats"]] == [seat == partner for seat in (0, 1)]
    assert isinstance(await talks.asker.request(talks.offering(*LOAN)), Receipt)
    await talks.asker.hear_a(Moved)
    declined = await talks.asker.hear_a(Moved)
    assert declined.answers[0] == (partner, "refuse")
    assert declined.to_move == talks.asked.to_move
    invitation = next(choice.text for choice in declined.choices if choice.text.startswith("invite "))
    assert isinstance(await talks.asker.answer(talks.table, declined.number, invitation), Receipt)
    await talks.asker.hear_a(Moved)
    assert (await talks.asker.hear_a(Moved)).answers[0] == (partner, "withdraw")


async def test_whoever_stops_trading_declines_what_is_on_offer(house: House) -> None:
    talks = await at_the_talks(house)
    assert isinstance(await talks.asker.request(talks.offering(*LOAN)), Receipt)
    await talks.asker.hear_a(Moved)
    await talks.partner.post(f"/api/tables/{talks.table}/trading", {"trading": False})
    assert (await talks.asker.hear_a(Moved)).answers[0][1] == "refuse"
    info = await talks.partner.post(f"/api/tables/{talks.table}/trading", {"trading": True})
    assert [seat["not_trading"] for seat in info["seats"]] == [False, False]


async def test_whoever_does_not_want_offers_can_still_make_one(house: House) -> None:
    talks = await at_the_talks(house)
    await talks.asker.post(f"/api/tables/{talks.table}/trading", {"trading": False})
    assert isinstance(await talks.asker.answer(talks.table, talks.number, talks.offer), Receipt)
    moved = await talks.asker.hear_a(Moved)
    assert moved.to_move == talks.asked.to_move
    stranger = await house.player("Eve")
    await stranger.call("POST", f"/api/tables/{talks.table}/trading", {"trading": False}, 403)


# Notes.


async def sat_down(house: House) -> tuple[Player, Player, str]:
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.found("me", "open", game="archipelago"))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return ada, bob, f"/api/tables/{table}/notes"


async def test_notes_are_kept_for_their_author_alone(any_house: House) -> None:
    ada, bob, path = await sat_down(any_house)
    assert await ada.get(path) == {"content": {}}
    page = {"lines": ["Bob collects temples"], "guesses": {"1": {"7": 2}}}
    await ada.call("PUT", path, {"content": page}, 204)
    assert await ada.get(path) == {"content": page}
    assert await bob.get(path) == {"content": {}}
    stranger = await any_house.player("Eve")
    assert (await stranger.call("GET", path, None, 403))["code"] == "forbidden"
    assert (await stranger.call("PUT", path, {"content": {}}, 403))["code"] == "forbidden"
    await ada.call("PUT", path, {"content": {"lines": ["no, wonders"]}}, 204)
    assert await ada.get(path) == {"content": {"lines": ["no, wonders"]}}
    await ada.call("PUT", path, {"content": {}}, 204)
    assert await any_house.open_hall.store.all(select(notes)) == []


async def test_nothing_that_anybody_else_gets_contains_notes(house: House) -> None:
    ada, bob, path = await sat_down(house)
    table = path.split("/")[3]
    await ada.call("PUT", path, {"content": {"lines": ["xyzzy"]}}, 204)
    await bob.watch(table)
    await ada.send({"t": "say", "table": table, "text": "hello"})
    await bob.send({"t": "words", "table": table})
    for call in ("", "/notes", "/moves", "/record", "/at/0"):
        assert "xyzzy" not in str(await bob.get(f"/api/tables/{table}{call}"))
    assert "xyzzy" not in str(await bob.get("/api/me/export"))
    await bob.watch(table)
    assert "xyzzy" not in "".join(bob.heard)


async def test_bad_notes_change_nothing(house: House) -> None:
    ada, _, path = await sat_down(house)
    await ada.call("PUT", path, {"content": {"lines": ["old"]}}, 204)
    assert (await ada.call("PUT", path, {"content": {"lines": ["x" * 8200]}}, 413))["code"] == "too-big"
    assert (await ada.call("PUT", path, {"content": ["a list"]}, 400))["code"] == "malformed"
    assert (await ada.call("PUT", path, {"content": {"lines": ["two\nlines"]}}, 400))["code"] == "malformed"
    assert await ada.get(path) == {"content": {"lines": ["old"]}}


async def test_notes_are_exported_and_erased(house: House) -> None:
    ada, bob, path = await sat_down(house)
    await ada.call("PUT", path, {"content": {"lines": ["mine"]}}, 204)
    await bob.call("PUT", path, {"content": {"lines": ["his"]}}, 204)
    (exported,) = (await ada.get("/api/me/export"))["notes"]
    assert "mine" in exported["content"]
    await ada.call("DELETE", "/api/me", None, 204)
    rows = await house.open_hall.store.all(select(notes.c.content))
    assert ["his" in row.content for row in rows] == [True]
