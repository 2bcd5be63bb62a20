import type { Text } from "../lib/language.svelte";
import type { SeatInfo, TableInfo } from "../protocol";

/** How everybody at a table is called, by seat. */
export function seatNames(text: Text, table: Pick<TableInfo, "seats">): string[] {
  return table.seats.map((seat, i) => nameOf(text, seat, i));
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

/** A name in a list of players, where one's own is marked; in sentences it is not. */
export function listedName(text: Text, name: string, isMine: boolean): string {
  return isMine ? text("name-you", { name }) : name;
}
