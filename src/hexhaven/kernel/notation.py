"""What the notations of all games share."""


def whole_number(word: str, least: int, most: int) -> int | None:
    """The number that a word of plain digits stands for, if it is within the bounds."""
    if not (word.isdecimal() and word.isascii() and len(word) <= len(str(most))):
        return None
    number = int(word)
    return number if least <= number <= most else None
