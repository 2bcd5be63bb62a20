"""Components of a position: those of the game, except for hex sides and card backs that are described."""

import hashlib
import re
from collections.abc import Mapping

from librt.vecs import vec

from hexhaven.archipelago.content.cards import CARD_NAMED
from hexhaven.archipelago.content.components import OPTION
from hexhaven.archipelago.content.sheet import LOWER_TEXT, UPPER_TEXT, zone_of
from hexhaven.archipelago.content.tables import Components, Side, Zone
from hexhaven.archipelago.rulebook import Rules
from hexhaven.kernel.errors import PositionError

DESCRIBED = "described"
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
    return hashlib.sha256(repr((sides, zones)).encode()).hexdigest()[:16]


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


def copied(old: Components, sides: vec[Side], upper: vec[Zone], lower: vec[Zone]) -> Components:
    new = Components(
        DESCRIBED, sides, old.domestic, old.export, upper, lower, old.prices, old.discs, old.florins, old.anyone,
        old.amount, old.medals,
    )  # fmt: skip
    for name in BOARDS:
        setattr(new, name, getattr(old, name))
    return new
