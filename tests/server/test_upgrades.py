"""Games outlive their rules: the toy's rules change between two halls on the same store."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, text, update

from hexhaven.kernel.chance import draw, seed_from
from hexhaven.kernel.record import read, verify, verify_stretches, write
from hexhaven.kernel.snapshot import Snapshot
from hexhaven.kernel.snapshot import write as write_snapshot
from hexhaven.language import language
from hexhaven.server import live, lobby
from hexhaven.server.app import Hall
from hexhaven.server.codes import ApiError
from hexhaven.server.history import Unreadable
from hexhaven.server.messages.positions import CopiedPosition, OpenedPosition
from hexhaven.server.schema import answers, snapshots, tables
from hexhaven.server.settings import sqlite_url
from hexhaven.server.store import NewerDatabase, Store
from hexhaven.server.upgrades import look_for_upgrades, upgrade
from tests.server import toy
from tests.server.conftest import quiet, running
from tests.server.played import act, open_hall, settle, table_of, two_at_a_table

pytestmark = pytest.mark.anyio
SEED = seed_from(3)


@pytest.fixture(autouse=True)
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.plug_in(monkeypatch)
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 4)
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hits the number scores twice as much."""
    monkeypatch.setattr(toy, "RULES_VERSION", 2)
    monkeypatch.setattr(toy, "HIT", 2)


async def played(database: str, answers_given: int) -> str:
    """A game of which so many answers are given."""
    async with open_hall(quiet(database)) as hall:
        table = await two_at_a_table(hall, "toy")
        for number in range(answers_given):
            await act(hall, table, Random(number), undo=0.0)
        return table.id


async def views(hall: Hall, table_id: str) -> list[Any]:
    """What a spectator may look at, position by position."""
    info = await hall.lobby.table(table_id, None)
    return [(await hall.records.position(info, number, None)).view for number in range(info.number + 1)]


async def test_a_running_game_goes_on_from_its_position(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await played(database, 3)
    async with open_hall(quiet(database)) as hall:
        before = await table_of(hall, table_id)
        key, number = toy.key(before.game.s), before.game.number
    new_rules(monkeypatch)
    async with open_hall(quiet(database)) as hall:
        table = await table_of(hall, table_id)
        assert toy.key(table.game.s) == key
        assert (table.game.number, table.game.rules) == (number + 1, 2)
        while not table.game.is_over():
            await act(hall, table, Random(5), undo=0.0)
        info = await hall.lobby.table(table_id, None)
        said = [move.said for move in await hall.records.moves(info, language("de", "toy"))]
        assert said.count("Die Regeln wurden auf Version 2 aktualisiert.") == 1
        record = read(await hall.records.record(info))
        assert record.rules == 1
        assert [(update.after, update.rules) for update in record.updates] == [(number, 2)]
        older, newer = verify_stretches(toy, record)
        assert "another position" in str(older.problem)  # a hit has other points today
        assert (newer.problem, older.draws + newer.draws) == (None, toy.ROUNDS)
        assert len(await views(hall, table_id)) == table.game.number + 1


async def test_a_finished_game_is_shown_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await played(database, 6)
    async with open_hall(quiet(database)) as hall:
        shown, info = await views(hall, table_id), await hall.lobby.table(table_id, None)
        record = await hall.records.record(info)
    assert info.status == "over"
    assert sum(info.result.points) > 0 if info.result else False
    new_rules(monkeypatch)
    async with open_hall(quiet(database)) as hall:
        assert await views(hall, table_id) == shown
        again = await hall.lobby.table(table_id, None)
        assert again.result == info.result
        assert await hall.records.record(again) == record
    (stretch,) = verify_stretches(toy, read(record))
    assert stretch.problem is not None
    assert "ends with points" in str(stretch.problem)


async def test_answers_after_the_snapshot_that_tell_something_else(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that was killed has left answers after the newest snapshot, and the new rules see them differently."""
    async with open_hall(quiet(database)) as hall:
        table = await two_at_a_table(hall, "toy")
        drawn = toy.legal(table.game.s)[draw(SEED, 0, 3)]
        for seat in (0, 1, 0):  # the last number is still hidden
            hall.answering.commit(table, [table.game.give(seat, drawn), *table.game.draw()], None, None)
            await settle(table)
        await hall.store.change(snapshots.delete().where(snapshots.c.table_id == table.id))
        hall.tables.live.clear()  # nothing is saved at the end
    new_rules(monkeypatch)
    good = await played(database, 1)
    async with open_hall(quiet(database)) as hall:
        with pytest.raises(Unreadable, match="under rules version 2"):
            await hall.tables.get(table.id)
        assert "set aside" in caplog.text
        info = await hall.lobby.table(table.id, None)
        assert info.unreadable
        assert not (await hall.lobby.table(good, None)).unreadable
        record = read(await hall.records.record(info))
        assert (record.rules, [who for who, _ in record.answers]) == (1, [])  # a spectator saw nobody's first number
        own = await hall.lobby.table(table.id, table.seats[0].person)
        assert [who for who, _ in read(await hall.records.record(own)).answers] == [0]
        await hall.sweeping.check_clocks()
        await hall.sweeping.wake_games(0.0)
    async with open_hall(quiet(database)) as hall:
        assert not (await hall.lobby.table(table.id, None)).unreadable  # each start is another chance


async def test_an_open_table_begins_with_the_rules_of_today(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(quiet(database)) as hall:
        person = await hall.people.new_person("Ada")
        from hexhaven.server.messages.tables import NewTable, SeatWish

        info = await hall.lobby.found(person.id, NewTable("toy", [SeatWish("me"), SeatWish("open")]))
    new_rules(monkeypatch)
    async with open_hall(quiet(database)) as hall:
        table = await table_of(hall, info.id)
        assert (table.game.rules, table.game.number) == (2, 0)
        row = await hall.store.first(select(tables.c.rules).where(tables.c.id == info.id))
        assert row is not None
        assert row.rules == 2


async def test_what_an_older_program_has_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without snapshots and without events: played again once, and then kept for ever."""
    over, running = await played(database, 6), await played(database, 3)
    async with open_hall(quiet(database)) as hall:
        shown = await views(hall, over)
        await forget_what_was_told(hall)
    async with open_hall(quiet(database)) as hall:
        found = await look_for_upgrades(hall.store)
        assert (found.untold, found.running) == (2, {})
        await upgrade(hall)
        assert (await look_for_upgrades(hall.store)).untold == 0
    new_rules(monkeypatch)
    async with open_hall(quiet(database)) as hall:
        assert await views(hall, over) == shown
        assert (await look_for_upgrades(hall.store)).running == {"toy": 1}
        assert (await table_of(hall, running)).game.rules == 2


async def forget_what_was_told(hall: Hall) -> None:
    hall.tables.live.clear()
    await hall.store.change(update(answers).values(events=None))
    await hall.store.change(snapshots.delete())


async def test_an_older_game_that_ends_otherwise_today_is_set_aside(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await played(database, 6)
    async with open_hall(quiet(database)) as hall:
        await forget_what_was_told(hall)
    new_rules(monkeypatch)
    async with open_hall(quiet(database)) as hall:
        await upgrade(hall)
        info = await hall.lobby.table(over, None)
        assert info.unreadable
        assert len(await hall.records.moves(info, language("en", "toy"))) == info.number
        assert read(await hall.records.record(info)).points == tuple(info.result.points if info.result else ())


@pytest.mark.parametrize(
    ("column", "value", "problem"),
    [
        ("options", "{", "truncated"),
        ("options", '{"seats":"9"}', "option seats"),
        ("clock", '{"kind":"sundial"}', "sundial"),
        ("game", "chess", "there is no game 'chess'"),
        ("rules", 7, "rules version 7 of toy is not known here, only up to 1"),
        ("to_move", 5, "is asked"),
    ],
)
async def test_a_row_that_makes_no_sense_is_that_tables_trouble(
    lite: str, column: str, value: Any, problem: str
) -> None:
    bad, good = await played(lite, 1), await played(lite, 1)
    async with open_hall(quiet(lite)) as hall:
        hall.tables.live.clear()
        await hall.store.change(snapshots.delete())
        await hall.store.change(update(tables).where(tables.c.id == bad).values({column: value}))
    async with open_hall(quiet(lite)) as hall:
        await hall.sweeping.wake_games(0.0)
        with pytest.raises(Unreadable, match=problem):
            await hall.tables.get(bad)
        listed = {info.id: info.unreadable for info in await hall.lobby.listed(None)}
        assert listed == {bad: True, good: False}
        assert not (await table_of(hall, good)).game.is_over()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "begins with"),
        (write_snapshot(Snapshot("toy", 1, 2, {"seats": "2"}, bytes(8 * 4))), "layout 2 of toy is not known"),
        (write_snapshot(Snapshot("toy", 9, 1, {"seats": "2"}, bytes(8 * 4))), "rules version 9 of toy is not known"),
        (write_snapshot(Snapshot("chess", 1, 1, {"seats": "2"}, bytes(8 * 4))), "'chess'"),
    ],
)
async def test_a_snapshot_that_cannot_be_read(lite: str, data: bytes, problem: str) -> None:
    bad = await played(lite, 3)
    async with open_hall(quiet(lite)) as hall:
        await hall.store.change(update(snapshots).values(data=data))
        with pytest.raises(Unreadable, match=problem):
            await hall.tables.get(bad)


@pytest.mark.parametrize("missing", [0, 2])
async def test_answers_that_are_missing(lite: str, missing: int) -> None:
    bad = await played(lite, 3)
    async with open_hall(quiet(lite)) as hall:
        await hall.store.change(snapshots.delete())
        await hall.store.change(answers.delete().where(answers.c.number == missing))
        with pytest.raises(Unreadable, match=f"answer {missing} is missing"):
            await hall.tables.get(bad)


async def test_events_that_cannot_be_read(lite: str) -> None:
    bad = await played(lite, 6)
    async with open_hall(quiet(lite)) as hall:
        await hall.store.change(update(answers).where(answers.c.number == 1).values(events="[[1"))
        info = await hall.lobby.table(bad, None)
        for looking in (hall.records.record(info), hall.records.position(info, 2, None)):
            with pytest.raises(Unreadable, match="what answer 1 told"):
                await looking
        assert (await table_of(hall, bad)).game.is_over()


async def test_why_a_table_cannot_be_read_is_not_told_to_visitors(lite: str) -> None:
    """It may quote what is still secret."""
    bad = await played(lite, 6)
    async with running(quiet(lite)) as house:
        await house.open_hall.store.change(update(answers).where(answers.c.number == 1).values(events="[[1"))
        eve = await house.player("Eve")
        response = await eve.http.get(f"/api/tables/{bad}/record")
        assert response.status_code == 409
        assert response.json() == {"code": "unreadable", "message": "this version of the program cannot read the table"}


async def test_a_database_of_a_newer_program(database: str, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        database = sqlite_url(tmp_path / "newer")
    store = Store(database)
    await store.open()
    await store.change(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(NewerDatabase, match="9999"):
        await Store(database).open()


async def test_a_copied_position_is_opened(lite: str) -> None:
    over = await played(lite, 6)
    async with open_hall(quiet(lite)) as hall:
        info = await hall.lobby.table(over, None)
        for number in range(info.number + 1):
            position = await hall.records.position(info, number, None, -1)
            assert position.line is not None
            opened = msgspec.json.decode(
                await hall.records.opened(CopiedPosition(position.line, -1, "en"), ""), type=OpenedPosition
            )
            assert opened.view == position.view
            assert opened.to_move == position.to_move


async def test_the_line_of_a_running_game_tells_only_what_its_seat_may_know(lite: str) -> None:
    table_id = await played(lite, 1)
    async with open_hall(quiet(lite)) as hall:
        table = await table_of(hall, table_id)
        other = table.seats[1].person
        info = await hall.lobby.table(table_id, other)
        assert (await hall.records.position(info, info.number, None)).line is not None
        spectator = await hall.lobby.table(table_id, None)
        assert (await hall.records.position(spectator, info.number, None)).line is None


async def test_an_imported_game_has_snapshots_and_events(lite: str) -> None:
    over = await played(lite, 6)
    async with open_hall(quiet(lite)) as hall:
        record = await hall.records.record(await hall.lobby.table(over, None))
        person = await hall.people.new_person("Ada")
        imported = await hall.importing.import_game(person.id, record)
        assert await views(hall, imported) == await views(hall, over)
        count = select(func.count()).where(answers.c.table_id == imported, answers.c.events.is_(None))
        row = await hall.store.first(count)
        assert row is not None
        assert row[0] == 0
        assert await hall.store.snapshot(imported, 10_000) is not None


async def continued(database: str, table_id: str) -> str:
    """The record of a game that is played to its end under the rules of today."""
    async with open_hall(quiet(database)) as hall:
        table = await table_of(hall, table_id)
        while not table.game.is_over():
            await act(hall, table, Random(5), undo=0.0)
        return await hall.records.record(await hall.lobby.table(table_id, None))


async def brought_in(database: str, record: str) -> str:
    """The record of the game that was imported from this one."""
    async with open_hall(quiet(database)) as hall:
        person = await hall.people.new_person("Ada")
        imported = await hall.importing.import_game(person.id, record)
        return await hall.records.record(await hall.lobby.table(imported, None))


async def test_a_record_in_stretches_is_written_in_one_way(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await played(lite, 3)
    monkeypatch.setattr(toy, "RULES_VERSION", 2)
    record = await continued(lite, table_id)
    assert "\nrules 2 hexhaven:" in record
    assert write(read(record)) == record
    assert verify(toy, read(record)) == toy.ROUNDS
    assert await brought_in(lite, record) == record


async def test_a_record_that_only_older_rules_explain_is_not_imported(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await played(lite, 3)
    new_rules(monkeypatch)
    record = await continued(lite, table_id)
    assert write(read(record)) == record
    with pytest.raises(ApiError, match="another position"):
        await brought_in(lite, record)


async def test_the_file_of_a_running_game_names_no_position(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await played(lite, 2)
    new_rules(monkeypatch)
    async with open_hall(quiet(lite)) as hall:
        await table_of(hall, table_id)
        record = await hall.records.record(await hall.lobby.table(table_id, None))
        assert "\nrules 2\n" in record
        assert write(read(record)) == record


async def test_a_new_option_with_a_default_breaks_no_file_and_no_table(
    lite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, running = await played(lite, 6), await played(lite, 2)
    async with open_hall(quiet(lite)) as hall:
        record = await hall.records.record(await hall.lobby.table(over, None))
        await forget_what_was_told(hall)
    monkeypatch.setitem(toy.ADDED, "dice", "six")
    assert verify(toy, read(record)) == toy.ROUNDS
    async with open_hall(quiet(lite)) as hall:
        assert (await table_of(hall, over)).game.is_over()
        assert not (await table_of(hall, running)).game.is_over()
        assert await hall.records.record(await hall.lobby.table(over, None)) != record  # it names the option now
