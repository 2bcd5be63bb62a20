"""Whatever comes from outside is either understood exactly or refused with a reason, and then changes nothing."""

from collections.abc import Callable

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy.content.tiles import TILE_NAMED
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State
from hexhaven.kernel.chance import outcome, seed_from
from hexhaven.kernel.errors import NotationError, OptionError, PositionError
from hexhaven.kernel.frame import CHANCE, NOBODY
from hexhaven.kernel.referee import answer
from tests.burgundy.at_table import choices, let_chance_draw, new, refused, told
from tests.marks import against, rule
from tests.rule_table import rules

HUGE = "9" * 5000  # more digits than Python converts to a number

# Options.


@pytest.mark.parametrize("name", ["players", "Seats", "seats ", "", "seed", "duchy", "expansion"])
def test_an_unknown_option_is_named(name: str) -> None:
    with pytest.raises(OptionError) as problem:
        game.new_game({name: "2"})
    assert problem.value.option == name


@against("B1.1", "B2.10")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seats", ""), ("seats", "two"), ("seats", "2.0"), ("seats", " 2"), ("seats", "2 "), ("seats", "+2"),
        ("seats", "\N{ARABIC-INDIC DIGIT TWO}"), ("seats", "\N{SUPERSCRIPT TWO}"), ("seats", "10000"), ("seats", HUGE),
        ("duchies", ""), ("duchies", " "), ("duchies", "Drawn"), ("duchies", "drawn chosen"), ("duchies", "1 drawn"),
        ("duchies", "\N{FULLWIDTH DIGIT ONE}"), ("duchies", "0x1"), ("duchies", HUGE), ("duchies", "1 2 3 4 5"),
        ("choices", ""), ("choices", "OPEN"), ("choices", "secret"), ("choices", "open hidden"),
        ("start", ""), ("start", "0"), ("start", "3"), ("start", "-1"), ("start", "first"), ("start", HUGE),
    ],
    ids=lambda text: ascii(text)[:24],
)  # fmt: skip
def test_an_impossible_value_is_refused_and_the_option_named(option: str, value: str) -> None:
    with pytest.raises(OptionError) as problem:
        game.new_game({option: value})
    assert problem.value.option == option


@rule("B2.3")
@pytest.mark.parametrize(("seats", "start"), [("2", "3"), ("3", "4"), ("4", "5")])
def test_the_start_player_sits_at_the_table(seats: str, start: str) -> None:
    with pytest.raises(OptionError):
        game.new_game({"seats": seats, "start": start})


def test_options_come_back_complete_and_canonical() -> None:
    assert game.options_of(game.new_game({})) == {"seats": "2", "duchies": "1 1", "choices": "open", "start": "drawn"}
    given = {"seats": "3", "duchies": "chosen", "choices": "hidden", "start": "drawn"}
    assert game.options_of(game.new_game(given)) == given


# Texts that are no answer anywhere.

MALFORMED = [
    # nothing, or nearly nothing
    "", " ", "\n", "\t", "\x00", ".", "w", "w1", "+", "-", "0", "1", "7", "black", "only",
    # spaces that do not belong there
    " 1 workers", "1 workers ", "1  workers", "1\tworkers", "1 workers\n", "1\N{NO-BREAK SPACE}workers", "end ",
    " end",
    # digits that are no plain digits, or too many of them
    "\N{FULLWIDTH DIGIT ONE} workers", "\N{ARABIC-INDIC DIGIT ONE} workers", "\N{SUPERSCRIPT ONE} workers",
    "\N{ROMAN NUMERAL ONE} workers", "1 take \N{ARABIC-INDIC DIGIT THREE} ship",
    "1 place ship \N{FULLWIDTH DIGIT TWO}", "01 workers", "1 take 01 ship", "1 place ship 018", "1 take 2 ship w01",
    "duchy 01", "castle 007", "1 place ship 1000", f"1 place ship {HUGE}", f"{HUGE} workers", f"1 take 1 ship w{HUGE}",
    f"duchy {HUGE}", f"castle {HUGE}", f"load {HUGE}", f"load 1+{HUGE}", f"load 1 only {HUGE}", "1 workers" * 1000,
    # numbers out of range
    "0 workers", "7 workers", "-1 workers", "1.5 workers", "1 take 0 ship", "1 take 7 ship", "1 take -1 ship",
    "1 place ship 0", "1 place ship -3", "1 place ship 100", "1 sell 0", "1 sell 7", "1 take 2 ship w0",
    "1 take 2 ship w10", "1 take 2 ship w-1", "1 take 2 ship w", "buy 0 mine", "buy 7 mine", "load 0", "load 7",
    "load 1+0", "load 1+7", "castle 0", "castle 100", "duchy 0", "duchy 100", "roll 0 1", "roll 1 7", "white 0",
    "white 7", "good 0", "good 7", "start 0", "start 5", "board 0",
    # something missing
    "1 take", "1 take 3", "1 place", "1 place ship", "1 sell", "1 take ship", "take", "place ship", "sell", "buy",
    "buy black", "buy mine", "load", "load +", "load 1+", "load +1", "load 1 only", "load 1 only ,", "load 1 only 1,",
    "discard", "castle", "duchy", "board", "roll", "roll 1", "white", "good", "tile", "start",
    # something too much
    "1 1 workers", "1 workers 2", "1 workers w1", "1 take 3 ship ship", "1 take 3 ship w1 w1", "1 take 3 4 ship",
    "1 place ship 18 20", "1 sell 2 3", "end end", "end turn", "pass 1", "1 end", "1 pass", "1 buy black mine",
    "1 load 1", "1 discard ship", "1 castle 7", "1 duchy 1", "2 roll 1 1", "load 1+2+3", "load 1 2", "load 1 only 1 2",
    "discard ship mine", "castle 7 19", "roll 1 1 1", "load 1 w1", "workers 1", "buy black mine w1 w1",
    # words nobody knows
    "help", "quit", "1 build bank 26", "1 take 3 shipp", "1 take 3 m0", "1 take 3 m30", "1 take 3 cow",
    "1 take 3 cow1", "1 take 3 cow5", "1 take 3 Ship", "1 Take 3 ship", "END", "End", "1 take Black ship",
    "1 take three ship", "discard 3", "1 take 3 boarding house", "1 take 3 town_hall", "load black", "load one",
    "castle seven",
    # other ways to say it
    "load 2+1", "load 1+6", "roll 2 1",
    "load 1 only 2,1", "load 1 only 1,1", "load 1 only 1;2", "load 1-2", "load 1,2", "load 01", "roll 1,1",
    "1, workers", "1:workers", "workers with 1", "3 take 3 ship, w1", "1 take 2 w1 ship", "1 take w1 2 ship",
    "1 w1 take 2 ship", "place 1 ship 18", "'1 workers'", "1 workers;", "1 workers # two", "../1 workers",
    "1 workers\r", "{0}", "%s",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: ascii(text)[:32] + f" {len(text)}")
def test_a_text_that_is_no_answer_is_refused_as_such(text: str) -> None:
    s = let_chance_draw(new())
    before = game.key(s)
    with pytest.raises(NotationError) as problem:
        answer(game, s, 0, text)
    assert problem.value.text == text
    assert game.key(s) == before


def test_a_text_means_one_answer_or_none() -> None:
    """Whatever words are strung together: what is read at all is written back the same."""
    rng = Random(2)
    vocabulary = """
        0 1 2 3 6 7 12 19 37 99 take place sell workers buy end pass discard load castle duchy roll white good tile
        board start black only w1 w3 1+2 6+1 1,2 ship mine m1 m26 cow2 bank town-hall
    """
    words = vocabulary.split()
    read = 0
    for _ in range(20_000):
        text = " ".join(words[rng.randrange(len(words))] for _ in range(1 + rng.randrange(4)))
        try:
            understood = game.answer_of(text)
        except NotationError:
            continue
        read += 1
        assert game.notation(understood) == text
    assert read > 50


def test_every_change_of_a_legal_text_is_another_answer_or_none() -> None:
    s = let_chance_draw(new(seats=4))
    for text in choices(s):
        words = text.split()
        changed = [" ".join(words[:i] + words[i + 1 :]) for i in range(len(words))]
        changed += [
            text + " ",
            " " + text,
            text.replace(" ", "  "),
            text.upper(),
            f"{text} {words[-1]}",
            text[:-1] + "\u0665",
        ]
        for other in changed:
            before = game.key(s)
            try:
                understood = game.answer_of(other)
            except NotationError:
                continue
            assert understood != game.answer_of(text)
            assert game.notation(understood) == other
            assert game.key(s) == before


# Answers that a rule refuses.


def any_answer(s: State, rng: Random) -> str:
    """A well-formed answer that fits the position more or less."""
    lying = [name for name in TILE_NAMED if TILE_NAMED[name] in s.depots]
    held = [name for name in TILE_NAMED for seat in s.seats if TILE_NAMED[name] in seat.storage]
    names = (lying + held) * 3 + list(TILE_NAMED)

    def one_of(*texts: object) -> str:
        return str(texts[rng.randrange(len(texts))])

    die, workers = one_of("", *(f"{number} " for number in range(1, 7))), one_of("", "", "", " w1", " w2", " w9")
    depot, field, kind, name = one_of(*range(1, 7)), one_of(*range(1, 40)), one_of(*range(1, 7)), one_of(*names)
    pair = one_of("1+2", "1+3", "2+2", "3+4", "3+6", "6+1", "6+2")
    return one_of(
        f"{die}take {depot} {name}{workers}", f"{die}take {depot} {name}{workers}", f"{die}take black {name}{workers}",
        f"{die}place {name} {field}{workers}", f"{die}place {name} {field}{workers}", f"{die}sell {kind}{workers}",
        f"{die}workers", f"buy black {name}{workers}", f"buy {depot} {name}{workers}", "end", "pass", f"discard {name}",
        f"load {depot}", f"load {pair}", f"load {depot} only {kind}", f"castle {field}", f"duchy {kind}", "start 1",
        f"roll {depot} 6", f"white {depot}", f"good {kind}", f"tile {name}", f"board {depot}",
    )  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"seats": "2"},
        {"seats": "3", "duchies": "drawn", "choices": "hidden"},
        {"seats": "4", "duchies": "chosen", "start": "drawn"},
    ],
    ids=["2", "3", "4"],
)
def test_an_answer_is_legal_or_refused_by_an_existing_rule(options: dict[str, str]) -> None:
    known, rng, draws = set(rules().numbers), Random(6), 0
    s = game.new_game(options)
    while (who := game.to_move(s)) != NOBODY:
        for seat in range(game.seats(s)):
            text = any_answer(s, rng)
            why = game.why_not(s, seat, text)
            is_legal = seat == who and text in choices(s)
            assert (why is None) == is_legal, text
            assert why is None or why.rule in known
        if who == CHANCE:
            game.step(s, outcome(game, s, seed_from(1), draws))
            draws += 1
        else:
            legal = list(game.legal(s))
            game.step(s, legal[rng.randrange(len(legal))])


@rule("B13.1")
@pytest.mark.parametrize("text", ["1 workers", "end", "buy black mine", "castle 7", "roll 1 1"])
def test_after_the_end_nothing_can_be_answered(text: str) -> None:
    _, end = told(2)
    for seat in (0, 1):
        assert refused(end, text, seat) == "B13.1"


# Positions that cannot be.

IMPOSSIBLE: dict[str, Callable[[Position], Position]] = {
    "four stored tiles": lambda p: p.seat(0, storage="bank bank bank bank"),
    "an unknown tile": lambda p: p.seat(0, storage="cathedral"),
    "a monastery twice": lambda p: p.seat(0, storage="m1").seat(1, storage="m1"),
    "four kinds of goods": lambda p: p.seat(0, goods="1 2 3 4"),
    "an unknown good": lambda p: p.seat(0, goods="7"),
    "eight goods of a kind": lambda p: p.seat(0, goods="1 1 1 1 1 1 1 1"),
    "a die with seven": lambda p: p.seat(0, dice="7 1"),
    "three dice": lambda p: p.seat(0, dice="1 2 3"),
    "a die with another digit": lambda p: p.seat(0, dice="\N{ARABIC-INDIC DIGIT ONE} 1"),
    "a huge die": lambda p: p.seat(0, dice=HUGE),
    "silver below zero": lambda p: p.seat(0, silver=-1),
    "beyond the bridge": lambda p: p.seat(0, bridge=7),
    "a castle outside": lambda p: p.seat(0, castle=38),
    "a castle in a city": lambda p: p.seat(0, castle=12),
    "two tiles on a field": lambda p: p.seat(0, tiles={19: "castle"}),
    "a tile on no field": lambda p: p.seat(0, tiles={0: "castle"}),
    "a tile of another colour": lambda p: p.seat(0, tiles={12: "ship"}),
    "duchy 0": lambda p: p.seat(0, duchy=0),
    "duchy 11": lambda p: p.seat(0, duchy=11),
    "five tiles in a depot": lambda p: p.depot(1, "ship ship ship ship ship"),
    "five tiles in the black depot of two": lambda p: p.black("mine mine castle castle ship"),
    "one seat": lambda p: burgundy(1),
    "five seats": lambda p: burgundy(5),
    "seat 2 of 0 and 1": lambda p: p.seat(2),
    "seat -1": lambda p: p.seat(-1),
    "a mover without a seat": lambda p: p.to_move(2),
    "depot 0": lambda p: p.depot(0),
    "depot 7": lambda p: p.depot(7),
    "phase F": lambda p: p.at("F", 1),
    "no phase": lambda p: p.at("", 1),
    "round 6": lambda p: p.at("A", 6),
    "an order of one": lambda p: p.order(0),
    "an order with one twice": lambda p: p.order(0, 0),
    "a bonus of no colour": lambda p: p.taken("X", 1),
    "a third bonus": lambda p: p.taken("C", 3),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises((PositionError, OptionError)):
        IMPOSSIBLE[name](burgundy(2)).build()
