"""Hints: what the best bot would answer in a player's place, and why, in words; where the table allows them."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hexhaven.bots import adviser_of
from hexhaven.bots.counsel import advice_in_words
from hexhaven.games import GAMES
from hexhaven.kernel.contract import AdvisingBot
from hexhaven.language import language
from hexhaven.server import wire
from hexhaven.server.bots import bot_called
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.words import AskHint, Hint
from hexhaven.server.table import PLAYING, SPECTATOR, Listener, LiveTable

if TYPE_CHECKING:
    from hexhaven.server.app import Hall


class Saved(NamedTuple):
    """A world imagined for a seat, as a worker can read it."""

    game: str
    components: tuple[str, str] | None
    world: bytes
    seat: int


class Counsel(NamedTuple):
    """An answer in notation, and the reasons for it as sentences."""

    text: str
    lines: list[str]


def counsel(saved: Saved, code: str, names: tuple[str, ...]) -> Counsel:
    """In a worker."""
    game = GAMES[saved.game]
    if saved.components is not None:
        game.know_component_set(*saved.components)
    s, bot = game.load(saved.world), bot_called(saved.game, adviser_of(saved.game) or "")
    assert isinstance(bot, AdvisingBot)
    advice = bot.advise(game.copy(s), saved.seat)
    text = language(code, saved.game).naming(names)
    return Counsel(game.notation(advice.answer), advice_in_words(game, text, s, saved.seat, advice))


async def give_hint(hall: "Hall", table: LiveTable, listener: Listener, message: AskHint) -> None:
    """To the player to move, who has a choice; one at a time for each table."""
    async with table.paused():
        seat, game = table.watchers.get(listener, SPECTATOR), table.game
        code = refusal(table, seat)
        if code is None:
            world = game.game.imagine(game.s, seat, hall.bots.rng)
            saved = Saved(game.game.NAME, game.game.component_set(world), game.game.save(world), seat)
            number, table.advising = game.number, True
    if code is not None:
        listener.send(wire.refused(message.request, code))
        return
    try:
        async with hall.bots.turns.turn(listener.person):
            found = await hall.bots.thought(partial(counsel, saved, message.language, tuple(message.names)))
    finally:
        table.advising = False
    listener.send(wire.frame(encode(Hint(message.request, number, found.text, found.lines))))


def refusal(table: LiveTable, seat: int) -> str | None:
    """Why there is no hint for the seat."""
    game = table.game
    if not table.hints or adviser_of(game.game.NAME) is None:
        return "no-hints"
    if table.status != PLAYING or seat < 0 or game.to_move() != seat or seat in table.bots():
        return "not-your-turn"
    if table.advising:
        return "too-often"
    return "no-choice" if len(game.legal_answers()) < 2 else None
