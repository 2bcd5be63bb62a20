"""Games that are kept in a folder: those that are there are not played again."""

from collections.abc import Mapping
from pathlib import Path

from hexhaven.games import GAMES
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.contract import State
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.event import Event
from hexhaven.kernel.record import Record, check_end, give_recorded, read, write


class NotThisGame(HexhavenError):
    """A file that is named like the game that is needed, but holds another one."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem

    def __reduce__(self) -> tuple[type["NotThisGame"], tuple[str, str]]:
        """It comes from worker processes, too."""
        return NotThisGame, (self.path, self.problem)


def saved_game(
    path: Path, name: str, options: Mapping[str, str], seed: bytes, events: list[Event] | None = None
) -> State:
    """Play it again from the file, which must have these options and this seed. Raises NotThisGame."""
    game = GAMES[name]
    s = game.new_game(options, events)
    try:
        record = read(path.read_text(encoding="utf-8"))
        if (record.game, record.rules) != (name, game.RULES_VERSION):
            raise NotThisGame(str(path), "it has other rules")
        if record.options != game.options_of(s):
            raise NotThisGame(str(path), "it has other options")
        if record.seed_hash != commitment(seed):
            raise NotThisGame(str(path), "it has another seed")
        for place in range(len(record.answers)):
            give_recorded(game, s, record, place)
        check_end(game, record, s)
    except (FileError, UnicodeDecodeError) as error:
        raise NotThisGame(str(path), str(error)) from error
    return s


def save_game(path: Path, record: Record) -> None:
    """All of it or nothing, so that what is interrupted leaves whole games only."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(write(record), encoding="utf-8", newline="\n")
    unfinished.replace(path)
