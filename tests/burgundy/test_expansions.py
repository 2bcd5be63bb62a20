"""An expansion is rows and overrides: the base game knows nothing of it, and all laws hold."""

from collections.abc import Iterator
from typing import Any

import pytest
from librt.random import Random

from hexhaven import burgundy as game
from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.board import DEPOT_OF_SPACE
from hexhaven.burgundy.content.tiles import BEIGE, COLOUR_OF, NAME_OF, TILE_NAMED
from hexhaven.burgundy.expansions import EXPANSIONS
from hexhaven.burgundy.notation import FORMS, VERB_NAMED
from hexhaven.burgundy.options import meant_by, written_for
from hexhaven.burgundy.rules import BASE
from hexhaven.burgundy.state import State, estate_of, points_of
from hexhaven.burgundy.words import VERB_NAMES
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.errors import OptionError, SnapshotError
from hexhaven.kernel.laws import inspect
from tests.burgundy.at_table import say
from tests.burgundy.invented import INVENTED, TAVERN, name_new_things

# What all games share, and an expansion adds names to.
TABLES: list[dict[Any, Any]] = [FORMS, VERB_NAMED, VERB_NAMES, DEPOT_OF_SPACE, NAME_OF, TILE_NAMED, COLOUR_OF]


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it would be with these expansions in its list."""
    before = [dict(table) for table in TABLES]
    for name, chapter in INVENTED.items():
        monkeypatch.setitem(EXPANSIONS, name, chapter)
    meant_by.cache_clear()
    written_for.cache_clear()
    name_new_things()
    yield
    meant_by.cache_clear()
    written_for.cache_clear()
    for table, content in zip(TABLES, before, strict=True):
        table.clear()
        table.update(content)


def begun(**chosen: str) -> State:
    s = game.new_game({"start": "1", **chosen})
    game.chance_step(s, Random(1))
    return s


def test_the_base_game_is_a_list_of_chapters() -> None:
    assert len(BASE) == 11
    assert all(hasattr(chapter, "add_to") for chapter in BASE)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("expansions", ["tavern", "pairs", "tavern pairs"])
def test_all_laws_hold_with_invented_expansions(expansions: str, number: int) -> None:
    seats = "4" if "pairs" in expansions else str(2 + number % 3)
    chosen = {"seats": seats, "duchies": ("3", "drawn", "chosen")[number % 3], "expansions": expansions}
    inspected = inspect(game, chosen | {"choices": ("open", "hidden")[number % 2]}, seed_from(number), Random(number))
    if "pairs" in expansions:
        assert inspected.points[:2] == inspected.points[2:]
        assert inspected.places[:2] == inspected.places[2:]


def test_a_new_verb_is_an_action_with_a_die() -> None:
    s = begun(expansions="tavern")
    silver, die = estate_of(s, 0).silver, s.seats[0].die
    say(s, f"{die} rest")
    assert estate_of(s, 0).silver == silver + 1
    assert "rest" not in [game.verb(answer) for answer in game.legal(begun())]


def test_a_new_answer_at_any_time_needs_its_tile() -> None:
    s = begun(expansions="tavern")
    assert "hire" not in [game.notation(answer) for answer in game.legal(s)]
    estate = estate_of(s, 0)
    field = next(field for field in estate.duchy.of_colour[BEIGE] if not estate.has_tile(field))
    estate.fill_field(TAVERN, field)
    workers = estate.workers
    say(s, "hire")
    assert (estate.silver, estate.workers) == (0, workers + 2)
    assert "hire" not in [game.notation(answer) for answer in game.legal(s)]


def test_a_new_space_of_a_depot_is_laid_out() -> None:
    s = begun(expansions="tavern")
    assert len(s.depots) == 33
    assert COLOUR_OF[s.depots[32]] == BEIGE
    offered = [game.notation(answer) for answer in game.legal(s)]
    assert any(f"take 3 {NAME_OF[s.depots[32]]}" in text for text in offered)


def test_a_new_scorer_pays_at_the_end() -> None:
    s = begun(expansions="tavern")
    estate = estate_of(s, 1)
    estate.fill_field(TAVERN, next(f for f in estate.duchy.of_colour[BEIGE] if not estate.has_tile(f)))
    heard = game.listen(s)
    game.playout(s, Random(1))
    scored = [event for event in heard if event.kind == e.POINTS_SCORED and event.b == TAVERN]
    assert [(event.seat, event.a % 2) for event in scored if event.seat == 1] == [(1, 0)]


def test_partners_share_an_estate_and_keep_their_dice() -> None:
    s = begun(seats="4", expansions="pairs")
    assert len(s.estates()) == 2
    assert estate_of(s, 0) is estate_of(s, 2)
    assert estate_of(s, 0) is not estate_of(s, 1)
    before = estate_of(s, 2).workers
    say(s, f"{s.seats[0].die} workers")
    assert estate_of(s, 2).workers == before + 2
    assert s.seats[2].die


def test_what_happens_once_per_estate_is_not_paid_twice() -> None:
    s = begun(seats="4", expansions="pairs")
    heard = game.listen(s)
    game.playout(s, Random(5))
    ends = [event for event in heard if event.kind == e.POINTS_SCORED and event.b in (e.END_GOODS, e.END_SILVER)]
    assert {event.seat for event in ends} <= {0, 1}
    total = sum(event.a for event in heard if event.kind == e.POINTS_SCORED)
    assert total == points_of(s, 0) + points_of(s, 1)


def test_a_position_of_an_expansion_needs_the_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = game.save(begun(expansions="tavern"))
    assert game.options_of(game.load(saved))["expansions"] == "tavern"
    monkeypatch.delitem(EXPANSIONS, "tavern")
    meant_by.cache_clear()
    written_for.cache_clear()
    with pytest.raises(SnapshotError, match="tavern"):
        game.load(saved)


def test_an_unknown_expansion_is_refused() -> None:
    with pytest.raises(OptionError, match=r"expansions: 'dragons' is none of extra-tiles, .*, shields, tavern, pairs"):
        game.new_game({"expansions": "dragons"})
