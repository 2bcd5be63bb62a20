import type { Text } from "../lib/language.svelte";
import type { SeatInfo, TableInfo } from "../protocol";

/** How everybody at a table is called, by seat. */
export function seatNames(text: Text, table: Pick<TableInfo, "seats">, you: number): string[] {
  return table.seats.map((_, seat) => seatName(text, table, seat, you));
}

/** How a person or bot at a seat is called. */
export function nameOf(text: Text, seat: SeatInfo | undefined, index: number): string {
  if (!seat) return text("seat-numbered", { seat: index + 1 });
  if (seat.name) return seat.name;
  return seat.bot ? botName(text, seat.bot, index) : text("seat-numbered", { seat: index + 1 });
}

export function botName(text: Text, bot: string, index: number): string {
  return text("bot-at-seat", { bot: text(`bot-${bot}`), seat: index + 1 });
}

export function seatName(text: Text, table: Pick<TableInfo, "seats"> | null, seat: number, you: number): string {
  const name = nameOf(text, table?.seats[seat], seat);
  return seat === you ? text("name-you", { name }) : name;
}
