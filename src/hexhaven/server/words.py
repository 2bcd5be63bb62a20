"""A table in words: the choices, what happened, why an answer is refused; for clients without their own texts."""

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from hexhaven.kernel.contract import ForecastingGame, RankedGame, SpokenGame, State, TableGame, View
from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.event import Event
from hexhaven.language import Language, language
from hexhaven.rulebook import rule_text, rules_document
from hexhaven.server import wire
from hexhaven.server.history import RULES_UPDATED, LogEntry, Numbers, for_seat, log_since
from hexhaven.server.live import LiveGame
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.words import AskWords, Reason, SpokenChoice, SpokenSection, Why, Words
from hexhaven.server.table import SPECTATOR, Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


def explain(table: LiveTable, listener: Listener, message: Why) -> None:
    """Which rule refuses an answer to the current question; nothing is changed."""
    seat = table.watchers.get(listener, SPECTATOR)
    if seat < 0:
        listener.send(wire.refused(message.request, "not-your-turn"))
        return
    try:
        table.game.check(seat, message.text)
    except NotationError:
        listener.send(wire.refused(message.request, "malformed"))
    except IllegalAnswer as refusal:
        listener.send(wire.frame(encode(reason(table.game.game.NAME, refusal, message))))
    else:
        listener.send(wire.frame(encode(Reason(message.request, True))))


def reason(game: str, refusal: IllegalAnswer, message: Why) -> Reason:
    text = language(message.language, game)
    rule = rule_text(rules_document(game, message.language), refusal.rule)
    return Reason(message.request, False, refusal.rule, refusal.key, text(refusal.key), rule or None)


def state_in_words(
    game: TableGame, text: Language, s: State, seat: int, shown: View | None = None
) -> list[SpokenSection]:
    if not isinstance(game, SpokenGame):
        return []
    return [SpokenSection(section.title, section.lines) for section in game.state_in_words(text, s, seat, shown)]


def forecast(game: TableGame, s: State) -> list[Numbers]:
    """What will happen by itself, if the game can tell."""
    return [event.numbers() for event in game.forecast(s)] if isinstance(game, ForecastingGame) else []


def standing(game: TableGame, text: Language, s: State, seat: int, shown: View | None = None) -> list[str]:
    """How a seat stands in what is scored, if the game can tell."""
    return game.standing_in_words(text, s, seat, shown) if isinstance(game, RankedGame) else []


def log_lines(game: TableGame, text: Language, events: list[Numbers], seat: int, s: State) -> list[str]:
    """What an answer did, as sentences: those of the game, and what happened to its rules."""
    lines: list[str] = []
    for is_update, group in groupby(events, lambda event: event[0] == RULES_UPDATED):
        if is_update:
            lines += [text("log-rules-updated", version=event[2]) for event in group]
        else:
            lines += game.log_lines(text, [Event(*event) for event in group], seat, s)
    return lines


def answer_in_words(game: TableGame, text: Language, entry: LogEntry, seat: int, s: State | None) -> str:
    """An answer to the question of a position, if that is known, or another entry of the log."""
    rules = entry.rules()
    if rules is not None:
        return text("log-rules-updated", version=rules)
    return game.answer_in_words(text, game.answer_of(entry.text), seat, s)


async def speak(hall: "Hall", table: LiveTable, listener: Listener, message: AskWords) -> None:
    """The question, the choices and the table as they are, and what happened since a number."""
    text = language(message.language, table.game.game.NAME).naming(message.names)
    spoken, live = None, await hall.delay.game_for(table, listener)
    while spoken is None:
        async with table.paused():
            pass
        (spoken,) = await hall.slices.collect(to_listener(table, live, listener, text, message.state) for _ in range(1))
    (seat, words), game = spoken, live.game
    words.since, log = await log_since(hall.store, table.id, live, message.seen, words.number)
    told = (log_lines(game, text, for_seat(game, entry, seat)[2], seat, live.s) for entry in log)
    words.log = [line for lines in await hall.slices.collect(told) for line in lines]
    listener.send(wire.frame(encode(words)))


def to_listener(
    table: LiveTable, live: LiveGame, listener: Listener, text: Language, whole: bool
) -> tuple[int, Words] | None:
    """The table for a seat, unless something is being stored."""
    seat = table.watchers.get(listener, SPECTATOR)
    return None if table.busy else (seat, in_words(table, live, seat, text, whole))


def spoken_choices(game: TableGame, text: Language, seat: int, s: State, answers: Iterable[int]) -> list[SpokenChoice]:
    return [
        SpokenChoice(
            game.notation(answer), game.answer_in_words(text, answer, seat, s), game.answer_group(text, answer)
        )
        for answer in answers
    ]


def in_words(table: LiveTable, live: LiveGame, seat: int, text: Language, whole: bool) -> Words:
    game, asked = live.game, live.to_move()
    answers = live.legal_answers() if asked == seat and seat not in table.bots() else []
    return Words(
        table=table.id,
        since=live.number,
        number=live.number,
        question=game.question_in_words(text, live.s) if asked >= 0 else None,
        choices=spoken_choices(game, text, seat, live.s, answers),
        log=[],
        state=state_in_words(game, text, live.s, seat) if whole else [],
        forecast=forecast(game, live.s),
        standing=standing(game, text, live.s, seat),
    )
