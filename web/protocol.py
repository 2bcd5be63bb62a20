"""The server's messages in TypeScript, a module for each module of hexhaven.server.messages."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import msgspec
from typescript import Schema, constant, interface, type_of

from hexhaven.server import messages
from hexhaven.server.messages.base import PROTOCOL, Body, FromClient, Mistake
from hexhaven.server.messages.connection import ClientMessage, ServerMessage
from hexhaven.server.messages.fields import Event
from hexhaven.server.messages.tables import Clock
from hexhaven.server.remarks import GENERAL
from hexhaven.server.routes import ROUTES

CONSTANTS = {"base": constant("PROTOCOL", PROTOCOL), "chat": constant("REMARKS", list(GENERAL))}
NAMED = [  # types that are not messages themselves
    ("connection", "ClientMessage", ClientMessage),
    ("connection", "ServerMessage", ServerMessage),
    ("play", "GameEvent", Event),
    ("tables", "Clock", Clock),
]
Kinds = dict[str, type[msgspec.Struct]]


def kinds_by_topic() -> dict[str, Kinds]:
    """The kinds of messages by module and name."""
    modules = {
        found.name: import_module(f"{messages.__name__}.{found.name}") for found in iter_modules(messages.__path__)
    }
    return {
        topic: {name: kind for name, kind in vars(module).items() if getattr(kind, "__module__", "") == module.__name__}
        for topic, module in modules.items()
    }


def may_leave_out(kind: type[msgspec.Struct]) -> bool:
    """Whether a message of this kind need not name what has its default."""
    return issubclass(kind, (FromClient, Body)) or kind.__struct_config__.omit_defaults


def imports(topic: str, content: str, topics: dict[str, Kinds]) -> Iterator[str]:
    """What the types of a topic need from others."""
    words = set(re.findall(r"\w+", content))
    for other, kinds in topics.items():
        if other != topic and (names := sorted(words & kinds.keys())):
            yield f'import type {{ {", ".join(names)} }} from "./{other}";'


@cache
def protocol() -> dict[str, str]:
    """Every message of the websocket, every body and answer of HTTP, by topic; index has all of them."""
    bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind not in (None, str)]
    named, components = msgspec.json.schema_components([*(kind for _, _, kind in NAMED), *bodies, Mistake])
    topics = kinds_by_topic()
    contents = {topic: "\n".join(lines(topic, kinds, named, components)) for topic, kinds in topics.items()}
    files = {
        topic: "\n".join([*imports(topic, content, topics), "", content]).lstrip("\n")
        for topic, content in contents.items()
        if content
    }
    return {**files, "index": "\n".join(f'export * from "./{topic}";' for topic in files) + "\n"}


def lines(topic: str, kinds: Kinds, named: tuple[Schema, ...], components: dict[str, Schema]) -> Iterator[str]:
    """A topic's constants and types."""
    if topic in CONSTANTS:
        yield CONSTANTS[topic] + "\n"
    for (place, name, _), schema in zip(NAMED, named, strict=False):
        if place == topic:
            yield f"export type {name} = {type_of(schema)};\n"
    for name, kind in sorted(kinds.items()):
        if name in components:
            yield interface(name, components[name], partial=may_leave_out(kind))
