// What people at a table say, promise and write down, for whichever part of a board shows it.
import { getContext, setContext } from "svelte";
import type { TableState } from "./state.svelte";

const KEY = Symbol("talk");

export function setTalk(game: TableState): void {
  setContext(KEY, game);
}

/** None where a position is only looked at. */
export function getTalk(): TableState | undefined {
  return getContext<TableState | undefined>(KEY);
}
