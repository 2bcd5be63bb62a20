"""B9 the buildings: each takes effect once, when it is placed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import PASS, PLACE
from hexhaven.burgundy.content.tiles import (
    BANK,
    BEIGE,
    BLUE,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    DARK_GREEN,
    GREY,
    LIGHT_GREEN,
    MARKET,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    YELLOW,
)
from hexhaven.burgundy.frames import GAIN_TILE, PLACE_TILE, SELL_GOODS
from hexhaven.burgundy.rulebook import Rules
from hexhaven.burgundy.rules.actions import act, add_action, add_sales, add_takes
from hexhaven.burgundy.state import State
from hexhaven.burgundy.verbs import gain_silver, gain_workers, score
from hexhaven.kernel.engine import Question, ask, can_interject

SHIPS_AND_ANIMALS: Final = 1 << BLUE | 1 << LIGHT_GREEN
BUILDINGS: Final = 1 << BEIGE
MINES_MONASTERIES_CASTLES: Final = 1 << GREY | 1 << YELLOW | 1 << DARK_GREEN


def add_to(rules: Rules) -> None:
    rules.placed[MARKET] = market
    rules.placed[CARPENTER] = carpenter
    rules.placed[CHURCH] = church
    rules.placed[WAREHOUSE] = warehouse
    rules.placed[BOARDING_HOUSE] = boarding_house
    rules.placed[BANK] = bank
    rules.placed[TOWN_HALL] = town_hall
    rules.placed[WATCHTOWER] = watchtower
    rules.asks(GAIN_TILE, GainTile())
    rules.asks(SELL_GOODS, SellGoods())
    rules.asks(PLACE_TILE, PlaceTile())


def market(s: State, me: i64, field: i64) -> None:
    """B9.1 a ship or an animal from any numbered depot."""
    ask(s, GAIN_TILE, me, SHIPS_AND_ANIMALS)


def carpenter(s: State, me: i64, field: i64) -> None:
    """B9.2 a building from any numbered depot."""
    ask(s, GAIN_TILE, me, BUILDINGS)


def church(s: State, me: i64, field: i64) -> None:
    """B9.3 a mine, a monastery or a castle from any numbered depot."""
    ask(s, GAIN_TILE, me, MINES_MONASTERIES_CASTLES)


def warehouse(s: State, me: i64, field: i64) -> None:
    """B9.4 one kind of good may be sold without a die."""
    ask(s, SELL_GOODS, me)


def boarding_house(s: State, me: i64, field: i64) -> None:
    """B9.5 four workers."""
    gain_workers(s, me, 4, BOARDING_HOUSE)


def bank(s: State, me: i64, field: i64) -> None:
    """B9.6 two silver."""
    gain_silver(s, me, 2, BANK)


def town_hall(s: State, me: i64, field: i64) -> None:
    """B9.7 B9.16 another stored tile, perhaps one just bought, on any suitable field."""
    ask(s, PLACE_TILE, me)


def watchtower(s: State, me: i64, field: i64) -> None:
    """B9.8 four points."""
    score(s, me, 4, WATCHTOWER)


class GainTile(Question):
    """B9.12 B9.14 a tile of these colours from depots 1-6, or none."""

    def legal(self, s: State, me: i64, colours: i64) -> vec[i64]:
        return append(add_takes(vec[i64](capacity=32), s, me, 0, colours), PASS)

    def apply(self, s: State, me: i64, colours: i64, answer: i64) -> None:
        act(s, me, answer)

    def lapses(self, s: State, me: i64, colours: i64) -> bool:
        """B9.13 no numbered depot holds such a tile."""
        return len(self.legal(s, me, colours)) == 1


class SellGoods(Question):
    """B9.4 one kind, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return append(add_sales(vec[i64](capacity=4), s, me, 0), PASS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        act(s, me, answer)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """B9.13 no goods to sell."""
        return len(self.legal(s, me, arg)) == 1


class PlaceTile(Question):
    """B9.7 any stored tile, whatever the number of the field, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return append(add_action(vec[i64](capacity=32), s, me, PLACE), PASS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        act(s, me, answer)

    def lapses(self, s: State, me: i64, arg: i64) -> bool:
        """B9.13 no stored tile can be placed, and none can be bought."""
        return len(self.legal(s, me, arg)) == 1 and not can_interject(s, me)
