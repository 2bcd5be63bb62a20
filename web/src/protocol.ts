// The wire contract of docs/protocol.md, version 1.

export type GameEvent = [kind: number, seat: number, a: number, b: number, c: number];
export type Counts = Record<number, number>;

export interface SeatView {
  duchy: number;
  tiles: Counts; // by field
  storage: number[];
  dice: number[];
  points: number;
  silver: number;
  workers: number;
  goods: Counts; // by kind
  sold: Counts; // by kind; the viewer's own only
  sold_number: number;
  bonuses: number;
  bridge: number;
  sealed: number;
}

export interface View {
  seat: number;
  seats: SeatView[];
  order: number[];
  phase: number;
  round: number;
  depots: number[];
  goods: Counts[]; // by depot, by kind
  coming_goods: number[];
  white_die: number;
  supply: Counts;
  goods_supply: Counts;
  bonuses_taken: Counts; // by colour
  can_purchase: boolean;
  over: boolean;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  language: string | null;
  preferences: Record<string, unknown> | null;
  recovery: string | null;
}

export type Clock =
  | { kind: "none" }
  | { kind: "days"; days: number }
  | { kind: "total"; minutes: number; increment: number };

export interface TableSeat {
  name: string | null;
  person?: string | null;
  bot?: string | null;
  away?: boolean;
  online?: boolean;
  votes?: number[]; // seats that want a bot to take this one
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "open" | "playing" | "over";
  private: boolean;
  invite?: string | null;
  owner: string | null;
  mine: number | null;
  created: number;
  seats: TableSeat[];
  clock: Clock;
  to_move: number[];
  seed_hash: string | null;
  result: { points: number[]; places: number[] } | null;
  rematch: string | null;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: [number, number];
  options: { name: string; default: string; values: string[] }[];
  bots: string[];
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: { kind: "me" | "open" | "bot"; bot?: string }[];
  private: boolean;
  clock: Clock;
}

export interface Question {
  kind: string;
  tile: string | null;
}

export interface WireChoice {
  text: string;
}

export interface Said {
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** What is asked of whom now; part of `table`, `back` and `moved`. */
export interface Asked {
  number: number;
  to_move: number[];
  question: Question | null;
  choices: WireChoice[];
  undo: boolean;
  clocks: number[] | null;
}

export type WholeTable = Asked & { table: string; from: number; seat: number; view: View; events: GameEvent[]; chat: Said[] };

export type FromServer =
  | { t: "hello"; protocol: number; person: string | null }
  | ({ t: "table" } & WholeTable)
  | ({ t: "back" } & WholeTable)
  | ({ t: "moved"; table: string; from: number; answers: [who: number, text: string][]; events: GameEvent[] } & Asked)
  | { t: "receipt"; request: string; number: number }
  | { t: "seats"; table: Table }
  | ({ t: "said"; table: string } & Said)
  | { t: "refused"; request: string; code: string; rule?: string | null; key?: string | null }
  | { t: "problem"; code: string; message?: string };

export type FromClient =
  | { t: "watch"; table: string; seen: number }
  | { t: "leave"; table: string }
  | { t: "answer"; table: string; number: number; text: string; request: string }
  | { t: "undo"; table: string; number: number; request: string }
  | { t: "say"; table: string; text: string };

export interface Position {
  number: number;
  last: number;
  view: View;
  who: number | null; // who gave the last answer, what it was, and what it did
  text: string | null;
  events: GameEvent[];
  to_move: number[];
  question: Question | null;
}
