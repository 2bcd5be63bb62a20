// Where the points came from, counted from the events, and what the end would bring.
import type { GameEvent } from "../../protocol";
import { END_ROWS, PHASES, SCORE_LINES, isTile, tileOf, type EndRow, type EstateView, type View } from "./content";
import { eventNumber } from "./events";
import { causeGroup } from "./words";

export interface ScoreLine {
  key: string; // of the message that names the source
  points: number[]; // by estate
}

export function scoreBySource(events: GameEvent[], { seats, estates }: View): ScoreLine[] {
  const lines = new Map(SCORE_LINES.map((key) => [key, { key, points: estates.map(() => 0) }]));
  for (const [kind, seat, number, cause] of events) {
    const line = kind === eventNumber("points-scored") ? lines.get(causeGroup(cause)) : undefined;
    if (line) line.points[seats[seat].estate] += number;
  }
  return [...lines.values()];
}

/** Points gained in each phase, by estate; the last row is the final scoring. */
export function scoreByPhase(events: GameEvent[], { seats, estates }: View): number[][] {
  const rows = Array.from({ length: PHASES.length + 1 }, () => estates.map(() => 0));
  let row = 0;
  for (const [kind, seat, number] of events) {
    if (kind === eventNumber("phase-opened")) row = number;
    if (kind === eventNumber("phase-closed") && number === PHASES.length - 1) row = PHASES.length;
    if (kind === eventNumber("points-scored")) rows[row][seats[seat].estate] += number;
  }
  return rows;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const tilesOf = (estate: EstateView) => Object.values(estate.tiles);
const speciesOf = (estate: EstateView) => tilesOf(estate).map(tileOf).filter(({ colour }) => colour === "A").map(({ kind }) => kind);

// What is counted at the end, by the names that the engine's table gives it.
const COUNTED: Record<string, (estate: EstateView, kindsSold: number) => number> = {
  "goods-left": ({ goods }) => sum(Object.values(goods)),
  "silver-left": ({ silver }) => silver,
  "workers-left": ({ workers }) => workers,
  "kinds-sold": (_estate, kindsSold) => kindsSold,
  "goods-sold": (estate) => estate.sold_number,
  species: (estate) => new Set(speciesOf(estate)).size,
  "bonus-tiles": ({ bonuses }) => bonuses,
};

function pointsOf({ cause, points, number, counted }: EndRow, estate: EstateView, kindsSold: number): number {
  const tiles = tilesOf(estate);
  if (isTile(cause) && !tiles.includes(cause)) return 0;
  const found = typeof counted === "number" ? tiles.filter((tile) => tile === counted).length : COUNTED[counted](estate, kindsSold);
  return Math.floor(found / number) * points;
}

/** What each source would bring at the end if it was now, by estate. Everybody has seen what was sold. */
export function endPoints({ seats, estates }: View, events: GameEvent[]): Record<string, number[]> {
  const sold = estates.map(() => new Set<number>());
  for (const [kind, seat, good] of events) if (kind === eventNumber("goods-sold")) sold[seats[seat].estate].add(good);
  const lines: Record<string, number[]> = {};
  for (const row of END_ROWS) {
    const line = (lines[causeGroup(row.cause)] ??= estates.map(() => 0));
    estates.forEach((estate, i) => (line[i] += pointsOf(row, estate, sold[i].size)));
  }
  return lines;
}
