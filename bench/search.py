"""How many simulations the search of the strong bots does in a second of processor time, on one core.

On two cores it is a second of the clock.

python bench/search.py [TRIES]
"""

import sys
from time import perf_counter, process_time

from librt.random import Random

from hexhaven import archipelago, burgundy
from hexhaven.archipelago.bots.levels import LEVELS as ARCHIPELAGO_LEVELS
from hexhaven.archipelago.bots.levels import LevelBot
from hexhaven.archipelago.frames import ROUND
from hexhaven.bots import bots_of
from hexhaven.burgundy.bots.levels import LEVELS, SEARCHING, guide_of
from hexhaven.kernel.driver import ask
from hexhaven.kernel.frame import CHANCE, kind_of, top
from hexhaven.kernel.search import Search

MIDDLE = 2  # the phase in which it is measured, counted from 0
SIMULATIONS = 1000
THIRD_TURN = 3  # in Archipelago
WORLD_SIMULATIONS = 100


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


def speed(level: str, players: int, tries: int) -> float:
    """The best of some tries."""
    s, guide, found = middle_of_a_game(players), guide_of("expert", players, 0.5), []
    for number in range(tries):
        search = Search(guide, LEVELS[level].settings(), Random(number))
        began = process_time()
        search.think([s], 0.0, SIMULATIONS)
        found.append(float(search.simulated) / (process_time() - began))
    return max(found)


def speed_of_two(players: int, tries: int) -> float:
    """The best of some tries of the expert with its helper, both starting from nothing."""
    s, found = middle_of_a_game(players), []
    for number in range(tries):
        bot = SEARCHING["expert"](Random(number))
        search = bot.search_for(s)
        began = perf_counter()
        bot.think_together(search, [s], 0, 0.0, 2 * SIMULATIONS)
        found.append(float(search.root.visited) / (perf_counter() - began))
    return max(found)


def third_turn(players: int) -> archipelago.State:
    """The first round of the third turn, or of a later one, that the first seat can spend on anything."""
    s = archipelago.new_game({"seats": str(players), "length": "long"})
    rng = Random(5)
    greedy = bots_of("archipelago")["greedy"](rng)
    while (who := archipelago.to_move(s)) != 0 or s.turn < THIRD_TURN or kind_of(top(s.agenda)) != ROUND:
        if who == CHANCE:
            archipelago.chance_step(s, rng)
        else:
            archipelago.step(s, ask(archipelago, s, greedy, rng))
    return s


def archipelago_speed(players: int, tries: int) -> float:
    bot = LevelBot(ARCHIPELAGO_LEVELS["strong"], Random(1))
    s, found = third_turn(players), []
    for _ in range(tries):
        worlds = bot.worlds_for(s, 0)
        began = process_time()
        bot.search.think(worlds, 0.0, WORLD_SIMULATIONS)
        found.append(float(bot.search.simulated) / (process_time() - began))
    return max(found)


def archipelago_speed_of_two(players: int, tries: int) -> float:
    bot = LevelBot(ARCHIPELAGO_LEVELS["expert"], Random(1))
    s, found = third_turn(players), []
    for _ in range(tries):
        began = perf_counter()
        bot.think_together(bot.search, bot.worlds_for(s, 0), 0, 0.0, 2 * WORLD_SIMULATIONS)
        found.append(float(bot.search.root.visited) / (perf_counter() - began))
    return max(found)


def main(tries: str = "12") -> None:
    for players in (2, 3, 4):
        for level in ("strong", "expert"):
            found = speed(level, players, int(tries))
            print(f"burgundy, {players} players, {level}: {found:,.0f} simulations per second")
        found = speed_of_two(players, int(tries))
        print(f"burgundy, {players} players, expert, two cores: {found:,.0f} simulations per second")
    for players in (2, 3, 4, 5):
        found = archipelago_speed(players, int(tries))
        print(f"archipelago, {players} players: {found:,.0f} simulations per second")
        found = archipelago_speed_of_two(players, int(tries))
        print(f"archipelago, {players} players, two cores: {found:,.0f} simulations per second")


if __name__ == "__main__":
    main(*sys.argv[1:])
