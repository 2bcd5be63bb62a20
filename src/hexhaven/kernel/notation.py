"""What the text forms of all games share."""


def whole_number(word: str, least: int, most: int) -> int | None:
    """The number a word of plain digits stands for, if it lies between the bounds."""
    if not (word.isdecimal() and word.isascii() and len(word) <= len(str(most))):
        return None
    number = int(word)
    return number if least <= number <= most else None
