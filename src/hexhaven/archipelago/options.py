"""The options of a game of Archipelago, as texts and as the rules they mean."""

from collections.abc import Mapping

from hexhaven.archipelago.content.components import STANDARD, named
from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.state import Rules
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.notation import whole_number

VARIANTS = ("no-secrets", "more-control", "more-spice", "choose-trend", "benefactor")
DEFAULTS = {
    "seats": "4",
    "length": "short",
    "start": "sea",
    "variants": "none",
    "deals": "on",
    "components": STANDARD,
}
# A28.14 variants that cannot be played together.
CLASHES = (
    ("no-secrets", "more-control"),
    ("no-secrets", "more-spice"),
    ("no-secrets", "choose-trend"),
    ("no-secrets", "benefactor"),
    ("more-control", "benefactor"),
)


def rules_for(options: Mapping[str, str]) -> Rules:
    """The rules that a set of options means. Raises OptionError."""
    for name in options:
        if name not in DEFAULTS:
            raise OptionError(name, f"unknown; there are {', '.join(DEFAULTS)}")
    given = {name: str(value) for name, value in {**DEFAULTS, **options}.items()}
    seats = whole_number(given["seats"], 2, 5)
    if seats is None:
        raise OptionError("seats", f"{given['seats']!r} is not a number from 2 to 5")
    length = LENGTH_NAMES.index(one_of(given, "length", LENGTH_NAMES))
    rules = Rules(seats, named(given["components"]), length)
    rules.desert = one_of(given, "start", ("sea", "desert")) == "desert"
    rules.deals = one_of(given, "deals", ("on", "off")) == "on"
    variants = variants_in(given["variants"], seats)
    rules.no_secrets = "no-secrets" in variants
    rules.more_control = "more-control" in variants
    rules.more_spice = "more-spice" in variants
    rules.choose_trend = "choose-trend" in variants
    rules.benefactor = "benefactor" in variants
    return rules


def one_of(options: Mapping[str, str], name: str, values: tuple[str, ...]) -> str:
    if options[name] not in values:
        raise OptionError(name, f"{options[name]!r} is none of {', '.join(values)}")
    return options[name]


def variants_in(text: str, seats: int) -> list[str]:
    """A28.14 A28.15 the variants named, which must go together."""
    names = [] if text == "none" else text.replace(",", " ").split()
    for name in names:
        if name not in VARIANTS:
            raise OptionError("variants", f"{name!r} is none of {', '.join(VARIANTS)}")
    for one, other in CLASHES:
        if one in names and other in names:
            raise OptionError("variants", f"{one} and {other} cannot be played together")
    if seats == 5 and "benefactor" in names and "more-spice" in names:
        raise OptionError("variants", "benefactor and more-spice leave too few objectives for five")
    return [name for name in VARIANTS if name in names]


def options_of(rules: Rules) -> dict[str, str]:
    """The complete options in canonical form."""
    flags = (rules.no_secrets, rules.more_control, rules.more_spice, rules.choose_trend, rules.benefactor)
    variants = [name for name, on in zip(VARIANTS, flags, strict=True) if on]
    return {
        "seats": str(rules.players),
        "length": LENGTH_NAMES[rules.length],
        "start": "desert" if rules.desert else "sea",
        "variants": " ".join(variants) or "none",
        "deals": "on" if rules.deals else "off",
        "components": rules.components.name,
    }
