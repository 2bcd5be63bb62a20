// The prompt of each question.
import type { Component } from "svelte";
import type { QUESTIONS } from "../generated";
import Bid from "./Bid.svelte";
import Crisis from "./Crisis.svelte";
import Found from "./Found.svelte";
import Hands from "./Hands.svelte";
import Hexes from "./Hexes.svelte";
import Laying from "./Laying.svelte";
import OnMap from "./OnMap.svelte";
import Options from "./Options.svelte";
import Order from "./Order.svelte";
import Raise from "./Raise.svelte";
import Round from "./Round.svelte";
import Search from "./Search.svelte";
import Talk from "./Talk.svelte";
import Track from "./Track.svelte";
import Trades from "./Trades.svelte";

export const PROMPTS: Record<(typeof QUESTIONS)[number], Component> = {
  "choose-trend": Options,
  "choose-objective": Options,
  "first-region": Laying,
  "first-landing": OnMap,
  bid: Bid,
  talk: Talk,
  "set-order": Order,
  help: Crisis,
  raise: Raise,
  expel: OnMap,
  "export-help": Crisis,
  round: Round,
  harvest: OnMap,
  trades: Trades,
  merchant: Trades,
  "take-hex": Hexes,
  "choose-hex": Hexes,
  "place-hex": Laying,
  "resources-found": Found,
  "missionary-lands": OnMap,
  reproduce: OnMap,
  recruit: OnMap,
  migrate: OnMap,
  "build-freely": OnMap,
  purchase: Track,
  "search-buy": Search,
  sink: OnMap,
  "yield-cube": Hands,
  "hide-cubes": Hands,
  "pick-hand": Hands,
  "supply-market": Trades,
  "shift-cubes": Trades,
  terms: Talk,
  "deal-reply": Talk,
  plunder: OnMap,
};
