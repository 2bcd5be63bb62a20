"""The table: a game with a person in one seat and bots in the others."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import Advice, AdvisingBot, State, TableGame
from hexhaven.kernel.driver import ask, rng_for
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.record import Record, recorded
from hexhaven.kernel.snapshot import from_position_line, position_line
from hexhaven.plugin import MakeBot


class Before(NamedTuple):
    """The position before one of the person's answers, and how much had been answered and heard by then."""

    s: State
    answers: int
    events: int


class Table:
    """The game, every answer given in it, and what the person has seen of it."""

    def __init__(
        self, game: TableGame, options: Mapping[str, str], seed: bytes, seat: int, bot: MakeBot, position: str = ""
    ) -> None:
        """A new game with the options, or one that continues from a position, which includes its options."""
        self.game = game
        self.seed = seed
        self.seat = seat
        self.began_at = position
        self.unheard: list[Event] = []
        if position:
            self.s = from_position_line(game, position)
            self.unheard = game.listen(self.s)
        else:
            self.s = game.new_game(options, self.unheard)
        self.bot = bot(rng_for("bots", seed))
        self.rng = rng_for("imagine", seed)
        self.answers: list[tuple[int, str]] = []
        self.draws = 0
        self.events: list[Event] = []  # as the person hears of them
        self.undoable: list[Before] = []  # the last one last

    def advance(self) -> bool:
        """Chance and the bots answer until it is the person's turn; False if the game ends first."""
        while (who := self.game.to_move(self.s)) not in (self.seat, NOBODY):
            if who == CHANCE:
                self.answer(outcome(self.game, self.s, self.seed, self.draws))
                self.draws += 1
            else:
                self.answer(ask(self.game, self.s, self.bot, self.rng))
        return who == self.seat

    def answer(self, chosen: int) -> None:
        """Carry out a legal answer of the seat to move."""
        who = self.game.to_move(self.s)
        if who == self.seat:
            self.undoable.append(Before(self.game.copy(self.s), len(self.answers), len(self.events)))
        else:
            self.undoable.clear()
        self.answers.append((who, self.game.notation(chosen)))
        self.game.step(self.s, chosen)
        if self.game.reveals(self.s, self.unheard):
            self.undoable.clear()

    def take_back(self) -> bool:
        """Undo the person's last answer; False if somebody has answered or something has been revealed since."""
        if not self.undoable:
            return False
        self.s, answers, events = self.undoable.pop()
        self.unheard = self.game.listen(self.s)
        del self.answers[answers:], self.events[events:]
        return True

    def advice(self, bot: AdvisingBot) -> Advice:
        """What the bot would answer in the person's place, knowing no more than they do."""
        return bot.advise(self.game.imagine(self.s, self.seat, self.rng), self.seat)

    def news(self) -> list[Event]:
        """What has happened since the last time, as far as the person may know."""
        heard = [self.game.redact(event, self.seat) for event in self.unheard]
        self.unheard.clear()
        self.events += heard
        return heard

    def position(self) -> str:
        """The position as one line, as the person may know it: what is hidden from them is made up."""
        world = self.game.imagine(self.s, self.seat, rng_for("position", self.seed))
        return position_line(self.game, world)

    def record(self) -> Record:
        return replace(recorded(self.game, self.s, self.seed, list(self.answers)), position=self.began_at)
