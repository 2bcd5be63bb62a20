// Written by generate.py from the Python side; do not edit.

import type { Fold } from "../../table/fold";

export const CARDS = ["researcher", "pirate", "explorer", "head-hunter", "assassin", "bishop", "archbishop", "pope", "false-prophet", "minister-of-labour", "scout", "king", "recruiter", "missionary", "spy", "merchant", "treasurer", "thief", "barbarian", "minister-of-agriculture", "queen", "exporter", "admiral", "minister-of-trade", "irrigation-canal", "industrial-fishing", "sawmill", "quarry", "iron-mine", "farm", "roads", "shipbuilding", "expansionism", "amphitheatre", "foreign-trade", "slavery", "colossus", "pyramid", "emigration", "great-lighthouse", "cathedral", "immigration", "architecture", "local-trade", "peace-and-prosperity", "education", "dictatorship", "gifts-of-the-clergy"] as const;
export const WONDERS = [36, 37, 39, 40] as const;
export const RESOURCES = ["fruit", "cattle", "fish", "wood", "stone", "iron"] as const;
export const BUILDINGS = ["town", "market", "port", "temple"] as const;
export const TRENDS = ["benefactor", "temples", "fish", "citizens", "ships", "florins", "fruit", "cattle", "wood", "stone", "iron", "towns"] as const;
export const QUESTIONS = ["choose-trend", "choose-objective", "first-region", "first-landing", "bid", "talk", "set-order", "help", "raise", "expel", "export-help", "round", "harvest", "trades", "merchant", "take-hex", "choose-hex", "place-hex", "resources-found", "missionary-lands", "reproduce", "recruit", "migrate", "build-freely", "purchase", "search-buy", "sink", "yield-cube", "hide-cubes", "pick-hand", "supply-market", "shift-cubes", "terms", "deal-reply", "plunder"] as const;
export const REMARKS: Record<string, string[]> = {"need": ["resource"], "spare": ["resource"], "who-helps": [], "stand-together": [], "too-far-ahead": ["player"], "keep-your-promise": [], "agreed": [], "not-now": [], "not-trading": [], "trading-again": [], "too-little": [], "add-florins": ["florins"], "no-use": [], "need-it": [], "do-not-have": [], "no-promises": [], "helps-you-more": []};
export const OBJECTIVES = [{"name": "s1", "end": "piles", "perPlayer": 0, "base": 2, "criterion": "florins", "margin": 0}, {"name": "s2", "end": "resources", "perPlayer": 0, "base": 2, "criterion": "temples", "margin": 0}, {"name": "s3", "end": "progress", "perPlayer": 1, "base": 2, "criterion": "markets", "margin": 0}, {"name": "s4", "end": "temples", "perPlayer": 1, "base": 0, "criterion": "characters", "margin": 0}, {"name": "s5", "end": "characters", "perPlayer": 1, "base": 2, "criterion": "explorer-tokens", "margin": 0}, {"name": "s6", "end": "markets", "perPlayer": 1, "base": 1, "criterion": "iron", "margin": 0}, {"name": "s7", "end": "towns", "perPlayer": 1, "base": 1, "criterion": "ports", "margin": 0}, {"name": "s8", "end": "ports", "perPlayer": 1, "base": 1, "criterion": "progress", "margin": 0}, {"name": "s9", "end": "population", "perPlayer": 7, "base": 1, "criterion": "pacifist", "margin": 15}, {"name": "s10", "end": "piles", "perPlayer": 0, "base": 3, "criterion": "separatist", "margin": 0}, {"name": "m1", "end": "characters", "perPlayer": 3, "base": -1, "criterion": "fish", "margin": 0}, {"name": "m2", "end": "piles", "perPlayer": 0, "base": 3, "criterion": "iron-icons", "margin": 0}, {"name": "m3", "end": "markets", "perPlayer": 1, "base": 2, "criterion": "wood-icons", "margin": 0}, {"name": "m4", "end": "temples", "perPlayer": 1, "base": 2, "criterion": "all-cards", "margin": 0}, {"name": "m5", "end": "towns", "perPlayer": 1, "base": 2, "criterion": "explorer-tokens", "margin": 0}, {"name": "m6", "end": "population", "perPlayer": 7, "base": 6, "criterion": "ports-and-markets", "margin": 0}, {"name": "m7", "end": "ports", "perPlayer": 1, "base": 2, "criterion": "temples", "margin": 0}, {"name": "m8", "end": "progress", "perPlayer": 3, "base": -1, "criterion": "florins", "margin": 0}, {"name": "m9", "end": "resources", "perPlayer": 0, "base": 3, "criterion": "pacifist", "margin": 12}, {"name": "m10", "end": "florins", "perPlayer": 0, "base": 135, "criterion": "separatist", "margin": 0}, {"name": "l1", "end": "towns", "perPlayer": 1, "base": 3, "criterion": "explorer-tokens", "margin": 0}, {"name": "l2", "end": "ports", "perPlayer": 1, "base": 3, "criterion": "florins", "margin": 0}, {"name": "l3", "end": "markets", "perPlayer": 1, "base": 3, "criterion": "temples", "margin": 0}, {"name": "l4", "end": "resources", "perPlayer": 0, "base": 3, "criterion": "ports", "margin": 0}, {"name": "l5", "end": "cards", "perPlayer": 4, "base": 4, "criterion": "fish-icons", "margin": 0}, {"name": "l6", "end": "temples", "perPlayer": 1, "base": 3, "criterion": "fruit-icons", "margin": 0}, {"name": "l7", "end": "piles", "perPlayer": 0, "base": 3, "criterion": "characters", "margin": 0}, {"name": "l8", "end": "ships", "perPlayer": 2, "base": 2, "criterion": "progress", "margin": 0}, {"name": "l9", "end": "workers", "perPlayer": 0, "base": 22, "criterion": "pacifist", "margin": 10}, {"name": "l10", "end": "florins", "perPlayer": 0, "base": 135, "criterion": "separatist", "margin": 0}];
export const ACTIONS: Record<number, string> = {"14": "harvesting", "15": "taxing", "20": "reproducing", "19": "exploring", "16": "buying", "17": "selling", "23": "building", "22": "migrating", "21": "recruiting"};
export const SEA_A = 2;
export const AREAS = 4;
export const OPEN_SEA = 48;
export const DESERT_VILLAGE = 49;
export const REGION_LAID = 13;
export const UNIT_ADDED = 14;
export const UNIT_CHANGED = 15;
export const UNIT_LOST = 16;
export const BUILDING_BUILT = 48;
export const COIN_LAID = 49;
export const MARKET_STOCKED = 30;
export const MARKET_DRAWN = 31;
export const CUBE_BOUGHT = 32;
export const CUBE_SOLD = 33;
export const CARD_BOUGHT = 52;
export const CARD_TURNED = 53;
export const CARD_USED = 57;
export const OBJECTIVE_SEEN = 6;
export const CUBE_STOLEN = 27;
export const EMPTY_HAND_PICKED = 95;
export const PHASE_OPENED = 38;
export const CRISIS_OPENED = 42;
export const CRISIS_CLOSED = 43;
export const EVENT_HAPPENED = 44;
export const REBELLION_MOVED = 35;
export const WORKERS_MOVED = 36;
export const CUBES_GAINED = 24;
export const CUBES_PAID = 25;
export const TOKENS_SPENT = 18;
export const BID_REVEALED = 40;
export const DISCS_USED = 20;
export const DISCS_RETURNED = 63;
export const BOARD_I = 48;
export const BOARD_II = 49;
export const BOARD_III = 50;
export const BOARD_IV = 51;
export const STRIKERS = 52;
export const MISSING_CUBES = 53;
export const EVENT_CAUSE = 54;
export const ROUND_OPENED = 46;
export const WINDOW_OPENED = 83;
export const TALK_OPENED = 98;
export const DEAL_OPENED = 66;
export const DEAL_WITHDRAWN = 69;
export const DEAL_ACCEPTED = 70;
export const DEAL_REFUSED = 71;
export const DEAL_COUNTERED = 72;
export const EXPLORATION_MARKED = 92;
export const POINTS_SCORED = 78;
export const PACIFIST_POINTS = 60;
export const MEDALS = 61;
export const OBJECTIVE_RANK = 64;
export const TREND_RANK = 96;
export const GIVEN = 0;
export const ASKED = 1;
export const FIRST_TERM = 6;
export const TERM_FLORINS = 0;
export const TERM_TOKENS = 2;
export const TERM_CARD = 3;
export const TERM_PERMIT = 4;
export const PROMISED_PLACE = 5;
export const PROMISED_RAISE = 6;
export const PROMISED_FLORINS = 7;
export const MOST_ASKED = 6;
export const MOST_RAISED = 10;
export const MOST_LENT = 20;
export const MOST_TERMS = 6;
export const ORDER_PHASE = 2;
export const ACTION_PHASE = 5;

export interface Call {
  turn: number;
  population: number;
  rebellion: number;
}

export interface FailedCrisis {
  market: string;
  resource: string;
  missing: number;
  spared: number;
  rebellion: number;
  averted: boolean;
}

export interface Independence {
  cause: string;
  card: boolean;
  steps: number;
  winner: number;
  crisis: FailedCrisis | null;
}

export interface Moment {
  turn: number;
  population: number;
  rebellion: number;
  workers: number;
  florins: number[];
  cubes: number[];
  points: number[];
}

export interface Review {
  moments: Moment[];
  scores: Scored[];
  ended_by: string[];
  independence: Independence | null;
  closest: Call | null;
}

export interface Scored {
  kind: string;
  name: string;
  length: string;
  criterion: string;
  margin: number;
  holder: number;
  counted: number[];
  ranks: number[];
  points: number[];
  end: string;
  ends_at: number;
  reached: number;
}

export const FOLD: Fold = {
  1: [],
  2: [["include", ["trends"], "a"]],
  3: [["add", ["seats", ["seat"], "objectives_held"], 1], ["include", ["seats", ["seat"], "objectives"], "a"]],
  4: [["include", ["open_objectives"], "a"]],
  5: [["subtract", ["seats", ["seat"], "objectives_held"], 1], ["add", ["seats", ["seat"], "objectives_declined"], 1], ["drop", ["seats", ["seat"], "objectives"], "a"], ["include", ["seats", ["seat"], "declined"], "a"]],
  6: [["include", ["seats", ["seat"], "seen"], "a"], ["include", ["seats", ["a"], "objectives"], "b"]],
  7: [["include", ["revealed"], "a"], ["include", ["seats", ["seat"], "objectives"], "a"]],
  8: [["drop", ["stack"], "a"], ["include", ["seats", ["seat"], "hand"], "a"], ["set", ["top_side"], "b"]],
  9: [["pour", ["seats", ["seat"], "hand"], ["discarded_hexes"]]],
  10: [["set", ["top_side"], "a"], ["drop", ["stack"], "b"]],
  11: [["include", ["discarded_hexes"], "a"], ["set", ["top_side"], -1]],
  12: [["pour", ["discarded_hexes"], ["stack"]]],
  13: [["push", ["regions"], {"side": "a", "rotation": "b", "spot": "c", "buildings": {}, "plundered": {}, "used": []}]],
  14: [["put", ["seats", ["seat"], "units"], "a"], ["set", ["seats", ["seat"], "citizens_left"], "b"], ["set", ["seats", ["seat"], "ships_left"], "c"]],
  15: [["drop", ["seats", ["seat"], "units"], "a"], ["put", ["seats", ["seat"], "units"], "b"]],
  16: [["drop", ["seats", ["seat"], "units"], "a"], ["set", ["seats", ["seat"], "ships_left"], "b"]],
  17: [["add", ["seats", ["seat"], "tokens"], 1], ["subtract", ["tokens_left"], 1]],
  18: [["subtract", ["seats", ["seat"], "tokens"], "a"]],
  19: [["add", ["seats", ["seat"], "discs"], 1], ["drop", ["out"], "seat"]],
  20: [["add", ["seats", ["seat"], "discs_used"], "a"]],
  21: [["add", ["seats", ["seat"], "florins"], "a"], ["subtract", ["bank"], "a"]],
  22: [["subtract", ["seats", ["seat"], "florins"], "a"], ["add", ["bank"], "a"]],
  23: [["subtract", ["seats", ["seat"], "florins"], "b"], ["add", ["seats", ["a"], "florins"], "b"]],
  24: [["add", ["seats", ["seat"], "cubes", ["a"]], "b"], ["subtract", ["bank_cubes", ["a"]], "b"]],
  25: [["subtract", ["seats", ["seat"], "cubes", ["a"]], "b"], ["add", ["bank_cubes", ["a"]], "b"]],
  26: [["subtract", ["seats", ["seat"], "cubes", ["a"]], "b"], ["add", ["seats", ["c"], "cubes", ["a"]], "b"]],
  27: [["set", ["hiding"], -1], ["clear", ["hands"], null], ["add", ["seats", ["seat"], "cubes", ["b"]], 1], ["subtract", ["seats", ["a"], "cubes", ["b"]], 1]],
  28: [["set", ["hiding"], "seat"], ["set", ["hands"], ["a", "b"]]],
  29: [["subtract", ["seats", ["seat"], "tokens"], "b"], ["add", ["seats", ["a"], "tokens"], "b"]],
  30: [["add", ["boards", ["a"], ["b"]], 1], ["subtract", ["bank_cubes", ["b"]], 1]],
  31: [["subtract", ["boards", ["a"], ["b"]], 1], ["add", ["bank_cubes", ["b"]], 1]],
  32: [["subtract", ["boards", ["a"], ["b"]], 1], ["add", ["seats", ["seat"], "cubes", ["b"]], 1]],
  33: [["add", ["boards", ["a"], ["b"]], 1], ["subtract", ["seats", ["seat"], "cubes", ["b"]], 1]],
  34: [["add", ["population"], "a"]],
  35: [["add", ["rebellion"], "a"]],
  36: [["add", ["workers"], "a"]],
  37: [["set", ["turn"], "a"], ["clear", ["fresh"], null], ["set", ["taxed"], 0], ["clear", ["collected"], null], ["clear", ["reproduced"], null], ["clear", ["explored"], null], ["set", ["shared_explored"], 0]],
  38: [["set", ["phase"], "a"], ["set", ["orderer"], -1]],
  39: [["set", ["seats", ["seat"], "bid"], "a"]],
  40: [["set", ["seats", ["seat"], "bid"], -1]],
  41: [["set", ["orderer"], "seat"]],
  42: [["set", ["missing"], "c"]],
  43: [["set", ["missing"], 0]],
  44: [],
  45: [["add", ["seats", ["seat"], "bonus"], 1], ["subtract", ["bank"], 1]],
  46: [["set", ["done"], 0], ["clear", ["boosts"], null], ["set", ["offers_left"], "a"]],
  47: [["include", ["out"], "seat"]],
  48: [["set", ["regions", ["a"], "buildings", ["b"]], "c"]],
  49: [["subtract", ["seats", ["seat"], "florins"], 1], ["add", ["seats", ["seat"], "coins"], 1], ["include", ["regions", ["a"], "used"], "b"]],
  50: [["add", ["bank"], "a"], ["set", ["seats", ["*"], "coins"], 0], ["clear", ["regions", ["*"], "used"], null]],
  51: [["set", ["track", ["a"]], "b"], ["set", ["positions", ["a"]], 0], ["set", ["top"], -1]],
  52: [["set", ["track", ["c"]], -1], ["set", ["positions", ["c"]], 0], ["drop", ["opened"], "a"], ["include", ["seats", ["seat"], "cards"], "a"], ["include", ["fresh"], "a"]],
  53: [["set", ["positions", ["a"]], "c"]],
  54: [["set", ["track", ["b"]], -1], ["set", ["positions", ["b"]], 0], ["drop", ["opened"], "a"], ["drop", ["seats", ["seat"], "cards"], "a"], ["drop", ["exhausted"], "a"], ["include", ["discarded"], "a"]],
  55: [["set", ["top"], "a"], ["drop", ["deck"], "a"]],
  56: [["pour", ["discarded"], ["deck"]]],
  57: [["include", ["exhausted"], "a"]],
  58: [["include", ["opened"], "a"], ["set", ["top"], -1]],
  59: [["drop", ["seats", ["seat"], "cards"], "b"], ["include", ["seats", ["a"], "cards"], "b"]],
  60: [["clear", ["exhausted"], null]],
  61: [["include", ["wonders"], "a"]],
  62: [["more", ["regions", ["a"], "plundered", ["b"]], 1], ["subtract", ["bank"], "c"], ["add", ["coins_on_map"], "c"]],
  63: [["set", ["seats", ["*"], "discs_used"], 0], ["clear", ["out"], null]],
  64: [["set", ["taxed"], "a"], ["include", ["collected"], "seat"]],
  65: [],
  66: [["set", ["deal"], {"by": "seat", "partner": "a", "counters_left": "b", "offers": [{}, {}]}], ["set", ["offers_left"], "c"]],
  67: [["set", ["deal", "offers", ["a"], ["b"]], "c"]],
  68: [],
  69: [["set", ["deal"], null]],
  70: [["set", ["deal"], null]],
  71: [["set", ["deal"], null]],
  72: [["set", ["deal"], null]],
  73: [["include", ["seats", ["seat"], "permits"], "a"]],
  74: [["clear", ["seats", ["*"], "permits"], null]],
  75: [],
  76: [["set", ["independent"], true]],
  77: [["set", ["over"], true]],
  78: [["add", ["seats", ["seat"], "points"], "a"]],
  79: [],
  80: [["clear", ["boosts"], null]],
  81: [["drop", ["seats", ["seat"], "units"], "a"], ["put", ["seats", ["seat"], "units"], "b"]],
  82: [["set", ["order", ["a"]], "seat"]],
  83: [["set", ["offers_left"], "a"]],
  84: [["include", ["boosts"], "a"]],
  85: [["drop", ["boosts"], "a"]],
  86: [["set", ["crisis"], "a"]],
  87: [["set", ["missing"], "a"]],
  88: [["include", ["met"], "a"]],
  89: [["drop", ["thefts"], ["seat", "a"]]],
  90: [["set", ["done"], "a"]],
  91: [["include", ["reproduced"], "seat"]],
  92: [["include", ["explored"], "seat"], ["set", ["shared_explored"], "a"]],
  93: [["drop", ["seats", ["seat"], "hand"], "a"]],
  94: [["set", ["hiding"], -1], ["push", ["thefts"], ["seat", "a"]]],
  95: [["set", ["hiding"], -1], ["clear", ["hands"], null]],
  96: [["set", ["seats", ["seat"], "cubes", ["a"]], "b"]],
  97: [["set", ["ending"], true]],
  98: [["set", ["offers_left"], "a"]],
};

export interface DealView {
  by: number;
  partner: number;
  counters_left: number;
  offers: Record<string, number>[];
}

export interface RegionView {
  side: number;
  rotation: number;
  spot: number;
  buildings: Record<string, number>;
  plundered: Record<string, number>;
  used: number[];
}

export interface SeatView {
  units: number[];
  florins: number;
  cubes: number[];
  tokens: number;
  citizens_left: number;
  ships_left: number;
  discs: number;
  discs_used: number;
  cards: number[];
  objectives: number[];
  objectives_held: number;
  declined: number[];
  objectives_declined: number;
  seen: number[];
  bid: number;
  bonus: number;
  coins: number;
  hand: number[];
  permits: number[];
  points: number;
}

export interface View {
  seat: number;
  seats: SeatView[];
  order: number[];
  regions: RegionView[];
  bank: number;
  bank_cubes: number[];
  boards: number[][];
  population: number;
  rebellion: number;
  workers: number;
  tokens_left: number;
  coins_on_map: number;
  deck: number[];
  top: number;
  discarded: number[];
  track: number[];
  positions: number[];
  opened: number[];
  exhausted: number[];
  wonders: number[];
  fresh: number[];
  boosts: number[];
  stack: number[];
  top_side: number;
  discarded_hexes: number[];
  trends: number[];
  open_objectives: number[];
  revealed: number[];
  met: number[];
  turn: number;
  phase: number;
  out: number[];
  done: number;
  taxed: number;
  collected: number[];
  reproduced: number[];
  explored: number[];
  shared_explored: number;
  crisis: number;
  missing: number;
  offers_left: number;
  deal: DealView | null;
  hiding: number;
  hands: number[];
  thefts: number[][];
  orderer: number;
  ending: boolean;
  independent: boolean;
  over: boolean;
}
