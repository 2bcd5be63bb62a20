"""B14 four more tiles: monasteries 27 and 28, the crane and the geese."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import ACT_AS, COUNT_SPECIES, HIRE, PASS, number_of, numbered, of_tile, tile_of
from hexhaven.burgundy.content.tiles import (
    BEIGE,
    BIT,
    CRANE,
    EXTRA_ROWS,
    GEESE,
    LIGHT_GREEN,
    MONASTERY,
    SHIP,
    is_animal,
    species_of,
)
from hexhaven.burgundy.events import EFFECT_GAINED
from hexhaven.burgundy.expansions.verbs import raise_marker
from hexhaven.burgundy.frames import CHOOSE_EFFECT, CHOOSE_SPECIES
from hexhaven.burgundy.rulebook import Placed, Rules
from hexhaven.burgundy.rules.actions import decline
from hexhaven.burgundy.rules.final_scoring import tiles_in
from hexhaven.burgundy.rules.monasteries import buys_anywhere
from hexhaven.burgundy.rules.tile_effects import score_species
from hexhaven.burgundy.state import Estate, State, estate_of
from hexhaven.burgundy.verbs import gain_workers, pay_silver
from hexhaven.kernel.engine import Anytime, Question, ask, emit, verb_of

BRIDGE: Final = MONASTERY + 27
HIRING: Final = MONASTERY + 28
HIRED: Final = 2  # workers for one silver
GEESE_SPECIES: Final = 4
COUNTING_BUILDINGS: Final = sum(1 << number for number in (*range(16, 24), 29))  # monasteries


def add_to(rules: Rules) -> None:
    for row in EXTRA_ROWS:
        rules.add_tile(row)
    rules.placed[BRIDGE] = climb
    rules.placed[SHIP] = ship_below(rules.placed[SHIP])
    rules.offers(Hire(HIRE))
    rules.placed[CRANE] = crane
    rules.asks(CHOOSE_EFFECT, ChooseEffect())
    rules.scores_at_end(CRANE, crane_points, COUNTING_BUILDINGS)
    for tile in rules.kinds_of_colour[LIGHT_GREEN]:
        rules.placed[tile] = animal_with_geese
    rules.placed[GEESE] = geese
    rules.asks(CHOOSE_SPECIES, ChooseSpecies())


# Monastery 27.


def climb(s: State, me: i64, field: i64) -> None:
    """B14.2 B20.13 the owner's marker goes to the top of its stack at once, and the partner's to the top of its own."""
    space: i64 = 0
    while space <= s.rules.bridge_end:
        raise_owners(s, space)
        space += 1


def ship_below(ship: Placed) -> Placed:
    def placed(s: State, me: i64, field: i64) -> None:
        """B14.3 a marker that arrives goes below that of the owner."""
        ship(s, me, field)
        if not owns_bridge(s, me):
            raise_owners(s, s.seats[me].bridge)

    return placed


def owns_bridge(s: State, me: i64) -> bool:
    return estate_of(s, me).has_monastery(27)


def raise_owners(s: State, space: i64) -> None:
    """From the lowest up, so that partners keep their order."""
    place: i64 = len(s.order) - 1
    standing = s.order
    while place >= 0:
        me = standing[place]
        if s.seats[me].bridge == space and owns_bridge(s, me):
            raise_marker(s, me)
        place -= 1


# Monastery 28.


class Hire(Anytime):
    """B14.5 B14.6 two workers for a silver, at every question of the owner."""

    def add(self, out: vec[i64], s: State, me: i64, kind: i64) -> vec[i64]:
        return append(out, HIRE) if can_hire(estate_of(s, me)) else out

    def is_possible(self, s: State, me: i64) -> bool:
        """Only if the workers could pay for a purchase is a turn kept open for it."""
        estate = estate_of(s, me)
        return can_hire(estate) and s.purchases_left > 0 and buys_anywhere(estate) and any_tile_lies(s)

    def apply(self, s: State, me: i64, answer: i64) -> None:
        pay_silver(s, me, 1)
        gain_workers(s, me, HIRED, HIRING)


def can_hire(estate: Estate) -> bool:
    return estate.silver > 0 and estate.has_monastery(28)


def any_tile_lies(s: State) -> bool:
    for tile in s.depots:
        if tile:
            return True
    return False


# The crane.


def crane(s: State, me: i64, field: i64) -> None:
    """B14.7 the effect of any building."""
    ask(s, CHOOSE_EFFECT, me, field)


class ChooseEffect(Question):
    """B14.7 B14.8 any type of building, or none."""

    def legal(self, s: State, me: i64, field: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for tile in s.rules.kinds_of_colour[BEIGE]:
            if tile != CRANE:
                out = append(out, ACT_AS | of_tile(tile))
        return append(out, PASS)

    def apply(self, s: State, me: i64, field: i64, answer: i64) -> None:
        if verb_of(answer) == ACT_AS:
            emit(s, EFFECT_GAINED, me, tile_of(answer), CRANE)
            s.rules.effect(tile_of(answer))(s, me, field)
        else:
            decline(s, me, verb_of(answer))


def crane_points(estate: Estate) -> i64:
    """B14.9 four points as one building of a type that scores."""
    return 4 * tiles_in(estate, CRANE)


# The geese.


def animal_with_geese(s: State, me: i64, field: i64) -> None:
    """B14.12 any later animal lets the geese score again."""
    species = species_of(estate_of(s, me).fields[field])
    score_species(s, me, field, BIT[species] | BIT[GEESE_SPECIES])


def geese(s: State, me: i64, field: i64) -> None:
    """B14.10 B14.11 the geese and one species of the pasture; a choice only between several."""
    kinds = species_around(s, me, field)
    if len(kinds) > 1:
        ask(s, CHOOSE_SPECIES, me, field)
    else:
        count_with_geese(s, me, field, kinds[0] if len(kinds) else GEESE_SPECIES)


def species_around(s: State, me: i64, field: i64) -> vec[i64]:
    """The other species in the pasture of the field."""
    estate = estate_of(s, me)
    seen: i64 = BIT[GEESE_SPECIES]
    kinds = vec[i64](capacity=4)
    for near in s.rules.pasture(estate, field):
        if is_animal(estate.fields[near]):
            species = species_of(estate.fields[near])
            if not seen >> species & 1:
                seen |= BIT[species]
                kinds = append(kinds, species)
    return kinds


def count_with_geese(s: State, me: i64, field: i64, species: i64) -> None:
    score_species(s, me, field, BIT[GEESE_SPECIES] | BIT[species])


class ChooseSpecies(Question):
    """B14.11 one of the species that lie there."""

    def legal(self, s: State, me: i64, field: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for species in species_around(s, me, field):
            out = append(out, COUNT_SPECIES | numbered(species))
        return out

    def apply(self, s: State, me: i64, field: i64, answer: i64) -> None:
        count_with_geese(s, me, field, number_of(answer))
