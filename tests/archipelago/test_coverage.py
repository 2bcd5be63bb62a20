"""The golden games and the scenarios together show everything the game has."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from hexhaven import archipelago as game
from hexhaven.archipelago import answers as a
from hexhaven.archipelago import events as e
from hexhaven.archipelago.content.cards import KING, NAMES, QUEEN, WONDERS
from hexhaven.archipelago.content.objectives import NAME_OF as OBJECTIVES
from hexhaven.archipelago.content.tables import EVENT, Zone
from hexhaven.archipelago.content.trends import NAME_OF as TRENDS
from hexhaven.archipelago.positions.scenario import STAGE
from hexhaven.archipelago.state import State
from hexhaven.kernel.event import Event
from hexhaven.kernel.scenario import Line, begin, read_scenario
from hexhaven.kernel.scenario_script import Play
from tests.archipelago.test_golden import PLANS, golden, told
from tests.rule_table import SCENARIOS

FILES = sorted((SCENARIOS / "archipelago").glob("*.scenario"))


@dataclass
class Shown:
    """What games and scenarios have shown."""

    kinds: set[int] = field(default_factory=set)
    verbs: set[int] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    wonders: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    trends: set[str] = field(default_factory=set)
    zones: set[tuple[str, bool]] = field(default_factory=set)
    independence: set[bool] = field(default_factory=set)  # whether a Separatist won


def end_of_scenario(text: str) -> tuple[list[Event], State, set[int]]:
    """Play the moves of a scenario and listen."""
    scenario = read_scenario(STAGE, text)
    play = Play(STAGE, begin(STAGE, scenario.set_up))
    events, verbs = game.listen(play.s), set()
    for line in scenario.script:
        play.line(line)
        verbs |= set(verbs_of(line))
    return events, play.s, verbs


def verbs_of(line: Line) -> Iterator[int]:
    if line.word.endswith(":"):
        for text in line.rest.split(";"):
            yield int(a.verb_of(game.answer_of(text.strip())))


@cache
def everything() -> Shown:
    shown = Shown()
    for name in PLANS:
        events, s = told(name)
        note(shown, list(events), s)
        shown.verbs |= {int(a.verb_of(game.answer_of(text))) for _, text in golden(name)[1].answers}
    for path in FILES:
        scenario_events, s, verbs = end_of_scenario(path.read_text(encoding="utf-8"))
        note(shown, scenario_events, s)
        shown.verbs |= verbs
    return shown


def note(shown: Shown, events: list[Event], s: State) -> None:
    made = s.rules.components
    shown.trends |= {TRENDS[trend] for trend in range(len(TRENDS)) if s.trends >> trend & 1}
    for event in events:
        shown.kinds.add(int(event.kind))
        if event.kind == e.CARD_USED:
            shown.cards.add(NAMES[event.a])
        elif event.kind == e.WONDER_BUILT:
            shown.wonders.add(NAMES[event.a])
        elif event.kind == e.CONDITION_MET and event.b:
            shown.ends.add(OBJECTIVES[event.a])
        elif event.kind in (e.EVENT_HAPPENED, e.CRISIS_OPENED):
            zone = (made.upper, made.lower)[event.a][event.b]
            shown.zones.add((named(zone, event.a), bool(zone.red)))
    result = game.result(s)
    if s.independent and result is not None:
        shown.independence.add(1 in result.places)


def named(zone: Zone, half: int) -> str:
    if zone.kind == EVENT:
        return f"event {zone.resource} {zone.number:+d}"
    return ("domestic crisis", "export crisis")[half]


def test_every_end_condition() -> None:
    assert set(OBJECTIVES) - everything().ends == set()


def test_every_trend() -> None:
    assert set(TRENDS) - everything().trends == set()


def test_every_card_is_used_and_every_wonder_built() -> None:
    wonders = {NAMES[card] for card in WONDERS}
    assert everything().wonders == wonders
    assert set(NAMES) - everything().cards == {*wonders, NAMES[KING], NAMES[QUEEN]}


def test_every_kind_of_zone_of_the_backs() -> None:
    made = game.new_game({}).rules.components
    there = {
        (named(zone, half), bool(zone.red)) for half, zones in enumerate((made.upper, made.lower)) for zone in zones
    }
    assert there - everything().zones == set()


def test_independence_with_and_without_a_separatist() -> None:
    assert everything().independence == {True, False}


def test_every_kind_of_event_is_told() -> None:
    """The causes that follow in the module have numbers of their own."""
    kinds = list(vars(e).items())
    first = [name for name, _ in kinds].index("ORDER_SET")
    last = [name for name, _ in kinds].index("NO_HEX")
    untold = {name for name, kind in kinds[first:last] if kind not in everything().kinds}
    assert untold == {"THEFT_UNSEEN"}, "what the others hear of a stolen cube"


def test_every_verb_is_said() -> None:
    first, last = vars(a)["DONE"], vars(a)["PICKING"]
    chance = range(a.SEAT_DRAWN, a.OBJECTIVE_DRAWN + 1)
    names = {value: name for name, value in vars(a).items() if name.isupper() and isinstance(value, int)}
    missing = {*range(first, last + 1), *chance} - everything().verbs
    assert {names[verb] for verb in missing} == set()
