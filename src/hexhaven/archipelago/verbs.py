"""The verbs rules speak in. Only verbs write state, and each tells one event to whoever listens.

Copies of a state share its vecs, all but the agenda; so a verb never writes into one but puts a changed one in its
place.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.archipelago import events as e
from hexhaven.archipelago.answers import REPRODUCING, TAXING
from hexhaven.archipelago.bits import bit
from hexhaven.archipelago.content.resources import RESOURCES, count, cubes, size
from hexhaven.archipelago.content.tables import AREAS, EDGES, MARKET, PORT
from hexhaven.archipelago.state import (
    DOMESTIC,
    MOST_DISCS,
    NO_CARD,
    NO_HEX,
    NO_REGION,
    NO_SEAT,
    PILE,
    TRACK,
    Deal,
    State,
)
from hexhaven.archipelago.units import (
    ENGAGED,
    LYING,
    MOVED,
    STEP,
    home_area,
    icon_of,
    icon_slot,
    is_on_building,
    is_ship,
    place_of,
    region_at,
    region_of,
)
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import NOBODY, popped, pushed
from hexhaven.kernel.numbers import changed


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, seat, a, b, c))


# The agenda.


def ask(s: State, kind: i64, me: i64, arg: i64 = 0) -> None:
    """The game waits for an answer before anything else."""
    s.agenda = pushed(s.agenda, kind, me, arg)


def then(s: State, kind: i64, arg: i64 = 0) -> None:
    """Something will run by itself, before anything that was said earlier."""
    s.agenda = pushed(s.agenda, kind, NOBODY, arg)


def drop_frame(s: State) -> None:
    s.agenda = popped(s.agenda)


# Turn and phase.


def open_turn(s: State) -> None:
    s.turn += 1
    s.fresh = 0
    s.taxed = 0
    s.reproduced = 0
    s.explored = 0
    s.shared_explored = 0
    tell(s, e.TURN_OPENED, NO_SEAT, s.turn)


def open_phase(s: State, phase: i64) -> None:
    s.phase = phase
    s.orderer = NO_SEAT
    tell(s, e.PHASE_OPENED, NO_SEAT, phase)


def open_round(s: State, me: i64, offers: i64) -> None:
    s.done = 0
    s.boosts = 0
    s.offers_left = offers
    tell(s, e.ROUND_OPENED, me, offers)


def open_window(s: State, me: i64, offers: i64) -> None:
    """In a chance to help so many offers may be opened."""
    s.offers_left = offers
    tell(s, e.WINDOW_OPENED, me, offers)


def note_done(s: State, what: i64) -> None:
    """What it was is told when it is paid for: with discs, by a card or wonder, with a coin."""
    s.done |= what


def end_boosts(s: State) -> None:
    s.boosts = 0
    tell(s, e.BOOST_ENDED, NO_SEAT)


def pass_out(s: State, me: i64) -> None:
    s.out |= bit(me)
    tell(s, e.PASSED, me)


def set_order(s: State, order: vec[i64]) -> None:
    s.order = order
    packed: i64 = 0
    place = len(order) - 1
    while place >= 0:
        packed = packed << 3 | order[place]
        place -= 1
    tell(s, e.ORDER_SET, NO_SEAT, packed)


def place_seat(s: State, place: i64, me: i64) -> None:
    """The next place of the turn order is drawn; who was there changes places with the seat."""
    order = s.order[:]
    i = place
    while order[i] != me:
        i += 1
    order[i] = order[place]
    order[place] = me
    s.order = order
    tell(s, e.PLACE_DRAWN, me, place)


def mark_wheel(s: State, me: i64, action: i64) -> None:
    """A8.12-A8.14 a circle of an action that is limited is taken; of explorations the own one first."""
    if action == TAXING:
        s.taxed += 1
    elif action == REPRODUCING:
        s.reproduced |= bit(me)
    else:
        if s.explored >> me & 1:
            s.shared_explored += 1
        s.explored |= bit(me)
    tell(s, e.WHEEL_MARKED, me, action)


# Markers.


def move_rebels(s: State, steps: i64, cause: i64) -> None:
    """A1.28 A23.4 the marker never falls below 0; past the population the game is over and nothing moves any more."""
    if steps < -s.rebellion:
        steps = -s.rebellion
    if steps and not s.independent:
        s.rebellion += steps
        tell(s, e.REBELLION_MOVED, NO_SEAT, steps, cause)
        check_independence(s)


def move_workers(s: State, steps: i64, cause: i64) -> None:
    """A1.28 A23.4 the same for the surplus workers."""
    if steps < -s.workers:
        steps = -s.workers
    if steps and not s.independent:
        s.workers += steps
        tell(s, e.WORKERS_MOVED, NO_SEAT, steps, cause)


def change_population(s: State, steps: i64) -> None:
    s.population += steps
    tell(s, e.POPULATION_CHANGED, NO_SEAT, steps)
    check_independence(s)


def check_independence(s: State) -> None:
    """A23.4 the rebellion has overtaken the population."""
    if s.rebellion > s.population and not s.independent:
        s.independent = True
        tell(s, e.INDEPENDENCE_DECLARED, NO_SEAT)


# Florins.


def gain_florins(s: State, me: i64, number: i64, cause: i64) -> None:
    """A1.23 the bank pays what it has."""
    if number > s.bank:
        number = s.bank
    if number:
        s.bank -= number
        s.seats[me].florins += number
        tell(s, e.FLORINS_GAINED, me, number, cause)


def pay_florins(s: State, me: i64, number: i64) -> None:
    if number:
        s.seats[me].florins -= number
        s.bank += number
        tell(s, e.FLORINS_PAID, me, number)


def give_florins(s: State, me: i64, other: i64, number: i64) -> None:
    if number:
        s.seats[me].florins -= number
        s.seats[other].florins += number
        tell(s, e.FLORINS_GIVEN, me, other, number)


def lay_coin(s: State, me: i64, region: i64, building: i64) -> None:
    """A florin on the wheel: the building is used for this phase."""
    s.seats[me].florins -= 1
    s.seats[me].coins += 1
    s.used = changed(s.used, region, s.used[region] | bit(building))
    tell(s, e.COIN_LAID, me, region, building)


def collect_coins(s: State) -> None:
    """The coins on the wheel go to the bank, and every building may be used again."""
    number: i64 = 0
    for seat in s.seats:
        number += seat.coins
        seat.coins = 0
    s.bank += number
    s.used = vec[i64]([0] * len(s.used))
    tell(s, e.COINS_COLLECTED, NO_SEAT, number)


def lay_benefit(s: State, me: i64) -> None:
    """A25.3 A25.4 a florin of the bank on the Benefactor."""
    if s.bank:
        s.bank -= 1
        s.seats[me].bonus += 1
        tell(s, e.BENEFIT_LAID, me)


# Cubes and explorer tokens.


def prove_cubes(s: State, me: i64, pile: i64) -> None:
    """Everybody sees that the seat has these cubes now, which bounds what can have been stolen unseen."""
    if len(s.thefts):
        at = (len(s.thefts) - 1) * s.rules.players + me
        low = s.lows[at]
        spare = s.seats[me].cubes - pile
        least: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            least += cubes(resource, min(count(low, resource), count(spare, resource)))
            resource += 1
        if least != low:
            s.lows = changed(s.lows, at, least)


def gain_cubes(s: State, me: i64, resource: i64, number: i64) -> None:
    """A1.24 no more than the bank has."""
    if number > count(s.bank_cubes, resource):
        number = count(s.bank_cubes, resource)
    if number:
        s.bank_cubes -= cubes(resource, number)
        s.seats[me].cubes += cubes(resource, number)
        tell(s, e.CUBES_GAINED, me, resource, number)


def pay_cubes(s: State, me: i64, pile: i64) -> None:
    if pile:
        prove_cubes(s, me, pile)
        s.seats[me].cubes -= pile
        s.bank_cubes += pile
        tell(s, e.CUBES_PAID, me, pile)


def give_cubes(s: State, me: i64, other: i64, pile: i64) -> None:
    if pile:
        prove_cubes(s, me, pile)
        s.seats[me].cubes -= pile
        s.seats[other].cubes += pile
        tell(s, e.CUBES_GIVEN, me, other, pile)


def spend_tokens(s: State, me: i64, number: i64) -> None:
    """They leave the game."""
    if number:
        s.seats[me].tokens -= number
        tell(s, e.TOKENS_SPENT, me, number)


def give_tokens(s: State, me: i64, other: i64, number: i64) -> None:
    if number:
        s.seats[me].tokens -= number
        s.seats[other].tokens += number
        tell(s, e.TOKENS_GIVEN, me, other, number)


def take_token(s: State, me: i64) -> None:
    """A12.14 A8.15 the next explorer token; an emptied pile brings everybody a disc."""
    if s.tokens_left:
        s.tokens_left -= 1
        s.seats[me].tokens += 1
        tell(s, e.TOKEN_TAKEN, me)
        if s.tokens_left % PILE == 0:
            gain_discs(s)


def gain_discs(s: State) -> None:
    me: i64 = 0
    while me < s.rules.players:
        if s.seats[me].discs < MOST_DISCS:
            s.seats[me].discs += 1
            s.out &= ~bit(me)
            tell(s, e.DISC_GAINED, me)
        me += 1


def hide_cubes(s: State, me: i64, left: i64, right: i64) -> None:
    s.hidden = 64 | left | right << 3 | me << 8
    tell(s, e.CUBES_HIDDEN, me, left | right << 3)


def steal_cube(s: State, thief: i64, victim: i64, resource: i64) -> None:
    """A20.18 a cube changes hands unseen by the others; resource RESOURCES is the empty hand."""
    s.hidden = 0
    if resource < RESOURCES:
        s.seats[victim].cubes -= cubes(resource, 1)
        s.seats[thief].cubes += cubes(resource, 1)
        s.thefts = append(s.thefts[:], thief | victim << 4 | resource << 8)
        lows = s.lows[:]
        for seat in s.seats:
            lows = append(lows, seat.cubes)
        s.lows = lows
    tell(s, e.CUBE_STOLEN, thief, victim, resource)


def reveal_thefts(s: State) -> None:
    """At the end everybody sees what was stolen."""
    for theft in s.thefts:
        tell(s, e.THEFT_REVEALED, theft & 15, theft >> 4 & 15, theft >> 8)
    s.thefts = vec[i64]()
    s.lows = vec[i64]()


def show_stock(s: State, me: i64) -> None:
    tell(s, e.STOCK_SHOWN, me)


# The boards.


def pile_on(s: State, board: i64) -> i64:
    if board == DOMESTIC:
        return s.domestic
    return s.export


def add_to_board(s: State, board: i64, pile: i64) -> None:
    if board == DOMESTIC:
        s.domestic += pile
    else:
        s.export += pile


def stock_board(s: State, board: i64, resource: i64) -> None:
    """A cube of the bank onto a board."""
    s.bank_cubes -= cubes(resource, 1)
    add_to_board(s, board, cubes(resource, 1))
    tell(s, e.MARKET_STOCKED, NO_SEAT, board, resource)


def draw_board(s: State, board: i64, resource: i64) -> None:
    """A cube of a board to the bank."""
    add_to_board(s, board, -cubes(resource, 1))
    s.bank_cubes += cubes(resource, 1)
    tell(s, e.MARKET_DRAWN, NO_SEAT, board, resource)


def buy_cube(s: State, me: i64, board: i64, resource: i64) -> None:
    add_to_board(s, board, -cubes(resource, 1))
    s.seats[me].cubes += cubes(resource, 1)
    tell(s, e.CUBE_BOUGHT, me, board, resource)


def sell_cube(s: State, me: i64, board: i64, resource: i64) -> None:
    prove_cubes(s, me, cubes(resource, 1))
    s.seats[me].cubes -= cubes(resource, 1)
    add_to_board(s, board, cubes(resource, 1))
    tell(s, e.CUBE_SOLD, me, board, resource)


# Units.


def with_unit(units: vec[i64], unit: i64) -> vec[i64]:
    """Sorted, with one more."""
    out = vec[i64](capacity=len(units) + 1)
    placed = False
    for other in units:
        if not placed and unit < other:
            out = append(out, unit)
            placed = True
        out = append(out, other)
    if not placed:
        out = append(out, unit)
    return out


def without_unit(units: vec[i64], unit: i64) -> vec[i64]:
    out = vec[i64](capacity=len(units))
    dropped = False
    for other in units:
        if not dropped and other == unit:
            dropped = True
        else:
            out = append(out, other)
    if not dropped:
        raise ValueError("no such unit")
    return out


def appear(s: State, me: i64, unit: i64) -> None:
    """What the map shows of a unit: its icon, its building."""
    region = region_of(unit)
    if icon_of(unit):
        slot = icon_slot(home_area(s, unit), icon_of(unit) - 1)
        s.taken = changed(s.taken, region, s.taken[region] + bit(slot))
    if is_on_building(unit):
        shift = (place_of(unit) - AREAS) * 4
        mark = me + 1
        if unit & LYING:
            mark += 8
        s.held = changed(s.held, region, s.held[region] & ~(15 << shift) | mark << shift)


def vanish(s: State, unit: i64) -> None:
    region = region_of(unit)
    if icon_of(unit):
        slot = icon_slot(home_area(s, unit), icon_of(unit) - 1)
        s.taken = changed(s.taken, region, s.taken[region] - bit(slot))
    if is_on_building(unit):
        s.held = changed(s.held, region, s.held[region] & ~(15 << (place_of(unit) - AREAS) * 4))


def add_unit(s: State, me: i64, unit: i64) -> None:
    """From the box onto the map; a citizen raises the population."""
    seat = s.seats[me]
    seat.units = with_unit(seat.units, unit)
    appear(s, me, unit)
    if is_ship(unit):
        seat.ships_left -= 1
        tell(s, e.UNIT_ADDED, me, unit)
    else:
        seat.citizens_left -= 1
        tell(s, e.UNIT_ADDED, me, unit)
        change_population(s, 1)


def change_unit(s: State, me: i64, before: i64, after: i64) -> None:
    seat = s.seats[me]
    vanish(s, before)
    seat.units = with_unit(without_unit(seat.units, before), after)
    appear(s, me, after)
    tell(s, e.UNIT_CHANGED, me, before, after)


def lose_ship(s: State, me: i64, unit: i64) -> None:
    """Back into the box."""
    seat = s.seats[me]
    vanish(s, unit)
    seat.units = without_unit(seat.units, unit)
    seat.ships_left += 1
    tell(s, e.UNIT_LOST, me, unit)


def lose_citizen(s: State, me: i64, unit: i64) -> None:
    """Onto a wonder: out of the archipelago for good."""
    seat = s.seats[me]
    vanish(s, unit)
    seat.units = without_unit(seat.units, unit)
    tell(s, e.UNIT_LOST, me, unit)
    change_population(s, -1)


def engage(s: State, me: i64, unit: i64) -> None:
    if not unit & ENGAGED:
        change_unit(s, me, unit, unit | ENGAGED)


def end_moves(s: State, me: i64) -> None:
    """Every unit may move again in a later migration."""
    units = vec[i64](capacity=len(s.seats[me].units))
    for unit in s.seats[me].units:
        units = with_unit(units, unit & ~MOVED)
    s.seats[me].units = units
    tell(s, e.MOVES_ENDED, me)


# The map.


def lay_region(s: State, me: i64, side: i64, rotation: i64, spot: i64) -> i64:
    """A new region; its number."""
    region: i64 = len(s.sides)
    near = s.near[:]
    direction: i64 = 0
    while direction < EDGES:
        other = region_at(s, spot + STEP[direction])
        near = append(near, other)
        if other != NO_REGION:
            near[other * EDGES + (direction + 3) % EDGES] = region
        direction += 1
    s.near = near
    s.sides = append(s.sides[:], side)
    s.turned = append(s.turned[:], rotation)
    s.spots = append(s.spots[:], spot)
    s.built = append(s.built[:], 0)
    s.held = append(s.held[:], 0)
    s.taken = append(s.taken[:], 0)
    s.plundered = append(s.plundered[:], 0)
    s.used = append(s.used[:], 0)
    tell(s, e.REGION_LAID, me, side, rotation, spot)
    return region


def raise_building(s: State, me: i64, region: i64, building: i64, areas: i64) -> None:
    """A building token onto the map; areas: land bit | sea bit << 1."""
    s.built = changed(s.built, region, s.built[region] | (1 | areas << 1) << building * 4)
    s.standing += bit(building * 8)
    if building in (MARKET, PORT):
        s.trade_tokens -= 1
    else:
        s.town_tokens -= 1
    tell(s, e.BUILDING_BUILT, me, region, building, areas)


def plunder(s: State, region: i64, area: i64, resource: i64) -> None:
    """A20.32 a coin of the bank closes an icon for good."""
    slot = icon_slot(area, resource)
    s.taken = changed(s.taken, region, s.taken[region] + bit(slot))
    s.plundered = changed(s.plundered, region, s.plundered[region] + bit(slot))
    if s.bank:
        s.bank -= 1
        s.coins_on_map += 1
    tell(s, e.ICON_PLUNDERED, NO_SEAT, region, area, resource)


# Discs.


def use_discs(s: State, me: i64, number: i64, action: i64) -> None:
    if number:
        s.seats[me].discs_used += number
        tell(s, e.DISCS_USED, me, number, action)


def return_discs(s: State) -> None:
    for seat in s.seats:
        seat.discs_used = 0
    s.out = 0
    tell(s, e.DISCS_RETURNED, NO_SEAT)


# Hexes.


def deal_hex(s: State, me: i64, hex_number: i64) -> None:
    s.stack &= ~bit(hex_number)
    s.seats[me].hand |= bit(hex_number)
    tell(s, e.HEX_DEALT, me, hex_number)


def discard_hand(s: State, me: i64) -> None:
    """All hexes taken up go to the discards."""
    if s.seats[me].hand:
        s.discarded_hexes |= s.seats[me].hand
        s.seats[me].hand = 0
        tell(s, e.HAND_DISCARDED, me)


def show_hex(s: State, side: i64) -> None:
    """The next hex of the stack, or NO_HEX."""
    if side != NO_HEX:
        s.stack &= ~bit(side // 2)
    s.top_side = side
    tell(s, e.HEX_SHOWN, NO_SEAT, side)


def take_up_hex(s: State, me: i64) -> None:
    """The top hex into the hand."""
    s.seats[me].hand |= bit(s.top_side // 2)
    tell(s, e.HEX_DEALT, me, s.top_side // 2)
    s.top_side = NO_HEX


def drop_hex(s: State, me: i64, hex_number: i64) -> None:
    """Out of the hand, as it is on the map now."""
    s.seats[me].hand &= ~bit(hex_number)


def refuse_hex(s: State, me: i64) -> None:
    s.discarded_hexes |= bit(s.top_side // 2)
    tell(s, e.HEX_DISCARDED, me, s.top_side // 2)
    s.top_side = NO_HEX


def shuffle_hexes(s: State) -> None:
    s.stack |= s.discarded_hexes
    s.discarded_hexes = 0
    tell(s, e.HEXES_SHUFFLED, NO_SEAT)


# Cards.


def show_top(s: State, card: i64) -> None:
    if card != NO_CARD:
        s.deck &= ~bit(card)
    s.top = card
    tell(s, e.TOP_SHOWN, NO_SEAT, card)


def shuffle_deck(s: State) -> None:
    s.deck |= s.discarded
    s.discarded = 0
    tell(s, e.DECK_SHUFFLED, NO_SEAT)


def lay_out_card(s: State, slot: i64) -> None:
    """The top card onto the track."""
    tell(s, e.CARD_LAID_OUT, NO_SEAT, slot, s.top)
    s.track = changed(s.track, slot, s.top)
    s.top = NO_CARD


def take_card(s: State, me: i64, card: i64, price: i64) -> None:
    """From the track or from a search, to its buyer."""
    slot: i64 = 0
    while slot < TRACK:
        if s.track[slot] != NO_CARD and s.track[slot] & 255 == card:
            s.track = changed(s.track, slot, NO_CARD)
        slot += 1
    s.opened &= ~bit(card)
    s.seats[me].cards |= bit(card)
    s.fresh |= bit(card)
    tell(s, e.CARD_BOUGHT, me, card, price)


def turn_card(s: State, slot: i64) -> None:
    """A18.7 the next price; past the third it is discarded."""
    card = s.track[slot] & 255
    position = (s.track[slot] >> 8) + 1
    if position < 3:
        s.track = changed(s.track, slot, card | position << 8)
        tell(s, e.CARD_TURNED, NO_SEAT, slot, card, position)
    else:
        s.track = changed(s.track, slot, NO_CARD)
        s.discarded |= bit(card)
        tell(s, e.CARD_DISCARDED, NO_SEAT, card, slot + 1)


def open_card(s: State) -> None:
    """A search opens the top card."""
    s.opened |= bit(s.top)
    tell(s, e.CARD_OPENED, NO_SEAT, s.top)
    s.top = NO_CARD


def discard_opened(s: State) -> None:
    card: i64 = 0
    while s.opened >> card:
        if s.opened >> card & 1:
            s.discarded |= bit(card)
            tell(s, e.CARD_DISCARDED, NO_SEAT, card, 0)
        card += 1
    s.opened = 0


def discard_from(s: State, owner: i64, card: i64) -> None:
    """A card leaves its owner."""
    s.seats[owner].cards &= ~bit(card)
    s.exhausted &= ~bit(card)
    s.discarded |= bit(card)
    tell(s, e.CARD_DISCARDED, owner, card, 0)


def exhaust(s: State, me: i64, card: i64, owner: i64) -> None:
    s.exhausted |= bit(card)
    tell(s, e.CARD_USED, me, card, owner)


def boost(s: State, card: i64) -> None:
    """The card works with an action of this round."""
    s.boosts |= bit(card)
    tell(s, e.BOOST_BEGUN, NO_SEAT, card)


def use_boost(s: State, card: i64) -> None:
    """The card has done its work, and does it no second time."""
    s.boosts &= ~bit(card)
    tell(s, e.BOOST_USED, NO_SEAT, card)


def release_cards(s: State) -> None:
    s.exhausted = 0
    tell(s, e.CARDS_RELEASED, NO_SEAT)


def give_card(s: State, me: i64, other: i64, card: i64) -> None:
    s.seats[me].cards &= ~bit(card)
    s.seats[other].cards |= bit(card)
    tell(s, e.CARD_GIVEN, me, other, card)


def complete_wonder(s: State, me: i64, card: i64) -> None:
    s.wonders |= bit(card)
    tell(s, e.WONDER_BUILT, me, card)


# Objectives and trends.


def set_trend(s: State, trend: i64) -> None:
    s.trends |= bit(trend)
    tell(s, e.TREND_SET, NO_SEAT, trend)


def deal_objective(s: State, me: i64, objective: i64) -> None:
    s.seats[me].objectives |= bit(objective)
    tell(s, e.OBJECTIVE_DEALT, me, objective)


def decline_objective(s: State, me: i64, objective: i64) -> None:
    s.seats[me].objectives &= ~bit(objective)
    s.seats[me].declined |= bit(objective)
    tell(s, e.OBJECTIVE_DISCARDED, me, objective)


def lay_open_objective(s: State, objective: i64) -> None:
    s.open_objectives |= bit(objective)
    tell(s, e.OBJECTIVE_LAID_OPEN, NO_SEAT, objective)


def see_objectives(s: State, me: i64, other: i64) -> None:
    s.seats[me].seen |= bit(other)
    tell(s, e.OBJECTIVE_SEEN, me, other, s.seats[other].objectives)


def meet_condition(s: State, objective: i64, in_play: bool) -> None:
    """A23.1 an end condition is met; if the objective is in play, the game will end."""
    s.met |= bit(objective)
    if in_play:
        s.ending = True
        tell(s, e.CONDITION_MET, NO_SEAT, objective, 1)
    else:
        tell(s, e.CONDITION_MET, NO_SEAT, objective)


def reveal_objective(s: State, me: i64, objective: i64) -> None:
    s.revealed |= bit(objective)
    tell(s, e.OBJECTIVE_REVEALED, me, objective)


# Bids.


def seal_bid(s: State, me: i64, number: i64) -> None:
    s.seats[me].bid = number
    tell(s, e.BID_SEALED, me, number)


def reveal_bid(s: State, me: i64, bonus: i64) -> None:
    tell(s, e.BID_REVEALED, me, s.seats[me].bid, bonus)
    pay_florins(s, me, s.seats[me].bid)
    s.seats[me].bid = -1


def set_orderer(s: State, me: i64) -> None:
    s.orderer = me
    tell(s, e.ORDERER_SET, me)


# Crises.


def open_crisis(s: State, zone: i64, missing: i64) -> None:
    s.missing = missing
    tell(s, e.CRISIS_OPENED, NO_SEAT, zone, s.crisis, missing)


def meet_demand(s: State) -> None:
    s.missing -= 1
    tell(s, e.DEMAND_MET, NO_SEAT, s.missing)


def close_crisis(s: State, zone: i64, left: i64) -> None:
    s.missing = 0
    tell(s, e.CRISIS_CLOSED, NO_SEAT, zone, left)


def face_back(s: State, card: i64) -> None:
    """The back that is resolved now; NO_CARD when it is over."""
    s.crisis = card
    tell(s, e.BACK_FACED, NO_SEAT, card)


# Deals.


def open_deal(s: State, me: i64, partner: i64, counters: i64) -> None:
    deal = Deal()
    deal.by = me
    deal.partner = partner
    deal.counters_left = counters
    s.deal = deal
    tell(s, e.DEAL_OPENED, me, partner, counters, s.offers_left)


def close_deal(s: State, kind: i64, me: i64, partner: i64) -> None:
    s.deal = Deal()
    tell(s, kind, me, partner)


def give_permit(s: State, me: i64, other: i64) -> None:
    """A17.9 the guest may harvest in the regions of my towns until the end of the phase."""
    s.permits |= bit(me * 5 + other)
    tell(s, e.PERMIT_GIVEN, me, other)


def end_permits(s: State) -> None:
    s.permits = 0
    tell(s, e.PERMITS_ENDED, NO_SEAT)


def has_permit(s: State, owner: i64, guest: i64) -> bool:
    return s.permits >> owner * 5 + guest & 1 != 0


def note_offer(s: State) -> None:
    """The deal that follows tells it."""
    s.offers_left -= 1


def free_discs(s: State, me: i64) -> i64:
    return s.seats[me].discs - s.seats[me].discs_used


def cubes_held(s: State, me: i64) -> i64:
    return size(s.seats[me].cubes)
