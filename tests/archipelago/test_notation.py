"""The texts of answers: one for each, read as they are written."""

import re
from pathlib import Path

import pytest
from librt.random import Random

from hexhaven.archipelago import answers as a
from hexhaven.archipelago.content.cards import ASSASSIN, BARBARIAN, GIFTS_OF_THE_CLERGY, KING, PYRAMID, SAWMILL, SPY
from hexhaven.archipelago.content.cards import NAMES as CARD_NAMES
from hexhaven.archipelago.content.resources import CATTLE, FISH, FRUIT, STONE, WOOD
from hexhaven.archipelago.content.resources import NAMES as RESOURCE_NAMES
from hexhaven.archipelago.content.tables import AREAS, LAND_A, LAND_B, MARKET, PORT, SEA_A, SHIP, TOWN
from hexhaven.archipelago.content.trends import NAME_OF as TREND_NAMES
from hexhaven.archipelago.notation.answers import FORMS, TERM_BITS, answer_of, notation
from hexhaven.archipelago.options import rules_for
from hexhaven.archipelago.rules.set_up import begin
from hexhaven.archipelago.state import DOMESTIC, EXPORT
from hexhaven.kernel.engine import is_over, legal, pick, step
from hexhaven.kernel.errors import NotationError

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"
GAMES = [
    {"seats": "2", "start": "desert", "variants": "benefactor"},
    {"seats": "3", "length": "medium", "variants": "more-spice choose-trend"},
    {"seats": "4", "variants": "more-control"},
    {"seats": "5", "length": "long", "variants": "no-secrets"},
]
DRAWN = ("seat", "hex", "side", "card", "trend", "objective")
ANSWERS = {
    "done": a.DONE,
    "bid 0": a.BIDDING,
    "bid 135": a.BIDDING | a.numbered(135),
    "order 3 1 2": a.ORDERING | a.with_jokers(2 | 0 << 3 | 1 << 6),
    "trend fish": a.TREND_IS | a.numbered(2),
    "discard m3": a.OBJECTIVE_IS | a.numbered(12),
    "lay 12b 3 north-east r2 with 3a": a.LAY | a.numbered(23) | a.at(3, 1) | a.to(3, 2) | a.of_resource(LAND_A),
    "lay 1a 0 south-east r5 with 2-port": a.LAY | a.at(0, 5) | a.to(2, 5) | a.of_resource(AREAS + PORT),
    "land 3b": a.LAND | a.at(3, LAND_B),
    "feed board": a.FEED_BOARD,
    "feed own": a.FEED_OWN,
    "feed token": a.FEED_TOKEN,
    "bless 2 of 3 at 4-market": a.BLESS | a.at(4, AREAS + MARKET) | a.of_seat(2) | a.numbered(2),
    "raise 1 of 1 at 4a": a.RAISING | a.at(4, LAND_A) | a.numbered(1),
    "expel 4-port": a.EXPELLING | a.at(4, 0) | a.to(0, PORT),
    "expel 4-port across": a.EXPELLING | a.at(4, 1) | a.to(0, PORT),
    "harvest wood": a.HARVESTING | a.of_resource(WOOD),
    "work 3x": a.WORKING | a.at(3, SEA_A),
    "taxes": a.TAXING,
    "buy fish domestic": a.BUYING | a.to(0, DOMESTIC) | a.of_resource(FISH),
    "sell fish export": a.SELLING | a.to(0, EXPORT) | a.of_resource(FISH),
    "sell fish export token": a.SELLING | a.to(0, EXPORT) | a.of_resource(FISH) | a.numbered(1),
    "use 4-market": a.USING | a.at(4, 0) | a.to(0, MARKET),
    "explore": a.EXPLORING,
    "reproduce": a.REPRODUCING,
    "recruit": a.RECRUITING,
    "migrate": a.MIGRATING,
    "build town 3b": a.BUILDING | a.numbered(TOWN) | a.at(3, LAND_B) | a.to(0, 1),
    "build town 3-market b": a.BUILDING | a.numbered(TOWN) | a.at(3, AREAS + MARKET) | a.to(0, 1),
    "build town 3a token wood": a.BUILDING | a.numbered(TOWN) | a.at(3, 0) | a.with_jokers(1 << 9),
    "build town 3a token wood stone": a.BUILDING | a.numbered(TOWN) | a.at(3, 0) | a.with_jokers(1 << 9 | 1 << 12),
    "build port 3a y": a.BUILDING | a.numbered(PORT) | a.at(3, LAND_A) | a.to(0, 2),
    "build port 3y b": a.BUILDING | a.numbered(PORT) | a.at(3, SEA_A + 1) | a.to(0, 3),
    "build port 3-town ay": a.BUILDING | a.numbered(PORT) | a.at(3, AREAS) | a.to(0, 2),
    "build ship 3b x": a.BUILDING | a.numbered(SHIP) | a.at(3, LAND_B) | a.to(0, 1),
    "card sawmill": a.CARD | a.of_card(SAWMILL),
    "card assassin king of 2": a.CARD | a.of_card(ASSASSIN) | a.of_seat(1) | a.numbered(KING),
    "card spy 1": a.CARD | a.of_card(SPY),
    "card barbarian 7": a.CARD | a.of_card(BARBARIAN) | a.at(7, 0),
    "card gifts-of-the-clergy 2 token cattle": a.CARD
    | a.of_card(GIFTS_OF_THE_CLERGY)
    | a.numbered(2)
    | a.with_jokers(1 << CATTLE * 3),
    "wonder pyramid 3a token stone stone": a.WONDER | a.of_card(PYRAMID) | a.at(3, 0) | a.with_jokers(2 << STONE * 3),
    "move 2a 4b": a.MOVING | a.at(2, LAND_A) | a.to(4, LAND_B),
    "move ship 2x 4-port": a.MOVING | a.at(2, SEA_A) | a.to(4, AREAS + PORT) | a.numbered(1),
    "take": a.TAKE,
    "decline": a.REFUSE_HEX,
    "hex 24": a.HEX_IS | a.numbered(23),
    "found fruit": a.FOUND | a.of_resource(FRUIT) | a.numbered(a.EMPTY_HAND),
    "found fruit fish": a.FOUND | a.of_resource(FRUIT) | a.numbered(FISH),
    "buy 2 turn 4": a.PURCHASING | a.at(1, 3),
    "buy 2": a.PURCHASING | a.at(1, a.NO_SLOT),
    "turn 1 3": a.TURNING | a.at(0, 2),
    "turn 1": a.TURNING | a.at(0, a.NO_SLOT),
    "pick spy": a.PICKING | a.of_card(SPY),
    "sink 3-port of 2": a.SINKING | a.at(3, AREAS + PORT) | a.of_seat(1),
    "plunder 3b wood": a.PLUNDERING | a.at(3, LAND_B) | a.of_resource(WOOD),
    "yield wood": a.GIVING | a.of_resource(WOOD),
    "hide none wood": a.HIDING | a.of_resource(a.EMPTY_HAND) | a.numbered(WOOD),
    "hand right": a.HAND | a.numbered(1),
    "stock cattle domestic": a.STOCKING | a.of_resource(CATTLE),
    "remove fish export": a.REMOVING | a.to(0, EXPORT) | a.of_resource(FISH),
    "shift fish from export": a.SHIFTING | a.to(0, EXPORT) | a.of_resource(FISH),
    "offer 2": a.OFFERING | a.of_seat(1),
    "invite 1": a.INVITING,
    "give 3 florins": a.TERM | a.at(0, a.TERM_FLORINS) | a.numbered(3),
    "give 2 wood": a.TERM | a.at(0, a.TERM_CUBES) | a.of_resource(WOOD) | a.numbered(2),
    "give 1 tokens": a.TERM | a.at(0, a.TERM_TOKENS) | a.numbered(1),
    "give card king": a.TERM | a.at(0, a.TERM_CARD) | a.of_card(KING),
    "give permit": a.TERM | a.at(0, a.TERM_PERMIT),
    "ask 135 florins": a.TERM | a.at(0, a.TERM_FLORINS) | a.to(0, 1) | a.numbered(135),
    "ask 2 fruit": a.TERM | a.at(0, a.TERM_CUBES) | a.to(0, 1) | a.numbered(2),
    "ask 4 tokens": a.TERM | a.at(0, a.TERM_TOKENS) | a.to(0, 1) | a.numbered(4),
    "ask card king": a.TERM | a.at(0, a.TERM_CARD) | a.to(0, 1) | a.of_card(KING),
    "ask permit": a.TERM | a.at(0, a.TERM_PERMIT) | a.to(0, 1),
    "promise place 1": a.TERM | a.at(0, a.PROMISED_PLACE) | a.numbered(1),
    "promise raise 3": a.TERM | a.at(0, a.PROMISED_RAISE) | a.numbered(3),
    "promise florins 5": a.TERM | a.at(0, a.PROMISED_FLORINS) | a.numbered(5),
    "ask promise place 1": a.TERM | a.at(0, a.PROMISED_PLACE) | a.to(0, 1) | a.numbered(1),
    "ask promise raise 3": a.TERM | a.at(0, a.PROMISED_RAISE) | a.to(0, 1) | a.numbered(3),
    "ask promise florins 5": a.TERM | a.at(0, a.PROMISED_FLORINS) | a.to(0, 1) | a.numbered(5),
    "propose": a.PROPOSE,
    "withdraw": a.WITHDRAW,
    "accept": a.ACCEPT,
    "refuse": a.REFUSE,
    "counter": a.COUNTER,
    "drawn seat 5": a.SEAT_DRAWN | a.of_seat(4),
    "drawn hex 1": a.HEX_DRAWN,
    "drawn side 24b": a.SIDE_SHOWN | a.numbered(47),
    "drawn card king": a.CARD_DRAWN | a.of_card(KING),
    "drawn trend towns": a.TREND_DRAWN | a.numbered(11),
    "drawn objective l10": a.OBJECTIVE_DRAWN | a.numbered(29),
}


def documented() -> list[str]:
    """The texts in the first column of the tables of docs/notation.md."""
    chapter = DOCUMENT.read_text(encoding="utf-8").split("## Archipelago")[1].split("\n## ")[0]
    cells = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    return [text for cell in cells for text in re.findall("`([^`]+)`", cell)]


def test_the_document_shows_every_form() -> None:
    texts = documented()
    assert [notation(answer_of(text)) for text in texts] == texts
    assert {answer_of(text) & 255 for text in texts} == {base & 255 for base, _ in FORMS}
    names = DOCUMENT.read_text(encoding="utf-8").split("### Names")[1].split("\n## ")[0]
    listed = set(re.findall("`([^`]+)`", names))
    assert {*CARD_NAMES, *RESOURCE_NAMES, *TREND_NAMES} <= listed


@pytest.mark.parametrize(("text", "answer"), ANSWERS.items())
def test_an_answer_is_written_and_read(text: str, answer: int) -> None:
    assert notation(answer) == text
    assert answer_of(text) == answer


def test_every_form_has_an_example() -> None:
    bases = [base for base, _ in FORMS]
    assert len(set(bases)) == len(bases)
    kinds = {answer & (255 if answer & 255 != a.TERM else TERM_BITS) for answer in ANSWERS.values()}
    assert kinds == set(bases)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(options.values()))
def test_every_legal_answer_of_random_games_has_a_text_of_its_own(options: dict[str, str]) -> None:
    texts: dict[int, str] = {}
    for seed in range(3):
        s, rng = begin(rules_for(options)), Random(seed)
        while not is_over(s):
            answers = list(legal(s))
            assert len(set(answers)) == len(answers)
            for answer in answers:
                if answer not in texts:
                    texts[answer] = notation(answer)
                    assert answer_of(texts[answer]) == answer
            step(s, pick(s, rng))
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "there is no answer in it"),
        ("dance", "no answer begins with 'dance'"),
        ("DONE", "no answer begins with 'DONE'"),
        ("done now", "'now' is too much"),
        ("done ", "the canonical form is 'done'"),
        ("bid", "a number is missing"),
        ("bid 136", "'136' is not a number from 0 to 135"),
        ("bid -1", "'-1' is not a number from 0 to 135"),
        ("bid 03", "the canonical form is 'bid 3'"),
        ("bid ٣", "'٣' is not a number from 0 to 135"),
        ("order", "a seat is missing"),
        ("order 1", "an order names every seat"),
        ("order 1 3", "an order names every seat"),
        ("order 1 2 1", "seat 1 is named twice"),
        ("order 0 1", "'0' is not a seat from 1 to 5"),
        ("harvest gold", "'gold' is not a resource"),
        ("work 3", "'3' is not a place, like 3a, 3x or 3-town"),
        ("work 25a", "'25' is not a region from 0 to 24"),
        ("work 3-ship", "'ship' is not a building"),
        ("use 3", "'3' is not a building, like 3-town"),
        ("buy fish", "a market is missing"),
        ("buy fish abroad", "'abroad' is not a market"),
        ("buy 6", "'6' is not a resource, or '6' is not a place of the track from 1 to 5"),
        ("buy 2 4", "'turn' is missing"),
        ("sell fish export cube", "'cube' is too much"),
        ("move 2a", "a place is missing"),
        ("lay 25a 3 north r2 with 3a", "'25' is not a hex from 1 to 24"),
        ("lay 2c 3 east r2 with 3a", "'2c' is not a side, like 12a"),
        ("lay 2a 3 north r2 with 3a", "'north' is not a direction"),
        ("lay 2a 3 east r6 with 3a", "'r6' is not a turn from r0 to r5"),
        ("lay 2a 3 east r5", "'with' is missing"),
        ("build castle 3a", "'castle' is not a building or a ship"),
        ("build town 3a b", "'b' is too much"),
        ("build town 3-port", "an area is missing"),
        ("build port 3a", "an area is missing"),
        ("build port 3a b", "'b' does not name the site: x or y"),
        ("build port 3-town x", "'x' does not name the site: a or b and x or y"),
        ("build town 3a token", "a resource is missing"),
        ("build town 3a token stone wood", "the canonical form is 'build town 3a token wood stone'"),
        ("build town 3a token" + " wood" * 8, "there are too many explorer tokens"),
        ("card joker", "'joker' is not a card"),
        ("card sawmill 3", "'3' is too much"),
        ("card assassin king", "'of' is missing"),
        ("card spy", "a seat is missing"),
        ("card gifts-of-the-clergy 3", "'3' is not a number of cubes from 1 to 2"),
        ("hide wood", "a resource or none is missing"),
        ("give wood", "'wood' is not a number from 0 to 135, or 'card' is missing, or 'permit' is missing"),
        ("give 3 ships", "'florins' is missing, or 'ships' is not a resource, or 'tokens' is missing"),
        ("give card", "a card is missing"),
        ("raise 2 of 6 at 3a", "'6' is not a seat from 1 to 5"),
        ("drawn sheep", ", or ".join(f"'{what}' is missing" for what in DRAWN)),
        ("drawn card ace", "'ace' is not a card"),
    ],
)
def test_what_is_no_answer_is_told_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        answer_of(text)
    assert error.value.problem == problem
