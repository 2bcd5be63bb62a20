"""Who hears what is said at a table: everybody, or only the speaker's team."""

from collections.abc import Sequence

from hexhaven.kernel.contract import TeamGame
from hexhaven.server.messages.talk import ChatLine
from hexhaven.server.table import LiveTable


def team_of(table: LiveTable, seat: int) -> Sequence[int]:
    """The seats that play together with this one, itself included; of a spectator, none."""
    game = table.game.game
    if seat < 0:
        return []
    return game.partners(table.game.s, seat) if isinstance(game, TeamGame) else [seat]


def hears(table: LiveTable, seat: int, line: ChatLine) -> bool:
    return not line.team or seat in team_of(table, line.seat)


def chat_for(table: LiveTable, seat: int) -> list[ChatLine]:
    return [line for line in table.chat if hears(table, seat, line)]
