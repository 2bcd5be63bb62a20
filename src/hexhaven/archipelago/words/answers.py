"""Answers of Archipelago as sentences of a language."""

from collections.abc import Callable, Mapping

from hexhaven.archipelago import answers as a
from hexhaven.archipelago import events as e
from hexhaven.archipelago import frames as f
from hexhaven.archipelago.content.cards import ASSASSIN, BARBARIAN, GIFTS_OF_THE_CLERGY, ROADS, SPY, THIEF
from hexhaven.archipelago.content.resources import RESOURCES
from hexhaven.archipelago.content.tables import AREAS, PORT, SEA_A, SHIP
from hexhaven.archipelago.notation.parts import HAND_NAMES
from hexhaven.archipelago.packed import card_on
from hexhaven.archipelago.rules.action_round import tax_income
from hexhaven.archipelago.rules.boards import buying_price, selling_price, worker_price
from hexhaven.archipelago.rules.cards import fee, lowest_price, owner_of
from hexhaven.archipelago.rules.evolution import price_at
from hexhaven.archipelago.rules.exploration import TOUCHES
from hexhaven.archipelago.rules.map import placements
from hexhaven.archipelago.rules.migration import ROADS_STEPS, land_bit, within
from hexhaven.archipelago.rules.wonders import cost_of
from hexhaven.archipelago.state import NO_REGION, State
from hexhaven.archipelago.units import land_of
from hexhaven.archipelago.words.names import (
    board_name,
    building_at,
    building_name,
    by_resource,
    card_name,
    cubes_in_words,
    direction_name,
    held_name,
    listed,
    objective_in_words,
    objective_name,
    place_name,
    resource_name,
    side_name,
    trend_name,
    use_costs,
)
from hexhaven.kernel.engine import copy, legal, listen, step, to_move
from hexhaven.kernel.frame import kind_of, top, who_of
from hexhaven.language import Language, key_names, player_name

VERB_NAMES = key_names(vars(a))
PAYMENTS = (e.ROUND_USED, e.DISCS_USED, e.CARD_USED, e.FLORINS_PAID, e.FLORINS_GIVEN)  # what using a card costs
ON_CARD = {ASSASSIN: "card-of", SPY: "player", THIEF: "player", BARBARIAN: "region", GIFTS_OF_THE_CLERGY: "gifts"}

# Answers.

Shown = Callable[[Language, int, int], str | int]  # of an answer, as one seat reads it


def shown_order(text: Language, answer: int, you: int) -> str:
    return order_in_words(text, a.jokers_of(answer), you)


def order_in_words(text: Language, packed: int, you: int) -> str:
    """Seats in order, three bits each; the highest one says how many there are."""
    places = [a.joker_in(packed, place) for place in range(5)]
    return ", ".join(player_name(text, seat, you) for seat in places[: max(places) + 1])


# Everything an answer's message may name.
VALUES: dict[str, Shown] = {
    "number": lambda text, answer, you: a.number_of(answer),
    "rotation": lambda text, answer, you: a.to_place_of(answer),
    "region": lambda text, answer, you: a.region_of(answer),
    "hex": lambda text, answer, you: a.number_of(answer) + 1,
    "slot": lambda text, answer, you: a.region_of(answer) + 1,
    "order": shown_order,
    "player": lambda text, answer, you: player_name(text, a.seat_of(answer), you),
    "resource": lambda text, answer, you: resource_name(text, a.resource_of(answer)),
    "second": lambda text, answer, you: held_name(text, a.number_of(answer)),
    "left": lambda text, answer, you: held_name(text, a.resource_of(answer)),
    "hand": lambda text, answer, you: text(f"hand-{HAND_NAMES[a.number_of(answer)]}"),
    "board": lambda text, answer, you: board_name(text, a.to_place_of(answer)),
    "market": lambda text, answer, you: a.to_place_of(answer),
    "other_board": lambda text, answer, you: board_name(text, 1 - a.to_place_of(answer)),
    "place": lambda text, answer, you: place_name(text, a.region_of(answer), a.place_of(answer)),
    "land": lambda text, answer, you: place_name(text, a.region_of(answer), a.land_of(a.to_place_of(answer))),
    "sea": lambda text, answer, you: place_name(text, a.region_of(answer), SEA_A + a.sea_of(a.to_place_of(answer))),
    "target": lambda text, answer, you: place_name(text, a.to_region_of(answer), a.to_place_of(answer)),
    "mover": lambda text, answer, you: place_name(text, a.to_region_of(answer), a.resource_of(answer)),
    "built": lambda text, answer, you: building_at(text, a.region_of(answer), a.to_place_of(answer)),
    "building": lambda text, answer, you: building_name(text, a.number_of(answer)),
    "side": lambda text, answer, you: side_name(a.number_of(answer)),
    "direction": lambda text, answer, you: direction_name(text, a.place_of(answer)),
    "card": lambda text, answer, you: card_name(text, a.card_of(answer)),
    "other_card": lambda text, answer, you: card_name(text, a.number_of(answer)),
    "trend": lambda text, answer, you: trend_name(text, a.number_of(answer)),
    "objective": lambda text, answer, you: objective_name(text, a.number_of(answer)),
    "term": lambda text, answer, you: term_in_words(text, a.named_in(answer), a.amount_of(answer)),
}
# Which of them it does name.
NAMED: dict[int, tuple[str, ...]] = {
    a.BIDDING: ("number",),
    a.ORDERING: ("order",),
    a.TREND_IS: ("trend",),
    a.OBJECTIVE_IS: ("objective",),
    a.LAY: ("side", "region", "direction", "rotation", "mover"),
    a.LAND: ("place",),
    a.BLESS: ("number", "player", "place"),
    a.RAISING: ("number", "player", "place"),
    a.EXPELLING: ("built",),
    a.HARVESTING: ("resource",),
    a.WORKING: ("place",),
    a.BUYING: ("resource", "board"),
    a.SELLING: ("resource", "board"),
    a.USING: ("built",),
    a.BUILDING: ("building", "place", "land", "sea"),
    a.WONDER: ("card", "place"),
    a.MOVING: ("place", "target"),
    a.HEX_IS: ("hex",),
    a.FOUND: ("resource", "second"),
    a.PICKING: ("card",),
    a.SINKING: ("player", "place"),
    a.PLUNDERING: ("resource", "place"),
    a.GIVING: ("resource",),
    a.HIDING: ("left", "second"),
    a.HAND: ("hand",),
    a.STOCKING: ("resource", "market"),
    a.REMOVING: ("resource", "market"),
    a.SHIFTING: ("resource", "board", "other_board"),
    a.OFFERING: ("player",),
    a.INVITING: ("player",),
    a.TERM: ("term",),
    a.SEAT_DRAWN: ("player",),
    a.HEX_DRAWN: ("hex",),
    a.SIDE_SHOWN: ("side",),
    a.CARD_DRAWN: ("card",),
    a.TREND_DRAWN: ("trend",),
    a.OBJECTIVE_DRAWN: ("objective",),
}
# The same of an answer that uses a card, by what it is used on.
OF_CARD: dict[str, tuple[str, ...]] = {
    "": ("card",),
    "card-of": ("card", "other_card", "player"),
    "player": ("card", "player"),
    "region": ("card", "region"),
    "gifts": ("card", "number"),
}


# What it means to be done, where it is more than to have finished.
DONE_IN = {
    f.ROUND: "answer-end-round",
    f.TALK: "answer-no-offer",
    f.HELP: "answer-no-more-help",
    f.EXPORT_HELP: "answer-no-more-help",
    f.SEARCH_BUY: "answer-pick-none",
}
DECISIONS = (f.HELP, f.EXPORT_HELP, f.SEARCH_BUY)  # in which even to do nothing is one


def answer_in_words(text: Language, answer: int, you: int, s: State | None = None) -> str:
    """What the answer does, with its costs in parentheses; if the state is given, also card names and prices."""
    on_the_track = a.verb_of(answer) in (a.PURCHASING, a.TURNING)
    said = on_track(text, answer, s) if on_the_track else sentence(text, answer, you, s)
    costs = listed_costs(text, answer, you, s)
    return text("with-costs", answer=said, costs=", ".join(costs)) if costs else said


def is_worth_telling(answer: int, s: State) -> bool:
    """Not that somebody has finished, if what they have done is told; but that they pass."""
    asked = kind_of(top(s.agenda))
    return a.verb_of(answer) != a.DONE or asked in DECISIONS or (asked == f.ROUND and not s.done)


def sentence(text: Language, answer: int, you: int, s: State | None) -> str:
    verb = a.verb_of(answer)
    names = OF_CARD[ON_CARD.get(a.card_of(answer), "")] if verb == a.CARD else NAMED.get(verb, ())
    values = {name: VALUES[name](text, answer, you) for name in names}
    if verb == a.DONE and s is not None:
        asked = kind_of(top(s.agenda))
        return text("answer-pass" if asked == f.ROUND and not s.done else DONE_IN.get(asked, "answer-done"))
    if verb == a.TAXING and s is not None and to_move(s) >= 0:
        return text("answer-taxing-now", florins=min(tax_income(s, to_move(s)), s.bank))
    if verb == a.OBJECTIVE_IS and s is not None:
        values["objective"] = objective_in_words(text, a.number_of(answer), s.rules.players)
    return text(key_of(answer), **values)


def key_of(answer: int) -> str:
    verb = a.verb_of(answer)
    if verb == a.CARD and a.card_of(answer) in ON_CARD:
        return f"answer-card-on-{ON_CARD[a.card_of(answer)]}"
    if verb == a.MOVING and a.number_of(answer):
        return "answer-moving-ship"
    if verb == a.WORKING and a.place_of(answer) >= AREAS:
        return "answer-working-leaving"
    if verb == a.BUILDING and a.number_of(answer) == SHIP:
        return "answer-building-ship"
    if verb == a.BUILDING and a.number_of(answer) == PORT:
        return "answer-building-port"
    if verb == a.EXPELLING and a.place_of(answer):
        return "answer-expelling-across"
    if verb == a.TERM:
        side = "ask" if a.to_place_of(answer) else "give"
        return f"answer-{side}-promise" if a.place_of(answer) >= a.PROMISED_PLACE else f"answer-{side}"
    return f"answer-{VERB_NAMES[verb]}"


def on_track(text: Language, answer: int, s: State | None) -> str:
    """What is bought and turned in phase 6, by name if the state is given."""
    named = [
        text("slot", slot=slot + 1) if s is None else text("slot-card", slot=slot + 1, card=card_at(text, s, slot))
        for slot in (a.region_of(answer), a.place_of(answer))
        if slot != a.NO_SLOT
    ]
    if a.verb_of(answer) == a.TURNING:
        return text("answer-turning", cards=", ".join(named))
    return text("answer-purchasing", card=named[0], turned=listed(text, named[1:]))


def card_at(text: Language, s: State, slot: int) -> str:
    return card_name(text, card_on(s.track[slot])) if s.track[slot] >= 0 else text("nothing")


def term_in_words(text: Language, thing: int, amount: int) -> str:
    """One thing of a deal, in the numbers of named_in and amount_of."""
    if thing < a.FIRST_TERM:
        return cubes_in_words(text, {thing: amount})
    if thing == a.FIRST_TERM + a.TERM_CARD:
        return card_name(text, amount)
    return text(TERMS[thing - a.FIRST_TERM], number=amount)


TERMS = {
    a.TERM_FLORINS: "cost-florins",
    a.TERM_TOKENS: "cost-tokens",
    a.TERM_PERMIT: "term-permit",
    a.PROMISED_PLACE: "term-place",
    a.PROMISED_RAISE: "term-raise",
    a.PROMISED_FLORINS: "term-later",
}


def offer_in_words(text: Language, offer: Mapping[int, int]) -> str:
    """Everything one side of a deal gives and promises."""
    return listed(text, [term_in_words(text, thing, amount) for thing, amount in sorted(offer.items())])


# What an answer costs.


def listed_costs(text: Language, answer: int, you: int, s: State | None) -> list[str]:
    verb = a.verb_of(answer)
    costs = costs_here(text, answer, you, s) if s is not None else []
    if verb == a.SELLING and a.number_of(answer):
        costs.append(text("cost-joker"))
    if verb in (a.BUILDING, a.WONDER, a.CARD) and a.jokers_of(answer):
        costs.append(text("cost-jokers", cubes=cubes_in_words(text, jokers_in(answer))))
    return costs


def jokers_in(answer: int) -> dict[int, int]:
    jokers = {resource: a.joker_in(a.jokers_of(answer), resource) for resource in range(RESOURCES)}
    return {resource: number for resource, number in jokers.items() if number}


def costs_here(text: Language, answer: int, you: int, s: State) -> list[str]:
    """Prices and costs as they are now."""
    verb, card, components = a.verb_of(answer), a.card_of(answer), s.rules.components
    match verb:
        case a.BUYING:
            return [florins(text, buying_price(s, a.to_place_of(answer), a.resource_of(answer)))]
        case a.SELLING:
            price = selling_price(s, a.to_place_of(answer), a.resource_of(answer))
            return [text("gain-florins", number=min(price, s.bank))]
        case a.USING:
            return [florins(text, 1)]
        case a.BUILDING:
            building = a.number_of(answer)
            cubes = cubes_in_words(text, by_resource(components.cost_cubes[building]))
            return [cubes, *use_costs(text, 0, components.cost_florins[building])]
        case a.WONDER:
            return [cubes_in_words(text, by_resource(cost_of(card))), *use_costs(text, components.discs[card], 0)]
        case a.CARD:
            me = who_of(top(s.agenda))
            costs = [*use_costs(text, components.discs[card], 0), *fee_in_words(text, card, me, s)]
            return [*costs, text("no-effect")] if does_nothing(s, answer) else costs
        case a.TAKE if not fits_somewhere(s, who_of(top(s.agenda)), s.top_side):
            return [text("shown-side-unfit")]
        case a.PICKING:
            return [florins(text, lowest_price(s, card))]
        case a.PURCHASING:
            return [florins(text, price_at(s, a.region_of(answer)))]
        case a.MOVING if not a.number_of(answer):
            return by_ship(text, answer, s)
        case a.LAND if kind_of(top(s.agenda)) == f.RECRUIT:
            return [florins(text, worker_price(s))]
    return []


def does_nothing(s: State, answer: int) -> bool:
    """Nothing would happen but that the card is paid for: Emigration without a port on the map."""
    if answer not in legal(s):
        return False
    world = copy(s)
    events = listen(world)
    step(world, answer)
    return list(world.agenda) == list(s.agenda) and all(event.kind in PAYMENTS for event in events)


def fits_somewhere(s: State, me: int, side: int) -> bool:
    """A12.3 what can be said of a hex of which only one side is seen."""
    ways = placements(s, me, 1 << side // 2, TOUCHES, NO_REGION)
    return any(a.number_of(way) == side for way in ways)


def by_ship(text: Language, answer: int, s: State) -> list[str]:
    """A15.8 A15.9 how a citizen crosses water: over a strait of its region, or further in a convoy."""
    start = land_bit(a.region_of(answer), land_at(s, a.region_of(answer), a.place_of(answer)))
    goal = land_bit(a.to_region_of(answer), land_at(s, a.to_region_of(answer), a.to_place_of(answer)))
    steps = ROADS_STEPS if s.boosts >> ROADS & 1 else 1
    if start == goal or within(s, start, steps, False) & goal:
        return []
    return [text("cost-strait" if a.region_of(answer) == a.to_region_of(answer) else "cost-convoy")]


def land_at(s: State, region: int, place: int) -> int:
    """The land area of a place on land."""
    return place if place < AREAS else land_of(s, region, place - AREAS)


def florins(text: Language, number: int) -> str:
    return text("cost-florins", number=number)


def fee_in_words(text: Language, card: int, me: int, s: State) -> list[str]:
    """A19.3 A19.4 to the bank, or all of it to another player."""
    price, owner = fee(s, me, card), owner_of(s, card)
    if owner in (me, -1):
        return use_costs(text, 0, price)
    return [text("cost-owner", florins=florins(text, price), player=player_name(text, owner, me))]


# Groups of answers.

GROUPS = {
    a.HARVESTING: "actions", a.TAXING: "actions", a.EXPLORING: "actions", a.REPRODUCING: "actions",
    a.RECRUITING: "actions", a.MIGRATING: "actions", a.BUYING: "trade", a.SELLING: "trade", a.USING: "use",
    a.BUILDING: "build", a.CARD: "cards", a.WONDER: "cards", a.OFFERING: "deals", a.INVITING: "deals",
    a.MOVING: "move", a.RAISING: "raise", a.BLESS: "bless", a.FEED_BOARD: "help", a.FEED_OWN: "help",
    a.FEED_TOKEN: "help", a.PURCHASING: "buy", a.TURNING: "turn", a.ORDERING: "order",
}  # fmt: skip


def answer_group(text: Language, answer: int) -> str:
    """The heading under which an answer is listed in a long list."""
    verb = a.verb_of(answer)
    if verb == a.LAY:
        return text("group-lay", side=side_name(a.number_of(answer)))
    if verb == a.TERM:
        return text("group-ask" if a.to_place_of(answer) else "group-give")
    return text(f"group-{GROUPS.get(verb, 'other')}")
