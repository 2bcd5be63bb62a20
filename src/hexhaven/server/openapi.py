"""The HTTP part described for machines (OpenAPI) and, as a plain page, for people."""

import re
from functools import cache
from html import escape
from typing import Any

import msgspec

from hexhaven.server.http import ApiRoute
from hexhaven.server.messages.base import PROTOCOL, Mistake, encode
from hexhaven.server.routes import ROUTES

REFERENCE = "#/components/schemas/{name}"


def media(kind: Any, schemas: dict[Any, Any]) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schemas[kind]}}


def operation(route: ApiRoute, schemas: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": (route.endpoint.__doc__ or "").strip(),
        "operationId": route.endpoint.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ],
        "responses": {"default": {"description": "an error", "content": media(Mistake, schemas)}},
    }
    if route.method != "GET":
        mark = {"name": "X-Hexhaven", "in": "header", "required": True, "schema": {"const": "1"}}
        described["parameters"].append(mark)
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": media(route.body, schemas)}
    if route.answer is None:
        described["responses"]["204"] = {"description": "done"}
    else:
        described["responses"]["200"] = {"description": "done", "content": media(route.answer, schemas)}
    return described


@cache
def openapi() -> bytes:
    """As JSON, worked out once."""
    kinds = [Mistake]
    for route in ROUTES:
        kinds += [kind for kind in (route.body, route.answer) if kind not in (None, str, *kinds)]
    written, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    schemas = {repr(kind): schema for kind, schema in zip(kinds, written)}
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, ByName(schemas))
    described = {
        "openapi": "3.1.0",
        "info": {"title": "Hexhaven", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {"schemas": components},
    }
    return encode(described)


class ByName(dict[Any, Any]):
    """Looks up types such as list[TableInfo] by their names."""

    def __getitem__(self, kind: Any) -> Any:
        return super().__getitem__(repr(kind))


@cache
def page() -> str:
    """The calls as a table, without scripts."""
    rows = "".join(
        f"<tr><td><code>{route.method}</code></td><td><code>{escape(route.path)}</code></td>"
        f"<td>{escape((route.endpoint.__doc__ or '').strip())}</td></tr>"
        for route in ROUTES
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Hexhaven API</title><h1>Hexhaven API</h1>'
        '<p><a href="/api/openapi.json">OpenAPI</a>, <a href="/api/schema.json">websocket messages</a></p>'
        f"<table><tbody>{rows}</tbody></table></html>"
    )
