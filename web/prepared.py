"""Tables of Archipelago that begin in the middle of a game, for the tests in the browser: nothing depends on luck.

    python web/prepared.py FOLDER

stores them in the folder of a server (`hexhaven serve --data FOLDER`) before it starts. Each has its first seats free
for whoever knows its name, which is also its invitation. There are several of each, since a game is played only once.
"""

import asyncio
import sys
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import insert

from hexhaven import archipelago as game
from hexhaven.archipelago.positions.position import Position, archipelago
from hexhaven.archipelago.state import State
from hexhaven.kernel.chance import commitment
from hexhaven.kernel.frame import CHANCE
from hexhaven.server.loading import components_kept, pinned
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.tables import NoClock
from hexhaven.server.schema import seats, snapshots, tables
from hexhaven.server.settings import sqlite_url
from hexhaven.server.store import Store
from hexhaven.server.table import OPEN

SEED = bytes(32)
BOT = "random"
COPIES = 6

# All the hexes of the box: side, where it lies and how it is turned, region by region.
ALL_HEXES = """15a south-west of 0, 0; 1a south-east of 0, 1; 18b south-east of 1, 0; 8b east of 0, 0;
7a south-east of 2, 0; 12a east of 2, 0; 23b east of 4, 1; 22a east of 5, 0; 11b east of 6, 0; 5b east of 7, 2;
3b east of 8, 0; 21a north-east of 7, 0; 4b south-east of 8, 2; 20a north-east of 0, 4; 6a north-west of 0, 2;
19a west of 0, 5; 10a south-east of 5, 0; 24a south-east of 3, 4; 16b east of 9, 3; 17a north-west of 14, 3;
9b south-west of 13, 3; 2b south-west of 17, 2; 14b south-west of 3, 3; 13a south-west of 18, 0"""
BUILT = {
    1: "port:ax",
    3: "temple",
    4: "town",
    7: "market town",
    9: "market",
    12: "town",
    13: "temple",
    17: "town port:ax",
}


class Prepared(NamedTuple):
    """A table by its id, to which the number of the copy is added."""

    name: str
    state: State
    people: int = 1  # the other seats are bots


def islands(**options: str) -> Position:
    """An island in the east for the first seat and one in the west for the second, with three citizens each."""
    position = archipelago(2, **{"deals": "off", **options}).goals(trends="temples")
    position.region(side="10a", where="east of 0").region(side="2b", where="west of 0")
    position.boards(domestic="wood 2 stone 1", export="iron 1")
    return position.seat(0, citizens="1a 1a 1a", objectives="s4").seat(1, citizens="2a 2a 2a", objectives="s7")


def in_crisis() -> Position:
    """Fish for citizens, of which a cube raises five; nobody but the first seat has any."""
    return islands().at(phase=4).deck(top="pirate").seat(0, cubes="fish 2")


def with_hexes(position: Position, number: int) -> None:
    """Lay the first hexes of the whole map, with what is built there."""
    for region, line in enumerate(ALL_HEXES.split(";")[:number], 1):
        place, turned = line.rsplit(",", 1)
        side, where = place.split(maxsplit=1)
        position.region(side=side, where=where, turned=int(turned), built=BUILT.get(region, ""))


def late() -> Position:
    """Five players on a map with every hex of the box."""
    position = archipelago(5, length="long").goals(trends="temples").at(turn=9).markers(rebellion=14, workers=9)
    with_hexes(position, 24)
    position.boards(domestic="fruit 2 fish 1 wood 2 stone 1", export="cattle 1 iron 2 wood 1").deck(top="immigration")
    position.seat(0, citizens="1a 1a 1-port 2a 3a 3-temple", engaged="9a:fruit 9a:cattle 4-town", ships="0x 5x")
    position.seat(1, citizens="5a 5a 5a 7a 7-market", engaged="6a:wood 6a:wood", strikers="7a 21a", ships="7x")
    position.seat(2, citizens="9a 9-market 10a 10a 12a 12a", engaged="11a:fruit", ships="11x", engaged_ships="1x:fish")
    position.seat(3, citizens="13a 13-temple 14a 15a 8a 8b", engaged="14a:iron 14a:stone", ships="13x 14x")
    position.seat(
        4, citizens="17a 17-town 18a 20a 22a", engaged="23a:fruit 23a:cattle", strikers="24a 24a 24a", ships="17x"
    )
    position.seat(0, cards="pope quarry", objectives="l1", cubes="fish 2 wood 3 iron 1", tokens=4, florins=17)
    position.seat(1, cards="farm", wonders="pyramid", objectives="l2", cubes="cattle 2 stone 1", tokens=5, florins=9)
    position.seat(2, cards="thief roads", objectives="l3", cubes="fruit 3 wood 1", tokens=3, florins=22)
    position.seat(3, cards="merchant", used_cards="spy", objectives="l4", cubes="iron 2 stone 2", tokens=6, florins=4)
    return position.seat(4, cards="sawmill education", objectives="l5", cubes="fish 1", tokens=6, florins=13)


def busy(**options: str) -> Position:
    """The first seat can do everything there is: explore, build, trade, use ports and cards."""
    position = archipelago(3, **options).goals(trends="temples").at(turn=4).markers(rebellion=5, workers=6)
    with_hexes(position, 7)
    position.boards(domestic="fruit 3 cattle 2 fish 2 wood 3 stone 2 iron 2", export="cattle 1 iron 1 wood 1")
    position.deck(track="minister-of-labour head-hunter:2 archbishop minister-of-agriculture:2 peace-and-prosperity")
    position.seat(0, citizens="1a 1a 1-port 2a 3a 4-town", ships="0x", cards="pope quarry thief merchant")
    position.seat(0, objectives="s4", cubes="fruit 1 cattle 1 fish 2 wood 3 stone 2 iron 1", tokens=3, florins=17)
    position.seat(1, citizens="5a 5a 7-market", cards="farm roads", objectives="s7", cubes="iron 1", florins=9)
    return position.seat(2, citizens="6a 6a", cards="sawmill", objectives="s5", cubes="fish 1", tokens=2)


def prepared() -> list[Prepared]:
    return [
        Prepared("crisis-met", in_crisis().build()),
        Prepared("crisis-failed", in_crisis().build()),
        Prepared("independence", in_crisis().markers(rebellion=4).build()),
        Prepared("whole-game", game.new_game({"seats": "2", "deals": "off"}), people=2),
        Prepared("dealing", islands(deals="on").seat(0, cubes="fish 2").build(), people=2),
        Prepared("late", late().build()),
        Prepared("busy", busy().build()),
        Prepared("track", busy().at(phase=6, turn=4).build()),
    ]


async def store_all(folder: Path) -> None:
    store = Store(sqlite_url(folder))
    await store.open()
    try:
        for table in prepared():
            for number in range(COPIES):
                await keep(store, table._replace(name=f"{table.name}-{number + 1}"))
    finally:
        await store.close()


async def keep(store: Store, table: Prepared) -> None:
    """An open table whose game begins where the position is."""
    s, now = table.state, time.time()
    row = {
        "id": table.name,
        "game": "archipelago",
        "rules": game.RULES_VERSION,
        **pinned(game, s),
        "status": OPEN,
        "private": True,
        "invite": table.name,
        "created": now,
        "clock": encode(NoClock()).decode(),
        "stand_in": BOT,
        "seed": SEED,
        "seed_hash": commitment(SEED),
        "imported": False,
        "number": 0,
        "to_move": CHANCE,
        "moved": now,
    }
    places = [
        {"table_id": table.name, "seat": seat, "away": False, "bot": BOT if seat >= table.people else None}
        for seat in range(game.seats(s))
    ]
    begins = {"table_id": table.name, "number": 0, "rules": game.RULES_VERSION, "draws": 0, "data": game.save(s)}
    await store.change(
        insert(tables).values(**row),
        *components_kept(store, game, s),
        insert(seats).values(places),
        insert(snapshots).values(**begins),
    )


if __name__ == "__main__":
    asyncio.run(store_all(Path(sys.argv[1])))
