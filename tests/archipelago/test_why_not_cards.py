"""Why answers are refused in crises, with cards and in deals."""

from hexhaven.archipelago.content.cards import NAMES
from hexhaven.archipelago.content.tables import CHARACTERS
from tests.archipelago.at_table import let_chance_draw, passes, say
from tests.archipelago.refusing import check, told
from tests.archipelago.tested import archipelago
from tests.marks import against

# Crises.


@against("A7.10", "A7.11", "A7.12", "A7.16", "A7.17", "A7.24")
def test_help_in_a_domestic_crisis() -> None:
    position = (
        archipelago(3)
        .at(4)
        .deck(top="iron-mine")
        .boards("stone 1")
        .region(built="temple town")
        .region(built="temple")
        .region()
        .seat(0, citizens="1-town 1a 2-temple 2a 2a")
        .seat(1, citizens="1a 1a 3a 3a 3a")
    )
    s = position.build()
    check(s, "feed board | A1.5 | not-asked\nbless 1 of 1 at 2a | A1.5 | not-asked")
    passes(s, 1, 2)
    check(
        s,
        """
        feed own             | A7.10 | no-cube
        feed token           | A7.24 | no-token
        bless 1 of 1 at 1a   | A7.17 | no-control
        bless 1 of 1 at 3a   | A7.16 | no-temple
        bless 1 of 1 at 9a   | A1.6  | no-region
        bless 3 of 1 at 2a   | A7.16 | not-lying
        bless 1 of 5 at 2a   | A7.16 | no-player
        """,
    )
    check(
        say(s, "feed board"),
        """
        done                 | A7.12 | raise-all
        offer 2              | A7.12 | raise-all
        raise 1 of 1 at 3a   | A7.11 | not-lying
        raise 3 of 1 at 2a   | A7.11 | not-lying
        raise 1 of 4 at 2a   | A7.11 | no-player
        """,
    )
    say(s, "raise 2 of 2 at 1a", "raise 2 of 2 at 3a")
    say(s, "raise 1 of 1 at 1-town")
    check(s, "raise 2 of 1 at 2a | A7.12 | raise-too-many")
    check(say(s, "raise 1 of 1 at 1a"), "feed board | A7.10 | zone-empty")


@against("A17.13", "A17.14")
def test_expelling() -> None:
    position = archipelago(3, deals="off").at(4).deck(top="iron-mine").boards("stone 1")
    position.region(built="town market port").region(built="market").seat(0, citizens="1-town").seat(
        1, citizens="1-market 2-market"
    )
    s = position.seat(2, citizens="2a 2a 2a", cubes="stone 1").seat(0, citizens="1-town 1a 1a").build()
    say(s, "feed board", "raise 1 of 1 at 1-town", "raise 2 of 1 at 1a", "raise 3 of 3 at 2a", "done", "done", "done")
    check(
        s,
        """
        expel 2-market       | A17.14 | no-town
        expel 1-port         | A17.13 | no-striker
        expel 8-port         | A1.6   | no-region
        expel 1-market across | A1.8  | no-area
        """,
    )


@against("A7.22")
def test_help_in_an_export_crisis() -> None:
    s = passes(archipelago(3).at(4).deck(top="roads").boards("", "").build(), 1, 2)
    check(s, "feed board | A7.22 | zone-empty\nfeed own | A7.22 | no-cube\nfeed token | A7.24 | no-token")


# Cards.


@against("A19.2", "A19.5", "A19.6", "A19.9", "A19.11", "A19.12")
def test_using_cards() -> None:
    position = (
        archipelago(3)
        .region()
        .seat(0, florins=3, citizens="1a", cards="king bishop pirate sawmill merchant pope colossus")
    )
    position.seat(1, cards="scout farm", used_cards="roads").boards("")
    check(
        position.build(),
        """
        card explorer        | A19.13 | card-not-in-play
        card king            | A19.12 | not-activated
        card colossus        | A19.12 | not-activated
        card scout           | A19.2  | owner-only
        card roads           | A19.6  | card-engaged
        card pirate          | A19.11 | nothing-to-do
        card sawmill         | A19.11 | nothing-to-do
        card merchant        | A19.11 | nothing-to-do
        """,
    )
    check(position.seat(0, used=3).build(), "card pope | A19.5 | discs\ncard sawmill | A19.9 | no-action-left")
    check(position.seat(0, florins=0, used=0).build(), "card bishop | A19.5 | price")


@against("A14.2", "A14.4")
def test_the_recruiter_is_refused_like_a_recruitment() -> None:
    position = archipelago(3).region().seat(0, florins=3, citizens="1a", cards="recruiter")
    check(position.build(), "card recruiter | A14.4 | no-workers")
    check(position.markers(workers=2).build(), "card recruiter | A14.2 | price")


@against("A20.5", "A20.15", "A20.18", "A20.19", "A20.28", "A20.30", "A21.24", "A7.25")
def test_what_cards_are_used_on() -> None:
    position = archipelago(3).region("wood 1").region().region("wood 1")
    position.seat(
        0, florins=6, citizens="1a 2a", engaged="3a", cards="assassin spy thief barbarian gifts-of-the-clergy king"
    )
    position.seat(1, cards="pope queen sawmill")
    check(
        position.build(),
        """
        card assassin king of 1      | A20.28 | not-yourself
        card assassin king of 2      | A20.5  | no-such-character
        card assassin sawmill of 2   | A20.5  | no-such-character
        card assassin pope of 4      | A20.5  | no-player
        card spy 1                   | A20.30 | open-objectives
        card spy 2                   | A20.30 | open-objectives
        card thief 1                 | A20.18 | not-yourself
        card barbarian 2             | A19.11 | no-free-icon
        card barbarian 3             | A20.19 | no-idle-citizen
        card barbarian 9             | A1.6   | no-region
        card gifts-of-the-clergy 1   | A21.24 | cubes
        card gifts-of-the-clergy 1 token fruit | A7.24 | no-token
        card gifts-of-the-clergy 1 token wood  | A21.24 | cubes
        """,
    )
    check(position.seat(0, florins=5).build(), "card assassin pope of 2 | A20.5 | price")


@against("A22.1", "A22.2", "A22.3", "A22.4", "A22.5", "A22.6", "A22.10")
def test_wonders() -> None:
    rich = "stone 8 iron 4"
    position = (
        archipelago(3)
        .region()
        .seat(0, citizens="1a", ships="1x", engaged="1a", cubes=rich, cards="bishop great-lighthouse pyramid")
    )
    position.seat(0, wonders="colossus", new_cards="cathedral")
    check(
        position.build(),
        """
        wonder bishop 1a            | A22.1  | no-wonder
        wonder colossus 1a          | A22.4  | built-already
        wonder cathedral 1a         | A22.5  | bought-this-turn
        wonder great-lighthouse 1a  | A22.10 | needs-building
        wonder pyramid 1x           | A22.3  | citizen
        wonder pyramid 0x           | A22.3  | no-unit
        wonder pyramid 9a           | A1.6   | no-region
        """,
    )
    check(position.seat(0, cubes="stone 4").build(), "wonder pyramid 1a | A22.2 | cubes")
    check(position.seat(0, used=2).build(), "wonder pyramid 1a | A22.2 | discs")
    other = archipelago(3).region().seat(0, citizens="1a", cubes=rich).seat(1, cards="pyramid").build()
    check(other, "wonder pyramid 1a | A22.6 | not-yours")


@against("A20.1", "A20.4")
def test_searches() -> None:
    position = archipelago(3).seat(0, florins=14, cards="researcher").deck(top="bishop", discards="pope")
    s = let_chance_draw(say(position.build(), "card researcher"))
    s.seats[0].florins = 0
    found = {told(s, f"pick {name}") for card, name in enumerate(NAMES) if s.opened >> card & 1 and card >= CHARACTERS}
    assert found == {("A20.1", "why-price")}
    assert told(s, "pick bishop") == ("A20.1", "why-other-kind")
    assert told(s, "pick pope") == ("A20.1", "why-not-opened")


@against("A20.2", "A20.18")
def test_pirates_and_thieves() -> None:
    position = archipelago(3).region().region().seat(0, ships="1x", cards="pirate thief")
    position.seat(1, ships="1x 2x", cubes="wood 1 fish 1", citizens="1a 1a 1a 2a").seat(2, citizens="2a 2a")
    s = say(position.build(), "card pirate")
    check(
        s,
        """
        sink 1x of 1      | A20.2 | not-yourself
        sink 1x of 5      | A20.2 | no-player
        sink 1x of 3      | A20.2 | no-unit
        sink 2x of 2      | A20.2 | own-ship-there
        sink 9x of 2      | A1.6  | no-region
        """,
    )
    check(say(s, "sink 1x of 2"), "yield iron | A20.2 | no-cube")
    s = say(position.build(), "card thief 2")
    check(
        s,
        """
        hide wood wood    | A20.18 | no-cube
        hide wood none    | A20.18 | both-hands
        hide none none    | A20.18 | both-hands
        hide iron fish    | A20.18 | no-cube
        """,
    )


@against("A20.19", "A20.32")
def test_plundering() -> None:
    position = archipelago(3).region("iron 1 stone 1").region("wood 1").seat(0, citizens="1a 2a", cards="barbarian")
    s = say(position.boards("wood 1").seat(1, cubes="iron 10").build(), "card barbarian 1")
    check(
        s,
        """
        plunder 2a wood       | A20.19 | other-region
        plunder 1a wood       | A20.19 | no-free-icon
        plunder 1x fish       | A20.19 | no-free-icon
        plunder 1a iron       | A20.32 | bank-cubes
        """,
    )
    say(s, "plunder 1a stone")


@against("A20.32")
def test_a_bank_without_cubes_for_the_barbarian() -> None:
    s = archipelago(3).region("iron 1").seat(0, citizens="1a", cards="barbarian").seat(1, cubes="iron 9").build()
    check(s, "card barbarian 1 | A20.32 | bank-cubes")


@against("A20.20", "A20.24", "A20.34", "A21.11")
def test_cubes_on_the_markets() -> None:
    position = (
        archipelago(3)
        .boards("stone 9 fruit 12", "wood 1")
        .seat(0, cards="minister-of-agriculture foreign-trade minister-of-trade")
    )
    s = say(position.build(), "card minister-of-agriculture")
    check(
        s,
        """
        stock wood domestic   | A20.20 | fruit-or-cattle
        stock fruit export    | A20.20 | other-market
        stock fruit domestic  | A20.34 | zone-full
        remove cattle domestic | A20.20 | only-onto-market
        """,
    )
    s = say(position.build(), "card foreign-trade")
    check(s, "remove fish export | A20.34 | zone-empty\nstock fish domestic | A21.11 | other-market")
    s = say(position.boards("wood 12", "wood 1 fish 1").build(), "card minister-of-trade")
    check(s, "shift iron from export | A20.34 | zone-empty\nshift wood from export | A20.34 | zone-full")
    s = say(position.boards("wood 2", "fish 2 iron 1").build(), "card minister-of-trade", "shift fish from export")
    check(s, "shift wood from domestic | A20.24 | one-way")
    say(s, "shift iron from export")
    short = archipelago(3).boards("", "wood 1").seat(0, cards="foreign-trade").seat(1, cubes="iron 10").build()
    check(say(short, "card foreign-trade"), "stock iron export | A21.11 | bank-cubes")


@against("A18.3", "A18.4", "A18.6")
def test_buying_and_turning() -> None:
    position = archipelago(3).at(6).deck(track="king pope none bishop scout").seat(0, florins=5)
    check(
        position.build(),
        """
        done            | A18.3 | turn-another
        buy 1 turn 2    | A18.4 | price
        buy 3 turn 2    | A18.3 | empty-place
        buy 4           | A18.3 | turn-another
        buy 4 turn 4    | A18.6 | same-card
        buy 4 turn 3    | A18.3 | empty-place
        turn 1          | A18.3 | turn-another
        turn 1 1        | A18.6 | same-card
        turn 2 1        | A1.5  | smaller-first
        turn 1 3        | A18.3 | empty-place
        turn 3 4        | A18.3 | empty-place
        """,
    )


# Deals.


@against("A26.10", "A26.14", "A26.16")
def test_openings_of_deals() -> None:
    s = archipelago(3).build()
    check(s, "offer 1 | A26.16 | not-yourself\ninvite 5 | A26.16 | no-player")
    say(s, "offer 2", "withdraw", "invite 3", "withdraw")
    check(s, "offer 2 | A26.14 | no-offers-left")
    for phase in (2, 5):
        check(archipelago(3, deals="off").at(phase).build(), "offer 2 | A26.10 | no-deals")
    s = archipelago(3).at(2).build()
    check(s, "offer 3 | A26.10 | no-window\ninvite 2 | A26.10 | no-window")
    say(s, "bid 3", "bid 0", "bid 0")
    check(s, "offer 2 | A26.16 | not-yourself\norder 2 1 3 | A1.5 | not-asked")
    passes(say(s, "offer 3", "withdraw"), 1, 2)
    check(s, "invite 1 | A26.16 | not-yourself\noffer 4 | A26.16 | no-player")
    check(say(s, "offer 3", "withdraw", "invite 2", "withdraw"), "offer 2 | A26.14 | no-offers-left")


@against("A26.3", "A26.4", "A26.5", "A26.16", "A26.17", "A26.18")
def test_terms() -> None:
    position = (
        archipelago(3)
        .region(built="town")
        .seat(0, florins=3, cubes="wood 2", tokens=1, cards="king bishop", wonders="colossus")
    )
    s = say(position.seat(1, citizens="1-town").build(), "offer 2")
    check(
        s,
        """
        propose            | A26.16 | nothing-offered
        give 0 florins     | A26.16 | nothing-offered
        give 4 florins     | A26.4  | not-held
        give 3 wood        | A26.4  | not-held
        give 2 tokens      | A26.4  | not-held
        give card pope     | A26.4  | not-held
        give card colossus | A26.3  | built-wonder
        give permit        | A26.5  | no-town
        promise place 1    | A26.13 | promise-place
        promise raise 1    | A26.12 | promise-raise
        promise florins 99 | A26.18 | too-much
        ask 7 wood         | A26.18 | too-much
        accept             | A1.5   | not-asked
        offer 3            | A1.5   | not-asked
        """,
    )
    say(s, "give card king", "give 1 florins")
    check(s, "give card bishop | A26.17 | one-card\ngive 2 florins | A26.18 | named-already")
    say(s, "give 1 wood", "give 1 tokens", "ask 1 wood", "ask 1 fish")
    check(s, "ask 1 iron | A26.18 | too-many-terms")
    s = say(position.build(), "offer 2", "ask permit", "propose", "accept", "offer 2")
    check(s, "ask permit | A17.9 | permitted-already")
    s = say(archipelago(3).at(2).build(), "bid 3", "bid 0", "bid 0", "offer 1")
    check(s, "ask promise place 4 | A5.6 | no-such-place\ngive permit | A26.5 | permit-phase")


@against("A26.4", "A26.15")
def test_replies() -> None:
    s = say(archipelago(3).build(), "offer 2", "ask 1 iron", "propose")
    check(s, "accept | A26.4 | not-held\npropose | A1.5 | not-asked")
    say(s, "counter", "give 1 florins", "propose", "counter", "give 1 florins", "propose")
    check(s, "counter | A26.15 | no-counters-left")
