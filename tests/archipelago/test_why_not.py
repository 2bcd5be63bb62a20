"""Every refusal names the rule that refuses, and says so in a sentence of its own: questions and actions."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random

from hexhaven.archipelago.notation.answers import answer_of, notation
from hexhaven.archipelago.options import rules_for
from hexhaven.archipelago.positions.position import archipelago
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import State
from hexhaven.archipelago.why_not import why_not
from hexhaven.kernel.engine import is_over, legal, pick, step, to_move
from hexhaven.kernel.errors import NotationError
from tests.archipelago.at_table import let_chance_draw, new, say
from tests.archipelago.refusing import KNOWN, check, told
from tests.archipelago.text_keys import refusals
from tests.marks import against

# Whose answer it is, and to which question.


@against("A1.5")
def test_only_who_is_asked_answers() -> None:
    s = archipelago(3).build()
    assert told(s, "done", seat=1) == ("A1.5", "why-not-your-turn")
    assert told(s, "drawn card king") == ("A2.6", "why-chance")
    assert told(s, "drawn seat 1") == ("A3.1", "why-chance")


def test_a_text_that_is_no_answer_is_an_error_of_its_own() -> None:
    with pytest.raises(NotationError):
        why_not(archipelago(3).build(), 0, "give 3 discs")


def test_after_the_end_nothing_is_an_answer() -> None:
    s, rng = begin(rules_for({"seats": "2"})), Random(1)
    while not is_over(s):
        step(s, pick(s, rng))
    assert told(s, "done", seat=0) == ("A23.3", "why-game-over")


@against("A1.5", "A7.9", "A18.3", "A19.1", "A26.10")
def test_an_answer_belongs_to_its_question() -> None:
    check(
        archipelago(3).build(),
        """
        work 1a            | A1.5   | not-asked
        feed own           | A7.9   | no-crisis
        buy 1 turn 2       | A18.3  | cards-in-phase-6
        propose            | A1.5   | not-asked
        """,
    )
    check(
        archipelago(3).at(2).build(),
        """
        card king          | A19.1  | cards-in-rounds
        offer 2            | A26.10 | no-window
        taxes              | A1.5   | not-asked
        """,
    )


@against("A8.7", "A8.17", "A9.1")
def test_what_is_begun_is_finished_first() -> None:
    s = say(archipelago(3).region("wood 2").seat(0, citizens="1a 1a").build(), "harvest wood")
    check(
        s,
        """
        done               | A8.17  | do-something
        taxes              | A8.7   | finish-first
        harvest stone      | A9.1   | one-harvest
        offer 2            | A8.7   | finish-first
        """,
    )


@against("A8.3", "A8.4", "A8.5", "A8.6")
def test_a_round_has_one_of_each() -> None:
    position = archipelago(3).region(built="market").seat(0, citizens="1-market", cards="bishop")
    check(
        position.has_done("action card").build(),
        """
        taxes              | A8.3   | acted
        card bishop        | A8.4   | card-played
        """,
    )
    check(position.has_done("building").build(), "use 1-market | A8.5 | building-used")
    check(position.has_done("").seat(0, used=3).build(), "taxes | A8.6 | no-disc")


# Phase 2.


@against("A5.1", "A5.6")
def test_bids_and_orders() -> None:
    s = archipelago(3).at(2).seat(0, florins=4).build()
    check(s, "bid 5 | A5.1 | bid")
    say(s, "bid 4", "bid 0", "bid 0", "done", "done")
    check(s, "order 1 2 | A5.6 | order\norder 4 3 2 1 | A5.6 | order")


@against("A28.8")
def test_trends_and_objectives() -> None:
    s = new(seats=3, variants="benefactor choose-trend")
    while True:
        let_chance_draw(s)
        if answer_of("trend fish") in legal(s):
            break
        step(s, legal(s)[0])
    check(s, "trend benefactor | A28.11 | trend")
    s = new(seats=3, variants="more-spice")
    while True:
        let_chance_draw(s)
        if notation(legal(s)[0]).startswith("discard"):
            break
        step(s, legal(s)[0])
    check(s, "discard m1 | A28.8 | not-your-objective")


# Harvest.


@against("A1.33", "A1.35", "A9.2", "A9.3", "A9.4", "A9.5", "A9.8", "A9.9", "A9.11")
def test_harvests() -> None:
    position = (
        archipelago(3)
        .region("wood 1 stone 1 iron 1 fish 1", plundered="iron 1")
        .region("fruit 1", built="town")
        .region("cattle 1")
        .seat(0, citizens="1a 2a", strikers="3a", engaged="1a:stone")
        .seat(1, citizens="2-town", engaged="1a:wood")
    )
    check(
        position.build(),
        """
        harvest wood       | A9.3   | icon-taken
        harvest iron       | A9.9   | plundered
        harvest fruit      | A9.8   | permission
        harvest cattle     | A1.33  | striker
        harvest fish       | A9.4   | fish
        """,
    )
    check(archipelago(3).region("wood 1").seat(0, ships="1x").build(), "harvest wood | A9.4 | fish")
    check(archipelago(3).region().seat(0, citizens="1a").build(), "harvest wood | A9.5 | no-icon")
    check(archipelago(3).region("wood 2").seat(0, engaged="1a").build(), "harvest wood | A1.35 | engaged")
    check(archipelago(3).build(), "harvest wood | A9.2 | no-unit")
    empty = archipelago(3).region("iron 1").seat(0, citizens="1a").seat(1, cubes="iron 9").build()
    check(empty, "harvest iron | A9.11 | bank-cubes")


@against("A1.33", "A1.35", "A9.2", "A9.4", "A9.5", "A9.8")
def test_units_that_do_not_harvest() -> None:
    s = (
        archipelago(3)
        .region("wood 2")
        .region("wood 1", built="town")
        .region("stone 1")
        .region("wood 1")
        .seat(0, citizens="1a 1a 2a 3a", strikers="4a", ships="1x")
        .seat(1, citizens="2-town")
        .build()
    )
    check(
        say(s, "harvest wood"),
        """
        work 2a            | A9.8   | permission
        work 3a            | A9.5   | no-icon
        work 4a            | A1.33  | striker
        work 1x            | A9.4   | fish
        work 5a            | A1.6   | no-region
        work 0x            | A9.2   | no-unit
        """,
    )


# Taxes, trade, markets and ports.


@against("A8.14", "A8.13", "A12.2", "A8.17")
def test_limits_of_the_wheel() -> None:
    check(archipelago(3).taxes(4).build(), "taxes | A8.14 | taxes\nmigrate | A8.17 | no-move")
    check(archipelago(3).stack(top="none").build(), "explore | A12.2 | no-hex")
    s = archipelago(3).build()
    s.explored, s.shared_explored = 1, 2
    check(s, "explore | A8.13 | circles")


@against("A7.24", "A11.4", "A11.5", "A11.6", "A11.7")
def test_transactions() -> None:
    s = archipelago(3).boards("iron 2 stone 9", "").seat(0, florins=4, cubes="stone 1").build()
    check(
        s,
        """
        buy iron domestic           | A11.6  | price
        buy fish domestic           | A11.5  | zone-empty
        sell stone domestic         | A11.4  | zone-full
        sell fish export            | A11.7  | no-cube
        sell fish export token      | A7.24  | no-token
        """,
    )
    s = archipelago(3).boards("iron 1", "").seat(0, tokens=1).seat(1, cubes="iron 9").build()
    check(s, "sell iron export token | A7.26 | bank-cubes")


@against("A11.9", "A11.10", "A11.12")
def test_markets_and_ports() -> None:
    position = archipelago(3).region(built="market port").seat(0, citizens="1-market").seat(1, citizens="1-port")
    s = position.build()
    check(
        s,
        """
        use 1-port         | A11.10 | no-control
        use 1-town         | A11.8  | no-market
        use 0-port         | A11.8  | no-market
        use 7-port         | A1.6   | no-region
        """,
    )
    say(s, "use 1-market")
    check(s, "sell fish export | A11.8 | other-market\ntaxes | A8.7 | finish-first")
    say(s, "done", "done", "done", "done")
    check(s, "use 1-market | A11.12 | used")
    check(position.seat(0, florins=0).build(), "use 1-market | A11.9 | price")


@against("A20.16", "A20.22")
def test_merchants_stick_to_one_resource() -> None:
    s = archipelago(3).boards("fish 3 wood 3").seat(0, florins=30, cubes="fish 1", cards="merchant").build()
    say(s, "card merchant")
    check(s, "sell fish export | A20.16 | other-market")
    say(s, "buy fish domestic")
    check(s, "buy wood domestic | A20.16 | one-resource\nsell fish domestic | A20.16 | one-resource")
    s = say(archipelago(3).seat(0, florins=30, cubes="fish 1", cards="exporter").build(), "card exporter")
    check(s, "sell fish domestic | A20.22 | other-market")


# Growth.


@against("A8.12", "A13.1", "A13.2", "A13.3", "A13.5")
def test_reproduction() -> None:
    check(archipelago(3).region().seat(0, citizens="1a").build(), "reproduce | A13.1 | no-couple")
    check(archipelago(3).region().seat(0, citizens="1a", strikers="1a").build(), "reproduce | A13.2 | couple-striking")
    strait = archipelago(3).region(edges="xbxxax").seat(0, citizens="1a 1b")
    check(strait.build(), "reproduce | A13.3 | couple-apart")
    s = archipelago(3).region().region().region().seat(0, citizens="1a 1a 2a 2a").build()
    say(s, "reproduce")
    check(
        s,
        """
        done               | A8.17  | do-something
        land 3a            | A13.1  | no-couple
        land 1b            | A1.8   | no-area
        land 1x            | A1.30  | no-land
        land 1-town        | A13.4  | not-on-building
        """,
    )
    say(s, "land 1a", "done", "done", "done", "done")
    check(s, "reproduce | A8.12 | reproduced")
    full = archipelago(3).region().region().region().region().seat(0, citizens="1a 1a 2a 2a 2a 3a 3a 3a 4a 4a").build()
    check(full, "reproduce | A13.5 | no-citizens-left")
    s = archipelago(3).region(edges="xbxxax").seat(0, citizens="1a 1a").build()
    check(say(s, "reproduce"), "land 1b | A13.4 | couple-shore")


@against("A14.2", "A14.4", "A14.5", "A14.7", "A14.8")
def test_recruitment() -> None:
    position = archipelago(3).region().region().seat(0, citizens="1a 1a 1a", ships="0x")
    check(position.build(), "recruit | A14.4 | no-workers")
    position.markers(workers=2)
    check(position.build(), "recruit | A14.7 | three-citizens")
    check(position.seat(0, florins=3).build(), "recruit | A14.2 | price")
    check(position.seat(0, florins=9, citizens="", ships="").build(), "recruit | A14.5 | no-active-unit")
    check(position.seat(0, ships="0x").build(), "recruit | A1.30 | no-land")
    s = position.seat(0, florins=30, citizens="1a", ships="").build()
    check(say(s, "recruit"), "land 2a | A14.5 | no-active-unit")
    full = position.region().region().seat(0, citizens="1a 1a 2a 2a 2a 3a 3a 3a 4a 4a").build()
    check(full, "recruit | A14.8 | no-citizens-left")


# Building.


@against("A1.33", "A1.35", "A16.2", "A16.3", "A16.4", "A16.7", "A16.11", "A16.12", "A7.24", "A7.25")
def test_buildings() -> None:
    rich = "stone 3 wood 2 fish 1 fruit 1 cattle 1"
    position = (
        archipelago(3)
        .region(built="town")
        .region(edges="aaaaxa")
        .region("wood 1", where="east of 1", edges="aaaaaa")
        .seat(0, florins=20, cubes=rich, citizens="1a 2a 3a", ships="2x", strikers="1a", engaged="2a")
    )
    check(
        position.build(),
        """
        build town 1a             | A16.4  | one-of-each
        build temple 2x a         | A16.3  | ship-builds-ports
        build port 3a x           | A16.7  | no-sea
        build ship 3a x           | A16.11 | no-sea
        build port 2a y           | A16.7  | site
        build temple 2-market a   | A16.3  | no-unit
        build temple 9a           | A1.6   | no-region
        build temple 2a token iron | A7.25 | joker
        build temple 2a token stone | A7.24 | no-token
        """,
    )
    check(
        position.seat(0, citizens="3a").build(), "build temple 2a | A1.35 | engaged\nbuild temple 1a | A1.33 | striker"
    )
    check(position.seat(0, florins=0).build(), "build temple 3a | A16.2 | price")
    check(position.seat(0, florins=9, cubes="").build(), "build temple 3a | A16.2 | cubes")
    fleet = position.seat(0, ships="2x 2x 2x 2x", cubes=rich, citizens="2a").build()
    check(fleet, "build ship 2a x | A16.12 | no-ships-left")


@against("A16.5", "A21.8")
def test_tokens_of_buildings_and_the_one_ship() -> None:
    s = archipelago(3).region().seat(0, citizens="1a", cubes="stone 3 wood 2", cards="shipbuilding").build()
    s.town_tokens = 0
    check(s, "build town 1a | A16.5 | no-building-token")
    check(say(s, "card shipbuilding"), "build market 1a | A21.8 | only-ship")


# All of them.


def test_every_reason_is_tried() -> None:
    tests = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_why_not*.py"))]
    tried = {f"why-{name}" for test in tests for name in re.findall(r"\| ([a-z0-9-]+)(?:$|[\\\"])", test, re.MULTILINE)}
    tried |= {key for test in tests for key in re.findall(r'"(why-[a-z0-9-]+)"', test)}
    assert refusals() - tried == set()


def test_whatever_is_not_legal_is_refused_by_a_rule() -> None:
    texts: set[str] = set()
    for s in random_states():
        texts |= {notation(answer) for answer in legal(s)}
    known = sorted(texts)
    rng = Random(3)
    for s in random_states():
        if to_move(s) >= 0:
            allowed = {notation(answer) for answer in legal(s)}
            for text in [known[rng.randrange(len(known))] for _ in range(20)]:
                why = why_not(s, int(to_move(s)), text)
                assert (why is None) == (text in allowed)
                assert why is None or why.rule in KNOWN


def random_states() -> Iterator[State]:
    for seed, options in enumerate(({"seats": "2", "start": "desert"}, {"seats": "4"}, {"seats": "3", "deals": "off"})):
        s, rng = begin(rules_for(options)), Random(seed)
        while not is_over(s):
            yield s
            step(s, pick(s, rng))
