// Written by generate.py from the Python side; do not edit.

import type { Question } from "./play";
import type { SpokenChoice, SpokenSection } from "./words";

export interface CopiedPosition {
  line: string;
  seat?: number;
  language?: "de" | "en" | "it" | "ru" | null;
  answers?: string[];
}

export interface Move {
  number: number;
  who: number;
  text: string;
  said: string;
  begins: boolean;
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
  earlier: [number, number, number, number, number][];
  line: string | null;
}

export interface PositionWords {
  said: string | null;
  question: string | null;
  log: string[];
  state: SpokenSection[];
  forecast: [number, number, number, number, number][];
  standing: string[];
}
