"""The client's types, components and test games are those of the server and the engine."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_clients_generated_files_are_up_to_date() -> None:
    sources = {**os.environ, "PYTHONPATH": str(ROOT / "src")}  # compiled classes do not tell the types of their fields
    command = [sys.executable, str(ROOT / "web" / "generate.py"), "--check"]
    check = subprocess.run(command, capture_output=True, text=True, env=sources)
    assert check.returncode == 0, check.stderr
