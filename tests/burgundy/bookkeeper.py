"""A second opinion: keeps the books of a game from the texts of its answers alone, by the tables of the rulebook.

It knows nothing of the engine and trusts that every answer is legal; it works out what each of them brings.
"""

from collections import Counter
from dataclasses import dataclass, field

from tests.burgundy.rulebook import areas, colours, table

SPECIES = ("cow", "sheep", "pig", "goat")
END_BUILDINGS = dict(
    zip(
        range(16, 24),
        ("warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"),
        strict=True,
    )
)
SIZE_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36)
PHASE_POINTS = (10, 8, 6, 4, 2)
AREAS = {duchy: areas(duchy) for duchy in range(1, 11)}
COLOURS = {duchy: colours(duchy) for duchy in range(1, 11)}
BONUSES = {int(players): (int(large), int(small)) for players, large, small in table("B11.8")}


@dataclass
class Account:
    """What one player has."""

    duchy: int = 0
    tiles: dict[int, str] = field(default_factory=dict)
    goods: Counter[str] = field(default_factory=Counter)
    sold: Counter[str] = field(default_factory=Counter)
    points: int = 0
    silver: int = 1
    workers: int = 0
    bonuses: int = 0
    ships: int = 0

    def has(self, monastery: int) -> bool:
        return f"m{monastery}" in self.tiles.values()


class Bookkeeper:
    """Reads the answers of a game one after another."""

    def __init__(self, options: dict[str, str]) -> None:
        self.players = int(options["seats"])
        self.accounts = [Account() for _ in range(self.players)]
        self.goods_dealt = 0
        self.rounds = 0
        self.coming: list[str] = []
        self.depots: dict[str, Counter[str]] = {str(depot): Counter() for depot in range(1, 7)}
        self.colours_done: Counter[str] = Counter()
        self.turn_order: list[int] = []
        self.boards = 0
        if options["start"] != "drawn":
            self.seat_from(int(options["start"]) - 1)
        if options["duchies"] not in ("drawn", "chosen"):
            for account, duchy in zip(self.accounts, options["duchies"].split(), strict=True):
                account.duchy = int(duchy)
                if duchy in "12":
                    account.tiles[19] = "castle"

    def seat_from(self, first: int) -> None:
        self.turn_order = [(first + place) % self.players for place in range(self.players)]
        for place, seat in enumerate(self.turn_order):
            self.accounts[seat].workers = place + 1

    # Chance.

    def drawn(self, text: str) -> None:
        verb, *rest = text.split()
        match verb:
            case "start":
                self.seat_from(int(rest[0]) - 1)
            case "board":
                self.accounts[self.turn_order[self.boards]].duchy = int(rest[0])
                self.boards += 1
            case "good":
                self.good(rest[0])
            case "white":
                self.rounds += 1
                self.depots[rest[0]][self.coming.pop(0)] += 1
            case _:
                assert verb in ("tile", "roll"), text

    def good(self, kind: str) -> None:
        if self.goods_dealt < 3 * self.players:
            self.accounts[self.goods_dealt // 3].goods[kind] += 1
        else:
            self.coming.append(kind)
        self.goods_dealt += 1

    # Players.

    def said(self, seat: int, text: str) -> None:
        words = text.split()
        if words[0].isdecimal():
            words.pop(0)
        mine = self.accounts[seat]
        paid = int(words.pop()[1:]) if words[-1][0] == "w" and words[-1][1:].isdecimal() else 0
        mine.workers -= paid
        match words:
            case ["duchy", duchy]:
                mine.duchy = int(duchy)
            case ["castle", at]:
                mine.tiles[int(at)] = "castle"
            case ["place", tile, at]:
                self.place(mine, tile, int(at))
            case ["sell", kind]:
                self.sell(mine, kind)
            case ["workers"]:
                mine.workers += 4 if mine.has(14) else 2
                mine.silver += mine.has(13)
            case ["buy", _, _]:
                mine.silver -= 2 - paid
            case ["load", depots, *picked]:
                self.load(mine, depots.split("+"), picked[1].split(",") if picked else [])
            case _:
                assert words[0] in ("take", "discard", "pass", "end"), text

    def place(self, mine: Account, tile: str, at: int) -> None:
        mine.tiles[at] = tile
        area = next(area for area in AREAS[mine.duchy] if at in area)
        self.complete(mine, at, area)
        if tile[:-1] in SPECIES:
            herd = [mine.tiles[other] for other in area if mine.tiles.get(other, "")[:-1] == tile[:-1]]
            mine.points += sum(int(animals[-1]) + mine.has(7) for animals in herd)
        mine.points += 4 * (tile == "watchtower")
        mine.workers += 4 * (tile == "boarding-house")
        mine.silver += 2 * (tile == "bank")
        mine.ships += tile == "ship"

    def complete(self, mine: Account, at: int, area: frozenset[int]) -> None:
        if not area <= mine.tiles.keys():
            return
        mine.points += SIZE_POINTS[len(area)] + PHASE_POINTS[(self.rounds - 1) // 5]
        letter = COLOURS[mine.duchy][at - 1]
        if all(field in mine.tiles for field, other in enumerate(COLOURS[mine.duchy], 1) if other == letter):
            self.colours_done[letter] += 1
            if self.colours_done[letter] <= 2:
                mine.points += BONUSES[self.players][self.colours_done[letter] - 1]
                mine.bonuses += 1

    def sell(self, mine: Account, kind: str) -> None:
        number = mine.goods.pop(kind)
        mine.sold[kind] += number
        mine.points += number * self.players
        mine.silver += 1 + mine.has(3)
        mine.workers += mine.has(4)

    def load(self, mine: Account, depots: list[str], picked: list[str]) -> None:
        lying = {kind for depot in depots for kind in self.depots[depot]}
        new = set(picked) if picked else lying - set(mine.goods)
        if len(set(mine.goods) | new) > 3:
            new = set()
        fitting = set(mine.goods) | new
        for depot in depots:
            for kind in fitting & set(self.depots[depot]):
                mine.goods[kind] += self.depots[depot].pop(kind)

    # Ends.

    def close_phase(self) -> None:
        for account in self.accounts:
            mines = list(account.tiles.values()).count("mine")
            account.silver += mines
            account.workers += mines * account.has(2)

    def close_game(self) -> None:
        for mine in self.accounts:
            mine.points += mine.goods.total() + mine.silver + mine.workers // 2
            mine.points += 2 * len(mine.sold) * mine.has(15) + mine.sold.total() * mine.has(25)
            mine.points += 3 * mine.bonuses * mine.has(26)
            tiles = list(mine.tiles.values())
            mine.points += sum(4 * tiles.count(name) for number, name in END_BUILDINGS.items() if mine.has(number))
            mine.points += 4 * mine.has(24) * sum(any(tile[:-1] == herd for tile in tiles) for herd in SPECIES)


def books(options: dict[str, str], answers: list[tuple[int, str]], chance: int) -> list[Account]:
    """The accounts at the end of a game."""
    keeper = Bookkeeper(options)
    closed = 0
    for who, text in answers:
        # The first draw after the fifth, tenth, ... round belongs to the next phase.
        if who == chance and text.split()[0] in ("tile", "good") and keeper.rounds == 5 * (closed + 1):
            keeper.close_phase()
            closed += 1
        if who == chance:
            keeper.drawn(text)
        else:
            keeper.said(who, text)
    keeper.close_phase()
    keeper.close_game()
    return keeper.accounts
