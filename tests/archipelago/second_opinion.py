"""A second opinion on what is allowed: the answers to the common questions, worked out from the rules alone.

It reads units, buildings and hexes from the state, but none of the functions of the rules; where the engine packs sets
into numbers and shares work between questions, this one looks at every single case, slowly.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations_with_replacement, product

from hexhaven.archipelago import frames as f
from hexhaven.archipelago.content.cards import ROADS
from hexhaven.archipelago.content.resources import NAMES, count
from hexhaven.archipelago.content.tables import Components, Market, Side
from hexhaven.archipelago.state import State
from hexhaven.kernel.frame import arg_of, kind_of, top, who_of

DIRECTIONS = ("east", "north-east", "north-west", "west", "south-west", "south-east")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BUILDINGS = ("town", "market", "port", "temple")
AREAS = "abxy"
SEA = 0
Spot = tuple[int, int]
Area = tuple[int, str]  # a region and the letter of one of its areas


@dataclass(frozen=True)
class Unit:
    """A unit as one sees it on the map."""

    seat: int
    region: int
    place: str  # a letter, or the name of a building
    ship: bool
    engaged: bool
    striking: bool
    moved: bool

    @property
    def idle(self) -> bool:
        return not (self.engaged or self.striking)

    def named(self) -> str:
        return place_name(self.region, self.place)


def place_name(region: int, place: str) -> str:
    return f"{region}{place}" if len(place) == 1 else f"{region}-{place}"


@dataclass
class Table:
    """The state taken apart."""

    s: State
    units: list[Unit] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.spots = [(spot // 64 - 32, spot % 64 - 32) for spot in self.s.spots]
        for seat, owner in enumerate(self.s.seats):
            for packed in owner.units:
                place = packed >> 7 & 7
                letter = AREAS[place] if place < 4 else BUILDINGS[place - 4]
                flags = [bool(packed & flag) for flag in (64, 8, 16, 32)]
                self.units.append(Unit(seat, packed >> 10, letter, *flags))

    @cached_property
    def components(self) -> Components:
        return self.s.rules.components

    def side(self, region: int) -> Side:
        return self.components.sides[self.s.sides[region]]

    def edge(self, region: int, direction: int) -> int:
        """The number of the edge of the side that looks there."""
        return (direction - int(self.s.turned[region])) % 6

    def terrain(self, region: int, direction: int) -> int:
        return int(self.side(region).edges[self.edge(region, direction)])

    def area(self, region: int, direction: int) -> Area:
        return region, AREAS[self.side(region).area_at[self.edge(region, direction)]]

    def neighbours(self, region: int) -> Iterator[tuple[int, int]]:
        """The directions in which another region lies, with it."""
        for direction, (q, r) in enumerate(STEPS):
            spot = (self.spots[region][0] + q, self.spots[region][1] + r)
            if spot in self.spots:
                yield direction, self.spots.index(spot)

    def lands(self, region: int) -> list[Area]:
        return [(region, letter) for letter in "ab"[: self.side(region).lands]]

    def seas(self, region: int) -> list[Area]:
        return [(region, letter) for letter in "xy"[: self.side(region).seas]]

    # Buildings.

    def stands(self, region: int, name: str) -> bool:
        return bool(self.s.built[region] >> 4 * BUILDINGS.index(name) & 1)

    def shore(self, region: int, name: str) -> Area:
        """A1.38 the land area of a building."""
        return region, "ab"[self.s.built[region] >> 4 * BUILDINGS.index(name) + 1 & 1]

    def water(self, region: int) -> Area:
        """A1.38 the sea area of a port."""
        return region, "xy"[self.s.built[region] >> 4 * BUILDINGS.index("port") + 2 & 1]

    def on(self, region: int, name: str) -> Unit | None:
        return next((unit for unit in self.units if (unit.region, unit.place) == (region, name)), None)

    def control(self, region: int, name: str) -> int | None:
        """A17.1 to A17.3"""
        unit = self.on(region, name)
        if self.stands(region, name) and unit is not None and not unit.striking:
            return unit.seat
        town = self.on(region, "town")
        if name == "town" or not self.stands(region, name) or town is None or town.striking:
            return None
        return town.seat

    def home(self, unit: Unit) -> Area:
        if len(unit.place) == 1:
            return unit.region, unit.place
        return self.water(unit.region) if unit.ship else self.shore(unit.region, unit.place)

    def own(self, me: int) -> list[Unit]:
        return [unit for unit in self.units if unit.seat == me]

    def citizens(self, me: int, region: int) -> int:
        return sum(unit.region == region and not unit.ship for unit in self.own(me))

    def free_icons(self, area: Area, resource: int) -> int:
        region, letter = area
        printed = int(self.side(region).icons[AREAS.index(letter) * 6 + resource])
        slot = icon_slot(letter, resource)
        return printed - int(self.s.taken[region] >> 4 * slot & 15) if slot >= 0 else 0


def icon_slot(letter: str, resource: int) -> int:
    """Where the state counts taken icons; -1 where there can be none."""
    fish = NAMES.index("fish")
    if (letter in "xy") != (resource == fish):
        return -1
    if letter in "xy":
        return 10 + "xy".index(letter)
    return 5 * "ab".index(letter) + resource - (resource > fish)


# Rounds.


def may_tax(table: Table, me: int) -> bool:
    """A8.14 by those whose own circle is free, or while a shared one is."""
    own = [seat for seat in range(len(table.s.seats)) if table.s.collected >> seat & 1]
    shared = max(0, table.components.tax_discs[len(table.s.seats)] - len(table.s.seats))
    return me not in own or table.s.taxed - len(own) < shared


def rounds(table: Table, me: int, arg: int) -> Iterator[str]:
    """A8 without cards and deals."""
    seat = table.s.seats[me]
    yield "done"
    if not table.s.done & 1 and seat.discs > seat.discs_used:
        yield from (f"harvest {name}" for resource, name in enumerate(NAMES) if any(harvesters(table, me, resource)))
        yield from ["taxes"] if may_tax(table, me) else []
        yield from trades(table, me, "domestic")
        yield from trades(table, me, "export")
        yield from ["explore"] if may_explore(table, me) else []
        if not table.s.reproduced >> me & 1 and any(couples(table, me)):
            yield "reproduce"
        yield from ["recruit"] if any(recruits(table, me)) else []
        yield from ["migrate"] if any(moves(table, me)) else []
        yield from works(table, me)
    if not table.s.done & 4 and seat.florins:
        for region, name in product(range(len(table.spots)), ("market", "port")):
            if table.control(region, name) == me and not table.s.used[region] >> BUILDINGS.index(name) & 1:
                yield f"use {region}-{name}"


def may_explore(table: Table, me: int) -> bool:
    """A8.13 A12.2"""
    shared = table.components.shared_explorations[len(table.s.seats)]
    hexes = table.s.top_side >= 0 or table.s.stack or table.s.discarded_hexes
    return bool(hexes) and (not table.s.explored >> me & 1 or table.s.shared_explored < shared)


def harvesters(table: Table, me: int, resource: int) -> Iterator[Unit]:
    """A9.2 to A9.11"""
    if not count(table.s.bank_cubes, resource):
        return
    for unit in table.own(me):
        owner = table.control(unit.region, "town")
        permitted = owner in (None, me) or bool(table.s.permits >> 5 * (owner or 0) + me & 1)
        fitting = unit.idle and unit.ship == (NAMES[resource] == "fish")
        if fitting and permitted and table.free_icons(table.home(unit), resource) > 0:
            yield unit


def harvest(table: Table, me: int, arg: int) -> Iterator[str]:
    if arg >> 4:
        yield "done"
    yield from {f"work {unit.named()}" for unit in harvesters(table, me, arg & 15)}


def market(table: Table, board: str) -> tuple[Market, int]:
    if board == "domestic":
        return table.components.domestic, int(table.s.domestic)
    return table.components.export, int(table.s.export)


def price_of(zone: Market, resource: int, cube: int) -> int | None:
    """A6.2 the price of the row in which so many-th cube lies; none if there is no such slot."""
    prices: list[int] = []
    for row in range(4):
        prices += [int(zone.price[4 * resource + row])] * int(zone.slots[4 * resource + row])
    return prices[cube - 1] if 0 < cube <= len(prices) else None


def trades(table: Table, me: int, board: str) -> Iterator[str]:
    """A11.2 to A11.7"""
    seat, (zone, pile) = table.s.seats[me], market(table, board)
    for resource, name in enumerate(NAMES):
        here = count(pile, resource)
        cost = price_of(zone, resource, here)
        if cost is not None and seat.florins >= cost:
            yield f"buy {name} {board}"
        if price_of(zone, resource, here + 1) is None:
            continue
        if count(seat.cubes, resource):
            yield f"sell {name} {board}"
        if seat.tokens and count(table.s.bank_cubes, resource):
            yield f"sell {name} {board} token"


def couples(table: Table, me: int) -> Iterator[str]:
    """A13.1 to A13.6"""
    for region in range(len(table.spots)):
        pair = [unit for unit in table.own(me) if unit.region == region and not unit.ship]
        areas = {table.home(unit) for unit in pair}
        active = not any(unit.striking for unit in pair)
        if len(pair) == 2 and len(areas) == 1 and active and table.s.seats[me].citizens_left:
            yield f"land {place_name(*areas.pop())}"


def reproduce(table: Table, me: int, arg: int) -> Iterator[str]:
    if arg:
        yield "done"
    yield from couples(table, me)


def recruits(table: Table, me: int) -> Iterator[str]:
    """A14.2 to A14.8"""
    seat, workers = table.s.seats[me], table.s.workers
    rows = list(zip(table.components.labour_from, table.components.labour_price, strict=True))
    cost = [price for first, price in rows if first <= workers][-1]
    if not workers or seat.florins < cost or not seat.citizens_left:
        return
    for region in range(len(table.spots)):
        active = any(unit.region == region and not unit.striking for unit in table.own(me))
        if active and table.citizens(me, region) < 3:
            yield from (f"land {place_name(*area)}" for area in table.lands(region))


def recruit(table: Table, me: int, arg: int) -> Iterator[str]:
    if arg & 15:
        yield "done"
    yield from recruits(table, me)


# Migration.


def moves(table: Table, me: int, arg: int = 63) -> Iterator[str]:
    """A15.1 to A15.7; the lowest bits of arg are the moves left, then come two marks: citizens only, ships only."""
    crowd = crowded(table, me)
    for unit in table.own(me):
        kept = arg >> 8 & 1 if unit.ship else arg >> 9 & 1
        if unit.idle and not unit.moved and not kept and crowd in (None, None if unit.ship else unit.region):
            kind = "move ship" if unit.ship else "move"
            for target in targets(table, unit, arg, crowd is not None):
                yield f"{kind} {unit.named()} {target}"


def targets(table: Table, unit: Unit, arg: int, leaving: bool) -> Iterator[str]:
    home = table.home(unit)
    if not leaving:
        yield from entered(table, unit, home)
    for area in reached(table, unit, arg) - {home}:
        stays = area[0] == unit.region
        if not (stays and leaving) and (unit.ship or stays or settles(table, unit, area[0], arg)):
            yield place_name(*area)
            yield from entered(table, unit, area)


def crowded(table: Table, me: int) -> int | None:
    """A15.4 the region with a fourth citizen."""
    return next((region for region in range(len(table.spots)) if table.citizens(me, region) > 3), None)


def settles(table: Table, unit: Unit, region: int, arg: int) -> bool:
    """A15.4 the others can make room after this move, each leaving a region that has got one too many."""
    citizens = [table.citizens(unit.seat, number) for number in range(len(table.spots))]
    citizens[unit.region] -= 1
    citizens[region] += 1
    waiting = [other for other in table.own(unit.seat) if other is not unit and not other.ship]
    ways = {
        (other.region, other.place): {area[0] for area in reached(table, other, arg)}
        for other in waiting
        if other.idle and not other.moved
    }
    return makes_room(citizens, region, ways, (arg & 63) - 1, {region})


def makes_room(
    citizens: list[int], crowd: int, ways: dict[tuple[int, str], set[int]], left: int, been: set[int]
) -> bool:
    if citizens[crowd] <= 3:
        return True
    further = {target for (region, _), found in ways.items() if region == crowd for target in found} - been
    for target in further if left else ():
        after = [number + (region == target) - (region == crowd) for region, number in enumerate(citizens)]
        if makes_room(after, target, ways, left - 1, been | {target}):
            return True
    return False


def entered(table: Table, unit: Unit, area: Area) -> Iterator[str]:
    """A15.2 A15.3 A15.5 free buildings of the area."""
    for name in BUILDINGS:
        if not table.stands(area[0], name) or table.on(area[0], name) is not None:
            continue
        lies = name == "port" and table.water(area[0]) == area if unit.ship else table.shore(area[0], name) == area
        if lies and table.control(area[0], name) in (None, unit.seat):
            yield place_name(area[0], name)


def reached(table: Table, unit: Unit, arg: int) -> set[Area]:
    if unit.ship:
        return over_edges(table, table.home(unit), 3 if arg >> 9 & 1 else 1, True)
    walked = over_edges(table, table.home(unit), 2 if table.s.boosts >> ROADS & 1 else 1, False)
    ships = [ship for ship in table.own(unit.seat) if ship.ship and ship.idle and len(ship.place) == 1]
    return walked | shipped(table, table.home(unit), ships)


def over_edges(table: Table, start: Area, steps: int, by_sea: bool) -> set[Area]:
    found = {start}
    for _ in range(steps):
        for area in list(found):
            for direction, other in table.neighbours(area[0]):
                if (table.terrain(area[0], direction) == SEA) == by_sea and table.area(area[0], direction) == area:
                    found.add(table.area(other, (direction + 3) % 6))
    return found


def shipped(table: Table, start: Area, ships: list[Unit]) -> set[Area]:
    """A15.8 to A15.11 every ship once in a chain; who is at sea changes ships, and one of the two is of that region."""
    found: set[Area] = set()
    for number, ship in enumerate(ships):
        rest = ships[:number] + ships[number + 1 :]
        for area in crossed(table, start, (ship.region, ship.place)):
            if area in table.lands(area[0]):
                found |= {area} | shipped(table, area, rest)
            else:
                at_hand = rest if ship.region == area[0] else [other for other in rest if other.region == area[0]]
                found |= relayed(table, area, at_hand, rest)
    return found


def relayed(table: Table, at_sea: Area, at_hand: list[Unit], ships: list[Unit]) -> set[Area]:
    """A15.10 one of the ships at hand carries on from a region without land."""
    found: set[Area] = set()
    for ship in at_hand:
        for area in crossed(table, at_sea, (ship.region, ship.place)):
            if area in table.lands(area[0]):
                found |= {area} | shipped(table, area, [other for other in ships if other is not ship])
    return found


def crossed(table: Table, start: Area, sea: Area) -> Iterator[Area]:
    """A15.9 where a ship in this sea carries a citizen in one crossing."""
    if start[0] == sea[0]:
        yield from (area for area in table.lands(sea[0]) if area != start)
    for direction, other in table.neighbours(start[0]):
        here, there = table.area(start[0], direction), table.area(other, (direction + 3) % 6)
        if table.terrain(start[0], direction) == SEA and sea in (here, there):
            yield from table.lands(other) or [there]


def migrate(table: Table, me: int, arg: int) -> Iterator[str]:
    if arg >> 16 and crowded(table, me) is None:
        yield "done"
    yield from moves(table, me, arg)


# Building.


def works(table: Table, me: int) -> Iterator[str]:
    """A16"""
    seat = table.s.seats[me]
    for number, name in enumerate((*BUILDINGS, "ship")):
        left = {"ship": seat.ships_left, "market": table.s.trade_tokens, "port": table.s.trade_tokens}
        if not left.get(name, table.s.town_tokens) or seat.florins < table.components.cost_florins[number]:
            continue
        ways = list(payments(table, me, int(table.components.cost_cubes[number])))
        for unit in table.own(me):
            if unit.idle and (not unit.ship or name == "port"):
                yield from (f"build {name} {site}{way}" for site in sites(table, unit, name) for way in ways)


def payments(table: Table, me: int, pile: int) -> Iterator[str]:
    """A7.24 every way to pay, with tokens for some of the cubes."""
    seat = table.s.seats[me]
    cubes = [resource for resource in range(6) for _ in range(count(pile, resource))]
    found = set()
    for number in range(len(cubes) + 1):
        for tokens in combinations_with_replacement(range(6), number):
            paid = list(cubes)
            try:
                for resource in tokens:
                    paid.remove(resource)
            except ValueError:
                continue
            enough = all(paid.count(resource) <= count(seat.cubes, resource) for resource in range(6))
            if number <= seat.tokens and enough:
                found.add(" token " + " ".join(NAMES[resource] for resource in tokens) if tokens else "")
    yield from found


def sites(table: Table, unit: Unit, name: str) -> Iterator[str]:
    region, (_, home) = unit.region, table.home(unit)
    if name != "ship" and table.stands(region, name):
        return
    if name not in ("port", "ship"):
        yield unit.named() + (f" {home}" if len(unit.place) > 1 else "")
        return
    for (_, land), (_, sea) in product(table.lands(region), table.seas(region)):
        if home in (land, sea):
            said = "".join(letter for letter in (land, sea) if len(unit.place) > 1 or letter != home)
            yield f"{unit.named()} {said}"


# Exploration.


def place_hex(table: Table, me: int, arg: int) -> Iterator[str]:
    """A12.7 to A12.12"""
    beside: dict[Spot, list[tuple[int, int]]] = {}
    for region, (q, r) in enumerate(table.spots):
        for direction, (dq, dr) in enumerate(STEPS):
            if (q + dq, r + dr) not in table.spots:
                beside.setdefault((q + dq, r + dr), []).append((region, direction))
    for around in beside.values():
        if len(around) >= 2:
            yield from laid(table, me, around, (2 * arg, 2 * arg + 1))


def laid(table: Table, me: int, around: list[tuple[int, int]], sides: Iterable[int]) -> Iterator[str]:
    anchor, towards = around[0]
    movers = {mover for region, direction in around for mover in entering(table, me, region, direction)}
    for side, turn in product(sides, range(6)):
        edges = table.components.sides[side].edges
        if all(table.terrain(region, way) == edges[(way + 3 - turn) % 6] for region, way in around):
            name = f"{side // 2 + 1}{'ab'[side % 2]}"
            yield from (f"lay {name} {anchor} {DIRECTIONS[towards]} r{turn} with {mover}" for mover in movers)


def entering(table: Table, me: int, region: int, direction: int) -> Iterator[str]:
    by_sea = table.terrain(region, direction) == SEA
    for unit in table.own(me):
        if unit.idle and unit.ship == by_sea and table.home(unit) == table.area(region, direction):
            yield unit.named()


# Phase 6.


def purchase(table: Table, me: int, arg: int) -> Iterator[str]:
    """A18.3 to A18.6 A18.11"""
    slots = [slot for slot, card in enumerate(table.s.track) if card >= 0]
    pairs = [(one, other) for one in slots for other in slots if one != other]
    for slot in slots:
        card, position = table.s.track[slot] & 255, table.s.track[slot] >> 8
        if table.s.seats[me].florins >= table.components.prices[3 * card + position]:
            yield from (f"buy {one + 1} turn {other + 1}" for one, other in pairs if one == slot)
            if len(slots) == 1:
                yield f"buy {slot + 1}"
    yield from (f"turn {one + 1} {other + 1}" for one, other in pairs if one < other)
    if len(slots) == 1:
        yield f"turn {slots[0] + 1}"


OPINIONS: dict[int, Callable[[Table, int, int], Iterator[str]]] = {
    f.ROUND: rounds,
    f.HARVEST: harvest,
    f.REPRODUCE: reproduce,
    f.RECRUIT: recruit,
    f.MIGRATE: migrate,
    f.PLACE_HEX: place_hex,
    f.PURCHASE: purchase,
}
OTHER = ("card", "wonder", "offer", "invite")  # of these it has no opinion


def opinion(s: State) -> set[str] | None:
    """The answers that should be legal; nothing if it has no opinion on the question."""
    frame = top(s.agenda)
    if kind_of(frame) not in OPINIONS:
        return None
    return set(OPINIONS[kind_of(frame)](Table(s), int(who_of(frame)), int(arg_of(frame))))
