// The player's hand: gives answers, and asks before the turn ends if one likes that.
import type { Answer } from "../games/face";
import { preferences } from "../lib/preferences.svelte";
import type { TableState } from "./state.svelte";

export class Hand<View = any, Given extends Answer = any> {
  toConfirm = $state.raw<Given | null>(null);

  constructor(readonly table: TableState<View, Given>) {}

  give(answer: Given): void {
    const { view, seat, face } = this.table;
    const sure = this.toConfirm === answer;
    this.clear();
    if (preferences.confirm && !sure && view && face.endsTurn(view, seat, answer)) this.toConfirm = answer;
    else this.table.answer(answer);
  }

  clear(): void {
    this.toConfirm = null;
  }
}
