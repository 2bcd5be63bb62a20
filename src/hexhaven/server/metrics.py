"""What a monitoring system asks: whether the server works, and how busy it is."""

import asyncio
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import literal, select
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hexhaven.server.origins import is_this_machine

if TYPE_CHECKING:
    from hexhaven.server.app import Hall

DATABASE_SECONDS = 2.0  # for its answer, before it counts as out of order
COMMIT_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Busy(Collector):
    """How busy the server is when it is asked."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        writer = hall.store.writer
        sockets = GaugeMetricFamily("hexhaven_websockets", "open websockets", labels=["of"])
        sockets.add_metric(["people"], sum(map(len, hall.connections.values())))
        sockets.add_metric(["visitors"], hall.visitors.total)
        yield sockets
        yield GaugeMetricFamily("hexhaven_people", "people with an open websocket", len(hall.connections))
        yield GaugeMetricFamily("hexhaven_tables", "tables in memory", len(hall.tables.live))
        yield GaugeMetricFamily("hexhaven_waiting_answers", "answers waiting to be stored", len(writer.queue))
        answers = CounterMetricFamily("hexhaven_answers", "answers, by what became of them", labels=["outcome"])
        for outcome, number in sorted(writer.outcomes.items()):
            answers.add_metric([outcome], number)
        yield answers


class Metrics:
    """The two pages, /health and /metrics."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.registry = CollectorRegistry()
        self.registry.register(Busy(hall))
        ProcessCollector(registry=self.registry)
        seconds = Histogram(
            "hexhaven_commit_seconds",
            "how long it takes to store a group of answers",
            buckets=COMMIT_BUCKETS,
            registry=self.registry,
        )
        hall.store.writer.took = seconds.observe

    async def health(self, request: Request) -> Response:
        """Whether moves can be stored."""
        try:
            await asyncio.wait_for(self.hall.store.first(select(literal(1))), DATABASE_SECONDS)
        except (SQLAlchemyError, OSError, TimeoutError):
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """For this machine, and for whoever has the token."""
        if not self.may_read(request):
            return PlainTextResponse("only from this machine, or with the token of HEXHAVEN_METRICS\n", 403)
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    def may_read(self, request: Request) -> bool:
        token = self.hall.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if token and secrets.compare_digest(given.encode(), token.encode()):
            return True
        return request.client is not None and is_this_machine(request.client.host)
