"""Says which build runs, refuses to test another than was asked for in HEXHAVEN_EXPECT, and ends tests that hang."""

import os
import signal
from collections.abc import Iterator
from types import FrameType

import pytest

from hexhaven.build import build

LIMIT = 300  # seconds; the longest test takes a tenth of that on an idle machine


def pytest_report_header() -> str:
    return f"hexhaven: the {build()} build"


def pytest_configure() -> None:
    expected = os.environ.get("HEXHAVEN_EXPECT", "")
    if expected not in ("", build()):
        raise pytest.UsageError(f"the {expected} build of hexhaven was asked for, but this is the {build()} one")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A test that waits for what never comes fails. (Windows has no such alarm.)"""

    def too_long(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"the test has not ended after {LIMIT} seconds")

    if not hasattr(signal, "SIGALRM"):
        return (yield)
    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LIMIT)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
