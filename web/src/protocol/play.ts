// Written by generate.py from the Python side; do not edit.

import type { ChatLine } from "./chat";

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

export interface Choice {
  text: string;
  verb: string;
}

export interface Leave {
  t: "leave";
  table: string;
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

export interface Question {
  kind: string;
  about: string | null;
}

export interface Receipt {
  t: "receipt";
  request: string;
  number: number;
}

export interface Refused {
  t: "refused";
  request: string;
  code: string;
  rule: string | null;
  key: string | null;
  place: number;
}

export interface Undo {
  t: "undo";
  table: string;
  number: number;
  request: string;
}

export interface Watch {
  t: "watch";
  table: string;
  seen?: number;
  invite?: string | null;
  seat?: number | null;
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
