"""Errors in outside input. Each says what is wrong and where."""


class HexhavenError(Exception):
    """Bad input; nothing was changed."""


class OptionError(HexhavenError):
    """An option is unknown, missing or has an impossible value."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"option {option}: {problem}")
        self.option = option
        self.problem = problem


class PositionError(HexhavenError):
    """An impossible position."""


class NotationError(HexhavenError):
    """A text that is not an answer in any position."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(f"{text!r}: {problem}")
        self.text = text
        self.problem = problem


class IllegalAnswer(HexhavenError):
    """A well-formed answer that a rule refuses here."""

    def __init__(self, text: str, rule: str, key: str) -> None:
        super().__init__(f"{text!r}: {key} ({rule})")
        self.text = text
        self.rule = rule
        self.key = key


class FileError(HexhavenError):
    """A line of a record, scenario or other file is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class SnapshotError(HexhavenError):
    """A saved position that is damaged, belongs to another game, or comes from a newer version."""
