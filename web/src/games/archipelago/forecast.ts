// What phases 3 and 4 will do, added up from the events the server foresees.
import type { GameEvent } from "../../protocol";
import { controllerOf, NONE, type Components, type Unit } from "./components";
import { crisisOf } from "./describe";
import {
  AREAS,
  BOARD_I,
  BOARD_II,
  BOARD_III,
  BOARD_IV,
  BUILDINGS,
  CARDS,
  EVENT_CAUSE,
  MISSING_CUBES,
  PHASE_OPENED,
  REBELLION_MOVED,
  RESOURCES,
  STRIKERS,
  WORKERS_MOVED,
  type View,
} from "./generated";

const BALANCE_PHASE = 4;
const TEMPLE = BUILDINGS.indexOf("temple");
const CAUSES: Record<number, string> = {
  [BOARD_I]: "board-i",
  [BOARD_II]: "board-ii",
  [BOARD_III]: "board-iii",
  [BOARD_IV]: "board-iv",
  [STRIKERS]: "strikers",
  [MISSING_CUBES]: "missing-cubes",
  [EVENT_CAUSE]: "event",
};

export interface Line {
  cause: string; // the ending of its text
  rebels: number;
  workers: number;
}
export interface Phase {
  key: string; // of its text
  rebels: number;
  workers: number;
  lines: Line[];
}
export interface Forecast {
  phases: Phase[];
  rebellion: number; // where the markers will be if nobody helps
  workers: number;
}

export function forecastOf(view: View, events: GameEvent[]): Forecast {
  const phases: Phase[] = [];
  let [rebellion, workers] = [view.rebellion, view.workers];
  const phase = (key: string) => phases.push({ key, rebels: 0, workers: 0, lines: [] });
  for (const [kind, , a, b] of events) {
    if (kind === PHASE_OPENED && a <= BALANCE_PHASE) phase(`phase-${a}`);
    if (kind !== REBELLION_MOVED && kind !== WORKERS_MOVED) continue;
    if (!phases.length) phase("forecast-crisis"); // in the middle of one
    const last = phases[phases.length - 1];
    const cause = CAUSES[b];
    let line = last.lines.find((other) => other.cause === cause);
    if (!line) last.lines.push((line = { cause, rebels: 0, workers: 0 }));
    for (const sum of [line, last]) sum[kind === REBELLION_MOVED ? "rebels" : "workers"] += a;
    if (kind === REBELLION_MOVED) rebellion += a;
    else workers += a;
  }
  return { phases, rebellion, workers };
}

/** Where the rebellion will be at the least: with the free cubes of the markets and temples alone, and if everyone gives what they have. */
export interface Helped {
  free: number;
  all: number;
}

export function helpedBy(forecast: Forecast, view: View, components: Pick<Components, "backs">, units: Unit[]): Helped {
  const back = components.backs[CARDS[view.crisis === NONE ? view.top : view.crisis]];
  const lines = forecast.phases.flatMap((phase) => phase.lines);
  const tokens = view.seats.reduce((sum, seat) => sum + seat.tokens, 0);
  const helped: Helped = { free: forecast.rebellion, all: forecast.rebellion };
  for (const [cause, written, market] of [["strikers", back?.upper, 0], ["missing-cubes", back?.lower, 1]] as const) {
    const rebels = lines.find((line) => line.cause === cause)?.rebels;
    if (!rebels || !written) continue;
    const { food, wish, feeds } = crisisOf(written);
    const resource = RESOURCES.findIndex((name) => name === (food ?? wish));
    const held = view.seats.reduce((sum, seat) => sum + Math.max(0, seat.cubes[resource]), tokens);
    const each = food ? Number(feeds) : 1;
    const blessed = food ? units.filter((unit) => !unit.ship && unit.place !== AREAS + TEMPLE && controllerOf(units, unit.region, TEMPLE) !== NONE && TEMPLE in view.regions[unit.region].buildings).length : 0;
    const free = blessed + each * view.boards[market][resource];
    helped.free -= Math.min(rebels, free);
    helped.all -= Math.min(rebels, free + each * held);
  }
  return helped;
}
