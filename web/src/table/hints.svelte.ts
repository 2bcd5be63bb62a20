// What the best bot would do: asked for at a table, and shown until something else happens.
import { connection, newRequest } from "../lib/connection.svelte";
import { currentLanguage, text } from "../lib/language.svelte";
import type { Hint, TableInfo } from "../protocol";
import { seatNames } from "./names";

/** As much of a table as hints depend on. */
interface Asked {
  readonly id: string;
  readonly table: TableInfo;
  readonly number: number;
  readonly mine: boolean;
  readonly isChoosing: boolean; // there are several answers, and none is on its way
}

export class Hints {
  private last = $state.raw<Hint | null>(null);
  asked = $state(""); // the request that is under way

  constructor(private readonly game: Asked) {}

  /** What the best bot would do now, if it has been asked. */
  get shown(): Hint | null {
    return this.game.mine && this.last?.number === this.game.number ? this.last : null;
  }

  /** Whether there is something to ask the best bot for. */
  get areOffered(): boolean {
    return this.game.table.hints && this.game.mine && this.game.isChoosing;
  }

  ask(): void {
    if (!this.areOffered || this.asked) return;
    this.asked = newRequest();
    connection.send({ t: "hint", table: this.game.id, request: this.asked, language: currentLanguage(), names: seatNames(text, this.game.table) });
  }

  hear(hint: Hint): void {
    this.asked = "";
    this.last = hint;
  }

  /** The request came to nothing, if it was the one for a hint. */
  giveUp(request: string | null): boolean {
    if (request !== this.asked) return false;
    this.asked = "";
    return true;
  }

  close(): void {
    this.last = null;
  }
}
