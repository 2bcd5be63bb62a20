"""hexhaven replay: replay a record and show the position it leads to."""

from argparse import ArgumentParser, Namespace
from dataclasses import replace

from rich.console import Console

from hexhaven.commands.inputs import (
    WHOLE,
    BadInput,
    bad_record,
    declare_file,
    declare_language,
    game_of,
    read_text,
)
from hexhaven.commands.options import declare_files, read_files
from hexhaven.kernel.contract import State, TableGame
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.record import Record, begin, read, replay
from hexhaven.language import Language, language, player_name
from hexhaven.terminal.screen import screen_of

SPECTATOR = -1


def declare(parser: ArgumentParser, text: Language) -> None:
    declare_file(parser, text)
    parser.add_argument("--at", metavar="N", help=text("help-at"))
    declare_files(parser, text)
    declare_language(parser, text)


def run(arguments: Namespace, text: Language) -> int:
    read_files(text, arguments)
    record = None
    try:
        record = read(read_text(text, arguments.file))
        game = game_of(record)
        replay(game, record)
    except FileError as error:
        raise BadInput(bad_record(text, arguments.file, record, error)) from error
    if arguments.at is not None:
        record = truncated(text, record, arguments.at)
    show(language(text.code, game.NAME), game, record)
    return 0


def truncated(text: Language, record: Record, at: str) -> Record:
    """The record up to an answer; the whole record has been checked."""
    if not WHOLE.fullmatch(at) or not 0 <= int(at) <= len(record.answers):
        raise BadInput(text("error-at", answers=len(record.answers), value=at))
    return replace(record, answers=record.answers[: int(at)])


def show(text: Language, game: TableGame, record: Record) -> None:
    console = Console(markup=False, highlight=False, emoji=False)
    s, events = replayed(game, record)
    result = game.result(s)
    console.print(screen_of(game.NAME).for_spectators(text, s))
    console.print(text("replay-answers", answers=len(record.answers)))
    if record.answers:
        console.print(last_answer(text, game, record))
    if result is None:
        console.print(text("replay-open"))
        console.print(pending(text, game, s))
    else:
        console.print(screen_of(game.NAME).end(text, events, result, SPECTATOR))


def replayed(game: TableGame, record: Record) -> tuple[State, list[Event]]:
    """The state after all answers, and everything that happened on the way."""
    s = begin(game, record)
    events = game.listen(s)
    for _, answer in record.answers:
        game.step(s, game.answer_of(answer))
    return s, events


def pending(text: Language, game: TableGame, s: State) -> str:
    """What the game is waiting for."""
    who = game.to_move(s)
    if who == CHANCE:
        return text("replay-draw")
    return text("replay-asked", player=player_name(text, who, SPECTATOR), question=game.question_in_words(text, s))


def last_answer(text: Language, game: TableGame, record: Record) -> str:
    who, written = record.answers[-1]
    name = text("replay-chance") if who == CHANCE else player_name(text, who, SPECTATOR)
    return text("replay-last", who=name, answer=game.answer_in_words(text, game.answer_of(written), SPECTATOR))
