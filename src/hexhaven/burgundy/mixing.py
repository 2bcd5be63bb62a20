"""Options that vary with the number of a game, so that many combinations occur over many games."""

from collections.abc import Mapping
from random import Random

from hexhaven.burgundy.content.duchies import DUCHIES
from hexhaven.burgundy.expansions import EXPANSIONS, MODES, Mode
from hexhaven.burgundy.options import BORDER_NAMES, DEALS, DEFAULTS, MARKER, mode_of
from hexhaven.plugin import MIXED, varied

NEVER_HIDDEN = "chosen-11"  # B15.2 two players might choose the same board


def mix(turn: int, given: Mapping[str, str]) -> dict[str, str]:
    """A random value for each option; they go with each other and with what is given.

    Modes and numbers of players take turns, so that a few games have them all. Where boards are drawn or chosen, teams
    and players alone get a random one of theirs.
    """
    draw = Random(turn)
    mode, seats = kind_of_game(turn, given)
    ways = ways_to_get_boards(draw, MODES[mode], seats)
    duchies = draw.choice([way for way in ways if given.get("choices") != "hidden" or way != NEVER_HIDDEN])
    lies_open = NEVER_HIDDEN in (duchies, given.get("duchies"))
    expansions = [name for name in EXPANSIONS if name not in MODES[mode].WITHOUT and draw.randrange(2)]
    values = {
        "seats": str(seats),
        "mode": mode,
        "duchies": duchies,
        "choices": "open" if lies_open else draw.choice(("open", "hidden")),
        "start": draw.choice(["drawn", *(str(seat) for seat in range(1, seats + 1))]),
        "marker": str(draw.randint(*MARKER)) if mode == "solo" else DEFAULTS["marker"],
        "expansions": " ".join(expansions) or "none",
    }
    own_boards = given.get("mode") == MIXED and given.get("duchies") in DEALS and not MODES[mode].DEALT
    return varied(values, given) | ({"duchies": duchies} if own_boards else {})


def kind_of_game(turn: int, given: Mapping[str, str]) -> tuple[str, int]:
    """A mode and a number of players that go with what is given; where none does, the game will say so."""
    said = {name: value for name, value in given.items() if value != MIXED}
    if said.get("mode", "free") not in MODES:
        del said["mode"]
    modes = list(MODES) if given.get("mode") == MIXED else [mode_of(said)]
    kinds = [(mode, seats) for mode in modes for seats in range(MODES[mode].SEATS[0], MODES[mode].SEATS[1] + 1)]
    fitting = [kind for kind in kinds if said.get("seats") in (None, str(kind[1]))] or kinds
    return fitting[turn % len(fitting)]


def ways_to_get_boards(draw: Random, mode: Mode, seats: int) -> list[str]:
    """One for each owner; where the mode allows it, also drawn or chosen, with and without border posts."""
    owners = mode.owners(seats)
    if not mode.DEALT:
        return [" ".join(draw.choices(mode.BOARDS, k=owners))]
    given = " ".join(str(draw.randint(1, DUCHIES)) for _ in range(owners))
    return [given, "drawn", "chosen", " ".join(draw.sample(BORDER_NAMES, owners)), "drawn-11", NEVER_HIDDEN]
