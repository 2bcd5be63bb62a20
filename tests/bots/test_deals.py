"""The bots of Archipelago as partners in deals: what they accept, counter and refuse, and why."""

import pytest
from librt.random import Random

from hexhaven import archipelago as game
from hexhaven.archipelago.answers import COUNTER, PROPOSE, REFUSE
from hexhaven.archipelago.bots.levels import LEVELS
from hexhaven.archipelago.content.resources import RESOURCES, count, size
from hexhaven.archipelago.positions.position import Position
from hexhaven.archipelago.rules.boards import is_full, selling_price
from hexhaven.archipelago.state import DOMESTIC, EXPORT, NO_CARD, Deal, State
from hexhaven.archipelago.verbs.turn import open_turn
from hexhaven.bots import bots_of
from hexhaven.kernel.contract import Budget, Remark, TalkingBot
from hexhaven.kernel.driver import ask
from hexhaven.kernel.engine import is_over, pick, step
from hexhaven.kernel.frame import CHANCE
from tests.archipelago.at_table import asked, say
from tests.archipelago.tested import archipelago

BOT = 1
BOARDS = (DOMESTIC, EXPORT)


def table() -> Position:
    """The bot has more iron than it needs, and stone that it does need."""
    position = cheap_iron(archipelago(3).region("wood 1", built="town").region("stone 2"))
    position.seat(0, citizens="2a 2a", cubes="wood 2", florins=8)
    return position.seat(BOT, citizens="1-town 1a 1a", cubes="iron 3 stone 1", tokens=2, cards="farm")


def cheap_iron(position: Position) -> Position:
    """Sells for 4 florins, costs 8."""
    position.boards("iron 2", "").market_prices("domestic", "iron", 8, 4, 3, 2)
    return position.market_prices("export", "iron", 4, 3, 2)


def offered(*terms: str) -> State:
    return say(table().build(), "offer 2", *terms, "propose")


def answers(s: State, name: str = "greedy") -> tuple[list[str], list[Remark]]:
    """What the bot answers until somebody else is asked, and what it says."""
    bot = bots_of("archipelago")[name](Random(1))
    assert isinstance(bot, TalkingBot)
    texts, remarks = [], []
    while game.to_move(s) == BOT:
        world = game.imagine(s, BOT, Random(1))
        answer = bot.choose(game.copy(world), BOT, list(game.legal(world)), Budget(simulations=8))
        remark = bot.says(world, BOT, answer)
        texts.append(game.notation(answer))
        remarks += [remark] if remark else []
        game.step(s, answer)
    return texts, remarks


@pytest.mark.parametrize(
    "terms", [("give 5 florins", "ask 1 iron"), ("give 1 florins", "ask permit"), ("give 1 wood",)]
)
def test_what_is_worth_it_is_accepted(terms: tuple[str, ...]) -> None:
    assert answers(offered(*terms)) == (["accept"], [])


@pytest.mark.parametrize(
    ("terms", "counter"),
    [
        (("give 1 florins", "ask 1 iron"), ["give 1 iron", "ask 5 florins"]),
        (("give 1 wood", "ask 1 iron"), ["give 1 iron", "ask 1 florins", "ask 1 wood"]),
        (("give 1 wood", "ask 2 iron"), ["give 1 iron", "ask 1 florins", "ask 1 wood"]),
    ],
)
def test_a_counter_offer_is_about_the_same_things(terms: tuple[str, ...], counter: list[str]) -> None:
    s = offered(*terms)
    assert answers(s) == (["counter", *counter, "propose"], [])
    assert asked(s) == (0, "DEAL_REPLY")
    assert s.answered.by == 0
    assert say(s, "refuse").answered.by == -1


@pytest.mark.parametrize(
    ("terms", "remark"),
    [
        (("give 5 florins", "ask promise florins 7"), Remark("no-promises")),
        (("give 1 florins", "ask 1 fruit"), Remark("do-not-have")),
        (("give 1 florins", "ask 1 stone"), Remark("add-florins", (7,))),
        (("give 1 wood", "ask card farm"), Remark("need-it")),
        (("ask 3 florins",), Remark("too-little")),
        (("ask card farm",), Remark("too-little")),
        (("promise florins 3", "ask 1 stone", "ask 1 tokens"), Remark("no-use")),
    ],
)
def test_a_refusal_has_a_reason(terms: tuple[str, ...], remark: Remark) -> None:
    assert answers(offered(*terms)) == (["refuse"], [remark])


def test_what_helps_a_rival_more_is_refused() -> None:
    """With the wood, a single opponent with stone can build a town; there are no florins to add."""
    position = archipelago(2).region("wood 1", built="town").region("stone 2", built="temple")
    position.seat(0, citizens="2-temple 2a 2a", cubes="stone 1 fruit 1", florins=0)
    s = position.seat(BOT, citizens="1-town 1a 1a", cubes="wood 2").build()
    say(s, "offer 2", "give 1 fruit", "ask 1 wood", "propose")
    assert answers(s) == (["refuse"], [Remark("helps-you-more")])


def test_an_invitation_is_answered_with_an_offer() -> None:
    s = say(table().build(), "invite 2")
    assert answers(s) == (["give 1 iron", "ask 5 florins", "propose"], [])


def test_a_cube_against_a_crisis_goes_to_whoever_can_help_now() -> None:
    """At a price for which the bot would keep it otherwise."""
    position = archipelago(3).boards("").deck(top="iron-mine").region().region()
    position.seat(0, strikers="1a 1a 1a 2a 2a 2a").seat(BOT, citizens="1a 1a", cubes="stone 2")
    s = position.seat(2, citizens="1a 1a 1a").at(4).in_crisis("domestic").build()
    while asked(s) != (0, "HELP"):
        say(s, "done")
    say(s, "offer 2", "give 1 florins", "ask 1 stone", "propose")
    assert answers(s) == (["accept"], [])
    calm = archipelago(3).region().seat(0, citizens="1a 1a 1a").seat(BOT, citizens="1a 1a", cubes="stone 2").build()
    assert answers(say(calm, "offer 2", "give 1 florins", "ask 1 stone", "propose"))[0] == ["refuse"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_what_is_worth_it_and_answers_the_rest_with_a_counter_offer(level: str) -> None:
    assert answers(offered("give 5 florins", "ask 1 iron"), level) == (["accept"], [])
    texts, remarks = answers(offered("give 1 florins", "ask 1 iron"), level)
    assert (texts[0], texts[-1], remarks) == ("counter", "propose", [])
    assert "give 1 iron" in texts


def refused_before() -> State:
    """The bot has made an offer in this round, and it was refused; it may make another one."""
    position = archipelago(3).region("wood 1", built="town").region("stone 2")
    position.seat(0, citizens="2a 2a", cubes="wood 2", florins=8)
    position.seat(BOT, citizens="1-town 1a 1a", cubes="iron 3 stone 1", tokens=2)
    s = position.at(5, active=BOT).has_done("action").build()
    return say(s, "offer 1", "give 1 iron", "ask 5 florins", "propose", "refuse")


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_makes_a_second_offer_in_a_round(level: str) -> None:
    s = refused_before()
    assert asked(s) == (BOT, "ROUND")
    assert "offer 1" in {game.notation(answer) for answer in game.legal(s)}
    texts, _ = answers(s, level)
    assert not any(text.startswith("offer") for text in texts)


@pytest.mark.parametrize("level", LEVELS)
def test_a_counter_offer_is_not_countered(level: str) -> None:
    """The bot asks for 8 florins, is offered one, and does not haggle on."""
    s = table().at(5, active=BOT).build()
    say(s, "offer 1", "give 1 iron", "ask 8 florins", "propose", "counter", "give 1 florins", "ask 1 iron", "propose")
    assert asked(s) == (BOT, "DEAL_REPLY")
    texts, remarks = answers(s, level)
    assert texts[0] == "refuse"
    assert len(remarks) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_refuses_what_is_welcome_does_not_ask_for_one_florin_more(level: str) -> None:
    """Somebody who thinks ahead may refuse it; the next florin would be no better reason to agree."""
    s = offered("give 5 florins", "ask 1 iron")
    bot = bots_of("archipelago")[level](Random(1))
    assert isinstance(bot, TalkingBot)
    assert bot.says(game.imagine(s, BOT, Random(1)), BOT, REFUSE) == Remark("too-little")


# Prices.


def dear_iron() -> Position:
    """Iron sells for 8 florins."""
    return table().market_prices("domestic", "iron", 9, 8, 7, 6)


def test_what_the_market_pays_more_for_is_not_sold() -> None:
    """Not even to somebody who cannot pay as much."""
    assert answers(say(dear_iron().build(), "offer 2", "give 5 florins", "ask 1 iron", "propose")) == (
        ["refuse"],
        [Remark("add-florins", (3,))],
    )
    poor = dear_iron().seat(0, florins=6).build()
    assert answers(say(poor, "offer 2", "give 5 florins", "ask 1 iron", "propose"))[1] == [Remark("too-little")]
    assert answers(say(dear_iron().build(), "offer 2", "give 8 florins", "ask 1 iron", "propose"))[0] == ["accept"]


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_sells_below_the_market(level: str) -> None:
    s = say(dear_iron().build(), "offer 2", "give 5 florins", "ask 1 iron", "propose")
    assert answers(s, level)[0] == ["refuse"]


def is_for_florins(deal: Deal) -> bool:
    """Whether somebody buys cubes with nothing but florins."""
    others = (deal.given_cubes, deal.given_tokens, deal.asked_tokens)
    return size(deal.asked_cubes) > 0 and others == (0, 0, 0) and deal.given_card == deal.asked_card == NO_CARD


def paid_by_markets(s: State, pile: int) -> int:
    """For the cubes, each on the better board."""
    total = 0
    for resource in range(RESOURCES):
        prices = [int(selling_price(s, board, resource)) for board in BOARDS if not is_full(s, board, resource)]
        total += int(count(pile, resource)) * max(prices, default=0)
    return total


def test_in_a_whole_game_nobody_offers_less_than_the_markets_or_asks_again_in_a_turn() -> None:
    rng, bot = Random(2), bots_of("archipelago")["casual"](Random(2))
    s = game.new_game({"seats": "4", "length": "short"})
    declined: set[tuple[int, int, int]] = set()
    proposed = 0
    while not is_over(s):
        if game.to_move(s) == CHANCE:
            step(s, pick(s, rng))
            continue
        answer = ask(game, s, bot, rng, Budget())
        deal = s.deal
        between = (int(s.turn), int(deal.by), int(deal.partner))
        if answer == PROPOSE:
            proposed += 1
            assert between not in declined
            assert not is_for_florins(deal) or deal.given_florins >= paid_by_markets(s, deal.asked_cubes)
        if answer in (REFUSE, COUNTER):
            declined.add(between)
        step(s, answer)
    assert proposed > 2


@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_whoever_has_declined_is_not_asked_again_in_the_turn(level: str) -> None:
    """Not in a later round either, nor if they invite an offer."""
    s = refused_before()
    assert s.declines
    s.offers_left = 2
    assert not any(text.startswith("offer 1") for text in answers(s, level)[0])
    s = say(refused_before(), "done", "done", "invite 2")
    assert answers(s, level) == (["withdraw"], [])


def test_with_a_new_turn_offers_are_heard_again() -> None:
    s = refused_before()
    open_turn(s)
    assert s.declines == 0
