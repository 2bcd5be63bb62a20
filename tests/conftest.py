"""Says which build runs, and refuses to test another one than was asked for in HEXHAVEN_EXPECT."""

import os

import pytest

from hexhaven.build import build


def pytest_report_header() -> str:
    return f"hexhaven: the {build()} build"


def pytest_configure() -> None:
    expected = os.environ.get("HEXHAVEN_EXPECT", "")
    if expected not in ("", build()):
        raise pytest.UsageError(f"the {expected} build of hexhaven was asked for, but this is the {build()} one")
