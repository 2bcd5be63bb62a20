"""/health and /metrics: for whoever keeps an eye on a server."""

import re

import pytest

from tests.server.conftest import quiet, running

pytestmark = pytest.mark.anyio


async def test_a_healthy_server_says_so(lite: str) -> None:
    async with running(quiet(lite)) as house:
        visitor = await house.player(arrive=False)
        response = await visitor.http.get("/health")
        assert (response.status_code, response.text) == (200, "ok\n")


async def test_without_a_database_it_is_not_healthy(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(statement: object) -> None:
        raise OSError("no database")

    async with running(quiet(lite)) as house:
        monkeypatch.setattr(house.open_hall.store, "first", broken)
        visitor = await house.player(arrive=False)
        assert (await visitor.http.get("/health")).status_code == 503


async def test_metrics_count_people_and_answers(lite: str) -> None:
    async with running(quiet(lite)) as house:
        ada = await house.connected()
        table = (await ada.found("me", "greedy", options={"start": "1"}))["id"]
        assert await ada.play(table, moves=1) == 1
        said = (await ada.http.get("/metrics")).text
        assert 'hexhaven_websockets{of="people"} 1.0' in said
        assert "hexhaven_tables 1.0" in said
        assert re.search(r'hexhaven_answers_total{outcome="stored"} [1-9]', said)
        assert "hexhaven_commit_seconds_bucket" in said


async def test_metrics_are_for_this_machine_and_for_the_token(lite: str) -> None:
    async with running(quiet(lite, metrics_token="open sesame")) as house:
        visitor = await house.player(arrive=False)
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        assert (await visitor.http.get("/metrics", headers=elsewhere)).status_code == 403
        for token, status in (("open sesame", 200), ("sesame", 403)):
            headers = {**elsewhere, "Authorization": f"Bearer {token}"}
            assert (await visitor.http.get("/metrics", headers=headers)).status_code == status


async def test_without_a_token_nobody_else_reads_them(lite: str) -> None:
    async with running(quiet(lite)) as house:
        visitor = await house.player(arrive=False)
        assert (await visitor.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})).status_code == 403
