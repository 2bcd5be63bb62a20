// Clocks run here between two messages of the server.
import { text } from "../lib/language.svelte";
import type { TableState } from "./state.svelte";

const now = $state({ time: Date.now() });
setInterval(() => (now.time = Date.now()), 1000);

/** Seconds on the clock of a seat, or null without clocks. */
export function secondsLeft(game: TableState, seat: number): number | null {
  const clock = game.clocks?.[seat];
  if (clock === undefined || clock === null) return null;
  const running = game.toMove.includes(seat) && !game.over ? (now.time - game.clocksAt) / 1000 : 0;
  return Math.max(0, clock - running);
}

/** Seconds until the others may vote for a bot at a seat, as the table was last told; null: not as things are. */
export function secondsToVote(game: TableState, seat: number): number | null {
  const wait = game.table.seats[seat]?.vote_in;
  if (wait === undefined || wait === null) return null;
  return Math.max(0, wait - Math.max(0, now.time - game.tableAt) / 1000);
}

export function clockText(game: TableState, seat: number): string {
  const left = secondsLeft(game, seat);
  return left === null ? "" : timeText(left);
}

export function timeText(seconds: number): string {
  const left = Math.round(seconds);
  const days = Math.floor(left / 86400);
  const two = (number: number) => String(number).padStart(2, "0");
  if (days) return text("clock-left", { days, hours: Math.floor((left % 86400) / 3600) });
  const hours = Math.floor(left / 3600);
  return `${hours ? `${hours}:` : ""}${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}
