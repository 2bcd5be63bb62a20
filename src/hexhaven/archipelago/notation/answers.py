"""The text of every answer, and back. docs/notation.md is its description.

A form is a line of the table below: words as they are, and parts in capital letters. Each part knows which bits of an
answer it writes, and reads them again.
"""

from typing import Final

from mypy_extensions import i64

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.notation.parts import PARTS, Part, Word, Words
from hexhaven.kernel.errors import NotationError

TERM_BITS: Final = 255 | 7 << 13 | 7 << 21  # the verb, the kind of term and the side

FORMS: Final = (
    (a.DONE, "done"),
    (a.BIDDING, "bid NUMBER"),
    (a.ORDERING, "order ORDER"),
    (a.TREND_IS, "trend TREND"),
    (a.OBJECTIVE_IS, "discard OBJECTIVE"),
    (a.LAY, "lay SIDE REGION DIRECTION TURNED with MOVER"),
    (a.LAND, "land PLACE"),
    (a.FEED_BOARD, "feed board"),
    (a.FEED_OWN, "feed own"),
    (a.FEED_TOKEN, "feed token"),
    (a.BLESS, "bless NUMBER of SEAT at PLACE"),
    (a.RAISING, "raise NUMBER of SEAT at PLACE"),
    (a.EXPELLING, "expel BUILDING ACROSS"),
    (a.HARVESTING, "harvest RESOURCE"),
    (a.WORKING, "work PLACE"),
    (a.TAXING, "taxes"),
    (a.BUYING, "buy RESOURCE BOARD"),
    (a.SELLING, "sell RESOURCE BOARD BY-TOKEN"),
    (a.USING, "use BUILDING"),
    (a.EXPLORING, "explore"),
    (a.REPRODUCING, "reproduce"),
    (a.RECRUITING, "recruit"),
    (a.MIGRATING, "migrate"),
    (a.BUILDING, "build WORK PLACE SITE JOKERS"),
    (a.CARD, "card CARD AIM"),
    (a.WONDER, "wonder CARD PLACE JOKERS"),
    (a.MOVING, "move BY-SHIP PLACE TARGET"),
    (a.TAKE, "take"),
    (a.REFUSE_HEX, "decline"),
    (a.HEX_IS, "hex HEX"),
    (a.FOUND, "found RESOURCE SECOND"),
    (a.PURCHASING, "buy SLOT AND-TURN"),
    (a.TURNING, "turn SLOT AND-SLOT"),
    (a.PICKING, "pick CARD"),
    (a.SINKING, "sink PLACE of SEAT"),
    (a.GIVING, "yield RESOURCE"),
    (a.HIDING, "hide HELD OTHER-HELD"),
    (a.HAND, "hand HAND"),
    (a.STOCKING, "stock RESOURCE BOARD"),
    (a.REMOVING, "remove RESOURCE BOARD"),
    (a.SHIFTING, "shift RESOURCE from BOARD"),
    (a.OFFERING, "offer SEAT"),
    (a.INVITING, "invite SEAT"),
    (a.TERM | a.TERM_FLORINS << 13, "give NUMBER florins"),
    (a.TERM | a.TERM_CUBES << 13, "give NUMBER RESOURCE"),
    (a.TERM | a.TERM_TOKENS << 13, "give NUMBER tokens"),
    (a.TERM | a.TERM_CARD << 13, "give card CARD"),
    (a.TERM | a.TERM_PERMIT << 13, "give permit"),
    (a.TERM | a.TERM_FLORINS << 13 | 1 << 21, "ask NUMBER florins"),
    (a.TERM | a.TERM_CUBES << 13 | 1 << 21, "ask NUMBER RESOURCE"),
    (a.TERM | a.TERM_TOKENS << 13 | 1 << 21, "ask NUMBER tokens"),
    (a.TERM | a.TERM_CARD << 13 | 1 << 21, "ask card CARD"),
    (a.TERM | a.TERM_PERMIT << 13 | 1 << 21, "ask permit"),
    (a.TERM | a.PROMISED_PLACE << 13, "promise place NUMBER"),
    (a.TERM | a.PROMISED_RAISE << 13, "promise raise NUMBER"),
    (a.TERM | a.PROMISED_FLORINS << 13, "promise florins NUMBER"),
    (a.TERM | a.PROMISED_PLACE << 13 | 1 << 21, "ask promise place NUMBER"),
    (a.TERM | a.PROMISED_RAISE << 13 | 1 << 21, "ask promise raise NUMBER"),
    (a.TERM | a.PROMISED_FLORINS << 13 | 1 << 21, "ask promise florins NUMBER"),
    (a.PROPOSE, "propose"),
    (a.WITHDRAW, "withdraw"),
    (a.ACCEPT, "accept"),
    (a.REFUSE, "refuse"),
    (a.COUNTER, "counter"),
    (a.SEAT_DRAWN, "drawn seat SEAT"),
    (a.HEX_DRAWN, "drawn hex HEX"),
    (a.SIDE_SHOWN, "drawn side SIDE"),
    (a.CARD_DRAWN, "drawn card CARD"),
    (a.TREND_DRAWN, "drawn trend TREND"),
    (a.OBJECTIVE_DRAWN, "drawn objective OBJECTIVE"),
)


def notation(answer: i64) -> str:
    """The canonical text of an answer."""
    base = answer & 255
    if base == a.TERM:
        base = answer & TERM_BITS
    words = []
    for part in PARTS_OF[base]:
        word = part.write(answer)
        if word:
            words.append(word)
    return " ".join(words)


def answer_of(text: str) -> i64:
    """The answer a text stands for, in whatever position. Raises NotationError."""
    words = Words(text)
    first = words.next()
    if first not in BASES:
        problem = f"no answer begins with {first!r}" if first else "there is no answer in it"
        raise NotationError(text, problem)
    furthest = -1
    problems: list[str] = []
    for base in BASES[first]:
        words.place = 0
        try:
            return read(words, base)
        except NotationError as error:
            if words.place > furthest:
                furthest = words.place
                problems = []
            if words.place == furthest and error.problem not in problems:
                problems.append(error.problem)
    raise NotationError(text, ", or ".join(problems))


def read(words: Words, base: i64) -> i64:
    answer = base
    for part in PARTS_OF[base]:
        answer |= part.read(words, answer)
    if words.next():
        raise words.problem(f"{' '.join(words.words[words.place :])!r} is too much")
    if notation(answer) != words.text:
        raise words.problem(f"the canonical form is {notation(answer)!r}")
    return answer


def parts_in(form: str) -> list[Part]:
    return [PARTS[word] if word in PARTS else Word(word) for word in form.split()]


def bases_by_first_word() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for base, form in FORMS:
        found.setdefault(form.split()[0], []).append(base)
    return found


PARTS_OF: Final[dict[int, list[Part]]] = {base: parts_in(form) for base, form in FORMS}
BASES: Final = bases_by_first_word()
