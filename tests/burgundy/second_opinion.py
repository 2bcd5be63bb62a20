"""A second opinion on Burgundy with all its modules: what may be answered, and what each answer brings.

It follows a game from its answers alone, and uses none of the functions of the rules.
"""

from collections.abc import Generator
from functools import partial

from hexhaven.kernel.frame import CHANCE
from tests.burgundy.second_actions import Actions, Asked, Course, Won
from tests.burgundy.second_table import SCORED_BUILDINGS, SPACES, Part

ONLY_KIND = {"C": "castle", "M": "mine", "S": "ship"}


class Game(Actions):
    """One game after its set-up."""

    # The solo game.

    def take_parts(self) -> Course:
        """B21.13 B21.18."""
        while self.parts:
            if self.is_a_choice():
                said = yield from self.ask(0, self.ways)
                part, silver = self.ways()[said]
            else:
                laid = [part for part in self.parts if part[0] == "lay"]
                part, silver = (laid or self.parts)[-1], 0
            self.parts.reverse()
            self.parts.remove(part)
            self.parts.reverse()
            yield from self.take_part(part, silver)

    def offered(self) -> list[Part]:
        """All parts; of the goods to be laid only the last, if it matters when."""
        offered = [part for part in self.parts if part[0] != "lay"]
        layings = [part for part in self.parts if part[0] == "lay"]
        if layings:
            _, kind, number = layings[-1]
            points = sum(points for _, _, points in offered) + self.seats[0].points + self.estates[0].silver
            more = len(layings) > 1 or any(part[0] != "score" for part in offered) or points >= self.marker
            has_room = len(self.seats[0].laid) < len(self.seats[0].routes)
            if self.matches(0, int(kind), number) or (has_room and more):
                offered.append(layings[-1])
        return offered

    def is_a_choice(self) -> bool:
        offered = self.offered()
        if len(offered) < 2:
            return any(self.most_silver(part) for part in offered)
        reaches = self.seats[0].points + sum(points for _, _, points in offered) >= self.marker
        return reaches or self.estates[0].silver > 0 or any(part[0] != "score" for part in offered)

    def most_silver(self, part: Part) -> int:
        missing = self.marker - self.seats[0].points - part[2]
        return max(0, min(missing, self.estates[0].silver)) if part[0] == "score" else 0

    def ways(self) -> dict[str, tuple[Part, int]]:
        ways = {}
        for part in self.offered():
            for silver in range(self.most_silver(part) + 1):
                points = f" {part[2]}" if part[0] == "score" else ""
                ways[f"{part[0]} {part[1]}{points}" + (f" s{silver}" if silver else "")] = (part, silver)
        return ways

    def take_part(self, part: Part, silver: int) -> Course:
        kind, name, number = part
        seat, mine = self.seats[0], self.estates[0]
        if kind == "lay":
            yield from self.lay(0, int(name), number)
        elif kind == "effect":
            yield from self.effect(0, mine.tiles[int(name)], int(name))
        elif kind == "colour":
            yield from self.act(0, (yield from self.ask_or_pass(0, lambda: self.claims(0, False, True))))
        else:
            mine.silver -= silver
            seat.points += number + silver
            if seat.points >= self.marker:
                seat.points, self.marker = 0, max(5, self.marker - 5)
                yield from self.act(0, (yield from self.ask_or_pass(0, lambda: self.actions(0))))

    # The course of the game.

    def course(self) -> Course:
        try:
            for self.phase in range(5):
                yield from self.play_phase()
        except Won:
            return
        for me in range(self.players):
            yield from self.ask(me, lambda: {"pass"}, partial(self.cannot_name, me))
        if not self.solo:
            self.final_scoring()

    def cannot_name(self, me: int) -> bool:
        return not self.took(me, 6) or self.of(me).rival is not None

    def drawn(self, word: str) -> Generator[Asked, str, list[str]]:
        words = (yield CHANCE, set()).split()
        assert words[0] == word, words
        return words[1:]

    def play_phase(self) -> Course:
        yield from self.lay_out()
        order: list[int] = []
        for _ in range(5):
            for seat in self.seats:
                seat.dice = [int(die) for die in (yield from self.drawn("roll"))]
            self.white_die = int((yield from self.drawn("white"))[0])
            self.goods[self.white_die][self.coming.pop(0)] += 1
            if self.solo:
                self.remove_tile()
            order = self.order[:]
            for me in order:
                yield from self.turn(me)
        for me in order:
            yield from self.claim_at_end(me)
        workers_pay: set[int] = set()
        for me in order:
            yield from self.tribute(me, workers_pay)
        for head, mine in self.estates.items():
            mine.silver += mine.number_of("mine") * (2 if self.holds(head, 8) else 1)
            self.gain_workers(head, mine.number_of("mine") if self.has(head, 2) else 0)

    def lay_out(self) -> Course:
        for space, (letter, least) in enumerate(SPACES):
            if self.spaces_for == 3 and space == 20 and self.phase in (1, 3):
                letter = "M"
            if least > self.spaces_for:
                self.depots[space] = ""
            else:
                self.depots[space] = ONLY_KIND.get(letter) or (yield from self.drawn("tile"))[0]
        self.black = [tile for tile in self.black if tile == "inn"] + ["inn"] * ("inns" in self.expansions)
        for _ in range(2 * self.spaces_for):
            self.black += yield from self.drawn("tile")
        for _ in range(5):
            self.coming.append(int((yield from self.drawn("good"))[0]))

    def remove_tile(self) -> None:
        """B21.7."""
        for further in range(6):
            depot = (self.white_die - 1 + further) % 6 + 1
            if tiles := self.in_depot(depot):
                self.lift(str(depot), tiles[0])
                return

    def turn(self, me: int) -> Course:
        seat = self.seats[me]
        self.active, self.may_buy, self.die_turned = me, True, False
        while said := (
            yield from self.ask(me, lambda: self.turns(me), lambda: not seat.dice and not self.could_buy(me))
        ):
            words = said.split()
            if said == "end":
                break
            if words[0] == "take-shield":
                seat.dice = []
                self.take_shield(me, said)
                continue
            seat.dice.remove(int(words[0]))
            if words[1] == "turn":
                seat.dice.append(int(words[2]))
                self.die_turned = True
            else:
                yield from self.act(me, said)
                yield from self.take_parts()
        self.may_buy = False

    def turns(self, me: int) -> set[str]:
        dice = self.seats[me].dice
        if not dice:
            return {"end"}
        answers = {answer for die in dice for answer in self.actions(me, die)}
        if self.holds(me, 16) and not self.die_turned:
            answers |= {f"{die} turn {number}" for die in dice for number in range(1, 7) if number != die}
        if len(dice) == 2:
            costs = {depot: sum(self.workers_needed(me, die, depot) for die in dice) for depot in range(1, 7)}
            answers |= self.shields_to_take(me, costs)
        return answers

    # The end.

    def final_scoring(self) -> None:
        for head, mine in self.estates.items():
            points = mine.goods.total() + mine.silver + mine.workers // 2
            crane = 0
            for number in (*range(15, 27), 29):
                factor = 2 if self.holds(head, 10) and f"m{number}" in mine.tiles.values() else 1
                if self.has(head, number):
                    points += factor * self.monastery_points(mine, number)
                    crane = max(crane, 4 * factor * mine.number_of("crane") * (number in SCORED_BUILDINGS))
            shields = sum(12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in mine.shields)
            self.seats[head].points += points + crane + shields * (2 if self.holds(head, 13) else 1)
