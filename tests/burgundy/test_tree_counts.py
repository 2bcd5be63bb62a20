"""Known counts of small game trees: how many sequences of so many answers a position has, draws included.

The first positions are counted by hand. The numbers of the last ones were found by the program when all other tests
held, and show that nothing has changed since.
"""

from collections.abc import Callable

import pytest

from hexhaven import burgundy as game
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.frame import NOBODY
from tests.burgundy.at_table import let_chance_draw, new


def sequences(s: State, answers: int) -> int:
    """The number of different sequences of so many answers; a game that ends earlier counts once."""
    if not answers or game.to_move(s) == NOBODY:
        return 1
    if answers == 1:
        return len(list(game.legal(s)))
    total = 0
    for answer in game.legal(s):
        after = game.copy(s)
        game.step(after, answer)
        total += sequences(after, answers - 1)
    return total


def penniless(dice: str, other_dice: str) -> Position:
    """Two players on duchy 1 without silver and workers."""
    return burgundy(2).seat(0, silver=0, workers=0, dice=dice).seat(1, silver=0, workers=0, dice=other_dice)


# Nothing lies anywhere, so both can only take workers, with either die first.
# One answer:     with the 1 or with the 2.                                                                2
# Two answers:    and then with the other die.                                                             2
# Three answers:  and then the other player likewise, with the 1 or with the 2.                            4
# Four answers:   and then with the other die.                                                             4
# Five answers:   and then the first player's dice of the next round are drawn: 21 pairs.                 84
def only_workers() -> Position:
    return penniless("1 2", "1 2")


# Depot 2 holds a ship and a bank, depot 5 a mine; seat 0 has rolled 2 and 5, holds a good of kind 5 and stores nothing.
# One answer:     with the 2: ship, bank, workers; with the 5: mine, sale, workers.                    3 + 3 = 6
# Two answers:    ship with the 2, then mine, sale, workers, or the ship on field 20 with the 5            4
#                 bank with the 2, then mine, sale, workers (no building field beside has a 5)             3
#                 workers with the 2, then mine, sale, workers (two workers do not turn the 5 into a 2)    3
#                 mine with the 5, then ship, bank, workers (field 25 has a 4)                             3
#                 sale with the 5, then ship, bank, workers                                                3
#                 workers with the 5, then ship, bank, workers                                             3
#                 A placed ship asks nothing, since no depot holds goods.                    altogether   19
# Three answers:  seat 1 has two 5s: workers always, and the mine if it is still there. It is gone after
#                 3 of the first 10 sequences, those ending with it, and after the 3 beginning with it:
#                 13 sequences with the mine, 6 without it.                           13 x 2 + 6 x 1 =    32
def small_depots() -> Position:
    return penniless("2 5", "5 5").seat(0, goods="5").depot(2, "ship bank").depot(5, "mine")


# Seat 0 has one die, a 2, and stores a ship; it holds kinds 1 and 4, and in depot 2 lie the kinds 1, 3 and 5.
# One answer:     the ship on field 18, or workers.                                                        2
# Two answers:    after the ship one of the five empty depots, or depot 2 with kind 3 or with kind 5;   5 + 2
#                 after the workers seat 1, who has one die, takes workers.                              + 1 = 8
# Three answers:  after each of the 7 loads seat 1 takes workers; after seat 1's workers the round is over
#                 and seat 0's dice are drawn, 21 pairs.                                        7 + 21 =   28
def a_ship() -> Position:
    return penniless("2", "1").seat(0, storage="ship", goods="1 4").depot(2, goods="1 3 5")


# Seat 0 has monastery 6, one silver, one worker and one die, a 1; a mine lies in depot 1, a ship in the black depot.
# One answer:     the mine with the 1; workers; the mine or the ship for one silver and one worker.        4
# Two answers:    mine with the die, then the end or the ship for one of each                              2
#                 workers, then the end, or mine or ship for one of each or for two workers                5
#                 mine bought, then workers (field 25 has a 4, and no worker is left)                      1
#                 ship bought, then the mine with the die, or workers                                      2
#                                                                                           altogether    10
# Three answers:  seat 1 with its 1 takes workers, or the mine if it still lies there. It does after
#                 workers and the end, after workers and the ship (two ways), after the ship and workers:
#                 4 sequences with the mine, 6 without it.                             4 x 2 + 6 x 1 =    14
def a_purchase() -> Position:
    position = penniless("1", "1").seat(0, silver=1, workers=1, tiles={13: "m6"})
    return position.depot(1, "mine").black("ship")


# The storage is full; seat 0 has one die, a 4, and no use for its tiles. Depot 4 holds two ships and a bank.
# One answer:     ship or bank (the two ships are alike), or workers.                                      3
# Two answers:    after ship or bank one of cow2 and castle leaves (two castles are alike),            2 x 2
#                 after workers seat 1 with its 1 takes workers.                                         + 1 = 5
# Three answers:  after the 4 discards seat 1 takes workers; after seat 1's workers come 21 pairs.   4 + 21 = 25
def a_full_storage() -> Position:
    return penniless("4", "1").seat(0, storage="cow2 castle castle").depot(4, "ship ship bank")


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (only_workers, [2, 2, 4, 4, 84]),
        (small_depots, [6, 19, 32]),
        (a_ship, [2, 8, 28]),
        (a_purchase, [4, 10, 14]),
        (a_full_storage, [3, 5, 25]),
    ],
)
def test_counts_made_by_hand(position: Callable[[], Position], counts: list[int]) -> None:
    s = position().build()
    assert [sequences(s, answers) for answers in range(1, len(counts) + 1)] == counts


def rich() -> State:
    """Much to choose from: goods, workers, silver, a stored castle and town hall, monasteries 5, 6 and 8."""
    position = burgundy(3).at("C", 3).seat(
        0, dice="2 6", storage="castle town-hall ship", silver=3, workers=2, goods="1 2 4",
        tiles={13: "m5", 8: "m6", 31: "m8", 26: "bank", 18: "ship"},
    )  # fmt: skip
    position.depot(1, "m16 bank ship", goods="1 3").depot(2, "m4 market castle", goods="5 6").depot(5, "mine m20")
    return position.black("ship cow3 mine").build()


def opening(seats: int, duchies: str) -> State:
    """The first question of a game's first turn."""
    return let_chance_draw(new(seats=seats, duchies=duchies), seed=seats)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (rich, [77, 1119, 19718]),
        (lambda: opening(2, "1"), [16, 123, 2201]),
        (lambda: opening(3, "2"), [22, 193, 5376]),
        (lambda: opening(4, "1 2 1 2"), [28, 284, 11060]),
    ],
    ids=["rich", "two players", "three players", "four players"],
)
def test_counts_made_by_the_program(state: Callable[[], State], counts: list[int]) -> None:
    s = state()
    assert [sequences(s, answers) for answers in (1, 2, 3)] == counts
