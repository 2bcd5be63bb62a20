"""Python's types and tables written in TypeScript."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

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


def view_types(view: type) -> str:
    _, components = msgspec.json.schema_components([view])
    return "\n".join(interface(name, schema) for name, schema in sorted(components.items()))


# Tables.


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
