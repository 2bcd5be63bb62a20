"""Components of a position: those of the game, except for hex sides and card backs that are described."""

import hashlib
import re
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.archipelago.content.cards import CARD_NAMED
from hexhaven.archipelago.content.components import OPTION
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.sheet import LOWER_TEXT, UPPER_TEXT, zone_of
from hexhaven.archipelago.content.tables import ROWS, Components, Market, Side, Zone
from hexhaven.archipelago.rulebook import Rules
from hexhaven.kernel.errors import PositionError

DESCRIBED = "described"
PRICES = 3  # of a card
# Everything in components except what is printed on hexes and cards.
BOARDS = (
    "stability_workers", "stability_rebels", "labour_from", "labour_price", "labour_rebels", "tax_discs",
    "shared_explorations", "tax_citizen", "tax_ship", "tax_town", "tax_temple", "cost_cubes", "cost_florins",
)  # fmt: skip


def describe(rules: Rules, components: Components) -> None:
    """From now on the rule book, which nobody shares, has these components; no set has them."""
    rules.components = components
    rules.options[OPTION] = f"{DESCRIBED} {fingerprint(components)}"


def fingerprint(components: Components) -> str:
    """The same for the same hexes and backs."""
    sides = [[*side.edges, *side.area_at, side.lands, side.seas, *side.icons, side.huts] for side in components.sides]
    zones = [[zone.kind, zone.red, zone.resource, zone.number] for zone in [*components.upper, *components.lower]]
    prices = [list(components.prices), list(components.domestic.price), list(components.export.price)]
    return hashlib.sha256(repr((sides, zones, prices)).encode()).hexdigest()[:16]


def with_sides(old: Components, sides: Mapping[int, Side]) -> Components:
    """The same components except for some sides of hexes."""
    printed = vec[Side]([sides.get(number, side) for number, side in enumerate(old.sides)])
    return copied(old, printed, old.upper, old.lower)


def with_backs(old: Components, backs: Mapping[str, str]) -> Components:
    """The same components except for the backs of some cards: `fish feeds 4 / rebels -2 per temple`."""
    upper, lower = list(old.upper), list(old.lower)
    for card, text in backs.items():
        above, _, below = (half.strip() for half in text.partition("/"))
        if not (re.fullmatch(UPPER_TEXT, above) and re.fullmatch(LOWER_TEXT, below)):
            raise PositionError(f"{text!r} is not a back, such as 'stone feeds 6 / red 3 cattle'")
        upper[CARD_NAMED[card]], lower[CARD_NAMED[card]] = zone_of(above), zone_of(below)
    return copied(old, old.sides, vec[Zone](upper), vec[Zone](lower))


def with_prices(old: Components, prices: Mapping[tuple[str, str], list[int]]) -> Components:
    """The same components except for some prices: of cards, and of a resource on board I or II."""
    new = copied(old, old.sides, old.upper, old.lower)
    for (board, name), numbers in prices.items():
        if board == "cards":
            new.prices = replaced(new.prices, CARD_NAMED[name] * PRICES, numbers)
        else:
            setattr(new, board, with_row_prices(getattr(new, board), RESOURCE_NAMES.index(name), numbers))
    return new


def with_row_prices(old: Market, resource: int, numbers: list[int]) -> Market:
    """One price for each row of the resource's zone that has slots."""
    first = resource * ROWS
    rows = sum(slots > 0 for slots in old.slots[first : first + ROWS])
    if len(numbers) != rows:
        raise PositionError(f"{RESOURCE_NAMES[resource]} has {rows} rows on this board, so {rows} prices")
    return Market(old.slots, replaced(old.price, first, numbers), old.workers, old.rebels)


def replaced(old: vec[i64], first: int, numbers: list[int]) -> vec[i64]:
    return vec[i64]([*old[:first], *numbers, *old[first + len(numbers) :]])


def copied(old: Components, sides: vec[Side], upper: vec[Zone], lower: vec[Zone]) -> Components:
    new = Components(
        DESCRIBED, sides, old.domestic, old.export, upper, lower, old.prices, old.discs, old.florins, old.anyone,
        old.amount, old.medals,
    )  # fmt: skip
    for name in BOARDS:
        setattr(new, name, getattr(old, name))
    return new
