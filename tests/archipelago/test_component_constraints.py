"""Component sets that are of the wrong form or say something else than the rules: each is refused at its place."""

from random import Random
from typing import Any

import pytest

from hexhaven.archipelago.content.components import check_text
from tests.archipelago.component_files import (
    GONE,
    SOURCE,
    STANDARD,
    STRAIT,
    TWO_SEAS,
    VOLCANO,
    Side,
    at,
    changed,
    file_of,
    found,
    has,
    places,
    stack_sides,
    told,
    where,
)
from tests.marks import against

FORM: list[tuple[str, Any, str, str]] = [
    ("format", 3, "format", "whole"),
    ("name", "My box", "name", "name"),
    ("name", "", "name", "name"),
    ("name", 3, "name", "name"),
    ("taxes", GONE, "taxes", "missing"),
    ("tax", {}, "tax", "unknown"),
    ("a b", 1, '"a b"', "unknown"),
    ("domestic", [], "domestic", "table"),
    ("domestic.gold", [], "domestic.gold", "unknown"),
    ("domestic.fish", GONE, "domestic.fish", "missing"),
    ("domestic.fish", 7, "domestic.fish", "list"),
    ("domestic.wood", [], "domestic.wood", "length"),
    ("export.wood", [{"slots": 1, "price": 1}] * 5, "export.wood", "length"),
    ("export.wood[1].price", GONE, "export.wood[1].price", "missing"),
    ("export.wood[1].price", "5", "export.wood[1].price", "whole"),
    ("export.wood[1].price", 5.0, "export.wood[1].price", "whole"),
    ("export.wood[1].price", True, "export.wood[1].price", "whole"),
    ("export.wood[1].price", 0, "export.wood[1].price", "whole"),
    ("export.wood[1].slots", 16, "export.wood[1].slots", "whole"),
    ("stability.rows", [{"workers": 0, "rebels": 0}], "stability.rows", "exact-length"),
    ("labour.rows[2].from", -1, "labour.rows[2].from", "whole"),
    ("wheel.five_players.taxes", "all", "wheel.five_players.taxes", "whole"),
    ("wheel.six_players", {}, "wheel.six_players", "unknown"),
    ("taxes.ship", -1, "taxes.ship", "whole"),
    ("costs.town.gold", 1, "costs.town.gold", "unknown"),
    ("costs.ship", GONE, "costs.ship", "missing"),
    ("cards.king", GONE, "cards.king", "missing"),
    ("cards.emperor", {"prices": [1, 2, 3]}, "cards.emperor", "unknown"),
    ("cards.king.prices", [6, 8], "cards.king.prices", "exact-length"),
    ("cards.king.prices[2]", 31, "cards.king.prices[2]", "whole"),
    ("cards.king.discs", 6, "cards.king.discs", "whole"),
    ("cards.king.anyone", 1, "cards.king.anyone", "flag"),
    ("backs.king.lower", GONE, "backs.king.lower", "missing"),
    ("backs.king.upper", "gold feeds 3", "backs.king.upper", "upper"),
    ("backs.king.upper", "3 cattle", "backs.king.upper", "upper"),
    ("backs.king.upper", "fish feeds 0", "backs.king.upper", "upper"),
    ("backs.king.lower", "stone feeds 6", "backs.king.lower", "lower"),
    ("backs.king.lower", "Red 3 cattle", "backs.king.lower", "lower"),
    ("backs.king.lower", "rebels -2 per port", "backs.king.lower", "lower"),
    ("backs.king.lower", "rebels 2 per town", "backs.king.lower", "lower"),
    ("backs.king.lower", "3 cattle\n", "backs.king.lower", "lower"),
    ("backs.king.lower", 3, "backs.king.lower", "lower"),
    ("start.open_sea", GONE, "start.open_sea", "missing"),
    ("hexes[23]", GONE, "hexes", "exact-length"),
    ("hexes[5].sides[1]", GONE, "hexes[5].sides", "exact-length"),
    ("hexes[5].sides[1].edges[2]", "forest", "hexes[5].sides[1].edges[2]", "word"),
    ("hexes[5].sides[1].edges", ["sea"] * 5, "hexes[5].sides[1].edges", "exact-length"),
    ("hexes[5].sides[1].huts", 6, "hexes[5].sides[1].huts", "whole"),
    ("hexes[5].sides[1].volcano", "yes", "hexes[5].sides[1].volcano", "flag"),
    ("hexes[5].sides[1].lands", [{"edges": []}] * 3, "hexes[5].sides[1].lands", "length"),
    ("hexes[5].sides[1].lands[0].edges[0]", 6, "hexes[5].sides[1].lands[0].edges[0]", "whole"),
    ("hexes[5].sides[1].lands[0].icons", {"gold": 1}, "hexes[5].sides[1].lands[0].icons.gold", "unknown"),
]


@against("A1.44", "A1.45", "A1.46", "A1.58", "A1.60", "A1.62")
@pytest.mark.parametrize(("path", "value", "place", "what"), FORM)
def test_a_file_of_the_wrong_form_is_refused_at_its_place(path: str, value: Any, place: str, what: str) -> None:
    assert found({path: value}) == [(place, what)]


def test_everything_is_said_at_once() -> None:
    assert found({"format": 3, "hexes[2].sides[0].huts": "two", "cards.king.prices[0]": []}) == [
        ("format", "whole"),
        ("cards.king.prices[0]", "whole"),
        ("hexes[2].sides[0].huts", "whole"),
    ]


KEYS = 13  # of a whole file


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("", "missing"),
        ("name = ", "toml"),
        ("name = 'a'\nname = 'b'", "toml"),
        ("\0", "toml"),
        (f"format = {'9' * 5000}", "toml"),
        (f"format = {'[' * 5000}", "deep"),
        ("format = 1979-05-27", "whole"),
    ],
)
def test_what_is_no_component_file_at_all(source: str, what: str) -> None:
    violations = told(check_text(source))
    assert what in {message for _, message in violations}
    assert len(violations) == (1 if what in ("toml", "deep") else KEYS)


def test_a_file_may_begin_with_the_mark_of_some_editors() -> None:
    assert check_text("\ufeff" + SOURCE) == []


def test_no_value_whatever_leads_to_a_traceback() -> None:
    rng = Random(7)
    paths = list(places(STANDARD))
    garbage = [-1, 10**30, 0.5, True, "", "red", [], [[]], {}, {"": 1}, "\N{SNOWMAN}" * 300]
    for _ in range(60):
        changes = {rng.choice(paths): rng.choice(garbage)}
        told(check_text(file_of(changed(changes))))


# Boards and cards

OTHERWISE: list[tuple[str, Any]] = [
    ("domestic.fish[0].price", 5),
    ("domestic.fish[1].price", 5),
    ("domestic.fish[2].price", 4),
    ("domestic.fish[0].slots", 4),
    ("domestic.fish[1].slots", 2),
    ("domestic.fish[1].workers", 2),
    ("domestic.fish[1].rebels", 1),
    ("domestic.iron[2].rebels", 2),
    ("domestic.iron[2].workers", 1),
    ("export.wood[2].rebels", 1),
    ("export.iron[0].rebels", -1),
    ("stability.rows[1].workers", 2),
    ("stability.rows[1].rebels", 1),
    ("stability.rows[3].workers", 0),
    ("stability.rows[3].rebels", 0),
    ("labour.rows[0].price", 5),
    ("labour.rows[1].price", 5),
    ("labour.rows[2].price", 4),
    ("labour.rows[4].rebels", 1),
    ("cards.researcher.discs", 2),
    ("cards.researcher.florins", 1),
    ("cards.pirate.discs", 0),
    ("cards.pirate.anyone", True),
    ("cards.sawmill.florins", 2),
    ("cards.sawmill.anyone", False),
    ("cards.king.medals", 0),
    ("cards.pope.medals", 2),
    ("cards.pope.amount", -2),
    ("cards.amphitheatre.amount", 1),
    ("cards.emigration.amount", -2),
    ("cards.colossus.amount", -2),
    ("cards.colossus.discs", 2),
    ("cards.colossus.medals", 2),
    ("cards.pyramid.amount", 1),
    ("cards.pyramid.discs", 1),
    ("cards.pyramid.medals", 1),
    ("cards.great-lighthouse.discs", 2),
    ("cards.great-lighthouse.florins", 1),
    ("cards.great-lighthouse.medals", 2),
    ("cards.cathedral.amount", -2),
    ("cards.cathedral.discs", 1),
    ("cards.cathedral.medals", 1),
]


@against("A1.53", "A1.54", "A1.55", "A1.56", "A1.57", "A1.59")
@pytest.mark.parametrize(("path", "value"), OTHERWISE)
def test_an_attested_value_is_not_another_one(path: str, value: Any) -> None:
    assert found({path: value}) == [(path, "attested")]


@against("A1.53", "A1.54")
def test_five_fish_and_six_iron_are_somewhere() -> None:
    assert found({"domestic.fish": STANDARD["domestic"]["fish"][:2]}) == [("domestic.fish", "rows")]
    assert found({"domestic.iron": STANDARD["domestic"]["iron"][:2]}) == [("domestic.iron", "slots")]
    assert found({"domestic.iron[0].slots": 6}) == [("domestic.iron[0].rebels", "attested")]
    six = {"domestic.iron": [{"slots": 5, "price": 9}, {"slots": 1, "price": 1, "rebels": 1}]}
    assert found(six) == []


@against("A1.55")
def test_the_export_market_has_prices_of_its_own() -> None:
    rows = {name: [{"slots": 2, "price": row["price"]} for row in zone] for name, zone in STANDARD["domestic"].items()}
    assert found({"export": rows}) == [("export", "same-prices")]
    rows["iron"][0]["price"] += 1
    assert found({"export": rows}) == []


@against("A1.57")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"[2].from": 3}, [("[2].from", "one-row"), ("", "no-row")]),
        ({"[3].from": 5}, [("[3].from", "one-row")]),
        ({"[3].from": 6}, []),
        ({"[5].from": 17}, [("[5].from", "one-row"), ("", "no-row")]),
        ({"[5].from": 19}, [("", "no-row")]),
        ({"[4].from": 12}, [("", "no-row")]),
        ({"[3].from": 13}, [("[4].from", "order")]),
        ({"[5].price": 0}, [("[5].price", "free")]),
        ({"[0].rebels": 0, "[1].rebels": 0}, [("", "calm")]),
        ({"[0].rebels": 0, "[1].rebels": 0, "[2].rebels": -1}, []),
    ],
)
def test_rows_of_the_labour_market(changes: dict[str, int], expected: list[tuple[str, str]]) -> None:
    changes = {f"labour.rows{path}": value for path, value in changes.items()}
    assert found(changes) == [(f"labour.rows{path}", what) for path, what in expected]


@pytest.mark.parametrize("card", ["archbishop", "thief", "gifts-of-the-clergy", "great-lighthouse"])
def test_only_cards_that_move_a_marker_have_an_amount(card: str) -> None:
    assert found({f"cards.{card}.amount": 1}) == [(f"cards.{card}.amount", "no-marker")]


@pytest.mark.parametrize("card", ["bishop", "slavery", "education"])
def test_a_reconstructed_amount_may_be_another_one(card: str) -> None:
    assert found({f"cards.{card}.amount": 3, f"cards.{card}.prices": [0, 30, 9], f"cards.{card}.medals": 1}) == []


@against("A1.64")
@pytest.mark.parametrize("action", ["taxes", "explorations"])
def test_the_side_for_five_is_not_narrower(action: str) -> None:
    few = STANDARD["wheel"]["two_to_four_players"][action]
    assert found({f"wheel.five_players.{action}": few - 1}) == [(f"wheel.five_players.{action}", "wheel")]
    assert found({f"wheel.five_players.{action}": few}) == []


@against("A1.65")
def test_a_ship_pays_taxes() -> None:
    assert found({"taxes.ship": 0}) == [("taxes.ship", "ship-tax")]
    assert found({"taxes.ship": 1}) == found({"taxes.ship": 5}) == []


def test_a_changed_set_is_not_the_standard_one() -> None:
    assert found({"name": "standard"}) == []
    assert found({"name": "standard", "cards.king.prices[0]": 30}) == [("name", "standard")]


def without(zone: str, half: str, first: int = 40) -> dict[str, str]:
    """Changes that take a zone out of all backs, and leave every card a back of its own."""
    cards = [card for card, back in STANDARD["backs"].items() if back[half] == zone]
    instead = "fish feeds {}" if half == "upper" else "{} fish"
    return {f"backs.{card}.{half}": instead.format(number) for number, card in enumerate(cards, first)}


@against("A1.60")
def test_the_quoted_back_exists() -> None:
    whole = [card for card, back in STANDARD["backs"].items() if back["upper"] == "stone feeds 6"]
    quoted = next(card for card in whole if STANDARD["backs"][card]["lower"] == "3 cattle")
    assert found({f"backs.{quoted}.upper": "stone feeds 5"}) == [("backs", "back")]
    assert found({f"backs.{quoted}.lower": "red 3 cattle"}) == [("backs", "back")]


@against("A1.61")
@pytest.mark.parametrize("event", ["rebels -2 per temple", "red rebels -1 per temple", "red rebels +1 per town"])
def test_the_quoted_events_exist(event: str) -> None:
    upper, lower = without(event, "upper"), without(event, "lower")
    assert upper
    assert lower
    assert found(upper) == []
    assert found(upper | lower) == [("backs", "event")]


@against("A1.58")
def test_every_card_has_a_back_of_its_own() -> None:
    king = STANDARD["backs"]["king"]
    assert found({"backs.queen": king}) == [("backs.queen", "same-back")]


@against("A1.61")
def test_crises_of_both_markets_can_be_red() -> None:
    for half in ("upper", "lower"):
        zones = {back[half] for back in STANDARD["backs"].values()}
        changes: dict[str, str] = {}
        for zone in sorted(zones):
            if zone.startswith("red ") and " per " not in zone:
                changes |= without(zone, half, 40 + len(changes))
        assert found(changes) == [("backs", f"red-{half}")]


# Hexes

SEA, VILLAGE = "start.open_sea", "start.desert_village"
SIMPLE = where(lambda side: side["edges"] == ["plain", "mountain", "plain", "sea", "sea", "sea"])


@against("A1.49", "A1.50")
def test_the_start_hex() -> None:
    assert found({f"{SEA}.huts": 1}) == [(f"{SEA}.huts", "attested"), (SEA, "five")]
    assert found({f"{SEA}.seas[0].icons.fish": 4}) == [(SEA, "five")]
    assert found({f"{VILLAGE}.huts": 4}) == [(f"{VILLAGE}.huts", "attested"), (VILLAGE, "five")]
    assert found({f"{VILLAGE}.huts": 4, f"{VILLAGE}.lands[0].icons": {"wood": 1}}) == [(f"{VILLAGE}.huts", "attested")]
    assert found({f"{VILLAGE}.volcano": True}) == [(f"{VILLAGE}.volcano", "attested")]
    assert (SEA, "areas") in found({SEA: STANDARD["start"]["desert_village"]})


@against("A1.48")
def test_icons_and_huts_are_five() -> None:
    huts = at(STANDARD, f"{SIMPLE}.huts")
    assert found({f"{SIMPLE}.huts": huts + 1}) == [(SIMPLE, "five")]
    assert found({f"{SIMPLE}.huts": huts - 1}) == [(SIMPLE, "five")]


@against("A1.48")
def test_the_volcano_has_three_huts_and_is_marked() -> None:
    assert found({f"{VOLCANO}.huts": 4}) == [(f"{VOLCANO}.huts", "attested")]
    assert found({f"{VOLCANO}.volcano": False}) == [(VOLCANO, "five"), ("hexes", "volcano")]
    three = where(lambda side: side["huts"] == 3 and not side.get("volcano"))
    assert found({f"{three}.volcano": True}) == [("hexes", "volcano")]


@against("A1.47")
def test_fish_swim_and_the_rest_is_on_land() -> None:
    land, sea = f"{SIMPLE}.lands[0].icons", f"{SIMPLE}.seas[0].icons"
    icons = at(STANDARD, sea)
    assert found({sea: {}, land: at(STANDARD, land) | icons}) == [(f"{land}.fish", "fish-ashore")]
    assert found({sea: {"wood": icons["fish"]}}) == [(f"{sea}.wood", "icon-at-sea")]


@against("A1.46")
def test_each_edge_lies_in_one_area_of_its_kind() -> None:
    land, sea = f"{SIMPLE}.lands[0].edges", f"{SIMPLE}.seas[0].edges"
    assert found({sea: [3, 4]}) == [(f"{SIMPLE}.edges[5]", "edge")]
    assert found({sea: [3, 4, 5, 5]}) == [(f"{SIMPLE}.edges[5]", "edge")]
    assert found({sea: [3, 4, 5, 0], land: [1, 2]}) == [(sea, "land-in-sea")]
    assert found({sea: [3, 4], land: [0, 1, 2, 5]}) == [(land, "sea-in-land")]
    assert found({f"{SIMPLE}.edges[4]": "plain"}) == [(sea, "land-in-sea")]


@against("A1.46", "A1.51")
def test_numbers_of_areas() -> None:
    nothing: dict[str, Any] = {"edges": []}
    lands, seas = at(STANDARD, f"{STRAIT}.lands"), at(STANDARD, f"{STRAIT}.seas")
    assert found({f"{STRAIT}.seas": [*seas, nothing]}) == [(STRAIT, "areas")]
    assert found({f"{SIMPLE}.lands": [*at(STANDARD, f"{SIMPLE}.lands"), nothing]}) == []  # an island
    assert (STRAIT, "areas") in found({f"{STRAIT}.lands": []})
    joined = {"edges": lands[0]["edges"] + lands[1]["edges"], "icons": lands[0]["icons"]}
    assert (STRAIT, "crossing") in found({f"{STRAIT}.lands": [joined]})


@against("A1.46")
def test_areas_can_be_painted() -> None:
    seas = at(STANDARD, f"{TWO_SEAS}.seas")
    joined = {"edges": seas[0]["edges"] + seas[1]["edges"], "icons": seas[0].get("icons") or seas[1].get("icons", {})}
    assert found({f"{TWO_SEAS}.seas": [joined]}) == [(TWO_SEAS, "crossing")]
    parted = [{"edges": [3], "icons": at(STANDARD, f"{SIMPLE}.seas[0].icons")}, {"edges": [4, 5]}]
    assert found({f"{SIMPLE}.seas": parted}) == [(SIMPLE, "parted")]


@against("A1.52")
@pytest.mark.parametrize(
    "path", [where(has(1, wood=2, fish=2)), where(has(3, fruit=1, wood=1)), where(has(3, cattle=2))]
)
def test_the_quoted_sides_exist(path: str) -> None:
    icons = at(STANDARD, f"{path}.lands[0].icons")
    assert found({f"{path}.lands[0].icons": {"stone": sum(icons.values())}}) == [("hexes", "quoted")]


@against("A1.51")
def test_some_sides_have_straits_and_some_no_sea() -> None:
    straits = {path: one_shore(side) for path, side in stack_sides() if len(side["lands"]) == 2}
    assert ("hexes", "strait") in found(straits)
    inland = {path: with_coast(side) for path, side in stack_sides() if not side["seas"]}
    assert ("hexes", "landlocked") in found(inland)


def one_shore(side: Side) -> Side:
    """The same side with the second shore under water."""
    first, second = side["lands"]
    flooded = ["sea" if edge in second["edges"] else terrain for edge, terrain in enumerate(side["edges"])]
    seas = [{"edges": [edge for edge in range(6) if flooded[edge] == "sea"]}]
    return {"edges": flooded, "lands": [first], "seas": seas, "huts": 0}


def with_coast(side: Side) -> Side:
    return (
        side
        | {"edges": ["sea", *side["edges"][1:]], "lands": [side["lands"][0] | {"edges": [1, 2, 3, 4, 5]}]}
        | {"seas": [{"edges": [0]}]}
    )


@against("A1.45")
def test_all_sides_are_different_however_they_are_turned() -> None:
    other = where(lambda side: side is not at(STANDARD, SIMPLE) and not has(1, wood=2, fish=2)(side))
    assert found({SIMPLE: at(STANDARD, other)}) == [(SIMPLE, "same-side")]
    assert found({SIMPLE: turned(at(STANDARD, other))}) == [(SIMPLE, "same-side")]


def turned(side: Side) -> Side:
    """A side as it looks after a sixth of a turn."""
    areas = {
        kind: [area | {"edges": [(edge + 1) % 6 for edge in area["edges"]]} for area in side[kind]]
        for kind in ("lands", "seas")
    }
    return side | {"edges": [*side["edges"][5:], *side["edges"][:5]]} | areas


@against("A1.63")
def test_all_hexes_can_be_laid() -> None:
    """Not one of nothing but mountains, if no other hex has any."""
    document = changed({})
    for _, side in stack_sides(document):
        side["edges"] = ["plain" if terrain == "mountain" else terrain for terrain in side["edges"]]
    assert told(check_text(file_of(document))) == []
    document["hexes"][0]["sides"] = [
        {
            "edges": ["mountain"] * 6,
            "lands": [{"edges": [0, 1, 2, 3, 4, 5], "icons": {rock: 5}}],
            "seas": [],
            "huts": 0,
        }
        for rock in ("stone", "iron")
    ]
    assert told(check_text(file_of(document))) == [("hexes", "unlayable")]
