"""Sitting at the table: give answers, be refused, let chance draw, look at what lies there."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from types import SimpleNamespace

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.bots.random import RandomBot
from hexhaven.burgundy.content.tiles import NAME_OF, TILE_KINDS, TILE_NAMED
from hexhaven.burgundy.state import State
from hexhaven.burgundy.view import View
from hexhaven.kernel.chance import outcome, seed_from
from hexhaven.kernel.driver import play
from hexhaven.kernel.errors import IllegalAnswer
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import Record
from hexhaven.kernel.referee import answer, give

SPECTATOR = -1


def new(**options: object) -> State:
    """A new game; numbers may be given as numbers."""
    return game.new_game({"start": "1", **{name: str(value) for name, value in options.items()}})


# Answers.


def say(s: State, *texts: str) -> State:
    """Whoever is asked gives these answers, one after another."""
    for text in texts:
        answer(game, s, game.to_move(s), text)
    return s


def draw(s: State, *texts: str) -> State:
    """Chance brings these outcomes, one after another."""
    for text in texts:
        give(game, s, CHANCE, text)
    return s


def let_chance_draw(s: State, seed: int = 0) -> State:
    """Chance brings anything until a player is asked or the game is over."""
    draws = 0
    while game.to_move(s) == CHANCE:
        game.step(s, outcome(game, s, seed_from(seed), draws))
        draws += 1
    return s


def idle(s: State) -> State:
    """The player whose turn it is takes workers with every die left and buys nothing."""
    me = game.to_move(s)
    while game.to_move(s) == me:
        say(s, (choices(s, "workers") or ["end"])[0])
    return s


def next_round(s: State, seed: int = 0) -> State:
    """Everybody who still has a turn idles; then chance brings what the next round begins with."""
    while game.to_move(s) >= 0:
        idle(s)
    return let_chance_draw(s, seed)


def choices(s: State, first_word: str = "") -> list[str]:
    """The texts of all legal answers, or of those that contain a word."""
    texts = [game.notation(legal) for legal in game.legal(s)]
    return sorted(text for text in texts if not first_word or first_word in text.split())


def odds(s: State) -> dict[str, int]:
    """The outcomes of the draw the game waits for, with their weights."""
    assert game.to_move(s) == CHANCE
    return {game.notation(drawn): weight for drawn, weight in zip(game.legal(s), game.weights(s), strict=True)}


def refused(s: State, text: str, seat: int | None = None) -> str:
    """The rule that refuses the answer, of the seat that is asked if no other is named; nothing may change."""
    who = game.to_move(s) if seat is None else seat
    before = game.key(s)
    with pytest.raises(IllegalAnswer) as refusal:
        answer(game, s, who, text)
    assert game.key(s) == before, "a refused answer changes nothing"
    why = game.why_not(s, who, text)
    assert why is not None
    assert (why.rule, why.key) == (refusal.value.rule, refusal.value.key)
    return why.rule


# What lies there.


def seen(s: State, seat: int = SPECTATOR) -> View:
    return game.view(s, seat)


def own(s: State, seat: int = 0, viewer: int | None = None) -> SimpleNamespace:
    """What lies before a player, with the estate, as that player or somebody else sees it."""
    view = seen(s, seat if viewer is None else viewer)
    mine = view.seats[seat]
    return SimpleNamespace(**asdict(mine) | asdict(view.estates[mine.estate]))


def stored(s: State, seat: int = 0) -> list[str]:
    return sorted(NAME_OF[tile] for tile in own(s, seat).storage)


def placed(s: State, seat: int = 0) -> dict[int, str]:
    return {field: NAME_OF[tile] for field, tile in own(s, seat).tiles.items()}


def lying(s: State, depot: int) -> list[str]:
    """The tiles in a numbered depot; 0 is the black depot."""
    spaces = seen(s).depots[24:] if depot == 0 else seen(s).depots[4 * depot - 4 : 4 * depot]
    return sorted(NAME_OF[tile] for tile in spaces if tile)


def supply(s: State) -> dict[str, int]:
    """The tiles with coloured backs that are not drawn yet, by name."""
    return {NAME_OF[tile]: number for tile, number in seen(s).supply.items() if tile < TILE_KINDS}


def black_supply(s: State) -> dict[str, int]:
    return {NAME_OF[tile - TILE_KINDS]: number for tile, number in seen(s).supply.items() if tile >= TILE_KINDS}


def tile(name: str) -> int:
    return TILE_NAMED[name]


# Whole games.


def played(options: Mapping[str, str], seed: int, player: int) -> Record:
    """A whole random game: the seed decides the draws, the player's number what is chosen."""
    _, record = play(game, options, seed_from(seed), [RandomBot(Random(player + seat)) for seat in range(4)])
    return record


@cache
def told(seats: int, seed: int = 0, duchies: str = "1") -> tuple[tuple[Event, ...], State]:
    """Everything that happened in a random game after its start player was set, and its end."""
    record = played({"seats": str(seats), "duchies": duchies, "start": "drawn"}, seed, 10 * seed)
    s = game.new_game(record.options)
    events = game.listen(s)
    for _, text in record.answers:
        game.step(s, game.answer_of(text))
    assert game.to_move(s) == NOBODY
    return tuple(events), s
