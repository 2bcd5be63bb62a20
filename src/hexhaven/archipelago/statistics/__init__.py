"""What `hexhaven stats` counts in games of Archipelago between bots."""

from collections.abc import Sequence

from hexhaven.archipelago.state import State
from hexhaven.archipelago.statistics.findings import Finding, finding, summaries, winning
from hexhaven.archipelago.statistics.tables import tables

BOT = "greedy"
LONGEST = 60  # turns, after which a game is cut short: some have end conditions that nobody can reach


def is_endless(s: State) -> bool:
    return s.turn >= LONGEST


def as_json(findings: Sequence[Finding]) -> dict[str, object]:
    kinds = [summary.as_json() for summary in summaries(findings).values()]
    return {"kinds": kinds, "winning": winning(findings).as_json()}


__all__ = ["BOT", "as_json", "finding", "is_endless", "tables"]
