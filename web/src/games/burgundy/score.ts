// Where the points came from, counted from the events.
import type { GameEvent } from "../../protocol";
import { eventNumber } from "./events";
import { causeGroup } from "./words";

export interface ScoreLine {
  key: string; // of the message that names the source
  points: number[]; // by seat
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

export function scoreBySource(events: GameEvent[], players: number): ScoreLine[] {
  const lines = new Map(ORDER.map((key) => [key, { key, points: Array<number>(players).fill(0) }]));
  for (const [kind, seat, number, cause] of events) {
    const line = kind === eventNumber("points-scored") ? lines.get(causeGroup(cause)) : undefined;
    if (line) line.points[seat] += number;
  }
  return [...lines.values()];
}

/** Points gained in each phase, by seat; the last row is the final scoring. */
export function scoreByPhase(events: GameEvent[], players: number): number[][] {
  const rows = Array.from({ length: 6 }, () => Array<number>(players).fill(0));
  let row = 0;
  for (const [kind, seat, number] of events) {
    if (kind === eventNumber("phase-opened")) row = number;
    if (kind === eventNumber("phase-closed") && number === 4) row = 5;
    if (kind === eventNumber("points-scored")) rows[row][seat] += number;
  }
  return rows;
}
