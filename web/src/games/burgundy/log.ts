// What happened, as lines under headings of phase and round.
import type { Text } from "../../lib/language.svelte";
import type { GameEvent } from "../../protocol";
import type { LogLine, Names } from "../face";
import { PHASES } from "./content";
import { EVENT_NAMES, type EventName } from "./events";
import { logLine } from "./words";

// The table shows it, or another event says it.
const QUIET = new Set<string>(["tile-laid-out", "good-laid-out", "tile-stored", "die-used", "turn-closed", "phase-opened", "round-opened"]);
const STYLES: Partial<Record<EventName | "", LogLine["style"]>> = { "turn-opened": "turn", "points-scored": "points" };

const LONGEST = 400; // lines that are put into words

export function logLines(text: Text, events: GameEvent[], names: Names, everything = false): LogLine[] {
  const lines: (() => LogLine)[] = [];
  let phase = 0;
  for (const event of events) {
    const name = EVENT_NAMES[event[0]];
    if (name === "phase-opened") phase = event[2];
    if (name === "round-opened" && !everything) lines.push(heading(text, phase, event[2]));
    else if (everything || !QUIET.has(name)) lines.push(() => ({ said: logLine(text, event, names), seat: event[1], style: STYLES[name] ?? "plain" }));
  }
  return lines.slice(-LONGEST).map((line) => line());
}

function heading(text: Text, phase: number, round: number): () => LogLine {
  return () => ({ said: text("board-time", { phase: PHASES[phase], round: round + 1 }), seat: -1, style: "heading" });
}
