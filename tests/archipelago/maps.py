"""Positions with so many buildings, citizens, ships or cards; for end conditions and scores."""

from hexhaven.archipelago.content.cards import NAMES
from hexhaven.archipelago.content.tables import CHARACTERS
from hexhaven.archipelago.positions.position import Position

OUTER = (("east of 1", "xaaaaa"), ("north-east of 2", "axaaaa"), ("north-west of 3", "aaxaaa"), ("west of 4", "aaaxaa"))


def with_regions(position: Position, number: int, built: str = "") -> Position:
    """So many regions, six of them around the open sea, each with these buildings."""
    for region in range(number):
        where, edges = OUTER[region - 6] if region > 5 else ("", "")
        position.region(built=built, where=where, edges=edges)
    return position


def with_citizens(position: Position, number: int, first: int = 0) -> Position:
    """So many citizens on regions 1 to 7, three of a player in a region, from one player to the next."""
    most = 20 if len(position.seats) == 2 else 10
    for seat in range(first, len(position.seats)):
        own = min(number, most)
        number -= own
        position.seat(seat, citizens=" ".join(f"{citizen // 3 + 1}a" for citizen in range(own)))
    assert not number, "there are not so many citizens"
    return position


def with_cards(position: Position, characters: int = 0, progress: int = 0) -> Position:
    """So many cards in play, dealt round the table."""
    cards = [*NAMES[:characters], *NAMES[CHARACTERS : CHARACTERS + progress]]
    for seat in range(len(position.seats)):
        position.seat(seat, cards=" ".join(cards[seat :: len(position.seats)]))
    return position
