// The kinds of events by name.
import { EVENT_NAMES } from "./generated";

export { EVENT_NAMES } from "./generated";
export type EventName = Exclude<(typeof EVENT_NAMES)[number], "">;

export function eventNumber(name: EventName): number {
  return EVENT_NAMES.indexOf(name);
}
