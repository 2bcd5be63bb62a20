"""Archipelago in words: every answer, question, event and state, in every language."""

import re
from collections.abc import Iterator

import pytest
from librt.random import Random

from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.cards import NAMES, PIRATE
from hexhaven.archipelago.content.components import standard
from hexhaven.archipelago.content.objectives import OBJECTIVE_NAMED, OBJECTIVES, PER_LENGTH
from hexhaven.archipelago.content.tables import CARDS
from hexhaven.archipelago.content.trends import TRENDS
from hexhaven.archipelago.imagine import imagine
from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import rules_for
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import LOWER, UPPER, State
from hexhaven.archipelago.view import redact
from hexhaven.archipelago.words.answers import answer_group, answer_in_words
from hexhaven.archipelago.words.log import EVENT_NAMES, NAMED, SILENT, log_lines
from hexhaven.archipelago.words.names import (
    card_effect,
    card_in_words,
    card_name,
    objective_in_words,
    signed,
    trend_name,
    zone_in_words,
)
from hexhaven.archipelago.words.questions import question, question_in_words
from hexhaven.archipelago.words.survey import state_in_words
from hexhaven.kernel.engine import is_over, legal, pick, step, to_move
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import CHANCE
from hexhaven.language import LANGUAGES, Language, language
from tests.archipelago.at_table import choices, heard, let_chance_draw, new, say
from tests.archipelago.test_notation import ANSWERS
from tests.archipelago.test_rules_a12_exploration import coast, taken
from tests.marks import rule

ENGLISH = language("en", "archipelago")
TIMES = "\N{MULTIPLICATION SIGN}"
SPECTATOR = -1
every_language = pytest.mark.parametrize("code", LANGUAGES)


def texts(code: str) -> Language:
    return language(code, "archipelago")


def games() -> Iterator[tuple[State, list[Event]]]:
    """States along random games, each with everything told so far."""
    for seed, options in enumerate(({"seats": "2", "start": "desert"}, {"seats": "5", "variants": "more-spice"})):
        events: list[Event] = []
        s, rng = begin(rules_for(options), events), Random(seed)
        while not is_over(s):
            yield s, events
            step(s, pick(s, rng))
        yield s, events


# Things.


@every_language
def test_every_card_has_a_name_and_an_effect_of_its_own(code: str) -> None:
    text = texts(code)
    assert len({card_name(text, card) for card in range(CARDS)}) == CARDS
    for card in range(CARDS):
        assert card_effect(text, card, standard()) in card_in_words(text, card, standard())


@rule("A19.2", "A19.3", "A19.12", "A20.2")
def test_a_card_tells_its_number_and_who_uses_it() -> None:
    told = {name: card_in_words(ENGLISH, card, standard()) for card, name in enumerate(NAMES)}
    assert told["pirate"].endswith("Rebellion +1. To use it (owner only): 1 disc.")
    assert told["sawmill"].endswith(
        "To use it (anyone; other players pay the owner instead of the bank, and 1 florin more): 1 florin."
    )
    assert told["king"].endswith("Always in effect.")
    assert told["pyramid"].endswith("Built once, by its owner.")
    assert told["treasurer"].endswith("To use it (owner only): nothing.")
    assert signed(standard().amount[PIRATE]) == "+1"
    assert signed(-2) == "\N{MINUS SIGN}2"


@rule("A24.32")
@pytest.mark.parametrize(
    ("name", "players", "end"),
    [
        ("s1", 4, "2 empty piles of explorer tokens"),
        ("s9", 3, "a population of 22 or more"),
        ("m1", 3, "8 characters in play"),
        ("l5", 5, "24 characters and progress cards in play"),
        ("l9", 2, "22 or more surplus workers"),
        ("l10", 2, "no florins left in the bank"),
    ],
)
def test_an_objective_tells_its_number(name: str, players: int, end: str) -> None:
    assert f"the game ends with {end}." in objective_in_words(ENGLISH, OBJECTIVE_NAMED[name], players)


@every_language
def test_objectives_and_trends_differ(code: str) -> None:
    text = texts(code)
    for first in range(0, OBJECTIVES, PER_LENGTH):  # those of one length
        assert len({objective_in_words(text, first + place, 4) for place in range(PER_LENGTH)}) == PER_LENGTH
    assert len({trend_name(text, trend) for trend in range(TRENDS)}) == TRENDS


@every_language
def test_every_back_is_told(code: str) -> None:
    text = texts(code)
    backs = [
        (zone_in_words(text, standard().upper[card], UPPER), zone_in_words(text, standard().lower[card], LOWER))
        for card in range(CARDS)
    ]
    assert len(set(backs)) == CARDS


def test_zones_of_backs() -> None:
    iron_mine, pope = NAMES.index("iron-mine"), NAMES.index("pope")
    assert (
        zone_in_words(ENGLISH, standard().upper[iron_mine], UPPER)
        == "domestic crisis: stone, each cube raises 6 citizens"
    )
    assert zone_in_words(ENGLISH, standard().lower[iron_mine], LOWER) == f"export crisis: cattle {TIMES}3"
    assert zone_in_words(ENGLISH, standard().lower[pope], LOWER).startswith("event: rebellion \N{MINUS SIGN}2 per")
    bishop = standard().upper[NAMES.index("bishop")]
    assert zone_in_words(ENGLISH, bishop, UPPER).endswith("(red: at once when it comes up, not in phase 4)")


# Answers and questions.


@every_language
def test_every_form_of_answer_is_told(code: str) -> None:
    text = texts(code)
    told = {answer_in_words(text, answer, 0) for answer in ANSWERS.values()}
    assert len(told) >= len(ANSWERS) - 7  # some differ only in a place that the position tells
    assert all(answer_group(text, answer) for answer in ANSWERS.values())
    order = answer_of("order 2 1 3")
    assert answer_group(text, order) != text("group-other")


@every_language
def test_every_question_and_answer_of_random_games_is_told(code: str) -> None:
    text = texts(code)
    known: set[int] = set()
    for s, _ in games():
        who = to_move(s) if not is_over(s) else CHANCE
        if who >= 0:
            assert question_in_words(text, s)
            assert question(s).kind
        for answer in set(legal(s)) - known:
            assert answer_in_words(text, answer, max(0, int(who)), s)
        known |= set(legal(s))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid 1", "Bid 1 florin"),
        ("order 2 1", "Turn order: Player 2, Player 1 (you)"),
        ("move 2a 4-town", "Move a citizen: land 2 → town 4"),
        ("move ship 2x 4-port", "Move a ship: sea 2 → port 4"),
        ("build town 3a token wood", "Build: town; with the unit from land 3 (using explorer tokens for: wood)"),
        ("build port 3x b", "Build: port between land 3b and sea 3; with the unit from sea 3"),
        ("sell fish export token", "Sell (export market): fish (using an explorer token instead of a cube)"),
        ("card gifts-of-the-clergy 2", "Use a card: Gifts of the Clergy; give 1 fruit and 1 cattle"),
        ("card assassin king of 2", "Use a card: Assassin, on a card of Player 2: King"),
        ("buy 2 turn 4", "Buy: space 2; turn: space 4"),
        ("work 1a", "Harvest with a unit: land 1"),
        ("work 1-market", "Harvest with the unit from market 1, which it gives up"),
        ("buy 2", "Buy: space 2; turn: nothing"),
        ("give 2 wood", f"Give: wood {TIMES}2"),
        ("ask promise place 1", "Ask for a promise: position 1 in the turn order"),
        ("hide wood none", "Left hand: wood; right hand: nothing"),
        (
            "lay 12b 3 north-east r2 with 3a",
            "Lay side 12b next to region 3 (north-east), turned left twice; the unit from land 3 enters",
        ),
    ],
)
def test_answers_in_words(text: str, said: str) -> None:
    assert answer_in_words(ENGLISH, answer_of(text), 0) == said


def test_answers_with_what_they_cost_now() -> None:
    position = archipelago(3).region(built="market").seat(0, citizens="1-market", cubes="wood 2 fruit 1 cattle 1")
    s = position.seat(0, cards="pirate pyramid").seat(1, cards="sawmill").boards("fish 4").build()

    def said(text: str) -> str:
        return answer_in_words(ENGLISH, answer_of(text), 0, s)

    assert said("buy fish domestic") == "Buy (domestic market): fish (4 florins)"
    assert said("sell wood domestic") == "Sell (domestic market): wood (brings 4 florins)"
    assert said("use 1-market") == "Use: market 1 (1 florin)"
    assert said("build ship 1-market ax") == "Build: ship on sea 1; with the citizen from market 1 (wood, 1 florin)"
    assert said("build ship 1-market ay") == "Build: ship on sea 1y; with the citizen from market 1 (wood, 1 florin)"
    assert said("card sawmill") == "Use a card: Sawmill (2 florins to Player 2)"
    assert said("card pirate") == "Use a card: Pirate (1 disc)"
    pyramid = f"Build a wonder: Pyramid; with the citizen from land 1 (stone {TIMES}5, 2 discs)"
    assert said("wonder pyramid 1a") == pyramid


def test_the_bank_pays_no_more_than_it_has() -> None:
    position = archipelago(3).region().boards("").seat(0, florins=0, citizens="1a 1a 1a", cubes="iron 1")
    s = position.seat(1, florins=133).seat(2, florins=0).build()
    assert answer_in_words(ENGLISH, answer_of("taxes"), 0, s) == "Collect taxes: 2 florins, rebellion +1"
    assert answer_in_words(ENGLISH, answer_of("sell iron domestic"), 0, s).endswith("(brings 2 florins)")


def test_a_card_that_would_do_nothing_says_so() -> None:
    def said(card: str, built: str, **markers: int) -> str:
        s = archipelago(3).region(built=built).markers(**markers).seat(0, citizens="1a", cards=card).build()
        return answer_in_words(ENGLISH, answer_of(f"card {card}"), 0, s)

    assert said("emigration", "port", workers=5) == "Use a card: Emigration (2 florins)"
    assert said("emigration", "town", workers=5) == "Use a card: Emigration (2 florins, has no effect now)"
    assert "no effect" in said("bishop", "town", rebellion=0)
    assert "no effect" not in said("bishop", "town", rebellion=2)
    assert "no effect" not in said("treasurer", "town")


@rule("A12.3")
def test_a_hex_whose_visible_side_fits_nowhere_says_so() -> None:
    """Side 20b fits north-east of the open sea, but not without a unit that can enter it."""

    def said(ships: str) -> str:
        s = archipelago(3).region().stack(top="20b").seat(0, ships=ships).build()
        step(s, answer_of("explore"))
        return answer_in_words(ENGLISH, answer_of("take"), 0, s)

    assert said("0x") == "Take this hex"
    assert said("") == "Take this hex (the side shown fits nowhere; perhaps its back does)"


@rule("A15.8", "A15.9")
def test_a_move_says_how_a_citizen_crosses_water() -> None:
    position = archipelago(3).region(edges="aaxxxa").region(edges="axbxxx", built="town:b").region()
    s = position.seat(0, citizens="1a 2a 3a", ships="1x 2x").build()

    def said(text: str) -> str:
        return answer_in_words(ENGLISH, answer_of(text), 0, s)

    assert said("move 1a 2a") == "Move a citizen: land 1 → land 2 (in a convoy of ships)"
    assert said("move 2a 2-town") == "Move a citizen: land 2 → town 2 (by ship across the strait)"
    assert said("move ship 1x 0x") == "Move a ship: sea 1 → sea 0"
    on_foot = archipelago(3).region().region().seat(0, citizens="1a").build()
    assert answer_in_words(ENGLISH, answer_of("move 1a 2a"), 0, on_foot) == "Move a citizen: land 1 → land 2"


@rule("A8.9")
def test_to_do_nothing_in_a_round_is_to_pass() -> None:
    s = archipelago(3).region().seat(0, citizens="1a").build()
    assert answer_in_words(ENGLISH, answer_of("done"), 0, s) == "End the round and pass for the rest of this phase"
    step(s, answer_of("reproduce"))
    assert answer_in_words(ENGLISH, answer_of("done"), 0, s) == "End the round"


@rule("A28.8", "A29.1")
def test_a_question_tells_no_secret_but_the_answers_do() -> None:
    s = new(seats=3, variants="more-spice")
    while not notation(legal(let_chance_draw(s))[0]).startswith("discard"):
        step(s, legal(s)[0])
    assert question_in_words(ENGLISH, s) == "Which of your objectives do you remove from the game?"
    assert "the game ends with" in answer_in_words(ENGLISH, legal(s)[0], int(to_move(s)), s)


def test_questions_name_what_is_at_stake() -> None:
    position = archipelago(3).at(4).deck(top="iron-mine").region().seat(0, citizens="1a 1a").seat(1, citizens="1a")
    s = position.build()
    assert question(s).kind == "talk"
    assert question_in_words(ENGLISH, s) == (
        "Domestic crisis: stone. Everyone will have a chance to help. Do you want to make somebody an offer?"
    )
    assert answer_in_words(ENGLISH, answer_of("done"), 0, s) == "Go on without an offer"
    say(s, "done", "done")
    assert answer_in_words(ENGLISH, answer_of("done"), 0, s) == "Give nothing (more)"
    assert question_in_words(ENGLISH, s) == (
        "Domestic crisis: stone. Citizens lying down: 3; a cube raises 6. Each one left lying: rebellion +1. "
        "Do you help?"
    )
    assert question(s) == ("help", "iron-mine")
    s = say(archipelago(3).build(), "offer 2", "give 3 florins", "ask 1 wood", "propose")
    assert question_in_words(ENGLISH, s) == "Player 1 offers you: 3 florins; asks for: wood."


def test_a_round_names_what_there_is_to_use() -> None:
    position = archipelago(3).region(built="market").seat(0, used=2)
    assert question_in_words(ENGLISH, position.build()) == "Your round. Still possible: an action (1 disc left)."
    position.seat(0, citizens="1-market", cards="king")
    assert question_in_words(ENGLISH, position.build()).endswith("an action (1 disc left), a market or port.")
    position.seat(0, cards="king pope")
    assert question_in_words(ENGLISH, position.build()).endswith("an action (1 disc left), a card, a market or port.")
    position.seat(0, cards="king thief", florins=0).seat(1, cubes="fish 1")  # neither can be paid
    assert question_in_words(ENGLISH, position.build()).endswith(": an action (1 disc left).")
    position.seat(0, cards="king pope", florins=3)
    position.seat(0, used=3).has_done("building card")
    assert question_in_words(ENGLISH, position.build()) == "Your round: you can still make deals, or end it."
    alone = archipelago(3, deals="off").region(built="market").seat(0, used=3)
    assert question_in_words(ENGLISH, alone.build()) == "Your round: all that is left is to end it."


@rule("A12.19")
@pytest.mark.parametrize(("side", "said"), [("23b", "one cube, for the domestic market."), ("18b", "and one for you.")])
def test_a_region_with_a_single_icon_promises_one_cube(side: str, said: str) -> None:
    s = taken(coast(side).seat(0, ships="0x").build())
    say(s, choices(s, "lay", side, "0")[0])
    assert said in question_in_words(ENGLISH, s)


# Events.


def test_every_kind_of_event_is_told_or_silent() -> None:
    told = {name for number, name in EVENT_NAMES.items() if number not in SILENT}
    assert told - {"unit-changed"} <= set(NAMED)
    assert not {EVENT_NAMES[kind] for kind in SILENT} & set(NAMED)


@every_language
def test_every_event_of_random_games_makes_a_line(code: str) -> None:
    text = texts(code)
    for s, events in games():
        if is_over(s):
            for seat in (0, SPECTATOR):
                heard = [redact(event, seat) for event in events]
                lines = log_lines(text, heard, seat, s)
                assert len(lines) > len(heard) // 3
                assert all(line.strip() and "{" not in line for line in lines)


def test_secrets_stay_secret_in_the_log() -> None:
    for s, events in games():
        if is_over(s):
            dealt = [event for event in events if event.kind == e.OBJECTIVE_DEALT and event.seat == 1]
            own = log_lines(ENGLISH, [redact(event, 1) for event in dealt], 1, s)
            others = log_lines(ENGLISH, [redact(event, 0) for event in dealt], 0, s)
            assert all(re.search("gets objective \\d", line) for line in own)
            assert set(others) == {"Player 2 gets an objective."}


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([(e.REBELLION_MOVED, -1, -2, 5, 0)], ["Rebellion \N{MINUS SIGN}2 (Bishop)."]),
        ([(e.WORKERS_MOVED, -1, 3, e.HUTS, 0)], ["Surplus workers +3 (huts)."]),
        ([(e.BID_REVEALED, 1, 4, 3, 0)], ["Player 2 bid 4 + 3."]),
        ([(e.BID_REVEALED, 1, 4, 0, 0)], ["Player 2 bid 4."]),
        ([(e.ORDER_SET, -1, 2 | 0 << 3 | 1 << 6, 0, 0)], ["Turn order: Player 3, Player 1 (you), Player 2"]),
        ([(e.CRISIS_CLOSED, -1, 0, 1, 0)], ["The domestic crisis is over; 1 citizen goes on strike."]),
        ([(e.THEFT_UNSEEN, 1, 2, 0, 0)], ["Player 2 secretly steals a cube from Player 3."]),
        ([(e.CUBE_STOLEN, 1, 0, 3, 0)], ["Player 2 steals from Player 1 (you): wood"]),
        ([(e.EMPTY_HAND_PICKED, 1, 2, 0, 0)], ["Player 2 picks an empty hand of Player 3."]),
        ([(e.UNIT_CHANGED, 0, 1 << 10, 1 << 10 | 16, 0)] * 2, ["2 citizens of Player 1 (you) lie down."]),
        ([(e.UNIT_CHANGED, 0, 1 << 10, 2 << 10 | 32, 0)], ["Player 1 (you) moves a citizen: land 1 → land 2"]),
        ([(e.UNIT_CHANGED, 0, 1 << 10, 1 << 10 | 8 | 4, 0)], ["Player 1 (you) harvests at land 1: wood"]),
        ([(e.CUBES_GAINED, 0, 3, 1, 0)], ["Player 1 (you) gets: wood"]),
        ([(e.CUBES_GAINED, 0, 3, 2, 0)], [f"Player 1 (you) gets: wood {TIMES}2"]),
        ([(e.MARKET_DRAWN, -1, 1, 3, 0)], ["From the export market to the bank: wood"]),
        ([(e.CONDITION_MET, -1, 3, 0, 0)], []),
        (
            [(e.EVENT_HAPPENED, -1, LOWER, NAMES.index("pope"), 0)],
            ["Event: rebellion \N{MINUS SIGN}2 per temple (back of Pope)"],
        ),
        (
            [(e.CRISIS_OPENED, -1, UPPER, NAMES.index("iron-mine"), 0)],
            ["Domestic crisis: stone. All citizens lie down except those on temples."],
        ),
        (
            [(e.CRISIS_OPENED, -1, LOWER, NAMES.index("iron-mine"), 3)],
            ["Export crisis: cattle. 3 cubes are demanded."],
        ),
        (
            [(e.TOP_SHOWN, -1, NAMES.index("iron-mine"), 0, 0)],
            [
                "Now on top of the deck, the back of Iron Mine: domestic crisis: stone, each cube raises 6 citizens; "
                f"export crisis: cattle {TIMES}3"
            ],
        ),
        ([(e.MOVE_ENDED, 0, 0, 0, 0)], []),
        (
            [(e.POINTS_SCORED, 0, 3, e.OBJECTIVE_RANK + 12, 0)],
            ["Player 1 (you) scores 3 points (objective 3)."],
        ),
        ([(e.POINTS_SCORED, 0, 4, e.TREND_RANK + 1, 0)], ["Player 1 (you) scores 4 points (trend: temples)."]),
    ],
)
def test_lines_of_the_log(events: list[tuple[int, int, int, int, int]], lines: list[str]) -> None:
    assert log_lines(ENGLISH, [Event(*event) for event in events], 0, archipelago(3).build()) == lines


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 флорин"), (3, "3 флорина"), (11, "11 флоринов"), (21, "21 флорин")]
)
def test_russian_counts_in_three_forms(number: int, said: str) -> None:
    paid = [Event(e.FLORINS_PAID, 0, number, 0, 0)]
    assert log_lines(texts("ru"), paid, -1, archipelago(3).build()) == [f"Игрок 1 платит {said}."]


# The table.


@every_language
def test_the_table_is_told_to_everybody(code: str) -> None:
    text = texts(code)
    for number, (s, _) in enumerate(games()):
        if number % 60 == 0 or is_over(s):
            for seat in (0, SPECTATOR):
                for section in state_in_words(text, s, seat):
                    assert section.title
                    assert all(line.strip() and "{" not in line for line in section.lines)


def told(s: State, seat: int = 0) -> str:
    return "\n".join(line for section in state_in_words(ENGLISH, s, seat) for line in section.lines)


def lines_of(s: State, *texts: str) -> str:
    events = heard(s)
    for answer in texts:
        step(s, answer_of(answer))
    return "\n".join(log_lines(ENGLISH, events, 0, s))


def test_only_who_can_help_is_told_so() -> None:
    position = archipelago(3, deals="off").at(4, turn=2).region().seat(0, cubes="fish 1", citizens="1a")
    position.deck(top="pirate")
    assert "may help" not in lines_of(position.build(), "feed own")
    assert lines_of(position.build(), "done") == "Player 2 may help."
    s = archipelago(3).at(5).seat(0, cards="head-hunter").deck(top="pirate").build()
    drawn = [f"drawn card {card}" for card in ("pope", "king", "queen", "spy", "immigration")]
    told = lines_of(s, "card head-hunter", *drawn, "done")
    assert "Discarded: Pirate" in told
    assert "may help" not in told


def test_a_striker_who_is_expelled_does_not_move_by_himself() -> None:
    position = archipelago(3, deals="off").at(4, turn=2).region(built="town market").deck(top="pirate")
    position.seat(0, cubes="fish 1", citizens="1-town").seat(1, citizens="1-market 1a 1a")
    s = say(position.back("pirate", "fish feeds 1 / 1 iron").build(), "feed own", "raise 1 of 1 at 1-town")
    say(s, "done", "done", "done")
    told = lines_of(s, "expel 1-market").splitlines()[:2]
    assert told == [
        "Player 1 (you) expels a striker of Player 2 in region 1.",
        "A striker of Player 2 has to leave: market 1 → land 1",
    ]


def test_an_end_that_has_come_is_not_announced() -> None:
    for number, (s, _) in enumerate(games()):
        if number % 60 == 0 or is_over(s):
            ending = s.copy()
            ending.ending = True
            assert (ENGLISH("state-ending") in told(ending)) == (not is_over(s))


def test_the_table_tells_what_lies_there() -> None:
    position = archipelago(3).region("wood 2 fish 1", built="town port", plundered="wood 1").boards("fish 5", "iron 1")
    position.seat(0, citizens="1-town 1a", ships="1x 1x", cards="king", used_cards="bishop", cubes="wood 2", tokens=1)
    position.seat(1, strikers="1a").deck(top="iron-mine", track="pirate:2 none sawmill")
    shown = told(position.goals(trends="fish").markers(rebellion=1, workers=5).build())
    for line in (
        "Population 3, rebellion 1 (the game ends if it exceeds the population), surplus workers 5",
        "Trend, for which everyone is ranked at the end: fish cubes",
        "in phase 3; the next recruit costs ",
        "domestic market, fish: 5 of 12; to buy: 4 florins; to sell: 4 florins",
        "export market, iron: 1 of 6; to buy: 8 florins; to sell: 8 florins",
        f"Region 1: 1a land: wood {TIMES}2 (plundered: wood); 1x sea: fish; huts: 0",
        "town (1a), controlled by: Player 1 (you)",
        "port (1a, 1x), controlled by: Player 1 (you)",
        f"units: Player 1 (you): citizen 1a, ship {TIMES}2 1x, citizen town 1; Player 2: striker 1a",
        f"Player 1 (you): 10 florins, wood {TIMES}2, 1 explorer token",
        "cards: Bishop (engaged), King",
        "controls: town, port",
    ):
        assert line in shown, line
    assert "Benefactor" not in shown
    assert "1. 7 florins, 6 florins: Pirate." in shown
    assert "2. " not in shown.split("3. ")[0].split("1. 7 florins")[1]
    assert "On top of the deck: upper zone: domestic crisis: stone, each cube raises 6 citizens" in shown


@rule("A25.3", "A25.4")
def test_the_table_explains_the_benefactor_and_when_nobody_can_be_recruited() -> None:
    shown = told(archipelago(3).goals(trends="benefactor").markers(workers=0).build())
    assert "Benefactor: florins on your part of the card count." in shown
    assert "nobody can be recruited now" in shown


@rule("A29.1", "A29.9")
def test_the_table_tells_a_seat_only_what_it_may_know() -> None:
    position = archipelago(3).seat(0, objectives="s1").seat(1, objectives="s2")
    s = position.build()
    assert "Player 1 (you): objective 1" in told(s)
    assert "objective 2" not in told(s)
    assert "short" not in told(s, SPECTATOR)
    rng = Random(1)
    for number, (state, _) in enumerate(games()):
        if number % 40 == 0 and not is_over(state):
            assert told(state) == told(imagine(state, 0, rng))


@rule("A26.9")
def test_an_offer_lies_open() -> None:
    s = say(archipelago(3).build(), "offer 2", "give 3 florins", "promise florins 4", "ask 1 wood")
    shown = told(s, 2)
    assert "Player 1 is negotiating with Player 2." in shown
    assert "Player 1 gives: 3 florins, 4 florins later" in shown
    assert "Player 2 gives: wood" in shown


@rule("A20.31")
def test_an_unseen_theft_is_told_as_unknown() -> None:
    s = archipelago(3).seat(0, cards="thief").seat(1, cubes="wood 1 fish 1").build()
    say(s, "card thief 2", "hide wood fish", "hand left")
    assert "Player 1 has stolen a cube from Player 2. Only they know which" in told(s, 2)
    assert "has stolen" not in told(s, 1)


def test_taxes_say_what_they_bring() -> None:
    s = archipelago(3).region(built="town").seat(0, citizens="1a 1a 1-town", ships="0x").build()
    said = answer_in_words(ENGLISH, answer_of("taxes"), 0, s)
    before = s.seats[0].florins
    say(s, "taxes")
    assert said == f"Collect taxes: {s.seats[0].florins - before} florins, rebellion +1"
    assert answer_in_words(ENGLISH, answer_of("taxes"), 0) == "Collect taxes"
