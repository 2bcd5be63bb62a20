"""B21 the solo game's placements: what a tile brings comes in parts, which the player takes in any order.

Each lump of points is a part of its own: it moves the counter, silver may add to it, and on reaching the marker it
brings an extra action. A part waits as a frame; the parts that lie on top of the agenda are those to choose from.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hexhaven.burgundy.answers import (
    CLAIM,
    COLOUR_BONUS,
    LAY,
    PASS,
    RESOLVE,
    SCORE,
    at_depot,
    field_of,
    goods_of,
    numbered,
    of_goods,
    of_tile,
    on_field,
    tile_of,
)
from hexhaven.burgundy.content.board import BLACK_DEPOT
from hexhaven.burgundy.content.tiles import TILE_KINDS
from hexhaven.burgundy.events import BOUGHT, COLOUR_COMPLETED, EFFECT_DECLINED, GAME_ENDED
from hexhaven.burgundy.expansions.trade_routes import brings_bonus, has_room, kind_laid, lay_goods
from hexhaven.burgundy.frames import CHOOSE_PART, COLOUR_TILE, LAY_GOODS, MARKER_ACTION, PART
from hexhaven.burgundy.rulebook import Rules, Scoring, no_effect
from hexhaven.burgundy.rules.actions import act, add_actions, add_fields, space_of, take_effect
from hexhaven.burgundy.rules.final_scoring import empty_fields
from hexhaven.burgundy.state import NO_SEAT, State, estate_of
from hexhaven.burgundy.verbs import count_points, pay_silver, place_from_board, set_marker
from hexhaven.kernel.engine import Question, ask, drop_all_frames, drop_frame, emit, remove_frame, then, verb_of
from hexhaven.kernel.frame import NOBODY, arg_of, frame, kind_of

ME: Final = 0  # nobody else plays
STEP: Final = 5  # of the marker
LOWEST: Final = 5  # where the marker stays

# The kinds of parts. A part is one number: its kind, then a field, a colour, or a cause and points.
POINTS: Final = 0
EFFECT: Final = 1
COLOUR: Final = 2
SILVER: Final = 255  # the room for silver in an answer


def add_to(rules: Rules) -> None:
    rules.scoring = Lumps()
    rules.colour_completed = complete_colour
    rules.effects = rules.placed
    rules.placed = [placed] * TILE_KINDS
    rules.runs(PART, resolve)
    if rules.is_step(LAY_GOODS):
        rules.runs(LAY_GOODS, lay_when_chosen)
    rules.asks(CHOOSE_PART, ChoosePart())
    rules.asks(MARKER_ACTION, MarkerAction())
    rules.asks(COLOUR_TILE, ColourTile())


# Parts come up.


def lump(points: i64, cause: i64) -> i64:
    return POINTS | cause << 2 | points << 10


def points_in(part: i64) -> i64:
    return part >> 10


def about(part: i64) -> i64:
    """The field, the colour or the cause."""
    return part >> 2 & 255


class Lumps(Scoring):
    """Points wait until the player takes them."""

    def score(self, s: State, me: i64, points: i64, cause: i64) -> None:
        then(s, PART, lump(points, cause))


def complete_colour(s: State, me: i64, colour: i64) -> None:
    """B21.12 no points, but a tile of the black depot."""
    emit(s, COLOUR_COMPLETED, me, colour)
    then(s, PART, COLOUR | colour << 2)


def placed(s: State, me: i64, field: i64) -> None:
    """B21.13 B21.19 the last field ends the game at once; otherwise the effect of the tile is one more part."""
    estate = estate_of(s, me)
    if empty_fields(estate) == 0:
        drop_all_frames(s)
        emit(s, GAME_ENDED, NO_SEAT)
    elif s.rules.effects[estate.fields[field]] is not no_effect:
        then(s, PART, EFFECT | field << 2)


# Parts are taken.


def parts_on_top(s: State) -> list[i64]:
    """The frames to choose from, the latest first: parts, and the goods to be laid next if it matters when."""
    waiting = frames_on_top(s)
    kinds = [kind_of(part) for part in waiting]
    laying = kinds.index(LAY_GOODS) if LAY_GOODS in kinds else len(kinds)
    chosen = waiting[:laying]
    if laying < len(kinds) and when_to_lay_matters(s, waiting[laying], chosen + waiting[laying + 1 :]):
        chosen.append(waiting[laying])
    return chosen + [part for part in waiting[laying + 1 :] if kind_of(part) == PART]


def frames_on_top(s: State) -> list[i64]:
    """All parts that are waiting, and all goods to be laid, the latest first."""
    place = len(s.agenda) - 1
    if place >= 0 and kind_of(s.agenda[place]) == CHOOSE_PART:
        place -= 1
    frames: list[i64] = []
    while place >= 0 and kind_of(s.agenda[place]) in (PART, LAY_GOODS):
        frames.append(s.agenda[place])
        place -= 1
    return frames


def when_to_lay_matters(s: State, laying: i64, others: list[i64]) -> bool:
    """B21.13 the goods bring a bonus, or another sale could come first, whose goods would then lie before them."""
    if brings_bonus(s, arg_of(laying)):
        return True
    silver = estate_of(s, ME).silver
    return has_room(s.seats[ME]) and not (all(is_lump(part) for part in others) and stays_below(s, others, silver))


def resolve(s: State, part: i64) -> None:
    ask_or_carry_out(s, frame(PART, NOBODY, part))


def lay_when_chosen(s: State, laying: i64) -> None:
    """B18.6 B21.13 goods are laid when the player likes, if it matters when."""
    ask_or_carry_out(s, frame(LAY_GOODS, NOBODY, laying))


def ask_or_carry_out(s: State, waiting: i64) -> None:
    """A part that leaves no choice is carried out, otherwise the player is asked."""
    then(s, kind_of(waiting), arg_of(waiting))
    if is_a_choice(s, parts_on_top(s)):
        ask(s, CHOOSE_PART, ME)
    else:
        drop_frame(s)
        carry_out(s, waiting, 0)


def is_a_choice(s: State, parts: list[i64]) -> bool:
    """B21.18 neither the order nor silver could make a difference to points that do not reach the marker together."""
    if len(parts) < 2:
        return any(most_silver(s, part) > 0 for part in parts)
    if estate_of(s, ME).silver or not all(is_lump(part) for part in parts):
        return True
    return not stays_below(s, parts, 0)


def stays_below(s: State, lumps: list[i64], silver: i64) -> bool:
    """Whether all these points, and so much silver, do not reach the marker."""
    return s.seats[ME].points + sum(points_in(arg_of(part)) for part in lumps) + silver < s.marker


def is_lump(waiting: i64) -> bool:
    return kind_of(waiting) == PART and arg_of(waiting) & 3 == POINTS


def most_silver(s: State, waiting: i64) -> i64:
    """B21.15 how much silver may be added to a lump: no more than it takes to reach the marker."""
    if not is_lump(waiting):
        return 0
    missing = s.marker - s.seats[ME].points - points_in(arg_of(waiting))
    return max(0, min(missing, estate_of(s, ME).silver))


def carry_out(s: State, waiting: i64, silver: i64) -> None:
    if kind_of(waiting) == LAY_GOODS:
        lay_goods(s, arg_of(waiting))
        return
    part = arg_of(waiting)
    kind, subject = part & 3, about(part)
    if kind == POINTS:
        move_counter(s, points_in(part), subject, silver)
    elif kind == EFFECT:
        s.rules.effects[estate_of(s, ME).fields[subject]](s, ME, subject)
    else:
        ask(s, COLOUR_TILE, ME, subject)


def move_counter(s: State, points: i64, cause: i64, silver: i64) -> None:
    """B21.14-B21.16 at the marker the counter goes back to 0, the marker down, and there is an extra action."""
    count_points(s, ME, points, cause)
    if silver:
        pay_silver(s, ME, silver)
        count_points(s, ME, silver, BOUGHT)
    if s.seats[ME].points >= s.marker:
        set_marker(s, ME, max(LOWEST, s.marker - STEP))
        ask(s, MARKER_ACTION, ME)


class ChoosePart(Question):
    """B21.13 B21.15 which part comes next; with points, how much silver is added to them."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        out = vec[i64]()
        for waiting in dict.fromkeys(parts_on_top(s)):
            for silver in range(most_silver(s, waiting) + 1):
                out = append(out, answer_for(waiting) | of_goods(silver))
        return out

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        waiting = part_in(s, answer)
        remove_frame(s, waiting)
        carry_out(s, waiting, goods_of(answer) if verb_of(answer) == SCORE else 0)


def answer_for(waiting: i64) -> i64:
    """The answer that takes a part, without silver."""
    part = arg_of(waiting)
    if kind_of(waiting) == LAY_GOODS:
        return LAY | of_goods(kind_laid(part))
    if part & 3 == EFFECT:
        return RESOLVE | on_field(about(part))
    if part & 3 == COLOUR:
        return COLOUR_BONUS | numbered(about(part))
    return SCORE | of_tile(about(part)) | numbered(points_in(part))


def part_in(s: State, answer: i64) -> i64:
    """The waiting part that an answer names, -1 if there is none."""
    said = answer & ~of_goods(SILVER) if verb_of(answer) == SCORE else answer
    for waiting in parts_on_top(s):
        if answer_for(waiting) == said:
            return waiting
    return -1


# What they bring.


class MarkerAction(Question):
    """B21.17 an extra action of any number, or none."""

    def legal(self, s: State, me: i64, arg: i64) -> vec[i64]:
        return append(add_actions(vec[i64](capacity=64), s, me, 0), PASS)

    def apply(self, s: State, me: i64, arg: i64, answer: i64) -> None:
        act(s, me, answer)


class ColourTile(Question):
    """B21.12 any tile of the black depot straight onto a fitting field of any number, or none."""

    def legal(self, s: State, me: i64, colour: i64) -> vec[i64]:
        out = vec[i64]()
        for tile in dict.fromkeys(s.depots[space] for space in s.rules.spaces_in[BLACK_DEPOT]):
            if tile:
                for placing in add_fields(vec[i64](), s, me, 0, tile):
                    out = append(out, (placing & ~255) | CLAIM | at_depot(BLACK_DEPOT))
        return append(out, PASS)

    def apply(self, s: State, me: i64, colour: i64, answer: i64) -> None:
        if answer == PASS:
            emit(s, EFFECT_DECLINED, me)
            return
        tile, field = tile_of(answer), field_of(answer)
        place_from_board(s, me, tile, space_of(s, BLACK_DEPOT, tile), field)
        take_effect(s, me, tile, field)

    def lapses(self, s: State, me: i64, colour: i64) -> bool:
        return len(self.legal(s, me, colour)) == 1
