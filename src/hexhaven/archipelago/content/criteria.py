"""What trends and objectives reward: a number counted for each player, or one of three special roles."""

from typing import Final

FLORINS: Final = 0  # behind the screen
EXPLORER_TOKENS: Final = 1
CHARACTERS: Final = 2  # cards owned
PROGRESS: Final = 3
ALL_CARDS: Final = 4
TOWNS: Final = 5  # controlled buildings
MARKETS: Final = 6
PORTS: Final = 7
TEMPLES: Final = 8
PORTS_AND_MARKETS: Final = 9
CITIZENS: Final = 10  # on the map
SHIPS: Final = 11
PACIFIST: Final = 12  # population exceeds rebellion by more than a margin
SEPARATIST: Final = 13  # wins alone when the archipelago becomes independent
BENEFACTOR: Final = 14
CUBES: Final = 15  # CUBES + resource: cubes behind the screen
FRUIT_CUBES: Final = 15
CATTLE_CUBES: Final = 16
FISH_CUBES: Final = 17
WOOD_CUBES: Final = 18
STONE_CUBES: Final = 19
IRON_CUBES: Final = 20
ICONS: Final = 21  # ICONS + resource: icons in regions whose town the player controls
FRUIT_ICONS: Final = 21
CATTLE_ICONS: Final = 22
FISH_ICONS: Final = 23
WOOD_ICONS: Final = 24
STONE_ICONS: Final = 25
IRON_ICONS: Final = 26
CRITERIA: Final = 27

# By criterion.
NAMES: Final = (
    "florins",
    "explorer-tokens",
    "characters",
    "progress",
    "all-cards",
    "towns",
    "markets",
    "ports",
    "temples",
    "ports-and-markets",
    "citizens",
    "ships",
    "pacifist",
    "separatist",
    "benefactor",
    "fruit",
    "cattle",
    "fish",
    "wood",
    "stone",
    "iron",
    "fruit-icons",
    "cattle-icons",
    "fish-icons",
    "wood-icons",
    "stone-icons",
    "iron-icons",
)
