"""A bot as a program of its own, in any language: it reads questions and writes answers, one JSON object per line.

    hexhaven bot check "python examples/program_bot.py"
    hexhaven arena burgundy --bots "random,program:python examples/program_bot.py" --games 10

It likes to place tiles, most of all those that need no worker. docs/bots.md describes the messages.
"""

import json
import sys
from typing import Any

LIKED = ("place", "load", "sell", "take", "buy", "workers")  # the best first


def liking(answer: str) -> tuple[int, int]:
    """Smaller is better: the kind of answer, then the workers it costs."""
    words = answer.split()
    kinds = [place for place, kind in enumerate(LIKED) if kind in words]
    costs = [int(word[1:]) for word in words if word[0] == "w" and word[1:].isdigit()]
    return (min(kinds, default=len(LIKED)), sum(costs))


def reply(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; the last one needs no reply."""
    if message["t"] == "hello":
        return {"t": "ready", "name": "placer"}
    if message["t"] == "choose":
        return {"t": "answer", "answer": min(message["legal"], key=liking)}
    return None


def main() -> None:
    for line in sys.stdin:
        said = reply(json.loads(line))
        if said is not None:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
