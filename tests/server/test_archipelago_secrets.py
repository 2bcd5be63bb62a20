"""A seat at Archipelago hears nothing it may not know: objectives, bids, closed hands, thefts, what a Spy has seen."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from hexhaven import archipelago
from hexhaven.archipelago import answers as a
from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.cards import SPY, THIEF
from hexhaven.archipelago.content.objectives import NAME_OF
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.state import NO_BID, State
from hexhaven.archipelago.view import UNSEEN_BID, card_in
from hexhaven.kernel.chance import outcome
from hexhaven.kernel.contract import Budget
from hexhaven.kernel.event import Event
from hexhaven.server import lobby
from hexhaven.server.messages.play import Moved, Receipt
from hexhaven.server.messages.words import Words
from tests.archipelago.golden_players import Steady
from tests.server.conftest import House
from tests.server.player import Player
from tests.server.test_secrets import forms_of, leaks

pytestmark = pytest.mark.anyio
OPTIONS = {"seats": "3", "length": "short", "variants": "more-spice"}
SECRETS = (e.OBJECTIVE_DEALT, e.OBJECTIVE_DISCARDED, e.OBJECTIVE_SEEN, e.BID_SEALED, e.CUBES_HIDDEN, e.CUBE_STOLEN)
SPECTATOR = -1
LOOKS = 25  # so many answers apart, and when something is sealed, everybody also looks over HTTP and in words
SECRET_ANSWER = re.compile(r"bid |hide |discard s")
OBJECTIVE = re.compile(r"\bshort (\d+)|\bs(\d+)\b")  # in words, in notation
EMPTY = (-1, 0, 0)
VEILED = re.compile(  # what others see of such an answer
    r"removes an objective from the game\.$|hides cubes in both hands\.$"
    r"|looks at the objective of Player \d( \(you\))?\.$|secretly steals a cube from Player \d\.$"
)


class Curious(Steady):
    """Buys the Spy and the Thief, and uses them."""

    def choose(self, world: State, seat: int, legal: Sequence[int], budget: Budget) -> int:
        return super().choose(world, seat, [answer for answer in legal if is_curious(world, answer)] or legal, budget)


def is_curious(s: State, answer: int) -> bool:
    if a.verb_of(answer) == a.CARD:
        return a.card_of(answer) in (SPY, THIEF)
    return a.verb_of(answer) == a.PURCHASING and card_in(s.track[a.region_of(answer)]) in (SPY, THIEF)


def players_of(number: int) -> list[Curious]:
    return [Curious(3 * number + seat) for seat in range(3)]


def seed_of(number: int) -> bytes:
    return bytes([number % 256, number // 256]) * 16


def kinds_in(number: int) -> set[int]:
    """The kinds of events in a game that follows from a number."""
    s, bots, draws = archipelago.new_game(OPTIONS), players_of(number), 0
    heard = archipelago.listen(s)
    while (who := archipelago.to_move(s)) != archipelago.NOBODY:
        if who == archipelago.CHANCE:
            archipelago.step(s, outcome(archipelago, s, seed_of(number), draws))
            draws += 1
        else:
            archipelago.step(s, bots[who].choose(s, who, list(archipelago.legal(s)), Budget()))
    return {event.kind for event in heard}


@pytest.fixture(scope="module")
def number() -> int:
    """A game with every kind of secret; which it is depends on the rules."""
    return next(number for number in range(460, 1000) if kinds_in(number).issuperset(SECRETS))


class Witness:
    """Somebody at the table, everything that was sent to them, and what they may know by then."""

    def __init__(self, player: Player, seat: int) -> None:
        self.player = player
        self.seat = seat
        self.looked: list[tuple[int, Any]] = []  # over HTTP or in words: after how many messages, and what
        self.revealed = Counter[int]()  # bids by seat

    async def look(self, table: str, number: int) -> None:
        """The words come after everything that was sent before, so that what is known by then has been heard."""
        paths = (f"at/{number}?language=en", "moves", "record", "")
        seen = [await self.player.get(f"/api/tables/{table}/{path}".rstrip("/")) for path in paths]
        await self.player.send({"t": "words", "table": table})
        seen.append(msgspec.to_builtins(await self.player.hear_a(Words)))
        self.looked += [(len(self.player.heard), answer) for answer in seen]

    def found(self) -> list[str]:
        """Everything heard that this seat may not know."""
        known: set[int] = set()
        found: list[str] = []
        looked = list(self.looked)
        self.revealed.clear()
        for place, text in enumerate(self.player.heard):
            message = msgspec.json.decode(text)
            if message["t"] in ("moved", "table"):
                for event in message["events"]:
                    found += self.secrets_told(event)
                    learn(event, self.seat, known)
                    self.revealed[event[1]] += event[0] == e.BID_REVEALED
                found += self.secret_answers(message.get("answers", []))
                found += objectives_named(message.get("answers", []), known)
                found += self.secrets_shown(message.get("view"), known)
            while looked and looked[0][0] <= place + 1:
                found += self.secrets_in(looked.pop(0)[1], known)
        return found

    def secrets_told(self, event: list[int]) -> list[str]:
        kind, who, *numbers = event
        if who == self.seat or kind not in SECRETS:
            return []
        told = {
            e.OBJECTIVE_SEEN: numbers[1] != -1,
            e.CUBES_HIDDEN: numbers[:2] != [-1, -1],
            e.CUBE_STOLEN: numbers[0] != self.seat,
            e.BID_SEALED: numbers[0] != UNSEEN_BID,
        }.get(kind, tuple(numbers) != EMPTY)
        return [f"event {event}"] if told else []

    def secret_answers(self, answers: list[Any]) -> list[str]:
        return [f"answer {who}: {said}" for who, said in answers if who != self.seat and is_secret_answer(said)]

    def not_revealed(self, moves: list[Any]) -> list[Any]:
        """Without the bids that everyone has seen by then, which are the first ones of each seat."""
        left = self.revealed.copy()
        kept = []
        for move in moves:
            left[move["who"]] -= is_bid(move)
            kept += [] if is_bid(move) and left[move["who"]] >= 0 else [move]
        return kept

    def secrets_shown(self, view: dict[str, Any] | None, known: set[int]) -> list[str]:
        if view is None:
            return []
        found = [f"hands {view['hands']}"] if view["hands"] and view["hiding"] != self.seat else []
        for seat, shown in enumerate(view["seats"]):
            if seat == self.seat:
                continue
            if shown["declined"] or not known.issuperset(shown["objectives"]):
                found.append(f"objectives of {seat}: {shown['objectives']} {shown['declined']}")
            if shown["bid"] not in (NO_BID, UNSEEN_BID):
                found.append(f"bid of {seat}: {shown['bid']}")
        return found

    def secrets_in(self, answer: Any, known: set[int]) -> list[str]:
        """In what came over HTTP, or in words: objectives by name, secret answers, and the view."""
        found = []
        if isinstance(answer, dict) and "view" in answer:
            found += self.secrets_shown(answer["view"], known)
            found += self.secret_answers([(answer["who"], answer["text"])])
        if isinstance(answer, list):
            found += self.secret_answers([(move["who"], move["text"]) for move in self.not_revealed(answer)])
        return found + objectives_named(said_in(answer), known)


def said_in(answer: Any) -> Any:
    """What was said, without names made up by chance, in which anything may be written."""
    if isinstance(answer, str):
        return answer.partition("\nanswers\n")[2]
    if isinstance(answer, dict):
        return [answer.get(key) for key in ("text", "words", "question", "choices", "log", "state")]
    return answer


def objectives_named(told: Any, known: set[int]) -> list[str]:
    """Those that are not known."""
    named = {int(in_words or written) for in_words, written in OBJECTIVE.findall(msgspec.json.encode(told).decode())}
    return [f"objective {number}" for number in sorted(named) if number - 1 not in known]


def is_bid(move: Any) -> bool:
    return str(move["text"]).startswith("bid ")


def is_secret_answer(said: str | None) -> bool:
    return SECRET_ANSWER.match(said or "") is not None


def learn(event: list[int], seat: int, known: set[int]) -> None:
    """The objectives a seat knows from an event."""
    kind, who, *numbers = event
    if kind in (e.OBJECTIVE_DEALT, e.OBJECTIVE_DISCARDED) and who == seat:
        known.add(numbers[0])
    if kind == e.OBJECTIVE_SEEN and who == seat:
        known.add(numbers[1])
    if kind == e.OBJECTIVE_REVEALED or kind == e.OBJECTIVE_LAID_OPEN:
        known.add(numbers[0])


class Game:
    """A game that was played at a table, by three people with a spectator."""

    def __init__(self, table: str, witnesses: list[Witness]) -> None:
        self.table = table
        self.witnesses = witnesses
        self.events: list[Event] = []  # the truth
        self.stocks: list[tuple[int, list[list[int]], list[Event]]] = []  # at a position: all cubes, thefts so far


async def played(house: House, number: int, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Everybody is told everything over the websocket, and now and then looks in every other way there is."""
    monkeypatch.setattr(lobby, "new_seed", lambda: seed_of(number))
    people = [await house.connected(name) for name in ("Ada", "Bob", "Cleo", "Eve")]
    table = (await people[0].found("me", "open", "open", game="archipelago", options=OPTIONS))["id"]
    game = Game(table, [Witness(player, seat) for player, seat in zip(people, (0, 1, 2, SPECTATOR), strict=True)])
    await people[3].watch(table)
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{table}/sit", {"seat": seat})
    for player in people[:3]:
        await player.watch(table)
    live = await house.open_hall.tables.get(table)
    assert live is not None
    bots, given = players_of(number), 0
    while (who := live.game.to_move()) != archipelago.NOBODY:
        s, at = live.game.s, live.game.number
        if given % LOOKS == 0 or s.hidden or any(seat.bid != NO_BID for seat in s.seats):
            for witness in game.witnesses:
                await witness.look(table, at)
            thefts = [Event(*event) for event in truth(await log_of(house, table)) if event[0] == e.CUBE_STOLEN]
            game.stocks.append((at, [stock(s, seat) for seat in range(3)], thefts))
        answer = bots[who].choose(s, who, list(archipelago.legal(s)), Budget())
        assert isinstance(await people[who].answer(table, at, archipelago.notation(answer)), Receipt)
        given += 1
    for player in people:
        while (await player.hear_a(Moved)).to_move:
            pass
    game.events = [Event(*event) for event in truth(await log_of(house, table))]
    return game


async def log_of(house: House, table: str) -> list[Any]:
    return list(await house.open_hall.store.answers_from(table, 0))


def truth(rows: list[Any]) -> list[list[int]]:
    return [event for row in rows for event in msgspec.json.decode(row.events or "[]")]


def stock(s: State, seat: int) -> list[int]:
    return [int(count(s.seats[seat].cubes, resource)) for resource in range(RESOURCES)]


async def test_the_whole_traffic_of_a_game_gives_nothing_away(
    house: House, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await played(house, number, monkeypatch)
    assert {event.kind for event in game.events}.issuperset(SECRETS)
    for witness in game.witnesses:
        heard = [*witness.player.heard, *(msgspec.json.encode(answer).decode() for _, answer in witness.looked)]
        assert leaks(heard, forms_of(seed_of(number))) == []
        assert witness.found() == []
    await spectators_and_strangers_see_no_theft(game)
    await after_the_end_everything_is_shown(game)


async def spectators_and_strangers_see_no_theft(game: Game) -> None:
    """A stock looks as if a theft between two others had not happened."""
    compared = 0
    for at, stocks, thefts in game.stocks:
        for witness in game.witnesses:
            view = (await witness.player.get(f"/api/tables/{game.table}/at/{at}?seat={witness.seat}"))["view"]
            expected = [list(cubes) for cubes in stocks]
            for theft in thefts:
                if witness.seat not in (theft.seat, theft.a):
                    expected[theft.seat][theft.b] -= 1
                    expected[theft.a][theft.b] += 1
                    compared += 1
            assert [seat["cubes"] for seat in view["seats"]] == expected
    assert compared, "no theft was unknown to anybody"


async def after_the_end_everything_is_shown(game: Game) -> None:
    """To everyone; and with a seat's eyes just what it was told."""
    eve = game.witnesses[3]
    sealed = next(
        move for move in await eve.player.get(f"/api/tables/{game.table}/moves") if move["text"][:4] == "bid "
    )
    path = f"/api/tables/{game.table}/at/{sealed['number']}"
    for witness in game.witnesses:
        everything = await witness.player.get(path)
        assert everything["text"] == sealed["text"]
        assert everything["view"]["seat"] == witness.seat
        shown = everything["view"]["seats"]
        assert shown[sealed["who"]]["bid"] == int(sealed["text"].split()[1])
        assert all(seat["objectives"] and seat["declined"] for seat in shown)
        assert {NAME_OF[objective] for seat in shown for objective in seat["objectives"]} <= set(NAME_OF)
        own = await witness.player.get(f"{path}?seat={witness.seat}")
        assert witness.secrets_shown(own["view"], set(own["view"]["open_objectives"])) == []
        assert own["text"] == (sealed["text"] if sealed["who"] == witness.seat else "")
    as_second = await eve.player.get(f"/api/tables/{game.table}/moves?seat=1")
    hidden = [move for move in as_second if move["who"] >= 0 and not move["text"]]
    assert hidden
    assert all(move["who"] != 1 for move in hidden)
    assert all(VEILED.search(move["said"]) for move in hidden)
    bids = [move["text"] for move in await eve.player.get(f"/api/tables/{game.table}/moves") if is_bid(move)]
    assert [move["text"] for move in as_second if is_bid(move)] == bids  # all of them have been revealed


async def test_a_leak_would_be_found(house: House, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same traffic read with the eyes of another seat."""
    game = await played(house, number, monkeypatch)
    found = [as_seat(witness, (witness.seat + 1) % 3).found() for witness in game.witnesses[:3]]
    assert all(found)
    told = " ".join(secret for secrets in found for secret in secrets)
    for what in (*(f"event [{kind}," for kind in SECRETS), "answer", "objectives of", "bid of", "hands", "objective "):
        assert what in told


def as_seat(witness: Witness, seat: int) -> Witness:
    other = Witness(witness.player, seat)
    other.looked = witness.looked
    return other


async def test_nobody_looks_with_other_eyes_before_the_end(house: House) -> None:
    ada, bob = await house.player("Ada"), await house.player("Bob")
    for game in ("archipelago", "burgundy"):
        table = (await ada.found("me", "random", game=game))["id"]
        assert (await ada.get(f"/api/tables/{table}/at/0?seat=0"))["view"]["seat"] == 0
        for path in ("at/0", "moves"):
            assert (await ada.get(f"/api/tables/{table}/{path}?seat=1", 409))["code"] == "not-over"
            assert (await bob.get(f"/api/tables/{table}/{path}?seat=0", 409))["code"] == "not-over"
            for wrong in ("2", "-2", "x", ""):
                assert (await ada.get(f"/api/tables/{table}/{path}?seat={wrong}", 400))["code"] == "malformed"
