"""A whole game of Archipelago in words, as one seat sees it: section by section, line by line."""

from collections import Counter
from collections.abc import Iterable

from hexhaven.archipelago.answers import ASKED, GIVEN, sea_of
from hexhaven.archipelago.content.resources import RESOURCES, count
from hexhaven.archipelago.content.tables import BUILDINGS, EDGES, PORT, ROWS, SEA, SEA_A, SIDES, Components
from hexhaven.archipelago.content.trends import BENEFACTOR_TREND
from hexhaven.archipelago.notation.parts import AREA_LETTERS
from hexhaven.archipelago.rules.boards import buying_price, labour_row, market_of, selling_price, worker_price
from hexhaven.archipelago.state import DOMESTIC, EXPORT, LOWER, NO_CARD, NO_HEX, NO_REGION, NO_SEAT, PILE, UPPER, State
from hexhaven.archipelago.units import (
    ENGAGED,
    LYING,
    SHIP,
    area_at,
    controller,
    neighbour,
    place_of,
    region_of,
    side_of,
    terrain,
)
from hexhaven.archipelago.view import RegionView, SeatView, View, view
from hexhaven.archipelago.words.answers import offer_in_words
from hexhaven.archipelago.words.names import (
    board_name,
    building_name,
    card_in_words,
    card_name,
    cubes_in_words,
    direction_name,
    icons_of,
    listed,
    objective_in_words,
    objective_name,
    place_code,
    resource_name,
    several,
    side_in_words,
    side_name,
    signed,
    terrain_name,
    trend_name,
    zone_in_words,
)
from hexhaven.archipelago.words.standing import standing_lines
from hexhaven.kernel.contract import Section
from hexhaven.language import Language, player_name

BRIEF = (
    "state-game",
    "state-objectives",
    "state-standings",
    "state-deal",
    "state-crisis",
    "state-players",
)  # what changes most
UNIT_KINDS = {SHIP: "ship", SHIP | ENGAGED: "ship-engaged", 0: "citizen", ENGAGED: "citizen-engaged"}


def state_in_words(text: Language, s: State, you: int, shown: View | None = None) -> list[Section]:
    """Everything the seat may know, or a view shows, in words."""
    seen = shown or view(s, you)
    sections = {
        "state-game": game_lines(text, s, seen),
        "state-objectives": objective_lines(text, s, seen),
        "state-standings": standing_lines(text, s, seen),
        "state-deal": deal_lines(text, seen),
        "state-crisis": crisis_lines(text, s.rules.components, seen),
        "state-markets": market_lines(text, s),
        "state-track": track_lines(text, s.rules.components, seen),
        "state-map": map_lines(text, s, seen),
        "state-hexes": hex_lines(text, s.rules.components, seen),
        "state-players": [line for seat in seen.order for line in seat_lines(text, s, seen, seat)]
        + [theft_line(text, seen, thief, victim) for thief, victim in seen.thefts],
    }
    listed_ones = {title: list(lines) for title, lines in sections.items()}
    return [Section(text(title), lines) for title, lines in listed_ones.items() if lines]


# The game.


def game_lines(text: Language, s: State, seen: View) -> list[str]:
    components = s.rules.components
    order = ", ".join(player_name(text, seat, seen.seat) for seat in seen.order)
    piles = [min(PILE, max(0, seen.tokens_left - PILE * pile)) for pile in (2, 1, 0)]
    lines = [
        text("state-turn", turn=seen.turn, phase=text(f"phase-{seen.phase}")),
        text("state-order", order=order),
        text("state-markers", population=seen.population, rebellion=seen.rebellion, workers=seen.workers),
        text("state-labour", price=worker_price(s), rebels=signed(components.labour_rebels[labour_row(s)])),
        text("state-bank", florins=seen.bank, cubes=cubes_in_words(text, dict(enumerate(seen.bank_cubes)))),
        text("state-tokens", first=piles[0], second=piles[1], third=piles[2]),
        text("state-building-tokens", trade=s.trade_tokens, town=s.town_tokens),
        text("state-taxes", used=seen.taxed, most=components.tax_discs[s.rules.players]),
        text("state-explored", used=seen.shared_explored, most=components.shared_explorations[s.rules.players]),
    ]
    lines += [text("state-trend", trend=trend_name(text, trend)) for trend in sorted(seen.trends)]
    lines += [text("state-benefactor")] if BENEFACTOR_TREND in seen.trends else []
    return [*lines, text("state-ending")] if seen.ending and not seen.over else lines


def objective_lines(text: Language, s: State, seen: View) -> list[str]:
    """Open objectives, the viewer's own, and those the viewer has seen."""
    players = s.rules.players
    lines = [
        text("objective-open", objective=objective_in_words(text, n, players)) for n in sorted(seen.open_objectives)
    ]
    for seat, shown in enumerate(seen.seats):
        for objective in sorted(shown.objectives):
            words = objective_in_words(text, objective, players)
            lines.append(text("objective-of", player=player_name(text, seat, seen.seat), objective=words))
        for objective in sorted(shown.declined):
            lines.append(text("objective-declined", objective=objective_name(text, objective)))
    return lines


def deal_lines(text: Language, seen: View) -> list[str]:
    if seen.deal is None:
        return []
    deal, you = seen.deal, seen.seat
    by, partner = player_name(text, deal.by, you), player_name(text, deal.partner, you)
    return [
        text("deal-between", player=by, other=partner),
        text("deal-given", player=by, terms=offer_in_words(text, deal.offers[GIVEN])),
        text("deal-given", player=partner, terms=offer_in_words(text, deal.offers[ASKED])),
    ]


def crisis_lines(text: Language, components: Components, seen: View) -> list[str]:
    """The back on top of the deck, and the one being resolved."""
    lines = []
    if seen.crisis != NO_CARD:
        lines.append(text("crisis-now", back=back_in_words(text, components, seen.crisis), missing=seen.missing))
    if seen.top == NO_CARD:
        return [*lines, text("crisis-none")]
    top = back_in_words(text, components, seen.top)
    return [*lines, text("crisis-top", back=top, card=card_name(text, seen.top), deck=len(seen.deck))]


def back_in_words(text: Language, components: Components, card: int) -> str:
    upper = zone_in_words(text, components.upper[card], UPPER)
    return text("back", upper=upper, lower=zone_in_words(text, components.lower[card], LOWER))


# Boards and cards.


def market_lines(text: Language, s: State) -> Iterable[str]:
    for board in (DOMESTIC, EXPORT):
        market = market_of(s, board)
        pile = s.domestic if board == DOMESTIC else s.export
        for resource in range(RESOURCES):
            number = count(pile, resource)
            room = sum(market.slots[resource * ROWS + row] for row in range(ROWS))
            yield text(
                "market-line",
                board=board_name(text, board),
                resource=resource_name(text, resource),
                number=number,
                room=room,
                buy=price(text, buying_price(s, board, resource) if number else 0),
                sell=price(text, selling_price(s, board, resource) if number < room else 0),
            )


def price(text: Language, number: int) -> str:
    return text("cost-florins", number=number) if number else text("market-shut")


def track_lines(text: Language, components: Components, seen: View) -> Iterable[str]:
    for slot, card in enumerate(seen.track):
        if card != NO_CARD:
            later = components.prices[card * 3 + seen.positions[slot] : card * 3 + 3]
            prices = ", ".join(text("cost-florins", number=number) for number in later)
            yield text("track-line", slot=slot + 1, prices=prices, card=card_in_words(text, card, components))


# The map.


def map_lines(text: Language, s: State, seen: View) -> Iterable[str]:
    for region, shown in enumerate(seen.regions):
        side = side_of(s, region)
        areas = [area_in_words(text, s, region, area, shown) for area in areas_of(side.lands, side.seas)]
        yield text("region-line", region=region, areas="; ".join(areas), huts=side.huts)
        yield text("region-links", links=listed(text, links(text, s, region)))
        for building in sorted(shown.buildings):
            yield building_line(text, s, region, building, shown, seen.seat)
        if units := [unit for seat in range(len(seen.seats)) for unit in units_in(text, seen, seat, region)]:
            yield text("region-units", units="; ".join(units))


def areas_of(lands: int, seas: int) -> list[int]:
    return [*range(lands), *range(2, 2 + seas)]


def area_in_words(text: Language, s: State, region: int, area: int, shown: RegionView) -> str:
    """Its icons, including which are plundered."""
    icons = cubes_in_words(text, icons_of(side_of(s, region), area))
    lost = {n % RESOURCES: number for n, number in shown.plundered.items() if n // RESOURCES == area}
    key = "area-land" if area < 2 else "area-sea"
    said = text(key, area=f"{region}{AREA_LETTERS[area]}", icons=icons)
    return text("area-plundered", area=said, icons=cubes_in_words(text, lost)) if lost else said


def links(text: Language, s: State, region: int) -> Iterable[str]:
    """What is at each edge: a region and the area it leads to, or the terrain if no hex has been laid there."""
    for direction in range(EDGES):
        other = neighbour(s, region, direction)
        ground = terrain_name(text, terrain(s, region, direction))
        here = f"{region}{AREA_LETTERS[area_at(s, region, direction)]}"
        where = direction_name(text, direction)
        if other == NO_REGION:
            yield text("link-open", direction=where, terrain=ground, area=here)
        else:
            there = f"{other}{AREA_LETTERS[area_at(s, other, (direction + 3) % EDGES)]}"
            key = "link-sea" if terrain(s, region, direction) == SEA else "link-land"
            yield text(key, direction=where, area=here, other=there, terrain=ground)


def building_line(text: Language, s: State, region: int, building: int, shown: RegionView, you: int) -> str:
    land = f"{region}{AREA_LETTERS[shown.buildings[building] & 1]}"
    sea = f"{region}{AREA_LETTERS[SEA_A + sea_of(shown.buildings[building])]}"
    owner = controller(s, region, building)
    return text(
        "building-line",
        building=building_name(text, building),
        place=f"{land}, {sea}" if building == PORT else land,
        player=player_name(text, owner, you) if owner != NO_SEAT else text("nobody"),
        used=int(building in shown.used),
    )


def units_in(text: Language, seen: View, seat: int, region: int) -> Iterable[str]:
    """The units of a player in a region, equal ones together."""
    groups = Counter(unit for unit in seen.seats[seat].units if region_of(unit) == region)
    if groups:
        units = ", ".join(unit_group(text, unit, number) for unit, number in groups.items())
        yield text("units-of", player=player_name(text, seat, seen.seat), units=units)


def unit_group(text: Language, unit: int, number: int) -> str:
    kind = "striker" if unit & LYING else UNIT_KINDS[unit & (SHIP | ENGAGED)]
    thing = several(text, text(f"unit-{kind}"), number)
    return text("unit-at", unit=thing, place=place_code(text, region_of(unit), place_of(unit)))


def hex_lines(text: Language, components: Components, seen: View) -> Iterable[str]:
    """The hex on top of the stack, and those in players' hands."""
    if seen.top_side != NO_HEX:
        shown = side_in_words(text, components.sides[seen.top_side])
        yield text("hex-top", side=side_name(seen.top_side), shown=shown, stack=len(seen.stack))
    for side in range(SIDES):
        if any(side // 2 in seat.hand for seat in seen.seats):
            yield text("hex-side", side=side_name(side), shown=side_in_words(text, components.sides[side]))


# The players.


def seat_in_words(text: Language, s: State, seat: int, you: int) -> list[str]:
    """What belongs to one player."""
    return list(seat_lines(text, s, view(s, you), seat))


def seat_lines(text: Language, s: State, seen: View, seat: int) -> Iterable[str]:
    shown, you = seen.seats[seat], seen.seat
    yield text("seat-line", player=player_name(text, seat, you), stock=stock(text, shown), out=int(seat in seen.out))
    yield text(
        "seat-pieces",
        discs=shown.discs - shown.discs_used,
        all=shown.discs,
        citizens=shown.citizens_left,
        ships=shown.ships_left,
    )
    controls = {b: sum(controller(s, r, b) == seat for r in range(len(seen.regions))) for b in range(BUILDINGS)}
    if any(controls.values()):
        named = (several(text, building_name(text, b), number) for b, number in controls.items() if number)
        yield text("seat-controls", buildings=listed(text, named))
    if shown.cards:
        yield text("seat-cards", cards=", ".join(card_state(text, seen, card) for card in sorted(shown.cards)))
    if shown.bonus:
        yield text("seat-benefactor", number=shown.bonus)
    guests = [player_name(text, guest, you) for guest in shown.permits]
    if guests:
        yield text("seat-permits", players=", ".join(guests))
    if seen.over and not seen.independent:
        yield text("seat-points", number=shown.points)


def stock(text: Language, shown: SeatView) -> str:
    """What is behind the screen, as far as known."""
    things = [text("cost-florins", number=shown.florins)]
    things += [several(text, resource_name(text, resource), n) for resource, n in enumerate(shown.cubes) if n > 0]
    return ", ".join([*things, text("cost-tokens", number=shown.tokens)] if shown.tokens else things)


def theft_line(text: Language, seen: View, thief: int, victim: int) -> str:
    """A20.31 a cube that changed hands unseen; it is not counted in the stocks above."""
    you = seen.seat
    return text("seat-theft", player=player_name(text, thief, you), other=player_name(text, victim, you))


def card_state(text: Language, seen: View, card: int) -> str:
    name = card_name(text, card)
    if card in seen.wonders:
        return text("card-built", card=name)
    return text("card-engaged", card=name) if card in seen.exhausted else name
