"""What refusals share: units that cannot act, places that do not exist, costs that cannot be paid."""

from collections.abc import Callable, Iterable

from hexhaven.archipelago.answers import joker_in, jokers_of
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import AREAS, SEA_A
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import ENGAGED, LYING, place_of, region_of, side_of
from hexhaven.kernel.contract import Refusal

Reason = Callable[[State, int, int], Refusal | None]  # of the seat that is asked, and its answer


def best(refusals: Iterable[Refusal | None], ranks: tuple[str, ...]) -> Refusal | None:
    """Of several units' or regions' refusals, the one closest to being legal; the last rank is."""
    found = [refusal for refusal in refusals if refusal is not None]
    return max(found, key=lambda refusal: ranks.index(refusal.key)) if found else None


def no_region(s: State, region: int) -> Refusal | None:
    return Refusal("A1.6", "why-no-region") if region >= len(s.sides) else None


def no_area(s: State, region: int, area: int) -> Refusal | None:
    """The region is not on the map or lacks the area."""
    if refusal := no_region(s, region):
        return refusal
    side = side_of(s, region)
    there = area - SEA_A < side.seas if area >= SEA_A else area < side.lands
    return None if there else Refusal("A1.8", "why-no-area")


def units_at(s: State, me: int, region: int, place: int) -> list[int]:
    return [unit for unit in s.seats[me].units if region_of(unit) == region and place_of(unit) == place]


def not_idle(s: State, me: int, region: int, place: int, rule: str) -> Refusal | None:
    """The seat lacks an active, unengaged unit there, which the rule requires."""
    units = units_at(s, me, region, place)
    if not units:
        return Refusal(rule, "why-no-unit")
    return None if any(tired(unit) is None for unit in units) else tired(units[0])


def tired(unit: int) -> Refusal | None:
    if unit & LYING:
        return Refusal("A1.33", "why-striker")
    return Refusal("A1.35", "why-engaged") if unit & ENGAGED else None


def short_of(s: State, me: int, pile: int, answer: int, rule: str) -> Refusal | None:
    """The seat lacks cubes or explorer tokens for a cost, or uses a token for a cube that is not part of it."""
    seat, jokers = s.seats[me], jokers_of(answer)
    used = 0
    for resource in range(RESOURCES):
        tokens = joker_in(jokers, resource)
        needed = count(pile, resource)
        used += tokens
        if tokens > needed:
            return Refusal("A7.25", "why-joker")
        if needed - tokens > count(seat.cubes, resource):
            return Refusal(rule, "why-cubes")
    return Refusal("A7.24", "why-no-token") if used > seat.tokens else None


def is_building(place: int) -> bool:
    return place >= AREAS
