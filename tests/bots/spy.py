"""A bot that takes any answer, but first searches what it is given for the game it must not see."""

import gc
from collections.abc import Callable, Iterator, Sequence
from types import FrameType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, cast

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.kernel.contract import Budget, State, TableGame

# What copies of a state may share, because nobody ever writes into it; so may they share what is printed.
SHARED = (type, ModuleType, FunctionType, str, bytes, int, float, bool, type(None), tuple, type(vec[i64]()))


class WatchedGame(SimpleNamespace):
    """A game that remembers the true state of the last table it was started at or loaded for."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(**{name: getattr(game, name) for name in vars(game) if not name.startswith("__")})
        for name in ("new_game", "load"):
            if hasattr(game, name):
                setattr(self, name, self.remembering(getattr(game, name)))
        self.true: State = None

    def remembering(self, start: Callable[..., State]) -> Callable[..., State]:
        def begin(*given: Any) -> State:
            self.true = start(*given)
            return self.true

        return begin


def watched(game: TableGame) -> TableGame:
    return cast(TableGame, WatchedGame(game))


def reachable(root: object, book: object) -> Iterator[object]:
    """Everything one can get at from an object, but for the rule book and what can be shared."""
    found, waiting = {id(book)}, [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, SHARED) and ".content." not in type(one).__module__:
            found.add(id(one))
            yield one
            waiting += gc.get_referents(one)


class Spy:
    """What it finds out about the game it plays in."""

    def __init__(self, game: TableGame, seed: bytes | None = None) -> None:
        self.game = game
        self.fresh = game.new_game({})  # what is in it too belongs to no table
        self.seed = seed
        self.rng = Random(5)
        self.asked = 0
        self.sealed = self.guessed = 0  # questions while something was hidden; in how many of them it was seen

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        true = cast(WatchedGame, self.game).true
        self.asked += 1
        if self.asked < 30 or self.asked % 10 == 0:  # a search takes long, and questions come by the same path
            self.search(world, true)
        if self.game.is_sealed(true):
            self.sealed += 1
            self.guessed += self.game.key(world) == self.game.key(true)
        assert self.game.view(world, seat) == self.game.view(true, seat)
        assert list(legal) == list(self.game.legal(true))
        return legal[self.rng.randrange(len(legal))]

    def search(self, world: State, true: State) -> None:
        """Neither in the world nor beside it is anything of the true state, nor the seed."""
        common = {id(part) for part in reachable(self.fresh, self.fresh.rules)}
        own = {id(part) for part in reachable(true, true.rules)} - common
        assert world is not true
        assert not [part for part in reachable(world, world.rules) if id(part) in own]
        assert world.events is None
        for holder in gc.get_referrers(world):
            if not isinstance(holder, FrameType):
                beside = gc.get_referents(holder)
                assert not [part for part in beside if id(part) in own or part == self.seed], holder
