"""What can be said by key, so that every reader gets it in their own language: at every table, and in each game."""

from collections.abc import Mapping

from hexhaven.kernel.contract import Remark, TableGame, TalkingGame

GENERAL: Mapping[str, Mapping[str, int]] = {
    name: {} for name in ("hello", "thanks", "well-played", "one-moment", "sorry", "good-game")
}


def remarks_of(game: TableGame) -> Mapping[str, Mapping[str, int]]:
    """By key: the names of the numbers, in order, with their greatest values."""
    return {**GENERAL, **game.REMARKS} if isinstance(game, TalkingGame) else GENERAL


def fault_of(game: TableGame, remark: Remark) -> str:
    """What is wrong with a remark; empty if it can be made in this game."""
    numbers = remarks_of(game).get(remark.key)
    if numbers is None:
        return f"there is no remark {remark.key!r}"
    if len(numbers) != len(remark.numbers):
        return f"{remark.key} takes {len(numbers)} numbers"
    for given, (name, most) in zip(remark.numbers, numbers.items(), strict=True):
        if not 0 <= given <= most:
            return f"{remark.key}: {name} is at most {most}"
    return ""
