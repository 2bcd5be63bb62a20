"""Laying hexes at random, to see whether a set of hexes can form an archipelago."""

from random import Random

from hexhaven.archipelago.content.sheet import Sheet
from hexhaven.archipelago.content.tables import EDGES

ATTEMPTS = 20
FIRST_HEXES = 2  # laid next to the start hex; every later one touches at least two others
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # by direction

Place = tuple[int, int]
Edges = tuple[str, ...]  # the terrains of a hex as it lies
Map = dict[Place, Edges]


def turnings(hexagon: dict[str, list[dict[str, list[str]]]]) -> list[Edges]:
    """Both sides of a hex in all rotations."""
    return [
        tuple(side["edges"][(direction - turn) % EDGES] for direction in range(EDGES))
        for side in hexagon["sides"]
        for turn in range(EDGES)
    ]


def beside(place: Place) -> list[Place]:
    return [(place[0] + step[0], place[1] + step[1]) for step in STEPS]


def free_places(laid: Map) -> list[Place]:
    """Where the next hex may go, whatever its terrain."""
    if len(laid) <= FIRST_HEXES:
        return [place for place in beside((0, 0)) if place not in laid]
    around = {place for hexagon in laid for place in beside(hexagon)} - laid.keys()
    return sorted(place for place in around if sum(near in laid for near in beside(place)) >= 2)


def fits(laid: Map, place: Place, edges: Edges) -> bool:
    for direction, near in enumerate(beside(place)):
        if near in laid and laid[near][(direction + 3) % EDGES] != edges[direction]:
            return False
    return True


def lay(content: Sheet, start: str, rng: Random) -> Map:
    """Lay one hex after another where it fits, retrying those that did not fit, until none does."""
    laid: Map = {(0, 0): tuple(content["start"][start]["edges"])}
    stack = [turnings(hexagon) for hexagon in content["hexes"]]
    rng.shuffle(stack)
    refused: list[list[Edges]] = []
    while stack:
        hexagon = stack.pop()
        places = [(place, edges) for place in free_places(laid) for edges in hexagon if fits(laid, place, edges)]
        if places:
            place, edges = rng.choice(places)
            laid[place] = edges
            stack += refused
            refused.clear()
        else:
            refused.append(hexagon)
    return laid


def most_laid(content: Sheet) -> int:
    """The most hexes that could be laid around the open sea in a number of attempts."""
    best = 0
    for attempt in range(ATTEMPTS):
        best = max(best, len(lay(content, "open_sea", Random(attempt))) - 1)
        if best == len(content["hexes"]):
            break
    return best
