"""Two invented expansions, which plug in without a change of the base game.

`tavern`: a building whose owner may hire at any time two workers for a silver, and scores two points for it at the end;
a fifth space in depot 3; and an action `rest`, which brings a silver for a die. `pairs`: partners share an estate.
"""

from types import SimpleNamespace
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import with_die
from hexhaven.burgundy.content.board import DEPOT_OF_SPACE
from hexhaven.burgundy.content.tiles import BEIGE, Tile, name_tile
from hexhaven.burgundy.frames import DISCARD
from hexhaven.burgundy.notation import name_verb
from hexhaven.burgundy.rulebook import Action, Rules
from hexhaven.burgundy.state import Estate, State, estate_of
from hexhaven.burgundy.verbs import gain_silver, gain_workers, pay_silver
from hexhaven.burgundy.words import VERB_NAMES
from hexhaven.kernel.engine import Anytime

TAVERN: Final = 28
HIRE: Final = 200
REST: Final = 201
DEPOT: Final = 3


def taverns(estate: Estate) -> int:
    return sum(1 for tile in estate.fields if tile == TAVERN)


def points_for_taverns(estate: Estate) -> i64:
    return 2 * taverns(estate)


class Hire(Anytime):
    """Two workers for a silver, at every question of the own turn but that which tile leaves a full storage."""

    def add(self, out: vec[i64], s: State, me: i64, kind: i64) -> vec[i64]:
        return append(out, HIRE) if kind != DISCARD and self.is_possible(s, me) else out

    def is_possible(self, s: State, me: i64) -> bool:
        if s.active != me:
            return False
        estate = estate_of(s, me)
        return estate.silver > 0 and taverns(estate) > 0

    def apply(self, s: State, me: i64, answer: i64) -> None:
        pay_silver(s, me, 1)
        gain_workers(s, me, 2, TAVERN)


class Rest(Action):
    """A silver for a die of any number."""

    def add(self, out: vec[i64], s: State, me: i64, die: i64) -> vec[i64]:
        return append(out, with_die(REST, die, 0))

    def apply(self, s: State, me: i64, answer: i64) -> None:
        gain_silver(s, me, 1, TAVERN)


def add_taverns(rules: Rules) -> None:
    rules.add_tile(Tile(TAVERN, "tavern", BEIGE, 3, 2))
    rules.offers(Hire(HIRE))
    rules.acts(Rest(REST))
    rules.scores_at_end(TAVERN, points_for_taverns)
    DEPOT_OF_SPACE[int(rules.spaces)] = DEPOT
    rules.add_space(DEPOT, [BEIGE] * int(rules.phases), True)


def share_in_pairs(rules: Rules) -> None:
    rules.share_estates([me % 2 for me in range(rules.players)])


def name_new_things() -> None:
    name_tile(Tile(TAVERN, "tavern", BEIGE, 3, 2))
    name_verb(HIRE, "hire")
    name_verb(REST, "rest", with_die=True)
    VERB_NAMES[HIRE], VERB_NAMES[REST] = "hire", "rest"


INVENTED = {"tavern": SimpleNamespace(add_to=add_taverns), "pairs": SimpleNamespace(add_to=share_in_pairs)}
