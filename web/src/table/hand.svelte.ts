// The player's hand: gives answers, and asks before the turn ends if one likes that.
import type { Answer } from "../games/face";
import { preferences } from "../lib/preferences.svelte";
import type { TableState } from "./state.svelte";

/** Who asks, and hears the answers: a table, or a lesson. */
export type Asker<View = any, Given extends Answer = any> = Pick<TableState<View, Given>, "view" | "seat" | "question" | "choices" | "trouble" | "answer" | "askWhyNot"> & Partial<Pick<TableState<View, Given>, "giveTogether">> & {
  face: Pick<TableState<View, Given>["face"], "confirms" | "isPlain">;
};

export class Hand<View = any, Given extends Answer = any> {
  constructor(readonly table: Asker<View, Given>) {}

  /** The answers that fit what was picked so far. */
  get offered(): Given[] {
    return this.table.choices;
  }

  give(answer: Given): void {
    const { face } = this.table;
    this.clear();
    this.table.answer(answer, preferences.confirm && face.confirms && !face.isPlain(answer)); // whoever says so means it
  }

  clear(): void {}

  /** Marks on the board what is recommended; null: nothing any more. */
  recommend(_answer: Given | null): void {}
}
