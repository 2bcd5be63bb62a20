"""The text of every answer, and back. docs/notation.md is its description.

A form is a line of the table below: words as they are, and parts in capital letters. Each part knows which bits of an
answer it writes, and reads them again.
"""

from typing import Final

from mypy_extensions import i64

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.notation.parts import PARTS, Part, Word
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.notation import Words

TERM_BITS: Final = a.VERB_BITS | a.at(0, 7) | a.to(0, 7)  # the verb, the kind of term and the side

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
    (a.PLUNDERING, "plunder PLACE RESOURCE"),
    (a.GIVING, "yield RESOURCE"),
    (a.HIDING, "hide HELD OTHER-HELD"),
    (a.HAND, "hand HAND"),
    (a.STOCKING, "stock RESOURCE BOARD"),
    (a.REMOVING, "remove RESOURCE BOARD"),
    (a.SHIFTING, "shift RESOURCE from BOARD"),
    (a.OFFERING, "offer SEAT"),
    (a.INVITING, "invite SEAT"),
    (a.term(a.TERM_FLORINS, a.GIVEN), "give NUMBER florins"),
    (a.term(a.TERM_CUBES, a.GIVEN), "give NUMBER RESOURCE"),
    (a.term(a.TERM_TOKENS, a.GIVEN), "give NUMBER tokens"),
    (a.term(a.TERM_CARD, a.GIVEN), "give card CARD"),
    (a.term(a.TERM_PERMIT, a.GIVEN), "give permit"),
    (a.term(a.TERM_FLORINS, a.ASKED), "ask NUMBER florins"),
    (a.term(a.TERM_CUBES, a.ASKED), "ask NUMBER RESOURCE"),
    (a.term(a.TERM_TOKENS, a.ASKED), "ask NUMBER tokens"),
    (a.term(a.TERM_CARD, a.ASKED), "ask card CARD"),
    (a.term(a.TERM_PERMIT, a.ASKED), "ask permit"),
    (a.term(a.PROMISED_PLACE, a.GIVEN), "promise place NUMBER"),
    (a.term(a.PROMISED_RAISE, a.GIVEN), "promise raise NUMBER"),
    (a.term(a.PROMISED_FLORINS, a.GIVEN), "promise florins NUMBER"),
    (a.term(a.PROMISED_PLACE, a.ASKED), "ask promise place NUMBER"),
    (a.term(a.PROMISED_RAISE, a.ASKED), "ask promise raise NUMBER"),
    (a.term(a.PROMISED_FLORINS, a.ASKED), "ask promise florins NUMBER"),
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
    base = a.verb_of(answer)
    if base == a.TERM:
        base = answer & TERM_BITS
    words = []
    for part in PARTS_OF[base]:
        word = part.write(answer)
        if word:
            words.append(word)
    return " ".join(words)


def answer_of(text: str) -> i64:
    """The answer a text stands for, in any position. Raises NotationError."""
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
        raise words.problem(f"{words.rest()!r} is too much")
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
