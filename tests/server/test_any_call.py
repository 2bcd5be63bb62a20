"""Whatever is sent to any call, within its types and at their limits: the server never breaks, on either database."""

import random
import re
import typing
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from hexhaven.server.http import ApiRoute
from hexhaven.server.messages.connection import ClientMessage
from hexhaven.server.routes import ROUTES
from tests.server.conftest import House
from tests.server.player import Player

pytestmark = pytest.mark.anyio

TRIES = 4  # bodies for each call
TEXTS = ["a", "Ada", "\u202eabc", "\u0645\u0631\u062d", "\U0001f3f0" * 9, "\ufffe\uffff", "%", "' OR 1=1 --", "x" * 300]
NUMBERS = [0, 1, 2, 5, 7, -1, 60, 1000, 10**6, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1]
FLOATS = [0.0, 5e-324, 0.5, 1.0, 60.0, 1e4, 5_184_000.0, 1e308, -1.0]
DANGEROUS = {"/api/logout", "/api/me"}  # they end the session of whoever tries them


def some(kind: inspect.Type, rng: random.Random, known: list[str]) -> Any:
    """Something of this type; often at its limits, sometimes beyond them."""
    match kind:
        case inspect.StrType(pattern=pattern):
            if pattern == "^[0-9a-f]{64}$":
                return rng.choice(["0", "f"]) * 64
            return rng.choice([*TEXTS, *known])
        case inspect.IntType():
            return rng.choice([*NUMBERS, kind.ge or 0, kind.le or 0])
        case inspect.FloatType():
            return rng.choice([*FLOATS, kind.ge or 0.0, kind.le or 0.0])
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.ListType(item_type=item):
            return [some(item, rng, known) for _ in range(rng.choice([0, 1, 2, 4, 9]))]
        case inspect.DictType(key_type=key, value_type=value):
            return {some(key, rng, known): some(value, rng, known) for _ in range(rng.choice([0, 1, 3]))}
        case inspect.UnionType(types=types):
            return some(rng.choice(types), rng, known)
        case inspect.StructType():
            return some_struct(kind, rng, known)
        case inspect.AnyType():
            return rng.choice([None, 1, 1e300, "text", [1, [2]], {"deep": {"er": [None]}}])
    return None


def some_struct(kind: inspect.StructType, rng: random.Random, known: list[str]) -> dict[str, Any]:
    given = [field for field in kind.fields if field.required or rng.random() < 0.6]
    fields = {field.encode_name: some(field.type, rng, known) for field in given}
    return fields if kind.tag is None else {str(kind.tag_field): kind.tag, **fields}


def path_of(route: ApiRoute, rng: random.Random, known: list[str]) -> str:
    path = re.sub(r"\{number\}", lambda _: str(rng.choice([0, 1, 3, 999_999])), route.path)
    path = re.sub(r"\{game\}", lambda _: rng.choice(["burgundy", "archipelago", "none"]), path)
    return re.sub(r"\{\w+\}", lambda _: rng.choice([*known, "x", "%25", "%C3%A9", "x" * 60]), path)


async def world(house: House) -> tuple[Player, list[str]]:
    """Somebody with tables of every kind, a club, a mate, and the names of them all."""
    ada, bob = await house.player("Ada"), await house.player("Bob")
    waiting, private = await ada.found("me", "open", "open"), await ada.found("me", "open", private=True)
    playing = await ada.found("me", "open")
    await bob.post(f"/api/tables/{playing['id']}/sit", {"seat": 1})
    club = await ada.post("/api/clubs", {"name": "Tuesday"})
    secrets = [private["invite"], club["invite"], "burgundy", "toy", "greedy"]
    return ada, [waiting["id"], private["id"], playing["id"], club["id"], ada.person, bob.person, *secrets]


async def test_no_call_breaks(any_house: House) -> None:
    rng, broken = random.Random(10), []
    for route in [route for route in ROUTES if route.path not in DANGEROUS or route.method not in ("POST", "DELETE")]:
        ada, known = await world(any_house)
        for _ in range(TRIES):
            path = path_of(route, rng, known)
            if route.method == "GET" and rng.random() < 0.5:
                path += f"?from={rng.choice(NUMBERS)}&language=de&seat={rng.choice(NUMBERS)}&search=%25&season=3&name=x"
            body = b""
            if route.body is str:
                body = b"hexhaven record 2\ngame burgundy\n"
            elif route.body is not None:
                body = msgspec.json.encode(some(inspect.type_info(route.body), rng, known))
            response = await ada.http.request(route.method, path, content=body)
            if response.status_code >= 500:
                broken.append((route.method, path, body, response.text))
    assert broken == []


async def test_no_message_breaks(any_house: House, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(11)
    ada, known = await world(any_house)
    for kind in typing.get_args(ClientMessage):
        await ada.connect()
        for table in known[:3]:
            await ada.watch(table)
        for _ in range(15):
            await ada.send(msgspec.json.encode(some(inspect.type_info(kind), rng, known)).decode())
        await ada.hang_up()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
