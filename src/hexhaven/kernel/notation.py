"""What the notations of all games share."""

from mypy_extensions import i64

from hexhaven.kernel.errors import NotationError


def whole_number(word: str, least: int, most: int) -> int | None:
    """The number that a word of plain digits stands for, if it is within the bounds."""
    if not (word.isdecimal() and word.isascii() and len(word) <= len(str(most))):
        return None
    number = int(word)
    return number if least <= number <= most else None


class Words:
    """The words of an answer, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.words: list[str] = text.split()
        self.place: int = 0

    def next(self) -> str:
        """The word to be read, or nothing."""
        if self.place < len(self.words):
            return self.words[self.place]
        return ""

    def rest(self) -> str:
        """Everything that has not been read."""
        return " ".join(self.words[self.place :])

    def read(self, what: str) -> str:
        word = self.next()
        if not word:
            raise self.problem(f"{what} is missing")
        self.place += 1
        return word

    def skip(self, word: str) -> bool:
        """Read this word, if it is the next one."""
        if self.next() != word:
            return False
        self.place += 1
        return True

    def number(self, what: str, least: int, most: int) -> i64:
        return self.as_number(self.read(what), what, least, most)

    def as_number(self, word: str, what: str, least: int, most: int) -> i64:
        number = whole_number(word, least, most)
        if number is None:
            raise self.wrong(f"{word!r} is not {what} from {least} to {most}")
        return number

    def name(self, what: str, names: tuple[str, ...]) -> i64:
        word = self.read(what)
        if word not in names:
            raise self.wrong(f"{word!r} is not {what}")
        return names.index(word)

    def wrong(self, problem: str) -> NotationError:
        """The word just read is wrong."""
        self.place -= 1
        return self.problem(problem)

    def problem(self, problem: str) -> NotationError:
        return NotationError(self.text, problem)
