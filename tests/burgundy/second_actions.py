"""What a second opinion says of actions, placements, ships and shields.

Where the engine keeps an agenda, it simply waits where it is: every question is a `yield` of who is asked and of all
answers that the rules allow.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import combinations

from tests.burgundy.rulebook import BUILDINGS
from tests.burgundy.second_table import (
    ANY,
    BLACK,
    BONUSES,
    LETTERS,
    NO_LIMIT,
    PHASE_POINTS,
    SCORED_BUILDINGS,
    SIZE_POINTS,
    Estate,
    Table,
    colour_of,
    species_of,
)

Asked = tuple[int, set[str]]
Course = Generator[Asked, str, None]
Answered = Generator[Asked, str, str]


class Won(Exception):
    """The solo game ends in the middle of anything."""


def paying(workers: int) -> str:
    return f" w{workers}" if workers else ""


def with_die(die: int) -> str:
    return f"{die} " if die else ""


class Actions(Table):
    """What may be done, and what it brings."""

    # Questions.

    def ask(
        self,
        me: int,
        answers: Callable[[], Iterable[str]],
        unless: Callable[[], bool] = lambda: False,
        plain: bool = True,
    ) -> Answered:
        """Until something else than an answer at any time is said; nothing if the question falls away."""
        while not unless():
            extra = self.at_any_time(me, plain)
            said = yield me, {*answers(), *extra}
            if said not in extra:
                return said
            yield from self.interject(me, said)
        return ""

    def ask_or_pass(self, me: int, answers: Callable[[], set[str]]) -> Answered:
        return (yield from self.ask(me, lambda: answers() | {"pass"}, lambda: not answers()))

    def at_any_time(self, me: int, may_buy: bool) -> set[str]:
        mine = self.of(me)
        extra = self.purchases(me) if may_buy else set()
        if self.has(me, 28) and mine.silver:
            extra.add("hire")
        if self.took(me, 6) and mine.rival is None:
            extra |= {f"copy {seat + 1}" for seat in range(self.players) if self.head_of[seat] != self.head_of[me]}
        return extra

    def interject(self, me: int, said: str) -> Course:
        mine = self.of(me)
        match said.split():
            case ["hire"]:
                mine.silver -= 1
                self.gain_workers(me, 2)
            case ["copy", seat]:
                mine.rival = int(seat) - 1
            case ["buy", depot, tile, *workers]:
                paid = int(workers[0][1:]) if workers else 0
                mine.workers -= paid
                mine.silver -= 2 - paid
                self.may_buy = False
                yield from self.take(me, depot, tile)

    def purchases(self, me: int) -> set[str]:
        """B7 B10.6 B17.2."""
        mine, anywhere = self.of(me), self.has(me, 6)
        if not self.may_buy or self.active != me:
            return set()
        lying = {BLACK: self.black, **{str(depot): self.in_depot(depot) for depot in range(1, 7) if anywhere}}
        ways = [w for w in range(3 if anywhere else 1) if w <= mine.workers and 2 - w <= mine.silver]
        return {f"buy {depot} {tile}{paying(w)}" for depot, tiles in lying.items() for tile in tiles for w in ways}

    def could_buy(self, me: int) -> bool:
        """B14.6 perhaps with workers that silver buys."""
        hiring = self.has(me, 28) and self.has(me, 6) and self.of(me).silver and (any(self.depots) or self.black)
        return bool(self.purchases(me) or (self.may_buy and hiring))

    # Actions; die 0 is no die.

    def actions(self, me: int, die: int = 0) -> set[str]:
        return (
            self.placings(me, die) | self.takings(me, die, LETTERS) | self.sales(me, die) | {f"{with_die(die)}workers"}
        )

    def placings(self, me: int, die: int = 0) -> set[str]:
        mine, answers = self.of(me), set()
        for kept, where in ((self.seats[me].storage, ""), (mine.common, " common")):
            for tile in set(kept):
                for field in self.fields_for(me, tile):
                    workers = self.workers_needed(me, die, mine.board.dice[field], self.free_step(me, tile))
                    if workers <= mine.workers:
                        answers.add(f"{with_die(die)}place {tile} {field}{where}{paying(workers)}")
        return answers

    def takings(self, me: int, die: int, letters: str) -> set[str]:
        answers = set()
        for depot in range(1, 7):
            workers = self.workers_needed(me, die, depot, int(self.has(me, 12)))
            if workers <= self.of(me).workers:
                tiles = [tile for tile in self.in_depot(depot) if colour_of(tile) in letters]
                answers |= {f"{with_die(die)}take {depot} {tile}{paying(workers)}" for tile in tiles}
        return answers

    def sales(self, me: int, die: int = 0) -> set[str]:
        mine = self.of(me)
        costs = {kind: self.workers_needed(me, die, kind) for kind in mine.goods}
        return {f"{with_die(die)}sell {kind}{paying(w)}" for kind, w in costs.items() if w <= mine.workers}

    def act(self, me: int, said: str) -> Course:
        """A question that fell away or was declined brings nothing."""
        mine, words = self.of(me), said.split()
        if said in ("", "pass"):
            return
        if words[0].isdecimal():
            words.pop(0)
        if words[-1][0] == "w" and words[-1][1:].isdecimal():
            mine.workers -= int(words.pop()[1:])
        match words:
            case ["take", depot, tile]:
                yield from self.take(me, depot, tile)
            case ["place", tile, field, *common]:
                (mine.common if common else self.seats[me].storage).remove(tile)
                yield from self.cover(me, tile, int(field))
            case ["claim", depot, tile, field]:
                self.lift(depot, tile)
                yield from self.cover(me, tile, int(field))
            case ["sell", kind]:
                yield from self.sell(me, int(kind))
            case ["workers"]:
                self.gain_workers(me, 4 if self.has(me, 14) else 2)
                mine.silver += self.has(me, 13)
            case _:
                raise AssertionError(f"{said} is no action")

    def take(self, me: int, depot: str, tile: str) -> Course:
        self.lift(depot, tile)
        yield from self.store(me, tile)

    def store(self, me: int, tile: str) -> Course:
        """B6.5 B20.9 B20.11 B19.14."""
        own, common = self.seats[me].storage, self.of(me).common
        team = len(self.heads) < self.players
        while True:
            spaces = [own] if len(own) < (NO_LIMIT if self.holds(me, 4) else 2 if team else 3) else []
            spaces += [common] if team and len(common) < 2 else []
            if len(spaces) == 2:
                said = yield from self.ask(me, lambda: {"keep own", "keep common"}, plain=False)
                spaces = [own if said == "keep own" else common]
            if spaces:
                spaces[0].append(tile)
                return
            words = (yield from self.ask(me, partial(self.discards, me), plain=False)).split()
            (common if len(words) > 2 else own).remove(words[1])

    def discards(self, me: int) -> set[str]:
        return {f"discard {tile}" for tile in self.seats[me].storage} | {
            f"discard {tile} common" for tile in self.of(me).common
        }

    def sell(self, me: int, kind: int) -> Course:
        mine = self.of(me)
        number = mine.goods.pop(kind)
        mine.sold[kind] += number
        mine.silver += number if self.holds(me, 9) else 1 + self.has(me, 3)
        self.gain_workers(me, int(self.has(me, 4)))
        self.score(me, number * self.spaces_for * (2 if self.holds(me, 12) else 1), "sale")
        if self.solo and self.seats[me].routes:
            self.parts.append(("lay", str(kind), number))
        else:
            yield from self.lay(me, kind, number)

    def lay(self, me: int, kind: int, number: int) -> Course:
        """B18.3-B18.7 one by one; a bonus comes before the next."""
        seat = self.seats[me]
        while number and len(seat.laid) < len(seat.routes):
            good, bonus = seat.routes[len(seat.laid)]
            seat.laid.append(kind)
            number -= 1
            if good == kind:
                if self.solo and number:
                    self.parts.append(("lay", str(kind), number))
                yield from self.bonus(me, bonus)
                if self.solo:
                    return

    def bonus(self, me: int, name: str) -> Course:
        if name == "castle":
            yield from self.act(me, (yield from self.ask(me, lambda: self.actions(me))))
        else:
            yield from self.building(me, name, "route")

    # Placements.

    def score(self, me: int, points: int, cause: str) -> None:
        if self.solo and points:
            self.parts.append(("score", cause, points))
        else:
            self.seats[me].points += points

    def cover(self, me: int, tile: str, field: int) -> Course:
        mine = self.of(me)
        before = mine.links() if self.with_posts else set()
        mine.tiles[field] = tile
        area = mine.board.areas[field]
        if area <= mine.tiles.keys():
            larger = any(mine.tiles[near] == "inn" for near in area) + self.holds(me, 17)
            self.score(me, SIZE_POINTS[min(8, len(area) + larger)], "area")
            self.score(me, PHASE_POINTS[self.phase], "phase")
            if mine.covers(mine.board.colours[field]):
                self.finish_colour(me, mine.board.colours[field])
        if self.with_posts:
            self.link_posts(me, before)
        if self.solo and len(mine.tiles) == len(mine.board.colours):
            raise Won
        if self.solo:
            self.parts += [("effect", str(field), 0)] if self.has_effect(tile) else []
        else:
            yield from self.effect(me, tile, field)

    def finish_colour(self, me: int, letter: str) -> None:
        if self.solo:
            self.parts.append(("colour", letter, 0))
        elif self.colours_done[letter] < 2:
            points = BONUSES[self.players][self.colours_done[letter]]
            self.colours_done[letter] += 1
            self.of(me).bonuses += 1
            self.score(me, points * (2 if self.holds(me, 7) else 1), "bonus")

    def link_posts(self, me: int, before: set[tuple[int, int]]) -> None:
        """B15.7 B15.8."""
        now = self.of(me).links()
        self.score(me, len(now - before) * PHASE_POINTS[self.phase], "posts")
        others = sum(len(other.links()) == 3 for other in self.estates.values() if other is not self.of(me))
        if len(now) == 3 and now != before and others < 2:
            self.score(me, BONUSES[self.players][others], "posts")

    def has_effect(self, tile: str) -> bool:
        if colour_of(tile) == "Y":
            return int(tile[1:]) in (*range(15, 27), 29)
        return tile != "mine" and colour_of(tile) != ANY

    def effect(self, me: int, tile: str, field: int) -> Course:
        mine = self.of(me)
        if tile == "castle":
            yield from self.castle(me)
        elif tile == "ship":
            yield from self.ship(me)
        elif tile == "geese":
            others = {species_of(other) for other in self.pasture(me, field)} - {"geese"}
            if len(others) > 1:
                said = yield from self.ask(me, lambda: {f"count {species}" for species in others})
                others = {said.split()[1]}
            self.score(me, self.animal_points(me, field, {"geese", *others}), tile)
        elif species_of(tile):
            self.score(me, self.animal_points(me, field, {"geese", species_of(tile)}), tile)
        elif colour_of(tile) == "B":
            yield from self.building(me, tile, tile)
        elif tile == "m27":
            self.climbed()
        elif self.solo and colour_of(tile) == "Y":
            counts_crane = int(tile[1:]) in SCORED_BUILDINGS and not self.crane_counted and mine.number_of("crane") > 0
            self.crane_counted = self.crane_counted or counts_crane
            self.score(me, self.monastery_points(mine, int(tile[1:])) + 4 * counts_crane, tile)

    def monastery_points(self, mine: Estate, number: int) -> int:
        """B10.15-B10.26 B16.7 B21.11."""
        if number in SCORED_BUILDINGS:
            return 4 * mine.number_of(SCORED_BUILDINGS[number])
        finished = sum(mine.covers(letter) for letter in LETTERS) if self.solo else mine.bonuses
        return {15: 2 * len(+mine.sold), 24: 4 * len(mine.species()), 25: mine.sold.total(), 26: 3 * finished}[number]

    def building(self, me: int, name: str, cause: str) -> Course:
        if name in ("market", "carpenter", "church"):
            letters = {"market": "SA", "carpenter": "B", "church": "MYC"}[name]
            yield from self.act(me, (yield from self.ask_or_pass(me, lambda: self.takings(me, 0, letters))))
        elif name == "warehouse":
            yield from self.act(me, (yield from self.ask_or_pass(me, lambda: self.sales(me))))
        elif name == "town-hall":
            unless = partial(self.town_hall_is_useless, me)
            yield from self.act(me, (yield from self.ask(me, lambda: self.placings(me) | {"pass"}, unless)))
        elif name == "boarding-house":
            self.gain_workers(me, 4)
        elif name == "bank":
            self.of(me).silver += 2
        elif name == "watchtower":
            self.score(me, 4, cause)
        elif name == "white-castle":
            yield from self.act(me, (yield from self.ask(me, lambda: self.actions(me, self.white_die))))
        else:
            kinds = [*BUILDINGS, *["white-castle"] * ("white-castles" in self.expansions)]
            said = yield from self.ask(me, lambda: {f"as {kind}" for kind in kinds} | {"pass"})
            if said != "pass":
                yield from self.building(me, said.split()[1], said.split()[1])

    def town_hall_is_useless(self, me: int) -> bool:
        return not self.placings(me) and not self.could_buy(me)

    def castle(self, me: int) -> Course:
        said = yield from self.ask(me, partial(self.castle_actions, me, self.holds(me, 11)))
        if said.startswith("take-shield"):
            self.take_shield(me, said)
        else:
            yield from self.act(me, said)

    def castle_actions(self, me: int, with_shields: bool) -> set[str]:
        """B8.1 B19.21."""
        return self.actions(me) | (self.shields_to_take(me, dict.fromkeys(range(1, 7), 0)) if with_shields else set())

    # Ships.

    def ship(self, me: int) -> Course:
        mine = self.of(me)
        if not self.solo:
            self.crossed(me)
        words = (yield from self.ask(me, lambda: self.loads(me), lambda: not self.fitting(me))).split()
        if words:
            depots = [int(depot) for depot in words[1].split("+")]
            chosen = {int(kind) for kind in words[3].split(",")} if words[2:] else set(range(1, 7))
            room = self.goods_spaces() - len(mine.goods)
            known = set(mine.goods) if room == 0 or words[2:] else set()
            for depot in depots:
                self.load(mine, depot, known | (chosen if room else set()))
            for depot in set(self.goods) - set(depots) if self.solo else []:
                self.goods[depot].clear()
        if self.holds(me, 5):
            said = yield from self.ask_or_pass(me, lambda: {f"gather {kind}" for kind in self.fitting(me)})
            for depot in self.goods if said.startswith("gather") else []:
                self.load(mine, depot, {int(said.split()[1])})
        if self.solo:
            yield from self.trade(me)

    def goods_spaces(self) -> int:
        return 6 if self.solo else 3

    def fitting(self, me: int) -> set[int]:
        """B8.12 the kinds in all depots that could be taken."""
        lying = {kind for pile in self.goods.values() for kind in pile}
        return lying if len(self.of(me).goods) < self.goods_spaces() else lying & set(self.of(me).goods)

    def loads(self, me: int) -> set[str]:
        """B8.10-B8.14 B10.5."""
        mine, answers = self.of(me), set()
        room = self.goods_spaces() - len(mine.goods)
        for depot in range(1, 7):
            for depots in [[depot], [depot, depot % 6 + 1]][: 1 + self.has(me, 5)]:
                new = sorted({kind for each in depots for kind in self.goods[each]} - set(mine.goods))
                name = "load " + "+".join(map(str, depots))
                choices = combinations(new, room) if 0 < room < len(new) else [()]
                answers |= {f"{name} only {','.join(map(str, kinds))}" if kinds else name for kinds in choices}
        return answers

    def load(self, mine: Estate, depot: int, kinds: set[int]) -> None:
        for kind in kinds & set(self.goods[depot]):
            mine.goods[kind] += self.goods[depot].pop(kind)

    def trade(self, me: int) -> Course:
        """B21.9."""
        mine = self.of(me)
        tiles = {tile for tile in self.black if tile != "inn"} if mine.goods.total() >= 5 else set()
        said = yield from self.ask_or_pass(me, lambda: {f"trade {tile}" for tile in tiles & set(self.black)})
        if said.startswith("trade"):
            self.lift(BLACK, said.split()[1])
            ways = {",".join(map(str, goods)) for goods in combinations(sorted(mine.goods.elements()), 5)}
            given = next(iter(ways))
            if len(ways) > 1:
                given = (yield from self.ask(me, lambda: {f"give {way}" for way in ways})).split()[1]
            mine.goods -= Counter(map(int, given.split(",")))
            yield from self.store(me, "black-tile")

    # Shields.

    def shields_to_take(self, me: int, workers: dict[int, int]) -> set[str]:
        """B19.2-B19.5 from each depot for so many workers."""
        mine, answers = self.of(me), set()
        for depot, paid in workers.items():
            for shield in self.shields.get(depot, set()) if paid <= mine.workers else []:
                if mine.number_of("castle") > len(mine.shields):
                    answers.add(f"take-shield {depot} {shield}{paying(paid)}")
                answers |= {f"take-shield {depot} {shield} for {old}{paying(paid)}" for old in mine.shields}
        return answers

    def take_shield(self, me: int, said: str) -> None:
        words = said.split()
        if words[-1].startswith("w"):
            self.of(me).workers -= int(words.pop()[1:])
        if words[3:]:
            self.lose_shield(me, int(words[4]))
        self.shields[int(words[1])].remove(int(words[2]))
        self.of(me).shields[int(words[2])] = me

    def lose_shield(self, me: int, shield: int) -> None:
        del self.of(me).shields[shield]
        if shield == 6:
            self.of(me).rival = None

    def claims(self, me: int, numbered: bool, black: bool) -> set[str]:
        """B19.24 B19.25 B21.12."""
        lying = {str(depot): self.in_depot(depot) for depot in range(1, 7) if numbered}
        lying[BLACK] = self.black if black else []
        tiles = {(depot, tile) for depot, tiles in lying.items() for tile in tiles}
        return {f"claim {depot} {tile} {field}" for depot, tile in tiles for field in self.fields_for(me, tile)}

    def claim_at_end(self, me: int) -> Course:
        left = {14, 15}
        said = "claim"
        while said.startswith("claim"):
            said = yield from self.ask_or_pass(me, partial(self.claims_with_shields, me, left))
            left.discard(15 if BLACK in said.split() else 14)
            yield from self.act(me, said)

    def claims_with_shields(self, me: int, left: set[int]) -> set[str]:
        return self.claims(me, self.took(me, 14) and 14 in left, self.took(me, 15) and 15 in left)

    def tribute(self, me: int, workers_pay: set[int]) -> Course:
        """B19.7 B19.13."""
        mine = self.of(me)
        while due := [shield for shield in mine.shields if self.took(me, shield)]:
            words = (yield from self.ask(me, partial(self.payments, me, due, workers_pay))).split()
            if words[0] == "tribute":
                paid = int(words[1][1:]) if words[1:] else 0
                mine.workers -= paid
                mine.silver -= len(due) - paid
                return
            if words[1] == "3":
                workers_pay.add(self.head_of[me])
            self.lose_shield(me, int(words[1]))

    def payments(self, me: int, due: list[int], workers_pay: set[int]) -> set[str]:
        mine = self.of(me)
        most = len(due) if self.holds(me, 3) or self.head_of[me] in workers_pay else 0
        mixes = [w for w in range(most + 1) if w <= mine.workers and len(due) - w <= mine.silver]
        return {f"tribute{paying(w)}" for w in mixes} | {f"give-up {shield}" for shield in due}
