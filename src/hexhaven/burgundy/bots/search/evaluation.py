"""What a position is worth to a player: features, one number each, and a row of weights for every round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.burgundy.bots.search.policy import END_ROW, MONASTERIES
from hexhaven.burgundy.content.end_points import GOODS_SOLD, KINDS_SOLD
from hexhaven.burgundy.content.goods import KINDS, count, kinds_in, size
from hexhaven.burgundy.content.tiles import COLOURS, LIGHT_GREEN, MARKET, MINE, animals_on, is_animal, species_of
from hexhaven.burgundy.rules.actions import fits_city
from hexhaven.burgundy.rules.final_scoring import empty_fields, end_points, number_of
from hexhaven.burgundy.rules.phase import mines_of
from hexhaven.burgundy.state import OPEN, Estate, State, estate_of, points_of
from hexhaven.kernel.engine import is_over
from hexhaven.kernel.numbers import bits_in

# Where each feature stands; those by colour or monastery take as many places as there are.
ONE: Final = 0
POINTS: Final = 1
SILVER: Final = 2
SILVER_PAIR: Final = 3  # enough for a purchase
WORKERS: Final = 4
ANY_WORKERS: Final = 5
GOODS: Final = 6
GOODS_KINDS: Final = 7
GOODS_MOST: Final = 8  # of one kind
END: Final = 9  # points of placed monasteries if the game ended now
STORED: Final = 10
STORED_FIT: Final = 11  # of them can be placed
STORED_COLOUR: Final = 12  # by colour
FILLED: Final = 18  # share of a colour, by colour
BONUS: Final = 24  # the bonus still to be had, times the square of that share, by colour
OPEN_FIELDS: Final = 30
OPEN_COLOUR: Final = 31  # by colour
OPEN_NUMBERS: Final = 37  # different die numbers of open fields
AREAS: Final = 38  # points of areas, times the square of the share filled
AREAS_LINEAR: Final = 39
NEARLY: Final = 40  # areas that lack one tile, and their points
NEARLY_POINTS: Final = 41
STARTED: Final = 42
EMPTY_AREAS: Final = 43
MINES: Final = 44
ANIMALS: Final = 45  # in pastures that are not full: the strongest species
SOLD: Final = 46
SOLD_KINDS: Final = 47
BONUSES: Final = 48
PLACE: Final = 49  # in turn order
BRIDGE: Final = 50
WAITING: Final = 51  # goods on the board
SALE_POINTS: Final = 52  # of the best sale
STORED_MINES: Final = 53
MONASTERY: Final = 54  # by number
SMALL: Final = 80  # empty areas of one or two fields
RIVALS: Final = 81  # points of the best other
GAPS: Final = 82
GAPS_SQUARED: Final = 83
PLAIN: Final = 84  # features of an evaluation that does not know the following ones
AREA_STATE: Final = 84  # areas with gaps: by size, and by how many of their fields are empty
OPEN_DIE: Final = 120  # open fields by their number
STORED_TILE: Final = 126  # by kind, buildings and monasteries
STORED_ANIMALS: Final = 166  # on stored tiles
STORED_NUMBERS: Final = 167  # different die numbers with which stored tiles can be placed
ANIMALS_AGAIN: Final = 168  # ANIMALS times the gaps of the pasture
WORKERS_SQUARED: Final = 169
SILVER_SQUARED: Final = 170
BONUS_NEAR: Final = 171  # bonuses still to be had for which one field is missing, or two
RACE: Final = 173  # BONUS times the square of the share that the best other has filled
FEATURES: Final = 174

ROUNDS: Final = 25  # rows of weights
FIRST_STORED: Final = MARKET
LARGEST: Final = 8  # area


def round_of(s: State) -> i64:
    """Which row of weights is for the position."""
    number = s.phase * s.rules.rounds + s.round
    return min(number, ROUNDS - 1)


def features(s: State, me: i64, number: i64) -> vec[float]:
    """Everything that counts of one player's position; the plain features, or all of them."""
    x = vec[float]([0.0] * number)
    x[POINTS] = float(points_of(s, me))
    estate = estate_of(s, me)
    add_belongings(x, s, estate)
    add_storage(x, s, me, estate)
    add_colours(x, s, estate)
    add_areas(x, s, estate)
    add_animals(x, estate)
    add_monasteries(x, estate)
    place: i64 = 0
    while s.order[place] != me:
        place += 1
    x[PLACE] = float(place)
    x[BRIDGE] = float(s.seats[me].bridge)
    other: i64 = 0
    while other < s.rules.players:
        if s.rules.head_of[other] != s.rules.head_of[me]:
            x[RIVALS] = max(x[RIVALS], float(points_of(s, other)))
        other += 1
    for pile in s.goods:
        x[WAITING] += float(size(pile))
    if number > PLAIN:
        add_area_states(x, estate)
        add_possibilities(x, s, me, estate)
        add_races(x, s, me, estate)
        x[WORKERS_SQUARED] = x[WORKERS] * x[WORKERS] / 10.0
        x[SILVER_SQUARED] = x[SILVER] * x[SILVER] / 10.0
    return x


def add_belongings(x: vec[float], s: State, estate: Estate) -> None:
    x[ONE] = 1.0
    x[SILVER] = float(estate.silver)
    if estate.silver >= s.rules.price:
        x[SILVER_PAIR] = 1.0
    x[WORKERS] = float(estate.workers)
    if estate.workers:
        x[ANY_WORKERS] = 1.0
    x[GOODS] = float(size(estate.goods))
    x[GOODS_KINDS] = float(bits_in(kinds_in(estate.goods)))
    most: i64 = 0
    kind: i64 = 1
    while kind <= KINDS:
        most = max(most, count(estate.goods, kind))
        kind += 1
    x[GOODS_MOST] = float(most)
    x[SALE_POINTS] = float(most * s.rules.sale_points)
    x[MINES] = float(mines_of(estate))
    x[SOLD] = float(number_of(estate, GOODS_SOLD))
    x[SOLD_KINDS] = float(number_of(estate, KINDS_SOLD))
    x[BONUSES] = float(estate.bonuses)


def add_storage(x: vec[float], s: State, me: i64, estate: Estate) -> None:
    for tile in s.seats[me].storage:
        colour = s.rules.colour_of[tile]
        x[STORED] += 1.0
        if colour < COLOURS:
            x[STORED_COLOUR + colour] += 1.0
        if tile == MINE:
            x[STORED_MINES] += 1.0
        if has_field(s, estate, tile, colour):
            x[STORED_FIT] += 1.0


def has_field(s: State, estate: Estate, tile: i64, colour: i64) -> bool:
    for field in estate.duchy.of_colour[colour]:
        if estate.fields[field] == OPEN and fits_city(s, estate, tile, field):
            return True
    return False


def add_colours(x: vec[float], s: State, estate: Estate) -> None:
    duchy = estate.duchy
    numbers: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        whole = max(1, duchy.sizes[len(duchy.areas) + colour])
        share = 1.0 - float(estate.gaps[len(duchy.areas) + colour]) / float(whole)
        x[FILLED + colour] = share
        if share < 1.0:
            taken = count(s.bonuses_taken, colour)
            if taken == 0:
                x[BONUS + colour] = share * share * float(s.rules.first_bonus)
            elif taken == 1:
                x[BONUS + colour] = share * share * float(s.rules.second_bonus)
        for field in duchy.of_colour[colour]:
            if estate.fields[field] == OPEN:
                x[OPEN_FIELDS] += 1.0
                x[OPEN_COLOUR + colour] += 1.0
                numbers |= 1 << duchy.die[field]
        colour += 1
    x[OPEN_NUMBERS] = float(bits_in(numbers))


def add_areas(x: vec[float], s: State, estate: Estate) -> None:
    sizes = estate.duchy.sizes
    gaps: i64 = 0
    area: i64 = 0
    while area < len(estate.duchy.areas):
        left = estate.gaps[area]
        gaps += left
        if left:
            whole = sizes[area]
            points = float(s.rules.area_points[whole])
            share = 1.0 - float(left) / float(whole)
            x[AREAS] += points * share * share
            x[AREAS_LINEAR] += points * share
            if left == 1:
                x[NEARLY] += 1.0
                x[NEARLY_POINTS] += points
            if left < whole:
                x[STARTED] += 1.0
            else:
                x[EMPTY_AREAS] += 1.0
                if whole <= 2:
                    x[SMALL] += 1.0
        area += 1
    x[GAPS] = float(gaps)
    x[GAPS_SQUARED] = float(gaps * gaps) / 10.0


def add_animals(x: vec[float], estate: Estate) -> None:
    """For each pasture with room, the animals of the species that is strongest there."""
    duchy = estate.duchy
    area: i64 = 0
    while area < len(duchy.areas):
        fields = duchy.areas[area]
        if estate.gaps[area] and duchy.colour[fields[0]] == LIGHT_GREEN:
            x[ANIMALS] += float(most_animals(estate, area))
        area += 1


def most_animals(estate: Estate, area: i64) -> i64:
    """Of the strongest species in a pasture."""
    packed: i64 = 0  # eight bits for each species
    most: i64 = 0
    for field in estate.duchy.areas[area]:
        if is_animal(estate.fields[field]):
            shift = 8 * species_of(estate.fields[field])
            packed += animals_on(estate.fields[field]) << shift
            most = max(most, packed >> shift & 255)
    return most


def add_monasteries(x: vec[float], estate: Estate) -> None:
    number: i64 = 1
    while number <= MONASTERIES:
        if estate.has_monastery(number):
            x[MONASTERY + number - 1] = 1.0
            row = END_ROW[number]
            if row.points:
                x[END] += float(end_points(estate, row))
        number += 1


def add_area_states(x: vec[float], estate: Estate) -> None:
    duchy = estate.duchy
    area: i64 = 0
    while area < len(duchy.areas):
        left = estate.gaps[area]
        whole = min(duchy.sizes[area], LARGEST)
        if left:
            left = min(left, whole)
            x[AREA_STATE + whole * (whole - 1) // 2 + left - 1] += 1.0
            if duchy.colour[duchy.areas[area][0]] == LIGHT_GREEN:
                x[ANIMALS_AGAIN] += float(left * most_animals(estate, area))
        area += 1


def add_possibilities(x: vec[float], s: State, me: i64, estate: Estate) -> None:
    """Which numbers of the dice can be used to place tiles, and which tiles are waiting."""
    duchy = estate.duchy
    field: i64 = 1
    while field <= duchy.fields:
        if estate.fields[field] == OPEN:
            x[OPEN_DIE + duchy.die[field] - 1] += 1.0
        field += 1
    numbers: i64 = 0
    for tile in s.seats[me].storage:
        if is_animal(tile):
            x[STORED_ANIMALS] += float(animals_on(tile))
        elif FIRST_STORED <= tile < FIRST_STORED + STORED_ANIMALS - STORED_TILE:
            x[STORED_TILE + tile - FIRST_STORED] += 1.0
        for near in duchy.of_colour[s.rules.colour_of[tile]]:
            if estate.fields[near] == OPEN:
                numbers |= 1 << duchy.die[near]
    x[STORED_NUMBERS] = float(bits_in(numbers))


def add_races(x: vec[float], s: State, me: i64, estate: Estate) -> None:
    """Bonuses that are near, and how near the others are to them."""
    colour: i64 = 0
    while colour < COLOURS:
        gaps = estate.gaps[len(estate.duchy.areas) + colour]
        bonus = float(s.rules.first_bonus)
        taken = count(s.bonuses_taken, colour)
        if taken == 1:
            bonus = float(s.rules.second_bonus)
        if gaps and taken < 2:
            if gaps <= 2:
                x[BONUS_NEAR + gaps - 1] += bonus
            x[RACE] += x[BONUS + colour] * share_of_others(s, me, colour)
        colour += 1


def share_of_others(s: State, me: i64, colour: i64) -> float:
    """The square of the share of a colour that the best other has filled, if it is not full."""
    most = 0.0
    other: i64 = 0
    while other < s.rules.players:
        if s.rules.head_of[other] != s.rules.head_of[me]:
            estate = estate_of(s, other)
            duchy = estate.duchy
            whole = max(1, duchy.sizes[len(duchy.areas) + colour])
            share = 1.0 - float(estate.gaps[len(duchy.areas) + colour]) / float(whole)
            if share < 1.0:
                most = max(most, share * share)
        other += 1
    return most


def solo_value(s: State, me: i64) -> float:
    """In the solo game covered fields count, and what helps to cover more."""
    estate = estate_of(s, me)
    value = 10.0 * float(estate.duchy.fields - empty_fields(estate))
    for tile in estate.fields:
        if tile == OPEN:
            value += 0.5
    for tile in s.seats[me].storage:
        value += 0.8
        if has_field(s, estate, tile, s.rules.colour_of[tile]):
            value += 2.2
    value += 0.6 * float(estate.silver) + 0.5 * float(estate.workers) + 0.25 * float(size(estate.goods))
    value += 0.6 * float(mines_of(estate) * (s.rules.phases - s.phase))
    return value + 7.0 * float(s.seats[me].points) / float(s.marker) + 0.4 * float(s.rules.start_marker - s.marker)


def expected_points(s: State, me: i64, values: vec[float]) -> float:
    """The points at the end, as far as one can tell; the weights are round by round."""
    if s.marker:
        return solo_value(s, me)
    if is_over(s):
        return float(points_of(s, me))
    number: i64 = len(values) // ROUNDS
    x = features(s, me, number)
    first = round_of(s) * number
    total = 0.0
    place: i64 = 0
    while place < number:
        total += x[place] * values[first + place]
        place += 1
    return total
