"""B10 the monasteries, one function each: B10.n is monastery n. The rule it bends calls it."""

from typing import Final

from mypy_extensions import i64

from hexhaven.burgundy.content.goods import kinds_in, size
from hexhaven.burgundy.content.goods import number_of as how_many
from hexhaven.burgundy.content.tiles import (
    BANK,
    BEIGE,
    BLUE,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    LIGHT_GREEN,
    MARKET,
    MONASTERY,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    species_of,
)
from hexhaven.burgundy.rulebook import Rules, Scorer
from hexhaven.burgundy.state import Estate

# Permanent effects.


def builds_freely(estate: Estate) -> bool:
    """B10.1 any number of identical buildings in a city."""
    return estate.has_monastery(1)


def workers_for_mines(estate: Estate, mines: i64) -> i64:
    """B10.2 at the end of a phase a worker for each mine."""
    if estate.has_monastery(2):
        return mines
    return 0


def silver_for_sale(estate: Estate) -> i64:
    """B10.3 two silver instead of one."""
    return 2 if estate.has_monastery(3) else 1


def workers_for_sale(estate: Estate) -> i64:
    """B10.4 a worker with every sale."""
    return 1 if estate.has_monastery(4) else 0


def loads_two_depots(estate: Estate) -> bool:
    """B10.5 a ship loads from two neighbouring depots."""
    return estate.has_monastery(5)


def buys_anywhere(estate: Estate) -> bool:
    """B10.6 the purchase from any depot, paid in silver, workers or both."""
    return estate.has_monastery(6)


def extra_for_animal(estate: Estate) -> i64:
    """B10.7 one additional point for every animal tile that scores."""
    return 1 if estate.has_monastery(7) else 0


def takes_double_steps(estate: Estate) -> bool:
    """B10.8 up to two steps for each worker."""
    return estate.has_monastery(8)


def free_step_placing(estate: Estate, colour: i64) -> i64:
    """B10.9 buildings, B10.10 animals and ships, B10.11 castles, mines and monasteries."""
    if colour == BEIGE:
        return 1 if estate.has_monastery(9) else 0
    if colour in (LIGHT_GREEN, BLUE):
        return 1 if estate.has_monastery(10) else 0
    return 1 if estate.has_monastery(11) else 0


def free_step_taking(estate: Estate) -> i64:
    """B10.12 a free step for taking tiles with a die."""
    return 1 if estate.has_monastery(12) else 0


def silver_with_workers(estate: Estate) -> i64:
    """B10.13 a silver with the action of taking workers."""
    return 1 if estate.has_monastery(13) else 0


def workers_for_action(estate: Estate) -> i64:
    """B10.14 four workers instead of two."""
    return 4 if estate.has_monastery(14) else 2


# Points at the end of the game, for an owner of the monastery.


def sold_kinds(estate: Estate) -> i64:
    """B10.15 two points for each kind of good sold."""
    return 2 * how_many(kinds_in(estate.sold))


def four_for_each(estate: Estate, building: i64) -> i64:
    """B10.16-B10.23 four points for each placed building of one type."""
    points: i64 = 0
    for field in estate.duchy.of_colour[BEIGE]:
        if estate.fields[field] == building:
            points += 4
    return points


def warehouses(estate: Estate) -> i64:
    """B10.16"""
    return four_for_each(estate, WAREHOUSE)


def watchtowers(estate: Estate) -> i64:
    """B10.17"""
    return four_for_each(estate, WATCHTOWER)


def carpenters(estate: Estate) -> i64:
    """B10.18"""
    return four_for_each(estate, CARPENTER)


def churches(estate: Estate) -> i64:
    """B10.19"""
    return four_for_each(estate, CHURCH)


def markets(estate: Estate) -> i64:
    """B10.20"""
    return four_for_each(estate, MARKET)


def boarding_houses(estate: Estate) -> i64:
    """B10.21"""
    return four_for_each(estate, BOARDING_HOUSE)


def banks(estate: Estate) -> i64:
    """B10.22"""
    return four_for_each(estate, BANK)


def town_halls(estate: Estate) -> i64:
    """B10.23"""
    return four_for_each(estate, TOWN_HALL)


def animal_species(estate: Estate) -> i64:
    """B10.24 four points for each species in the duchy."""
    seen: i64 = 0
    for field in estate.duchy.of_colour[LIGHT_GREEN]:
        if estate.has_tile(field):
            seen |= 1 << species_of(estate.fields[field])
    return 4 * how_many(seen)


def sold_goods(estate: Estate) -> i64:
    """B10.25 a point for each good sold."""
    return size(estate.sold)


def bonus_tiles(estate: Estate) -> i64:
    """B10.26 three points for each colour bonus."""
    return 3 * estate.bonuses


END_POINTS: Final[dict[int, Scorer]] = {
    15: sold_kinds,
    16: warehouses,
    17: watchtowers,
    18: carpenters,
    19: churches,
    20: markets,
    21: boarding_houses,
    22: banks,
    23: town_halls,
    24: animal_species,
    25: sold_goods,
    26: bonus_tiles,
}


def add_to(rules: Rules) -> None:
    for number, points in END_POINTS.items():
        rules.scores_at_end(MONASTERY + number, points, number)
