"""Games between entrants: one of them in a seat, another in all others, each seat once with the same dice and tiles."""

import hashlib
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from pathlib import Path

from hexhaven.arena.entrants import Entrant
from hexhaven.arena.external import ExternalBot
from hexhaven.arena.saved import NotThisGame, save_game, saved_game
from hexhaven.games import GAMES
from hexhaven.kernel.contract import Bot, Budget, State
from hexhaven.kernel.driver import play, rng_for


@dataclass(frozen=True)
class Pairing:
    """A challenger in one seat against a rival in all others; alone, against nobody."""

    challenger: Entrant
    rival: Entrant

    def has_program(self) -> bool:
        return self.challenger.is_program() or self.rival.is_program()


@dataclass(frozen=True)
class Played:
    """One game: by seat whether it was the challenger's, points and places; what went wrong with programs."""

    seat: int  # of the challenger
    points: tuple[int, ...]
    places: tuple[int, ...]
    faults: tuple[str, ...] = ()

    def share(self) -> float:
        """1 for a win of the challenger; winners who tie share it."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    def margin(self) -> float:
        """Points more than the others have on average; over all seats of a bot against itself this adds up to 0."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        if not others:
            return 0.0
        return self.points[self.seat] - sum(others) / len(others)


Set = list[Played]  # the games with one seed, the challenger in each seat once


def pairings(entrants: list[Entrant], seats: int, gauntlet: bool = False) -> list[Pairing]:
    """Everyone against everyone, or the first against each other one.

    With more than two seats it makes a difference who is alone. With one, everyone plays for itself.
    """
    if seats == 1 or len(entrants) == 1:
        return [Pairing(one, one) for one in entrants]
    if gauntlet:
        return [Pairing(entrants[0], rival) for rival in entrants[1:]]
    pairs = combinations(entrants, 2) if seats == 2 else permutations(entrants, 2)
    return [Pairing(challenger, rival) for challenger, rival in pairs]


class Limited:
    """A bot with its own budget in a game whose driver sets none."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return self.bot.choose(world, seat, legal, self.budget)


@dataclass(frozen=True)
class Arena:
    """What is played."""

    game: str
    options: dict[str, str]
    seats: int
    seed: int
    save: Path | None = None

    def options_in_full(self) -> dict[str, str]:
        return self.options | {"seats": str(self.seats)}

    def seed_of(self, number: int) -> bytes:
        return hashlib.sha256(f"hexhaven arena {self.seed} {number}".encode()).digest()

    def play_set(self, pairing: Pairing, number: int) -> Set:
        """A bot's luck follows from seed and seat alone, so the same bot in all seats plays the same game each time."""
        return [self.play_game(pairing, number, seat) for seat in range(self.seats)]

    def play_game(self, pairing: Pairing, number: int, challenger: int) -> Played:
        """A game that has been saved is not played again."""
        path = self.path_of(pairing, number, challenger)
        if path is not None and path.exists() and not pairing.has_program():
            return self.saved_game(path, number, challenger)
        seed = self.seed_of(number)
        with ExitStack() as opened:
            bots = [
                self.bot_at(pairing.challenger if seat == challenger else pairing.rival, seed, seat, opened)
                for seat in range(self.seats)
            ]
            s, record = play(GAMES[self.game], self.options_in_full(), seed, bots)
            result = GAMES[self.game].result(s)
            assert result is not None
            programs = [limited.bot for limited in bots if isinstance(limited.bot, ExternalBot)]
            for program in programs:
                program.told(result)
            faults = tuple(str(program.fault) for program in programs if program.fault is not None)
        if path is not None:
            save_game(path, record)
        return Played(challenger, result.points, result.places, faults)

    def path_of(self, pairing: Pairing, number: int, challenger: int) -> Path | None:
        if self.save is None:
            return None
        names = f"{pairing.challenger.text}-{pairing.rival.text}".replace("/", "_").replace(" ", "_")
        return self.save / f"{self.game}-{names}-{self.seed}-{number}-{challenger + 1}.game"

    def saved_game(self, path: Path, number: int, challenger: int) -> Played:
        """Raises NotThisGame."""
        result = GAMES[self.game].result(saved_game(path, self.game, self.options_in_full(), self.seed_of(number)))
        if result is None:
            raise NotThisGame(str(path), "it is not over")
        return Played(challenger, result.points, result.places)

    def bot_at(self, entrant: Entrant, seed: bytes, seat: int, opened: ExitStack) -> Limited:
        player = entrant.player(self.game, rng_for(f"bot {seat}", seed), seat, opened)
        return Limited(player, entrant.budget)


def played_by(arena: Arena, pairing: Pairing) -> "partial[Set]":
    """For worker processes."""
    return partial(arena.play_set, pairing)
