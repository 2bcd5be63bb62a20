"""A table in words: the choices, what happened, why an answer is refused; for clients without their own texts."""

from hexhaven.kernel.contract import SpokenGame, State, TableGame
from hexhaven.kernel.errors import IllegalAnswer, NotationError
from hexhaven.kernel.event import Event
from hexhaven.language import Language, language
from hexhaven.rulebook import rule_text, rules_document
from hexhaven.server import wire
from hexhaven.server.live import LiveGame, Numbers
from hexhaven.server.messages import (
    AskWords,
    PositionWords,
    Reason,
    SpokenChoice,
    SpokenSection,
    Why,
    Words,
    encode,
)
from hexhaven.server.table import SPECTATOR, Listener, LiveTable


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


def state_in_words(game: TableGame, text: Language, s: State, seat: int) -> list[SpokenSection]:
    if not isinstance(game, SpokenGame):
        return []
    return [SpokenSection(section.title, section.lines) for section in game.state_in_words(text, s, seat)]


def position_in_words(
    live: LiveGame, text: Language, seat: int, said: str | None, events: list[Numbers]
) -> PositionWords:
    """A position as a seat may know it, and the answer and events that led to it."""
    game = live.game
    return PositionWords(
        said=game.answer_in_words(text, game.answer_of(said), seat) if said else None,
        question=game.question_in_words(text, live.s) if live.to_move() >= 0 else None,
        log=game.log_lines(text, [Event(*event) for event in events], seat),
        state=state_in_words(game, text, live.s, seat),
    )


def speak(table: LiveTable, listener: Listener, message: AskWords) -> None:
    """The question and the choices, and what happened since a number."""
    live, seat = table.game, table.watchers.get(listener, SPECTATOR)
    game, text = live.game, language(message.language, live.game.NAME).naming(message.names)
    asked = live.to_move()
    _, events = live.events_from(message.seen, seat)
    choices = [
        SpokenChoice(game.notation(answer), game.answer_in_words(text, answer, seat, live.s), group)
        for answer in (live.legal_answers() if asked == seat else ())
        for group in [game.answer_group(text, answer)]
    ]
    words = Words(
        table=table.id,
        number=live.number,
        question=game.question_in_words(text, live.s) if asked >= 0 else None,
        choices=choices,
        log=game.log_lines(text, [Event(*event) for event in events], seat),
        state=state_in_words(game, text, live.s, seat),
    )
    listener.send(wire.frame(encode(words)))
