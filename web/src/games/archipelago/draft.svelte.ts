// The offer that is being composed: kept while one looks at another part of the table.
import type { GameEvent } from "../../protocol";
import type { TableState } from "../../table/state.svelte";
import type { Sides } from "./deals";

export class Draft {
  about = ""; // the question it belongs to
  partner = $state(-1);
  sides = $state.raw<Sides>([{}, {}]);
  countering = $state(false);
  told = $state.raw<GameEvent | undefined>(); // how the last one ended, which is known by now
}

const drafts = new WeakMap<TableState, Draft>();

export function draftAt(game: TableState | undefined): Draft {
  const draft = (game && drafts.get(game)) ?? new Draft();
  if (game) drafts.set(game, draft);
  return draft;
}
