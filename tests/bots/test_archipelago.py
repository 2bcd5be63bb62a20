"""The bots of Archipelago: they choose what is legal, know only what their seat knows, and play sensibly."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago import events as e
from hexhaven.archipelago.bots.greedy.wealth import buildings
from hexhaven.archipelago.bots.levels import LEVELS, LevelBot, is_gain, is_telling, points_of
from hexhaven.archipelago.bots.search.policy import NEVER
from hexhaven.archipelago.content.objectives import OBJECTIVE_NAMED
from hexhaven.archipelago.content.tables import BUILDINGS
from hexhaven.archipelago.frames import BID
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import controlled
from hexhaven.bots import bots_of
from hexhaven.bots.advice import future_of
from hexhaven.bots.searching import Level
from hexhaven.kernel.chance import seed_from
from hexhaven.kernel.contract import Bot, Budget
from hexhaven.kernel.driver import ask, play
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE, NOBODY, kind_of, top
from tests.archipelago.at_table import say
from tests.archipelago.golden_players import Steady
from tests.archipelago.tested import archipelago

BOTS = bots_of("archipelago")
LONGEST = 20_000  # answers


QUICK = Budget(simulations=4)


def choice(s: State, luck: int, bot: str = "greedy") -> str:
    """What a bot with this luck says."""
    return game.notation(ask(game, s, BOTS[bot](Random(luck)), Random(luck), QUICK))


@pytest.mark.parametrize(("seats", "length"), [("2", "short"), ("3", "medium"), ("4", "long"), ("5", "short")])
def test_it_chooses_alike_in_worlds_that_look_alike(seats: str, length: str) -> None:
    """Others' objectives, sealed bids, closed hands and stolen cubes make no difference."""
    rng = Random(int(seats))
    different = 0
    s = game.new_game({"seats": seats, "length": length})
    for turn in range(LONGEST):
        who = game.to_move(s)
        if who == NOBODY:
            break
        answers = list(game.legal(s))
        if who != CHANCE and turn % 11 == 0 and len(answers) > 1:
            other = game.imagine(s, who, rng)
            different += game.key(other) != game.key(s)
            assert choice(other, turn) == choice(s, turn)
        game.step(s, answers[rng.randrange(len(answers))])
    assert game.to_move(s) == NOBODY
    assert different > 3


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_makes_no_difference_to_a_level(level: str) -> None:
    """The bot itself is given worlds with other objectives, bids and stolen cubes, and answers the same."""
    rng = Random(7)
    different = 0
    s = game.new_game({"seats": "4"})
    for turn in range(LONGEST):
        who = game.to_move(s)
        if who == NOBODY:
            break
        answers = list(game.legal(s))
        if who != CHANCE and turn % 60 == 5 and len(answers) > 1:
            worlds = [game.imagine(s, who, rng) for _ in range(2)]
            different += game.key(worlds[0]) != game.key(worlds[1])
            chosen = {BOTS[level](Random(turn)).choose(world, who, answers, QUICK) for world in worlds}
            assert len(chosen) == 1
            assert chosen <= set(answers)
        game.step(s, answers[rng.randrange(len(answers))])
    assert different > 1


def test_the_strongest_level_thinks_for_a_time_and_the_others_count() -> None:
    assert list(LEVELS) == ["expert", "strong", "skilled", "casual", "beginner"]
    assert 0 < LEVELS["expert"].seconds <= 2
    counts = [level.simulations for level in list(LEVELS.values())[1:]]
    assert counts == sorted(counts, reverse=True)


def start() -> State:
    return archipelago(3).region("wood 2").seat(0, citizens="1a 1a", florins=6).build()


def test_answers_are_compared_in_the_same_worlds_and_the_worse_half_drops_out() -> None:
    bot = LevelBot(LEVELS["casual"], Random(1))
    bot.search.think(bot.worlds_for(start(), 0), 0.0, 24)
    visits = sorted((visits for visits in bot.search.root.visits if visits), reverse=True)
    assert sum(visits) == bot.search.simulated
    assert visits[0] == visits[1] > visits[-1] == visits[-2]
    assert bot.search.root.visits[bot.search.best] == visits[0]


def test_worlds_are_as_likely_as_the_guesses_say() -> None:
    """Whoever has all the iron has the objective for it in more worlds than anyone else."""
    s = archipelago(3).region().seat(0, objectives="s1").seat(1, cubes="iron 4", objectives="s8").build()
    bot = LevelBot(LEVELS["strong"], Random(1))
    worlds = [world for world in bot.worlds_for(s, 0) if isinstance(world, State)]
    iron = [sum(world.seats[seat].objectives >> OBJECTIVE_NAMED["s6"] & 1 for world in worlds) for seat in range(3)]
    assert iron[0] == 0
    assert iron[1] > 2 * iron[2]


def test_a_level_gives_advice() -> None:
    s = start()
    advice = LevelBot(Level(seconds=0.05, rounds=2, softness=0.3), Random(1)).advise(s, 0)
    assert advice.answer in list(game.legal(s))
    assert advice.second in set(game.legal(s)) - {advice.answer}
    assert 0 <= advice.points <= 12
    assert all(is_telling(likely.event, 0) for likely in advice.prepares)


def test_advice_tells_what_an_action_brings_and_does_not_repeat_it() -> None:
    """That exploring would lay a region was the reason for exploring."""
    position = archipelago(2, deals="off").region(edges="xxxxxx").stack(top="1b").seat(0, ships="0x")
    s, bot = position.build(), LevelBot(Level(seconds=0.05, rounds=2, softness=0.3), Random(1))
    future = future_of(bot.search, bot.worlds_for(s, 0), game.answer_of("explore"), points_of)
    assert any(is_gain(event, 0) and event.kind == e.TOKEN_TAKEN for event in future.at_once)
    assert not [event for event in future.events if event.kind == e.REGION_LAID and event.b == 0]


@pytest.mark.parametrize(
    ("kind", "seat", "told"),
    [
        (e.BUILDING_BUILT, 0, True),
        (e.BUILDING_BUILT, 1, False),
        (e.CUBES_PAID, 0, False),
        (e.INDEPENDENCE_DECLARED, -1, True),
    ],
)
def test_a_hint_mentions_what_the_player_gets_and_what_concerns_everyone(kind: int, seat: int, told: bool) -> None:
    assert is_telling(Event(kind, seat, 0, 0, 0), 0) == told


def test_buildings_of_all_players_are_counted_at_once() -> None:
    """As the rules count them for one player and one kind; a striker controls nothing, a town what is empty."""
    position = archipelago(3).region(built="town market").region(built="town port").region(built="town temple")
    position.seat(0, citizens="1-town 3-temple").seat(1, citizens="2-town 3a", ships="2-port")
    s = position.seat(2, citizens="1a", strikers="3-town").build()
    counted = [controlled(s, seat, building) for seat in range(3) for building in range(BUILDINGS)]
    assert list(buildings(s)) == counted
    assert sum(counted) == 5


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_passes_with_a_disc_left_or_bids_much_more_than_usual(level: str) -> None:
    """The first player can do many things that are better than nothing; whoever has ten florins usually bids one."""
    guide = LevelBot(LEVELS[level], Random(1)).guide
    s = archipelago(3).region("wood 2 fruit 2").seat(0, citizens="1a 1a 1a", florins=10).build()
    answers = game.legal(s)
    assert game.notation(answers[0]) == "done"
    assert guide.scores(s, 0, answers)[0] == NEVER
    s = game.new_game({"seats": "3"})
    rng = Random(2)
    while kind_of(top(s.agenda)) != BID:
        legal = list(game.legal(s))
        game.step(s, legal[rng.randrange(len(legal))])
    scores = list(guide.scores(s, game.to_move(s), game.legal(s)))
    assert len(scores) == 11
    assert [score > NEVER for score in scores] == [True] * 4 + [False] * 7


def at_first_sight(s: State) -> str:
    """What the lowest level says, which does not think ahead."""
    return game.notation(ask(game, s, BOTS["beginner"](Random(1)), Random(1), Budget()))


def test_the_scout_is_used_before_exploring() -> None:
    s = archipelago(3, deals="off").region().stack(top="20b").seat(0, ships="0x", cards="scout").build()
    assert at_first_sight(s) == "card scout"
    game.step(s, game.answer_of("card scout"))
    assert at_first_sight(s) == "explore"


def test_a_card_for_the_action_to_come_is_no_reason_to_trade() -> None:
    """The scout waits for the exploration; cubes for which the market wants too much stay there."""
    position = archipelago(3, deals="off").region(built="market").stack(top="20b")
    position.seat(0, ships="0x", citizens="1-market", cards="scout", florins=9)
    s = say(position.build(), "card scout", "use 1-market")
    assert at_first_sight(s) == "done"
    assert at_first_sight(say(s, "done")) == "explore"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_buys_back_what_it_has_just_sold(level: str) -> None:
    guide = LevelBot(LEVELS[level], Random(1)).guide
    position = (
        archipelago(3, deals="off").region(built="market").seat(0, citizens="1-market", cubes="iron 2", florins=3)
    )
    s = say(position.build(), "use 1-market", "sell iron domestic")
    answers = game.legal(s)
    scores = {game.notation(answer): score for answer, score in zip(answers, guide.scores(s, 0, answers), strict=True)}
    assert scores["buy iron domestic"] == NEVER
    assert scores["done"] > NEVER


def test_the_pirate_is_used_against_somebody_with_cubes() -> None:
    """When the other actions are over; a ship of somebody without cubes is left alone."""
    position = archipelago(3, deals="off").region().region().region()
    position.seat(0, ships="0x", cards="pirate", citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a", cubes="fish 3 fruit 3")
    position.seat(1, ships="0x", citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a")
    position.seat(2, ships="0x", citizens="1a 1a 1a 2a 2a 2a 3a 3a 3a", cubes="iron 2 wood 2")
    s = position.has_done("action").build()
    assert at_first_sight(s) == "card pirate"
    game.step(s, game.answer_of("card pirate"))
    assert at_first_sight(s) == "sink 0x of 3"


@pytest.mark.long
def test_it_plays_whole_games_of_every_kind() -> None:
    for number, options in enumerate(({"seats": "2", "start": "desert"}, {"seats": "3", "variants": "more-spice"})):
        s, record = play(game, options, seed_from(number), [BOTS["greedy"](Random(number))] * 3)
        assert game.result(s) is not None
        assert record.points


@pytest.mark.long
def test_it_beats_somebody_who_helps_but_has_no_plan() -> None:
    """Where the rebels win, nobody has points."""
    ahead = []
    for number in (2, 3, 4, 6):
        players: list[Bot] = [Steady(number), Steady(number)]
        players[number % 2] = BOTS["greedy"](Random(number))
        s, _ = play(game, {"seats": "2"}, seed_from(number), players)
        result = game.result(s)
        assert result is not None
        ahead.append(result.points[number % 2] - result.points[1 - number % 2])
    assert min(ahead) >= 0
    assert sum(points > 0 for points in ahead) > 2
