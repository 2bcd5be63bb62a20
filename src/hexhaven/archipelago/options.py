"""The options of a game of Archipelago, as texts and as the rule book they mean."""

from collections.abc import Mapping
from functools import lru_cache

from hexhaven.archipelago.content.components import OPTION, STANDARD, full_name, named
from hexhaven.archipelago.content.objectives import LENGTH_NAMES
from hexhaven.archipelago.rulebook import Rules
from hexhaven.archipelago.rules import BASE, OLDER
from hexhaven.archipelago.state import State, first_state
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.options import completed, number, one_of, several_of

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
RULES_VERSION = 4


def options_at(version: int, options: Mapping[str, str]) -> dict[str, str]:
    """The complete options that these stood for in that version of the rules. Raises OptionError."""
    return dict(shared_book(version, *in_full(options, version).items()).options)


def fresh_state(version: int, options: Mapping[str, str]) -> State:
    """Nothing dealt yet, under the rule book that the options stood for in that version."""
    return first_state(rules_for(options_at(version, options)))


def rules_for(options: Mapping[str, str]) -> Rules:
    """The rule book of a set of options. Raises OptionError."""
    return shared_book(RULES_VERSION, *in_full(options, RULES_VERSION).items())


def with_rules(s: State, version: int) -> State:
    """The same position, played by that version of the rules; with its components."""
    if s.rules.version == version:
        return s
    twin = s.copy()
    twin.rules = twin.book = shared_book(version, *s.rules.options.items())
    return twin


def in_full(options: Mapping[str, str], version: int) -> dict[str, str]:
    """Every option, and the component set by its full name."""
    given = completed(options, DEFAULTS)
    given[OPTION] = named(full_name(given[OPTION], version)).name
    return given


@lru_cache(maxsize=256)
def shared_book(version: int, *given: tuple[str, str]) -> Rules:
    """Created once for each set of options and shared by all its games."""
    return own_book(dict(given), version)


def own_book(given: Mapping[str, str], version: int = RULES_VERSION) -> Rules:
    """A new rule book for options in full."""
    seats = number(given, "seats", 2, 5)
    variants = variants_in(given, seats)
    rules = Rules(seats, named(given[OPTION]), LENGTH_NAMES.index(one_of(given, "length", LENGTH_NAMES)))
    rules.desert = one_of(given, "start", ("sea", "desert")) == "desert"
    rules.deals = one_of(given, "deals", ("on", "off")) == "on"
    rules.no_secrets = "no-secrets" in variants
    rules.more_control = "more-control" in variants
    rules.more_spice = "more-spice" in variants
    rules.choose_trend = "choose-trend" in variants
    rules.benefactor = "benefactor" in variants
    rules.options = {**given, "variants": " ".join(variants) or "none"}
    rules.version = version
    for chapter in (*BASE, *(chapter for last, chapter in OLDER.items() if version <= last)):
        chapter.add_to(rules)
    return rules


def variants_in(given: Mapping[str, str], seats: int) -> list[str]:
    """A28.14 A28.15 the variants, which must be compatible."""
    names = several_of(given, "variants", VARIANTS)
    for one, other in CLASHES:
        if one in names and other in names:
            raise OptionError("variants", f"{one} and {other} cannot be played together")
    if seats == 5 and "benefactor" in names and "more-spice" in names:
        raise OptionError("variants", "benefactor and more-spice leave too few objectives for five")
    return names
