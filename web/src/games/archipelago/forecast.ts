// What phases 3 and 4 will do, added up from the events the server foresees.
import type { GameEvent } from "../../protocol";
import {
  BOARD_I,
  BOARD_II,
  BOARD_III,
  BOARD_IV,
  EVENT_CAUSE,
  MISSING_CUBES,
  PHASE_OPENED,
  REBELLION_MOVED,
  STRIKERS,
  WORKERS_MOVED,
  type View,
} from "./generated";

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
  rebellion: number; // where the markers will be
  workers: number;
  independent: boolean;
}

export function forecastOf(view: View, events: GameEvent[]): Forecast {
  const phases: Phase[] = [];
  let [rebellion, workers] = [view.rebellion, view.workers];
  const phase = (key: string) => phases.push({ key, rebels: 0, workers: 0, lines: [] });
  for (const [kind, , a, b] of events) {
    if (kind === PHASE_OPENED) phase(`phase-${a}`);
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
  return { phases, rebellion, workers, independent: rebellion > view.population };
}
