// The prompt of each question.
import type { Component } from "svelte";
import type { QUESTIONS } from "../generated";
import Hexes from "./Hexes.svelte";
import Laying from "./Laying.svelte";
import OnMap from "./OnMap.svelte";
import Options from "./Options.svelte";
import Round from "./Round.svelte";
import Talk from "./Talk.svelte";
import Trades from "./Trades.svelte";

export type Kind = (typeof QUESTIONS)[number];
type Prompts = Partial<Record<Kind, Component>>;

/** Their prompts show what was picked, and take it back. */
export const CONFIRMED: Kind[] = ["first-region", "place-hex", "purchase"];
/** Their prompts end with what confirms or answers, which stays where it is while the rest scrolls. */
export const FOOTED: Kind[] = [...CONFIRMED, "set-order", "take-hex", "help", "export-help"];

/** Those of the set-up and of what is done on the map come with the board; the others are fetched when one of them is needed. */
class Known {
  prompts = $state.raw<Prompts>({
    "choose-trend": Options,
    "choose-objective": Options,
    "first-region": Laying,
    "first-landing": OnMap,
    talk: Talk,
    expel: OnMap,
    round: Round,
    harvest: OnMap,
    trades: Trades,
    merchant: Trades,
    "take-hex": Hexes,
    "choose-hex": Hexes,
    "place-hex": Laying,
    "missionary-lands": OnMap,
    reproduce: OnMap,
    recruit: OnMap,
    migrate: OnMap,
    "build-freely": OnMap,
    sink: OnMap,
    "supply-market": Trades,
    "shift-cubes": Trades,
    terms: Talk,
    "deal-reply": Talk,
    plunder: OnMap,
  });

  async fetchOthers(): Promise<void> {
    const { OTHERS } = await import("./others");
    this.prompts = { ...this.prompts, ...OTHERS };
  }
}

export const known = new Known();
