"""Bots that are programs of their own: one process each, one JSON object per line. docs/bots.md describes it."""

import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import msgspec
from librt.random import Random

from hexhaven.games import GAMES
from hexhaven.kernel.contract import Budget, Result, State
from hexhaven.kernel.errors import HexhavenError
from hexhaven.kernel.snapshot import position_line

PROTOCOL = 1
START_SECONDS = 20.0
LONGEST_LINE = 1 << 16


class BotFailed(HexhavenError):
    """A program did not start, did not answer in time, or did not say what it should."""


class Conversation:
    """Lines to and from a process. Raises BotFailed."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise BotFailed(f"{command}: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.rest = b""
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.stdout, selectors.EVENT_READ)

    def say(self, message: dict[str, Any]) -> None:
        try:
            self.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError as error:
            raise BotFailed(f"{self.command}: the program has ended") from error

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line as an object."""
        until = time.monotonic() + seconds
        while b"\n" not in self.rest:
            if len(self.rest) > LONGEST_LINE:
                raise BotFailed(f"{self.command}: a line is longer than {LONGEST_LINE} bytes")
            left = until - time.monotonic()
            if left <= 0 or not self.selector.select(left):
                raise BotFailed(f"{self.command}: no answer in {seconds:g} seconds")
            heard = os.read(self.stdout.fileno(), LONGEST_LINE)
            if not heard:
                raise BotFailed(f"{self.command}: the program has ended")
            self.rest += heard
        line, _, self.rest = self.rest.partition(b"\n")
        try:
            message = json.loads(line)
        except ValueError as error:
            raise BotFailed(f"{self.command}: {line[:80]!r} is not JSON") from error
        if not isinstance(message, dict):
            raise BotFailed(f"{self.command}: {line[:80]!r} is not an object")
        return message

    def close(self) -> None:
        self.selector.close()
        self.stdin.close()
        self.stdout.close()
        self.process.kill()
        self.process.wait()


class ExternalBot:
    """A program in one seat of one game. If it fails it is asked no more, and chance answers in its place."""

    def __init__(self, command: str, game: str, seat: int, seconds: float, rng: Random) -> None:
        self.game = GAMES[game]
        self.seat = seat
        self.seconds = seconds
        self.rng = rng
        self.fault: BotFailed | None = None
        self.conversation: Conversation | None = None
        try:
            self.conversation = Conversation(command)
            self.conversation.say({"t": "hello", "protocol": PROTOCOL, "game": game, "seat": seat, "seconds": seconds})
            self.expect(self.conversation.hear(START_SECONDS), "ready")
        except BotFailed as error:
            self.fault = error

    def expect(self, message: dict[str, Any], kind: str) -> None:
        if message.get("t") != kind:
            raise BotFailed(f"expected a message {kind!r}, not {json.dumps(message)[:80]}")

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        if self.fault is None:
            try:
                return self.asked(world, seat, legal)
            except BotFailed as error:
                self.fault = error
        return legal[self.rng.randrange(len(legal))]

    def asked(self, world: State, seat: int, legal: Sequence[int]) -> int:
        assert self.conversation is not None
        answers = {self.game.notation(answer): answer for answer in legal}
        view = msgspec.to_builtins(self.game.view(world, seat), str_keys=True)
        question = {"t": "choose", "legal": list(answers), "view": view, "world": position_line(self.game, world)}
        self.conversation.say(question)
        message = self.conversation.hear(self.seconds)
        self.expect(message, "answer")
        if message.get("answer") not in answers:
            raise BotFailed(f"{message.get('answer')!r} is not one of the legal answers")
        return answers[message["answer"]]

    def told(self, result: Result) -> None:
        """The game is over."""
        if self.fault is None and self.conversation is not None:
            try:
                self.conversation.say({"t": "over", "points": result.points, "places": result.places})
            except BotFailed as error:
                self.fault = error

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.conversation is not None:
            self.conversation.close()
