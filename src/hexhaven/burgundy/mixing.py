"""Options that vary with the number of a game, so that many combinations occur over many games."""

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.expansions import solo, team

COMBINATIONS = 36


def mix(turn: int, seats: int, laws: bool) -> dict[str, str]:
    """With laws, 36 games cover every combination; without them, the games cycle through all duchies.

    With laws, every other 36 games with four seats are team games, which follows from their boards.
    """
    given = " ".join(str((turn + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    duchies = (given, "drawn", "chosen")[turn // 6 % 3] if laws else given
    if seats == 1:
        duchies = solo.BOARDS[turn % 2]
    elif laws and seats == team.SEATS[0] and turn // COMBINATIONS % 2:
        duchies = team.BOARDS[turn // 6 % 2]
    return {
        "duchies": duchies,
        "choices": ("open", "hidden")[turn // 3 % 2],
        "start": ("drawn", str(turn // 36 % seats + 1))[turn // 18 % 2],
    }
