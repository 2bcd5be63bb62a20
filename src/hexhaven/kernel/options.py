"""Options of a game as texts: missing ones have their defaults, unknown ones are refused by name."""

from collections.abc import Mapping, Sequence

from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.notation import whole_number


def completed(options: Mapping[str, str], defaults: Mapping[str, str]) -> dict[str, str]:
    """Every option, in the order of the defaults. Raises OptionError."""
    for name in options:
        if name not in defaults:
            raise OptionError(name, f"unknown; there are {', '.join(defaults)}")
    return {name: str(options.get(name, default)) for name, default in defaults.items()}


def number(options: Mapping[str, str], name: str, least: int, most: int) -> int:
    value = whole_number(options[name], least, most)
    if value is None:
        raise OptionError(name, f"{options[name]!r} is not a number from {least} to {most}")
    return value


def one_of(options: Mapping[str, str], name: str, values: Sequence[str]) -> str:
    if options[name] not in values:
        raise OptionError(name, f"{options[name]!r} is none of {', '.join(values)}")
    return options[name]


def several_of(options: Mapping[str, str], name: str, values: Sequence[str]) -> list[str]:
    """Any of the values, separated by spaces or commas, in their order; `none` for none of them."""
    named = [] if options[name] == "none" else options[name].replace(",", " ").split()
    for value in named:
        one_of({name: value}, name, values)
    return [value for value in values if value in named]
