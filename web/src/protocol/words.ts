// Written by generate.py from the Python side; do not edit.

export interface AskHint {
  t: "hint";
  table: string;
  request: string;
  language?: "de" | "en" | "it" | "ru";
  names?: string[];
}

export interface AskWords {
  t: "words";
  table: string;
  language?: "de" | "en" | "it" | "ru";
  seen?: number;
  names?: string[];
  state?: boolean;
}

export interface Hint {
  t: "hint";
  request: string;
  number: number;
  text: string;
  lines: string[];
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

export interface SpokenChoice {
  text: string;
  said: string;
  group: string;
}

export interface SpokenSection {
  title: string;
  lines: string[];
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
  forecast: [number, number, number, number, number][];
  standing: string[];
}
