// How each kind of event changes a view; the same as burgundy/fold.py.
import type { SeatView, View } from "./generated";
import type { GameEvent } from "../../protocol";
import { CASTLE, FIRST_BLACK_SPACE, SPACES, TILE_KINDS, type Counts } from "./content";
import { EVENT_NAMES, type EventName } from "./events";

function less(numbers: Counts, key: number, number: number): void {
  numbers[key] -= number;
  if (!numbers[key]) delete numbers[key];
}

function more(numbers: Counts, key: number, number: number): void {
  numbers[key] = (numbers[key] ?? 0) + number;
}

function remove(list: number[], value: number): void {
  const at = list.indexOf(value);
  if (at >= 0) list.splice(at, 1);
}

type Fold = (view: View, me: SeatView, a: number, b: number, c: number, seat: number) => void;
const nothing: Fold = () => {};

const FOLDS: Record<EventName, Fold> = {
  "start-player-set": (view, _me, _a, _b, _c, seat) => {
    view.order = view.seats.map((_, i) => (seat + i) % view.seats.length);
  },
  "duchy-set": (_view, me, duchy) => {
    me.duchy = duchy;
    me.sealed = 0;
  },
  "choice-sealed": (_view, me, answer) => {
    me.sealed = answer;
  },
  "silver-gained": (_view, me, number) => void (me.silver += number),
  "silver-paid": (_view, me, number) => void (me.silver -= number),
  "workers-gained": (_view, me, number) => void (me.workers += number),
  "workers-paid": (_view, me, number) => void (me.workers -= number),
  "points-scored": (_view, me, number) => void (me.points += number),
  "goods-gained": (view, me, kind, number, depot) => {
    more(me.goods, kind, number);
    less(depot ? view.goods[depot] : view.goods_supply, kind, number);
  },
  "goods-sold": (view, me, kind, number, _c, seat) => {
    less(me.goods, kind, number);
    me.sold_number += number;
    if (seat === view.seat) more(me.sold, kind, number);
  },
  "phase-opened": (view, _me, phase) => {
    view.phase = phase;
    view.round = 0;
    view.depots = Array<number>(SPACES).fill(0);
  },
  "tile-laid-out": (view, _me, space, tile) => {
    view.depots[space] = tile;
    less(view.supply, tile + (space >= FIRST_BLACK_SPACE ? TILE_KINDS : 0), 1);
  },
  "good-laid-out": (view, _me, kind) => {
    view.coming_goods.push(kind);
    less(view.goods_supply, kind, 1);
  },
  "round-opened": (view, _me, round) => void (view.round = round),
  "dice-rolled": (_view, me, die, other) => void (me.dice = [die, other]),
  "white-die-rolled": (view, _me, die) => void (view.white_die = die),
  "good-arrived": (view, _me, _kind, depot) => {
    const kind = view.coming_goods.shift();
    if (kind) more(view.goods[depot], kind, 1);
  },
  "turn-opened": (view) => void (view.can_purchase = true),
  "turn-closed": (view) => void (view.can_purchase = false),
  "die-used": (_view, me, die) => remove(me.dice, die),
  "tile-taken": (view, _me, _tile, space) => void (view.depots[space] = 0),
  "tile-stored": (_view, me, tile) => {
    me.storage.push(tile);
    me.storage.sort((x, y) => x - y);
  },
  "tile-discarded": (_view, me, tile) => remove(me.storage, tile),
  "tile-bought": (view) => void (view.can_purchase = false),
  "tile-placed": (_view, me, tile, field) => {
    remove(me.storage, tile);
    me.tiles[field] = tile;
  },
  "start-castle-placed": (view, me, field) => {
    less(view.supply, CASTLE, 1);
    me.tiles[field] = CASTLE;
    me.sealed = 0;
  },
  "bridge-crossed": (view, me, space, _b, _c, seat) => {
    me.bridge = space;
    remove(view.order, seat);
    const ahead = view.order.filter((other) => view.seats[other].bridge > space);
    view.order.splice(ahead.length, 0, seat);
  },
  "area-completed": nothing,
  "bonus-taken": (view, me, colour) => {
    more(view.bonuses_taken, colour, 1);
    me.bonuses += 1;
  },
  "effect-declined": nothing,
  "phase-closed": nothing,
  "game-ended": (view) => void (view.over = true),
};

/** Bring the view up to date. */
export function fold(view: View, event: GameEvent): void {
  const [kind, seat, a, b, c] = event;
  const name = EVENT_NAMES[kind];
  if (!name) throw new Error(`no event of kind ${kind}`);
  FOLDS[name](view, view.seats[seat], a, b, c, seat);
}
