"""Game files for tests: a short way to change a line and still have a fitting checksum."""

import hashlib
from collections.abc import Sequence
from functools import cache

from hexhaven import burgundy as game
from hexhaven.burgundy.state import State
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.driver import play
from hexhaven.kernel.record import Record, write


class TakesWorkers:
    """Always workers, with the first die: what chance draws changes nothing but the numbers of the dice."""

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return next(answer for answer in legal if game.notation(answer).endswith("workers"))


class TakesTheFirst:
    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return min(legal, key=game.notation)


@cache
def lazy() -> tuple[str, ...]:
    """The lines of a game in which everybody always takes workers, without the checksum."""
    return lines_of(play(game, {"start": "1"}, seed_from(1), [TakesWorkers()] * 2)[1])


@cache
def busy() -> tuple[str, ...]:
    """The lines of a game with actions of every kind."""
    options = {"seats": "3", "duchies": "drawn", "choices": "hidden", "start": "drawn"}
    return lines_of(play(game, options, seed_from(2), [TakesTheFirst()] * 3)[1])


def lines_of(record: Record) -> tuple[str, ...]:
    *lines, checksum = write(record).splitlines()
    assert checksum.startswith("checksum ")
    return tuple(lines)


def sealed(lines: Sequence[str]) -> str:
    """The lines as a file, with the checksum that fits them."""
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def where(lines: Sequence[str], beginning: str) -> int:
    """The place of the first line that begins so; its number in the file is one more."""
    return next(place for place, line in enumerate(lines) if line.startswith(beginning))


def with_line(lines: Sequence[str], place: int, *instead: str) -> list[str]:
    """The lines with others in place of one."""
    return [*lines[:place], *instead, *lines[place + 1 :]]
