// The kinds of events and causes, numbered as in the engine.

export const EVENT_NAMES = [
  "",
  "start-player-set",
  "duchy-set",
  "choice-sealed",
  "silver-gained",
  "silver-paid",
  "workers-gained",
  "workers-paid",
  "points-scored",
  "goods-gained",
  "goods-sold",
  "phase-opened",
  "tile-laid-out",
  "good-laid-out",
  "round-opened",
  "dice-rolled",
  "white-die-rolled",
  "good-arrived",
  "turn-opened",
  "turn-closed",
  "die-used",
  "tile-taken",
  "tile-stored",
  "tile-discarded",
  "tile-bought",
  "tile-placed",
  "start-castle-placed",
  "bridge-crossed",
  "area-completed",
  "bonus-taken",
  "effect-declined",
  "phase-closed",
  "game-ended",
] as const;

export type EventName = Exclude<(typeof EVENT_NAMES)[number], "">;

export const CAUSES: Record<number, string> = {
  60: "setting-up",
  61: "area",
  62: "phase",
  63: "bonus",
  64: "sale",
  65: "worker-action",
  66: "end-goods",
  67: "end-silver",
  68: "end-workers",
};

export function eventNumber(name: EventName): number {
  return EVENT_NAMES.indexOf(name);
}
