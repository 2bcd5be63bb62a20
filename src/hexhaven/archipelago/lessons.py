"""The lessons of the tutorial: small positions, and what the learner is to do in them step by step."""

from typing import NamedTuple

from hexhaven.archipelago.notation.answers import answer_of
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.state import State
from hexhaven.kernel.engine import step

LEARNER = 0


class Step(NamedTuple):
    """What is wanted: answers that begin with one of these texts, until one of the next step is possible. Then others,
    or chance, answer."""

    wanted: tuple[str, ...]
    then: tuple[str, ...] = ()


class Lesson(NamedTuple):
    """A lesson by the name of its texts."""

    name: str
    position: State
    steps: tuple[Step, ...]


def island(learner: str, other: str, **options: str) -> Position:
    """The learner's island in the east and somebody else's in the west, of printed hexes; citizens of both."""
    position = archipelago(2, **{"deals": "off", **options}).goals(trends="temples")
    position.region(side="10a", where="east of 0").region(side="2b", where="west of 0")
    position.boards(domestic="wood 2 stone 1", export="iron 1")
    return position.seat(0, citizens=learner, objectives="s4").seat(1, citizens=other, objectives="s7")


def explore() -> Lesson:
    position = island("1a 1a", "2a 2a").seat(0, ships="1x").stack(top="9b")
    return Lesson(
        "explore",
        position.build(),
        (Step(("explore",)), Step(("take",), ("drawn side 5a",)), Step(("lay ",)), Step(("found ",))),
    )


def recruit() -> Lesson:
    position = island("1a", "2a 2a").markers(workers=5)
    return Lesson("recruit", position.build(), (Step(("recruit",)), Step(("land ",)), Step(("done",))))


def harvest() -> Lesson:
    steps = (Step(("harvest wood",)), Step(("work ",)))
    return Lesson("harvest", island("1a 1a", "2a 2a").build(), steps)


def build() -> Lesson:
    position = island("1a 1a", "2a 2a").seat(0, cubes="wood 1 stone 2")
    return Lesson("build", position.build(), (Step(("build temple ", "build town ")),))


def sell() -> Lesson:
    position = island("1a 1a", "2a 2a").seat(0, cubes="fish 2", florins=1)
    return Lesson("sell", position.build(), (Step(("sell fish ",)),))


def taxes() -> Lesson:
    position = island("1a 1a 1a", "2a 2a").seat(0, ships="1x", florins=0)
    return Lesson("taxes", position.build(), (Step(("taxes",)),))


def migrate() -> Lesson:
    """Over the sea, from ship to ship."""
    position = island("1a 1a", "2a 2a").seat(0, ships="0x 1x")
    return Lesson("migrate", position.build(), (Step(("migrate",)), Step(("move 1a ",)), Step(("done",))))


def card() -> Lesson:
    track = "sawmill farm:2 head-hunter quarry:2 merchant"
    position = island("1a 1a", "2a 2a").seat(0, florins=9).at(phase=6).deck(track=track, top="pirate")
    return Lesson("card", position.build(), (Step(("buy ",)),))


def use() -> Lesson:
    """A citizen with the Sawmill brings two cubes."""
    position = island("1a 1a", "2a 2a").seat(0, cards="sawmill")
    return Lesson("use", position.build(), (Step(("card sawmill",)), Step(("harvest wood",)), Step(("work ",))))


def crisis() -> Lesson:
    """Fish for citizens, of which a cube raises five."""
    position = island("1a 1a 1a", "2a 2a 2a").at(phase=4).deck(top="pirate").seat(0, cubes="fish 2")
    steps = (Step(("feed own",)), Step(("raise ",)), Step(("feed own",)))
    return Lesson("crisis", position.build(), steps)


def rebellion() -> Lesson:
    """An iron is missing abroad, and there can be no rebel more."""
    position = island("1a 1a 1a", "2a 2a 2a").boards(domestic="wood 2", export="").at(phase=4).deck(top="immigration")
    position.markers(rebellion=6).in_crisis("export", missing=1).seat(0, tokens=1)
    return Lesson("rebellion", position.build(), (Step(("feed token",)),))


def bid() -> Lesson:
    position = island("1a 1a", "2a 2a").seat(0, florins=3).at(phase=2)
    steps = (Step(("bid 1", "bid 2", "bid 3"), ("bid 0",)), Step(("order ",)))
    return Lesson("bid", position.build(), steps)


def deal() -> Lesson:
    """The other player asks for fish and pays for it."""
    s = island("1a 1a", "2a 2a", deals="on").seat(0, cubes="fish 2", florins=1).at(active=1).build()
    for answer in ("offer 1", "give 4 florins", "ask 2 fish", "propose"):
        step(s, answer_of(answer))
    return Lesson("deal", s, (Step(("accept",)),))


def lessons() -> list[Lesson]:
    acting = [explore(), recruit(), harvest(), build(), sell(), taxes(), migrate(), use()]
    return [*acting, card(), bid(), crisis(), rebellion(), deal()]
