// The table that a board belongs to, for those of its parts that need more than the view.
import { getContext, setContext } from "svelte";
import type { TableState } from "./state.svelte";

const KEY = Symbol("table");

export function setTable(game: TableState): void {
  setContext(KEY, game);
}

/** None where a position is only looked at. */
export function getTable(): TableState | undefined {
  return getContext<TableState | undefined>(KEY);
}
