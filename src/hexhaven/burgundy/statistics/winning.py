"""What wins: which tiles, duchies and sources of points, in games of two to four players without teams."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from statistics import fmean

from hexhaven.burgundy.content.duchies import NAMES
from hexhaven.burgundy.content.tiles import COW, GEESE, NAME_OF, animals_on, is_animal
from hexhaven.burgundy.statistics.findings import Finding
from hexhaven.burgundy.words import PHASES, SCORE_LINES
from hexhaven.intervals import Interval, mean_interval
from hexhaven.worth import Player, Worth, worth
from hexhaven.worth import as_json as worth_as_json


@dataclass(frozen=True)
class Advantage:
    """Points of winners and of the others on average, and how many more the winner of a game has."""

    winners: float
    others: float
    difference: Interval


@dataclass
class Winning:
    """Games of two to four players, together."""

    games: list[Finding]

    def tiles(self) -> dict[int, Worth | None]:
        """By sort: of those who have taken more of it than the table did on average."""
        sorts = sorted({sort_of(tile) for game in self.games for tile in game.laid_out})
        return {sort: worth(self.with_more(sort)) for sort in sorts}

    def with_more(self, sort: int) -> Iterator[Player]:
        for game in self.games:
            numbers = taken_of(game, sort)
            yield from ((game, seat) for seat, number in enumerate(numbers) if number > fmean(numbers))

    def duchies(self) -> dict[int, Worth | None]:
        owners: dict[int, list[Player]] = {}
        for game in self.games:
            for seat, duchy in game.duchies.items():
                owners.setdefault(duchy, []).append((game, seat))
        return {duchy: worth(players) for duchy, players in sorted(owners.items())}

    def sources(self) -> dict[str, Advantage]:
        found = {line: self.advantage(line) for line in SCORE_LINES}
        return {line: advantage for line, advantage in found.items() if advantage is not None}

    def advantage(self, line: str) -> Advantage | None:
        """Nothing, if no points came from it, or too few games have both a winner and others."""
        pairs = []
        for game in self.games:
            points = [
                [game.sources[seat, line] for seat, place in enumerate(game.places) if (place == 1) == won]
                for won in (True, False)
            ]
            if all(points):
                pairs.append((fmean(points[0]), fmean(points[1])))
        if len(pairs) < 2 or not any(map(any, pairs)):
            return None
        winners, others = zip(*pairs, strict=True)
        return Advantage(fmean(winners), fmean(others), mean_interval([mine - theirs for mine, theirs in pairs]))

    def as_json(self) -> dict[str, object]:
        """The keys are described in docs/cli.md."""
        return {
            "games": len(self.games),
            "sources": {line.removeprefix("cause-"): asdict(more) for line, more in self.sources().items()},
            "tiles": {sort_key(sort): worth_as_json(found) for sort, found in self.tiles().items()},
            "duchies": {NAMES[duchy]: worth_as_json(found) for duchy, found in self.duchies().items()},
        }


def taken_of(game: Finding, sort: int) -> list[int]:
    """By seat."""
    tiles = [tile for tile in game.laid_out if sort_of(tile) == sort]
    seats = range(len(game.points))
    return [sum(game.taken[seat, tile, phase] for tile in tiles for phase in range(len(PHASES))) for seat in seats]


def sort_of(tile: int) -> int:
    """Animals count by their number, whatever their species: two, three or four cows stand for them."""
    return COW + animals_on(tile) - 2 if is_animal(tile) and tile != GEESE else tile


def sort_key(sort: int) -> str:
    return f"animals{animals_on(sort)}" if COW <= sort < COW + 3 else NAME_OF[sort]


def winning(findings: Iterable[Finding]) -> Winning:
    return Winning([game for game in findings if game.kind[0] == "free"])
