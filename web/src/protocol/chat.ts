// Written by generate.py from the Python side; do not edit.

export const REMARKS = ["hello", "thanks", "well-played", "one-moment", "sorry", "good-game"];

export interface ChatLine {
  name: string;
  seat: number;
  text: string;
  at: number;
  remark: string | null;
  numbers: number[];
  team: boolean;
}

export interface LedgerNews {
  t: "ledger";
  table: string;
  promises: MarkedPromise[];
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

export interface NewMark {
  number: number;
  by: number;
  key: string;
  kept: boolean | null;
}

export interface PrivateNotes {
  content: Record<string, unknown>;
}

export interface Said {
  t: "said";
  name: string;
  seat: number;
  text: string;
  at: number;
  remark: string | null;
  numbers: number[];
  team: boolean;
  table: string;
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
