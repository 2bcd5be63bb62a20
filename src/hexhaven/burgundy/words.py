"""Burgundy in words: tiles, answers, questions and events as sentences of a language."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from hexhaven.burgundy import answers as a
from hexhaven.burgundy import events as e
from hexhaven.burgundy import frames as f
from hexhaven.burgundy.content.board import DEPOT_OF_SPACE, PRICE
from hexhaven.burgundy.content.duchies import NAMES
from hexhaven.burgundy.content.goods import KINDS, kinds_in
from hexhaven.burgundy.content.shields import SHIELD_POINTS, SHIELDS
from hexhaven.burgundy.content.tiles import (
    BEIGE,
    CARPENTER,
    CHURCH,
    COLOUR_LETTERS,
    COLOUR_OF,
    CRANE,
    GEESE,
    LIGHT_GREEN,
    MARKET,
    NAME_OF,
    TILE_NAMED,
    YELLOW,
)
from hexhaven.burgundy.expansions.solo_parts import most_silver, parts_on_top
from hexhaven.burgundy.notation import SPECIES
from hexhaven.burgundy.rules.buildings import BUILDINGS, MINES_MONASTERIES_CASTLES, SHIPS_AND_ANIMALS
from hexhaven.burgundy.rules.tile_effects import free_goods_spaces, new_kinds
from hexhaven.burgundy.state import NO_SEAT, State, estate_of
from hexhaven.burgundy.view import by_kind
from hexhaven.kernel.contract import Question
from hexhaven.kernel.engine import verb_of
from hexhaven.kernel.event import Event
from hexhaven.kernel.frame import arg_of, kind_of, top, who_of
from hexhaven.kernel.numbers import bits_in
from hexhaven.language import Language, key_names, language, player_name

PHASES = "ABCDE"
EVENT_NAMES = key_names(vars(e))  # causes too, which have numbers of their own
VERB_NAMES = key_names(vars(a))
FRAME_NAMES = {number: name for number, name in key_names(vars(f)).items() if number < f.KINDS}


# Things.


def kind_and_number(tile: int) -> tuple[str, int]:
    """cow4 is a cow with the number 4; a tile without a number has 0."""
    name = NAME_OF[tile]
    kind = name.rstrip("0123456789")
    return kind, int(name[len(kind) :] or 0)


def tile_name(text: Language, tile: int) -> str:
    kind, number = kind_and_number(tile)
    return text(f"tile-{kind}", number=number)


def short_name(text: Language, tile: int) -> str:
    """At most nine characters, for pictures."""
    kind, number = kind_and_number(tile)
    return text(f"short-{kind}", number=number)


def tile_effect(text: Language, tile: int) -> str:
    alike = COLOUR_OF[tile] == LIGHT_GREEN and tile != GEESE
    return text("effect-animal" if alike else f"effect-{NAME_OF[tile]}")


def good_name(text: Language, kind: int) -> str:
    """The colour, and the number of the die that sells the kind: red (4)."""
    return goods_list(text, {kind: 1})


def goods_list(text: Language, goods: Mapping[int, int]) -> str:
    """Kinds with their numbers: red (4), or red (4) times a number."""
    return ", ".join(
        text("goods-pile", kind=kind, good=text(f"good-{kind}"), number=number) for kind, number in goods.items()
    )


def cause_name(text: Language, cause: int) -> str:
    return tile_name(text, cause) if cause in NAME_OF else text(f"cause-{EVENT_NAMES[cause]}")


# The lines of the table of points, and by colour those of tiles.
SCORE_LINES = (
    "cause-area", "cause-phase", "cause-bonus", "cause-posts", "cause-post-bonus", "cause-animals", "cause-sale",
    "cause-route", "cause-watchtowers", "cause-monasteries", "cause-shields", "cause-bought", "cause-end-goods",
    "cause-end-silver", "cause-end-workers",
)  # fmt: skip
CAUSE_GROUPS = {LIGHT_GREEN: "cause-animals", YELLOW: "cause-monasteries", BEIGE: "cause-watchtowers"}


def cause_group(cause: int) -> str:
    """The line for points from a cause; the crane scores as a building of a monastery."""
    if cause == CRANE:
        return CAUSE_GROUPS[YELLOW]
    return CAUSE_GROUPS[COLOUR_OF[cause]] if cause in NAME_OF else f"cause-{EVENT_NAMES[cause]}"


def source_of(event: Event) -> str | None:
    return cause_group(event.b) if event.kind == e.POINTS_SCORED else None


# Events.

Shown = Callable[[Language, int], str | int]


def as_it_is(text: Language, number: int) -> int:
    return number


def counted_from_one(text: Language, number: int) -> int:
    return number + 1


def phase_letter(text: Language, phase: int) -> str:
    return PHASES[phase]


def depot_with(text: Language, space: int) -> int:
    return DEPOT_OF_SPACE[space]


def duchy_name(text: Language, number: int) -> str:
    return NAMES[number]


def colour_name(text: Language, colour: int) -> str:
    return text(f"colour-{COLOUR_LETTERS[colour]}")


def area_name(text: Language, colour: int) -> str:
    return text(f"area-{COLOUR_LETTERS[colour]}")


def seat_name(text: Language, seat: int) -> str:
    return player_name(text, seat, NO_SEAT)


DUCHY = ("duchy", duchy_name)
SHIELD = ("shield", as_it_is)
NUMBER = ("number", as_it_is)
CAUSE = ("cause", cause_name)
GOOD = ("good", good_name)
TILE = ("tile", tile_name)
DEPOT = ("depot", as_it_is)
DIE = ("die", as_it_is)
FIELD = ("field", as_it_is)

# What the numbers of an event are called in its message, and how they are shown.
MEANINGS: dict[int, tuple[tuple[str, Shown], ...]] = {
    e.START_PLAYER_SET: (),
    e.DUCHY_SET: (DUCHY,),
    e.CHOICE_SEALED: (),
    e.SILVER_GAINED: (NUMBER, CAUSE),
    e.SILVER_PAID: (NUMBER,),
    e.WORKERS_GAINED: (NUMBER, CAUSE),
    e.WORKERS_PAID: (NUMBER,),
    e.POINTS_SCORED: (NUMBER, CAUSE),
    e.GOODS_GAINED: (GOOD, NUMBER, DEPOT),
    e.GOODS_SOLD: (GOOD, NUMBER),
    e.PHASE_OPENED: (("phase", phase_letter),),
    e.TILE_LAID_OUT: (("depot", depot_with), TILE),
    e.GOOD_LAID_OUT: (GOOD,),
    e.ROUND_OPENED: (("round", counted_from_one),),
    e.DICE_ROLLED: (DIE, ("other", as_it_is)),
    e.WHITE_DIE_ROLLED: (DIE,),
    e.GOOD_ARRIVED: (GOOD, DEPOT),
    e.TURN_OPENED: (),
    e.TURN_CLOSED: (),
    e.DIE_USED: (DIE,),
    e.TILE_TAKEN: (TILE, ("depot", depot_with)),
    e.TILE_STORED: (TILE, ("common", as_it_is)),
    e.TILE_DISCARDED: (TILE,),
    e.TILE_BOUGHT: (TILE, DEPOT),
    e.TILE_PLACED: (TILE, FIELD),
    e.START_CASTLE_PLACED: (FIELD,),
    e.BRIDGE_CROSSED: (("space", counted_from_one),),
    e.AREA_COMPLETED: (("area", area_name), NUMBER),
    e.BONUS_TAKEN: (("colour", colour_name), ("rank", as_it_is)),
    e.EFFECT_DECLINED: (),
    e.PHASE_CLOSED: (("phase", phase_letter),),
    e.GAME_ENDED: (),
    e.MARKER_RAISED: (),
    e.EFFECT_GAINED: (TILE, CAUSE),
    e.POSTS_LINKED: (),
    e.TILE_KEPT: (("depot", depot_with), TILE),
    e.ROUTE_DEALT: (("card", as_it_is),),
    e.GOOD_LAID: (GOOD,),
    e.SHIELD_LAID_OUT: (SHIELD, DEPOT),
    e.SHIELD_TAKEN: (SHIELD, DEPOT),
    e.SHIELD_LOST: (SHIELD,),
    e.RIVAL_NAMED: (("rival", seat_name),),
    e.DIE_TURNED: (DIE, NUMBER),
    e.TILE_CLAIMED: (TILE, FIELD, ("depot", depot_with)),
    e.TILE_REMOVED: (TILE, ("depot", depot_with)),
    e.GOODS_LOST: (GOOD, NUMBER, DEPOT),
    e.GOODS_TRADED: (GOOD, NUMBER),
    e.MARKER_SET: (NUMBER,),
    e.COLOUR_COMPLETED: (("colour", colour_name),),
}


def log_lines(text: Language, events: Iterable[Event], you: int, s: State) -> list[str]:
    """What happened, as sentences. Goods that come together form one, and so does a purchase."""
    lines = []
    for group in grouped(events):
        if group[0].kind == e.GOODS_GAINED:
            lines.append(goods_line(text, group, you))
        else:
            lines.append(log_line(text, group[0], you))
    return lines


def grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Events that are reported as one: what is bought is also taken, and goods come one by one."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and belongs_to(event, groups[-1][-1]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def belongs_to(event: Event, last: Event) -> bool:
    if event.seat != last.seat:
        return False
    if event.kind == e.GOODS_GAINED == last.kind:
        return event.c == last.c
    return event.kind == e.TILE_TAKEN and last.kind == e.TILE_BOUGHT


def goods_line(text: Language, events: Sequence[Event], you: int) -> str:
    goods: Counter[int] = Counter()
    for event in events:
        goods[event.a] += event.b
    player, depot = player_name(text, events[0].seat, you), events[0].c
    return text("event-goods-gained-together", player=player, depot=depot, goods=goods_list(text, goods))


def log_line(text: Language, event: Event, you: int) -> str:
    """What happened, as a sentence."""
    numbers = (event.a, event.b, event.c)
    values = {name: shown(text, number) for (name, shown), number in zip(MEANINGS[event.kind], numbers, strict=False)}
    return text(f"event-{EVENT_NAMES[event.kind]}", player=player_name(text, event.seat, you), **values)


# Answers.


def answer_in_words(text: Language, answer: int, you: int, s: State | None = None) -> str:
    """What the answer does, with its costs in parentheses; if the state is given, also which goods a ship finds."""
    if s is not None and verb_of(answer) == a.LOAD:
        return load_in_words(text, answer, you, s)
    said = text(answer_key(answer), **answer_values(text, answer, you))
    return with_costs(text, said, answer_costs(text, answer))


def with_costs(text: Language, said: str, costs: Iterable[str]) -> str:
    listed = ", ".join(costs)
    return text("cost", answer=said, costs=listed) if listed else said


def answer_key(answer: int) -> str:
    if verb_of(answer) == a.LOAD and a.number_of(answer):
        return "answer-load-two"
    if verb_of(answer) == a.TAKE_SHIELD and a.replaced_of(answer):
        return "answer-take-shield-for"
    return f"answer-{VERB_NAMES[verb_of(answer)]}"


def answer_values(text: Language, answer: int, you: int) -> dict[str, str | int]:
    """Everything an answer's message may name."""
    tile, kind, number = a.tile_of(answer), a.goods_of(answer), a.number_of(answer)
    species = verb_of(answer) == a.COUNT_SPECIES
    return {
        "die": a.die_of(answer),
        "other": number,
        "depot": a.depot_of(answer),
        "tile": tile_name(text, tile) if tile in NAME_OF else "",
        "good": good_name(text, kind) if 1 <= kind <= KINDS else "",
        "field": a.field_of(answer),
        "duchy": NAMES.get(number, ""),
        "cause": cause_name(text, tile) if verb_of(answer) == a.SCORE else "",
        "colour": colour_name(text, number) if number < len(COLOUR_LETTERS) else "",
        "goods": goods_list(text, by_kind(a.pile_of(answer))) if verb_of(answer) == a.GIVE else "",
        "number": number,
        "player": player_name(text, number, you),
        "shield": a.shield_of(answer),
        "replaced": a.replaced_of(answer),
        "species": text(f"species-{SPECIES[number]}") if species else "",
    }


def answer_costs(text: Language, answer: int) -> Iterable[str]:
    """The die, workers and silver an answer costs; for a ship the goods chosen."""
    verb, die, workers = verb_of(answer), a.die_of(answer), a.workers_of(answer)
    if die and verb in (a.TAKE, a.PLACE, a.SELL, a.WORKERS):
        yield text("cost-die", die=die)
    if workers:
        yield text("cost-workers", number=workers)
    if verb in (a.PLACE, a.DISCARDING) and a.number_of(answer):
        yield text("cost-common")
    if verb == a.SCORE and a.goods_of(answer):
        yield text("cost-silver", number=a.goods_of(answer))
    if verb == a.BUY and workers < PRICE:
        yield text("cost-silver", number=PRICE - workers)
    if verb == a.LOAD and a.goods_of(answer):
        yield text("cost-only", goods=kinds_list(text, a.goods_of(answer)))


def kinds_list(text: Language, kinds: int) -> str:
    return ", ".join(good_name(text, kind) for kind in range(1, KINDS + 1) if kinds >> kind & 1)


def load_in_words(text: Language, answer: int, you: int, s: State) -> str:
    """A ship's choice with the goods that are there, and which of them are taken if not all fit."""
    pile = s.goods[a.depot_of(answer)]
    if a.number_of(answer):
        pile += s.goods[a.number_of(answer)]
    goods = goods_list(text, by_kind(pile)) or text("goods-none")
    said = text("load-goods", load=text(answer_key(answer), **answer_values(text, answer, you)), goods=goods)
    taken = kinds_taken(s, you, answer) & kinds_in(pile)
    if taken == kinds_in(pile):
        return said
    return with_costs(text, said, [text("cost-only", goods=kinds_list(text, taken) or text("goods-none"))])


def kinds_taken(s: State, me: int, answer: int) -> int:
    """B8.12-B8.15 all kinds if the new ones fit; otherwise those already there and those chosen."""
    new = new_kinds(s, me, a.depot_of(answer), a.number_of(answer))
    held = kinds_in(estate_of(s, me).goods)
    return int(held | new if bits_in(new) <= free_goods_spaces(s, me) else held | a.goods_of(answer))


def shield_name(text: Language, shield: int) -> str:
    return text("shield-name", shield=shield)


def shield_power(text: Language, shield: int) -> str:
    """What it does, and what it is worth at the end."""
    worth = text("shield-points", number=SHIELD_POINTS[shield])
    return f"{text(f'shield-{shield}')} ({worth})"


GROUPS = {a.TAKE: "take", a.PLACE: "place", a.SELL: "sell", a.WORKERS: "workers", a.BUY: "buy", a.TAKE_SHIELD: "shield"}


def answer_group(text: Language, answer: int) -> str:
    """The heading under which an answer is listed in a long list."""
    return text(f"group-{GROUPS.get(verb_of(answer), 'other')}")


# Questions.

GAIN_BY = {SHIPS_AND_ANIMALS: MARKET, BUILDINGS: CARPENTER, MINES_MONASTERIES_CASTLES: CHURCH}


def question(s: State) -> Question:
    """The question for the player to move."""
    frame = top(s.agenda)
    kind, arg = kind_of(frame), arg_of(frame)
    if kind == f.TURN and not s.seats[who_of(frame)].die:
        return Question("turn-end")
    if kind == f.EXTRA_ACTION and arg:
        return Question("extra-action-or-shield")
    if kind == f.CHOOSE_PART:
        return Question(part_question(s))
    tile = GAIN_BY[arg] if kind == f.GAIN_TILE else arg if kind in (f.DISCARD, f.STORE_TILE) else 0
    return Question(FRAME_NAMES[kind], NAME_OF.get(tile))


def part_question(s: State) -> str:
    """B21.13 B21.15 whether the order is asked for, or only silver, or nothing that makes a difference."""
    first, *others = dict.fromkeys(parts_on_top(s))
    if others:
        return FRAME_NAMES[f.CHOOSE_PART]
    return "add-silver" if most_silver(s, first) else "take-part"


def question_in_words(text: Language, s: State) -> str:
    asked = question(s)
    tile = tile_name(text, TILE_NAMED[asked.about]) if asked.about else ""
    return text(f"question-{asked.kind}", tile=tile)


# What a reader may call a tile.


def tiles_called(text: Language, words: str) -> list[int]:
    """The tiles with a name: `town hall`, `TOWN-HALL`, `goat`, `cow4`, `monastery 5`, or as the language says it."""
    wanted = plain_name(words)
    found = [tile for tile in NAME_OF if wanted in names_of(text, tile)]
    return found or [tile for tile in NAME_OF if wanted in kinds_of(text, tile)]


def plain_name(words: str) -> str:
    return " ".join(words.casefold().replace("-", " ").replace("_", " ").split())


def names_of(text: Language, tile: int) -> set[str]:
    """All names of one tile, in notation, in English, and in the reader's language."""
    kind, number = kind_and_number(tile)
    names = [NAME_OF[tile], f"{kind} {number}"]
    for spoken in (text, language("en", "burgundy")):
        names += [tile_name(spoken, tile), short_name(spoken, tile)]
    return {plain_name(name) for name in names}


def kinds_of(text: Language, tile: int) -> set[str]:
    """The same without numbers, so that they are shared by tiles of one kind."""
    return {name.strip("0123456789 .") for name in names_of(text, tile)}


def shields_called(text: Language, words: str) -> list[int]:
    """The shield with a name: `shield 7`, or as the language says it."""
    spoken = (text, language("en", "burgundy"))
    return [n for n in range(1, SHIELDS + 1) if plain_name(words) in {plain_name(shield_name(t, n)) for t in spoken}]
