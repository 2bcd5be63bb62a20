"""No path shows a bot the game itself: whoever asks it, it is given a world that its seat could be in."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from hexhaven.arena.entrants import entrant
from hexhaven.commands.sim import Plan
from hexhaven.commands.stats import play_one
from hexhaven.games import plugins
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.driver import play
from hexhaven.terminal.table import Table
from tests.bots.spy import Spy, watched

OPTIONS = {
    "burgundy": {"seats": "4", "duchies": "chosen", "choices": "hidden"},
    "archipelago": {"seats": "3", "deals": "off", "variants": "more-spice"},
}
SEED = seed_from(6)
Ask = Callable[[TableGame, Spy, dict[str, str]], None]


def by_the_driver(game: TableGame, spy: Spy, options: dict[str, str]) -> None:
    play(game, options, SEED, [spy] * 4)


def in_the_terminal(game: TableGame, spy: Spy, options: dict[str, str]) -> None:
    table = Table(game, options, SEED, 0, lambda rng: spy)
    while table.advance():
        table.answer(next(iter(game.legal(table.s))))


def in_statistics(game: TableGame, spy: Spy, options: dict[str, str]) -> None:
    play_one(Plan(game.NAME, 6, False, options), entrant(game.NAME, "greedy"), 1)


def spied(game: str, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> Spy:
    """The spy after a game in which it was asked so."""
    engine = watched(plugins()[game].engine)
    spy = Spy(engine, SEED)
    plugin = replace(plugins()[game], engine=engine, bots={"greedy": lambda rng: spy})
    monkeypatch.setitem(plugins(), game, plugin)
    ask(engine, spy, OPTIONS[game])
    return spy


@pytest.mark.parametrize(
    ("game", "ask"),
    [
        *product(OPTIONS, (by_the_driver, in_the_terminal)),
        ("archipelago", in_statistics),
    ],
)
def test_a_bot_finds_nothing_of_the_game_in_the_world_it_is_given(
    game: str, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = spied(game, ask, monkeypatch)
    assert spy.sealed > 3
    assert spy.guessed < 0.5 * spy.sealed


@pytest.mark.parametrize("game", OPTIONS)
def test_a_spy_finds_the_game_if_it_is_shown(game: str) -> None:
    shown = watched(plugins()[game].engine)
    shown.imagine = lambda s, seat, rng: s  # type: ignore[method-assign]
    with pytest.raises(AssertionError):
        by_the_driver(shown, Spy(shown), OPTIONS[game])
    shown.imagine = lambda s, seat, rng: shown.copy(s)  # type: ignore[method-assign]
    spy = Spy(shown)
    by_the_driver(shown, spy, OPTIONS[game])
    assert spy.guessed == spy.sealed
