"""Options that vary with the number of a game, so that many combinations occur over many games."""

from hexhaven.burgundy.content.duchies import DUCHIES


def mix(turn: int, seats: int, laws: bool) -> dict[str, str]:
    """With laws, 36 games cover every combination; without them, the games cycle through all duchies."""
    given = " ".join(str((turn + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    return {
        "duchies": (given, "drawn", "chosen")[turn // 6 % 3] if laws else given,
        "choices": ("open", "hidden")[turn // 3 % 2],
        "start": ("drawn", str(turn // 36 % seats + 1))[turn // 18 % 2],
    }
