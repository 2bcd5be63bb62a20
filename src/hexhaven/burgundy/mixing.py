"""Options that vary with the number of a game, so that many combinations occur over many games."""

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.expansions import EXPANSIONS, solo, team

COMBINATIONS = 36


def mix(turn: int, seats: int, laws: bool) -> dict[str, str]:
    """With laws, 36 games cover every combination; without them, the games cycle through all duchies.

    With laws, every other 36 games with four seats are team games, which follows from their boards; expansions, mixed
    by bits, make 32 sets, and some of those other games have border posts.
    """
    given = " ".join(str((turn + 3 * seat) % DUCHIES + 1) for seat in range(seats))
    duchies = (given, "drawn", "chosen")[turn // 6 % 3] if laws else given
    if seats == 1:
        duchies = solo.BOARDS[turn % 2]
    elif laws and seats == team.SEATS[0] and turn // COMBINATIONS % 2:
        duchies = team.BOARDS[turn // 6 % 2]
    elif laws and turn // COMBINATIONS % 2 and turn % 4 == 3:
        duchies = "drawn-11"
    sets = 1 << len(EXPANSIONS)
    chosen = [name for place, name in enumerate(EXPANSIONS) if turn * 7 % sets >> place & 1]
    return {
        "duchies": duchies,
        "choices": ("open", "hidden")[turn // 3 % 2],
        "start": ("drawn", str(turn // 36 % seats + 1))[turn // 18 % 2],
        "expansions": " ".join(name for name in chosen if seats > 1 or name not in solo.WITHOUT) or "none",
    }
