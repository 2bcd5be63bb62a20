"""How many simulations the search of Burgundy's strong bot does in a second of processor time, on one core.

python bench/search.py [TRIES]
"""

import sys
from time import process_time

from librt.random import Random

from hexhaven import burgundy
from hexhaven.burgundy.bots.levels import LEVELS, guide_of
from hexhaven.kernel.frame import CHANCE
from hexhaven.kernel.search import Search

MIDDLE = 2  # the phase in which it is measured, counted from 0
SIMULATIONS = 400


def middle_of_a_game(players: int) -> burgundy.State:
    """The first question for the first seat in the third phase of a game between policies."""
    s = burgundy.new_game({"seats": str(players), "duchies": "drawn", "start": "1"})
    rng, guide = Random(5), guide_of("expert", players, 0.5)
    while (who := burgundy.to_move(s)) != 0 or s.phase < MIDDLE:
        if who == CHANCE:
            burgundy.chance_step(s, rng)
        else:
            burgundy.step(s, guide.choose(s, who))
    return s


def speed(players: int, tries: int) -> float:
    """The best of some tries."""
    s, guide, found = middle_of_a_game(players), guide_of("expert", players, 0.5), []
    for number in range(tries):
        search = Search(guide, LEVELS["strong"].settings(), Random(number))
        began = process_time()
        search.think([s], 0.0, SIMULATIONS)
        found.append(float(search.simulated) / (process_time() - began))
    return max(found)


def main(tries: str = "12") -> None:
    for players in (2, 3, 4):
        print(f"{players} players: {speed(players, int(tries)):,.0f} simulations per second")


if __name__ == "__main__":
    main(*sys.argv[1:])
