"""The text of every answer, and back. See docs/notation.md."""

from typing import Protocol

from hexhaven.burgundy import answers as a
from hexhaven.burgundy.content.board import next_depot
from hexhaven.burgundy.content.duchies import NAMED, NAMES
from hexhaven.burgundy.content.goods import KINDS, OF_EACH_KIND, count, of_kind
from hexhaven.burgundy.content.routes import ROUTES
from hexhaven.burgundy.content.shields import SHIELDS
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF, TILE_NAMED
from hexhaven.burgundy.events import AREA, PHASE, ROUTE, SALE
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.notation import Words

BLACK = "black"
OWN = "own"
COMMON = "common"
CAUSE_NAMES = {int(AREA): "area", int(PHASE): "phase", int(SALE): "sale", int(ROUTE): "route"}
CAUSES_NAMED = {name: cause for cause, name in CAUSE_NAMES.items()}
SPECIES = ("cow", "sheep", "pig", "goat")


def notation(answer: int) -> str:
    """The canonical text of an answer."""
    name, parts, with_die = FORMS[verb_of(answer)]
    die = str(a.die_of(answer)) if with_die and a.die_of(answer) else ""
    return " ".join(word for word in (die, name, *(part.text(answer) for part in parts)) if word)


def answer_of(text: str) -> int:
    """The answer a text stands for, in any position. Raises NotationError."""
    words = Words(text)
    answer = read(words)
    if notation(answer) != text:
        raise words.problem(f"the canonical form is {notation(answer)!r}")
    return answer


def read(words: Words) -> int:
    die = a.with_die(0, words.number("a die", 1, 6), 0) if words.next().isdecimal() else 0
    name = words.read("a verb")
    if name not in VERB_NAMED:
        raise words.problem(f"no answer begins with {name!r}")
    verb = VERB_NAMED[name]
    _, parts, with_die = FORMS[verb]
    if die and not with_die:
        raise words.problem(f"no action is called {name!r}")
    answer = verb | die
    for part in parts:
        answer |= part.read(words)
    if words.next():
        raise words.problem(f"{words.rest()!r} is too much")
    return answer


class Part(Protocol):
    """A part of an answer: how it is written (empty if left out) and how it is read."""

    def text(self, answer: int) -> str: ...
    def read(self, words: Words) -> int: ...


class Tile:
    def text(self, answer: int) -> str:
        return NAME_OF[a.tile_of(answer)]

    def read(self, words: Words) -> int:
        name = words.read("a tile")
        if name not in TILE_NAMED:
            raise words.problem(f"there is no tile {name!r}")
        return a.of_tile(TILE_NAMED[name])


class Depot:
    def text(self, answer: int) -> str:
        return str(a.depot_of(answer)) if a.depot_of(answer) else BLACK

    def read(self, words: Words) -> int:
        if words.skip(BLACK):
            return a.at_depot(0)
        return a.at_depot(words.number("a depot", 1, 6))


class Kept:
    """Left out for a tile on an own key space."""

    def text(self, answer: int) -> str:
        return COMMON if a.number_of(answer) else ""

    def read(self, words: Words) -> int:
        if words.skip(COMMON):
            return a.numbered(1)
        return a.numbered(0)


class KeySpace:
    """An own key space, or one of the team's."""

    def text(self, answer: int) -> str:
        return COMMON if a.number_of(answer) else OWN

    def read(self, words: Words) -> int:
        word = words.read("a key space")
        if word not in (OWN, COMMON):
            raise words.problem(f"{word!r} is neither {OWN!r} nor {COMMON!r}")
        return a.numbered(int(word == COMMON))


class Cause:
    """What points come from: a tile, or a word."""

    def text(self, answer: int) -> str:
        cause = a.tile_of(answer)
        return NAME_OF[cause] if cause in NAME_OF else CAUSE_NAMES[cause]

    def read(self, words: Words) -> int:
        name = words.read("a source of points")
        if name in TILE_NAMED:
            return a.of_tile(TILE_NAMED[name])
        if name not in CAUSES_NAMED:
            raise words.problem(f"no points come from {name!r}")
        return a.of_tile(CAUSES_NAMED[name])


class Points:
    def text(self, answer: int) -> str:
        return str(a.number_of(answer))

    def read(self, words: Words) -> int:
        return a.numbered(words.number("a number of points", 1, 255))


class Silver:
    """Left out if there is none."""

    def text(self, answer: int) -> str:
        return f"s{a.goods_of(answer)}" if a.goods_of(answer) else ""

    def read(self, words: Words) -> int:
        if words.next().startswith("s"):
            return a.of_goods(words.as_number(words.read("silver")[1:], "a number of silver", 1, 99))
        return 0


class Colour:
    def text(self, answer: int) -> str:
        return COLOUR_LETTERS[a.number_of(answer)]

    def read(self, words: Words) -> int:
        letter = words.read("a colour")
        if len(letter) != 1 or letter not in COLOUR_LETTERS:
            raise words.problem(f"{letter!r} is not one of the colours {' '.join(COLOUR_LETTERS)}")
        return a.numbered(COLOUR_LETTERS.index(letter))


class Pile:
    """Goods one by one: `1,1,3`."""

    def text(self, answer: int) -> str:
        pile = a.pile_of(answer)
        return ",".join(str(kind) for kind in range(1, KINDS + 1) for _ in range(count(pile, kind)))

    def read(self, words: Words) -> int:
        pile = 0
        for word in words.read("the goods").split(","):
            kind = words.as_number(word, "a kind of goods", 1, KINDS)
            if count(pile, kind) == OF_EACH_KIND:
                raise words.problem(f"there are only {OF_EACH_KIND} goods of kind {kind}")
            pile += of_kind(kind, 1)
        return a.of_pile(pile)


class Field:
    def text(self, answer: int) -> str:
        return str(a.field_of(answer))

    def read(self, words: Words) -> int:
        return a.on_field(words.number("a field", 1, 99))


class Good:
    def text(self, answer: int) -> str:
        return str(a.goods_of(answer))

    def read(self, words: Words) -> int:
        return a.of_goods(words.number("a kind of goods", 1, KINDS))


class Workers:
    def text(self, answer: int) -> str:
        return f"w{a.workers_of(answer)}" if a.workers_of(answer) else ""

    def read(self, words: Words) -> int:
        if words.next().startswith("w"):
            return a.with_die(0, 0, words.as_number(words.read("workers")[1:], "a number of workers", 1, 9))
        return 0


class Duchy:
    def text(self, answer: int) -> str:
        return NAMES[a.number_of(answer)]

    def read(self, words: Words) -> int:
        name = words.read("a duchy")
        if name not in NAMED or name == "0":
            raise words.problem(f"there is no duchy {name!r}")
        return a.numbered(NAMED[name])


class Seat:
    """Seats count from 1 in everything people read."""

    def text(self, answer: int) -> str:
        return str(a.number_of(answer) + 1)

    def read(self, words: Words) -> int:
        return a.numbered(words.number("a seat", 1, 4) - 1)


class Number:
    """A plain number, such as that of a card."""

    def __init__(self, what: str, most: int) -> None:
        self.what, self.most = what, most

    def text(self, answer: int) -> str:
        return str(a.number_of(answer))

    def read(self, words: Words) -> int:
        return a.numbered(words.number(self.what, 1, self.most))


class Species:
    def text(self, answer: int) -> str:
        return SPECIES[a.number_of(answer)]

    def read(self, words: Words) -> int:
        name = words.read("a species")
        if name not in SPECIES:
            raise words.problem(f"there is no species {name!r}")
        return a.numbered(SPECIES.index(name))


class Shield:
    """The shield, and perhaps that which makes room for it: `12`, `12 for 3`."""

    def text(self, answer: int) -> str:
        replaced = a.replaced_of(answer)
        return f"{a.shield_of(answer)} for {replaced}" if replaced else str(a.shield_of(answer))

    def read(self, words: Words) -> int:
        shield, replaced = words.number("a shield", 1, SHIELDS), 0
        if words.skip("for"):
            replaced = words.number("a shield", 1, SHIELDS)
        return a.of_shield(shield, replaced)


class Die:
    def text(self, answer: int) -> str:
        return str(a.die_of(answer))

    def read(self, words: Words) -> int:
        return a.with_die(0, words.number("a die", 1, 6), 0)


class TwoDice:
    def text(self, answer: int) -> str:
        return f"{a.die_of(answer)} {a.number_of(answer)}"

    def read(self, words: Words) -> int:
        die, other = words.number("a die", 1, 6), words.number("a die", 1, 6)
        if die > other:
            raise words.problem("the smaller die comes first")
        return a.with_die(0, die, 0) | a.numbered(other)


class Load:
    """One depot or two neighbours, and the kinds chosen if not all fit: `3`, `3+4`, `3 only 1,5`."""

    def text(self, answer: int) -> str:
        picked = ",".join(str(kind) for kind in range(1, KINDS + 1) if a.goods_of(answer) >> kind & 1)
        other = f"+{a.number_of(answer)}" if a.number_of(answer) else ""
        return f"{a.depot_of(answer)}{other}" + (f" only {picked}" if picked else "")

    def read(self, words: Words) -> int:
        word, plus, other_word = words.read("a depot").partition("+")
        depot = words.as_number(word, "a depot", 1, 6)
        answer = a.at_depot(depot)
        if plus:
            other = words.as_number(other_word, "a depot", 1, 6)
            if next_depot(other) == depot:
                raise words.problem(f"neighbours are written in ring order: {other}+{depot}")
            answer |= a.numbered(other)
        if words.next():
            if not words.skip("only"):
                raise words.problem("chosen goods come after the word 'only'")
            kinds = [words.as_number(k, "a kind of goods", 1, KINDS) for k in words.read("the goods").split(",")]
            answer |= a.of_goods(sum(1 << kind for kind in set(kinds)))
        return answer


# By verb: its name, what follows it, and whether a die may come before it. Expansions add theirs.
FORMS: dict[int, tuple[str, tuple[Part, ...], bool]] = {}
VERB_NAMED: dict[str, int] = {}


def name_verb(verb: int, name: str, *parts: Part, with_die: bool = False) -> None:
    """How answers of a verb are written."""
    FORMS[verb] = (name, parts, with_die)
    VERB_NAMED[name] = verb


name_verb(a.TAKE, "take", Depot(), Tile(), Workers(), with_die=True)
name_verb(a.PLACE, "place", Tile(), Field(), Kept(), Workers(), with_die=True)
name_verb(a.SELL, "sell", Good(), Workers(), with_die=True)
name_verb(a.WORKERS, "workers", with_die=True)
name_verb(a.BUY, "buy", Depot(), Tile(), Workers())
name_verb(a.END, "end")
name_verb(a.PASS, "pass")
name_verb(a.DISCARDING, "discard", Tile(), Kept())
name_verb(a.LOAD, "load", Load())
name_verb(a.CASTLE_AT, "castle", Field())
name_verb(a.DUCHY_IS, "duchy", Duchy())
name_verb(a.ROLLED, "roll", TwoDice())
name_verb(a.WHITE_ROLLED, "white", Die())
name_verb(a.TILE_DRAWN, "tile", Tile())
name_verb(a.GOOD_DRAWN, "good", Good())
name_verb(a.DUCHY_DRAWN, "board", Duchy())
name_verb(a.START_PLAYER_DRAWN, "start", Seat())
name_verb(a.HIRE, "hire")
name_verb(a.ACT_AS, "as", Tile())
name_verb(a.COUNT_SPECIES, "count", Species())
name_verb(a.TAKE_SHIELD, "take-shield", Depot(), Shield(), Workers())
name_verb(a.TRIBUTE, "tribute", Workers())
name_verb(a.GIVE_UP, "give-up", Shield())
name_verb(a.CLAIM, "claim", Depot(), Tile(), Field())
name_verb(a.GATHER, "gather", Good())
name_verb(a.COPY, "copy", Seat())
name_verb(a.TURN_DIE, "turn", Number("a number", 6), with_die=True)
name_verb(a.ROUTE_DRAWN, "route", Number("a trade route", ROUTES))
name_verb(a.SHIELD_DRAWN, "shield", Number("a shield", SHIELDS))
name_verb(a.KEEP, "keep", KeySpace())
name_verb(a.SCORE, "score", Cause(), Points(), Silver())
name_verb(a.RESOLVE, "effect", Field())
name_verb(a.COLOUR_BONUS, "colour", Colour())
name_verb(a.TRADE, "trade", Tile())
name_verb(a.GIVE, "give", Pile())
name_verb(a.LAY, "lay", Good())
