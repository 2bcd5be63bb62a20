"""A22 wonders: built once, with cubes, discs and a citizen who leaves the map."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.answers import WONDER, at, card_of, jokers_of, of_card, place_of, region_of
from hexhaven.archipelago.content.cards import CATHEDRAL, COLOSSUS, GREAT_LIGHTHOUSE, PYRAMID
from hexhaven.archipelago.content.resources import IRON, STONE, cubes
from hexhaven.archipelago.content.tables import PORT, TEMPLE
from hexhaven.archipelago.events import CARD_ACTION
from hexhaven.archipelago.rules.building import add_payments, pay
from hexhaven.archipelago.rules.harvest import idle_unit
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import (
    SHIP,
    controlled,
    controller,
    is_citizen,
    is_idle,
    on_map,
    sea_of,
    stands,
    unit_at,
)
from hexhaven.archipelago.units import place_of as unit_place
from hexhaven.archipelago.units import region_of as unit_region
from hexhaven.archipelago.verbs.cards import complete_wonder
from hexhaven.archipelago.verbs.map import add_unit, lose_citizen
from hexhaven.archipelago.verbs.markers import move_rebels, move_workers
from hexhaven.archipelago.verbs.turn import free_discs, use_discs


def cost_of(card: i64) -> i64:
    """A22.2 the cubes a wonder costs."""
    if card == COLOSSUS:
        return cubes(IRON, 3)
    if card == PYRAMID:
        return cubes(STONE, 5)
    if card == GREAT_LIGHTHOUSE:
        return cubes(IRON, 1) + cubes(STONE, 2)
    return cubes(STONE, 3)


def is_allowed(s: State, me: i64, card: i64) -> bool:
    """A22.10 the Lighthouse requires control of a port, the Cathedral of a temple."""
    if card == GREAT_LIGHTHOUSE:
        return controlled(s, me, PORT) > 0
    if card == CATHEDRAL:
        return controlled(s, me, TEMPLE) > 0
    return True


def add_wonders(out: vec[i64], s: State, me: i64) -> vec[i64]:
    """A22.1-A22.6 the player's unbuilt wonders from earlier turns."""
    mine = s.seats[me].cards & ~s.wonders & ~s.fresh
    out = add_wonder(out, s, me, COLOSSUS, mine)
    out = add_wonder(out, s, me, PYRAMID, mine)
    out = add_wonder(out, s, me, GREAT_LIGHTHOUSE, mine)
    return add_wonder(out, s, me, CATHEDRAL, mine)


def add_wonder(out: vec[i64], s: State, me: i64, card: i64, mine: i64) -> vec[i64]:
    if not mine >> card & 1 or free_discs(s, me) < s.rules.components.discs[card] or not is_allowed(s, me, card):
        return out
    last: i64 = -1
    for unit in s.seats[me].units:
        if is_citizen(unit) and is_idle(unit) and unit != last:
            last = unit
            base = WONDER | of_card(card) | at(unit_region(unit), unit_place(unit))
            out = add_payments(out, s, me, cost_of(card), base)
    return out


def build_wonder(s: State, me: i64, answer: i64) -> None:
    """A22.2-A22.4 pay, apply the effect once, and a citizen moves onto the wonder."""
    card = card_of(answer)
    unit = idle_unit(s, me, region_of(answer), place_of(answer))
    pay(s, me, cost_of(card), jokers_of(answer))
    use_discs(s, me, s.rules.components.discs[card], CARD_ACTION + card)
    complete_wonder(s, me, card)
    take_effect(s, card)
    if not s.independent:
        lose_citizen(s, me, unit)


def take_effect(s: State, card: i64) -> None:
    amount = s.rules.components.amount[card]
    if card == COLOSSUS:
        move_workers(s, amount, card)
    elif card == PYRAMID:
        move_rebels(s, amount, card)
    elif card == CATHEDRAL:
        move_rebels(s, amount * on_map(s, TEMPLE), card)
    else:
        launch_ships(s)


def launch_ships(s: State) -> None:
    """A22.9 a ship for every player at each port they control, while they have ships."""
    region: i64 = 0
    while region < len(s.built):
        if stands(s, region, PORT):
            owner = controller(s, region, PORT)
            if owner >= 0 and s.seats[owner].ships_left:
                add_unit(s, owner, unit_at(region, sea_of(s, region, PORT), SHIP))
        region += 1
