// Written by generate.py from the Python side; do not edit.

export type Clock = NoClock | DaysClock | TotalClock;

export interface CheckedOptions {
  problem: string;
}

export interface Combination {
  options: Record<string, string>;
}

export interface DaysClock {
  kind: "days";
  days: number;
  out: "bot" | "vote";
}

export interface End {
  end?: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  hints: boolean;
  mode: string;
}

export interface GameResult {
  points: number[];
  places: number[];
}

export interface Mine {
  t: "mine";
  table: TableInfo;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  private?: boolean;
  clock?: NoClock | DaysClock | TotalClock;
  commitment?: string | null;
  stand_in?: string | null;
  club?: string | null;
  hints?: boolean;
  delay?: number;
}

export interface NoClock {
  kind: "none";
  absent: number;
}

export interface OptionInfo {
  name: string;
  default: string;
  values: string[];
  several: boolean;
  title: string;
  hint: string;
  labels: string[];
}

export interface Paint {
  colour: number;
}

export interface Rematch {
  commitment?: string | null;
  same?: boolean;
}

export interface Reveal {
  part: string;
}

export interface SeatInfo {
  name: string | null;
  person: string | null;
  bot: string | null;
  away: boolean;
  online: boolean;
  votes: number[];
  asked: boolean;
  commitment: string | null;
  part: string | null;
  vote_in: number | null;
  out_of_time: boolean;
  can_return: boolean;
  not_trading: boolean;
  here: boolean;
  colour: number | null;
  vacation: number | null;
}

export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

export interface Seats {
  t: "seats";
  table: TableInfo;
}

export interface SentAway {
  person: string;
  away?: boolean;
}

export interface Sit {
  seat: number;
  invite?: string | null;
  commitment?: string | null;
}

export interface Stand {
  seat?: number | null;
}

export interface Start {
  bot?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "open" | "over" | "playing";
  private: boolean;
  invite: string | null;
  owner: string | null;
  mine: number | null;
  created: number;
  seats: SeatInfo[];
  clock: NoClock | DaysClock | TotalClock;
  to_move: number[];
  number: number;
  seed_hash: string;
  result: GameResult | null;
  rematch: string | null;
  imported: boolean;
  revealing: boolean;
  seed: string | null;
  unreadable: boolean;
  stand_in: string;
  left: number | null;
  ending: "abandoned" | "agreed" | "cancelled" | null;
  end_votes: number[];
  club: string | null;
  hints: boolean;
  delay: number;
  watching: number;
}

export interface TablePatch {
  options?: Record<string, string> | null;
  private?: boolean | null;
  clock?: NoClock | DaysClock | TotalClock | null;
  stand_in?: string | null;
  delay?: number | null;
}

export interface TotalClock {
  kind: "total";
  minutes: number;
  increment: number;
  out: "bot" | "vote";
  absent: number;
}

export interface Trading {
  trading: boolean;
}

export interface Vote {
  seat: number;
}

export interface Watching {
  t: "watching";
  table: string;
  number: number;
}
