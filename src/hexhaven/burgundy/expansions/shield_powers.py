"""B19 what the shields do, as long as they lie on a castle: B19.(10 + n) is shield n."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    CLAIM,
    COPY,
    GATHER,
    PASS,
    at_depot,
    depot_of,
    field_of,
    goods_of,
    number_of,
    numbered,
    of_goods,
    tile_of,
)
from hexhaven.burgundy.content.board import BLACK_DEPOT, DEPOTS
from hexhaven.burgundy.content.goods import KINDS, kinds_in, only
from hexhaven.burgundy.content.tiles import BIT, CASTLE, LIGHT_GREEN, MONASTERY, SHIP, YELLOW
from hexhaven.burgundy.events import BONUS, SALE
from hexhaven.burgundy.events import SHIELDS as SHIELDS_CAUSE
from hexhaven.burgundy.expansions.verbs import forget_rival, name_rival, set_key_spaces, set_monasteries
from hexhaven.burgundy.frames import CLAIM_TILE, EXTRA_ACTION, FINISH, GATHER_GOODS, NAME_RIVAL, SCORE_GAME
from hexhaven.burgundy.rulebook import Placed, Rate, Rules
from hexhaven.burgundy.rules.actions import add_fields, decline, space_of, take_effect
from hexhaven.burgundy.rules.final_scoring import finish
from hexhaven.burgundy.rules.tile_effects import EVERY_KIND, kinds_that_fit
from hexhaven.burgundy.state import NO_SEAT, Estate, State, estate_of
from hexhaven.burgundy.verbs import gain_goods, gain_workers, place_from_board
from hexhaven.kernel.engine import Anytime, Question, ask, then, verb_of

UNLIMITED: Final = 99  # key spaces
NOT_COPIED: Final = BIT[27]  # monastery 27
SHIELD_14: Final = 1
SHIELD_15: Final = 2


def add_powers(rules: Rules) -> None:
    """Everything that a shield changes; most of it at the place where the rule stands."""
    rules.pasture = pasture_of
    rules.after_workers.append(share_workers)
    rules.most_stored = UNLIMITED
    rules.placed[SHIP] = ship_and_gather(rules.placed[SHIP])
    rules.asks(GATHER_GOODS, GatherGoods())
    rules.offers(NameRival(COPY))
    rules.asks(NAME_RIVAL, LastCall())
    rules.runs(FINISH, before_scoring)
    rules.runs(SCORE_GAME, finish)
    for tile in rules.kinds_of_colour[YELLOW]:
        if tile != MONASTERY + 27:
            rules.placed[tile] = lend
    rules.doubled[BONUS] = doubles_bonuses
    rules.silver_for_mines = twice_for_mines(rules.silver_for_mines)
    rules.silver_for_sale = silver_for_each_good(rules.silver_for_sale)
    for scorer in rules.end_scorers:
        if scorer.monasteries:
            rules.doubled[scorer.cause] = doubles_monasteries(scorer.monasteries)
    rules.placed[CASTLE] = castle_with_shield
    rules.doubled[SALE] = doubles_sales
    rules.asks(CLAIM_TILE, ClaimTile())
    rules.area_growth.append(growth_by_shield)


def begin_power(s: State, me: i64, shield: i64) -> None:
    """What a shield changes at the moment it is taken."""
    if shield == 4:
        set_key_spaces(s, me, UNLIMITED)
    elif shield == 18:
        estate_of(s, me).set_openness(True)


def end_power(s: State, me: i64, shield: i64) -> None:
    """What ends with a shield; tiles stay where they lie."""
    if shield == 4:
        set_key_spaces(s, me, s.rules.key_spaces)
    elif shield == 6:
        forget_rival(s, me)
        set_monasteries(s, me, estate_of(s, me).placed_monasteries())
    elif shield == 18:
        estate_of(s, me).set_openness(False)


def pasture_of(estate: Estate, field: i64) -> vec[i64]:
    """B19.11 shield 1: all pastures are one for animals that score."""
    return estate.duchy.of_colour[LIGHT_GREEN] if estate.has_shield(1) else estate.duchy.area(field)


def share_workers(s: State, gainer: i64) -> None:
    """B19.12 shield 2: a worker whenever somebody else gains any."""
    me: i64 = 0
    while me < s.rules.players:
        if s.rules.is_head(me) and s.rules.head_of[gainer] != me and estate_of(s, me).has_shield(2):
            gain_workers(s, me, 1, SHIELDS_CAUSE)
        me += 1


# Shield 5.


def ship_and_gather(ship: Placed) -> Placed:
    def placed(s: State, me: i64, field: i64) -> None:
        """B19.15 shield 5: after the load also all goods of one kind."""
        if estate_of(s, me).has_shield(5):
            ask(s, GATHER_GOODS, me)
        ship(s, me, field)

    return placed


class GatherGoods(Question):
    """B19.15 a kind that lies somewhere and fits, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        lying: i64 = 0
        for pile in s.goods:
            lying |= kinds_in(pile)
        lying &= kinds_that_fit(s, me)
        kinds = [kind for kind in range(1, KINDS + 1) if lying >> kind & 1]
        return append(vec[i64]([GATHER | of_goods(kind) for kind in kinds]), PASS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        if verb_of(answer) == GATHER:
            for depot in range(1, DEPOTS + 1):
                gain_goods(s, me, only(s.goods[depot], BIT[goods_of(answer)] & EVERY_KIND), depot)
        else:
            decline(s, me, verb_of(answer))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return len(self.legal(s, me, arg)) == 1


# Shield 6.


def can_name(s: State, me: i64) -> bool:
    return s.seats[me].shields_taken >> 6 & 1 != 0 and estate_of(s, me).rival == NO_SEAT


class NameRival(Anytime):
    """B19.16 shield 6: once, at any question of the holder, another player."""

    def add(self, out: vec[i64], s: State, me: i64, kind: i64) -> vec[i64]:
        if can_name(s, me):
            for rival in range(s.rules.players):
                if s.rules.head_of[rival] != s.rules.head_of[me]:
                    out = append(out, COPY | numbered(rival))
        return out

    def is_possible(self, s: State, me: i64) -> bool:
        """No turn is kept open for it: it can wait for the next question."""
        return False

    def apply(self, s: State, me: i64, answer: i64) -> None:
        copy_monasteries(s, me, number_of(answer))


def copy_monasteries(s: State, me: i64, rival: i64) -> None:
    """B19.16 those already placed; 27 is not copied."""
    name_rival(s, me, rival)
    copied = estate_of(s, rival).placed_monasteries() & ~NOT_COPIED
    set_monasteries(s, me, estate_of(s, me).monasteries | copied)


def lend(s: State, me: i64, field: i64) -> None:
    """B19.16 a monastery placed later works for the player who named its owner, too."""
    monastery = BIT[estate_of(s, me).fields[field] - MONASTERY]
    other: i64 = 0
    while other < s.rules.players:
        rival = estate_of(s, other).rival
        if s.rules.is_head(other) and rival != NO_SEAT and s.rules.head_of[rival] == s.rules.head_of[me]:
            set_monasteries(s, other, estate_of(s, other).monasteries | monastery)
        other += 1


def before_scoring(s: State, arg: i64) -> None:
    """B19.16 the last moment to name somebody is before the final scoring."""
    then(s, SCORE_GAME)
    me: i64 = 0
    while me < s.rules.players:
        ask(s, NAME_RIVAL, me)
        me += 1


class LastCall(Question):
    """B19.16 who has not named anybody may still do so."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return vec[i64]([PASS])

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        decline(s, me, verb_of(answer))

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        return not can_name(s, me)


# Shields 7 to 12.


def doubles_bonuses(estate: Estate) -> bool:
    """B19.17 shield 7: colour bonuses count double."""
    return estate.has_shield(7)


def twice_for_mines(silver_for_mines: Rate) -> Rate:
    def silver(estate: Estate, mines: i64) -> i64:
        """B19.18 shield 8: mines pay double."""
        return silver_for_mines(estate, mines) * (2 if estate.has_shield(8) else 1)

    return silver


def silver_for_each_good(silver_for_sale: Rate) -> Rate:
    def silver(estate: Estate, goods: i64) -> i64:
        """B19.19 shield 9: a silver for each good sold, and nothing more for monastery 3."""
        return goods if estate.has_shield(9) else silver_for_sale(estate, goods)

    return silver


def doubles_monasteries(monasteries: i64) -> Callable[[Any], bool]:
    def is_doubled(estate: Estate) -> bool:
        """B19.20 shield 10: own monasteries count double at the end, copied ones do not."""
        return estate.has_shield(10) and estate.placed_monasteries() & monasteries != 0

    return is_doubled


def castle_with_shield(s: State, me: i64, field: i64) -> None:
    """B19.21 shield 11: the extra action may be to take a shield."""
    ask(s, EXTRA_ACTION, me, 1 if estate_of(s, me).has_shield(11) else 0)


def doubles_sales(estate: Estate) -> bool:
    """B19.22 shield 12: sold goods score double."""
    return estate.has_shield(12)


# Shields 14 and 15.


class ClaimTile(Question):
    """B19.24 B19.25 at the end of a phase a tile straight from a depot; the argument says which shields were used."""

    def legal(self, s: State, me: i64, used: i64) -> vec[i64]:
        shields = s.seats[me].shields_taken
        out = vec[i64](capacity=64)
        if shields >> 14 & 1 and not used & SHIELD_14:
            depot: i64 = 1
            while depot <= DEPOTS:
                out = add_claims(out, s, me, depot)
                depot += 1
        if shields >> 15 & 1 and not used & SHIELD_15:
            out = add_claims(out, s, me, BLACK_DEPOT)
        return append(out, PASS)

    def apply(self, s: State, me: i64, used: i64, answer: i64) -> None:
        if verb_of(answer) != CLAIM:
            decline(s, me, verb_of(answer))
            return
        depot, tile, field = depot_of(answer), tile_of(answer), field_of(answer)
        ask(s, CLAIM_TILE, me, used | (SHIELD_15 if depot == BLACK_DEPOT else SHIELD_14))
        place_from_board(s, me, tile, space_of(s, depot, tile), field)
        take_effect(s, me, tile, field)

    def lapses(self, s: State, me: i64, used: i64) -> bool:
        return len(self.legal(s, me, used)) == 1


def add_claims(out: vec[i64], s: State, me: i64, depot: i64) -> vec[i64]:
    """Every different tile of the depot on every field where it may lie, whatever the number."""
    seen: i64 = 0
    for space in s.rules.spaces_in[depot]:
        tile = s.depots[space]
        if tile and not seen >> tile & 1:
            seen |= BIT[tile]
            for placing in add_fields(vec[i64](capacity=8), s, me, 0, tile):
                out = append(out, (placing & ~255) | CLAIM | at_depot(depot))
    return out


def growth_by_shield(estate: Estate, field: i64) -> i64:
    """B19.27 shield 17: completed areas count as one field larger."""
    return 1 if estate.has_shield(17) else 0
