// Written by generate.py from the Python side; do not edit.

import type { Fold } from "../../table/fold";

export type Colour = "C" | "M" | "Y" | "S" | "B" | "A";
export interface Tile {
  id: number;
  name: string; // as in notation: cow4
  kind: string; // the part of message keys: cow, m, bank
  number: number; // 4 of cow4; 0 where there is none
  colour: Colour;
}
export interface PrintedSpace {
  number: number;
  depot: number;
  colour: Colour;
  least: number; // the smallest number of players that uses it
}

export const COLOURS = "CMYSBA";
export const CASTLE = 1;
export const TILE_KINDS = 60;
export const SPACES = 32;
export const FIRST_BLACK_SPACE = 24;
export const BLACK_SPACES_PER_PLAYER = 2;
export const CASTLE_OR_MINE_SPACE = 20;
export const BRIDGE_SPACES = 7;
export const PHASES = "ABCDE";
export const ROUNDS = 5;
export const PRICE = 2;
export const GOODS_KINDS = 6;
export const STORAGE = 3;
export const GOODS_SPACES = 3;
export const AREA_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36];
export const PHASE_POINTS = [10, 8, 6, 4, 2];
export const BONUS_POINTS: Record<string, [number, number]> = {"2": [5, 2], "3": [6, 3], "4": [7, 4]};
export const SALE_POINTS = [0, 0, 2, 3, 4];
export const FIELD_DICE = "6543/21654/543123/6126541/254312/61256/3413";
export const FIELD_COLOURS = {"1": "ACCY/AACYB/AABYBB/SSSCSSS/BBMBBA/BMYBB/MYYB", "2": "YYYC/BBSAM/MBBSAS/CBSCYBS/YSBAYB/BBABM/AABC", "3": "AAAA/SSCSS/BMYYSB/BBYCYBB/BBYYBB/CAMMC/BASB", "4": "CABS/AABSS/BBBSCM/AAAYYMS/BCYBBB/BMBYY/SBYC", "5": "ABBS/AABMM/BCYSSS/BBAYCBB/YCAYSB/BABCS/YYBM", "6": "YYCS/YBBSB/AAMSBB/YBBCSBB/YBBMSB/YMAAS/CAAC", "7": "YCCS/YAAAS/SMBBMA/SYBBBAB/BYBBAB/BSMYB/SCCY", "8": "BBSB/SCYCB/BYMYYS/BAYMAYB/SAAAMB/BCACS/BSBB", "9": "BBCY/BBAAS/BBAASS/CYYMSCY/SSYMBA/YBBBA/MCBB", "10": "SBAC/ASBAB/AAABYB/BBBBBYC/YYMYMS/BBMYS/CSSC"};
export const TILES: Tile[] = [
  {"id": 1, "name": "castle", "kind": "castle", "number": 0, "colour": "C"},
  {"id": 2, "name": "mine", "kind": "mine", "number": 0, "colour": "M"},
  {"id": 3, "name": "ship", "kind": "ship", "number": 0, "colour": "S"},
  {"id": 4, "name": "cow2", "kind": "cow", "number": 2, "colour": "A"},
  {"id": 5, "name": "cow3", "kind": "cow", "number": 3, "colour": "A"},
  {"id": 6, "name": "cow4", "kind": "cow", "number": 4, "colour": "A"},
  {"id": 7, "name": "sheep2", "kind": "sheep", "number": 2, "colour": "A"},
  {"id": 8, "name": "sheep3", "kind": "sheep", "number": 3, "colour": "A"},
  {"id": 9, "name": "sheep4", "kind": "sheep", "number": 4, "colour": "A"},
  {"id": 10, "name": "pig2", "kind": "pig", "number": 2, "colour": "A"},
  {"id": 11, "name": "pig3", "kind": "pig", "number": 3, "colour": "A"},
  {"id": 12, "name": "pig4", "kind": "pig", "number": 4, "colour": "A"},
  {"id": 13, "name": "goat2", "kind": "goat", "number": 2, "colour": "A"},
  {"id": 14, "name": "goat3", "kind": "goat", "number": 3, "colour": "A"},
  {"id": 15, "name": "goat4", "kind": "goat", "number": 4, "colour": "A"},
  {"id": 17, "name": "market", "kind": "market", "number": 0, "colour": "B"},
  {"id": 18, "name": "carpenter", "kind": "carpenter", "number": 0, "colour": "B"},
  {"id": 19, "name": "church", "kind": "church", "number": 0, "colour": "B"},
  {"id": 20, "name": "warehouse", "kind": "warehouse", "number": 0, "colour": "B"},
  {"id": 21, "name": "boarding-house", "kind": "boarding-house", "number": 0, "colour": "B"},
  {"id": 22, "name": "bank", "kind": "bank", "number": 0, "colour": "B"},
  {"id": 23, "name": "town-hall", "kind": "town-hall", "number": 0, "colour": "B"},
  {"id": 24, "name": "watchtower", "kind": "watchtower", "number": 0, "colour": "B"},
  {"id": 31, "name": "m1", "kind": "m", "number": 1, "colour": "Y"},
  {"id": 32, "name": "m2", "kind": "m", "number": 2, "colour": "Y"},
  {"id": 33, "name": "m3", "kind": "m", "number": 3, "colour": "Y"},
  {"id": 34, "name": "m4", "kind": "m", "number": 4, "colour": "Y"},
  {"id": 35, "name": "m5", "kind": "m", "number": 5, "colour": "Y"},
  {"id": 36, "name": "m6", "kind": "m", "number": 6, "colour": "Y"},
  {"id": 37, "name": "m7", "kind": "m", "number": 7, "colour": "Y"},
  {"id": 38, "name": "m8", "kind": "m", "number": 8, "colour": "Y"},
  {"id": 39, "name": "m9", "kind": "m", "number": 9, "colour": "Y"},
  {"id": 40, "name": "m10", "kind": "m", "number": 10, "colour": "Y"},
  {"id": 41, "name": "m11", "kind": "m", "number": 11, "colour": "Y"},
  {"id": 42, "name": "m12", "kind": "m", "number": 12, "colour": "Y"},
  {"id": 43, "name": "m13", "kind": "m", "number": 13, "colour": "Y"},
  {"id": 44, "name": "m14", "kind": "m", "number": 14, "colour": "Y"},
  {"id": 45, "name": "m15", "kind": "m", "number": 15, "colour": "Y"},
  {"id": 46, "name": "m16", "kind": "m", "number": 16, "colour": "Y"},
  {"id": 47, "name": "m17", "kind": "m", "number": 17, "colour": "Y"},
  {"id": 48, "name": "m18", "kind": "m", "number": 18, "colour": "Y"},
  {"id": 49, "name": "m19", "kind": "m", "number": 19, "colour": "Y"},
  {"id": 50, "name": "m20", "kind": "m", "number": 20, "colour": "Y"},
  {"id": 51, "name": "m21", "kind": "m", "number": 21, "colour": "Y"},
  {"id": 52, "name": "m22", "kind": "m", "number": 22, "colour": "Y"},
  {"id": 53, "name": "m23", "kind": "m", "number": 23, "colour": "Y"},
  {"id": 54, "name": "m24", "kind": "m", "number": 24, "colour": "Y"},
  {"id": 55, "name": "m25", "kind": "m", "number": 25, "colour": "Y"},
  {"id": 56, "name": "m26", "kind": "m", "number": 26, "colour": "Y"},
];
export const PRINTED_SPACES: PrintedSpace[] = [
  {"number": 0, "depot": 1, "colour": "Y", "least": 3},
  {"number": 1, "depot": 1, "colour": "B", "least": 2},
  {"number": 2, "depot": 1, "colour": "S", "least": 2},
  {"number": 3, "depot": 1, "colour": "A", "least": 4},
  {"number": 4, "depot": 2, "colour": "Y", "least": 2},
  {"number": 5, "depot": 2, "colour": "B", "least": 3},
  {"number": 6, "depot": 2, "colour": "C", "least": 2},
  {"number": 7, "depot": 2, "colour": "B", "least": 4},
  {"number": 8, "depot": 3, "colour": "A", "least": 2},
  {"number": 9, "depot": 3, "colour": "S", "least": 3},
  {"number": 10, "depot": 3, "colour": "B", "least": 2},
  {"number": 11, "depot": 3, "colour": "Y", "least": 4},
  {"number": 12, "depot": 4, "colour": "M", "least": 4},
  {"number": 13, "depot": 4, "colour": "S", "least": 2},
  {"number": 14, "depot": 4, "colour": "B", "least": 2},
  {"number": 15, "depot": 4, "colour": "A", "least": 3},
  {"number": 16, "depot": 5, "colour": "B", "least": 3},
  {"number": 17, "depot": 5, "colour": "M", "least": 2},
  {"number": 18, "depot": 5, "colour": "B", "least": 4},
  {"number": 19, "depot": 5, "colour": "Y", "least": 2},
  {"number": 20, "depot": 6, "colour": "C", "least": 3},
  {"number": 21, "depot": 6, "colour": "B", "least": 2},
  {"number": 22, "depot": 6, "colour": "S", "least": 4},
  {"number": 23, "depot": 6, "colour": "A", "least": 2},
];
export const EVENT_NAMES = ["", "start-player-set", "duchy-set", "choice-sealed", "silver-gained", "silver-paid", "workers-gained", "workers-paid", "points-scored", "goods-gained", "goods-sold", "phase-opened", "tile-laid-out", "good-laid-out", "round-opened", "dice-rolled", "white-die-rolled", "good-arrived", "turn-opened", "turn-closed", "die-used", "tile-taken", "tile-stored", "tile-discarded", "tile-bought", "tile-placed", "start-castle-placed", "bridge-crossed", "area-completed", "bonus-taken", "effect-declined", "phase-closed", "game-ended"] as const;
export const CAUSES: Record<string, string> = {"60": "setting-up", "61": "area", "62": "phase", "63": "bonus", "64": "sale", "65": "worker-action", "66": "end-goods", "67": "end-silver", "68": "end-workers"};

export const FOLD: Fold = {
  1: [["set", ["order"], ["seat", "a", "b", "c"]]],
  2: [["set", ["estates", ["seats", ["seat"], "estate"], "duchy"], "a"], ["set", ["seats", ["seat"], "sealed"], 0]],
  3: [["set", ["seats", ["seat"], "sealed"], "a"]],
  4: [["add", ["estates", ["seats", ["seat"], "estate"], "silver"], "a"]],
  5: [["subtract", ["estates", ["seats", ["seat"], "estate"], "silver"], "a"]],
  6: [["add", ["estates", ["seats", ["seat"], "estate"], "workers"], "a"]],
  7: [["subtract", ["estates", ["seats", ["seat"], "estate"], "workers"], "a"]],
  8: [["add", ["estates", ["seats", ["seat"], "estate"], "points"], "a"]],
  9: [["more", ["estates", ["seats", ["seat"], "estate"], "goods", ["a"]], "b"], ["less", ["goods", ["c"], ["a"]], "b"]],
  10: [["less", ["estates", ["seats", ["seat"], "estate"], "goods", ["a"]], "b"], ["add", ["estates", ["seats", ["seat"], "estate"], "sold_number"], "b"], ["more", ["estates", ["seats", ["seat"], "estate"], "sold", ["a"]], "b", ["seats", ["seat"], "estate"], ["seats", ["viewer"], "estate"]]],
  11: [["set", ["phase"], "a"], ["set", ["round"], 0], ["set", ["depots", ["*"]], 0]],
  12: [["set", ["depots", ["a"]], "b"], ["less", ["supply", ["c"]], 1]],
  13: [["push", ["coming_goods"], "a"], ["less", ["goods", [0], ["a"]], 1]],
  14: [["set", ["round"], "a"]],
  15: [["set", ["seats", ["seat"], "dice"], ["a", "b"]]],
  16: [["set", ["white_die"], "a"]],
  17: [["drop", ["coming_goods"], "a"], ["more", ["goods", ["b"], ["a"]], 1]],
  18: [["set", ["can_purchase"], true]],
  19: [["set", ["can_purchase"], false]],
  20: [["drop", ["seats", ["seat"], "dice"], "a"]],
  21: [["set", ["depots", ["b"]], 0]],
  22: [["put", ["seats", ["seat"], "storage"], "a"]],
  23: [["drop", ["seats", ["seat"], "storage"], "a"]],
  24: [["set", ["can_purchase"], false]],
  25: [["drop", ["seats", ["seat"], "storage"], "a"], ["set", ["estates", ["seats", ["seat"], "estate"], "tiles", ["b"]], "a"]],
  26: [["less", ["supply", [1]], 1], ["set", ["estates", ["seats", ["seat"], "estate"], "tiles", ["a"]], 1], ["set", ["seats", ["seat"], "sealed"], 0]],
  27: [["set", ["seats", ["seat"], "bridge"], "a"], ["drop", ["order"], "seat"], ["insert", ["order"], ["b", "seat"]]],
  28: [],
  29: [["more", ["bonuses_taken", ["a"]], 1], ["add", ["estates", ["seats", ["seat"], "estate"], "bonuses"], 1]],
  30: [],
  31: [],
  32: [["set", ["over"], true]],
};

export interface EstateView {
  duchy: number;
  tiles: Record<string, number>;
  points: number;
  silver: number;
  workers: number;
  goods: Record<string, number>;
  sold: Record<string, number>;
  sold_number: number;
  bonuses: number;
}

export interface SeatView {
  estate: number;
  storage: number[];
  dice: number[];
  bridge: number;
  sealed: number;
}

export interface View {
  seat: number;
  seats: SeatView[];
  estates: EstateView[];
  order: number[];
  phase: number;
  round: number;
  depots: number[];
  goods: Record<string, number>[];
  coming_goods: number[];
  white_die: number;
  supply: Record<string, number>;
  bonuses_taken: Record<string, number>;
  can_purchase: boolean;
  over: boolean;
}
