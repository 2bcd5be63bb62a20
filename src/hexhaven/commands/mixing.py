"""Options that vary with the number of a game, so that many games see many of their combinations."""

from collections.abc import Callable, Mapping
from itertools import product

from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.options import VARIANTS
from hexhaven.burgundy.content.duchies import DUCHIES

MIXED = "mixed"
Options = dict[str, str]


def mix_burgundy(turn: int, seats: int, laws: bool) -> Options:
    """With laws 36 games see every combination; without them all duchies are given out in turn."""
    given = " ".join(str((turn + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    return {
        "duchies": (given, "drawn", "chosen")[turn // 6 % 3] if laws else given,
        "choices": ("open", "hidden")[turn // 3 % 2],
        "start": ("drawn", str(turn // 36 % seats + 1))[turn // 18 % 2],
    }


def variants_together() -> list[str]:
    """A28.14 every way to combine the variants of Archipelago."""
    ways = product(("", "more-control", "benefactor"), ("", "more-spice"), ("", "choose-trend"))
    combined = [" ".join(name for name in VARIANTS if name in way) or "none" for way in ways]
    return [*combined, "no-secrets"]


def mix_archipelago(turn: int, seats: int, laws: bool) -> Options:
    """Seats, start and deals go round in 16 games, lengths in 3, variants in 13: 624 games see every combination."""
    ways = variants_together()
    variants = ways[turn % len(ways)]
    if seats == 5 and "benefactor" in variants and "more-spice" in variants:  # A28.15 too few objectives
        variants = "none"
    return {
        "length": LENGTH_NAMES[turn % len(LENGTH_NAMES)],
        "start": ("sea", "desert")[turn // 4 % 2],
        "variants": variants,
        "deals": ("on", "off")[turn // 8 % 2],
    }


MIXERS: Mapping[str, tuple[int, Callable[[int, int, bool], Options]]] = {
    "archipelago": (5, mix_archipelago),
    "burgundy": (4, mix_burgundy),
}


def mixable(game: str) -> list[str]:
    """The options that can be mixed."""
    return ["seats", *MIXERS[game][1](0, 2, True)]


def options_of_game(game: str, options: Mapping[str, str], turn: int, laws: bool) -> Options:
    """The options of one game; turn counts the games from 0."""
    most, mixer = MIXERS[game]
    chosen = dict(options)
    if chosen.get("seats") == MIXED:
        chosen["seats"] = str(2 + turn % (most - 1))
    given = chosen.get("seats", "2")
    seats = int(given) if given in map(str, range(2, most + 1)) else 2
    for name, value in mixer(turn, seats, laws).items():
        if chosen.get(name) == MIXED:
            chosen[name] = value
    return chosen
