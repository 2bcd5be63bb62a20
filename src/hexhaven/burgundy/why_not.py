"""Why an answer is not legal: the number of the rule that refuses it and the key of a message."""

from hexhaven.burgundy import answers as a
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.board import BLACK_DEPOT, next_depot
from hexhaven.burgundy.content.duchies import BORDER_DUCHIES
from hexhaven.burgundy.content.goods import count
from hexhaven.burgundy.content.tiles import DARK_GREEN, INN, WILD
from hexhaven.burgundy.expansions.shield_powers import SHIELD_14, SHIELD_15
from hexhaven.burgundy.expansions.shields import has_free_castle, workers_for_double
from hexhaven.burgundy.expansions.solo_parts import part_in
from hexhaven.burgundy.notation import answer_of
from hexhaven.burgundy.rulebook import GIVEN
from hexhaven.burgundy.rules.actions import fits_city, space_of, workers_needed
from hexhaven.burgundy.rules.buildings import BUILDINGS, MINES_MONASTERIES_CASTLES, SHIPS_AND_ANIMALS
from hexhaven.burgundy.rules.monasteries import buys_anywhere, free_step_placing, free_step_taking, loads_two_depots
from hexhaven.burgundy.rules.tile_effects import free_goods_spaces, new_kinds
from hexhaven.burgundy.state import COMMON, NO_SEAT, OPEN, OWN, Estate, Seat, State, common_tiles, estate_of
from hexhaven.kernel.contract import Refusal
from hexhaven.kernel.engine import is_over, legal, to_move, verb_of
from hexhaven.kernel.frame import CHANCE, arg_of, kind_of, top
from hexhaven.kernel.numbers import bits_in
from hexhaven.kernel.referee import certainly

RULE_OF_DRAW = {
    a.ROLLED: "B4.2",
    a.WHITE_ROLLED: "B4.2",
    a.TILE_DRAWN: "B1.8",
    a.GOOD_DRAWN: "B1.10",
    a.DUCHY_DRAWN: "B2.11",
    a.START_PLAYER_DRAWN: "B2.3",
    a.ROUTE_DRAWN: "B18.2",
    a.SHIELD_DRAWN: "B19.1",
}
VERBS_FOR = {
    f.CHOOSE_DUCHY: (a.DUCHY_IS,),
    f.CHOOSE_CASTLE: (a.CASTLE_AT,),
    f.CHOOSE_GOODS: (a.LOAD,),
    f.DISCARD: (a.DISCARDING,),
    f.STORE_TILE: (a.KEEP,),
    f.CHOOSE_EFFECT: (a.ACT_AS,),
    f.CHOOSE_SPECIES: (a.COUNT_SPECIES,),
    f.GATHER_GOODS: (a.GATHER,),
    f.CLAIM_TILE: (a.CLAIM,),
    f.PAY_TRIBUTE: (a.TRIBUTE, a.GIVE_UP),
    f.NAME_RIVAL: (),
    f.CHOOSE_PART: (a.SCORE, a.RESOLVE, a.COLOUR_BONUS, a.LAY),
    f.COLOUR_TILE: (a.CLAIM,),
    f.TRADE_GOODS: (a.TRADE,),
    f.GIVE_GOODS: (a.GIVE,),
}
NO_PURCHASE = (
    f.CHOOSE_DUCHY, f.CHOOSE_CASTLE, f.DISCARD, f.STORE_TILE, f.CLAIM_TILE, f.PAY_TRIBUTE, f.NAME_RIVAL
)  # fmt: skip
AT_ANY_TIME = (a.HIRE, a.COPY)
EFFECT_VERB = {f.GAIN_TILE: a.TAKE, f.SELL_GOODS: a.SELL, f.PLACE_TILE: a.PLACE}
GAIN_RULE = {SHIPS_AND_ANIMALS: "B9.1", BUILDINGS: "B9.2", MINES_MONASTERIES_CASTLES: "B9.3"}


def why_not(s: State, seat: int, text: str) -> Refusal | None:
    """None if the text is a legal answer for the seat. Raises NotationError if it is not an answer anywhere."""
    answer = answer_of(text)
    if is_over(s):
        return Refusal("B13.1", "why-game-over")
    kind = kind_of(top(s.agenda))
    if verb_of(answer) in RULE_OF_DRAW:
        return Refusal(RULE_OF_DRAW[verb_of(answer)], "why-chance")
    if to_move(s) != seat or seat == CHANCE:
        return Refusal(rule_of_turn(s, kind), "why-not-your-turn")
    if answer in legal(s):
        return None
    return wrong_verb(s, seat, kind, answer) or REASONS[verb_of(answer)](s, seat, answer)


def rule_of_turn(s: State, kind: int) -> str:
    """The rule that says whose turn it is to answer."""
    if kind not in (f.CHOOSE_DUCHY, f.CHOOSE_CASTLE):
        return "B5.11"
    return "B2.18" if s.rules.hidden else "B2.17"


def wrong_verb(s: State, me: int, kind: int, answer: int) -> Refusal | None:
    """The answer does not belong to the question."""
    verb = verb_of(answer)
    if verb in AT_ANY_TIME:
        return None
    if kind in VERBS_FOR:
        if verb in VERBS_FOR[kind] or (verb == a.BUY and kind not in NO_PURCHASE):
            return None
        if verb == a.BUY:
            return Refusal("B7.4" if kind in (f.DISCARD, f.STORE_TILE) else "B7.3", "why-asked")
        return Refusal(RULE_OF_QUESTION[kind], "why-asked")
    if verb == a.BUY:
        return None
    if verb in RULE_OF_ANSWER:
        return Refusal(*RULE_OF_ANSWER[verb])
    if verb in (a.TAKE_SHIELD, a.TURN_DIE):
        return None
    if verb not in [action.verb for action in s.rules.actions]:
        if kind == f.TURN and not s.seats[me].die:
            return Refusal("B5.10", "why-not-asked")
        return Refusal(*NO_ACTION.get((kind, verb), ("B5.12", "why-not-asked")))
    if kind == f.TURN:
        return wrong_die(s.seats[me], a.die_of(answer))
    if kind == f.WHITE_ACTION:
        return None if a.die_of(answer) == s.white_die else Refusal("B16.3", "why-white-die")
    if a.die_of(answer):
        return Refusal("B5.12", "why-effect-first")
    if kind in EFFECT_VERB and verb != EFFECT_VERB[kind]:
        return Refusal(
            GAIN_RULE[arg_of(top(s.agenda))] if kind == f.GAIN_TILE else RULE_OF_QUESTION[kind], "why-effect"
        )
    return None


def wrong_die(seat: Seat, die: int) -> Refusal | None:
    if not seat.die:
        return Refusal("B5.1", "why-no-die-left")
    if not die:
        return Refusal("B5.1", "why-die-needed")
    return None if die in (seat.die, seat.other_die) else Refusal("B5.9", "why-no-such-die")


def wrong_number(estate: Estate, answer: int, number: int, free_steps: int, rule: str) -> Refusal | None:
    """The die does not show the number, and the workers do not change it to that."""
    if not a.die_of(answer) and a.workers_of(answer):
        return Refusal("B5.7", "why-no-workers-needed")
    needed = workers_needed(estate, a.die_of(answer), number, free_steps)
    if needed == a.workers_of(answer):
        return Refusal("B5.8", "why-too-few-workers") if needed > estate.workers else None
    return Refusal("B5.7", "why-wrong-workers") if a.workers_of(answer) else Refusal(rule, "why-wrong-number")


def why_not_take(s: State, me: int, answer: int) -> Refusal:
    estate, depot, tile = estate_of(s, me), a.depot_of(answer), a.tile_of(answer)
    kind, colours = kind_of(top(s.agenda)), arg_of(top(s.agenda))
    if depot == BLACK_DEPOT:
        return Refusal("B9.14" if kind == f.GAIN_TILE else "B6.2", "why-black-depot")
    if space_of(s, depot, tile) < 0:
        return Refusal("B6.2", "why-no-such-tile")
    if kind == f.GAIN_TILE and not colours >> s.rules.colour_of[tile] & 1:
        return Refusal(GAIN_RULE[colours], "why-effect")
    return certainly(wrong_number(estate, answer, depot, free_step_taking(estate), "B6.2"))


def why_not_place(s: State, me: int, answer: int) -> Refusal:
    estate, tile, field = estate_of(s, me), a.tile_of(answer), a.field_of(answer)
    if tile not in kept_tiles(s, me, a.number_of(answer)):
        return why_not_kept(s, me, tile)
    if refusal := wrong_field(s, estate, tile, field):
        return refusal
    free_steps = free_step_placing(estate, s.rules.colour_of[tile])
    return certainly(wrong_number(estate, answer, estate.duchy.die[field], free_steps, "B6.7"))


def wrong_field(s: State, estate: Estate, tile: int, field: int) -> Refusal | None:
    """The tile may not lie there, whatever the number of the field."""
    if field > estate.duchy.fields:
        return Refusal("B6.7", "why-no-such-field")
    if estate.has_tile(field):
        return Refusal("B6.8", "why-field-taken")
    if s.rules.colour_of[tile] not in (estate.duchy.colour[field], WILD):
        return Refusal("B6.9", "why-wrong-colour")
    if estate.fields[field] != OPEN:
        return Refusal("B6.10", "why-not-beside")
    if not fits_city(s, estate, tile, field):
        return Refusal("B17.4", "why-inn-in-area") if tile == INN else Refusal("B9.9", "why-in-city")
    return None


def kept_tiles(s: State, me: int, where: int) -> list[int]:
    return common_tiles(estate_of(s, me)) if where == COMMON else list(s.seats[me].storage)


def why_not_kept(s: State, me: int, tile: int) -> Refusal:
    """A tile that is not on the key spaces it is said to be on."""
    if tile in kept_tiles(s, me, OWN) + kept_tiles(s, me, COMMON):
        return Refusal("B20.10", "why-other-space")
    if is_partners(s, me, tile):
        return Refusal("B20.8", "why-partners-tile")
    return Refusal("B6.3" if tile in s.depots else "B6.7", "why-not-stored")


def is_partners(s: State, me: int, tile: int) -> bool:
    """Whether the tile is on a partner's own key space."""
    partners = [other for other in range(s.rules.players) if s.rules.head_of[other] == s.rules.head_of[me]]
    return any(tile in kept_tiles(s, other, OWN) for other in partners)


def why_not_sell(s: State, me: int, answer: int) -> Refusal:
    estate, kind = estate_of(s, me), a.goods_of(answer)
    if not count(estate.goods, kind):
        return Refusal("B9.4" if kind_of(top(s.agenda)) == f.SELL_GOODS else "B6.13", "why-no-such-good")
    return certainly(wrong_number(estate, answer, kind, 0, "B6.13"))


def why_not_buy(s: State, me: int, answer: int) -> Refusal:
    estate, depot, workers = estate_of(s, me), a.depot_of(answer), a.workers_of(answer)
    if s.active != me:
        return Refusal("B7.3", "why-not-your-turn")
    if not s.purchases_left:
        return Refusal("B7.2", "why-bought-already")
    if (depot != BLACK_DEPOT or workers) and not buys_anywhere(estate):
        return Refusal("B10.6", "why-needs-monastery-6")
    if workers > s.rules.price or workers > estate.workers or s.rules.price - workers > estate.silver:
        return Refusal("B7.5", "why-price")
    return Refusal("B7.6", "why-no-such-tile")


def why_not_load(s: State, me: int, answer: int) -> Refusal:
    depot, other = a.depot_of(answer), a.number_of(answer)
    if other and not loads_two_depots(estate_of(s, me)):
        return Refusal("B8.10", "why-one-depot")
    if other and other != next_depot(depot):
        return Refusal("B10.5", "why-not-neighbours")
    too_many = bits_in(new_kinds(s, me, depot, other)) > free_goods_spaces(s, me)
    return Refusal("B8.14" if too_many else "B8.11", "why-goods-that-fit")


def why_not_discard(s: State, me: int, answer: int) -> Refusal:
    tile = a.tile_of(answer)
    if tile in kept_tiles(s, me, OWN) + kept_tiles(s, me, COMMON):
        return Refusal("B20.11", "why-other-space")
    if is_partners(s, me, tile):
        return Refusal("B20.8", "why-partners-tile")
    new = tile == arg_of(top(s.agenda))
    return Refusal("B6.6", "why-new-tile") if new else Refusal("B6.5", "why-not-stored")


def why_not_part(s: State, me: int, answer: int) -> Refusal:
    waiting = part_in(s, answer) >= 0
    return Refusal("B21.15", "why-too-much-silver") if waiting else Refusal("B21.13", "why-no-such-part")


def why_not_colour_tile(s: State, me: int, answer: int) -> Refusal:
    tile, depot = a.tile_of(answer), a.depot_of(answer)
    if depot != BLACK_DEPOT:
        return Refusal("B21.12", "why-only-black-depot")
    if space_of(s, depot, tile) < 0:
        return Refusal("B7.6", "why-no-such-tile")
    return certainly(wrong_field(s, estate_of(s, me), tile, a.field_of(answer)))


def why_not_trade(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B21.9", "why-no-such-tile")


def why_not_give(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B21.9", "why-five-goods")


def why_not_castle(s: State, me: int, answer: int) -> Refusal:
    duchy = estate_of(s, me).duchy
    if len(duchy.starts) < len(duchy.of_colour[DARK_GREEN]):
        return Refusal("B20.4", "why-no-castle-field")
    if duchy.number in BORDER_DUCHIES:
        return Refusal("B15.4", "why-no-castle-field")
    return Refusal("B2.15" if s.rules.deal == GIVEN else "B2.16", "why-no-castle-field")


def why_not_duchy(s: State, me: int, answer: int) -> Refusal:
    if len(s.rules.boards) <= BORDER_DUCHIES[0]:
        return Refusal("B2.12", "why-no-such-duchy")
    return Refusal("B15.2" if a.number_of(answer) in BORDER_DUCHIES else "B15.1", "why-no-such-duchy")


# Expansions.


def why_not_hire(s: State, me: int, answer: int) -> Refusal:
    known = estate_of(s, me).has_monastery(28)
    return Refusal("B14.5", "why-no-silver" if known else "why-needs-monastery-28")


def why_not_act_as(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B14.7", "why-no-building")


def why_not_count(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B14.11", "why-no-such-species")


def why_not_take_shield(s: State, me: int, answer: int) -> Refusal:
    estate, depot, replaced = estate_of(s, me), a.depot_of(answer), a.replaced_of(answer)
    by_castle = kind_of(top(s.agenda)) == f.EXTRA_ACTION
    if not by_castle and kind_of(top(s.agenda)) != f.TURN:
        return Refusal("B19.2", "why-not-asked")
    if by_castle and not arg_of(top(s.agenda)):
        return Refusal("B19.21", "why-needs-shield-11")
    if not by_castle and not s.seats[me].other_die:
        return Refusal("B19.2", "why-both-dice")
    if depot >= len(s.shields) or not s.shields[depot] >> a.shield_of(answer) & 1:
        return Refusal("B19.2", "why-no-such-shield")
    if replaced and not estate.has_shield(replaced):
        return Refusal("B19.5", "why-not-your-shield")
    if not replaced and not has_free_castle(estate):
        return Refusal("B19.4", "why-no-free-castle")
    needed = 0 if by_castle else workers_for_double(s, me, depot)
    short = needed == a.workers_of(answer)
    return Refusal("B19.3", "why-too-few-workers" if short else "why-wrong-workers")


def why_not_pay_tribute(s: State, me: int, answer: int) -> Refusal:
    if a.workers_of(answer) and not (arg_of(top(s.agenda)) or estate_of(s, me).has_shield(3)):
        return Refusal("B19.13", "why-needs-shield-3")
    return Refusal("B19.7", "why-tribute")


def why_not_give_up(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B19.7", "why-not-your-shield")


def why_not_claim(s: State, me: int, answer: int) -> Refusal:
    if kind_of(top(s.agenda)) == f.COLOUR_TILE:
        return why_not_colour_tile(s, me, answer)
    depot, tile, used = a.depot_of(answer), a.tile_of(answer), arg_of(top(s.agenda))
    black = depot == BLACK_DEPOT
    shield, bit, rule = (15, SHIELD_15, "B19.25") if black else (14, SHIELD_14, "B19.24")
    if used & bit or not s.seats[me].shields_taken >> shield & 1:
        return Refusal(rule, "why-needs-shield-15" if black else "why-needs-shield-14")
    if space_of(s, depot, tile) < 0:
        return Refusal(rule, "why-no-such-tile")
    return certainly(wrong_field(s, estate_of(s, me), tile, a.field_of(answer)))


def why_not_gather(s: State, me: int, answer: int) -> Refusal:
    return Refusal("B19.15", "why-gather")


def why_not_copy(s: State, me: int, answer: int) -> Refusal:
    if not s.seats[me].shields_taken >> 6 & 1:
        return Refusal("B19.16", "why-needs-shield-6")
    named = estate_of(s, me).rival != NO_SEAT
    return Refusal("B19.16", "why-named-already" if named else "why-no-rival")


def why_not_turn(s: State, me: int, answer: int) -> Refusal:
    seat, die = s.seats[me], a.die_of(answer)
    if not estate_of(s, me).has_shield(16) or kind_of(top(s.agenda)) != f.TURN:
        return Refusal("B19.26", "why-needs-shield-16")
    if not die or die not in (seat.die, seat.other_die):
        return Refusal("B19.26", "why-no-such-die")
    return Refusal("B19.26", "why-turned-already" if s.dice_turned else "why-same-number")


RULE_OF_QUESTION = {
    f.CHOOSE_DUCHY: "B2.12",
    f.CHOOSE_CASTLE: "B2.13",
    f.CHOOSE_GOODS: "B8.10",
    f.DISCARD: "B6.5",
    f.STORE_TILE: "B20.9",
    f.CHOOSE_PART: "B21.13",
    f.COLOUR_TILE: "B21.12",
    f.TRADE_GOODS: "B21.9",
    f.GIVE_GOODS: "B21.9",
    f.SELL_GOODS: "B9.4",
    f.PLACE_TILE: "B9.7",
    f.CHOOSE_EFFECT: "B14.7",
    f.CHOOSE_SPECIES: "B14.11",
    f.GATHER_GOODS: "B19.15",
    f.CLAIM_TILE: "B19.8",
    f.PAY_TRIBUTE: "B19.7",
    f.NAME_RIVAL: "B19.16",
}
RULE_OF_ANSWER = {
    a.DISCARDING: ("B6.6", "why-storage-not-full"),
    a.LOAD: ("B8.9", "why-not-asked"),
    a.KEEP: ("B20.10", "why-not-asked"),
    a.CASTLE_AT: ("B2.13", "why-not-asked"),
    a.DUCHY_IS: ("B2.12", "why-not-asked"),
    a.ACT_AS: ("B14.7", "why-not-asked"),
    a.COUNT_SPECIES: ("B14.11", "why-not-asked"),
    a.TRIBUTE: ("B19.7", "why-not-asked"),
    a.GIVE_UP: ("B19.7", "why-not-asked"),
    a.CLAIM: ("B19.24", "why-not-asked"),
    a.GATHER: ("B19.15", "why-not-asked"),
    a.SCORE: ("B21.14", "why-not-asked"),
    a.RESOLVE: ("B21.13", "why-not-asked"),
    a.COLOUR_BONUS: ("B21.13", "why-not-asked"),
    a.LAY: ("B21.13", "why-not-asked"),
    a.TRADE: ("B21.9", "why-not-asked"),
    a.GIVE: ("B21.9", "why-not-asked"),
}
NO_ACTION = {
    (f.TURN, a.END): ("B5.3", "why-die-left"),
    (f.TURN, a.PASS): ("B5.3", "why-die-left"),
    (f.EXTRA_ACTION, a.PASS): ("B8.3", "why-extra-action"),
    (f.EXTRA_ACTION, a.END): ("B8.3", "why-extra-action"),
    (f.WHITE_ACTION, a.PASS): ("B16.3", "why-extra-action"),
    (f.WHITE_ACTION, a.END): ("B16.3", "why-extra-action"),
}
REASONS = {
    a.TAKE: why_not_take,
    a.PLACE: why_not_place,
    a.SELL: why_not_sell,
    a.BUY: why_not_buy,
    a.LOAD: why_not_load,
    a.DISCARDING: why_not_discard,
    a.CASTLE_AT: why_not_castle,
    a.DUCHY_IS: why_not_duchy,
    a.HIRE: why_not_hire,
    a.ACT_AS: why_not_act_as,
    a.COUNT_SPECIES: why_not_count,
    a.TAKE_SHIELD: why_not_take_shield,
    a.TRIBUTE: why_not_pay_tribute,
    a.GIVE_UP: why_not_give_up,
    a.CLAIM: why_not_claim,
    a.GATHER: why_not_gather,
    a.COPY: why_not_copy,
    a.TURN_DIE: why_not_turn,
    a.SCORE: why_not_part,
    a.RESOLVE: why_not_part,
    a.COLOUR_BONUS: why_not_part,
    a.LAY: why_not_part,
    a.TRADE: why_not_trade,
    a.GIVE: why_not_give,
}
