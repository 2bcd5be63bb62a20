"""Component sets: the standard one, files that break a constraint, and how games name them."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexhaven import archipelago as game
from hexhaven.archipelago.commands.components import COMPONENTS
from hexhaven.archipelago.content import cards, components, criteria, laying, objectives, resources, sheet, trends
from hexhaven.archipelago.content import tables as t
from hexhaven.archipelago.content.components import (
    ComponentsError,
    check,
    load,
    load_text,
    loaded,
    named,
    sources,
    standard,
)
from hexhaven.cli import main
from hexhaven.commands.inputs import BadInput
from hexhaven.kernel.errors import OptionError, SnapshotError
from hexhaven.language import language
from tests.archipelago.component_files import (
    SOURCE,
    STANDARD,
    VOLCANO,
    changed,
    file_of,
    icons,
    sea_edges,
    stack_sides,
    told,
)
from tests.marks import against, rule

SIDES = dict(stack_sides())

# The standard set


@rule("A1.44", "A1.52", "A1.54", "A1.59", "A1.60", "A1.61", "A1.62", "A1.63")
def test_the_standard_set_passes() -> None:
    assert check(components.STANDARD_FILE) == []


@rule("A1.43")
def test_every_value_of_the_standard_set_is_marked() -> None:
    """In a line with a value there is a mark, or one stands over the block."""
    boards, hexes = SOURCE.split("# Hexes.")
    values = [line for line in boards.splitlines() if line.lstrip().startswith("{") or " = " in line.split("#")[0]]
    unmarked = [line for line in values if not any(mark in line for mark in ("[A]", "[F]", "[R]"))]
    assert [line for line in unmarked if not line.endswith(" = [")] == ["format = 2", 'name = "box"']
    heads = [line for line in hexes.splitlines() if line.startswith(("[[hexes.sides]]", "[start."))]
    assert len(heads) == t.SIDES
    assert all("[A]" in head or "[R]" in head for head in heads)


def test_sea_edges() -> None:
    assert Counter(map(sea_edges, SIDES.values())) == {0: 3, 1: 5, 2: 11, 3: 14, 4: 11, 5: 4}


def test_mountains_are_a_fifth_to_a_quarter_of_the_land_in_runs_of_one_or_two() -> None:
    edges = [side["edges"] for side in SIDES.values()]
    mountains = sum(ring.count("mountain") for ring in edges)
    land = sum(6 - ring.count("sea") for ring in edges)
    assert 0.20 <= mountains / land <= 0.25
    for ring in edges:
        assert not any(all(ring[(edge + k) % 6] == "mountain" for k in range(3)) for edge in range(6))


@rule("A1.51", "A1.10")
def test_straits_and_seas() -> None:
    numbers = Counter((len(side["lands"]), len(side["seas"])) for side in SIDES.values())
    assert numbers[2, 1] == 8
    assert numbers[1, 0] == 3
    assert set(numbers) == {(1, 0), (1, 1), (1, 2), (2, 1)}


@rule("A1.48")
def test_huts_and_icons() -> None:
    ordinary = [side for side in SIDES.values() if not side.get("volcano")]
    assert Counter(side["huts"] for side in ordinary) == {0: 6, 1: 14, 2: 13, 3: 9, 4: 5}
    total: Counter[str] = Counter()
    for side in ordinary:
        total.update(icons(side))
    assert total == {"fruit": 27, "cattle": 27, "fish": 27, "wood": 27, "stone": 22, "iron": 18}


def test_rock_lies_rather_beside_mountains() -> None:
    rocks: Counter[bool] = Counter()
    for side in SIDES.values():
        for land in side["lands"]:
            beside = any(side["edges"][edge] == "mountain" for edge in land["edges"])
            rocks[beside] += sum(land.get("icons", {}).get(name, 0) for name in ("stone", "iron"))
    assert rocks[True] > 4 * rocks[False]


@rule("A1.48", "A1.49", "A1.50")
def test_the_volcano_and_the_start_hex() -> None:
    volcano = SIDES[VOLCANO]
    assert (volcano["huts"], icons(volcano), sea_edges(volcano)) == (3, {}, 0)
    assert icons(STANDARD["start"]["open_sea"]) == {"fish": 5}
    village = STANDARD["start"]["desert_village"]
    assert (village["huts"], icons(village), set(village["edges"])) == (5, {}, {"plain"})


def test_the_two_sides_of_a_hex_differ_in_sea_edges_and_in_kinds() -> None:
    for hexagon in STANDARD["hexes"]:
        one, other = hexagon["sides"]
        assert sea_edges(one) != sea_edges(other)
        assert icons(one).keys() != icons(other).keys()


def test_crises() -> None:
    """Every upper and lower crisis of the distribution, and the events of both zones."""
    halves = {half: Counter(back[half].removeprefix("red ") for back in STANDARD["backs"].values()) for half in HALVES}
    crises = {half: {zone: n for zone, n in halves[half].items() if " per " not in zone} for half in HALVES}
    assert crises["upper"] == Counter(f"{name} feeds {number}" for name, all_ in FEEDS.items() for number in all_)
    assert crises["lower"] == Counter(f"{number} {name}" for name, all_ in WANTED.items() for number in all_)
    assert halves["upper"].total() - sum(crises["upper"].values()) == 14
    assert halves["lower"].total() - sum(crises["lower"].values()) == 14


HALVES = ("upper", "lower")
FEEDS = {
    "fruit": (5, 5, 5, 6, 6, 6, 7),
    "cattle": (5, 5, 6, 6, 6, 7),
    "fish": (5, 5, 5, 6, 6, 6, 7),
    "wood": (5, 6, 6, 6, 7, 7),
    "stone": (6, 6, 6, 7, 7),
    "iron": (7, 7, 8),
}
WANTED = {
    "fruit": (1, 2, 2, 3, 3, 4),
    "cattle": (1, 2, 2, 3, 3, 3, 4),
    "fish": (1, 2, 2, 3, 3, 4),
    "wood": (1, 2, 2, 3, 3, 4),
    "stone": (1, 2, 2, 3),
    "iron": (1, 1, 2, 2, 3),
}


def test_events_and_red_zones() -> None:
    backs = [(back["upper"], back["lower"]) for back in STANDARD["backs"].values()]
    zones = Counter(zone for back in backs for zone in back)
    assert {zone: number for zone, number in zones.items() if " per " in zone} == {
        "rebels -2 per temple": 9,
        "red rebels -2 per temple": 4,
        "red rebels -1 per temple": 5,
        "red rebels +1 per town": 2,
        "workers -1 per port": 4,
        "workers +1 per town": 4,
    }
    assert sum(zone.startswith("red ") for back in backs for zone in back) == 34
    assert not any(upper.startswith("red ") and lower.startswith("red ") for upper, lower in backs)
    assert not any(" per " in upper and " per " in lower for upper, lower in backs)
    assert len(set(backs)) == t.CARDS


@pytest.mark.parametrize("start", ["open_sea", "desert_village"])
def test_all_hexes_can_be_laid_and_a_given_place_refuses_some(start: str) -> None:
    content, _ = sheet.read(SOURCE)
    hexes = [laying.turnings(hexagon) for hexagon in content["hexes"]]
    tried = fitted = whole = 0
    for seed in range(20):
        rng = Random(seed)
        laid = laying.lay(content, start, rng)
        whole += len(laid) == t.STACK_HEXES + 1
        part = dict(list(laid.items())[: rng.randrange(4, 20)])
        for hexagon in hexes:
            place = rng.choice(laying.free_places(part))
            tried += 1
            fitted += any(laying.fits(part, place, edges) for edges in hexagon)
    assert whole >= 19
    assert 0.5 < fitted / tried < 0.9


# The tables


def test_cards_become_tables() -> None:
    made = standard()
    assert [made.prices[cards.POPE * 3 + place] for place in range(3)] == [7, 9, 11]
    assert [made.discs[card] for card in cards.WONDERS] == [1, 2, 1, 2]
    assert [made.medals[card] for card in cards.WONDERS] == [1, 2, 1, 2]
    assert (made.florins[cards.SAWMILL], made.anyone[cards.SAWMILL], made.anyone[cards.PIRATE]) == (1, 1, 0)
    assert (made.amount[cards.PYRAMID], made.amount[cards.BISHOP], made.amount[cards.ARCHBISHOP]) == (2, -1, 0)


def test_zones_become_tables() -> None:
    zones = [sheet.zone_of(text) for text in ("stone feeds 6", "red 3 cattle", "rebels -2 per temple")]
    assert [(zone.kind, zone.red, zone.resource, zone.number) for zone in zones] == [
        (t.CRISIS, False, resources.STONE, 6),
        (t.CRISIS, True, resources.CATTLE, 3),
        (t.EVENT, False, t.REBELS_PER_TEMPLE, -2),
    ]
    assert sheet.zone_of("red workers -1 per port").resource == t.WORKERS_PER_PORT
    assert sheet.zone_of("workers +1 per town").resource == t.WORKERS_PER_TOWN
    assert sheet.zone_of("rebels +1 per town").resource == t.REBELS_PER_TOWN


def test_markets_become_tables() -> None:
    market, first = standard().domestic, resources.FISH * t.ROWS
    assert [market.price[first + row] for row in range(3)] == [6, 4, 3]
    assert [market.workers[first + row] for row in range(2)] == [0, 1]
    last = resources.STONE * t.ROWS + 3
    assert (market.slots[last], market.price[last], market.workers[last], market.rebels[last]) == (0, 0, 0, 0)
    assert len(standard().export.slots) == resources.RESOURCES * t.ROWS


def test_costs_and_the_wheel_become_tables() -> None:
    made = standard()
    assert made.cost_cubes[t.TEMPLE] == resources.cubes(resources.STONE, 2)
    assert made.cost_cubes[t.MARKET] == resources.cubes(resources.FRUIT, 1) + resources.cubes(resources.CATTLE, 1)
    assert [made.cost_florins[building] for building in (t.TOWN, t.MARKET, t.PORT, t.TEMPLE, t.SHIP)] == [2, 0, 2, 1, 1]
    assert [made.tax_discs[players] for players in (2, 4, 5)] == [3, 5, 6]
    assert [standard(3).tax_discs[players] for players in (2, 4, 5)] == [3, 3, 4]
    assert len(made.shared_explorations) == 6


def test_sides_become_tables() -> None:
    made = standard()
    assert len(made.sides) == t.SIDES
    for number, side in enumerate(made.sides):
        assert side.number == number
        for edge in range(t.EDGES):
            area = side.area_at[edge]
            assert (side.edges[edge] == t.SEA) == (area >= t.SEA_A)
            assert area - t.SEA_A < side.seas if area >= t.SEA_A else area < side.lands
    sea, village = made.sides[t.OPEN_SEA], made.sides[t.DESERT_VILLAGE]
    assert (sea.lands, sea.seas, sea.icons[t.SEA_A * resources.RESOURCES + resources.FISH]) == (0, 1, 5)
    assert (village.lands, village.seas, village.huts, sum(village.icons)) == (1, 0, 5, 0)


def test_names_of_cards_trends_and_objectives() -> None:
    assert len(set(cards.NAMES)) == t.CARDS
    assert cards.NAMES[cards.GIFTS_OF_THE_CLERGY] == "gifts-of-the-clergy"
    assert cards.CARD_NAMED["king"] == cards.KING
    assert len(set(trends.NAME_OF)) == trends.TRENDS
    assert trends.CRITERION_OF[trends.BENEFACTOR_TREND] == criteria.BENEFACTOR
    assert criteria.NAMES[criteria.ICONS + resources.WOOD] == "wood-icons"
    assert criteria.NAMES[criteria.CUBES + resources.IRON] == "iron"
    assert len(criteria.NAMES) == criteria.CRITERIA
    assert len(objectives.END_NAMES) == objectives.ENDS
    assert len(set(objectives.NAME_OF)) == objectives.OBJECTIVES


@pytest.mark.parametrize(
    ("name", "players", "end"),
    [
        ("s3", 2, 4),
        ("s4", 3, 3),
        ("s9", 3, 22),
        ("m1", 2, 5),
        ("m1", 3, 8),
        ("m6", 2, 20),
        ("m6", 3, 27),
        ("m8", 3, 8),
        ("m10", 4, 135),
        ("l1", 2, 5),
        ("l5", 2, 12),
        ("l5", 3, 16),
        ("l8", 3, 8),
        ("l9", 5, 22),
    ],
)
def test_ends_of_the_game_follow_the_number_of_players(name: str, players: int, end: int) -> None:
    assert objectives.end_at(objectives.OBJECTIVE_NAMED[name], players) == end


def test_each_length_has_a_pacifist_and_a_separatist() -> None:
    for length, margin in enumerate((15, 12, 10)):
        numbers = range(length * objectives.PER_LENGTH, (length + 1) * objectives.PER_LENGTH)
        assert {objectives.length_of(number) for number in numbers} == {length}
        assert [objectives.MARGIN_OF[n] for n in numbers if objectives.CRITERION_OF[n] == criteria.PACIFIST] == [margin]
        assert sum(objectives.CRITERION_OF[n] == criteria.SEPARATIST for n in numbers) == 1


# How games name a set


def test_the_standard_sets_are_pinned_by_their_content() -> None:
    """Whoever changes a number of a released set breaks the games that are played with it."""
    assert [standard(version).name for version in (1, 2, 3)] == [
        "standard@ce57b8325605",
        "standard@92eeecc77361",
        "standard@a919813fb6dd",
    ]
    assert standard() is standard(game.RULES_VERSION) is named(standard().name)
    assert (standard(1).tax_town, standard(2).tax_town) == (2, 1)


def test_standard_means_the_set_of_the_rules_version() -> None:
    for version in (1, 2, 3):
        at = game.options_at(version, {"components": "standard"})
        assert at == game.options_at(version, {}) == game.options_at(version, at)
        s = game.new_game(at)
        assert s.rules.components is standard(version)
        assert game.options_of(s) == at == {**game.options_of(game.new_game({})), "components": standard(version).name}
    with pytest.raises(OptionError, match="colour") as error:
        game.options_at(1, {"colour": "red"})
    assert error.value.option == "colour"


def test_a_store_keeps_a_set_and_brings_it_back() -> None:
    made = load_text(file_of(changed({"name": "kept", "taxes.ship": 4})))
    s = game.new_game({"components": made.name})
    name, content = game.component_set(s)
    forget(name)
    with pytest.raises(OptionError, match="no component set"):
        game.new_game({"components": name})
    with pytest.raises(SnapshotError, match="no component set"):
        game.load(game.save(s))
    game.know_component_set(name, content)
    assert game.new_game({"components": name}).rules.components.tax_ship == 4
    assert game.key(game.load(game.save(s))) == game.key(s)


def test_a_set_that_is_known_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    name = standard().name
    assert load_text(sources[name]) is standard()

    def read(source: str) -> None:
        raise AssertionError("it was read again")

    monkeypatch.setattr(components, "made_of", read)
    game.know_component_set(name, sources[name])
    assert loaded[name] is standard()


@pytest.mark.parametrize("change", ['"ship" = 4 -> "ship" = 5', '"name" -> "nom"', '"format" = 2 -> "format" ='])
def test_a_set_that_is_not_what_was_kept_is_refused(change: str) -> None:
    made = load_text(file_of(changed({"name": "kept", "taxes.ship": 4})))
    before, after = change.split(" -> ")
    forget(made.name)
    with pytest.raises(OptionError, match=made.name):
        game.know_component_set(made.name, sources[made.name].replace(before, after))
    with pytest.raises(OptionError, match="no component set"):
        named(made.name)


def forget(name: str) -> None:
    """As after a new start of the program."""
    del loaded[name]


@pytest.mark.parametrize("name", ["", "mine", "standard", "standard@000000000000", "Standard"])
def test_a_set_that_is_not_loaded_is_unknown(name: str) -> None:
    with pytest.raises(OptionError, match="components") as error:
        named(name)
    assert error.value.option == "components"


@rule("A1.43", "A1.42")
def test_a_loaded_file_is_named_after_what_it_says(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(file_of(changed({"name": "my-box", "taxes.ship": 2})), encoding="utf-8")
    made = load(path)
    assert made.name.startswith("my-box@")
    assert len(made.name) == len("my-box@") + 12
    assert named(made.name) is made
    assert (made.tax_ship, standard().tax_ship) == (2, 1)


def test_the_digest_is_of_the_content_alone() -> None:
    """Neither comments nor order nor defaults that are written out matter; values do."""
    same = [
        SOURCE,
        file_of(STANDARD),
        file_of(dict(reversed(STANDARD.items()))),
        file_of(changed({"cards.king.discs": 0})),
    ]
    assert len({load_text(source).name for source in same}) == 1
    renamed, other = load_text(file_of(changed({"name": "x"}))), load_text(file_of(changed({"taxes.ship": 3})))
    assert renamed.name.split("@")[1] == load_text(SOURCE).name.split("@")[1]
    assert other.name.split("@")[1] != load_text(SOURCE).name.split("@")[1]


@against("A1.44")
def test_a_set_that_breaks_a_constraint_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(file_of(changed({"name": "bad", "cards.king.medals": 2})), encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"cards.king.medals: attested \(value 2, expected 1\)") as error:
        load(path)
    assert told(error.value.violations) == [("cards.king.medals", "attested")]
    assert not any(name.startswith("bad@") for name in components.loaded)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"name = '\xff'")
    assert told(check(path)) == [("", "utf8")]
    with pytest.raises(ComponentsError):
        load(path)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "missing.toml")


# The command


@pytest.fixture
def box(tmp_path: Path) -> Callable[..., Path]:
    def write(**changes: Any) -> Path:
        path = tmp_path / "box.toml"
        path.write_text(file_of(changed(changes)), encoding="utf-8")
        return path

    return write


def test_show_prints_a_file_that_passes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["components", "show"]) == 0
    path = tmp_path / "copy.toml"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["components", "check", str(path), "--lang", "en"]) == 0
    assert f"{path} is a valid component set. Games and records call it standard@" in capsys.readouterr().out


def test_check_says_what_is_wrong_where(capsys: pytest.CaptureFixture[str], box: Callable[..., Path]) -> None:
    path = box(**{"cards.king.medals": 2, "domestic.fish[1].price": 5})
    assert main(["components", "check", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: domestic.fish[1].price: is 5, but the rules say 4",
        f"{path}: cards.king.medals: is 2, but the rules say 1",
        "2 problems found.",
    ]


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "the rules say 1"), ("de", "nach den Regeln 1"), ("ru", "по правилам 1"), ("it", "secondo le regole 1")],
)
def test_check_speaks_all_languages(
    code: str, said: str, capsys: pytest.CaptureFixture[str], box: Callable[..., Path]
) -> None:
    assert main(["components", "check", str(box(**{"cards.king.medals": 2})), "--lang", code]) == 1
    assert said in capsys.readouterr().out


def test_check_of_no_toml(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("name = 'a'\nprices = [1, 2\n", encoding="utf-8")
    assert main(["components", "check", str(path), "--lang", "en"]) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith(f"{path}: this is not valid TOML: ")
    assert shown.err == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "missing.toml"], "cannot read missing.toml: there is no such file"),
        (["check"], "missing: FILE"),
        ([], "missing: COMMAND"),
        (["dance"], "dance is not one of the choices"),
        (["show", "me"], "unrecognised: me"),
    ],
)
def test_bad_usage(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "components", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_game_is_given_the_name_of_a_set_or_told_why_not(box: Callable[..., Path]) -> None:
    text = language("en", "archipelago")
    assert COMPONENTS.named(text, box(name="mine")).startswith("mine@")
    with pytest.raises(
        BadInput, match=r"not a valid component set: .*cards.king.medals: is 3, but the rules say 1 \(hexhaven"
    ):
        COMPONENTS.named(text, box(**{"cards.king.medals": 3}))
