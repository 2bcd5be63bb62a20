"""B20 the team game: two against two on double duchies. Partners share all but dice, points and two key spaces each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import DISCARDING, KEEP, PLACE, field_of, number_of, numbered, of_tile, tile_of
from hexhaven.burgundy.frames import DISCARD, STORE_TILE
from hexhaven.burgundy.rulebook import Rules, Storing
from hexhaven.burgundy.rules.actions import Discard, Place, add_fields, take_effect
from hexhaven.burgundy.state import COMMON, OWN, State, common_tiles, estate_of
from hexhaven.burgundy.verbs import discard, discard_common, put_common, store, store_common
from hexhaven.kernel.engine import Question, ask

NAME = "team"
WORDS = "the team game"
SEATS = (4, 4)
BOARDS: tuple[str, ...] = ("12a", "12b")
DEALT = False
DEFAULTS: dict[str, str] = {"seats": "4", "duchies": "12a"}
WITHOUT: tuple[str, ...] = ()

TEAM_OF_SEAT: Final = [0, 1, 0, 1]  # B20.1 by seat: the first seat of the team
SILVER: Final = vec[i64]([2, 2, 0, 0])  # by place in the turn order: partners share it
WORKERS: Final = vec[i64]([3, 5, 0, 0])
OWN_KEY_SPACES: Final = 2
COMMON_KEY_SPACES: Final = 2


def owners(seats: int) -> int:
    return 2


def add_to(rules: Rules) -> None:
    rules.share_estates(TEAM_OF_SEAT)
    rules.start_silver = SILVER
    rules.start_workers = WORKERS
    rules.key_spaces = OWN_KEY_SPACES
    rules.common_spaces = COMMON_KEY_SPACES
    rules.storing = TeamStoring()
    rules.asks(STORE_TILE, StoreTile())
    rules.asks(DISCARD, TeamDiscard())
    rules.acts(TeamPlace(PLACE))


def has_common_space(s: State, me: i64) -> bool:
    return len(common_tiles(estate_of(s, me))) < s.rules.common_spaces


def has_own_space(s: State, me: i64) -> bool:
    return len(s.seats[me].storage) < s.seats[me].key_spaces


def keep(s: State, me: i64, tile: i64, where: i64) -> None:
    if where == COMMON:
        store_common(s, me, tile)
    else:
        store(s, me, tile)


class TeamStoring(Storing):
    """B20.9 B20.11 a tile goes to an own or a common key space, as its player likes; if all are full, one leaves."""

    def receive(self, s: State, me: i64, tile: i64) -> None:
        own, common = has_own_space(s, me), has_common_space(s, me)
        if own and common:
            ask(s, STORE_TILE, me, tile)
        elif own or common:
            keep(s, me, tile, OWN if own else COMMON)
        else:
            ask(s, DISCARD, me, tile)


class StoreTile(Question):
    """B20.9 B20.10 on which kind of key space a tile is kept: it cannot be moved to the other later."""

    def legal(self, s: State, me: i64, tile: i64) -> vec[i64]:
        return vec[i64]([KEEP | numbered(OWN), KEEP | numbered(COMMON)])

    def apply(self, s: State, me: i64, tile: i64, answer: i64) -> None:
        keep(s, me, tile, number_of(answer))


class TeamDiscard(Discard):
    """B20.11 one of the four tiles within reach leaves the game; the new one takes its place."""

    def legal(self, s: State, me: i64, tile: i64) -> vec[i64]:
        out = super().legal(s, me, tile)
        for stored in dict.fromkeys(common_tiles(estate_of(s, me))):
            out = append(out, DISCARDING | of_tile(stored) | numbered(COMMON))
        return out

    def apply(self, s: State, me: i64, tile: i64, answer: i64) -> None:
        if number_of(answer) == COMMON:
            discard_common(s, me, tile_of(answer))
        else:
            discard(s, me, tile_of(answer))
        s.rules.storing.receive(s, me, tile)


class TeamPlace(Place):
    """B20.12 a tile from an own or a common key space, on any field of the double duchy."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        out = super().add(out, s, me, die)
        for tile in dict.fromkeys(common_tiles(estate_of(s, me))):
            for answer in add_fields(vec[i64](), s, me, die, tile):
                out = append(out, answer | numbered(COMMON))
        return out

    def apply(self, s: State, me: i64, answer: i64) -> None:
        if number_of(answer) == COMMON:
            put_common(s, me, tile_of(answer), field_of(answer))
            take_effect(s, me, tile_of(answer), field_of(answer))
        else:
            super().apply(s, me, answer)
