"""The table of a second opinion: what lies there by name, and what the rules say about it at a glance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as factory

from hexhaven.burgundy.content.routes import listed
from hexhaven.burgundy.content.shields import shields_in
from hexhaven.burgundy.content.tiles import COLOUR_LETTERS, NAME_OF
from hexhaven.burgundy.state import State, common_tiles
from hexhaven.burgundy.view import by_kind
from tests.burgundy.rulebook import SPECIES, letter_of, steps, table

SIZE_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
PHASE_POINTS = (10, 8, 6, 4, 2)
BONUSES = {int(players): (int(large), int(small)) for players, large, small in table("B11.8")}
ROUTES = {int(card): [bonus.replace(" ", "-").split("-", 1) for bonus in bonuses] for card, *bonuses in table("B18.1")}
POSTS = [{5, 10}, {9, 15}, {35, 36}]
SCORED_BUILDINGS = dict(
    zip(
        (*range(16, 24), 29),
        (
            *("warehouse", "watchtower", "carpenter", "church"),
            *("market", "boarding-house", "bank", "town-hall"),
            "white-castle",
        ),
        strict=True,
    )
)
SPACES = [(space[0], int(space[1])) for _, row in table("B1.16") for space in row.split()]  # kind, least players
BLACK = "black"
ANY = "*"  # the colour of tiles that go on every field
NO_LIMIT = 99
LETTERS = "CMYSBA"

Part = tuple[str, str, int]  # of the solo game: points of a cause, the effect on a field, a colour, or goods to be laid


def colour_of(tile: str) -> str:
    """The letter of the fields on which the tile goes."""
    if tile in ("inn", "black-tile"):
        return ANY
    if tile in ("crane", "white-castle"):
        return "B"
    return "A" if tile == "geese" else letter_of(tile)


def species_of(tile: str) -> str:
    """Empty if it is no animal tile."""
    return tile if tile == "geese" else tile[:-1] if tile[:-1] in SPECIES else ""


def animals_on(tile: str) -> int:
    return 2 if tile == "geese" else int(tile[-1])


@dataclass(frozen=True)
class Board:
    """A duchy as printed: its geometry is tested elsewhere."""

    colours: dict[int, str]
    dice: dict[int, int]
    near: dict[int, set[int]]
    areas: dict[int, frozenset[int]]

    def of_colour(self, letter: str) -> list[int]:
        return [field for field, colour in self.colours.items() if colour == letter]


@dataclass
class Estate:
    """What a player owns, or a team together."""

    board: Board
    tiles: dict[int, str]
    silver: int
    workers: int
    goods: Counter[int]
    sold: Counter[int] = factory(default_factory=Counter)
    bonuses: int = 0
    shields: dict[int, int] = factory(default_factory=dict)  # and which seat took them
    rival: int | None = None
    common: list[str] = factory(default_factory=list)

    def number_of(self, tile: str) -> int:
        return list(self.tiles.values()).count(tile)

    def covers(self, letter: str) -> bool:
        return all(field in self.tiles for field in self.board.of_colour(letter))

    def species(self) -> set[str]:
        return {species_of(tile) for tile in self.tiles.values()} - {""}

    def links(self) -> set[tuple[int, int]]:
        """B15.6 the pairs of border posts that a chain of tiles joins."""
        return {(one, other) for one, other in ((0, 1), (0, 2), (1, 2)) if self.chain(POSTS[one]) & POSTS[other]}

    def chain(self, start: set[int]) -> set[int]:
        found, grown = set[int](), start & self.tiles.keys()
        while grown != found:
            found = grown
            grown = found | {near for field in found for near in self.board.near[field] & self.tiles.keys()}
        return found


@dataclass
class Seat:
    """What belongs to one player alone."""

    routes: list[tuple[int, str]]  # the fields of all cards: good and bonus
    points: int = 0
    storage: list[str] = factory(default_factory=list)
    dice: list[int] = factory(default_factory=list)
    bridge: int = 0
    laid: list[int] = factory(default_factory=list)


def printed(s: State, estate: int) -> Board:
    duchy = s.estates()[estate].duchy
    fields = range(1, int(duchy.fields) + 1)
    return Board(
        {field: COLOUR_LETTERS[duchy.colour[field]] for field in fields},
        {field: int(duchy.die[field]) for field in fields},
        {field: {int(near) for near in duchy.neighbours[field]} for field in fields},
        {field: frozenset(int(other) for other in duchy.area(field)) for field in fields},
    )


class Table:
    """Everything that lies there, read once after the set-up; from then on it goes its own way."""

    def __init__(self, s: State) -> None:
        options = s.rules.options
        self.players = len(s.seats)
        self.solo = options.get("mode") == "solo"
        self.spaces_for = 2 if self.solo else self.players
        self.expansions = options.get("expansions", "none").split()
        self.with_posts = "11" in options["duchies"]
        self.head_of = [seat % 2 for seat in range(4)] if options.get("mode") == "team" else list(range(self.players))
        self.heads = sorted(set(self.head_of))
        self.estates = {
            head: Estate(printed(s, place), placed(s, place), int(e.silver), int(e.workers), Counter(by_kind(e.goods)))
            for place, (head, e) in enumerate(zip(self.heads, s.estates(), strict=True))
        }
        self.seats = [Seat([route for card in listed(seat.route) for route in fields_of(card)]) for seat in s.seats]
        self.order = [int(seat) for seat in s.order]
        self.depots: list[str] = [""] * 24  # four spaces of each; empty: no tile
        self.black: list[str] = []  # with the inns beside it
        self.goods: dict[int, Counter[int]] = {depot: Counter() for depot in range(1, 7)}
        self.shields = {depot: set(shields_in(mask)) for depot, mask in enumerate(s.shields) if depot}
        self.coming: list[int] = []
        self.colours_done: Counter[str] = Counter()
        self.marker = int(s.marker)
        self.white_die = self.phase = 0
        self.active: int | None = None
        self.may_buy = self.die_turned = self.crane_counted = False
        self.parts: list[Part] = []

    def of(self, me: int) -> Estate:
        return self.estates[self.head_of[me]]

    def has(self, me: int, monastery: int) -> bool:
        """B19.16 it is placed, or copied by shield 6."""
        mine, name = self.of(me), f"m{monastery}"
        copied = mine.rival is not None and monastery != 27 and name in self.of(mine.rival).tiles.values()
        return copied or name in mine.tiles.values()

    def holds(self, me: int, shield: int) -> bool:
        return shield in self.of(me).shields

    def took(self, me: int, shield: int) -> bool:
        return self.of(me).shields.get(shield) == me

    def in_depot(self, depot: int) -> list[str]:
        return [tile for tile in self.depots[4 * depot - 4 : 4 * depot] if tile]

    def workers_needed(self, me: int, die: int, number: int, free: int = 0) -> int:
        """B5.7 B10.8 die 0 is no die."""
        paid = max(0, steps(die, number) - free) if die else 0
        return (paid + 1) // 2 if self.has(me, 8) else paid

    def free_step(self, me: int, tile: str) -> int:
        """B10.9-B10.11."""
        helped = {9: "B", 10: "AS", 11: "CMY"}
        return int(any(self.has(me, monastery) and colour_of(tile) in helped[monastery] for monastery in helped))

    def fields_for(self, me: int, tile: str) -> Iterator[int]:
        """Where the tile may go, whatever the number."""
        mine = self.of(me)
        for field, colour in mine.board.colours.items():
            here = {mine.tiles.get(other, "") for other in mine.board.areas[field]}
            once = tile == "inn" or (colour_of(tile) == "B" and not self.has(me, 1))
            beside = self.holds(me, 18) or mine.board.near[field] & mine.tiles.keys()
            if colour_of(tile) in (ANY, colour) and field not in mine.tiles and beside and not (once and tile in here):
                yield field

    def pasture(self, me: int, field: int) -> list[str]:
        """B19.11 the animal tiles that count as lying together."""
        mine = self.of(me)
        fields = mine.board.of_colour("A") if self.holds(me, 1) else mine.board.areas[field]
        return [tile for near in fields if species_of(tile := mine.tiles.get(near, ""))]

    def animal_points(self, me: int, field: int, species: set[str]) -> int:
        return sum(animals_on(t) + self.has(me, 7) for t in self.pasture(me, field) if species_of(t) in species)

    def lift(self, depot: str, tile: str) -> None:
        """A tile leaves the board."""
        if depot == BLACK:
            self.black.remove(tile)
        else:
            self.depots[self.depots.index(tile, 4 * int(depot) - 4, 4 * int(depot))] = ""

    def crossed(self, me: int) -> None:
        """B8.9 B20.14 a marker goes one space along the bridge, and on top."""
        self.seats[me].bridge = min(6, self.seats[me].bridge + 1)
        self.order.sort(key=lambda seat: (-self.seats[seat].bridge, seat != me))
        self.climbed()

    def climbed(self) -> None:
        """B14.2 B14.3 the owners of monastery 27 are on top of their stacks."""
        self.order.sort(key=lambda seat: (-self.seats[seat].bridge, "m27" not in self.of(seat).tiles.values()))

    def gain_workers(self, me: int, number: int) -> None:
        """B19.12 shield 2 watches."""
        self.of(me).workers += number
        for head in self.heads:
            if number and head != self.head_of[me] and self.holds(head, 2):
                self.estates[head].workers += 1

    def matches(self, me: int, kind: int, number: int) -> bool:
        """B18.4 one of the goods to be laid will match its field."""
        seat = self.seats[me]
        return any(good == kind for good, _ in seat.routes[len(seat.laid) : len(seat.laid) + number])


def placed(s: State, estate: int) -> dict[int, str]:
    mine = s.estates()[estate]
    return {f: NAME_OF[mine.fields[f]] for f in range(1, int(mine.duchy.fields) + 1) if mine.has_tile(f)}


def fields_of(card: int) -> list[tuple[int, str]]:
    return [(int(good), bonus) for good, bonus in ROUTES[card]]


def opinion_on(table: Table) -> list[object]:
    """What can be compared with the state."""
    return [
        *(
            (
                e.silver,
                e.workers,
                dict(+e.goods),
                dict(+e.sold),
                e.bonuses,
                sorted(e.shields),
                e.tiles,
                sorted(e.common),
            )
            for e in table.estates.values()
        ),
        *((seat.points, sorted(seat.storage), sorted(seat.dice), seat.bridge, seat.laid) for seat in table.seats),
        (table.order, table.marker),
    ]


def fact_of(s: State) -> list[object]:
    """The same of the state."""
    estates = s.estates()
    return [
        *(
            (
                *(e.silver, e.workers, by_kind(e.goods), by_kind(e.sold), e.bonuses, list(shields_in(e.shields))),
                *(placed(s, number), sorted(NAME_OF[tile] for tile in common_tiles(e))),
            )
            for number, e in enumerate(estates)
        ),
        *(
            (
                *(seat.points, sorted(NAME_OF[tile] for tile in seat.storage)),
                *([die for die in (seat.die, seat.other_die) if die], seat.bridge, listed(seat.laid)),
            )
            for seat in s.seats
        ),
        (list(s.order), s.marker),
    ]
