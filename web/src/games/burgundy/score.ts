// Where the points came from, counted from the events.
import type { GameEvent } from "../../protocol";
import { tileNamed, tileOf } from "./content";
import { eventNumber } from "./events";
import type { EstateView, View } from "./generated";
import { causeGroup } from "./words";

export interface ScoreLine {
  key: string; // of the message that names the source
  points: number[]; // by estate
}

const ORDER = [
  "cause-area",
  "cause-phase",
  "cause-bonus",
  "cause-animals",
  "cause-sale",
  "cause-watchtowers",
  "cause-monasteries",
  "cause-end-goods",
  "cause-end-silver",
  "cause-end-workers",
];

export function scoreBySource(events: GameEvent[], { seats, estates }: View): ScoreLine[] {
  const lines = new Map(ORDER.map((key) => [key, { key, points: Array<number>(estates.length).fill(0) }]));
  for (const [kind, seat, number, cause] of events) {
    const line = kind === eventNumber("points-scored") ? lines.get(causeGroup(cause)) : undefined;
    if (line) line.points[seats[seat].estate] += number;
  }
  return [...lines.values()];
}

/** Points gained in each phase, by estate; the last row is the final scoring. */
export function scoreByPhase(events: GameEvent[], { seats, estates }: View): number[][] {
  const rows = Array.from({ length: 6 }, () => Array<number>(estates.length).fill(0));
  let row = 0;
  for (const [kind, seat, number] of events) {
    if (kind === eventNumber("phase-opened")) row = number;
    if (kind === eventNumber("phase-closed") && number === 4) row = 5;
    if (kind === eventNumber("points-scored")) rows[row][seats[seat].estate] += number;
  }
  return rows;
}

// What a monastery from 15 on brings at the end, by its number; the rest is in the rules B10.15-B10.26.
const BUILDINGS: Record<number, string> = {
  16: "warehouse",
  17: "watchtower",
  18: "carpenter",
  19: "church",
  20: "market",
  21: "boarding-house",
  22: "bank",
  23: "town-hall",
};

function monasteryPoints(number: number, estate: EstateView, tiles: number[], kindsSold: number): number {
  if (BUILDINGS[number]) return 4 * tiles.filter((tile) => tile === tileNamed(BUILDINGS[number])?.id).length;
  if (number === 15) return 2 * kindsSold;
  if (number === 24) return 4 * new Set(tiles.map(tileOf).filter((tile) => tile.colour === "A").map((tile) => tile.kind)).size;
  if (number === 25) return estate.sold_number;
  return number === 26 ? 3 * estate.bonuses : 0;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What each source would bring at the end if it was now, by estate. Everybody has seen what was sold. */
export function endPoints(view: View, events: GameEvent[]): Record<string, number[]> {
  const sold = view.estates.map(() => new Set<number>());
  for (const [kind, seat, good] of events) if (kind === eventNumber("goods-sold")) sold[view.seats[seat].estate].add(good);
  const monasteries = view.estates.map((estate, i) => {
    const tiles = Object.values(estate.tiles);
    return sum(tiles.map((tile) => (tileOf(tile).kind === "m" ? monasteryPoints(tileOf(tile).number, estate, tiles, sold[i].size) : 0)));
  });
  return {
    "cause-monasteries": monasteries,
    "cause-end-goods": view.estates.map((estate) => sum(Object.values(estate.goods))),
    "cause-end-silver": view.estates.map((estate) => estate.silver),
    "cause-end-workers": view.estates.map((estate) => Math.floor(estate.workers / 2)),
  };
}
