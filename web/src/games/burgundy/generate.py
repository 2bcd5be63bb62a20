"""What Burgundy's board needs to know from the Python side, and games for its tests; see web/generate.py."""

import json
from collections.abc import Iterator

from typescript import Schema, constant, rows

from hexhaven.burgundy import events
from hexhaven.burgundy.content import board as printed
from hexhaven.burgundy.content import duchies, goods, tiles
from hexhaven.burgundy.options import DEFAULTS, rules_for
from hexhaven.burgundy.words import EVENT_NAMES, PHASES, kind_and_number

# Options, seed and viewer of each game, and how many answers lie between two expected views.
GAMES = (
    ({"seats": "2", "duchies": "1"}, 1, 0, 12),
    ({"seats": "3", "duchies": "chosen", "choices": "hidden", "start": "drawn"}, 2, 1, 12),
    ({"seats": "4", "duchies": "drawn", "start": "3"}, 3, -1, 12),
)


def tile_rows() -> Iterator[Schema]:
    for row in tiles.ROWS:
        kind, number = kind_and_number(row.tile)
        yield {
            "id": row.tile, "name": row.name, "kind": kind, "number": number,
            "colour": tiles.COLOUR_LETTERS[row.colour],
        }  # fmt: skip


def space_rows() -> Iterator[Schema]:
    spaces = [space for row in printed.DEPOT_ROWS for space in row.split()]
    for number, (colour, least) in enumerate(spaces):
        depot = printed.DEPOT_OF_SPACE[number]
        yield {"number": number, "depot": depot, "colour": colour, "least": int(least)}


def event_names() -> list[str]:
    """The names of the kinds of events; 0 is none. Causes follow them, with numbers of their own."""
    return ["", *(EVENT_NAMES[kind] for kind in range(events.START_PLAYER_SET, events.GAME_ENDED + 1))]


def causes() -> dict[int, str]:
    return {number: name for number, name in sorted(EVENT_NAMES.items()) if number >= events.SETTING_UP}


def board() -> list[str]:
    """What is printed on the components, and the kinds of events."""
    letters, rules = tiles.COLOUR_LETTERS, rules_for(DEFAULTS)
    bonuses = {str(n): [int(printed.FIRST_BONUS[n]), int(printed.SECOND_BONUS[n])] for n in (2, 3, 4)}
    return [
        f"export type Colour = {' | '.join(json.dumps(letter) for letter in letters)};",
        "export interface Tile {\n  id: number;\n  name: string; // as in notation: cow4",
        "  kind: string; // the part of message keys: cow, m, bank",
        "  number: number; // 4 of cow4; 0 where there is none\n  colour: Colour;\n}",
        "export interface PrintedSpace {\n  number: number;\n  depot: number;\n  colour: Colour;",
        "  least: number; // the smallest number of players that uses it\n}",
        "",
        constant("COLOURS", letters),
        constant("CASTLE", tiles.CASTLE),
        constant("TILE_KINDS", tiles.TILE_KINDS),
        constant("SPACES", len(printed.DEPOT_OF_SPACE)),
        constant("FIRST_BLACK_SPACE", len(printed.DEPOT_OF_SPACE) - printed.BLACK_SPACES),
        constant("BLACK_SPACES_PER_PLAYER", printed.BLACK_SPACES_PER_PLAYER),
        constant("CASTLE_OR_MINE_SPACE", printed.CASTLE_OR_MINE_SPACE),
        constant("BRIDGE_SPACES", printed.BRIDGE_END + 1),
        constant("PHASES", PHASES),
        constant("ROUNDS", printed.ROUNDS),
        constant("PRICE", printed.PRICE),
        constant("GOODS_KINDS", goods.KINDS),
        constant("STORAGE", rules.key_spaces),
        constant("GOODS_SPACES", rules.goods_spaces),
        constant("AREA_POINTS", [int(points) for points in printed.AREA_POINTS]),
        constant("PHASE_POINTS", [int(points) for points in printed.PHASE_POINTS]),
        constant("BONUS_POINTS", bonuses, "Record<string, [number, number]>"),
        constant("SALE_POINTS", [int(points) for points in printed.SALE_POINTS]),
        constant("FIELD_DICE", duchies.NUMBERS),
        constant("FIELD_COLOURS", {str(key): row for key, row in duchies.COLOUR_ROWS.items()}),
        rows("TILES", "Tile", tile_rows()),
        rows("PRINTED_SPACES", "PrintedSpace", space_rows()),
        f"{constant('EVENT_NAMES', event_names()).removesuffix(';')} as const;",
        constant("CAUSES", causes(), "Record<string, string>"),
        "",
    ]
