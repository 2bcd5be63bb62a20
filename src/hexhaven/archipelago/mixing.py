"""Options that vary with the number of a game, so that many combinations occur over many games."""

from collections.abc import Mapping
from itertools import product

from hexhaven.archipelago import SEATS
from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.options import VARIANTS
from hexhaven.plugin import MIXED, varied


def variants_together() -> list[str]:
    """A28.14 every way to combine the variants."""
    ways = product(("", "more-control", "benefactor"), ("", "more-spice"), ("", "choose-trend"))
    combined = [" ".join(name for name in VARIANTS if name in way) or "none" for way in ways]
    return [*combined, "no-secrets"]


def mix(turn: int, given: Mapping[str, str]) -> dict[str, str]:
    """Seats, start and deals go round in 16 games, lengths in 3, variants in 13: 624 games see every combination."""
    ways = variants_together()
    variants = ways[turn % len(ways)]
    least, most = SEATS
    seats = str(least + turn % (most - least + 1))
    players = seats if given.get("seats", MIXED) == MIXED else given["seats"]
    if players == "5" and "benefactor" in variants and "more-spice" in variants:  # A28.15 too few objectives
        variants = "none"
    values = {
        "seats": seats,
        "length": LENGTH_NAMES[turn % len(LENGTH_NAMES)],
        "start": ("sea", "desert")[turn // 4 % 2],
        "variants": variants,
        "deals": ("on", "off")[turn // 8 % 2],
    }
    return varied(values, given)
