"""A terminal for the tests: English, 80 columns, no colours, and somebody who types."""

import io
from contextlib import redirect_stdout

import pytest

from hexhaven.cli import main
from tests.cli.keyboard import Keyboard


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEXHAVEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    """Lines that will be typed."""
    return Keyboard(monkeypatch)


@pytest.fixture(scope="session")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """What a game shows in which always the first answer is given, and its record."""
    path = tmp_path_factory.mktemp("records") / "game.txt"
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()) as shown:
        Keyboard(patch)(*["1"] * 400)
        assert (
            main(
                [
                    "play",
                    "burgundy",
                    "--bot",
                    "random",
                    "--start",
                    "1",
                    "--seed",
                    "3",
                    "--lang",
                    "en",
                    "--save",
                    str(path),
                ]
            )
            == 0
        )
    return shown.getvalue(), path.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def record(whole_game: tuple[str, str]) -> str:
    return whole_game[1]
