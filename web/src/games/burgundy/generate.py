"""What Burgundy's board needs to know from the Python side, and games for its tests; see web/generate.py."""

import json
from collections.abc import Iterable, Iterator

from typescript import Schema, constant, rows, rows_of, view_types

from hexhaven.burgundy import events, review
from hexhaven.burgundy.boards import places_on, printed_on
from hexhaven.burgundy.content import board as printed
from hexhaven.burgundy.content import drawings, duchies, end_points, goods, routes, shields, tiles
from hexhaven.burgundy.expansions import team
from hexhaven.burgundy.options import DEFAULTS, rules_for
from hexhaven.burgundy.words import (
    CAUSE_GROUPS,
    EVENT_NAMES,
    GROUPS,
    MEANINGS,
    PHASES,
    SCORE_LINES,
    VERB_NAMES,
    kind_and_number,
)
from hexhaven.language import key_names

# Options, seed and viewer of each game, and how many answers lie between two expected views.
ALL = "extra-tiles white-castles inns trade-routes shields"
GAMES = (
    ({"seats": "2", "duchies": "1"}, 1, 0, 12),
    ({"seats": "3", "duchies": "chosen", "choices": "hidden", "start": "drawn"}, 2, 1, 12),
    ({"seats": "4", "duchies": "drawn", "start": "3"}, 3, -1, 12),
    ({"seats": "4", "mode": "team", "duchies": "12a 12b"}, 5, 1, 24),
    ({"seats": "2", "duchies": "drawn-11", "expansions": "extra-tiles white-castles inns"}, 4, 0, 12),
    ({"seats": "3", "duchies": "chosen-11", "expansions": "trade-routes shields"}, 5, 1, 12),
    ({"seats": "3", "duchies": "drawn-11", "expansions": ALL}, 4, 0, 24),
    ({"seats": "1", "mode": "solo", "duchies": "13B"}, 6, 0, 24),
)
COLOURS = f"{tiles.COLOUR_LETTERS}W"  # W: of a tile for fields of every colour


def tile_rows(of: Iterable[tiles.Tile]) -> Iterator[Schema]:
    for row in of:
        kind, number = kind_and_number(row.tile)
        yield {
            "id": row.tile, "name": row.name, "kind": kind, "number": number,
            "colour": COLOURS[row.colour],
        }  # fmt: skip


def all_duchies() -> list[duchies.Duchy]:
    return [duchy for duchy in drawings.PRINTED if duchy.fields]


def shape_of(duchy: duchies.Duchy) -> str:
    """The name of the first duchy whose fields lie in the same places."""
    alike = next(other for other in all_duchies() if other.places == duchy.places)
    return duchies.NAMES[int(alike.number)]


def shape_rows() -> dict[str, object]:
    """By name: the places of its fields."""
    return {
        json.dumps(duchies.NAMES[int(duchy.number)]): places_on(duchy)
        for duchy in all_duchies()
        if shape_of(duchy) == duchies.NAMES[int(duchy.number)]
    }


def duchy_rows() -> dict[int, object]:
    """By number: what is printed on the board, field by field, and the fields of each area."""
    return {
        int(duchy.number): {
            **printed_on(duchy),
            "shape": shape_of(duchy),
            "reconstructed": duchies.NAMES[int(duchy.number)] in drawings.RECONSTRUCTED,
        }
        for duchy in all_duchies()
    }


def space_rows(players: int) -> list[Schema]:
    """The spaces of the depots in use, with their colour in each phase; black ones have none."""
    rules = rules_for({"seats": str(players)})
    return [
        {
            "number": int(space),
            "depot": int(rules.depot_of[space]),
            "colours": ""
            if rules.is_black(space)
            else "".join(tiles.COLOUR_LETTERS[rules.colour_on(space, phase)] for phase in range(rules.phases)),
        }
        for space in sorted(rules.laid_out)
    ]


def end_rows() -> Iterator[Schema]:
    """What scores at the end: so many points for so many of a kind of tile, or of something with a name."""
    names = key_names(vars(end_points))
    for row in (*end_points.END_ROWS, end_points.WHITE_CASTLES_ROW):
        counted = names[row.counted] if row.counted >= end_points.GOODS_LEFT else int(row.counted)
        yield {"cause": int(row.cause), "points": int(row.points), "number": int(row.number), "counted": counted}


def route_rows() -> dict[int, object]:
    """By card: the kind of good and the tile of the bonus of each field."""
    return {card: [[good, int(bonus)] for good, bonus in row] for card, row in routes.ROUTE_ROWS.items()}


def meanings() -> dict[int, list[list[str]]]:
    """By kind of event: what its numbers are called in its message, and how they are shown."""
    return {kind: [[name, shown.__name__] for name, shown in numbers] for kind, numbers in MEANINGS.items()}


def event_names() -> list[str]:
    """The names of the kinds of events; 0 is none. Causes follow them, with numbers of their own."""
    return [EVENT_NAMES.get(kind, "") for kind in range(events.COLOUR_COMPLETED + 1)]


def causes() -> dict[int, str]:
    return {number: name for number, name in sorted(EVENT_NAMES.items()) if number >= events.SETTING_UP}


def board() -> list[str]:
    """What is printed on the components, and the kinds of events."""
    letters, rules = tiles.COLOUR_LETTERS, rules_for(DEFAULTS)
    bonuses = {str(n): [int(printed.FIRST_BONUS[n]), int(printed.SECOND_BONUS[n])] for n in (2, 3, 4)}
    return [
        f"export type Colour = {' | '.join(json.dumps(letter) for letter in COLOURS)}; // W: of every colour",
        "export interface Tile {\n  id: number;\n  name: string; // as in notation: cow4",
        "  kind: string; // the part of message keys: cow, m, bank",
        "  number: number; // 4 of cow4; 0 where there is none\n  colour: Colour;\n}",
        "export interface Place {\n  number: number;",
        "  x: number; // in widths of a field, from the centre\n  y: number; // in rows",
        "  near: number[]; // the six neighbours clockwise from the north-east; 0 where the duchy ends\n}",
        "export interface Duchy {\n  name: string; // as it is printed on the board",
        "  colours: string; // by field\n  dice: string;",
        "  areas: number[][];\n  rivers: number[][]; // pairs of fields that they join",
        "  posts: number[][]; // the fields that each border post touches",
        "  shape?: string; // the places of its fields, by name; a board from a box has its own",
        "  places?: Place[];\n  reconstructed: boolean; // nobody has seen what is printed\n}",
        "export interface Space {\n  number: number;\n  depot: number; // 0 is the black depot",
        "  colours: string; // by phase; none in the black depot\n}",
        "export interface EndRow {\n  cause: number; // a monastery's points are its owner's",
        "  points: number; // for each `number` of what is counted",
        "  number: number;\n  counted: number | string; // a kind of tile, or what it is called\n}",
        "",
        constant("COLOURS", letters),
        constant("CASTLE", tiles.CASTLE),
        constant("CRANE", tiles.CRANE),
        constant("INN", tiles.INN),
        constant("HIRING", tiles.MONASTERY + 28),
        constant("TILE_KINDS", tiles.TILE_KINDS),
        constant("DEPOT_OF_SPACE", list(printed.DEPOT_OF_SPACE.values())),
        constant("BRIDGE_SPACES", printed.BRIDGE_END + 1),
        constant("PHASES", PHASES),
        constant("ROUNDS", printed.ROUNDS),
        constant("PRICE", printed.PRICE),
        constant("GOODS_KINDS", goods.KINDS),
        constant("STORAGE", rules.key_spaces),
        constant("TEAM_STORAGE", [team.OWN_KEY_SPACES, team.COMMON_KEY_SPACES]),
        constant("GOODS_SPACES", rules.goods_spaces),
        constant("AREA_POINTS", [int(points) for points in printed.AREA_POINTS]),
        constant("PHASE_POINTS", [int(points) for points in printed.PHASE_POINTS]),
        constant("BONUS_POINTS", bonuses, "Record<string, [number, number]>"),
        constant("SALE_POINTS", [int(points) for points in printed.SALE_POINTS]),
        rows_of("SHAPES", "Record<string, Place[]>", shape_rows()),
        rows_of("DUCHIES", "Record<number, Duchy>", duchy_rows()),
        constant("INN_SPACES", [printed.FIRST_INN_SPACE + phase for phase in range(printed.PHASES)]),
        rows("TILES", "Tile", tile_rows(tiles.ROWS)),
        rows("EXTRA_TILES", "Tile", tile_rows([*tiles.ALL_ROWS[len(tiles.ROWS) :], tiles.BLACK_TILE_ROW])),
        rows_of("ROUTES", "Record<number, [number, number][]>", route_rows()),
        constant("SHIELD_POINTS", [int(points) for points in shields.SHIELD_POINTS]),
        rows_of("SPACES_IN_USE", "Record<number, Space[]>", {number: space_rows(number) for number in (2, 3, 4)}),
        rows("END_ROWS", "EndRow", end_rows()),
        f"{constant('EVENT_NAMES', event_names()).removesuffix(';')} as const;",
        constant("CAUSES", causes(), "Record<string, string>"),
        constant("GROUPS", {VERB_NAMES[verb]: group for verb, group in GROUPS.items()}, "Record<string, string>"),
        constant("CAUSE_GROUPS", {letters[row]: key for row, key in CAUSE_GROUPS.items()}, "Record<string, string>"),
        constant("SCORE_LINES", SCORE_LINES),
        rows_of("MEANINGS", "Record<number, [string, string][]>", meanings()),
        "",
        view_types(review.Review),
    ]
