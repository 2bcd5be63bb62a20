"""The parts of forms: each writes some bits of an answer as words and reads them back."""

from typing import Final

from mypy_extensions import i64

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.content.cards import ASSASSIN, BARBARIAN, GIFTS_OF_THE_CLERGY, SPY, THIEF
from hexhaven.archipelago.content.cards import NAMES as CARD_NAMES
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVE_NAMES
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import AREAS, LAND_B, PORT, SEA_A, SHIP, STACK_HEXES
from hexhaven.archipelago.content.trends import NAME_OF as TREND_NAMES
from hexhaven.archipelago.packed import MOST_SEATS
from hexhaven.archipelago.state import FLORINS, TRACK
from hexhaven.kernel.notation import Words

REGIONS: Final = 25
AREA_LETTERS: Final = "abxy"
BUILDING_NAMES: Final = ("town", "market", "port", "temple", "ship")
BOARD_NAMES: Final = ("domestic", "export")
DIRECTION_NAMES: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
HAND_NAMES: Final = ("left", "right")
HELD_NAMES: Final = (*RESOURCE_NAMES, "none")
TOKEN: Final = "token"


class Part:
    """A word of a form; what it writes, it reads back."""

    def write(self, answer: i64) -> str:
        raise ValueError("a part is one of the classes below")

    def read(self, words: Words, answer: i64) -> i64:
        """The bits the next words stand for; those before are already in the answer."""
        raise ValueError("a part is one of the classes below")


class Word(Part):
    """A fixed word."""

    def __init__(self, word: str) -> None:
        self.word: str = word

    def write(self, answer: i64) -> str:
        return self.word

    def read(self, words: Words, answer: i64) -> i64:
        if not words.skip(self.word):
            raise words.problem(f"{self.word!r} is missing")
        return 0


class Number(Part):
    """A number in the bits from a shift on; people may count from one."""

    def __init__(self, what: str, shift: i64, bits: i64, least: i64, most: i64) -> None:
        self.what: str = what
        self.shift: i64 = shift
        self.bits: i64 = bits
        self.least: i64 = least
        self.most: i64 = most
        self.first: i64 = 0

    def counted_from_one(self) -> "Number":
        self.first = 1
        return self

    def write(self, answer: i64) -> str:
        return str((answer >> self.shift & self.bits) + self.first)

    def read(self, words: Words, answer: i64) -> i64:
        return words.number(self.what, self.least, self.most) - self.first << self.shift


class Name(Part):
    """One of some names, in the bits from a shift on."""

    def __init__(self, what: str, shift: i64, bits: i64, names: tuple[str, ...]) -> None:
        self.what: str = what
        self.shift: i64 = shift
        self.bits: i64 = bits
        self.names: tuple[str, ...] = names

    def write(self, answer: i64) -> str:
        return self.names[answer >> self.shift & self.bits]

    def read(self, words: Words, answer: i64) -> i64:
        return words.name(self.what, self.names) << self.shift


class Mark(Part):
    """A word that may be there or not."""

    def __init__(self, word: str, shift: i64) -> None:
        self.word: str = word
        self.shift: i64 = shift

    def write(self, answer: i64) -> str:
        if answer >> self.shift & 1:
            return self.word
        return ""

    def read(self, words: Words, answer: i64) -> i64:
        if not words.skip(self.word):
            return 0
        one: i64 = 1
        return one << self.shift


class Maybe(Part):
    """An optional part, after a word if it has one; if it is missing, its bits have another value."""

    def __init__(self, word: str, part: Part, shift: i64, bits: i64, missing: i64) -> None:
        self.word: str = word
        self.part: Part = part
        self.shift: i64 = shift
        self.bits: i64 = bits
        self.missing: i64 = missing

    def write(self, answer: i64) -> str:
        if answer >> self.shift & self.bits == self.missing:
            return ""
        return (self.word + " " + self.part.write(answer)).strip()

    def read(self, words: Words, answer: i64) -> i64:
        if not words.next():
            return self.missing << self.shift
        if self.word:
            Word(self.word).read(words, answer)
        return self.part.read(words, answer)


class Place(Part):
    """A region with one of its areas (3a) or buildings (3-town)."""

    def __init__(self, region_shift: i64, place_shift: i64) -> None:
        self.region_shift: i64 = region_shift
        self.place_shift: i64 = place_shift

    def write(self, answer: i64) -> str:
        region = answer >> self.region_shift & 31
        place = answer >> self.place_shift & 7
        if place < AREAS:
            return f"{region}{AREA_LETTERS[place]}"
        return f"{region}-{BUILDING_NAMES[place - AREAS]}"

    def read(self, words: Words, answer: i64) -> i64:
        word = words.read("a place")
        number, dash, name = word.partition("-")
        if not dash:
            number, name = word[:-1], word[-1:]
            if name not in AREA_LETTERS:
                raise words.wrong(f"{word!r} is not a place, like 3a, 3x or 3-town")
            place: i64 = AREA_LETTERS.index(name)
        else:
            if name not in BUILDING_NAMES[:AREAS]:
                raise words.wrong(f"{name!r} is not a building")
            place = AREAS + BUILDING_NAMES.index(name)
        region = words.as_number(number, "a region", 0, REGIONS - 1)
        return region << self.region_shift | place << self.place_shift


class Built(Part):
    """A region with one of its buildings: 3-town."""

    def write(self, answer: i64) -> str:
        return f"{a.region_of(answer)}-{BUILDING_NAMES[a.to_place_of(answer)]}"

    def read(self, words: Words, answer: i64) -> i64:
        word = words.read("a building")
        number, _, name = word.partition("-")
        if name not in BUILDING_NAMES[:AREAS]:
            raise words.wrong(f"{word!r} is not a building, like 3-town")
        building: i64 = BUILDING_NAMES.index(name)
        return a.at(words.as_number(number, "a region", 0, REGIONS - 1), 0) | a.to(0, building)


class SidePart(Part):
    """A side of a hex of the stack: 12a or 12b."""

    def write(self, answer: i64) -> str:
        side = a.number_of(answer)
        return f"{side // 2 + 1}{AREA_LETTERS[side % 2]}"

    def read(self, words: Words, answer: i64) -> i64:
        word = words.read("a side")
        if word[-1:] not in ("a", "b"):
            raise words.wrong(f"{word!r} is not a side, like 12a")
        hex_number = words.as_number(word[:-1], "a hex", 1, STACK_HEXES)
        return a.numbered(hex_number * 2 - 2 + AREA_LETTERS.index(word[-1:]))


class Turned(Part):
    """How many sixths a hex is turned anticlockwise: r0 to r5."""

    def write(self, answer: i64) -> str:
        return f"r{a.to_place_of(answer)}"

    def read(self, words: Words, answer: i64) -> i64:
        return a.to(0, words.name("a turn from r0 to r5", ("r0", "r1", "r2", "r3", "r4", "r5")))


class Order(Part):
    """All seats, the first one first."""

    def write(self, answer: i64) -> str:
        packed = a.jokers_of(answer)
        seats: i64 = 0
        place: i64 = 0
        while packed >> place * 3:
            seats = max(seats, a.joker_in(packed, place))
            place += 1
        return " ".join([str((a.joker_in(packed, place)) + 1) for place in range(seats + 1)])

    def read(self, words: Words, answer: i64) -> i64:
        packed: i64 = 0
        place: i64 = 0
        named: list[int] = []
        while not place or words.next():
            seat = words.number("a seat", 1, MOST_SEATS)
            if seat in named:
                raise words.wrong(f"seat {seat} is named twice")
            named.append(seat)
            packed |= seat - 1 << place * 3
            place += 1
        if max(named) != len(named) or len(named) == 1:
            raise words.problem("an order names every seat")
        return a.with_jokers(packed)


class Jokers(Part):
    """Resources replaced by explorer tokens: token wood stone stone."""

    def write(self, answer: i64) -> str:
        jokers = a.jokers_of(answer)
        names = []
        resource: i64 = 0
        while resource < RESOURCES:
            names += [RESOURCE_NAMES[resource]] * a.joker_in(jokers, resource)
            resource += 1
        if names:
            return f"{TOKEN} {' '.join(names)}"
        return ""

    def read(self, words: Words, answer: i64) -> i64:
        if not words.skip(TOKEN):
            return 0
        jokers: i64 = 0
        first = True
        while first or words.next():
            first = False
            resource = words.name("a resource", RESOURCE_NAMES)
            if a.joker_in(jokers, resource) == 7:
                raise words.wrong("there are too many explorer tokens")
            one: i64 = 1
            jokers += one << resource * 3
        return a.with_jokers(jokers)


class Site(Part):
    """The land area and, for a port or a ship, the sea area, unless the builder's place implies it."""

    def write(self, answer: i64) -> str:
        land, sea = asked_of_site(answer)
        letters = ""
        if land:
            letters += AREA_LETTERS[a.to_place_of(answer) & 1]
        if sea:
            letters += AREA_LETTERS[SEA_A + a.sea_of(a.to_place_of(answer))]
        return letters

    def read(self, words: Words, answer: i64) -> i64:
        land, sea = asked_of_site(answer)
        place = a.place_of(answer)
        site: i64 = 0
        if not land:
            site |= place
        if not sea and place < AREAS and place >= SEA_A:
            site |= a.site(0, place - SEA_A)
        if land or sea:
            word = words.read("an area")
            if len(word) != land + sea or (land and word[0] not in "ab") or (sea and word[-1] not in "xy"):
                wanted = "a or b" * land + " and " * (land * sea) + "x or y" * sea
                raise words.wrong(f"{word!r} does not name the site: {wanted}")
            if land:
                site |= AREA_LETTERS.index(word[0])
            if sea:
                site |= a.site(0, AREA_LETTERS.index(word[-1]) - SEA_A)
        return a.to(0, site)


def asked_of_site(answer: i64) -> tuple[bool, bool]:
    """Whether the land area and the sea area have to be named."""
    place = a.place_of(answer)
    at_sea = SEA_A <= place < AREAS
    return place > LAND_B, a.number_of(answer) in (PORT, SHIP) and not at_sea


class Aim(Part):
    """What a card is used on: another card, a player, a region, a number of cubes."""

    def write(self, answer: i64) -> str:
        card = a.card_of(answer)
        if card == ASSASSIN:
            return f"{CARD_NAMES[a.number_of(answer)]} of {a.seat_of(answer) + 1}"
        if card in (SPY, THIEF):
            return str(a.seat_of(answer) + 1)
        if card == BARBARIAN:
            return str(a.region_of(answer))
        if card == GIFTS_OF_THE_CLERGY:
            return f"{a.number_of(answer)} {JOKERS.write(answer)}".strip()
        return ""

    def read(self, words: Words, answer: i64) -> i64:
        card = a.card_of(answer)
        if card == ASSASSIN:
            victim = words.name("a card", CARD_NAMES)
            Word("of").read(words, answer)
            return a.numbered(victim) | SEAT.read(words, answer)
        if card in (SPY, THIEF):
            return SEAT.read(words, answer)
        if card == BARBARIAN:
            return REGION.read(words, answer)
        if card == GIFTS_OF_THE_CLERGY:
            return a.numbered(words.number("a number of cubes", 1, 2)) | JOKERS.read(words, answer)
        return 0


SEAT: Final = Number("a seat", 41, 7, 1, MOST_SEATS).counted_from_one()
REGION: Final = Number("a region", 8, 31, 0, REGIONS - 1)
OTHER_SLOT: Final = Number("a place of the track", 13, 7, 1, TRACK).counted_from_one()
JOKERS: Final = Jokers()
PARTS: Final[dict[str, Part]] = {
    "NUMBER": Number("a number", 27, 255, 0, FLORINS),
    "SEAT": SEAT,
    "REGION": REGION,
    "HEX": Number("a hex", 27, 255, 1, STACK_HEXES).counted_from_one(),
    "SLOT": Number("a place of the track", 8, 31, 1, TRACK).counted_from_one(),
    "AND-TURN": Maybe("turn", OTHER_SLOT, 13, 7, a.NO_SLOT),
    "AND-SLOT": Maybe("", OTHER_SLOT, 13, 7, a.NO_SLOT),
    "RESOURCE": Name("a resource", 24, 7, RESOURCE_NAMES),
    "SECOND": Maybe("", Name("a resource", 27, 255, RESOURCE_NAMES), 27, 255, a.EMPTY_HAND),
    "HELD": Name("a resource or none", 24, 7, HELD_NAMES),
    "OTHER-HELD": Name("a resource or none", 27, 255, HELD_NAMES),
    "HAND": Name("a hand", 27, 255, HAND_NAMES),
    "BOARD": Name("a market", 21, 7, BOARD_NAMES),
    "CARD": Name("a card", 35, 63, CARD_NAMES),
    "TREND": Name("a trend", 27, 255, TREND_NAMES),
    "OBJECTIVE": Name("an objective", 27, 255, OBJECTIVE_NAMES),
    "WORK": Name("a building or a ship", 27, 255, BUILDING_NAMES),
    "DIRECTION": Name("a direction", 13, 7, DIRECTION_NAMES),
    "ACROSS": Mark("across", 13),
    "BY-TOKEN": Mark(TOKEN, 27),
    "BY-SHIP": Mark("ship", 27),
    "PLACE": Place(8, 13),
    "TARGET": Place(16, 21),
    "MOVER": Place(16, 24),
    "BUILDING": Built(),
    "SIDE": SidePart(),
    "TURNED": Turned(),
    "ORDER": Order(),
    "JOKERS": JOKERS,
    "SITE": Site(),
    "AIM": Aim(),
}
