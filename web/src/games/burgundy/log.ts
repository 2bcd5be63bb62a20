// What happened, as lines under headings of phase and round.
import type { Text } from "../../lib/language.svelte";
import type { GameEvent } from "../../protocol";
import type { LogLine, Names } from "../face";
import { RULES_UPDATED } from "../../table/fold";
import { PHASES } from "./content";
import { goodsInWords } from "./describe";
import { EVENT_NAMES, type EventName } from "./events";
import { logLine } from "./words";

// The table shows it, or another event says it.
const QUIET = new Set<string>(["tile-laid-out", "tile-kept", "good-laid-out", "shield-laid-out", "route-dealt", "tile-stored", "die-used", "turn-closed", "phase-opened", "round-opened"]);
const STYLES: Partial<Record<EventName | "", LogLine["style"]>> = { "turn-opened": "turn", "points-scored": "points" };

const LONGEST = 400; // lines that are put into words

/** Events that are told as one: goods come one by one, and what is bought is also taken. */
function together(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1)?.at(-1);
    if (last && belongsTo(event, last)) groups.at(-1)?.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongsTo([kind, seat, , , depot]: GameEvent, [lastKind, lastSeat, , , lastDepot]: GameEvent): boolean {
  const [name, lastName] = [EVENT_NAMES[kind], EVENT_NAMES[lastKind]];
  if (seat !== lastSeat) return false;
  return name === "goods-gained" ? lastName === name && depot === lastDepot : name === "tile-taken" && lastName === "tile-bought";
}

function told(text: Text, group: GameEvent[], names: Names): string {
  const [kind, seat, version, , depot] = group[0];
  if (kind === RULES_UPDATED) return text("log-rules-updated", { version });
  if (EVENT_NAMES[kind] !== "goods-gained") return logLine(text, group[0], names);
  const goods: Record<number, number> = {};
  for (const [, , good, number] of group) goods[good] = (goods[good] ?? 0) + number;
  return text("event-goods-gained-together", { player: names(seat), depot, goods: goodsInWords(text, goods) });
}

/** Where on the board it happened. */
function placesOf([kind, seat, a, b, c]: GameEvent): string[] {
  switch (EVENT_NAMES[kind]) {
    case "tile-placed":
    case "tile-claimed":
      return [`field ${seat} ${b}`];
    case "tile-claimed":
      return [`field ${seat} ${b}`, `space ${c}`];
    case "tile-removed":
      return [`space ${b}`];
    case "start-castle-placed":
      return [`field ${seat} ${a}`];
    case "tile-taken":
      return [`space ${b}`];
    case "goods-gained":
      return [`depot ${c}`];
    default:
      return [];
  }
}

export function logLines(text: Text, events: GameEvent[], names: Names, everything = false): LogLine[] {
  const lines: (() => LogLine)[] = [];
  let phase = 0;
  for (const group of together(events)) {
    const event = group[0];
    const name = EVENT_NAMES[event[0]];
    if (name === "phase-opened") phase = event[2];
    if (name === "round-opened" && !everything) lines.push(heading(text, phase, event[2]));
    else if (everything || !QUIET.has(name)) lines.push(() => ({ said: told(text, group, names), seat: event[1], style: STYLES[name] ?? "plain", places: group.flatMap(placesOf) }));
  }
  return lines.slice(-LONGEST).map((line) => line());
}

function heading(text: Text, phase: number, round: number): () => LogLine {
  return () => ({ said: text("board-time", { phase: PHASES[phase], round: round + 1 }), seat: -1, style: "heading" });
}
