"""What happened in a game of Archipelago, as sentences of a language."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, zip_longest

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import ASKED
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import Components, Zone
from hexhaven.archipelago.state import LOWER, UPPER, State
from hexhaven.archipelago.units import ENGAGED, LYING, icon_of, is_ship, place_of, region_of, where
from hexhaven.archipelago.words.answers import VERB_NAMES, order_in_words, term_in_words
from hexhaven.archipelago.words.names import (
    board_name,
    building_at,
    card_name,
    cause_name,
    cubes_in_words,
    event_in_words,
    held_name,
    objective_name,
    place_name,
    resource_name,
    side_name,
    signed,
    trend_name,
    zone_in_words,
)
from hexhaven.kernel.event import Event
from hexhaven.language import Language, key_names, player_name

EVENT_NAMES = {number: name for number, name in key_names(vars(e)).items() if 0 < number <= e.TALK_OPENED}
Value = str | int
Values = dict[str, Value]
Shown = Callable[[Language, Event, int], Value]  # of an event, as one seat reads it

# Bookkeeping only; the events before or after report it to people.
SILENT = {
    e.POPULATION_CHANGED, e.COINS_COLLECTED, e.TAXES_MARKED, e.DEAL_OPENED, e.PERMITS_ENDED, e.BOOST_ENDED,
    e.MOVE_ENDED, e.PLACE_TAKEN, e.BOOST_BEGUN, e.BOOST_USED, e.BACK_FACED, e.ROUND_USED, e.REPRODUCTION_MARKED,
    e.EXPLORATION_MARKED, e.HEX_PLAYED, e.CUBES_REVEALED, e.END_BEGUN, e.TALK_OPENED,
}  # fmt: skip

# Everything an event's message may name.
VALUES: dict[str, Shown] = {
    "number": lambda text, event, you: event.a,
    "second": lambda text, event, you: event.b,
    "third": lambda text, event, you: event.c,
    "slot": lambda text, event, you: event.a + 1,
    "hex": lambda text, event, you: event.a + 1,
    "region": lambda text, event, you: event.b,
    "order": lambda text, event, you: order_in_words(text, event.a, you),
    "other": lambda text, event, you: player_name(text, event.c if event.kind == e.CUBES_GIVEN else event.a, you),
    "owner": lambda text, event, you: player_name(text, event.b, you),
    "trend": lambda text, event, you: trend_name(text, event.a),
    "objective": lambda text, event, you: objective_name(text, event.a),
    "side": lambda text, event, you: side_name(event.a),
    "place": lambda text, event, you: place_name(text, region_of(event.a), place_of(event.a)),
    "target": lambda text, event, you: place_name(text, region_of(event.b), place_of(event.b)),
    "icon": lambda text, event, you: resource_name(text, icon_of(event.b) - 1),
    "action": lambda text, event, you: action_name(text, event.b),
    "cause": lambda text, event, you: cause_name(text, event.b),
    "steps": lambda text, event, you: signed(event.a),
    "resource": lambda text, event, you: resource_name(text, event.a),
    "traded": lambda text, event, you: resource_name(text, event.b),
    "stolen": lambda text, event, you: held_name(text, event.b),
    "plundered": lambda text, event, you: resource_name(text, event.b % RESOURCES),
    "area": lambda text, event, you: place_name(text, event.a, event.b // RESOURCES),
    "left": lambda text, event, you: held_name(text, event.a),
    "right": lambda text, event, you: held_name(text, event.b),
    "board": lambda text, event, you: board_name(text, event.a),
    "market": lambda text, event, you: event.a,
    "phase": lambda text, event, you: text(f"phase-{event.a}"),
    "card": lambda text, event, you: card_name(text, event.a),
    "other_card": lambda text, event, you: card_name(text, event.b),
    "built": lambda text, event, you: building_at(text, event.a, event.b),
    "term": lambda text, event, you: term_in_words(text, event.b, event.c),
}

# What several events of a kind name together.
LISTS: dict[str, Callable[[Language, Sequence[Event]], str]] = {
    "objectives": lambda text, events: ", ".join(objective_name(text, event.b) for event in events),
    "cubes": lambda text, events: cubes_in_words(text, {event.a: event.b for event in events}),
    "given": lambda text, events: cubes_in_words(text, {event.a: event.b for event in events}),
}

# What is printed on the back of the card that it is about.
PRINTED: dict[str, Callable[[Language, Event, Components], Value]] = {
    "upper": lambda text, event, components: zone_in_words(text, components.upper[event.a], UPPER),
    "lower": lambda text, event, components: zone_in_words(text, components.lower[event.a], LOWER),
    "wanted": lambda text, event, components: resource_name(text, zone_on_back(event, components).resource),
    "printed": lambda text, event, components: event_in_words(text, zone_on_back(event, components)),
}

# Which of them it names; variants of a kind have their own names.
NAMED: dict[str, tuple[str, ...]] = {
    "order-set": ("order",),
    "trend-set": ("trend",),
    "objective-dealt": (),
    "objective-dealt-known": ("objective",),
    "objective-laid-open": ("objective",),
    "objective-discarded": (),
    "objective-discarded-known": ("objective",),
    "objective-seen": ("other",),
    "objective-seen-known": ("other", "objectives"),
    "objective-revealed": ("objective",),
    "objective-revealed-open": ("objective",),
    "hex-dealt": ("hex",),
    "hand-discarded": (),
    "hex-shown": ("side",),
    "hex-shown-none": (),
    "hex-discarded": ("hex",),
    "hexes-shuffled": (),
    "region-laid": ("side",),
    "region-laid-start": (),
    "unit-added": ("place",),
    "unit-added-ship": ("place",),
    "unit-changed": ("place", "target"),
    "unit-changed-ship": ("place", "target"),
    "unit-changed-striker": ("place", "target"),
    "unit-works": ("place", "icon"),
    "unit-engaged": ("place",),
    "units-released": ("number",),
    "units-raised": ("number",),
    "units-lie-down": ("number",),
    "unit-lost": ("place",),
    "unit-lost-ship": ("place",),
    "token-taken": (),
    "tokens-spent": ("number",),
    "disc-gained": (),
    "discs-used": ("number", "action"),
    "florins-gained": ("number", "cause"),
    "florins-paid": ("number",),
    "florins-given": ("other", "second"),
    "cubes-gained": ("cubes",),
    "cubes-paid": ("cubes",),
    "cubes-given": ("other", "given"),
    "cube-stolen": ("other", "stolen"),
    "theft-unseen": ("other",),
    "empty-hand-picked": ("other",),
    "cubes-hidden": (),
    "cubes-hidden-known": ("left", "right"),
    "tokens-given": ("other", "second"),
    "market-stocked": ("market", "traded"),
    "market-drawn": ("market", "traded"),
    "cube-bought": ("board", "traded"),
    "cube-sold": ("board", "traded"),
    "rebellion-moved": ("steps", "cause"),
    "workers-moved": ("steps", "cause"),
    "turn-opened": ("number",),
    "phase-opened": ("number", "phase"),
    "bid-sealed": (),
    "bid-sealed-known": ("number",),
    "bid-revealed": ("number", "second"),
    "orderer-set": (),
    "orderer-set-none": (),
    "crisis-opened": ("wanted",),
    "crisis-opened-export": ("wanted", "third"),
    "crisis-closed": ("second",),
    "crisis-closed-export": ("second",),
    "event-happened": ("printed", "other_card"),
    "benefit-laid": (),
    "round-opened": (),
    "passed": (),
    "building-built": ("built",),
    "coin-laid": ("built",),
    "card-laid-out": ("slot", "other_card"),
    "card-bought": ("card", "second"),
    "card-turned": ("other_card", "third"),
    "card-discarded": ("card",),
    "top-shown": ("card", "upper", "lower"),
    "top-shown-none": (),
    "deck-shuffled": (),
    "card-used": ("card",),
    "card-used-other": ("card", "owner"),
    "card-opened": ("card",),
    "card-given": ("other", "other_card"),
    "cards-released": (),
    "wonder-built": ("card",),
    "icon-plundered": ("area", "plundered"),
    "discs-returned": (),
    "exploration-failed": (),
    "term-added": ("term",),
    "term-added-asked": ("term",),
    "deal-proposed": ("other",),
    "deal-withdrawn": ("other",),
    "deal-accepted": ("other",),
    "deal-refused": ("other",),
    "deal-countered": ("other",),
    "permit-given": ("other",),
    "stock-shown": (),
    "independence-declared": (),
    "game-ended": (),
    "points-scored": ("number", "cause"),
    "expelled": ("other", "region"),
    "window-opened": (),
    "demand-met": ("number",),
    "condition-met": ("objective",),
    "theft-revealed": ("other", "stolen"),
}
AROUND_CRISES = (e.CRISIS_OPENED, e.CRISIS_CLOSED, e.BACK_FACED, e.TOP_SHOWN, e.CARD_BOUGHT, e.CARD_DISCARDED)
COUNTED = ("units-released", "units-raised", "units-lie-down")
TOGETHER = ("objective-seen", "objective-seen-known", "cubes-paid", "cubes-given")


def zone_on_back(event: Event, components: Components) -> Zone:
    """The half of a crisis back in which a crisis or an event happens."""
    return (components.upper if event.a == UPPER else components.lower)[event.b]


def action_name(text: Language, action: int) -> str:
    """What discs are put on: a card, or an action of the wheel."""
    if action >= e.CARD_ACTION:
        return card_name(text, action - e.CARD_ACTION)
    return text(f"action-{VERB_NAMES[action]}")


def log_lines(text: Language, events: Iterable[Event], you: int, s: State) -> list[str]:
    """What happened, as sentences; one for everything a player does with several units, cubes or objectives at once."""
    loud = (event for event in with_open_windows(list(events)) if event.kind not in SILENT)
    told = [(name, event) for event in loud if (name := variant(event)) is not None]
    lines = []
    for (name, seat), group in groupby(told, key=lambda one: (one[0], one[1].seat)):
        together = [event for _, event in group]
        if name in COUNTED:
            lines.append(line(text, name, [Event(0, seat, len(together), 0, 0)], you, s))
        elif name in TOGETHER:
            lines.append(line(text, name, together, you, s))
        else:
            lines += [line(text, name, [event], you, s) for event in together]
    return lines


def with_open_windows(events: Sequence[Event]) -> Iterable[Event]:
    """A7.18 without the chances to help that nobody gets, since the crisis is over; nor is a round that goes on one."""
    before = e.CRISIS_OPENED
    for event, after in zip_longest(events, events[1:]):
        if event.kind in AROUND_CRISES:
            before = event.kind
        is_over = after is not None and after.kind in (e.WINDOW_OPENED, e.CRISIS_CLOSED)
        if event.kind != e.WINDOW_OPENED or (before == e.CRISIS_OPENED and not is_over):
            yield event


def line(text: Language, name: str, events: Sequence[Event], you: int, s: State) -> str:
    event, components = events[0], s.rules.components
    values = {value: PRINTED[value](text, event, components) for value in NAMED[name] if value in PRINTED}
    values |= {value: LISTS[value](text, events) for value in NAMED[name] if value in LISTS}
    values |= {value: VALUES[value](text, event, you) for value in NAMED[name] if value in VALUES}
    return text(f"event-{name}", player=player_name(text, event.seat, you) if event.seat >= 0 else "", **values)


def variant(event: Event) -> str | None:
    """The name of an event's message, which depends on who may know what, and on what happened to a unit."""
    name = EVENT_NAMES[event.kind]
    match event.kind:
        case e.OBJECTIVE_DEALT | e.OBJECTIVE_DISCARDED | e.BID_SEALED | e.CUBES_HIDDEN if event.a >= 0:
            return f"{name}-known"
        case e.OBJECTIVE_SEEN if event.b >= 0:
            return f"{name}-known"
        case e.OBJECTIVE_REVEALED if event.seat < 0:
            return f"{name}-open"
        case e.HEX_SHOWN | e.TOP_SHOWN if event.a < 0:
            return f"{name}-none"
        case e.REGION_LAID if event.seat < 0:
            return f"{name}-start"
        case e.UNIT_ADDED | e.UNIT_LOST if is_ship(event.a):
            return f"{name}-ship"
        case e.UNIT_CHANGED:
            return change_of_unit(event.a, event.b)
        case e.ORDERER_SET if event.seat < 0:
            return f"{name}-none"
        case e.CRISIS_OPENED | e.CRISIS_CLOSED if event.a != UPPER:
            return f"{name}-export"
        case e.CARD_USED if event.b != event.seat:
            return f"{name}-other"
        case e.TERM_ADDED if event.a == ASKED:
            return f"{name}-asked"
        case e.CONDITION_MET if not event.b:
            return None
    return name


def change_of_unit(before: int, after: int) -> str | None:
    """What happened to a unit; None if there is nothing to report."""
    if (before ^ after) & LYING:
        return "units-raised" if before & LYING else "units-lie-down"
    if icon_of(after):
        return "unit-works"
    if where(before) != where(after):
        mover = "-ship" if is_ship(after) else "-striker" if after & LYING else ""
        return f"unit-changed{mover}"
    if (before ^ after) & ENGAGED:
        return "units-released" if before & ENGAGED else "unit-engaged"
    return None
