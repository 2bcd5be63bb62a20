"""Two people at a table of Archipelago, brought to the moment when deals can be made."""

from dataclasses import dataclass
from typing import Any

from hexhaven.server.messages.play import Moved, Receipt, WholeTable
from tests.server.conftest import House
from tests.server.player import Player

DEALS = ("offer ", "invite ")
LOAN = ("give 1 florins", "ask promise florins 2")


@dataclass
class Talks:
    """Whose window it is, and who can be made an offer."""

    asker: Player
    partner: Player
    table: str
    asked: WholeTable | Moved  # as the asker heard it

    @property
    def number(self) -> int:
        return self.asked.number

    @property
    def offer(self) -> str:
        """The answer that opens an offer."""
        return next(choice.text for choice in self.asked.choices if choice.text.startswith("offer "))

    def offering(self, *terms: str, **more: Any) -> dict[str, Any]:
        """A whole offer in one message."""
        message = {"t": "answer", "table": self.table, "number": self.number, "text": self.offer}
        return {**message, "then": [*terms, "propose"], **more}


async def at_the_talks(house: House, **more: Any) -> Talks:
    """The first window in which deals are possible. Nothing else is agreed on before."""
    ada, bob = await house.connected("Ada"), await house.connected("Bob")
    table = (await ada.found("me", "open", game="archipelago", **more))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    players = [ada, bob]
    asked: list[WholeTable | Moved] = [await player.watch(table) for player in players]
    if not any(whole.to_move for whole in asked):  # it was shown before the start
        asked = [await player.hear_a(Moved) for player in players]
    while True:
        seat = asked[0].to_move[0]
        choices = [choice.text for choice in asked[seat].choices]
        if any(text.startswith(DEALS) for text in choices):
            return Talks(players[seat], players[1 - seat], table, asked[seat])
        given = await players[seat].answer(table, asked[seat].number, choices[0])
        assert isinstance(given, Receipt)
        asked = [await player.hear_a(Moved) for player in players]


async def lend(talks: Talks) -> int:
    """One florin now for two later; the number of the answer that made the deal."""
    assert isinstance(await talks.asker.request(talks.offering(*LOAN)), Receipt)
    heard = await talks.partner.hear_a(Moved)
    assert isinstance(await talks.partner.answer(talks.table, heard.number, "accept"), Receipt)
    return heard.number


def mark(number: int, by: int, kept: bool | None = True, key: str = "later") -> dict[str, Any]:
    return {"number": number, "by": by, "key": key, "kept": kept}
