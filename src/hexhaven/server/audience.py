"""Who hears what is said at a table: everybody, or only the speaker's team."""

from collections.abc import Sequence

from hexhaven.kernel.contract import TeamGame
from hexhaven.server.messages.chat import ChatLine
from hexhaven.server.table import SPECTATOR, LiveTable


def team_of(table: LiveTable, seat: int) -> Sequence[int]:
    """The seats that play together with this one, itself included; of a spectator, none."""
    game = table.game.game
    if seat < 0:
        return []
    return game.partners(table.game.s, seat) if isinstance(game, TeamGame) else [seat]


def hears(table: LiveTable, seat: int, line: ChatLine) -> bool:
    return not line.team or seat in team_of(table, line.seat)


def late_chat(table: LiveTable) -> list[ChatLine]:
    """What those who are behind have heard: each other at once, the players when they hear of the rest."""
    heard = chat_for(table, SPECTATOR)
    return [line for line in heard if line.seat < 0 or line.at <= table.late_until]


def chat_for(table: LiveTable, seat: int) -> list[ChatLine]:
    return [line for line in table.chat if hears(table, seat, line)]
