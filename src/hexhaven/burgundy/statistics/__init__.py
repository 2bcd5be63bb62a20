"""What `hexhaven stats` counts in games of Burgundy between bots."""

from collections.abc import Sequence

from hexhaven.burgundy.state import State
from hexhaven.burgundy.statistics.findings import Finding, finding, summaries
from hexhaven.burgundy.statistics.tables import tables
from hexhaven.burgundy.statistics.winning import winning

BOT = "skilled"  # it thinks for a moment only, and what counts is the number of simulations, not the time


def is_endless(s: State) -> bool:
    """Every game has 25 rounds."""
    return False


def as_json(findings: Sequence[Finding]) -> dict[str, object]:
    return {"kinds": [summary.as_json() for summary in summaries(findings)], "winning": winning(findings).as_json()}


__all__ = ["BOT", "as_json", "finding", "is_endless", "tables"]
