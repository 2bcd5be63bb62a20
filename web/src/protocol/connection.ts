// Written by generate.py from the Python side; do not edit.

import type { LedgerNews, Said, Say, SayRemark } from "./chat";
import type { Answer, Back, Leave, Moved, Receipt, Refused, Undo, Watch, WholeTable } from "./play";
import type { Mine, Seats, Watching } from "./tables";
import type { AskHint, AskWords, Hint, Reason, Why, Words } from "./words";

export type ClientMessage = Watch | Leave | Answer | Undo | Say | SayRemark | Why | AskWords | AskHint | Ping;

export type ServerMessage = Hello | Moved | WholeTable | Back | Receipt | Seats | Watching | Said | LedgerNews | Refused | Mine | Reason | Words | Hint | Pong | Problem;

export interface Hello {
  t: "hello";
  protocol: number;
  person: string;
}

export interface Ping {
  t: "ping";
}

export interface Pong {
  t: "pong";
}

export interface Problem {
  t: "problem";
  code: string;
  message: string;
  request: string | null;
}
