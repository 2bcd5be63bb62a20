// What a game has to offer for its board to be shown. Pages know games only by this.
import type { Component, Snippet } from "svelte";
import type { Sound } from "../lib/sounds";
import type { Text } from "../lib/language.svelte";
import type { GameEvent, PositionWords, Question, SeatInfo } from "../protocol";
import type { Fold } from "../table/fold";
import type { Hand } from "../table/hand.svelte";
import type { TableState } from "../table/state.svelte";

export type Names = (seat: number) => string;

/** An answer, read as far as its game needs it. */
export interface Answer {
  text: string; // in notation, as it is sent
}

/** An answer as the server sends it: with its words, if they were asked for. */
export interface Offered extends Answer {
  said?: string;
  group?: string;
}

export interface Spoken {
  said: string;
  cost: string; // empty if it costs nothing
  group: string; // the heading under which it stands
}

export interface LogLine {
  said: string;
  seat: number; // -1: nobody's
  style: "heading" | "turn" | "points" | "plain";
  places?: string[]; // on the board, that it is about
}

/** What is told of a table or a position. */
export interface Scene {
  question: Question | null;
  events: GameEvent[];
  words: PositionWords | null; // from the server, for a face that asks for them
}

/** A board. It also says where the parts go that every game has. */
export interface BoardProps<View> {
  view: View;
  options: Record<string, string>;
  scene: Scene;
  seats: SeatInfo[];
  toMove: number[];
  news: GameEvent[]; // what is being shown
  names: Names;
  hand: Hand | null; // null where a position is only looked at
  clock?: (seat: number) => string;
  top: Snippet;
  choices: Snippet;
  log: Snippet;
}

/** A panel beside the list of choices. */
/** The figures of the rules of a game, by the number of the rule or chapter they belong to. */
export type Figures = Record<string, { name: string; task?: boolean }>; // task: something can be tried

export interface SidePanel<View> {
  name: string;
  key: string; // of its title
  tellsOfEvents?: boolean; // and so has nothing to say about a position alone
  Panel: Component<{ view: View; events: GameEvent[]; names: Names }>;
}

export interface Face<View = any, Given extends Answer = any> {
  Board: Component<BoardProps<View>>;
  panels: SidePanel<View>[];
  asksForWords: boolean; // has no words of its own
  asksForState: boolean; // nor a drawing: the whole table in words
  hasSecrets: boolean; // players know what the others do not
  hand(table: TableState<View, Given>): Hand<View, Given>;

  answerOf(choice: Offered): Given;
  fold: Fold | null; // how events change a view; null where the view is not shown
  partners?(view: View, seat: number): number[]; // those who play together with a seat
  guess(view: View, answer: Given, question: Question | null): GameEvent[]; // what an answer surely does, shown before the server confirms it
  isEndOfTurn(event: GameEvent): boolean;
  pause(event: GameEvent): number; // milliseconds an event is left to be seen
  sound(event: GameEvent): Sound | null;
  fly(event: GameEvent, speed: number): void; // moves what the event moves; called before it is folded

  question(text: Text, scene: Scene): string;
  spoken(text: Text, answer: Given, names: Names): Spoken;
  inOneSentence(text: Text, answer: Given, names: Names): string;
  places(answer: Given, seat: number): string[]; // on the board, that an answer of the seat is about
  byOrder(x: Given, y: Given): number; // of the list
  isPlain(answer: Given): boolean; // shown as a button above the board: end, pass
  ended?(text: Text, view: View, names: Names): string[]; // why the game is over
  hasNotes?: boolean; // has a place of its own for private notes
  isFormality?(question: Question): boolean; // its only answer is given by itself
  isDrawn?(question: Question): boolean; // its answers are better seen on the board than read
  confirms: boolean; // asks before the turn ends, unless one does not like that
  remarks: string[]; // keys of what can be said in everyone's language, without numbers
  remark(text: Text, key: string, numbers: number[], names: Names): string;
  log(text: Text, scene: Scene, names: Names, everything?: boolean): LogLine[]; // else without what the board shows anyway
}
