"""Properties every game must obey, checked along whole random games."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from librt.random import Random

from hexhaven.kernel.contract import Bot, Budget, Game, Result, State, View
from hexhaven.kernel.driver import play
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import read, replay, write

SPECTATOR = -1
PLAYED_ON = 97  # every so many steps, an imagined state is played to its end
SAVED = 7  # every so many steps, the position is saved and loaded again


class Inspected(NamedTuple):
    """A game that obeys every law: how it ended, and how many answers the players gave."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


class BrokenLaw(AssertionError):
    """A game does not obey a law."""


def require(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenLaw(law)


class Inspector:
    """Follows one game answer by answer and checks every law on the way."""

    def __init__(self, game: Game, s: State, rng: Random) -> None:
        self.game = game
        self.s = s
        self.rng = rng
        self.steps = 0
        self.heard: list[Event] = game.listen(s)
        self.folded: dict[int, View] = {seat: game.view(s, seat) for seat in range(SPECTATOR, game.seats(s))}
        self.written: set[int] = set()

    def answers(self) -> list[int]:
        """The legal answers: never none, none twice, each with its text."""
        legal = list(self.game.legal(self.s))
        require(bool(legal), "there is always a legal answer")
        require(len(set(legal)) == len(legal), "no answer is listed twice")
        for answer in set(legal) - self.written:
            text = self.game.notation(answer)
            require(self.game.answer_of(text) == answer, f"the text {text!r} reads back as its answer")
            self.written.add(answer)
        if self.game.to_move(self.s) == CHANCE:
            weights = list(self.game.weights(self.s))
            require(len(weights) == len(legal) and min(weights) > 0, "every outcome has a weight")
        return legal

    def step(self, answer: int) -> None:
        """One answer, on the game and on an independent copy of it that nobody listens to."""
        game, s = self.game, self.s
        who, before, twin = game.to_move(s), game.key(s), game.copy(s)
        if who != CHANCE:
            require(game.why_not(s, who, game.notation(answer)) is None, "a legal answer is not refused")
        game.step(twin, answer)
        require(game.key(s) == before, "a step on a copy leaves the original alone")
        game.step(s, answer)
        require(game.key(s) == game.key(twin), "a copy goes the same way, listened to or not")
        self.steps += 1
        self.check_components()
        self.check_views()

    def check_saved(self, seat: int, seen: View) -> None:
        """A position saved and loaded again is the same, and looks the same."""
        game, s = self.game, self.s
        loaded = game.load(game.save(s))
        require(game.key(loaded) == game.key(s), "a saved position is the same when it is loaded")
        require(game.options_of(loaded) == game.options_of(s), "a saved position keeps its options")
        require(list(game.legal(loaded)) == list(game.legal(s)), "a loaded position has the same legal answers")
        require(game.view(loaded, seat) == seen, f"seat {seat} sees the same when it is loaded")

    def check_components(self) -> None:
        broken = self.game.broken_laws(self.s)
        require(not broken, "; ".join(broken))

    def check_views(self) -> None:
        """Every view is folded; after each step, one seat's view and what that seat imagines are compared."""
        for seat, view in self.folded.items():
            for event in self.heard:
                self.game.fold(view, self.game.redact(event, seat))
        self.heard.clear()
        seat = self.steps % len(self.folded) + SPECTATOR
        seen = self.game.view(self.s, seat)
        require(self.folded[seat] == seen, f"the events of seat {seat} fold into its view")
        self.check_imagined(seat, seen)
        if self.steps % SAVED == 0:
            self.check_saved(seat, seen)

    def check_imagined(self, seat: int, seen: View) -> None:
        """A state imagined by a seat looks to it like the real one, asks it the same question, and can be played on."""
        imagined = self.game.imagine(self.s, seat, self.rng)
        require(self.game.view(imagined, seat) == seen, f"seat {seat} cannot tell an imagined state from the real one")
        if seat != SPECTATOR and seat == self.game.to_move(self.s):
            same = list(self.game.legal(imagined)) == list(self.game.legal(self.s))
            require(same, f"what seat {seat} may answer tells it nothing that is hidden")
        if self.steps % PLAYED_ON == 0:
            self.play_on(imagined)

    def play_on(self, s: State) -> None:
        while self.game.to_move(s) != NOBODY:
            legal = list(self.game.legal(s))
            require(bool(legal), "there is always a legal answer in an imagined state")
            self.game.step(s, legal[self.rng.randrange(len(legal))])
        broken = self.game.broken_laws(s)
        require(not broken, "an imagined state comes to a lawful end: " + "; ".join(broken))


def check_result(game: Game, s: State) -> Result:
    """Every seat has a place; places may be shared and nobody may win, but more points always rank higher.

    Who plays alone and loses is second.
    """
    result = game.result(s)
    seats = game.seats(s)
    require(result is not None, "a game that is over has a result")
    assert result is not None
    placed = len(result.places) == len(result.points) == seats and set(result.places) <= set(
        range(1, max(seats, 2) + 1)
    )
    require(placed, "every seat has a place")
    ranks = list(zip(result.points, result.places, strict=True))
    ordered = all(place < other for points, place in ranks for fewer, other in ranks if points > fewer)
    require(ordered, "more points come before fewer")
    return result


class AnyAnswer:
    """A player who chooses at random, all answers equally likely."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return legal[self.rng.randrange(len(legal))]


def inspect(game: Game, options: Mapping[str, str], seed: bytes, rng: Random, bot: Bot | None = None) -> Inspected:
    """Play a game under inspection, at random or with a bot, then record and replay it. Raises BrokenLaw."""
    s, record = play(game, options, seed, [bot or AnyAnswer(rng)] * 5)
    watched = Inspector(game, game.new_game(options), rng)
    for _, text in record.answers:
        answer = game.answer_of(text)
        require(answer in watched.answers(), f"{text!r} is legal when it is played again")
        watched.step(answer)
    require(game.to_move(watched.s) == NOBODY, "the game comes to its end")
    require(game.key(watched.s) == game.key(s), "the same answers lead to the same end")
    result = check_result(game, s)
    require(game.key(replay(game, read(write(record)))) == game.key(s), "the written record replays to the same end")
    return Inspected(result.points, result.places, len([who for who, _ in record.answers if who != CHANCE]))
