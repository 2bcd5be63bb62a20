"""What a finished game of Burgundy shows, and what many of them show together."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.expansions import MODES
from hexhaven.burgundy.expansions.solo import is_won
from hexhaven.burgundy.rules.final_scoring import empty_fields
from hexhaven.burgundy.state import State
from hexhaven.burgundy.words import PHASES, SCORE_LINES, cause_group
from hexhaven.kernel.event import Event
from hexhaven.worth import Worth, worth
from hexhaven.worth import as_json as worth_as_json

Kind = tuple[str, int]  # mode and number of players
LARGE, SMALL = 1, 2  # colour bonuses
TAKEN = (e.TILE_TAKEN, e.TILE_CLAIMED)


@dataclass
class Finding:
    """How one game went."""

    kind: Kind
    points: tuple[int, ...]
    places: tuple[int, ...]
    order: tuple[int, ...]  # seats in the turn order of the first round
    empty: tuple[int, ...]  # fields, by estate
    won: bool  # the solo game
    rounds: int  # played in all
    duchies: dict[int, int] = field(default_factory=dict)  # by seat
    sources: Counter[tuple[int, str]] = field(default_factory=Counter)  # points by seat and line of the table of points
    laid_out: Counter[int] = field(default_factory=Counter)  # tiles by kind
    taken: Counter[tuple[int, int, int]] = field(default_factory=Counter)  # tiles by seat, kind and phase
    bonuses: dict[tuple[int, int], int] = field(default_factory=dict)  # by colour and size: the phase
    completed: dict[int, int] = field(default_factory=dict)  # colours of the solo game: the phase
    shields: Counter[int] = field(default_factory=Counter)  # taken
    resets: int = 0  # how often the counter of the solo game reached the marker


def finding(s: State, events: Iterable[Event]) -> Finding:
    """Of a game that is over, from everything that happened in it."""
    seats = range(s.rules.players)
    found = Finding(
        kind=(s.rules.options.get("mode", "free"), int(s.rules.players)),
        points=tuple(int(s.rules.final_points(s, me)) for me in seats),
        places=tuple(int(place) for place in s.rules.final_places(s)),
        order=(),
        empty=tuple(int(empty_fields(estate)) for estate in s.estates()),
        won=s.rules.players == 1 and is_won(s),
        rounds=int(s.phase * s.rules.rounds + s.round + 1),
    )
    phase = 0
    for event in events:
        if event.kind == e.PHASE_OPENED:
            phase = int(event.a)
        else:
            note(found, event, phase)
    return found


def note(found: Finding, event: Event, phase: int) -> None:
    """Count what one event tells."""
    if event.kind == e.START_PLAYER_SET:
        found.order = tuple(int(seat) for seat in (event.seat, event.a, event.b, event.c) if seat >= 0)
    elif event.kind == e.DUCHY_SET:
        found.duchies[int(event.seat)] = int(event.a)
    elif event.kind == e.POINTS_SCORED:
        found.sources[int(event.seat), cause_group(int(event.b))] += int(event.a)
    elif event.kind == e.TILE_LAID_OUT:
        found.laid_out[int(event.b)] += 1
    elif event.kind in TAKEN:
        found.taken[int(event.seat), int(event.a), phase] += 1
    elif event.kind == e.SHIELD_TAKEN:
        found.shields[int(event.a)] += 1
    elif event.kind == e.BONUS_TAKEN:
        found.bonuses[int(event.a), int(event.b)] = phase
    elif event.kind == e.COLOUR_COMPLETED:
        found.completed[int(event.a)] = phase
    elif event.kind == e.MARKER_SET and phase + found.sources.total():
        found.resets += 1


@dataclass
class Summary:
    """Games of one kind."""

    kind: Kind
    findings: list[Finding]

    def points(self) -> list[int]:
        return [points for game in self.findings for points in game.points]

    def margins(self) -> list[int]:
        """The lead of the winner, or of the winning team, over the next."""
        ranked = [sorted(set(zip(game.places, game.points))) for game in self.findings if len(set(game.places)) > 1]
        return [first[1] - second[1] for first, second, *_ in ranked]

    def source(self, line: str) -> float:
        """Points of a player from it, in the mean."""
        return fmean(game.sources[seat, line] for game in self.findings for seat in range(self.kind[1]))

    def sources(self) -> dict[str, float]:
        return {line: self.source(line) for line in SCORE_LINES if self.source(line)}

    def tiles(self) -> list[int]:
        """The kinds that were laid out in any of the games."""
        return sorted({tile for game in self.findings for tile in game.laid_out})

    def taken(self, tile: int) -> list[int]:
        """How many were taken, by phase."""
        seats = range(self.kind[1])
        return [
            sum(game.taken[seat, tile, phase] for game in self.findings for seat in seats)
            for phase in range(len(PHASES))
        ]

    def share_taken(self, tile: int) -> float:
        """Of those laid out."""
        return sum(self.taken(tile)) / max(1, sum(game.laid_out[tile] for game in self.findings))

    def shields(self) -> dict[int, float]:
        """How many of each were taken in a game, in the mean."""
        taken = sum((game.shields for game in self.findings), Counter[int]())
        return {shield: number / len(self.findings) for shield, number in sorted(taken.items())}

    def bonus(self, colour: int, size: int) -> tuple[float, float | None]:
        """In which share of the games it was taken, and in which phase in the mean, A being 1."""
        phases = [game.bonuses[colour, size] for game in self.findings if (colour, size) in game.bonuses]
        return len(phases) / len(self.findings), fmean(phases) + 1 if phases else None

    def completed(self, colour: int) -> tuple[float, float | None]:
        """The same for a colour of the solo game."""
        phases = [game.completed[colour] for game in self.findings if colour in game.completed]
        return len(phases) / len(self.findings), fmean(phases) + 1 if phases else None

    def at_start(self, place: int) -> Worth | None:
        """Of whoever was at this place of the first turn order."""
        return worth((game, game.order[place]) for game in self.findings)

    def as_json(self) -> dict[str, object]:
        """The keys are described in docs/cli.md."""
        mode, seats = self.kind
        shown: dict[str, object] = {
            "mode": mode,
            "seats": seats,
            "games": len(self.findings),
            "points": {
                "mean": fmean(self.points()),
                "deviation": pstdev(self.points()),
                "margin": fmean(self.margins()) if self.margins() else None,
            },
            "sources": {line.removeprefix("cause-"): points for line, points in self.sources().items()},
            "empty_fields": fmean(number for game in self.findings for number in game.empty),
            "tiles": {NAME_OF[tile]: self.tile_as_json(tile) for tile in self.tiles()},
        }
        if self.shields():
            shown["shields"] = self.shields()
        if mode == "solo":
            return shown | self.solo_as_json()
        return shown | {
            "bonuses": {letter: self.bonus_as_json(colour) for colour, letter in enumerate(COLOUR_LETTERS)},
            "start": [worth_as_json(self.at_start(place)) for place in range(seats)],
        }

    def tile_as_json(self, tile: int) -> dict[str, object]:
        laid_out = sum(game.laid_out[tile] for game in self.findings)
        phases = dict(zip(PHASES, self.taken(tile), strict=True))
        return {"laid_out": laid_out, "taken": sum(self.taken(tile)), "phases": phases}

    def bonus_as_json(self, colour: int) -> dict[str, object]:
        sizes = {"large": self.bonus(colour, LARGE), "small": self.bonus(colour, SMALL)}
        return {size: {"taken": share, "phase": phase} for size, (share, phase) in sizes.items()}

    def solo_as_json(self) -> dict[str, object]:
        colours = {letter: self.completed(colour) for colour, letter in enumerate(COLOUR_LETTERS)}
        return {
            "won": fmean(game.won for game in self.findings),
            "rounds": fmean(game.rounds for game in self.findings),
            "resets": fmean(game.resets for game in self.findings),
            "colours": {letter: {"finished": share, "phase": phase} for letter, (share, phase) in colours.items()},
        }


def summaries(findings: Sequence[Finding]) -> list[Summary]:
    """By kind of game: free games before those of teams and alone, few players before many."""
    by_kind: dict[Kind, list[Finding]] = {}
    for game in findings:
        by_kind.setdefault(game.kind, []).append(game)
    order = sorted(by_kind, key=lambda kind: (list(MODES).index(kind[0]), kind[1]))
    return [Summary(kind, by_kind[kind]) for kind in order]
