"""How each kind of event changes a view. Folding a seat's events gives that seat's view."""

from collections.abc import Callable

from hexhaven.burgundy import events as e
from hexhaven.burgundy.content.board import SPACES
from hexhaven.burgundy.content.tiles import CASTLE, NO_TILE
from hexhaven.burgundy.verbs import back_of
from hexhaven.burgundy.view import SeatView, View
from hexhaven.kernel.event import Event


def fold(view: View, event: Event) -> None:
    """Bring the view up to date."""
    FOLDS[event.kind](view, event)


def less(numbers: dict[int, int], key: int, number: int) -> None:
    """Take a number away; what is used up is not listed."""
    numbers[key] -= number
    if not numbers[key]:
        del numbers[key]


def more(numbers: dict[int, int], key: int, number: int) -> None:
    numbers[key] = numbers.get(key, 0) + number


def whose(view: View, event: Event) -> SeatView:
    return view.seats[event.seat]


def nothing(view: View, event: Event) -> None:
    """The event tells why something happens; what happens is told by others."""


def start_player_set(view: View, event: Event) -> None:
    players = len(view.seats)
    view.order = [(event.seat + i) % players for i in range(players)]


def duchy_set(view: View, event: Event) -> None:
    whose(view, event).duchy = event.a
    whose(view, event).sealed = 0


def choice_sealed(view: View, event: Event) -> None:
    whose(view, event).sealed = event.a


def silver_gained(view: View, event: Event) -> None:
    whose(view, event).silver += event.a


def silver_paid(view: View, event: Event) -> None:
    whose(view, event).silver -= event.a


def workers_gained(view: View, event: Event) -> None:
    whose(view, event).workers += event.a


def workers_paid(view: View, event: Event) -> None:
    whose(view, event).workers -= event.a


def points_scored(view: View, event: Event) -> None:
    whose(view, event).points += event.a


def goods_gained(view: View, event: Event) -> None:
    more(whose(view, event).goods, event.a, event.b)
    less(view.goods[event.c] if event.c else view.goods_supply, event.a, event.b)


def goods_sold(view: View, event: Event) -> None:
    less(whose(view, event).goods, event.a, event.b)
    whose(view, event).sold_number += event.b
    if event.seat == view.seat:
        more(whose(view, event).sold, event.a, event.b)


def phase_opened(view: View, event: Event) -> None:
    view.phase = event.a
    view.round = 0
    view.depots = [NO_TILE] * SPACES


def tile_laid_out(view: View, event: Event) -> None:
    view.depots[event.a] = event.b
    less(view.supply, back_of(event.a) + event.b, 1)


def good_laid_out(view: View, event: Event) -> None:
    view.coming_goods.append(event.a)
    less(view.goods_supply, event.a, 1)


def round_opened(view: View, event: Event) -> None:
    view.round = event.a


def dice_rolled(view: View, event: Event) -> None:
    whose(view, event).dice = [event.a, event.b]


def white_die_rolled(view: View, event: Event) -> None:
    view.white_die = event.a


def good_arrived(view: View, event: Event) -> None:
    more(view.goods[event.b], view.coming_goods.pop(0), 1)


def turn_opened(view: View, event: Event) -> None:
    view.can_purchase = True


def turn_closed(view: View, event: Event) -> None:
    view.can_purchase = False


def die_used(view: View, event: Event) -> None:
    whose(view, event).dice.remove(event.a)


def tile_taken(view: View, event: Event) -> None:
    view.depots[event.b] = NO_TILE


def tile_stored(view: View, event: Event) -> None:
    storage = whose(view, event).storage
    storage.append(event.a)
    storage.sort()


def tile_discarded(view: View, event: Event) -> None:
    whose(view, event).storage.remove(event.a)


def tile_bought(view: View, event: Event) -> None:
    view.can_purchase = False


def tile_placed(view: View, event: Event) -> None:
    whose(view, event).storage.remove(event.a)
    whose(view, event).tiles[event.b] = event.a


def start_castle_placed(view: View, event: Event) -> None:
    less(view.supply, CASTLE, 1)
    whose(view, event).tiles[event.a] = CASTLE
    whose(view, event).sealed = 0


def bridge_crossed(view: View, event: Event) -> None:
    whose(view, event).bridge = event.a
    view.order.remove(event.seat)
    ahead = [other for other in view.order if view.seats[other].bridge > event.a]
    view.order.insert(len(ahead), event.seat)


def bonus_taken(view: View, event: Event) -> None:
    more(view.bonuses_taken, event.a, 1)
    whose(view, event).bonuses += 1


def game_ended(view: View, event: Event) -> None:
    view.over = True


FOLDS: dict[int, Callable[[View, Event], None]] = {
    e.START_PLAYER_SET: start_player_set,
    e.DUCHY_SET: duchy_set,
    e.CHOICE_SEALED: choice_sealed,
    e.SILVER_GAINED: silver_gained,
    e.SILVER_PAID: silver_paid,
    e.WORKERS_GAINED: workers_gained,
    e.WORKERS_PAID: workers_paid,
    e.POINTS_SCORED: points_scored,
    e.GOODS_GAINED: goods_gained,
    e.GOODS_SOLD: goods_sold,
    e.PHASE_OPENED: phase_opened,
    e.TILE_LAID_OUT: tile_laid_out,
    e.GOOD_LAID_OUT: good_laid_out,
    e.ROUND_OPENED: round_opened,
    e.DICE_ROLLED: dice_rolled,
    e.WHITE_DIE_ROLLED: white_die_rolled,
    e.GOOD_ARRIVED: good_arrived,
    e.TURN_OPENED: turn_opened,
    e.TURN_CLOSED: turn_closed,
    e.DIE_USED: die_used,
    e.TILE_TAKEN: tile_taken,
    e.TILE_STORED: tile_stored,
    e.TILE_DISCARDED: tile_discarded,
    e.TILE_BOUGHT: tile_bought,
    e.TILE_PLACED: tile_placed,
    e.START_CASTLE_PLACED: start_castle_placed,
    e.BRIDGE_CROSSED: bridge_crossed,
    e.AREA_COMPLETED: nothing,
    e.BONUS_TAKEN: bonus_taken,
    e.EFFECT_DECLINED: nothing,
    e.PHASE_CLOSED: nothing,
    e.GAME_ENDED: game_ended,
}
