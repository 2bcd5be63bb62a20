// The person's own tables. The server tells when something changes at one, wherever the person is.
import type { Moved, ServerMessage, TableInfo } from "../protocol";
import { api, revealed } from "./api";
import { connection } from "./connection.svelte";
import { text } from "./language.svelte";
import { announce } from "./notify";

let tables = $state.raw<TableInfo[]>([]);

export function myTables(): TableInfo[] {
  return tables;
}

/** The game of one's newest table; empty if there is none. Whoever has played before probably means the same again. */
export function latestGame(): string {
  return tables.reduce<TableInfo | null>((found, table) => (found && found.created > table.created ? found : table), null)?.game ?? "";
}

export function isMyTurn(table: TableInfo): boolean {
  if (table.status !== "playing" || table.mine === null) return false;
  const { person } = table.seats[table.mine]; // others may play at the same screen
  return table.to_move.some((seat) => table.seats[seat].person === person && !table.seats[seat].bot);
}

/** A bot has the person's seat. */
export function isReplaced(table: TableInfo): boolean {
  return table.status === "playing" && table.mine !== null && Boolean(table.seats[table.mine]?.bot);
}

const votesOn = (table: TableInfo) => table.seats[table.mine ?? -1]?.votes?.length ?? 0;

/** Those that wait for the person, except the one at hand. */
export function waitingTables(current: string): TableInfo[] {
  return tables.filter((table) => table.id !== current && isMyTurn(table));
}

export async function refresh(): Promise<void> {
  try {
    tables = await api.mine();
  } catch {
    tables = []; // nobody has a name here yet, or nothing was seen before the connection was lost
  }
}

/** A table of the person's has changed, or is new. */
export function change(table: TableInfo): void {
  const before = tables.find((other) => other.id === table.id);
  if (before && isMyTurn(table) && !isMyTurn(before)) announce(table.id, text("your-turn"));
  if (before && isReplaced(table) && !isReplaced(before)) announce(table.id, text("bot-plays-for-you"));
  if (before && votesOn(table) > votesOn(before)) announce(table.id, text("voted-on-you", { votes: votesOn(table) }));
  tables = [table, ...tables.filter((other) => other.id !== table.id)];
}

/** A description may be of a moment before the last move that was heard of. */
function withLastMove(table: TableInfo): TableInfo {
  const before = tables.find((other) => other.id === table.id);
  if (!before || table.status !== "playing" || table.number >= before.number) return table;
  return { ...table, number: before.number, to_move: before.to_move, left: before.left };
}

/** Seconds until the clock of whoever is to move runs out; null: it does not run. */
function leftAt(table: TableInfo, { to_move: [seat], clocks }: Pick<Moved, "to_move" | "clocks">): number | null {
  return seat === undefined || table.status !== "playing" || table.seats[seat].vacation ? null : (clocks?.[seat] ?? null);
}

function hear(message: ServerMessage): void {
  if (message.t === "hello") void refresh();
  if (message.t === "mine" || message.t === "seats") void revealed(message.table);
  if (message.t === "mine" || (message.t === "seats" && message.table.mine !== null)) change(withLastMove(message.table));
  if (message.t === "moved" || message.t === "table") {
    const table = tables.find((other) => other.id === message.table);
    if (table) change({ ...table, number: message.number, to_move: message.to_move, left: leftAt(table, message) });
  }
}

/** From now on, until the function returned is called. */
export function followMine(): () => void {
  const stop = connection.listen(hear);
  return () => {
    stop();
    tables = [];
  };
}
