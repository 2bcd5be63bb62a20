"""Somebody who types."""

import io
import sys

import pytest

Shown = pytest.CaptureFixture[str]


class Keyboard:
    """Called with lines, it puts them into the standard input."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch

    def __call__(self, *lines: str) -> None:
        self.patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
