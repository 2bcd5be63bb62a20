import type { Text } from "../lib/language.svelte";
import type { SeatInfo, TableInfo } from "../protocol";

const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A name written from right to left must not turn the sentence round that it stands in. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A seat where only a position is looked at. */
export const EMPTY_SEAT: SeatInfo = { name: null, person: null, bot: null, away: false, online: false, votes: [], asked: false, commitment: null, part: null, vote_in: null, out_of_time: false, can_return: false, not_trading: false, here: false, colour: null, vacation: null };

/** How everybody at a table is called, by seat. */
export function seatNames(text: Text, table: Pick<TableInfo, "seats">): string[] {
  return table.seats.map((seat, i) => nameOf(text, seat, i));
}

/** How a person or bot at a seat is called. */
export function nameOf(text: Text, seat: SeatInfo | undefined, index: number): string {
  if (!seat) return text("seat-numbered", { seat: index + 1 });
  if (seat.name) return isolated(seat.name);
  if (seat.name === "" && !seat.bot) return text("someone");
  return seat.bot ? botName(text, seat.bot, seat.colour ?? index) : text("seat-numbered", { seat: index + 1 });
}

export function botName(text: Text, bot: string, index: number): string {
  return text("bot-at-seat", { bot: text(`bot-${bot}`), seat: index + 1 });
}

/** A name in a list of players, where one's own is marked; in sentences it is not. */
export function listedName(text: Text, name: string, isMine: boolean): string {
  return isMine ? text("name-you", { name }) : name;
}
