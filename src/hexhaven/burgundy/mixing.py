"""Options that vary with the number of a game, so that many combinations occur over many games."""

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.expansions.team import BOARDS

TEAM_SEATS = 4


def mix(turn: int, seats: int, laws: bool) -> dict[str, str]:
    """With laws, 36 games cover every combination; without them, the games cycle through all duchies."""
    team = seats == TEAM_SEATS and turn % 2 == 1
    given = BOARDS[turn // 6 % 2] if team else " ".join(str((turn + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    return {
        "mode": "team" if team else "free",
        "duchies": (given, "drawn", "chosen")[turn // 6 % 3] if laws and not team else given,
        "choices": ("open", "hidden")[turn // 3 % 2],
        "start": ("drawn", str(turn // 36 % seats + 1))[turn // 18 % 2],
    }
