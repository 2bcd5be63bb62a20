"""The client's types, components and test games are those of the server and the engine."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_clients_generated_files_are_up_to_date() -> None:
    check = subprocess.run([sys.executable, ROOT / "web" / "generate.py", "--check"], capture_output=True, text=True)
    assert check.returncode == 0, check.stderr
