// Clocks run here between two messages of the server.
import type { TableState } from "./state.svelte";

const now = $state({ time: Date.now() });
setInterval(() => (now.time = Date.now()), 1000);

export function clockText(game: TableState, seat: number): string {
  const clocks = game.clocks;
  if (!clocks || clocks[seat] === undefined || clocks[seat] === null) return "";
  const running = game.toMove.includes(seat) ? (now.time - game.clocksAt) / 1000 : 0;
  const left = Math.max(0, Math.round(clocks[seat] - running));
  const days = Math.floor(left / 86400);
  const two = (number: number) => String(number).padStart(2, "0");
  if (days) return `${days}d ${two(Math.floor((left % 86400) / 3600))}h`;
  const hours = Math.floor(left / 3600);
  return `${hours ? `${hours}:` : ""}${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}
