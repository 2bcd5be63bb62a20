// Written by generate.py from the Python side; do not edit.

export const PROTOCOL = 2;
export const REMARKS = ["hello", "thanks", "well-played", "one-moment", "sorry", "good-game"];
export type ClientMessage = Watch | Leave | Answer | Undo | Say | SayRemark | Why | AskWords | Ping;
export type ServerMessage = Hello | Moved | WholeTable | Back | Receipt | Seats | Said | LedgerNews | Refused | Mine | Reason | Words | Pong | Problem;
export type Clock = NoClock | DaysClock | TotalClock;
export type GameEvent = [number, number, number, number, number];

export interface Answer {
  t: "answer";
  table: string;
  number: number;
  text: string;
  request: string;
  careful?: boolean;
  then?: string[];
}

export interface AskWords {
  t: "words";
  table: string;
  language?: "de" | "en" | "it" | "ru";
  seen?: number;
  names?: string[];
  state?: boolean;
}

export interface Back {
  t: "back";
  table: string;
  from: number;
  number: number;
  seat: number;
  view: Record<string, unknown>;
  events: [number, number, number, number, number][];
  to_move: number[];
  question: Question | null;
  choices: Choice[];
  undo: boolean;
  clocks: number[] | null;
  chat: ChatLine[];
}

export interface ChatLine {
  name: string;
  seat: number;
  text: string;
  at: number;
  remark: string | null;
  numbers: number[];
  team: boolean;
}

export interface CheckedOptions {
  problem: string;
}

export interface Choice {
  text: string;
  verb: string;
}

export interface Combination {
  options: Record<string, string>;
}

export interface CopiedPosition {
  line: string;
  seat?: number;
  language?: "de" | "en" | "it" | "ru" | null;
  answers?: string[];
}

export interface DaysClock {
  kind: "days";
  days: number;
  out: "bot" | "vote";
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
}

export interface GameResult {
  points: number[];
  places: number[];
}

export interface Guest {
  name: string;
}

export interface Hello {
  t: "hello";
  protocol: number;
  person: string;
}

export interface Leave {
  t: "leave";
  table: string;
}

export interface LedgerNews {
  t: "ledger";
  table: string;
  promises: MarkedPromise[];
}

export interface LoginBody {
  login: string;
  password: string;
}

export interface Mark {
  seat: number;
  kept: boolean;
}

export interface MarkedPromise {
  number: number;
  turn: number;
  by: number;
  to: number;
  key: string;
  amount: number;
  marks: Mark[];
}

export interface Mine {
  t: "mine";
  table: TableInfo;
}

export interface Mistake {
  code: string;
  message: string;
  rule?: string | null;
  key?: string | null;
}

export interface Move {
  number: number;
  who: number;
  text: string;
  said: string;
}

export interface Moved {
  t: "moved";
  table: string;
  from: number;
  number: number;
  answers: [number, string][];
  events: [number, number, number, number, number][];
  to_move: number[];
  question: Question | null;
  choices: Choice[];
  undo: boolean;
  clocks: number[] | null;
}

export interface NewMark {
  number: number;
  by: number;
  key: string;
  kept: boolean | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  private?: boolean;
  clock?: NoClock | DaysClock | TotalClock;
  commitment?: string | null;
  stand_in?: string | null;
}

export interface NoClock {
  kind: "none";
  absent: number;
}

export interface OpenedPosition {
  game: string;
  options: Record<string, string>;
  seat: number;
  view: Record<string, unknown>;
  to_move: number[];
  question: Question | null;
  words: PositionWords | null;
  choices: SpokenChoice[];
  line: string;
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

export interface Person {
  id: string;
  name: string;
  login: string | null;
  language: string | null;
  preferences: Record<string, unknown>;
}

export interface PersonPatch {
  name?: string | null;
  language?: "de" | "en" | "it" | "ru" | null;
  preferences?: Record<string, unknown> | null;
}

export interface Ping {
  t: "ping";
}

export interface Pong {
  t: "pong";
}

export interface Position {
  number: number;
  last: number;
  view: Record<string, unknown>;
  who: number | null;
  text: string | null;
  events: [number, number, number, number, number][];
  to_move: number[];
  question: Question | null;
  words: PositionWords | null;
  line: string | null;
}

export interface PositionWords {
  said: string | null;
  question: string | null;
  log: string[];
  state: SpokenSection[];
  outlook: [number, number, number, number, number][];
  standing: string[];
}

export interface PrivateNotes {
  content: Record<string, unknown>;
}

export interface Problem {
  t: "problem";
  code: string;
  message: string;
  request: string | null;
}

export interface Question {
  kind: string;
  about: string | null;
}

export interface Reason {
  t: "reason";
  request: string;
  legal: boolean;
  rule: string | null;
  key: string | null;
  said: string | null;
  rule_text: string | null;
}

export interface Receipt {
  t: "receipt";
  request: string;
  number: number;
}

export interface Recovered {
  id: string;
  name: string;
}

export interface Recovery {
  recovery: string;
  leaving?: boolean;
}

export interface RecoveryLink {
  recovery: string;
}

export interface Refused {
  t: "refused";
  request: string;
  code: string;
  rule: string | null;
  key: string | null;
  place: number;
}

export interface Registration {
  login: string;
  password: string;
  name: string;
}

export interface Rematch {
  commitment?: string | null;
  same?: boolean;
}

export interface Reveal {
  part: string;
}

export interface Said {
  t: "said";
  table: string;
  name: string;
  seat: number;
  text: string;
  at: number;
  remark: string | null;
  numbers: number[];
  team: boolean;
}

export interface Say {
  t: "say";
  table: string;
  text: string;
  team?: boolean;
}

export interface SayRemark {
  t: "remark";
  table: string;
  key: string;
  numbers?: number[];
  team?: boolean;
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
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface Seats {
  t: "seats";
  table: TableInfo;
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  browser: string;
  current: boolean;
}

export interface Sit {
  seat: number;
  invite?: string | null;
  commitment?: string | null;
}

export interface SpokenChoice {
  text: string;
  said: string;
  group: string;
}

export interface SpokenSection {
  title: string;
  lines: string[];
}

export interface Stand {
  seat?: number | null;
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

export interface Undo {
  t: "undo";
  table: string;
  number: number;
  request: string;
}

export interface Vote {
  seat: number;
}

export interface Watch {
  t: "watch";
  table: string;
  seen?: number;
  invite?: string | null;
}

export interface WholeTable {
  t: "table";
  table: string;
  from: number;
  number: number;
  seat: number;
  view: Record<string, unknown>;
  events: [number, number, number, number, number][];
  to_move: number[];
  question: Question | null;
  choices: Choice[];
  undo: boolean;
  clocks: number[] | null;
  chat: ChatLine[];
}

export interface Why {
  t: "why";
  table: string;
  text: string;
  request: string;
  language?: "de" | "en" | "it" | "ru";
}

export interface Words {
  t: "words";
  table: string;
  since: number;
  number: number;
  question: string | null;
  choices: SpokenChoice[];
  log: string[];
  state: SpokenSection[];
  outlook: [number, number, number, number, number][];
  standing: string[];
}
