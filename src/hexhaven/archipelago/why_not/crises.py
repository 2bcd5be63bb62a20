"""Why help in a crisis is refused, and why nobody can be expelled."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago import frames as f
from hexhaven.archipelago.content.tables import LAND_B, TEMPLE, TOWN
from hexhaven.archipelago.state import State
from hexhaven.archipelago.units import LYING, controller, is_striking_at, occupant, place_of, region_of, stands
from hexhaven.archipelago.why_not.refusals import no_area, no_region
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.frame import arg_of, kind_of, top
from hexhaven.kernel.referee import certainly


def feed(s: State, me: int, answer: int) -> Refusal:
    rule = "A7.10" if kind_of(top(s.agenda)) == f.HELP else "A7.22"
    match a.verb_of(answer):
        case a.FEED_BOARD:
            return Refusal(rule, "why-zone-empty")
        case a.FEED_OWN:
            return Refusal(rule, "why-no-cube")
    return Refusal("A7.24", "why-no-token")


def bless(s: State, me: int, answer: int) -> Refusal:
    region = a.region_of(answer)
    if refusal := no_region(s, region):
        return refusal
    if not stands(s, region, TEMPLE):
        return Refusal("A7.16", "why-no-temple")
    if controller(s, region, TEMPLE) != me:
        lying_in_town = occupant(s, region, TOWN) == me and is_striking_at(s, region, TOWN)
        free = occupant(s, region, TEMPLE) < 0
        return Refusal("A7.17" if lying_in_town and free else "A7.16", "why-no-control")
    return certainly(not_lying(s, answer, "A7.16"))


def raising(s: State, me: int, answer: int) -> Refusal:
    return not_lying(s, answer, "A7.11") or certainly(
        Refusal("A7.12", "why-raise-too-many") if a.number_of(answer) > arg_of(top(s.agenda)) else None
    )


def not_lying(s: State, answer: int, rule: str) -> Refusal | None:
    """Not that many of the player's citizens are lying there."""
    seat, where = a.seat_of(answer), (a.region_of(answer), a.place_of(answer))
    if seat >= s.rules.players:
        return Refusal(rule, "why-no-player")
    lying = sum(unit & LYING > 0 and (region_of(unit), place_of(unit)) == where for unit in s.seats[seat].units)
    return None if 0 < a.number_of(answer) <= lying else Refusal(rule, "why-not-lying")


def expel(s: State, me: int, answer: int) -> Refusal:
    region, building = a.region_of(answer), a.to_place_of(answer)
    if refusal := no_region(s, region):
        return refusal
    if controller(s, region, TOWN) != me:
        return Refusal("A17.14", "why-no-town")
    strikes = is_striking_at(s, region, building) and occupant(s, region, building) != me
    if not strikes:
        return Refusal("A17.13", "why-no-striker")
    return certainly(no_area(s, region, LAND_B))
