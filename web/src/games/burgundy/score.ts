// Where the points came from, counted from the events, and what the end would bring.
import type { GameEvent } from "../../protocol";
import { CRANE, END_ROWS, PHASES, SCORE_LINES, SHIELD_POINTS, isTile, tileOf, type EndRow, type EstateView, type View } from "./content";
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

// Shields that change what the end brings.
const MONASTERIES_TWICE = 10;
const SHIELDS_TWICE = 13;
const NOT_COPIED = 27;

/** The monasteries in a duchy. */
const monasteriesOf = (estate: EstateView) => tilesOf(estate).filter((tile) => tileOf(tile).colour === "Y");

/** How often a monastery's points count: not at all, once, or twice with a shield if it is the own. */
function factorOf(cause: number, estate: EstateView, copied: number[]): number {
  if (monasteriesOf(estate).includes(cause)) return estate.shields.includes(MONASTERIES_TWICE) ? 2 : 1;
  return copied.includes(cause) ? 1 : 0;
}

function pointsOf({ cause, points, number, counted }: EndRow, estate: EstateView, kindsSold: number, copied: number[]): number {
  const tiles = tilesOf(estate);
  const found = typeof counted === "number" ? tiles.filter((tile) => tile === counted).length : COUNTED[counted](estate, kindsSold);
  return Math.floor(found / number) * points * (isTile(cause) ? factorOf(cause, estate, copied) : 1);
}

const COUNTING_BUILDINGS = END_ROWS.filter(({ counted }) => typeof counted === "number").map(({ cause }) => cause);

/** The crane is a building of a type that scores, if there is one. */
function cranePoints(estate: EstateView, copied: number[]): number {
  return tilesOf(estate).includes(CRANE) ? 4 * Math.max(...COUNTING_BUILDINGS.map((cause) => factorOf(cause, estate, copied))) : 0;
}

function shieldPoints({ shields }: EstateView): number {
  return sum(shields.map((shield) => SHIELD_POINTS[shield])) * (shields.includes(SHIELDS_TWICE) ? 2 : 1);
}

/** What each source would bring at the end if it was now, by estate. Everybody has seen what was sold. */
export function endPoints({ seats, estates }: View, events: GameEvent[]): Record<string, number[]> {
  const sold = estates.map(() => new Set<number>());
  for (const [kind, seat, good] of events) if (kind === eventNumber("goods-sold")) sold[seats[seat].estate].add(good);
  const lines: Record<string, number[]> = {};
  const copied = estates.map(({ rival }) => (rival < 0 ? [] : monasteriesOf(estates[seats[rival].estate]).filter((tile) => tileOf(tile).number !== NOT_COPIED)));
  const add = (key: string, points: (estate: EstateView, i: number) => number) => {
    const line = (lines[key] ??= estates.map(() => 0));
    estates.forEach((estate, i) => (line[i] += points(estate, i)));
  };
  for (const row of END_ROWS) add(causeGroup(row.cause), (estate, i) => pointsOf(row, estate, sold[i].size, copied[i]));
  add(causeGroup(CRANE), (estate, i) => cranePoints(estate, copied[i]));
  add("cause-shields", shieldPoints);
  return lines;
}
