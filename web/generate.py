"""Writes what the client shares with the Python side: types of messages, Burgundy's components, games for its tests.

    python web/generate.py            writes the files anew
    python web/generate.py --check    fails if one of them is not what it would write

The files are checked in, so that the page is built without the server's libraries; tests/test_generated.py checks them.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from fixtures.make import archipelago_games, burgundy_games

from hexhaven.archipelago.fold import FOLD as ARCHIPELAGO_FOLD
from hexhaven.archipelago.view import View as ArchipelagoView
from hexhaven.burgundy import events
from hexhaven.burgundy.content import board, duchies, goods, tiles
from hexhaven.burgundy.fold import FOLD
from hexhaven.burgundy.options import DEFAULTS, rules_for
from hexhaven.burgundy.view import View
from hexhaven.burgundy.words import EVENT_NAMES, PHASES, kind_and_number
from hexhaven.kernel.fold import as_data
from hexhaven.server import messages as m
from hexhaven.server.routes import ROUTES

WEB = Path(__file__).resolve().parent
HEAD = "// Written by generate.py from the Python side; do not edit.\n"
FOLD_TYPE = 'import type { Fold } from "../../table/fold";'
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


# Types.


def type_of(schema: Schema) -> str:
    """A JSON Schema, as msgspec writes it, in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return array_of(schema)
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def array_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    inside = type_of(schema["items"])
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def interface(name: str, schema: Schema, *, partial: bool = False) -> str:
    """A class of messages; a partial one may leave out whatever has a default."""
    lines = [f"export interface {name} {{"]
    for field, described in schema["properties"].items():
        optional = "?" if partial and field not in schema.get("required", ()) else ""
        lines.append(f"  {field}{optional}: {type_of(described)};")
    return "\n".join([*lines, "}\n"])


def may_leave_out(kind: type[msgspec.Struct]) -> bool:
    """Whether a message of this kind need not name what has its default."""
    return issubclass(kind, (m.FromClient, m.Body)) or kind.__struct_config__.omit_defaults


def interfaces(components: Schema) -> Iterator[str]:
    for name, schema in sorted(components.items()):
        yield interface(name, schema, partial=may_leave_out(getattr(m, name)))


def protocol() -> str:
    """Every message of the websocket, every body and answer of HTTP."""
    named = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage, "Clock": m.Clock, "GameEvent": m.Event}
    bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components([*named.values(), *bodies, m.Mistake])
    aliases = [f"export type {name} = {type_of(schema)};" for name, schema in zip(named, schemas, strict=False)]
    return "\n".join([HEAD, f"export const PROTOCOL = {m.PROTOCOL};", *aliases, "", *interfaces(components)])


# Burgundy.


def constant(name: str, value: object, kind: str = "") -> str:
    written = json.dumps(value, ensure_ascii=False)
    return f"export const {name}{f': {kind}' if kind else ''} = {written};"


def rows(name: str, kind: str, values: Iterable[object]) -> str:
    """A table with a line for each row."""
    lines = [f"  {json.dumps(value, ensure_ascii=False)}," for value in values]
    return "\n".join([f"export const {name}: {kind}[] = [", *lines, "];"])


def rows_of(name: str, kind: str, values: Mapping[int, object]) -> str:
    """A table with a line for each key."""
    lines = [f"  {key}: {json.dumps(value)}," for key, value in values.items()]
    return "\n".join([f"export const {name}: {kind} = {{", *lines, "};"])


def tile_rows() -> Iterator[Schema]:
    for row in tiles.ROWS:
        kind, number = kind_and_number(row.tile)
        yield {
            "id": row.tile, "name": row.name, "kind": kind, "number": number,
            "colour": tiles.COLOUR_LETTERS[row.colour],
        }  # fmt: skip


def space_rows() -> Iterator[Schema]:
    printed = [space for row in board.DEPOT_ROWS for space in row.split()]
    for number, (colour, least) in enumerate(printed):
        depot = board.DEPOT_OF_SPACE[number]
        yield {"number": number, "depot": depot, "colour": colour, "least": int(least)}


def event_names() -> list[str]:
    """The names of the kinds of events; 0 is none. Causes follow them, with numbers of their own."""
    return ["", *(EVENT_NAMES[kind] for kind in range(events.START_PLAYER_SET, events.GAME_ENDED + 1))]


def causes() -> dict[int, str]:
    return {number: name for number, name in sorted(EVENT_NAMES.items()) if number >= events.SETTING_UP}


def view_types(view: type) -> str:
    _, components = msgspec.json.schema_components([view])
    return "\n".join(interface(name, schema) for name, schema in sorted(components.items()))


def burgundy() -> str:
    """What is printed on the components, the kinds of events, and what a view holds."""
    letters, rules = tiles.COLOUR_LETTERS, rules_for(DEFAULTS)
    bonuses = {str(n): [int(board.FIRST_BONUS[n]), int(board.SECOND_BONUS[n])] for n in (2, 3, 4)}
    return "\n".join(
        [
            HEAD,
            FOLD_TYPE,
            "",
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
            constant("SPACES", len(board.DEPOT_OF_SPACE)),
            constant("FIRST_BLACK_SPACE", len(board.DEPOT_OF_SPACE) - board.BLACK_SPACES),
            constant("BLACK_SPACES_PER_PLAYER", board.BLACK_SPACES_PER_PLAYER),
            constant("CASTLE_OR_MINE_SPACE", board.CASTLE_OR_MINE_SPACE),
            constant("BRIDGE_SPACES", board.BRIDGE_END + 1),
            constant("PHASES", PHASES),
            constant("ROUNDS", board.ROUNDS),
            constant("PRICE", board.PRICE),
            constant("GOODS_KINDS", goods.KINDS),
            constant("STORAGE", rules.key_spaces),
            constant("GOODS_SPACES", rules.goods_spaces),
            constant("AREA_POINTS", [int(points) for points in board.AREA_POINTS]),
            constant("PHASE_POINTS", [int(points) for points in board.PHASE_POINTS]),
            constant("BONUS_POINTS", bonuses, "Record<string, [number, number]>"),
            constant("SALE_POINTS", [int(points) for points in board.SALE_POINTS]),
            constant("FIELD_DICE", duchies.NUMBERS),
            constant("FIELD_COLOURS", {str(key): row for key, row in duchies.COLOUR_ROWS.items()}),
            rows("TILES", "Tile", tile_rows()),
            rows("PRINTED_SPACES", "PrintedSpace", space_rows()),
            f"{constant('EVENT_NAMES', event_names()).removesuffix(';')} as const;",
            constant("CAUSES", causes(), "Record<string, string>"),
            "",
            rows_of("FOLD", "Fold", as_data(FOLD)),
            "",
            view_types(View),
        ]
    )


def archipelago() -> str:
    """How events change a view, and what a view holds."""
    fold = rows_of("FOLD", "Fold", as_data(dict(sorted(ARCHIPELAGO_FOLD.items()))))
    return "\n".join([HEAD, FOLD_TYPE, "", fold, "", view_types(ArchipelagoView)])


FILES = {
    WEB / "src" / "protocol.ts": protocol,
    WEB / "src" / "games" / "burgundy" / "generated.ts": burgundy,
    WEB / "src" / "games" / "archipelago" / "generated.ts": archipelago,
    WEB / "fixtures" / "burgundy.json": burgundy_games,
    WEB / "fixtures" / "archipelago.json": archipelago_games,
}


def outdated() -> list[str]:
    """The files that are not what they would be written as."""
    return [
        path.relative_to(WEB).as_posix()
        for path, content in FILES.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != content()
    ]


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        if found := outdated():
            sys.exit(f"web: {', '.join(found)}: not up to date; run python web/generate.py")
        return
    for path, content in FILES.items():
        path.write_text(content(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
