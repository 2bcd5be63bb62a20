"""Errors in outside input. Each says what is wrong and where, without repeating at length what was given."""

import re
from collections.abc import Sequence

LONGEST = 400  # characters of a message
LONGEST_WORD = 80
LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")


def shortened(text: str, most: int = LONGEST) -> str:
    """The text; if it, or a word of it, is too long, without the middle."""
    return without_middle(LONG_WORD.sub(lambda word: without_middle(word[0], LONGEST_WORD), text), most)


def without_middle(text: str, most: int) -> str:
    end = most // 3
    return text if len(text) <= most else f"{text[: most - end - 3]} … {text[-end:]}"


class HexhavenError(Exception):
    """Bad input; nothing was changed."""

    def __init__(self, message: str) -> None:
        super().__init__(shortened(message))


class OptionError(HexhavenError):
    """An option is unknown, missing or has an impossible value.

    The reason is the ending of a text key, option-NAME-REASON, where one sentence does not explain all mistakes.
    """

    def __init__(self, option: str, problem: str, reason: str = "wrong") -> None:
        super().__init__(f"option {shortened(option, LONGEST_WORD)}: {problem}")
        self.option = option
        self.reason = reason
        self.problem = shortened(problem)


class PositionError(HexhavenError):
    """An impossible position."""


class NotationError(HexhavenError):
    """A text that is not an answer in any position."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(f"{shortened(text, LONGEST_WORD)!r}: {problem}")
        self.text = text
        self.problem = shortened(problem)


class IllegalAnswer(HexhavenError):
    """A well-formed answer that a rule refuses here."""

    def __init__(self, text: str, rule: str, key: str) -> None:
        super().__init__(f"{shortened(text, LONGEST_WORD)!r}: {key} ({rule})")
        self.text = text
        self.rule = rule
        self.key = key


class FileError(HexhavenError):
    """A line of a record, scenario or other file is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = shortened(problem)


class FileErrors(FileError):
    """Several lines of a file are wrong; it stands for the first of them."""

    def __init__(self, errors: Sequence[FileError]) -> None:
        super().__init__(errors[0].line, errors[0].problem)
        self.errors = list(errors)


def raise_all(errors: Sequence[FileError]) -> None:
    """Raise the errors in lines of a file together, if there are any."""
    each = [one for error in errors for one in each_of(error)]
    if each:
        raise FileErrors(sorted(each, key=lambda error: error.line))


def each_of(error: FileError) -> list[FileError]:
    return error.errors if isinstance(error, FileErrors) else [error]


class SnapshotError(HexhavenError):
    """A saved position that is damaged, belongs to another game, or comes from a newer version."""
