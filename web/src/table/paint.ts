// The colours that players have chosen instead of those of their seats.
import { shapes } from "../art/shapes.svelte";
import type { SeatInfo } from "../protocol";

export const PAINTS = [0, 1, 2, 3, 4];

/** The table at hand is drawn in the colours chosen there, each with its shape. */
export function paintedTable(seats: SeatInfo[]): () => void {
  shapes.of = seats.map(({ colour }) => colour);
  const unpaint = painted(seats);
  return () => {
    shapes.of = [];
    unpaint();
  };
}

/** Everything, or a part of the page, is drawn in the chosen colours, until the function returned is called. */
export function painted(seats: SeatInfo[], { style } = document.documentElement): () => void {
  seats.forEach((seat, i) => seat.colour !== null && style.setProperty(`--seat${i}`, `var(--paint${seat.colour})`));
  return () => seats.forEach((_, i) => style.removeProperty(`--seat${i}`));
}
