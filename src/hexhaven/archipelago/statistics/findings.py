"""What a finished game of Archipelago shows, and what many of them show together."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import joker_in
from hexhaven.archipelago.content.cards import NAMES as CARDS
from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVES
from hexhaven.archipelago.rules.ending import all_objectives, places, separatist
from hexhaven.archipelago.state import NO_SEAT, State
from hexhaven.archipelago.view import final_points
from hexhaven.kernel.engine import to_move
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import NOBODY
from hexhaven.worth import Player, Worth, worth
from hexhaven.worth import as_json as worth_as_json

WISHED = range(5, 10)  # turns that a short game is meant to last

Numbers = frozenset[int]
Things = frozenset[tuple[int, int]]  # of players: the seat and the number of each
Kind = tuple[int, str]  # players and length


@dataclass(frozen=True)
class Finding:
    """How one game went."""

    kind: Kind
    turns: int
    finished: bool  # otherwise it was cut short
    independent: bool
    separatist: bool  # somebody held the Separatist
    points: tuple[int, ...]
    places: tuple[int, ...]
    order: tuple[int, ...]  # seats in the order of turn zero
    deals: int  # made
    bought: Things  # cards
    used: Things  # cards used, wonders built
    held: Things  # objectives of players
    dealt: Numbers  # objectives that were in play
    ended: Numbers  # those of them whose end condition was met: with them the game ended


def finding(s: State, events: Iterable[Event]) -> Finding:
    """Of a game that is over or was cut short, from everything that happened in it."""
    heard: dict[int, set[tuple[int, int]]] = {e.CARD_BOUGHT: set(), e.CARD_USED: set(), e.WONDER_BUILT: set()}
    order: tuple[int, ...] = ()
    deals = 0
    seats = range(s.rules.players)
    for event in events:
        if event.kind in heard:
            heard[event.kind].add((int(event.seat), int(event.a)))
        elif event.kind == e.ORDER_SET and not order:
            order = tuple(int(joker_in(event.a, place)) for place in seats)
        deals += event.kind == e.DEAL_ACCEPTED
    dealt = all_objectives(s)
    return Finding(
        kind=(int(s.rules.players), LENGTH_NAMES[s.rules.length]),
        turns=int(s.turn),
        finished=to_move(s) == NOBODY,
        independent=bool(s.independent),
        separatist=separatist(s) != NO_SEAT,
        points=tuple(int(final_points(s, seat)) for seat in seats),
        places=tuple(int(place) for place in places(s)),
        order=order,
        deals=deals,
        bought=frozenset(heard[e.CARD_BOUGHT]),
        used=frozenset(heard[e.CARD_USED] | heard[e.WONDER_BUILT]),
        held=frozenset((seat, number) for seat in seats for number in members(s.seats[seat].objectives)),
        dealt=members(dealt),
        ended=members(dealt & s.met) if not s.independent else frozenset(),
    )


def members(mask: int) -> Numbers:
    return frozenset(number for number in range(len(OBJECTIVES)) if mask >> number & 1)


@dataclass
class Summary:
    """Games of one kind."""

    findings: list[Finding] = field(default_factory=list)

    def kind(self) -> Kind:
        return self.findings[0].kind

    def share(self, holds: Callable[[Finding], bool], among: Callable[[Finding], bool] | None = None) -> float | None:
        """The share of the games satisfying the second test that satisfy the first; None if there are none."""
        games = [game for game in self.findings if among is None or among(game)]
        return sum(map(holds, games)) / len(games) if games else None

    def turns(self) -> dict[int, int]:
        """How many games lasted each number of turns."""
        return dict(sorted(Counter(game.turns for game in self.findings).items()))

    def scored(self) -> list[Finding]:
        return [game for game in self.findings if game.finished and not game.independent]

    def points(self) -> list[int]:
        """Of all seats, in games that ended, but not in independence."""
        return [points for game in self.scored() for points in game.points]

    def margins(self) -> list[int]:
        """The lead of the first over the second."""
        ranked = [sorted(game.points) for game in self.scored()]
        return [points[-1] - points[-2] for points in ranked]

    def as_json(self) -> dict[str, object]:
        """The keys are described in docs/cli.md."""
        seats, length = self.kind()
        dealt = sorted({number for game in self.findings for number in game.dealt})
        return {
            "seats": seats,
            "length": length,
            "games": len(self.findings),
            "turns": {
                "mean": mean([game.turns for game in self.findings]),
                "five_to_nine": self.share(lambda game: game.turns in WISHED),
                "games": self.turns(),
            },
            "unfinished": self.share(lambda game: not game.finished),
            "independence": {
                "all": self.share(lambda game: game.independent),
                "with_separatist": self.share(lambda game: game.independent, lambda game: game.separatist),
                "without_separatist": self.share(lambda game: game.independent, lambda game: not game.separatist),
            },
            "points": {
                "mean": mean(self.points()),
                "deviation": deviation(self.points()),
                "margin": mean(self.margins()),
            },
            "objectives": {OBJECTIVES[number]: self.objective(number) for number in dealt},
            "cards": {CARDS[card]: self.card(card) for card in range(len(CARDS))},
            "deals": mean([game.deals for game in self.findings]),
            "start": [worth_as_json(self.at_start(place)) for place in range(seats)],
        }

    def objective(self, number: int) -> dict[str, float | None]:
        """In how many games it was in play, and how many of these it ended."""
        return {
            "dealt": self.share(lambda game: number in game.dealt),
            "ended": self.share(lambda game: number in game.ended, lambda game: number in game.dealt),
        }

    def card(self, card: int) -> dict[str, float | None]:
        return {
            "bought": self.share(lambda game: bool(with_it(game, game.bought, card))),
            "used": self.share(lambda game: bool(with_it(game, game.used, card))),
        }

    def at_start(self, place: int) -> Worth | None:
        """Of whoever was at this place of the order of turn zero."""
        return worth((game, game.order[place]) for game in self.findings if game.finished)


def with_it(game: Finding, things: Things, number: int) -> list[Player]:
    """The players who have this one of these things."""
    return [(game, seat) for seat in range(len(game.points)) if (seat, number) in things]


@dataclass
class Winning:
    """What wins, in games of all kinds together: cards by whether they were bought or used, and objectives."""

    games: list[Finding]  # that are over

    def of(self, number: int, things: Callable[[Finding], Things]) -> Worth | None:
        return worth(player for game in self.games for player in with_it(game, things(game), number))

    def bought(self, card: int) -> Worth | None:
        return self.of(card, lambda game: game.bought)

    def used(self, card: int) -> Worth | None:
        return self.of(card, lambda game: game.used)

    def held(self, objective: int) -> Worth | None:
        return self.of(objective, lambda game: game.held)

    def as_json(self) -> dict[str, object]:
        """The keys are described in docs/cli.md."""
        held = sorted({number for game in self.games for _, number in game.held})
        return {
            "games": len(self.games),
            "cards": {
                CARDS[card]: {"bought": worth_as_json(self.bought(card)), "used": worth_as_json(self.used(card))}
                for card in range(len(CARDS))
            },
            "objectives": {OBJECTIVES[number]: worth_as_json(self.held(number)) for number in held},
        }


def winning(findings: Iterable[Finding]) -> Winning:
    return Winning([game for game in findings if game.finished])


def mean(numbers: list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def deviation(numbers: list[int]) -> float | None:
    if not numbers:
        return None
    middle = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / len(numbers))


def summaries(findings: Iterable[Finding]) -> Mapping[Kind, Summary]:
    """By kind of game, in order: short before long, few players before many."""
    by_kind: dict[Kind, Summary] = {}
    for game in findings:
        by_kind.setdefault(game.kind, Summary()).findings.append(game)
    return dict(sorted(by_kind.items(), key=lambda item: (LENGTH_NAMES.index(item[0][1]), item[0][0])))
