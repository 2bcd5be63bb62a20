"""The options of a game of Burgundy, as texts and as the rules they mean."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.state import CHOSEN, DRAWN, GIVEN, NO_SEAT, Rules
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.notation import whole_number

DEFAULTS = {"seats": "2", "duchies": "1", "choices": "open", "start": "1"}
DEALS = {"drawn": DRAWN, "chosen": CHOSEN}


def rules_for(options: Mapping[str, str]) -> Rules:
    """The rules that a set of options means. Raises OptionError."""
    for name in options:
        if name not in DEFAULTS:
            raise OptionError(name, f"unknown; there are {', '.join(DEFAULTS)}")
    given = {name: str(value) for name, value in {**DEFAULTS, **options}.items()}
    seats = number(given, "seats", 2, 4)
    choices = given["choices"]
    if choices not in ("open", "hidden"):
        raise OptionError("choices", f"{choices!r} is neither open nor hidden")
    start = NO_SEAT if given["start"] == "drawn" else number(given, "start", 1, seats) - 1
    deal = DEALS.get(given["duchies"], GIVEN)
    duchies = given_duchies(given["duchies"], seats) if deal == GIVEN else []
    return Rules(seats, deal, vec[i64](duchies), choices == "hidden", start)


def number(options: Mapping[str, str], name: str, least: int, most: int) -> int:
    value = whole_number(options[name], least, most)
    if value is None:
        raise OptionError(name, f"{options[name]!r} is not a number from {least} to {most}")
    return value


def given_duchies(text: str, seats: int) -> list[int]:
    """B2.10 one number for each seat, or a single one for all."""
    names = text.replace(",", " ").split()
    if len(names) not in (1, seats):
        raise OptionError("duchies", f"{text!r} names {len(names)} duchies for {seats} seats")
    duchies = [number({"duchies": name}, "duchies", 1, DUCHIES) for name in names]
    return duchies if len(duchies) == seats else duchies * seats


def options_of(rules: Rules) -> dict[str, str]:
    """The complete options in canonical form."""
    deals = {deal: name for name, deal in DEALS.items()}
    return {
        "seats": str(rules.players),
        "duchies": deals.get(rules.deal) or " ".join(str(duchy) for duchy in rules.duchies),
        "choices": "hidden" if rules.hidden else "open",
        "start": "drawn" if rules.start_player == NO_SEAT else str(rules.start_player + 1),
    }
