"""The text of every answer, and back. docs/notation.md is its description."""

from hexhaven.burgundy import answers as a
from hexhaven.burgundy.content.board import next_depot
from hexhaven.burgundy.content.goods import KINDS
from hexhaven.burgundy.content.tiles import NAME_OF, TILE_NAMED
from hexhaven.kernel.errors import NotationError
from hexhaven.kernel.notation import whole_number

BLACK = "black"
PLAIN = {"end": a.END, "pass": a.PASS}
NUMBERED = {"duchy": a.DUCHY_IS, "board": a.DUCHY_DRAWN}
WITH_TILE = {"discard": a.DISCARDING, "tile": a.TILE_DRAWN}
NAME_OF_VERB = {verb: name for name, verb in {**PLAIN, **NUMBERED, **WITH_TILE}.items()}


def notation(answer: int) -> str:
    """The canonical text of an answer."""
    verb = a.verb_of(answer)
    die = f"{a.die_of(answer)} " if a.die_of(answer) else ""
    workers = f" w{a.workers_of(answer)}" if a.workers_of(answer) else ""
    depot = str(a.depot_of(answer)) if a.depot_of(answer) else BLACK
    tile = NAME_OF.get(a.tile_of(answer), "")
    number = a.number_of(answer)
    match verb:
        case a.TAKE:
            return f"{die}take {depot} {tile}{workers}"
        case a.PLACE:
            return f"{die}place {tile} {a.field_of(answer)}{workers}"
        case a.SELL:
            return f"{die}sell {a.goods_of(answer)}{workers}"
        case a.WORKERS:
            return f"{die}workers"
        case a.BUY:
            return f"buy {depot} {tile}{workers}"
        case a.LOAD:
            picked = ",".join(str(kind) for kind in range(1, KINDS + 1) if a.goods_of(answer) >> kind & 1)
            return f"load {depot}" + (f"+{number}" if number else "") + (f" only {picked}" if picked else "")
        case a.CASTLE_AT:
            return f"castle {a.field_of(answer)}"
        case a.ROLLED:
            return f"roll {a.die_of(answer)} {number}"
        case a.WHITE_ROLLED:
            return f"white {a.die_of(answer)}"
        case a.GOOD_DRAWN:
            return f"good {a.goods_of(answer)}"
        case a.START_PLAYER_DRAWN:
            return f"start {number + 1}"
    name = NAME_OF_VERB[verb]
    if name in PLAIN:
        return name
    return f"{name} {number}" if name in NUMBERED else f"{name} {tile}"


def answer_of(text: str) -> int:
    """The answer a text stands for, in whatever position. Raises NotationError."""
    answer = Words(text).answer()
    if notation(answer) != text:
        raise NotationError(text, f"the canonical form is {notation(answer)!r}")
    return answer


class Words:
    """The words of an answer, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()

    def problem(self, problem: str) -> NotationError:
        return NotationError(self.text, problem)

    def word(self, what: str) -> str:
        if not self.words:
            raise self.problem(f"{what} is missing")
        return self.words.pop(0)

    def number(self, what: str, least: int, most: int) -> int:
        return self.as_number(self.word(what), what, least, most)

    def as_number(self, word: str, what: str, least: int, most: int) -> int:
        number = whole_number(word, least, most)
        if number is None:
            raise self.problem(f"{word!r} is not {what} from {least} to {most}")
        return number

    def tile(self) -> int:
        name = self.word("a tile")
        if name not in TILE_NAMED:
            raise self.problem(f"there is no tile {name!r}")
        return a.of_tile(TILE_NAMED[name])

    def depot(self) -> int:
        if self.words and self.words[0] == BLACK:
            self.words.pop(0)
            return a.at_depot(0)
        return a.at_depot(self.number("a depot", 1, 6))

    def workers(self) -> int:
        if self.words and self.words[0].startswith("w"):
            return a.with_die(0, 0, self.as_number(self.words.pop(0)[1:], "a number of workers", 1, 9))
        return 0

    def goods(self) -> int:
        return a.of_goods(self.number("a kind of goods", 1, KINDS))

    def field(self) -> int:
        return a.on_field(self.number("a field", 1, 99))

    def answer(self) -> int:
        die = a.with_die(0, self.number("a die", 1, 6), 0) if self.words and self.words[0].isdecimal() else 0
        verb = self.word("a verb")
        answer = self.action(verb) if die or verb in ("take", "place", "sell", "workers") else self.other(verb)
        if self.words:
            raise self.problem(f"{' '.join(self.words)!r} is too much")
        return answer | die

    def action(self, verb: str) -> int:
        match verb:
            case "take":
                return a.TAKE | self.depot() | self.tile() | self.workers()
            case "place":
                return a.PLACE | self.tile() | self.field() | self.workers()
            case "sell":
                return a.SELL | self.goods() | self.workers()
            case "workers":
                return a.WORKERS
        raise self.problem(f"no action is called {verb!r}")

    def other(self, verb: str) -> int:
        match verb:
            case "buy":
                return a.BUY | self.depot() | self.tile() | self.workers()
            case "load":
                return a.LOAD | self.load()
            case "castle":
                return a.CASTLE_AT | self.field()
            case "roll":
                return a.ROLLED | self.roll()
            case "white":
                return a.WHITE_ROLLED | a.with_die(0, self.number("a die", 1, 6), 0)
            case "good":
                return a.GOOD_DRAWN | self.goods()
            case "start":
                return a.START_PLAYER_DRAWN | a.numbered(self.number("a seat", 1, 4) - 1)
        if verb in PLAIN:
            return PLAIN[verb]
        if verb in NUMBERED:
            return NUMBERED[verb] | a.numbered(self.number("a duchy", 1, 99))
        if verb in WITH_TILE:
            return WITH_TILE[verb] | self.tile()
        raise self.problem(f"no answer begins with {verb!r}")

    def roll(self) -> int:
        die, other = self.number("a die", 1, 6), self.number("a die", 1, 6)
        if die > other:
            raise self.problem("the smaller die comes first")
        return a.with_die(0, die, 0) | a.numbered(other)

    def load(self) -> int:
        word, plus, other_word = self.word("a depot").partition("+")
        depot = self.as_number(word, "a depot", 1, 6)
        answer = a.at_depot(depot)
        if plus:
            other = self.as_number(other_word, "a depot", 1, 6)
            if next_depot(other) == depot:
                raise self.problem(f"neighbours stand in the order of the ring: {other}+{depot}")
            answer |= a.numbered(other)
        if self.words:
            if self.word("only") != "only":
                raise self.problem("picked goods follow the word only")
            kinds = [self.as_number(k, "a kind of goods", 1, KINDS) for k in self.word("the goods").split(",")]
            answer |= a.of_goods(sum(1 << kind for kind in set(kinds)))
        return answer
