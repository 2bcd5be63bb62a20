"""B14-B19 the expansions: their components, what they refuse, and how they are combined. Scenarios show the rest."""

from itertools import combinations

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.duchies import BORDER_DUCHIES, DUCHY, NAMES, POSTS
from hexhaven.burgundy.content.routes import ROUTE_ROWS
from hexhaven.burgundy.content.shields import SHIELD_POINTS, SHIELDS_IN_DEPOT
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.expansions import EXPANSIONS
from hexhaven.burgundy.position import Position, burgundy
from hexhaven.burgundy.state import State, estate_of
from hexhaven.kernel.errors import OptionError, PositionError
from hexhaven.kernel.frame import CHANCE
from tests.burgundy.at_table import (
    black_supply,
    choices,
    idle,
    let_chance_draw,
    new,
    odds,
    refused,
    say,
    seen,
    stored,
    supply,
)
from tests.burgundy.rulebook import table
from tests.marks import against, rule

ALL = "extra-tiles white-castles inns trade-routes shields"


def position(expansions: str, seats: int = 2) -> Position:
    return burgundy(seats).playing(expansions)


# Components and set-up.


@rule("B14.1")
def test_four_extra_tiles_are_mixed_into_the_supplies() -> None:
    s, base = new(expansions="extra-tiles"), new()
    assert supply(s) == supply(base) | {"m27": 1, "m28": 1}
    assert black_supply(s) == black_supply(base) | {"crane": 1, "geese": 1}
    assert len(s.rules.laid_out) == len(base.rules.laid_out)


@rule("B16.1")
def test_white_castles_are_mixed_into_the_supplies() -> None:
    s, base = new(expansions="white-castles"), new()
    assert supply(s) == supply(base) | {"white-castle": 6, "m29": 1}
    assert black_supply(s) == black_supply(base) | {"white-castle": 2}
    assert len(s.rules.laid_out) == len(base.rules.laid_out)


@rule("B14.1", "B16.1")
def test_new_tiles_are_drawn_like_any_other() -> None:
    drawn = set()
    for seed in range(12):
        s = new(expansions="extra-tiles white-castles", seats=4)
        events = game.listen(s)
        game.playout(s, Random(seed))
        drawn |= {NAME_OF[event.b] for event in events if event.kind == e.TILE_LAID_OUT}
    assert drawn >= {"m27", "m28", "m29", "crane", "geese", "white-castle"}


@rule("B15.1")
def test_the_colours_of_border_duchies_are_those_of_the_rules() -> None:
    rows = {row[0]: "".join(row[1:]) for row in table("B15.1")}
    letters = {NAMES[n]: "".join(COLOUR_LETTERS[c] for c in list(DUCHY[n].colour)[1:]) for n in BORDER_DUCHIES}
    assert letters == rows
    for colours in rows.values():
        assert [colours.count(letter) for letter in "BAYSCM"] == [12, 6, 6, 6, 4, 3]


@rule("B15.5")
def test_posts_touch_the_fields_of_the_rules() -> None:
    assert [tuple(map(int, cell.split())) for cell in table("B15.5")[0][1:]] == list(POSTS)


@rule("B18.1")
def test_the_routes_are_those_of_the_rules() -> None:
    rows = {int(row[0]): [cell.split(" ", 1) for cell in row[1:]] for row in table("B18.1")}
    content = {
        card: [[str(good), NAME_OF[bonus].replace("-", " ")] for good, bonus in row] for card, row in ROUTE_ROWS.items()
    }
    assert content == rows
    bonuses = [bonus for row in ROUTE_ROWS.values() for _, bonus in row]
    assert {bonuses.count(bonus) for bonus in bonuses} == {4}


@rule("B18.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 3)])
def test_as_many_routes_as_there_are_seats_for(seats: int, each: int) -> None:
    s = new(seats=seats, expansions="trade-routes")
    assert odds(s) == {f"route {card}": 1 for card in range(1, 13)}
    let_chance_draw(s)
    assert [len(seat.routes) for seat in seen(s).seats] == [each] * seats
    cards = [card for seat in seen(s).seats for card in seat.routes]
    assert len(set(cards)) == len(cards)


@rule("B19.1", "B19.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_shields_as_the_table_says(seats: int) -> None:
    row = next(row for row in table("B19.1") if row[0] == str(seats))
    s = let_chance_draw(new(seats=seats, expansions="shields"))
    assert [len(shields) for shields in seen(s).shields] == [0, *map(int, row[1:])] == list(SHIELDS_IN_DEPOT[seats])
    assert sum(SHIELD_POINTS) == 6 * (12 + 8 + 4)


@rule("B17.1")
def test_five_phases_bring_five_inns() -> None:
    s = new(expansions="inns")
    events = game.listen(s)
    while game.to_move(s) >= 0 or game.to_move(s) == CHANCE:
        let_chance_draw(s)
        if game.to_move(s) >= 0:
            idle(s)
    laid_out = [event for event in events if event.kind == e.TILE_LAID_OUT and NAME_OF[event.b] == "inn"]
    kept = [event for event in events if event.kind == e.TILE_KEPT]
    assert (len(laid_out), len(kept)) == (5, 1 + 2 + 3 + 4)
    assert seen(s).depots[32:] == [s.depots[32]] * 5


# What is refused.


@against("B15.1")
@pytest.mark.parametrize("duchies", ["11a 3", "3 11a", "11a", "11g 11a", "11"])
def test_border_duchies_are_for_all_or_for_nobody(duchies: str) -> None:
    with pytest.raises(OptionError, match="duchies"):
        new(duchies=duchies)


@against("B15.2")
def test_no_border_duchy_is_dealt_twice() -> None:
    with pytest.raises(OptionError, match="exist once each"):
        new(duchies="11b 11b")


@rule("B15.1", "B15.2")
def test_border_duchies_are_drawn_among_themselves() -> None:
    s = new(duchies="drawn-11")
    while "board" not in next(iter(odds(s))):
        game.step(s, next(iter(game.legal(s))))
    assert odds(s) == {f"board 11{letter}": 1 for letter in "abcdef"}
    s = new(duchies="drawn")
    while "board" not in next(iter(odds(s))):
        game.step(s, next(iter(game.legal(s))))
    assert not any(text.startswith("board 11") for text in odds(s))


@rule("B15.3")
@against("B15.3")
def test_border_duchies_are_not_chosen_secretly() -> None:
    with pytest.raises(OptionError, match="choices: hidden choices of duchies 11a to 11f could collide"):
        new(duchies="chosen-11", choices="hidden")
    assert game.options_of(new(duchies="drawn-11", choices="hidden"))["choices"] == "hidden"


@against("B16.2", "B16.6")
@pytest.mark.parametrize(
    ("text", "why"), [("5 place white-castle 24", "B9.9"), ("5 place white-castle 2", "B6.9")], ids=["city", "castle"]
)
def test_a_white_castle_is_a_building(text: str, why: str) -> None:
    s = position("white-castles").seat(0, dice="5 4", storage="white-castle", tiles={23: "white-castle", 7: "castle"})
    assert refused(s.build(), text) == why


@against("B16.6")
def test_no_shield_lies_on_a_white_castle() -> None:
    s = position("white-castles shields").seat(0, dice="4 4", shields="1", tiles={12: "white-castle"})
    assert refused(s.depot(4, shields="2").build(), "take-shield 4 2") == "B19.4"


@against("B16.4")
def test_workers_for_the_white_die_must_be_there_and_be_exact() -> None:
    s = position("white-castles").white_die(4).seat(0, dice="3 1", storage="white-castle", workers=1)
    s_built = s.depot(2, "bank").depot(3, "mine").build()
    say(s_built, "3 place white-castle 12")
    assert refused(s_built, "4 take 2 bank w2") == "B5.8"
    assert refused(s_built, "4 take 3 mine w2") == "B5.7"
    assert refused(s_built, "4 take 3 mine") == "B6.2"


@against("B17.2", "B17.3", "B17.5")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("buy black inn", "B7.5"),
        ("2 place inn 12", "B6.7"),
        ("3 place inn 34", "B6.10"),
        ("3 place inn 37", "B6.10"),
        ("2 take 2 inn", "B6.2"),
    ],
)
def test_an_inn_is_bought_and_placed_by_the_usual_rules(text: str, why: str) -> None:
    s = position("inns").seat(0, dice="2 3", storage="inn", silver=1, workers=0, tiles={13: "m9", 8: "m11"})
    assert refused(s.black("inn").build(), text) == why


@against("B18.5")
def test_the_castle_of_a_route_is_not_declined() -> None:
    s = position("trade-routes").seat(0, dice="4 1", goods="4", routes="3").seat(1, routes="2").build()
    assert refused(say(s, "4 sell 4"), "pass") == "B8.3"


@against("B19.14")
def test_a_lost_shield_4_leaves_no_room() -> None:
    s = position("shields").seat(0, dice="4 4", silver=2, shields="4", storage="bank market mine ship")
    built = s.depot(4, shields="12").black("castle").build()
    say(built, "take-shield 4 12 for 4", "buy black castle", "discard bank")
    assert refused(built, "end") == "B6.5"
    assert stored(built) == ["market", "mine", "ship"]


@against("B19.28")
def test_shield_18_changes_adjacency_only_and_while_it_lies_there() -> None:
    s = position("shields").seat(0, dice="3 3", storage="bank market", shields="18", tiles={23: "market"}).build()
    assert refused(s, "3 place bank 33") == "B6.7"
    assert "3 place bank 37" in choices(s)
    lost = position("shields").seat(0, dice="3 3", shields="18", storage="bank market", workers=6)
    t = lost.seat(1, dice="1 1").depot(3, shields="1").build()
    say(t, "take-shield 3 1 for 18")
    assert estate_of(t, 0).fields[37] == 0


@rule("B19.10")
def test_every_refusal_of_an_answer_at_any_time_names_its_rule() -> None:
    s = burgundy(2).build()
    expected = {
        "hire": "B14.5", "copy 2": "B19.16", "take-shield 1 1": "B19.2", "1 turn 2": "B19.26", "tribute": "B19.7",
        "give-up 1": "B19.7", "claim 3 ship 18": "B19.24", "gather 1": "B19.15", "as bank": "B14.7",
        "count cow": "B14.11", "route 1": "B18.2", "shield 1": "B19.1",
    }  # fmt: skip
    assert {text: refused(s, text) for text in expected} == expected


# Combinations.


@pytest.mark.parametrize("names", list(combinations(EXPANSIONS, 2)), ids=" ".join)
def test_every_pair_of_expansions_is_played(names: tuple[str, str]) -> None:
    s = new(seats=3, duchies="drawn-11", expansions=",".join(names))
    assert game.options_of(s)["expansions"] == " ".join(names)
    game.playout(s, Random(len(names[0]) + len(names[1])))
    assert game.broken_laws(s) == []


def test_expansions_are_named_in_their_own_order() -> None:
    assert game.options_of(new(expansions="shields,inns"))["expansions"] == "inns shields"
    assert "expansions" not in game.options_of(new(expansions="none"))


def everything() -> State:
    s = new(seats=4, duchies="drawn-11", expansions=ALL)
    game.playout(s, Random(7))
    return s


def test_a_position_with_everything_is_saved_and_loaded() -> None:
    s = new(seats=4, duchies="drawn-11", expansions=ALL)
    rng = Random(3)
    for _ in range(400):
        answers = list(game.legal(s)) if game.to_move(s) != CHANCE else []
        game.step(s, answers[rng.randrange(len(answers))]) if answers else game.chance_step(s, rng)
    twin = game.load(game.save(s))
    assert game.key(twin) == game.key(s)
    assert [game.view(twin, seat) for seat in range(-1, 4)] == [game.view(s, seat) for seat in range(-1, 4)]


def test_a_game_with_everything_ends_with_places_for_all() -> None:
    result = game.result(everything())
    assert result is not None
    assert sorted(result.places) == [1, 2, 3, 4]


IMPOSSIBLE = {
    "shields that are not in play": lambda p: p.seat(0, shields="1"),
    "shields in a depot that are not in play": lambda p: p.depot(1, shields="1"),
    "more shields than castles": lambda p: p.playing("shields").seat(0, shields="1 2"),
    "a shield twice": lambda p: p.playing("shields").seat(0, shields="1").depot(1, shields="1"),
    "shield 19": lambda p: p.playing("shields").depot(1, shields="19"),
    "a rival without shield 6": lambda p: p.playing("shields").seat(0, shields="1", rival=1),
    "a rival without a seat": lambda p: p.playing("shields").seat(0, shields="6", rival=2),
    "a route twice": lambda p: p.playing("trade-routes").seat(0, routes="1").seat(1, routes="1"),
    "route 13": lambda p: p.playing("trade-routes").seat(0, routes="13"),
    "more goods than fields": lambda p: p.playing("trade-routes").seat(0, routes="1", laid="1 2 3 4"),
    "six inns": lambda p: p.playing("inns").black("inn inn inn inn inn inn"),
    "an inn without inns": lambda p: p.black("inn"),
    "a crane without extra tiles": lambda p: p.seat(0, storage="crane"),
    "an unknown expansion": lambda p: p.playing("dragons"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises((PositionError, OptionError)):
        IMPOSSIBLE[name](burgundy(2)).build()
