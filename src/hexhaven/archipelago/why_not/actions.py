"""Why an action of the wheel, or a step of one, is refused: harvest, taxes, trade, growth, building."""

from hexhaven.archipelago import answers as a
from hexhaven.archipelago import frames as f
from hexhaven.archipelago.bits import first_of, second_of
from hexhaven.archipelago.content.resources import FISH, RESOURCES, count
from hexhaven.archipelago.content.tables import MARKET, PORT, SEA_A, SHIP
from hexhaven.archipelago.rules.boards import buying_price, is_full, worker_price
from hexhaven.archipelago.rules.building import suits, tokens_for
from hexhaven.archipelago.rules.exploration import has_room, hexes_left
from hexhaven.archipelago.rules.harvest import may_harvest_in
from hexhaven.archipelago.state import EXPORT, State
from hexhaven.archipelago.units import (
    LYING,
    controller,
    free_icons,
    home_area,
    is_active,
    is_citizen,
    is_idle,
    is_ship,
    region_of,
    side_of,
    stands,
)
from hexhaven.archipelago.verbs.goods import pile_on
from hexhaven.archipelago.view import plundered_in
from hexhaven.archipelago.why_not.refusals import (
    best,
    is_building,
    no_area,
    no_region,
    not_idle,
    short_of,
    tired,
    units_at,
)
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.frame import arg_of, kind_of, top
from hexhaven.kernel.referee import certainly

# From the least to the nearest to being right.
HARVEST_RANKS = (
    "why-no-unit",
    "why-fish",
    "why-no-icon",
    "why-striker",
    "why-engaged",
    "why-plundered",
    "why-icon-taken",
    "why-permission",
)
COUPLE_RANKS = ("why-no-couple", "why-couple-apart", "why-couple-striking")
RECRUIT_RANKS = ("why-no-active-unit", "why-no-land", "why-three-citizens")

# Harvest.


def harvest(s: State, me: int, answer: int) -> Refusal:
    resource = a.resource_of(answer)
    if not count(s.bank_cubes, resource):
        return Refusal("A9.11", "why-bank-cubes")
    units = s.seats[me].units
    return best((idle_at_icon(s, me, unit, resource) for unit in units), HARVEST_RANKS) or Refusal(
        "A9.2", "why-no-unit"
    )


def work(s: State, me: int, answer: int) -> Refusal:
    resource, region, place = first_of(arg_of(top(s.agenda))), a.region_of(answer), a.place_of(answer)
    units = units_at(s, me, region, place)
    if not units:
        return no_region(s, region) or Refusal("A9.2", "why-no-unit")
    return certainly(best((idle_at_icon(s, me, unit, resource) for unit in units), HARVEST_RANKS))


def idle_at_icon(s: State, me: int, unit: int, resource: int) -> Refusal | None:
    """What keeps a unit from harvesting the resource."""
    region, area = region_of(unit), home_area(s, unit)
    if is_ship(unit) != (resource == FISH):
        return Refusal("A9.4", "why-fish")
    if not side_of(s, region).icons[area * RESOURCES + resource]:
        return Refusal("A9.5", "why-no-icon")
    if refusal := tired(unit):
        return refusal
    if free_icons(s, region, area, resource) <= 0:
        return no_free_icon(s, region, area, resource)
    return None if may_harvest_in(s, me, region) else Refusal("A9.8", "why-permission")


def no_free_icon(s: State, region: int, area: int, resource: int) -> Refusal:
    lost = plundered_in(s, region).get(area * RESOURCES + resource, 0)
    if lost == side_of(s, region).icons[area * RESOURCES + resource]:
        return Refusal("A9.9", "why-plundered")
    return Refusal("A9.3", "why-icon-taken")


# Taxes, exploration, migration.


def taxes(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A8.14", "why-taxes")


def explore(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A8.13", "why-circles") if hexes_left(s) else Refusal("A12.2", "why-no-hex")


def migrate(s: State, me: int, answer: int) -> Refusal:
    return Refusal("A8.17", "why-no-move")


# Trade, markets and ports.


def buy(s: State, me: int, answer: int) -> Refusal:
    board, resource = a.to_place_of(answer), a.resource_of(answer)
    if refusal := other_market(s, answer):
        return refusal
    if not count(pile_on(s, board), resource):
        return Refusal("A11.5", "why-zone-empty")
    price = buying_price(s, board, resource)
    return certainly(Refusal("A11.6", "why-price") if price > s.seats[me].florins else None)


def sell(s: State, me: int, answer: int) -> Refusal:
    board, resource = a.to_place_of(answer), a.resource_of(answer)
    if refusal := other_market(s, answer):
        return refusal
    if is_full(s, board, resource):
        return Refusal("A11.4", "why-zone-full")
    if not a.number_of(answer):
        return certainly(None if count(s.seats[me].cubes, resource) else Refusal("A11.7", "why-no-cube"))
    if not s.seats[me].tokens:
        return Refusal("A7.24", "why-no-token")
    return certainly(None if count(s.bank_cubes, resource) else Refusal("A7.26", "why-bank-cubes"))


def other_market(s: State, answer: int) -> Refusal | None:
    """A building or a card trades on one market; Merchant and Exporter in one resource and one direction."""
    kind, arg = kind_of(top(s.agenda)), arg_of(top(s.agenda))
    if kind not in (f.TRADES, f.MERCHANT):
        return None
    rule = "A20.22" if first_of(arg) == EXPORT else "A20.16"
    if a.to_place_of(answer) != first_of(arg):
        return Refusal("A11.8" if kind == f.TRADES else rule, "why-other-market")
    started, selling = first_of(second_of(arg)), bool(second_of(second_of(arg)))
    same = a.resource_of(answer) == started - 1 and (a.verb_of(answer) == a.SELLING) == selling
    if kind == f.MERCHANT and started and not same:
        return Refusal(rule, "why-one-resource")
    return None


def use(s: State, me: int, answer: int) -> Refusal:
    region, building = a.region_of(answer), a.to_place_of(answer)
    if refusal := no_region(s, region):
        return refusal
    if building not in (MARKET, PORT) or not stands(s, region, building):
        return Refusal("A11.8", "why-no-market")
    if controller(s, region, building) != me:
        return Refusal("A11.10", "why-no-control")
    if s.used[region] >> building & 1:
        return Refusal("A11.12", "why-used")
    return certainly(Refusal("A11.9", "why-price") if not s.seats[me].florins else None)


# Reproduction and recruitment.


def reproduce(s: State, me: int, answer: int) -> Refusal:
    if s.reproduced >> me & 1:
        return Refusal("A8.12", "why-reproduced")
    if not s.seats[me].citizens_left:
        return Refusal("A13.5", "why-no-citizens-left")
    regions = {region_of(unit) for unit in s.seats[me].units}
    return best((no_couple(s, me, region) for region in regions), COUPLE_RANKS) or Refusal("A13.1", "why-no-couple")


def no_couple(s: State, me: int, region: int) -> Refusal | None:
    citizens = [unit for unit in s.seats[me].units if region_of(unit) == region and is_citizen(unit)]
    if len(citizens) != 2:
        return Refusal("A13.1", "why-no-couple")
    if any(unit & LYING for unit in citizens):
        return Refusal("A13.2", "why-couple-striking")
    apart = home_area(s, citizens[0]) != home_area(s, citizens[1])
    return Refusal("A13.3", "why-couple-apart") if apart else None


def recruit(s: State, me: int, answer: int) -> Refusal:
    return certainly(no_recruit(s, me, 0))


def no_recruit(s: State, me: int, fee: int) -> Refusal | None:
    """Why nobody can be recruited, by the Recruiter for a fee on top of the price."""
    if not s.workers:
        return Refusal("A14.4", "why-no-workers")
    if not s.seats[me].citizens_left:
        return Refusal("A14.8", "why-no-citizens-left")
    if s.seats[me].florins < worker_price(s) + fee:
        return Refusal("A14.2", "why-price")
    return best((no_place(s, me, region) for region in range(len(s.sides))), RECRUIT_RANKS)


def no_place(s: State, me: int, region: int) -> Refusal | None:
    """What keeps a recruit out of a region."""
    if not any(region_of(unit) == region and is_active(unit) for unit in s.seats[me].units):
        return Refusal("A14.5", "why-no-active-unit")
    if not has_room(s, me, region):
        return Refusal("A14.7", "why-three-citizens")
    return None if side_of(s, region).lands else Refusal("A1.30", "why-no-land")


def land(s: State, me: int, answer: int) -> Refusal:
    """A citizen is placed somewhere: in turn zero, by the Missionary, by reproduction or recruitment."""
    region, area = a.region_of(answer), a.place_of(answer)
    if is_building(area):
        return Refusal(LANDING_RULES[kind_of(top(s.agenda))], "why-not-on-building")
    if area >= SEA_A:
        return Refusal("A1.30", "why-no-land")
    kind, arg = kind_of(top(s.agenda)), arg_of(top(s.agenda))
    if refusal := no_area(s, region, area):
        return refusal
    if kind == f.REPRODUCE:
        return no_couple(s, me, region) or Refusal("A13.4", "why-couple-shore")
    if kind == f.RECRUIT:
        return certainly(no_place(s, me, region))
    new = arg if kind == f.MISSIONARY_LANDS else len(s.sides) - 1
    return certainly(Refusal(LANDING_RULES[kind], "why-new-region") if region != new else None)


LANDING_RULES = {
    f.FIRST_LANDING: "A3.10",
    f.MISSIONARY_LANDS: "A20.14",
    f.REPRODUCE: "A13.4",
    f.RECRUIT: "A14.5",
}


# Building.


def build(s: State, me: int, answer: int) -> Refusal:
    building, region, place = a.number_of(answer), a.region_of(answer), a.place_of(answer)
    if kind_of(top(s.agenda)) == f.BUILD_FREELY and arg_of(top(s.agenda)) and building != SHIP:
        return Refusal("A21.8", "why-only-ship")
    if refusal := no_token(s, me, building):
        return refusal
    if refusal := no_region(s, region) or not_idle(s, me, region, place, "A16.3"):
        return refusal
    unit = next(unit for unit in units_at(s, me, region, place) if is_idle(unit))
    return no_site(s, unit, answer) or certainly(cannot_pay(s, me, answer))


def no_token(s: State, me: int, building: int) -> Refusal | None:
    if building == SHIP:
        return None if s.seats[me].ships_left else Refusal("A16.12", "why-no-ships-left")
    return None if tokens_for(s, building) else Refusal("A16.5", "why-no-building-token")


def no_site(s: State, unit: int, answer: int) -> Refusal | None:
    building, region, site = a.number_of(answer), region_of(unit), a.to_place_of(answer)
    side = side_of(s, region)
    if is_ship(unit) and building != PORT:
        return Refusal("A16.3", "why-ship-builds-ports")
    if building != SHIP and stands(s, region, building):
        return Refusal("A16.4", "why-one-of-each")
    if building == SHIP and not side.seas:
        return Refusal("A16.11", "why-no-sea")
    if building == PORT and not (side.seas and side.lands):
        return Refusal("A16.7", "why-no-sea")
    land_area, sea_area = a.land_of(site), a.sea_of(site)
    fits = land_area < max(1, side.lands) and sea_area < max(1, side.seas)
    if not fits or not suits(building, is_ship(unit), home_area(s, unit), land_area, sea_area):
        return Refusal("A16.7" if building == PORT else "A16.6", "why-site")
    return None


def cannot_pay(s: State, me: int, answer: int) -> Refusal | None:
    components, building = s.rules.components, a.number_of(answer)
    if s.seats[me].florins < components.cost_florins[building]:
        return Refusal("A16.2", "why-price")
    return short_of(s, me, components.cost_cubes[building], answer, "A16.2")
