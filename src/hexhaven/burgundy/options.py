"""The options of a game of Burgundy, as texts and as the rule book they mean."""

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.expansions import EXPANSIONS
from hexhaven.burgundy.rulebook import CHOSEN, DRAWN, GIVEN, Rules
from hexhaven.burgundy.rules import BASE
from hexhaven.burgundy.state import NO_SEAT, State, first_state
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.options import completed, number, one_of, several_of

DEFAULTS = {"seats": "2", "duchies": "1", "choices": "open", "start": "drawn"}  # and "expansions", once there is one
SILENT = {"start": "1"}  # what a game file means that says nothing about an option
DEALS = {"drawn": DRAWN, "chosen": CHOSEN}


def options_at(version: int, options: Mapping[str, str]) -> dict[str, str]:
    """The complete options that these stood for in that version of the rules. Raises OptionError."""
    return dict(rules_for({**SILENT, **options}).options)


def rules_for(options: Mapping[str, str]) -> Rules:
    """The rule book of a set of options. Raises OptionError."""
    return written_for(*completed(options, DEFAULTS).items())


def fresh_state(version: int, options: Mapping[str, str]) -> State:
    """Nothing dealt yet, under the rule book that the options stood for in that version."""
    return first_state(rules_for(options_at(version, options)))


@lru_cache(maxsize=256)
def written_for(*options: tuple[str, str]) -> Rules:
    """Created once for each set of options and shared by all its games."""
    given = dict(options)
    seats = number(given, "seats", 2, 4)
    rules = Rules(seats)
    rules.hidden = one_of(given, "choices", ("open", "hidden")) == "hidden"
    rules.start_player = NO_SEAT if given["start"] == "drawn" else number(given, "start", 1, seats) - 1
    rules.deal = DEALS.get(given["duchies"], GIVEN)
    if rules.deal == GIVEN:
        rules.duchies = vec[i64](given_duchies(given["duchies"], seats))
    expansions = several_of(given, "expansions", list(EXPANSIONS)) if "expansions" in given else []
    for chapter in (*BASE, *(EXPANSIONS[name] for name in expansions)):
        chapter.add_to(rules)
    if rules.deal == GIVEN:
        given["duchies"] = " ".join(str(duchy) for duchy in rules.duchies)
    rules.options = given
    return rules


def given_duchies(text: str, seats: int) -> list[int]:
    """B2.10 one number for each seat, or a single one for everyone."""
    names = text.replace(",", " ").split()
    if len(names) not in (1, seats):
        raise OptionError("duchies", f"{text!r} names {len(names)} duchies for {seats} seats")
    duchies = [number({"duchies": name}, "duchies", 1, DUCHIES) for name in names]
    return duchies if len(duchies) == seats else duchies * seats
