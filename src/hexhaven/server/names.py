"""Names that can be seen and told apart, and texts that do not change the direction of others."""

import unicodedata

from hexhaven.server.codes import malformed

LONGEST = 40
MARKS_IN_A_ROW = 2
# Letters that show nothing, although Unicode does not count them among the invisible ones.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
DIRECTION = str.maketrans("", "", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Lower-case letters and pairs that look like others; accents are gone by then.
LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁһԛԝαβεηικνορτυχ01i|",  # noqa: RUF001
    "abekmhopctyxljsdhqwabenlkvoptyxolll",
)
PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A name in one line of characters that can be seen. Raises ApiError."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if is_shown(letter))
    cleaned = " ".join(without_towers(seen).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned):
        raise malformed("a name needs a letter that can be seen")
    if len(cleaned) > LONGEST:
        raise malformed(f"a name has at most {LONGEST} letters")
    return cleaned


def is_shown(letter: str) -> bool:
    is_selector = unicodedata.name(letter, "").startswith(("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION"))
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK and not is_selector


def without_towers(text: str) -> str:
    """Marks belong to a letter, and are not piled up."""
    kept: list[str] = []
    marks = MARKS_IN_A_ROW
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if letter.isspace():
            marks = MARKS_IN_A_ROW
        if not is_mark or marks <= MARKS_IN_A_ROW:
            kept.append(letter)
    return "".join(kept)


def without_direction(text: str) -> str:
    """Without the marks that would change the direction of what comes after."""
    return text.translate(DIRECTION)


def skeleton(name: str) -> str:
    """What a name looks like; names that could be mistaken for each other have the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain.translate(LOOKS_LIKE) if letter.isalnum() or ord(letter) > 0x2000)
    for pair, single in PAIRS:
        letters = letters.replace(pair, single)
    return letters or plain


def told_apart(names: list[str | None]) -> list[str | None]:
    """The names at one table; one that looks like an earlier one gets a number."""
    taken: set[str] = set()
    shown: list[str | None] = []
    for name in names:
        number, candidate = 1, name
        while candidate and skeleton(candidate) in taken:
            number += 1
            candidate = f"{name} ({number})"
        if candidate:
            taken.add(skeleton(candidate))
        shown.append(candidate)
    return shown
