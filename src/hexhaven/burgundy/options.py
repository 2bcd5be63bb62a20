"""The options of a game of Burgundy, as texts and as the rule book they mean."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.boards import printed
from hexhaven.burgundy.content.duchies import BORDER_DUCHIES, NAMED, NAMES
from hexhaven.burgundy.expansions import EXPANSIONS, MODES, Chapter, Mode, border_posts
from hexhaven.burgundy.rulebook import CHOSEN, DRAWN, GIVEN, Rules
from hexhaven.burgundy.rules import BASE
from hexhaven.burgundy.state import NO_SEAT, State, first_state
from hexhaven.kernel.errors import OptionError
from hexhaven.kernel.options import completed, number, one_of, several_of

DEFAULTS = {
    "seats": "2", "mode": "free", "duchies": "1", "choices": "open", "start": "drawn", "marker": "50",
    "expansions": "none", "boards": "standard",
}  # fmt: skip
SILENT = {"start": "1"}  # what a game file means that says nothing about an option
# Options that other modes do not have.
ONLY_IN = {"mode": ("team", "solo"), "marker": ("solo",), "boards": ("team", "solo")}
LATER = ("expansions", "boards")  # options that are not mentioned at their default: older files do not know them
DEALS = {"drawn": DRAWN, "chosen": CHOSEN, "drawn-11": DRAWN, "chosen-11": CHOSEN}
BORDER_NAMES = [NAMES[duchy] for duchy in BORDER_DUCHIES]
SEATS = (1, 4)
MARKER = (45, 55)


def options_at(version: int, options: Mapping[str, str]) -> dict[str, str]:
    """The complete options that these stood for in that version of the rules. Raises OptionError."""
    return dict(rules_for({**SILENT, **options}).options)


def rules_for(options: Mapping[str, str]) -> Rules:
    """The rule book of a set of options. Raises OptionError."""
    return meant_by(*options.items())


@lru_cache(maxsize=256)
def meant_by(*options: tuple[str, str]) -> Rules:
    """The same options written in another way have the same rule book."""
    return written_for(*in_full(dict(options)).items())


def in_full(options: Mapping[str, str]) -> dict[str, str]:
    """Every option that the mode has. Raises OptionError."""
    mode = mode_of(options)
    given = completed(options, {**DEFAULTS, **MODES[mode].DEFAULTS, "mode": mode})
    for name, modes in ONLY_IN.items():
        if mode not in modes and given.pop(name) != DEFAULTS[name]:
            raise OptionError(name, f"the {mode} game does not have it", "mode")
    return given


def mode_of(options: Mapping[str, str]) -> str:
    """If it is not said, the boards tell, or the number of players."""
    if "mode" in options:
        return one_of(options, "mode", list(MODES))
    boards = set(options.get("duchies", "").replace(",", " ").split())
    for name, mode in MODES.items():
        if boards and boards <= set(mode.BOARDS):
            return name
    return "solo" if options.get("seats") == "1" and not boards else DEFAULTS["mode"]


def fresh_state(version: int, options: Mapping[str, str]) -> State:
    """Nothing dealt yet, under the rule book that the options stood for in that version."""
    return first_state(rules_for(options_at(version, options)))


@lru_cache(maxsize=256)
def written_for(*options: tuple[str, str]) -> Rules:
    """Created once for each set of options and shared by all its games."""
    given = dict(options)
    mode = MODES[given.get("mode", DEFAULTS["mode"])]
    seats = number_of_seats(given, mode)
    rules = Rules(seats)
    rules.hidden = one_of(given, "choices", ("open", "hidden")) == "hidden"
    rules.start_player = NO_SEAT if given["start"] == "drawn" else number(given, "start", 1, seats) - 1
    rules.deal = DEALS.get(given["duchies"], GIVEN)
    if rules.deal == GIVEN:
        rules.duchies = vec[i64](given_duchies(given, mode, mode.owners(seats)))
    elif not mode.DEALT:
        raise not_on(mode, given["duchies"])
    if "boards" in given:
        rules.printed = printed(given["boards"])
    if "marker" in given:
        rules.start_marker = number(given, "marker", *MARKER)
    expansions = several_of(given, "expansions", list(EXPANSIONS))
    for name in expansions:
        if name in mode.WITHOUT:
            raise OptionError("expansions", f"{mode.WORDS} is played without {name}", f"not-{mode.NAME}")
    for chapter in (*BASE, *border_chapters(rules, given), *(EXPANSIONS[name] for name in expansions), mode):
        chapter.add_to(rules)
    if rules.deal == GIVEN:
        given["duchies"] = " ".join(NAMES[int(duchy)] for duchy in rules.duchies)
    given["expansions"] = " ".join(expansions) or "none"
    rules.options = {name: value for name, value in given.items() if name not in LATER or value != DEFAULTS[name]}
    return rules


def border_chapters(rules: Rules, given: Mapping[str, str]) -> list[Chapter]:
    """B15.1-B15.3 border posts come with their duchies."""
    if rules.deal == GIVEN and not any(duchy in BORDER_DUCHIES for duchy in rules.duchies):
        return []
    if rules.deal != GIVEN and not given["duchies"].endswith("-11"):
        return []
    if rules.deal == CHOSEN and rules.hidden:
        raise OptionError("choices", "hidden choices of duchies 11a to 11f could collide: there is one board of each")
    return [border_posts]


def number_of_seats(given: Mapping[str, str], mode: Mode) -> int:
    """B1.1 B20.1 B21.1 each mode has its number of players."""
    seats = number(given, "seats", *SEATS)
    least, most = mode.SEATS
    if not least <= seats <= most:
        raise OptionError("seats", f"{mode.WORDS} is not for {seats} players", f"not-{mode.NAME}")
    return seats


def given_duchies(given: Mapping[str, str], mode: Mode, owners: int) -> list[int]:
    """B2.10 one board for each player or team, or a single one for everyone."""
    text = given["duchies"]
    names = text.replace(",", " ").split()
    if len(names) not in (1, owners):
        raise OptionError("duchies", f"{text!r} names {len(names)} duchies for {owners} owners")
    for name in names:
        if name not in mode.BOARDS:
            raise not_on(mode, text) if name in NAMED else OptionError("duchies", f"there is no duchy {name!r}")
    check_border(text, names, owners)
    duchies = [NAMED[name] for name in names]
    return duchies if len(duchies) == owners else duchies * owners


def check_border(text: str, names: Sequence[str], owners: int) -> None:
    """B15.1 B15.2 border posts for all or for nobody, each board once."""
    border = [name for name in names if name in BORDER_NAMES]
    if border and len(border) != len(names):
        raise OptionError("duchies", f"{text!r} mixes duchies with and without border posts")
    if border and len(set(border)) != owners:
        raise OptionError("duchies", f"{text!r} needs a duchy of its own for each seat: 11a to 11f exist once each")


def not_on(mode: Mode, duchies: str) -> OptionError:
    return OptionError("duchies", f"{mode.WORDS} is played on {', '.join(mode.BOARDS)}, not on {duchies!r}", mode.NAME)
