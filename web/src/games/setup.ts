// What a game has to offer before it begins. The form of a new table knows games only by this.
import type { Component } from "svelte";

/** What a table is to be like. */
export interface Wish {
  players: number;
  options: Record<string, string>;
}

/** A set of options to begin with; what it does not name has its default. */
export interface Preset extends Wish {
  title: string; // keys of messages
  hint: string;
  open?: boolean; // the other seats are for people
}

export interface Setup {
  presets: Preset[];
  values(option: string, values: string[], wish: Wish): string[]; // those that go with the rest
  settled(wish: Wish, changed: string): Wish; // what else follows from changing an option, or "seats"
  seatName(wish: Wish, seat: number): string; // what is written beside a seat, such as its team; empty: nothing
  about(option: string, value: string): string; // the key of a sentence about a value; empty: none
  Picture: () => Promise<{ default: Component<{ option: string; value: string }> }>; // of what has a sentence
}
