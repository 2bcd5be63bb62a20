"""Backups of an SQLite store: made while the server is running, restored while it is not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hexhaven.server.store import CannotOpen, check_revision


class NoFile(Exception):
    """The store is not an SQLite file."""


class NotABackup(Exception):
    """The file is not a Hexhaven store; the message says why."""


class InUse(Exception):
    """A server is using the store."""


def file_of(url: str) -> Path:
    """Where a store keeps its games. Raises NoFile or CannotOpen."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise CannotOpen(str(error)) from error
    if address.get_backend_name() != "sqlite":
        raise NoFile
    return Path(unquote(address.database or ""))


def back_up(source: Path, copy: Path) -> int:
    """Copy everything committed so far to a new file; returns how many tables. Raises OSError or NotABackup."""
    check(source)
    copy.touch(exist_ok=False)
    try:
        write_copy(source, copy)
        sync(copy)
        return check(copy)
    except BaseException:
        copy.unlink()
        raise


def restore(copy: Path, place: Path) -> int:
    """Replace the existing games with those of a backup; returns how many tables. Raises NotABackup or InUse."""
    tables = check(copy)
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        check_unused(place)
    new = place.with_name(place.name + ".new")
    new.unlink(missing_ok=True)
    try:
        write_copy(copy, new)
        sync(new)
        new.replace(place)
    finally:
        new.unlink(missing_ok=True)
    return tables


def write_copy(source: Path, copy: Path) -> None:
    """One file instead of the several of a store in use. Raises OSError, for example if the disk is full."""
    try:
        with closing(open_to_read(source)) as games, closing(sqlite3.connect(copy)) as written:
            games.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


def sync(path: Path) -> None:
    with path.open("rb") as written:
        os.fsync(written.fileno())


def check(path: Path) -> int:
    """How many tables a store has. Raises NotABackup, NewerDatabase or OSError."""
    path.open("rb").close()
    try:
        with closing(open_to_read(path)) as games:
            (found,) = games.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise NotABackup(found)
            (revision,) = games.execute("SELECT version_num FROM alembic_version").fetchone()
            check_revision(str(revision))
            (tables,) = games.execute("SELECT count(*) FROM tables").fetchone()
            return int(tables)
    except (sqlite3.Error, TypeError) as error:
        raise NotABackup(str(error)) from error


def check_unused(place: Path) -> None:
    """A store leaves WAL mode only when nobody else has it open. Raises InUse."""
    try:
        with closing(sqlite3.connect(place, timeout=0)) as games:
            games.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise InUse from error
    except sqlite3.DatabaseError:
        return  # what is there is not a database at all
