"""The contract: the free functions that make a module a game, and what a table needs in addition."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from hexhaven.kernel.event import Event
from hexhaven.kernel.generator import Source

if TYPE_CHECKING:
    from hexhaven.language import Language

State = Any  # each game's own class; only the game's functions look inside
View = Any  # each game's own dataclass


class Refusal(NamedTuple):
    """Why an answer is not legal: the number of the rule, and the key of the message."""

    rule: str
    key: str


class Result(NamedTuple):
    """How a game ended: points by seat, and places by seat, 1 for the winner."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Game(Protocol):
    """What a game's module offers."""

    NAME: str
    RULES_VERSION: int

    # Options.

    def new_game(self, options: Mapping[str, str], events: list[Event] | None = None) -> State:
        """A game waiting for its first answer; options are texts. Its events go to the list, if one is given.

        Raises OptionError.
        """

    def options_of(self, s: State) -> dict[str, str]:
        """The options new_game was given, complete and in canonical form."""

    def options_at(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """The complete options that these stood for in a version of the rules. Raises OptionError."""

    def with_rules(self, s: State, version: int) -> State:
        """The position as one of that version of the rules; the state itself if that is what it is."""

    def component_set(self, s: State) -> tuple[str, str] | None:
        """The full name and the content of the game's component set, if it has one."""

    def know_component_set(self, name: str, content: str) -> None:
        """Bring back a component set, so that its name can be an option. Raises OptionError."""

    # Play.

    def seats(self, s: State) -> int: ...

    def to_move(self, s: State) -> int:
        """The seat to move, CHANCE, or NOBODY when the game is over."""

    def legal(self, s: State) -> Iterable[int]:
        """The answers of the seat to move, or the possible outcomes of the draw."""

    def weights(self, s: State) -> Iterable[int]:
        """How likely each of the outcomes of chance is."""

    def step(self, s: State, answer: int) -> None:
        """Carry out an answer, which must be legal."""

    def playout(self, s: State, rng: Source) -> int:
        """Play to the end at random, with a seed or a generator; returns how many answers the players gave."""

    def result(self, s: State) -> Result | None:
        """None until the game is over."""

    def why_not(self, s: State, seat: int, text: str) -> Refusal | None:
        """Which rule forbids the answer; None if it is legal. Raises NotationError."""

    # States.

    def copy(self, s: State) -> State: ...

    def key(self, s: State) -> bytes:
        """Equal for two states exactly if they are the same position."""

    def save(self, s: State) -> bytes:
        """The position as bytes, with its rules version and options."""

    def load(self, data: bytes) -> State:
        """The saved position, under the current rules. Raises SnapshotError."""

    def broken_laws(self, s: State) -> list[str]:
        """What the game's own conservation laws find wrong; empty when all is well."""

    # Knowledge.

    def view(self, s: State, seat: int) -> View:
        """What the seat may know; a spectator is seat -1."""

    def imagine(self, s: State, seat: int, rng: Source) -> State:
        """An independent state that agrees with everything the seat knows; the rest is made up."""

    def listen(self, s: State) -> list[Event]:
        """A list that the state's events are appended to from now on."""

    def redact(self, event: Event, seat: int) -> Event:
        """The event as the seat learns of it."""

    def fold(self, view: View, event: Event) -> None:
        """Change a view as an event, redacted for the same seat, does."""

    # Notation.

    def notation(self, answer: int) -> str: ...

    def answer_of(self, text: str) -> int:
        """The answer that a text stands for. Raises NotationError."""


class Budget(NamedTuple):
    """How long a bot may think about one answer; None means as long as it likes."""

    seconds: float | None = None
    simulations: int | None = None
    cores: int | None = None
    of_processor: bool = False  # the seconds are those of the processor, however busy the machine is


class Bot(Protocol):
    """A player that chooses. It never sees the table, only worlds imagined for its seat."""

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        """One of the legal answers. The world is the bot's own: it may change it."""


class Remark(NamedTuple):
    """Something said by key, so that every reader gets it in their own language: remark-KEY with its numbers."""

    key: str
    numbers: tuple[int, ...] = ()


@runtime_checkable
class TalkingBot(Protocol):
    """A bot that says why it answers as it does."""

    def says(self, world: State, seat: int, answer: int) -> Remark | None:
        """What it says with the answer it has chosen in this world."""


class Likely(NamedTuple):
    """Something that often follows an answer, and how often it would otherwise; both between 0 and 1."""

    event: Event
    share: float
    otherwise: float


class Advice(NamedTuple):
    """What a bot would answer in somebody's place, and why."""

    answer: int
    then: list[int]  # what it would answer after that, as far as it can tell
    points: float  # expected at the end
    rival: float | None  # the points that the best other can expect; None: there is no other
    second: int | None  # the next best answer, if it has thought of one,
    lead: float  # and how much better the first is, in points
    prepares: list[Likely]  # what the first makes more likely than the second
    brings: list[Event]  # what the seat gets by it before others are asked


@runtime_checkable
class AdvisingBot(Protocol):
    """A bot that can be asked for advice."""

    def advise(self, world: State, seat: int) -> Advice:
        """In a position with a choice for the seat."""


class Promise(NamedTuple):
    """What one player has promised another in a deal."""

    number: int  # of the answer that made the deal
    turn: int
    by: int
    to: int
    key: str  # the ending of its text key; a player makes one of a kind in a deal
    amount: int


class Option(NamedTuple):
    """An option with the values to choose from; its texts are option-NAME, option-NAME-hint, and so on."""

    name: str
    default: str
    values: tuple[str, ...]
    several: bool = False  # any of the values, separated by spaces; the default is none of the others


class Question(NamedTuple):
    """A question: the ending of its text key, and the component it is about, if any, by its name in notation."""

    kind: str
    about: str | None = None


class Section(NamedTuple):
    """Part of a table in words: a heading and sentences under it."""

    title: str
    lines: list[str]


class TableGame(Game, Protocol):
    """A game that can be played at a table, by people, in their languages. docs/architecture.md says more."""

    SEATS: tuple[int, int]  # the least and the most
    OPTIONS: Sequence[Option]  # those of new_game
    SECRET_EVENTS: frozenset[int]  # the kinds of events that redact may change

    def open_view(self, s: State, seat: int) -> View:
        """The table seen from a seat, with everything that is secret shown."""

    def question(self, s: State) -> Question:
        """The question for the seat to move."""

    def verb(self, answer: int) -> str:
        """The kind of answer, by which lists are sorted."""

    def is_sealed(self, s: State) -> bool:
        """Whether an answer or a draw is not yet known to everyone."""

    def reveals(self, s: State, events: Iterable[Event]) -> bool:
        """Whether somebody learns something hidden from these events, which led to this state.

        Draws of chance, and answers of others, count anyway.
        """

    def question_in_words(self, text: "Language", s: State) -> str: ...
    def answer_in_words(self, text: "Language", answer: int, you: int, s: State | None = None) -> str: ...

    def answer_group(self, text: "Language", answer: int) -> str:
        """The heading under which an answer is listed in a long list."""

    def log_lines(self, text: "Language", events: Iterable[Event], you: int, s: State) -> list[str]:
        """What happened, as sentences; any position of the game tells its components."""


@runtime_checkable
class RetoldGame(Protocol):
    """A game in whose list of answers not every answer is worth a line, and not every secret stays one."""

    def is_worth_telling(self, answer: int, s: State) -> bool:
        """Whether an answer to the question of a position says something that the answers around it do not."""

    def uncovered(self, event: Event) -> Event | None:
        """The secret event that everyone knows after this one."""


PART_BEGINS: Final = 1
TURN_BEGINS: Final = 2


@runtime_checkable
class PartedGame(Protocol):
    """A game that is played in turns or the like, and they in parts; so one looks back on it."""

    def begins(self, event: Event) -> int:
        """TURN_BEGINS or PART_BEGINS, if one begins with the event, else 0."""


@runtime_checkable
class PrintedGame(Protocol):
    """A game with component sets, whose board is drawn from what is printed on the components."""

    def printed(self, name: str) -> dict[str, Any]:
        """Everything printed on the components of the set with this full name. Raises OptionError."""


@runtime_checkable
class TeamGame(Protocol):
    """A game in which players may be partners."""

    def partners(self, s: State, seat: int) -> Sequence[int]:
        """The seats that play together with this one, itself included."""


@runtime_checkable
class TalkingGame(Protocol):
    """A game with remarks of its own."""

    REMARKS: Mapping[str, Mapping[str, int]]  # by key: the names of its numbers, in order, with their greatest values


@runtime_checkable
class DealingGame(Protocol):
    """A game in which players make deals."""

    DEAL_MADE: int  # the kind of event

    def promises(self, log: Iterable[tuple[int, Iterable[Event]]]) -> list[Promise]:
        """Everything promised so far; the log has the events of each answer, with its number."""

    def declined(self, s: State) -> int | None:
        """The answer by which the seat to move declines to negotiate; None if it is not asked to."""


@runtime_checkable
class FlowingGame(Protocol):
    """A game with questions that a bot answers without a pause, because there is nothing to follow."""

    def flows_on(self, s: State) -> bool:
        """Whether the question is one of them."""


@runtime_checkable
class ForecastingGame(Protocol):
    """A game whose coming phases can be told ahead, as far as everyone at the table knows."""

    def forecast(self, s: State) -> list[Event]:
        """What will happen by itself if nobody does anything about it."""


@runtime_checkable
class RankedGame(Protocol):
    """A game that can say during play how a seat stands in what is scored at the end."""

    def standing_in_words(self, text: "Language", s: State, you: int, shown: View | None = None) -> list[str]:
        """From what the seat may know, or a view shows."""


@runtime_checkable
class SpokenGame(Protocol):
    """A game that can also describe the whole table in words, for clients without a board for it."""

    def state_in_words(self, text: "Language", s: State, you: int, shown: View | None = None) -> list[Section]:
        """What the seat may know, and nothing else; or what a view shows."""


@runtime_checkable
class ScoringGame(Protocol):
    """A game whose events tell where points come from: `seat` has scored `a` points."""

    def source_of(self, event: Event) -> str | None:
        """The key of the text that names the source; None if the event scores nothing."""


class Reviewer(Protocol):
    """Follows a finished game from its start."""

    def note(self, s: State, events: Iterable[Event]) -> None:
        """What an answer has led to."""

    def review(self, s: State) -> Any:
        """At the end: what there is to say about the game, as a dataclass for its page."""


@runtime_checkable
class ReviewedGame(Protocol):
    """A game that can be looked back on after its end."""

    def reviewer(self) -> Reviewer: ...
