"""A26.7 what players have promised each other, from the events of a game; and how negotiations are declined."""

from collections.abc import Iterable

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import (
    FIRST_TERM,
    GIVEN,
    PROMISED_FLORINS,
    PROMISED_PLACE,
    PROMISED_RAISE,
    REFUSE,
    WITHDRAW,
)
from hexhaven.archipelago.frames import DEAL_REPLY, TERMS
from hexhaven.archipelago.state import State
from hexhaven.kernel.contract import Promise
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import kind_of, top, who_of

DEAL_MADE = int(e.DEAL_ACCEPTED)
PROMISED = {
    FIRST_TERM + PROMISED_PLACE: "place",
    FIRST_TERM + PROMISED_RAISE: "raise",
    FIRST_TERM + PROMISED_FLORINS: "later",
}


def promises(log: Iterable[tuple[int, Iterable[Event]]]) -> list[Promise]:
    """The promises of all deals that were made; the log has the events of each answer, with its number."""
    found: list[Promise] = []
    named: list[tuple[int, int, int]] = []  # side, thing, amount
    turn = by = partner = 0
    for number, told in log:
        for event in told:
            if event.kind == e.TURN_OPENED:
                turn = event.a
            elif event.kind == e.DEAL_OPENED:
                by, partner, named = event.seat, event.a, []
            elif event.kind == e.TERM_ADDED:
                named.append((event.a, event.b, event.c))
            elif event.kind == e.DEAL_ACCEPTED:
                for side, thing, amount in named:
                    if thing in PROMISED:
                        parties = (by, partner) if side == GIVEN else (partner, by)
                        found.append(Promise(number, turn, *parties, PROMISED[thing], amount))
    return found


def declined(s: State) -> int | None:
    """How the player to move turns down an offer, or an invitation to make one; None if there is none."""
    kind = kind_of(top(s.agenda))
    if kind == DEAL_REPLY:
        return REFUSE
    if kind == TERMS and not s.deal.terms and who_of(s.agenda[len(s.agenda) - 2]) != s.deal.by:
        return WITHDRAW
    return None
