// The offer that is being composed: kept while one looks at another part of the table.
import type { GameEvent } from "../../protocol";
import type { TableState } from "../../table/state.svelte";
import type { Sides } from "./deals";

export class Draft {
  constructor(readonly since: number) {} // events that were known when the page was opened: they are no news
  about = ""; // the question it belongs to
  opened = -1; // and the time at which it was asked
  partner = $state(-1);
  sides = $state.raw<Sides>([{}, {}]);
  countering = $state(false);
  sent: Sides | null = null; // the last offer, to be improved if it is refused
  told = $state.raw<GameEvent | undefined>(); // how the last one ended, which is known by now
  read = $state.raw<GameEvent | undefined>(); // the same, where one was asked about deals: it is not told beside another question
  news: [GameEvent, number] | null = null; // how it ended, and the question beside which it was told
}

/** Tells how a negotiation ended beside the next question, whatever it is about, and no longer. */
export function tellBeside(draft: Draft, event: GameEvent, number: number): void {
  if (draft.news?.[0] !== event) draft.news = [event, number];
  else if (draft.news[1] !== number) draft.told = event;
}

const drafts = new WeakMap<TableState, Draft>();

export function draftAt(game: TableState | undefined): Draft {
  const draft = (game && drafts.get(game)) ?? new Draft(game?.events.length ?? 0);
  if (game) drafts.set(game, draft);
  return draft;
}
