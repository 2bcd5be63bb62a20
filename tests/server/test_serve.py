"""hexhaven serve: what it cannot do is said in one line, in the reader's language, with exit code 2."""

import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hexhaven.cli import main
from hexhaven.language import LANGUAGES, language
from hexhaven.server.settings import Limits, settings_for


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--database", "nonsense"], "database cannot be used"),
        (["--database", "mysql://x/y"], "mysql is neither postgresql nor sqlite"),
        (["--database", "postgresql://127.0.0.1:1/x"], "database cannot be used"),
        (["--data", "{junk}"], "file is not a database"),
        (["--data", "{file}/folder"], "part of the path is not a folder"),
        (["--host", "256.1.1.1"], "cannot listen on 256.1.1.1"),
        (["--port", "70000"], "--port must be a whole number from 0 to 65,535"),
        (["--port", "-1"], "--port"),
        (["--port", "http"], "--port"),
    ],
)
def test_what_cannot_be_served(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "hexhaven.sqlite").write_text("not a database at all")
    names = {"junk": str(tmp_path), "file": str(tmp_path / "hexhaven.sqlite")}
    given = ["--lang", "en", "--port", "0", "--data", str(tmp_path / "new")]
    assert main(["serve", *given, *(argument.format(**names) for argument in arguments)]) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--lang", "en", "--port", port, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip().endswith(f"127.0.0.1, port {port}: Address already in use")


@pytest.mark.parametrize("name", ["HEXHAVEN_KEEP_DAYS", "HEXHAVEN_WORKERS", "HEXHAVEN_BOT_PAUSE"])
def test_a_variable_that_is_no_number(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, "soon")
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]) == 2
    assert f"{name} must be a number, not soon" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("arrivals_burst=many", "HEXHAVEN_LIMITS: arrivals_burst must be a number, not many"),
        ("arrivals_burst", "HEXHAVEN_LIMITS: arrivals_burst must be a number, not"),
        ("arrivals_burst=1.5", "HEXHAVEN_LIMITS: arrivals_burst must be a number, not 1.5"),
        ("arrivals=3", "HEXHAVEN_LIMITS: there is no limit called arrivals"),
    ],
)
def test_a_limit_that_is_not_understood(
    value: str, problem: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HEXHAVEN_LIMITS", value)
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]) == 2
    assert problem in capsys.readouterr().err


def test_limits_can_be_set() -> None:
    limits = settings_for("sqlite://", None, "", 0, {"HEXHAVEN_LIMITS": "arrivals_burst=7 request_rate=2.5"}).limits
    assert limits == Limits(arrivals_burst=7, request_rate=2.5)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_help_is_in_every_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", code, "--help"]) == 0
    said = capsys.readouterr().out
    text = language(code)
    for key in ("metavar-address", "metavar-folder"):
        assert text(key) in said


def test_it_says_if_the_system_leaves_it_little_room(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexhaven.cli", "serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]
    few = f"ulimit -n 300; exec {shlex.join(command)}"
    with subprocess.Popen(["sh", "-c", few], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        server.stdout.readline()  # it is ready
        server.send_signal(signal.SIGTERM)
    assert said.startswith("The system allows only 300 open files")


def test_it_says_where_it_is_and_ends_in_order(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexhaven.cli", "serve", "--lang", "it", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert "http://127.0.0.1:" in server.stdout.readline()
    server.send_signal(signal.SIGTERM)
    _, errors = server.communicate()
    assert errors == ""
    assert server.returncode in (0, -signal.SIGTERM)


def test_it_goes_on_if_what_it_says_cannot_be_written(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--lang", "en", "--port", str(port), "--data", str(tmp_path)]
    with (
        Path("/dev/full").open("w") as full,
        subprocess.Popen(
            [sys.executable, "-m", "hexhaven.cli", *words], stdout=full, stderr=subprocess.PIPE, text=True
        ) as server,
    ):
        assert server.stderr is not None
        assert server.stderr.readline() == "hexhaven: cannot write the output: the disk is full\n"
        with socket.create_connection(("127.0.0.1", port), timeout=30) as asked:
            asked.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert asked.recv(100).startswith(b"HTTP/1.1 ")
        server.send_signal(signal.SIGTERM)
