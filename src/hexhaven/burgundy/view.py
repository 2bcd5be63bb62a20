"""What one seat may know: a type of its own, and how events change it."""

from dataclasses import dataclass, field

from librt.random import Random

from hexhaven.burgundy import events as e
from hexhaven.burgundy.answers import DUCHY_IS, verb_of
from hexhaven.burgundy.content.board import DEPOTS, SPACES
from hexhaven.burgundy.content.goods import KINDS, PHASE_GOODS, count, size
from hexhaven.burgundy.content.tiles import COLOURS, NO_TILE
from hexhaven.burgundy.frames import CHOOSE_CASTLE, CHOOSE_DUCHY
from hexhaven.burgundy.state import State, copy, estate, has_tile
from hexhaven.burgundy.verbs import seal
from hexhaven.kernel.event import Event

UNSEEN = -1  # a sealed choice of somebody else


@dataclass
class SeatView:
    """What lies before one player, as far as the viewer sees it."""

    duchy: int = 0
    tiles: dict[int, int] = field(default_factory=dict)  # by field
    storage: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    points: int = 0
    silver: int = 0
    workers: int = 0
    goods: dict[int, int] = field(default_factory=dict)  # by kind
    sold: dict[int, int] = field(default_factory=dict)  # by kind; the viewer's own only
    sold_number: int = 0
    bonuses: int = 0
    bridge: int = 0
    sealed: int = 0  # 0: nothing, UNSEEN: something


@dataclass
class View:
    """The whole table as one seat sees it; seat NO_SEAT is a spectator."""

    seat: int
    seats: list[SeatView]
    order: list[int]
    phase: int = 0
    round: int = 0
    depots: list[int] = field(default_factory=lambda: [NO_TILE] * SPACES)
    goods: list[dict[int, int]] = field(default_factory=lambda: [{} for _ in range(DEPOTS + 1)])  # by depot, by kind
    coming_goods: list[int] = field(default_factory=list)
    white_die: int = 0
    supply: dict[int, int] = field(default_factory=dict)  # tiles not drawn yet, black backs from TILE_KINDS on
    goods_supply: dict[int, int] = field(default_factory=dict)
    bonuses_taken: dict[int, int] = field(default_factory=dict)  # by colour
    can_purchase: bool = False
    over: bool = False


def by_kind(pile: int) -> dict[int, int]:
    return {kind: int(count(pile, kind)) for kind in range(1, KINDS + 1) if count(pile, kind)}


def view(s: State, seat: int) -> View:
    """Everything the seat may know, and nothing else."""
    coming = [int(count(s.coming_goods, place)) for place in range(PHASE_GOODS)]
    return View(
        seat=seat,
        seats=[seat_view(s, other, other == seat) for other in range(s.rules.players)],
        order=list(s.order),
        phase=s.phase,
        round=s.round,
        depots=list(s.depots),
        goods=[by_kind(pile) for pile in s.goods],
        coming_goods=[kind for kind in coming if kind],
        white_die=s.white_die,
        supply={tile: number for tile, number in enumerate(s.supply) if number},
        goods_supply=by_kind(s.goods_supply),
        bonuses_taken={c: int(count(s.bonuses_taken, c)) for c in range(COLOURS) if count(s.bonuses_taken, c)},
        can_purchase=bool(s.purchases_left),
        over=len(s.agenda) == 0,
    )


def seat_view(s: State, me: int, own: bool) -> SeatView:
    seat, shared = s.seats[me], estate(s, me)
    return SeatView(
        duchy=shared.duchy.number,
        tiles={f: shared.fields[f] for f in range(1, shared.duchy.fields + 1) if has_tile(shared, f)},
        storage=list(seat.storage),
        dice=[die for die in (seat.die, seat.other_die) if die],
        points=seat.points,
        silver=shared.silver,
        workers=shared.workers,
        goods=by_kind(shared.goods),
        sold=by_kind(shared.sold) if own else {},
        sold_number=size(shared.sold),
        bonuses=shared.bonuses,
        bridge=seat.bridge,
        sealed=seat.sealed if own or not seat.sealed else UNSEEN,
    )


def redact(event: Event, seat: int) -> Event:
    """B2.18 the event as the seat learns of it: others' sealed choices stay sealed."""
    if event.kind == e.CHOICE_SEALED and event.seat != seat:
        return Event(event.kind, event.seat, UNSEEN, 0, 0)
    return event


def imagine(s: State, seat: int, rng: Random) -> State:
    """A state that agrees with all the seat knows; what it cannot know is drawn anew."""
    twin = copy(s)
    for other in range(s.rules.players):
        sealed = s.seats[other].sealed
        if sealed and other != seat:
            kind = CHOOSE_DUCHY if verb_of(sealed) == DUCHY_IS else CHOOSE_CASTLE
            choices = s.rules.questions[kind].legal(twin, other, 0)
            seal(twin, other, choices[rng.randrange(len(choices))])
    return twin
