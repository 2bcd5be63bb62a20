"""Plays a game at random and says how it ended.

python examples/random_game.py [burgundy|archipelago] [SEED]
"""

import sys

from hexhaven.games import GAMES


def main(name: str = "burgundy", seed: str = "7") -> None:
    game = GAMES[name]
    s = game.new_game({"seats": "3"})
    decisions = game.playout(s, int(seed))
    result = game.result(s)
    assert result is not None, "a playout goes to the end"
    print(f"{name}: {decisions} decisions")
    for seat, (points, place) in enumerate(zip(result.points, result.places), start=1):
        print(f"player {seat}: {points} points, place {place}")


if __name__ == "__main__":
    main(*sys.argv[1:])
