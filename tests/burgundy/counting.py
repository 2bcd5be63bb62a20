"""Counting at the table: what an answer brings, which goods lie where, how a game ends."""

from dataclasses import dataclass

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.position import Position
from hexhaven.burgundy.state import State, estate_of
from hexhaven.burgundy.view import by_kind
from hexhaven.kernel.event import Event
from tests.burgundy.at_table import say


@dataclass(frozen=True)
class Gain:
    """What a player has more than before; what is not said is 0."""

    points: int = 0
    silver: int = 0
    workers: int = 0


def gained(s: State, seat: int, *texts: str) -> Gain:
    """What the answers of whoever is asked bring the seat."""
    mine = estate_of(s, seat)
    points, silver, workers = mine.points, mine.silver, mine.workers
    say(s, *texts)
    return Gain(mine.points - points, mine.silver - silver, mine.workers - workers)


def listed(pile: int) -> str:
    """Goods as a position names them, such as '1 1 3'."""
    return " ".join(str(kind) for kind, number in by_kind(pile).items() for _ in range(number))


def held(s: State, seat: int = 0) -> str:
    """The goods in a player's store."""
    return listed(estate_of(s, seat).goods)


def sold(s: State, seat: int = 0) -> str:
    return listed(estate_of(s, seat).sold)


def waiting(s: State, depot: int) -> str:
    """The goods on the goods space of a depot."""
    return listed(s.goods[depot])


def scores(s: State, *texts: str) -> list[tuple[int, int]]:
    """Every score the answers bring: the points and what they are for."""
    heard: list[Event] = game.listen(s)
    say(s, *texts)
    return [(event.a, event.b) for event in heard if event.kind == e.POINTS_SCORED]


def ended(position: Position, seats: int = 2) -> tuple[int, ...]:
    """The points at the end of the game, if the last turn of the last round is over."""
    result = game.result(last_turn_over(position, seats))
    assert result is not None
    return result.points


def last_turn_over(position: Position, seats: int = 2) -> State:
    return position.at("E", 5).to_move(seats - 1).seat(seats - 1, dice="").build()
