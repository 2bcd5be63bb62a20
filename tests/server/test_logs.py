"""The log as JSON lines."""

import json
import logging

import pytest

from hexhaven.server.logs import JsonLines
from tests.server.conftest import House


def test_a_line_has_the_message_the_fields_and_the_trace() -> None:
    record = logging.LogRecord("hexhaven", logging.WARNING, "", 1, "table %s", ("k3",), None)
    record.fields = {"status": 500}
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["message"], told["status"]) == ("warning", "table k3", 500)
    error = ValueError("two\nlines")
    record.exc_info = (ValueError, error, None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "ValueError" in json.loads(line)["trace"]


@pytest.mark.anyio
async def test_calls_are_logged_without_their_query(house: House, caplog: pytest.LogCaptureFixture) -> None:
    visitor = await house.player(arrive=False)
    with caplog.at_level(logging.INFO, "hexhaven"):
        await visitor.get("/api/tables?from=0")
    (told,) = [vars(record)["fields"] for record in caplog.records if record.message == "call"]
    assert (told["method"], told["path"], told["status"]) == ("GET", "/api/tables", 200)
