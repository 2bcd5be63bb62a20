"""What one seat may know: a type of its own, and how events change it."""

from dataclasses import dataclass

from hexhaven.burgundy import events as e
from hexhaven.burgundy.answers import DUCHY_IS
from hexhaven.burgundy.content.duchies import BORDER_DUCHIES
from hexhaven.burgundy.content.goods import KINDS, count, size
from hexhaven.burgundy.content.routes import listed
from hexhaven.burgundy.content.shields import shields_in
from hexhaven.burgundy.content.tiles import COLOURS
from hexhaven.burgundy.expansions.border_posts import linked_pairs
from hexhaven.burgundy.frames import CHOOSE_CASTLE, CHOOSE_DUCHY
from hexhaven.burgundy.state import NO_SEAT, Estate, State, common_tiles, estate_of, points_of
from hexhaven.burgundy.verbs import seal
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.event import Event
from hexhaven.kernel.generator import Source, generator

UNSEEN = -1  # a sealed choice of somebody else


@dataclass
class EstateView:
    """What a player owns, or a team together, as seen by the viewer."""

    duchy: int
    tiles: dict[int, int]  # by field
    points: int
    silver: int
    workers: int
    goods: dict[int, int]  # by kind
    sold: dict[int, int]  # by kind; of the viewer's estate only
    sold_number: int
    bonuses: int
    common: list[int]  # the tiles on a team's common key spaces
    shields: list[int]  # on its castles
    rival: int  # the seat whose monasteries work here too, by shield 6; -1: nobody
    links: int  # pairs of border posts that are linked (bit 0: 1 and 2, 1: 1 and 3, 2: 2 and 3)


@dataclass
class SeatView:
    """What always belongs to a single player."""

    estate: int
    points: int  # partners score apart, their estate has the sum
    storage: list[int]
    dice: list[int]
    bridge: int
    sealed: int  # 0: nothing, UNSEEN: something
    routes: list[int]  # trade routes from left to right
    laid: list[int]  # the kinds of goods on their fields, the first first


@dataclass
class View:
    """The whole table as one seat sees it; seat NO_SEAT is a spectator."""

    seat: int
    seats: list[SeatView]
    estates: list[EstateView]
    order: list[int]
    phase: int
    round: int
    depots: list[int]  # by space
    goods: list[dict[int, int]]  # by depot, 0 is the supply; by kind
    coming_goods: list[int]
    white_die: int
    supply: dict[int, int]  # tiles not drawn yet, black backs from TILE_KINDS on
    bonuses_taken: dict[int, int]  # by colour
    shields: list[list[int]]  # by depot, if they are in play: those laid out
    can_purchase: bool
    marker: int  # of the solo game: the points that bring an extra action; 0 in other games
    over: bool


def by_kind(pile: int) -> dict[int, int]:
    return {kind: int(count(pile, kind)) for kind in range(1, KINDS + 1) if count(pile, kind)}


def view(s: State, seat: int) -> View:
    """Everything the seat may know, and nothing else."""
    own = None if seat == NO_SEAT else estate_of(s, seat)
    coming = [int(count(s.coming_goods, place)) for place in range(s.rules.phase_goods)]
    return View(
        seat=seat,
        seats=[seat_view(s, other, other == seat) for other in range(s.rules.players)],
        estates=[estate_view(s, me, estate_of(s, me) is own) for me in range(s.rules.players) if s.rules.is_head(me)],
        order=list(s.order),
        phase=s.phase,
        round=s.round,
        depots=list(s.depots),
        goods=[by_kind(pile) for pile in (s.goods_supply, *s.goods[1:])],
        coming_goods=[kind for kind in coming if kind],
        white_die=s.white_die,
        supply={tile: number for tile, number in enumerate(s.supply) if number},
        bonuses_taken={c: int(count(s.bonuses_taken, c)) for c in range(COLOURS) if count(s.bonuses_taken, c)},
        shields=[list(shields_in(mask)) for mask in s.shields],
        can_purchase=bool(s.purchases_left),
        marker=s.marker,
        over=len(s.agenda) == 0,
    )


def seat_view(s: State, me: int, own: bool) -> SeatView:
    seat = s.seats[me]
    return SeatView(
        estate=s.rules.estate_number(me),
        points=seat.points,
        storage=list(seat.storage),
        dice=[die for die in (seat.die, seat.other_die) if die],
        bridge=seat.bridge,
        sealed=seat.sealed if own or not seat.sealed else UNSEEN,
        routes=listed(seat.route),
        laid=listed(seat.laid),
    )


def estate_view(s: State, me: int, own: bool) -> EstateView:
    estate = estate_of(s, me)
    return EstateView(
        duchy=estate.duchy.number,
        tiles={f: estate.fields[f] for f in range(1, estate.duchy.fields + 1) if estate.has_tile(f)},
        points=points_of(s, me),
        silver=estate.silver,
        workers=estate.workers,
        goods=by_kind(estate.goods),
        sold=by_kind(estate.sold) if own else {},
        sold_number=size(estate.sold),
        bonuses=estate.bonuses,
        common=common_tiles(estate),
        shields=list(shields_in(estate.shields)),
        rival=estate.rival,
        links=links_of(estate),
    )


def links_of(estate: Estate) -> int:
    return int(linked_pairs(estate, 0)) if estate.duchy.number in BORDER_DUCHIES else 0


def redact(event: Event, seat: int) -> Event:
    """B2.18 the event as the seat learns of it: others' sealed choices stay sealed."""
    if event.kind == e.CHOICE_SEALED and event.seat != seat:
        return Event(event.kind, event.seat, UNSEEN, 0, 0)
    return event


def imagine(s: State, seat: int, rng: Source) -> State:
    """A state that agrees with everything the seat knows; what it cannot know is drawn again."""
    fast, twin = generator(rng), s.copy()
    for other in range(s.rules.players):
        sealed = s.seats[other].sealed
        if sealed and other != seat:
            kind = CHOOSE_DUCHY if verb_of(sealed) == DUCHY_IS else CHOOSE_CASTLE
            choices = s.rules.questions[kind].legal(twin, other, 0)
            seal(twin, other, choices[fast.randrange(len(choices))])
    return twin
