"""Looks into a position: what is legal and what is not and why, where each answer leads, and how to pass it on.

python examples/position.py [GAMES]
"""

import sys

from librt.random import Random

from hexhaven import burgundy
from hexhaven.burgundy.position import burgundy as position
from hexhaven.kernel.snapshot import from_position_line, position_line


def points_to_expect(s: burgundy.State, seat: int, games: int, rng: Random) -> float:
    """What a seat has at the end of random games from here on, on average."""
    total = 0
    for _ in range(games):
        branch = burgundy.copy(s)
        burgundy.playout(branch, rng)
        result = burgundy.result(branch)
        assert result is not None, "a playout goes to the end"
        total += result.points[seat]
    return total / games


def main(games: str = "200") -> None:
    s = position(2).seat(0, dice="4 2", storage="cow4", tiles={5: "cow3"}).depot(2, "bank ship").build()
    rng = Random(1)
    for answer in burgundy.legal(s):
        branch = burgundy.copy(s)
        burgundy.step(branch, answer)
        print(f"{burgundy.notation(answer):20} {points_to_expect(branch, 0, int(games), rng):5.1f} points")

    refusal = burgundy.why_not(s, 0, "2 place cow4 11")
    assert refusal is not None, "the die does not fit the field"
    print(f"2 place cow4 11 is against rule {refusal.rule}")

    line = position_line(burgundy, s)
    print(line)
    assert burgundy.key(from_position_line(burgundy, line)) == burgundy.key(s)


if __name__ == "__main__":
    main(*sys.argv[1:])
