// Written by generate.py from the Python side; do not edit.

import type { Fold } from "../../table/fold";

export type Colour = "C" | "M" | "Y" | "S" | "B" | "A" | "W"; // W: of every colour
export interface Tile {
  id: number;
  name: string; // as in notation: cow4
  kind: string; // the part of message keys: cow, m, bank
  number: number; // 4 of cow4; 0 where there is none
  colour: Colour;
}
export interface Place {
  number: number;
  x: number; // in widths of a field, from the centre
  y: number; // in rows
  near: number[]; // the six neighbours clockwise from the north-east; 0 where the duchy ends
}
export interface Duchy {
  name: string; // as it is printed on the board
  colours: string; // by field
  dice: string;
  areas: number[][];
  rivers: number[][]; // pairs of fields that they join
  posts: number[][]; // the fields that each border post touches
  shape?: string; // the places of its fields, by name; a board from a box has its own
  places?: Place[];
  reconstructed: boolean; // nobody has seen what is printed
}
export interface Space {
  number: number;
  depot: number; // 0 is the black depot
  colours: string; // by phase; none in the black depot
}
export interface EndRow {
  cause: number; // a monastery's points are its owner's
  points: number; // for each `number` of what is counted
  number: number;
  counted: number | string; // a kind of tile, or what it is called
}

export const COLOURS = "CMYSBA";
export const CASTLE = 1;
export const CRANE = 25;
export const INN = 27;
export const HIRING = 58;
export const TILE_KINDS = 60;
export const DEPOT_OF_SPACE = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
export const BRIDGE_SPACES = 7;
export const PHASES = "ABCDE";
export const ROUNDS = 5;
export const PRICE = 2;
export const GOODS_KINDS = 6;
export const STORAGE = 3;
export const TEAM_STORAGE = [2, 2];
export const GOODS_SPACES = 3;
export const AREA_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36];
export const PHASE_POINTS = [10, 8, 6, 4, 2];
export const BONUS_POINTS: Record<string, [number, number]> = {"2": [5, 2], "3": [6, 3], "4": [7, 4]};
export const SALE_POINTS = [0, 0, 2, 3, 4];
export const SHAPES: Record<string, Place[]> = {
  "1": [{"number": 1, "x": -1.5, "y": -3.0, "near": [0, 2, 6, 5, 0, 0]}, {"number": 2, "x": -0.5, "y": -3.0, "near": [0, 3, 7, 6, 1, 0]}, {"number": 3, "x": 0.5, "y": -3.0, "near": [0, 4, 8, 7, 2, 0]}, {"number": 4, "x": 1.5, "y": -3.0, "near": [0, 0, 9, 8, 3, 0]}, {"number": 5, "x": -2.0, "y": -2.0, "near": [1, 6, 11, 10, 0, 0]}, {"number": 6, "x": -1.0, "y": -2.0, "near": [2, 7, 12, 11, 5, 1]}, {"number": 7, "x": 0.0, "y": -2.0, "near": [3, 8, 13, 12, 6, 2]}, {"number": 8, "x": 1.0, "y": -2.0, "near": [4, 9, 14, 13, 7, 3]}, {"number": 9, "x": 2.0, "y": -2.0, "near": [0, 0, 15, 14, 8, 4]}, {"number": 10, "x": -2.5, "y": -1.0, "near": [5, 11, 17, 16, 0, 0]}, {"number": 11, "x": -1.5, "y": -1.0, "near": [6, 12, 18, 17, 10, 5]}, {"number": 12, "x": -0.5, "y": -1.0, "near": [7, 13, 19, 18, 11, 6]}, {"number": 13, "x": 0.5, "y": -1.0, "near": [8, 14, 20, 19, 12, 7]}, {"number": 14, "x": 1.5, "y": -1.0, "near": [9, 15, 21, 20, 13, 8]}, {"number": 15, "x": 2.5, "y": -1.0, "near": [0, 0, 22, 21, 14, 9]}, {"number": 16, "x": -3.0, "y": 0.0, "near": [10, 17, 23, 0, 0, 0]}, {"number": 17, "x": -2.0, "y": 0.0, "near": [11, 18, 24, 23, 16, 10]}, {"number": 18, "x": -1.0, "y": 0.0, "near": [12, 19, 25, 24, 17, 11]}, {"number": 19, "x": 0.0, "y": 0.0, "near": [13, 20, 26, 25, 18, 12]}, {"number": 20, "x": 1.0, "y": 0.0, "near": [14, 21, 27, 26, 19, 13]}, {"number": 21, "x": 2.0, "y": 0.0, "near": [15, 22, 28, 27, 20, 14]}, {"number": 22, "x": 3.0, "y": 0.0, "near": [0, 0, 0, 28, 21, 15]}, {"number": 23, "x": -2.5, "y": 1.0, "near": [17, 24, 29, 0, 0, 16]}, {"number": 24, "x": -1.5, "y": 1.0, "near": [18, 25, 30, 29, 23, 17]}, {"number": 25, "x": -0.5, "y": 1.0, "near": [19, 26, 31, 30, 24, 18]}, {"number": 26, "x": 0.5, "y": 1.0, "near": [20, 27, 32, 31, 25, 19]}, {"number": 27, "x": 1.5, "y": 1.0, "near": [21, 28, 33, 32, 26, 20]}, {"number": 28, "x": 2.5, "y": 1.0, "near": [22, 0, 0, 33, 27, 21]}, {"number": 29, "x": -2.0, "y": 2.0, "near": [24, 30, 34, 0, 0, 23]}, {"number": 30, "x": -1.0, "y": 2.0, "near": [25, 31, 35, 34, 29, 24]}, {"number": 31, "x": 0.0, "y": 2.0, "near": [26, 32, 36, 35, 30, 25]}, {"number": 32, "x": 1.0, "y": 2.0, "near": [27, 33, 37, 36, 31, 26]}, {"number": 33, "x": 2.0, "y": 2.0, "near": [28, 0, 0, 37, 32, 27]}, {"number": 34, "x": -1.5, "y": 3.0, "near": [30, 35, 0, 0, 0, 29]}, {"number": 35, "x": -0.5, "y": 3.0, "near": [31, 36, 0, 0, 34, 30]}, {"number": 36, "x": 0.5, "y": 3.0, "near": [32, 37, 0, 0, 35, 31]}, {"number": 37, "x": 1.5, "y": 3.0, "near": [33, 0, 0, 0, 36, 32]}],
  "12a": [{"number": 1, "x": -4.5, "y": -3.0, "near": [0, 2, 10, 9, 0, 0]}, {"number": 2, "x": -3.5, "y": -3.0, "near": [0, 3, 11, 10, 1, 0]}, {"number": 3, "x": -2.5, "y": -3.0, "near": [0, 4, 12, 11, 2, 0]}, {"number": 4, "x": -1.5, "y": -3.0, "near": [0, 0, 13, 12, 3, 0]}, {"number": 5, "x": 1.5, "y": -3.0, "near": [0, 6, 15, 14, 0, 0]}, {"number": 6, "x": 2.5, "y": -3.0, "near": [0, 7, 16, 15, 5, 0]}, {"number": 7, "x": 3.5, "y": -3.0, "near": [0, 8, 17, 16, 6, 0]}, {"number": 8, "x": 4.5, "y": -3.0, "near": [0, 0, 18, 17, 7, 0]}, {"number": 9, "x": -5.0, "y": -2.0, "near": [1, 10, 20, 19, 0, 0]}, {"number": 10, "x": -4.0, "y": -2.0, "near": [2, 11, 21, 20, 9, 1]}, {"number": 11, "x": -3.0, "y": -2.0, "near": [3, 12, 22, 21, 10, 2]}, {"number": 12, "x": -2.0, "y": -2.0, "near": [4, 13, 23, 22, 11, 3]}, {"number": 13, "x": -1.0, "y": -2.0, "near": [0, 0, 24, 23, 12, 4]}, {"number": 14, "x": 1.0, "y": -2.0, "near": [5, 15, 26, 25, 0, 0]}, {"number": 15, "x": 2.0, "y": -2.0, "near": [6, 16, 27, 26, 14, 5]}, {"number": 16, "x": 3.0, "y": -2.0, "near": [7, 17, 28, 27, 15, 6]}, {"number": 17, "x": 4.0, "y": -2.0, "near": [8, 18, 29, 28, 16, 7]}, {"number": 18, "x": 5.0, "y": -2.0, "near": [0, 0, 30, 29, 17, 8]}, {"number": 19, "x": -5.5, "y": -1.0, "near": [9, 20, 32, 31, 0, 0]}, {"number": 20, "x": -4.5, "y": -1.0, "near": [10, 21, 33, 32, 19, 9]}, {"number": 21, "x": -3.5, "y": -1.0, "near": [11, 22, 34, 33, 20, 10]}, {"number": 22, "x": -2.5, "y": -1.0, "near": [12, 23, 35, 34, 21, 11]}, {"number": 23, "x": -1.5, "y": -1.0, "near": [13, 24, 36, 35, 22, 12]}, {"number": 24, "x": -0.5, "y": -1.0, "near": [0, 25, 37, 36, 23, 13]}, {"number": 25, "x": 0.5, "y": -1.0, "near": [14, 26, 38, 37, 24, 0]}, {"number": 26, "x": 1.5, "y": -1.0, "near": [15, 27, 39, 38, 25, 14]}, {"number": 27, "x": 2.5, "y": -1.0, "near": [16, 28, 40, 39, 26, 15]}, {"number": 28, "x": 3.5, "y": -1.0, "near": [17, 29, 41, 40, 27, 16]}, {"number": 29, "x": 4.5, "y": -1.0, "near": [18, 30, 42, 41, 28, 17]}, {"number": 30, "x": 5.5, "y": -1.0, "near": [0, 0, 43, 42, 29, 18]}, {"number": 31, "x": -6.0, "y": 0.0, "near": [19, 32, 44, 0, 0, 0]}, {"number": 32, "x": -5.0, "y": 0.0, "near": [20, 33, 45, 44, 31, 19]}, {"number": 33, "x": -4.0, "y": 0.0, "near": [21, 34, 46, 45, 32, 20]}, {"number": 34, "x": -3.0, "y": 0.0, "near": [22, 35, 47, 46, 33, 21]}, {"number": 35, "x": -2.0, "y": 0.0, "near": [23, 36, 48, 47, 34, 22]}, {"number": 36, "x": -1.0, "y": 0.0, "near": [24, 37, 49, 48, 35, 23]}, {"number": 37, "x": 0.0, "y": 0.0, "near": [25, 38, 50, 49, 36, 24]}, {"number": 38, "x": 1.0, "y": 0.0, "near": [26, 39, 51, 50, 37, 25]}, {"number": 39, "x": 2.0, "y": 0.0, "near": [27, 40, 52, 51, 38, 26]}, {"number": 40, "x": 3.0, "y": 0.0, "near": [28, 41, 53, 52, 39, 27]}, {"number": 41, "x": 4.0, "y": 0.0, "near": [29, 42, 54, 53, 40, 28]}, {"number": 42, "x": 5.0, "y": 0.0, "near": [30, 43, 55, 54, 41, 29]}, {"number": 43, "x": 6.0, "y": 0.0, "near": [0, 0, 0, 55, 42, 30]}, {"number": 44, "x": -5.5, "y": 1.0, "near": [32, 45, 56, 0, 0, 31]}, {"number": 45, "x": -4.5, "y": 1.0, "near": [33, 46, 57, 56, 44, 32]}, {"number": 46, "x": -3.5, "y": 1.0, "near": [34, 47, 58, 57, 45, 33]}, {"number": 47, "x": -2.5, "y": 1.0, "near": [35, 48, 59, 58, 46, 34]}, {"number": 48, "x": -1.5, "y": 1.0, "near": [36, 49, 60, 59, 47, 35]}, {"number": 49, "x": -0.5, "y": 1.0, "near": [37, 50, 0, 60, 48, 36]}, {"number": 50, "x": 0.5, "y": 1.0, "near": [38, 51, 61, 0, 49, 37]}, {"number": 51, "x": 1.5, "y": 1.0, "near": [39, 52, 62, 61, 50, 38]}, {"number": 52, "x": 2.5, "y": 1.0, "near": [40, 53, 63, 62, 51, 39]}, {"number": 53, "x": 3.5, "y": 1.0, "near": [41, 54, 64, 63, 52, 40]}, {"number": 54, "x": 4.5, "y": 1.0, "near": [42, 55, 65, 64, 53, 41]}, {"number": 55, "x": 5.5, "y": 1.0, "near": [43, 0, 0, 65, 54, 42]}, {"number": 56, "x": -5.0, "y": 2.0, "near": [45, 57, 66, 0, 0, 44]}, {"number": 57, "x": -4.0, "y": 2.0, "near": [46, 58, 67, 66, 56, 45]}, {"number": 58, "x": -3.0, "y": 2.0, "near": [47, 59, 68, 67, 57, 46]}, {"number": 59, "x": -2.0, "y": 2.0, "near": [48, 60, 69, 68, 58, 47]}, {"number": 60, "x": -1.0, "y": 2.0, "near": [49, 0, 0, 69, 59, 48]}, {"number": 61, "x": 1.0, "y": 2.0, "near": [51, 62, 70, 0, 0, 50]}, {"number": 62, "x": 2.0, "y": 2.0, "near": [52, 63, 71, 70, 61, 51]}, {"number": 63, "x": 3.0, "y": 2.0, "near": [53, 64, 72, 71, 62, 52]}, {"number": 64, "x": 4.0, "y": 2.0, "near": [54, 65, 73, 72, 63, 53]}, {"number": 65, "x": 5.0, "y": 2.0, "near": [55, 0, 0, 73, 64, 54]}, {"number": 66, "x": -4.5, "y": 3.0, "near": [57, 67, 0, 0, 0, 56]}, {"number": 67, "x": -3.5, "y": 3.0, "near": [58, 68, 0, 0, 66, 57]}, {"number": 68, "x": -2.5, "y": 3.0, "near": [59, 69, 0, 0, 67, 58]}, {"number": 69, "x": -1.5, "y": 3.0, "near": [60, 0, 0, 0, 68, 59]}, {"number": 70, "x": 1.5, "y": 3.0, "near": [62, 71, 0, 0, 0, 61]}, {"number": 71, "x": 2.5, "y": 3.0, "near": [63, 72, 0, 0, 70, 62]}, {"number": 72, "x": 3.5, "y": 3.0, "near": [64, 73, 0, 0, 71, 63]}, {"number": 73, "x": 4.5, "y": 3.0, "near": [65, 0, 0, 0, 72, 64]}],
  "13A": [{"number": 1, "x": -3.5, "y": -3.0, "near": [0, 2, 4, 3, 0, 0]}, {"number": 2, "x": -2.5, "y": -3.0, "near": [0, 0, 5, 4, 1, 0]}, {"number": 3, "x": -4.0, "y": -2.0, "near": [1, 4, 6, 0, 0, 0]}, {"number": 4, "x": -3.0, "y": -2.0, "near": [2, 5, 7, 6, 3, 1]}, {"number": 5, "x": -2.0, "y": -2.0, "near": [0, 0, 0, 7, 4, 2]}, {"number": 6, "x": -3.5, "y": -1.0, "near": [4, 7, 0, 0, 0, 3]}, {"number": 7, "x": -2.5, "y": -1.0, "near": [5, 0, 0, 0, 6, 4]}, {"number": 8, "x": 0.0, "y": -3.0, "near": [0, 9, 12, 0, 0, 0]}, {"number": 9, "x": 1.0, "y": -3.0, "near": [0, 10, 13, 12, 8, 0]}, {"number": 10, "x": 2.0, "y": -3.0, "near": [0, 11, 14, 13, 9, 0]}, {"number": 11, "x": 3.0, "y": -3.0, "near": [0, 0, 15, 14, 10, 0]}, {"number": 12, "x": 0.5, "y": -2.0, "near": [9, 13, 16, 0, 0, 8]}, {"number": 13, "x": 1.5, "y": -2.0, "near": [10, 14, 17, 16, 12, 9]}, {"number": 14, "x": 2.5, "y": -2.0, "near": [11, 15, 18, 17, 13, 10]}, {"number": 15, "x": 3.5, "y": -2.0, "near": [0, 0, 0, 18, 14, 11]}, {"number": 16, "x": 1.0, "y": -1.0, "near": [13, 17, 0, 0, 0, 12]}, {"number": 17, "x": 2.0, "y": -1.0, "near": [14, 18, 0, 0, 16, 13]}, {"number": 18, "x": 3.0, "y": -1.0, "near": [15, 0, 0, 0, 17, 14]}, {"number": 19, "x": -3.0, "y": 1.0, "near": [0, 20, 22, 21, 0, 0]}, {"number": 20, "x": -2.0, "y": 1.0, "near": [0, 0, 0, 22, 19, 0]}, {"number": 21, "x": -3.5, "y": 2.0, "near": [19, 22, 24, 23, 0, 0]}, {"number": 22, "x": -2.5, "y": 2.0, "near": [20, 0, 0, 24, 21, 19]}, {"number": 23, "x": -4.0, "y": 3.0, "near": [21, 24, 0, 0, 0, 0]}, {"number": 24, "x": -3.0, "y": 3.0, "near": [22, 0, 0, 0, 23, 21]}, {"number": 25, "x": 0.5, "y": 1.0, "near": [0, 26, 30, 29, 0, 0]}, {"number": 26, "x": 1.5, "y": 1.0, "near": [0, 27, 31, 30, 25, 0]}, {"number": 27, "x": 2.5, "y": 1.0, "near": [0, 28, 32, 31, 26, 0]}, {"number": 28, "x": 3.5, "y": 1.0, "near": [0, 0, 33, 32, 27, 0]}, {"number": 29, "x": 0.0, "y": 2.0, "near": [25, 30, 34, 0, 0, 0]}, {"number": 30, "x": 1.0, "y": 2.0, "near": [26, 31, 35, 34, 29, 25]}, {"number": 31, "x": 2.0, "y": 2.0, "near": [27, 32, 36, 35, 30, 26]}, {"number": 32, "x": 3.0, "y": 2.0, "near": [28, 33, 37, 36, 31, 27]}, {"number": 33, "x": 4.0, "y": 2.0, "near": [0, 0, 0, 37, 32, 28]}, {"number": 34, "x": 0.5, "y": 3.0, "near": [30, 35, 0, 0, 0, 29]}, {"number": 35, "x": 1.5, "y": 3.0, "near": [31, 36, 0, 0, 34, 30]}, {"number": 36, "x": 2.5, "y": 3.0, "near": [32, 37, 0, 0, 35, 31]}, {"number": 37, "x": 3.5, "y": 3.0, "near": [33, 0, 0, 0, 36, 32]}],
  "13B": [{"number": 1, "x": -5.5, "y": -2.5, "near": [0, 0, 3, 2, 0, 0]}, {"number": 2, "x": -6.0, "y": -1.5, "near": [1, 3, 4, 0, 0, 0]}, {"number": 3, "x": -5.0, "y": -1.5, "near": [0, 0, 5, 4, 2, 1]}, {"number": 4, "x": -5.5, "y": -0.5, "near": [3, 5, 0, 0, 0, 2]}, {"number": 5, "x": -4.5, "y": -0.5, "near": [0, 0, 0, 0, 4, 3]}, {"number": 6, "x": -1.5, "y": -3.5, "near": [0, 0, 0, 7, 0, 0]}, {"number": 7, "x": -2.0, "y": -2.5, "near": [6, 0, 8, 0, 0, 0]}, {"number": 8, "x": -1.5, "y": -1.5, "near": [0, 0, 0, 0, 0, 7]}, {"number": 9, "x": 1.5, "y": -3.5, "near": [0, 10, 0, 0, 0, 0]}, {"number": 10, "x": 2.5, "y": -3.5, "near": [0, 11, 0, 0, 9, 0]}, {"number": 11, "x": 3.5, "y": -3.5, "near": [0, 12, 0, 0, 10, 0]}, {"number": 12, "x": 4.5, "y": -3.5, "near": [0, 0, 0, 0, 11, 0]}, {"number": 13, "x": 2.5, "y": -0.5, "near": [0, 0, 15, 14, 0, 0]}, {"number": 14, "x": 2.0, "y": 0.5, "near": [13, 15, 0, 0, 0, 0]}, {"number": 15, "x": 3.0, "y": 0.5, "near": [0, 0, 0, 0, 14, 13]}, {"number": 16, "x": 5.0, "y": 0.5, "near": [0, 17, 0, 0, 0, 0]}, {"number": 17, "x": 6.0, "y": 0.5, "near": [0, 0, 0, 0, 16, 0]}, {"number": 18, "x": -1.0, "y": 1.5, "near": [0, 19, 21, 20, 0, 0]}, {"number": 19, "x": 0.0, "y": 1.5, "near": [0, 0, 0, 21, 18, 0]}, {"number": 20, "x": -1.5, "y": 2.5, "near": [18, 21, 22, 0, 0, 0]}, {"number": 21, "x": -0.5, "y": 2.5, "near": [19, 0, 0, 22, 20, 18]}, {"number": 22, "x": -1.0, "y": 3.5, "near": [21, 0, 0, 0, 0, 20]}, {"number": 23, "x": -5.0, "y": 2.5, "near": [0, 24, 25, 0, 0, 0]}, {"number": 24, "x": -4.0, "y": 2.5, "near": [0, 0, 26, 25, 23, 0]}, {"number": 25, "x": -4.5, "y": 3.5, "near": [24, 26, 0, 0, 0, 23]}, {"number": 26, "x": -3.5, "y": 3.5, "near": [0, 0, 0, 0, 25, 24]}, {"number": 27, "x": 2.5, "y": 2.5, "near": [0, 28, 30, 0, 0, 0]}, {"number": 28, "x": 3.5, "y": 2.5, "near": [0, 29, 31, 30, 27, 0]}, {"number": 29, "x": 4.5, "y": 2.5, "near": [0, 0, 0, 31, 28, 0]}, {"number": 30, "x": 3.0, "y": 3.5, "near": [28, 31, 0, 0, 0, 27]}, {"number": 31, "x": 4.0, "y": 3.5, "near": [29, 0, 0, 0, 30, 28]}, {"number": 32, "x": -3.5, "y": -3.5, "near": [0, 0, 0, 0, 0, 0]}, {"number": 33, "x": 0.0, "y": -1.5, "near": [0, 0, 0, 0, 0, 0]}, {"number": 34, "x": 4.0, "y": -1.5, "near": [0, 0, 0, 0, 0, 0]}, {"number": 35, "x": -3.0, "y": 0.5, "near": [0, 0, 0, 0, 0, 0]}, {"number": 36, "x": 1.0, "y": 2.5, "near": [0, 0, 0, 0, 0, 0]}, {"number": 37, "x": 6.0, "y": 2.5, "near": [0, 0, 0, 0, 0, 0]}],
};
export const DUCHIES: Record<number, Duchy> = {
  1: {"name": "1", "colours": "ACCYAACYBAABYBBSSSCSSSBBMBBABMYBBMYYB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 5, 6, 10, 11], [2, 3, 7], [4, 8, 13], [9, 14, 15], [12], [16, 17, 18], [19], [20, 21, 22], [23, 24, 29], [25, 30, 34], [26, 27, 32, 33, 37], [28], [31, 35, 36]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  2: {"name": "2", "colours": "YYYCBBSAMMBBSASCBSCYBSYSBAYBBBABMAABC", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 3], [4], [5, 6, 11, 12, 17], [7, 13], [8, 14], [9], [10], [15, 22], [16], [18, 24], [19], [20, 27], [21, 28], [23], [25, 29, 30], [26, 31, 34, 35], [32, 36], [33], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  3: {"name": "3", "colours": "AAAASSCSSBMYYSBBBYCYBBBBYYBBCAMMCBASB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 3, 4], [5, 6], [7], [8, 9, 14], [10, 16, 17, 23, 24], [11], [12, 13, 18, 20, 25, 26], [15, 21, 22, 27, 28], [19], [29], [30, 35], [31, 32], [33], [34], [36], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  4: {"name": "4", "colours": "CABSAABSSBBBSCMAAAYYMSBCYBBBBMBYYSBYC", "dice": "6543216545431236126541254312612563413", "areas": [[1], [2, 5, 6], [3, 7, 10, 11, 12], [4, 8, 9, 13], [14], [15, 21], [16, 17, 18], [19, 20, 25], [22], [23, 29], [24], [26, 27, 28, 31, 35], [30], [32, 33, 36], [34], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  5: {"name": "5", "colours": "ABBSAABMMBCYSSSBBAYCBBYCAYSBBABCSYYBM", "dice": "6543216545431236126541254312612563413", "areas": [[1, 5, 6], [2, 3, 7], [4], [8, 9], [10, 16, 17], [11], [12, 19, 26], [13, 14, 15], [18, 25, 30], [20], [21, 22, 28], [23], [24], [27, 33], [29], [31, 36], [32], [34, 35], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  6: {"name": "6", "colours": "YYCSYBBSBAAMSBBYBBCSBBYBBMSBYMAASCAAC", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 5], [3], [4, 8, 13, 20, 27, 33], [6, 7], [9, 14, 15, 21, 22, 28], [10, 11], [12], [16, 23, 29], [17, 18, 24, 25], [19], [26], [30], [31, 32, 35, 36], [34], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  7: {"name": "7", "colours": "YCCSYAAASSMBBMASYBBBABBYBBABBSMYBSCCY", "dice": "6543216545431236126541254312612563413", "areas": [[1, 5], [2, 3], [4, 9], [6, 7, 8], [10, 16], [11], [12, 13, 18, 19, 20, 25, 26], [14], [15, 21, 27], [17, 24], [22, 28, 33], [23, 29], [30, 34], [31], [32, 37], [35, 36]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  8: {"name": "8", "colours": "BBSBSCYCBBYMYYSBAYMAYBSAAAMBBCACSBSBB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2], [3], [4, 9], [5], [6], [7, 13, 14, 21], [8], [10, 16], [11, 18], [12, 19], [15], [17, 20, 24, 25, 26, 31], [22, 28], [23], [27], [29, 34], [30], [32], [33], [35], [36, 37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  9: {"name": "9", "colours": "BBCYBBAASBBAASSCYYMSCYSSYMBAYBBBAMCBB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 5, 6, 10, 11], [3], [4], [7, 8, 12, 13], [9, 14, 15, 20], [16], [17, 18, 25], [19, 26], [21], [22], [23, 24], [27, 30, 31, 32, 36, 37], [28, 33], [29], [34], [35]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  10: {"name": "10", "colours": "SBACASBABAAABYBBBBBBYCYYMYMSBBMYSCSSC", "dice": "6543216545431236126541254312612563413", "areas": [[1, 6], [2, 7, 13, 16, 17, 18, 19, 20], [3, 8], [4], [5, 10, 11, 12], [9, 15], [14, 21], [22], [23, 24], [25, 31], [26, 32], [27], [28, 33], [29, 30], [34], [35, 36], [37]], "rivers": [], "posts": [], "shape": "1", "reconstructed": false},
  11: {"name": "11a", "colours": "CBBCYYYYYSABBSABSBBBAMBSBBAMCSYACMSAB", "dice": "6543216545431236126541254312612563413", "areas": [[1], [2, 3], [4], [5, 6, 7, 8, 9], [10, 17, 24, 30, 35], [11], [12, 13, 18, 19, 20, 25, 26], [14], [15, 21, 27, 32, 36], [16, 23], [22, 28], [29], [31], [33], [34], [37]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  12: {"name": "11b", "colours": "BBBCBMYYBBMMAYBCSSAYYBSSSAYCSAAABBCBB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 3, 5, 10], [4], [6, 11, 12], [7, 8, 14, 20, 21, 27], [9, 15, 22], [13, 19, 26, 30, 31, 32], [16], [17, 18, 23, 24, 25, 29], [28], [33, 36, 37], [34], [35]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  13: {"name": "11c", "colours": "CBBYMABBABBCAAAYBBMSSAYYYCSSSBBYMSBBC", "dice": "6543216545431236126541254312612563413", "areas": [[1], [2, 3, 7, 8], [4], [5], [6], [9, 13, 14, 15, 22], [10, 11, 17, 18], [12], [16, 23, 24, 25], [19], [20, 21, 27, 28], [26], [29, 34], [30, 31, 35, 36], [32], [33], [37]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  14: {"name": "11d", "colours": "SCCBSSYBBSSSBBBAAMMMYYABAABYBBAYBCBYC", "dice": "6543216545431236126541254312612563413", "areas": [[1, 5, 6, 10, 11, 12], [2, 3], [4, 8, 9, 13, 14, 15], [7], [16, 17, 23], [18, 19, 20], [21, 22, 28], [24, 29, 30, 35], [25, 26, 31], [27, 33], [32, 36], [34], [37]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  15: {"name": "11e", "colours": "MMYYYBBSBCYBYSCAAAYBBMASSBBBASSBBACCB", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2], [3, 4], [5, 11], [6, 7, 12], [8, 14], [9], [10], [13, 19], [15], [16, 17, 18, 23, 29, 34], [20, 21, 26, 27, 28, 32, 33, 37], [22], [24, 25, 30, 31], [35, 36]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  16: {"name": "11f", "colours": "BBBSYYCBSSBBMBBCBBMASCYBMASSYBCYYAAAA", "dice": "6543216545431236126541254312612563413", "areas": [[1, 2, 3, 8, 14, 15], [4, 9], [5, 6], [7], [10], [11, 12, 17, 18, 24, 30], [13, 19, 25], [16], [20, 26], [21, 27, 28], [22], [23, 29], [31], [32, 33], [34, 35, 36, 37]], "rivers": [], "posts": [[5, 10], [9, 15], [35, 36]], "shape": "1", "reconstructed": false},
  17: {"name": "12a", "colours": "CBBBAABYMSBMYABSBYBCSMYYABSBCYBBBSSSCBSCBBYYCSABMMMSBCYYSABBBBAAYSAABBAAY", "dice": "6543345641654555125431256213236126541426214254312313452612566521534133143", "areas": [[1], [2, 3, 4, 11], [5, 6, 14, 25], [7, 17, 28, 41, 42, 53], [8, 18, 30, 43, 55, 65, 73], [9], [10, 21, 34, 35, 36, 46, 57, 66], [12, 22], [13, 23, 24], [15, 26, 38], [16, 27, 39, 52], [19, 31, 32, 33], [20], [29], [37], [40], [44, 56], [45], [47, 58, 67, 68], [48, 59, 60, 69], [49, 50, 51], [54], [61, 62, 70], [63, 64, 71, 72]], "rivers": [], "posts": [], "shape": "12a", "reconstructed": false},
  18: {"name": "12b", "colours": "BCASABBBBBASMYAYMCBBASBMBYYMYMSAACBSCYYSSSSBYBBSSBBCBSABYCYMBABAABBYYBBCA", "dice": "6543345621654456125431233213456126541456216254312213452612566521634133143", "areas": [[1, 9, 10, 19, 20], [2], [3, 11, 21, 32, 33], [4, 12, 22], [5, 15], [6, 7, 8], [13, 24], [14, 16, 26, 27, 38, 39], [17, 28], [18], [23, 35, 46, 47], [25], [29], [30], [31], [34], [36, 48, 49], [37], [40, 41, 42, 43, 54], [44, 56, 66, 67], [45, 57], [50, 51, 53, 61, 63, 70, 71], [52], [55, 64, 65, 73], [58], [59, 68, 69], [60], [62], [72]], "rivers": [], "posts": [], "shape": "12a", "reconstructed": true},
  19: {"name": "13A", "colours": "ABCYCMSSMBBBACYBSBBSBBAYYYYASBCASBMBA", "dice": "6423251656242436312454135351124636512", "areas": [[1], [2], [3], [4], [5], [6], [7], [8], [9], [10, 11], [12, 16], [13], [14], [15], [17], [18], [19, 21, 22], [20], [23], [24], [25, 26, 27], [28, 32, 37], [29], [30, 34], [31], [33], [35], [36]], "rivers": [[7, 8], [7, 20], [20, 29], [17, 29], [17, 33]], "posts": [], "shape": "13A", "reconstructed": false},
  20: {"name": "13B", "colours": "BCAAACBBBMYYYYCBBAAYYMBBBBABBMCSSSSSS", "dice": "2562364153423146345562631512411654321", "areas": [[1], [2], [3, 4, 5], [6], [7, 8], [9], [10], [11, 12], [13, 14], [15], [16, 17], [18, 19], [20, 21], [22], [23, 24, 25, 26], [27], [28, 29], [30], [31], [32], [33], [34], [35], [36], [37]], "rivers": [[1, 32], [6, 32], [8, 33], [9, 33], [13, 33], [19, 33], [10, 34], [13, 34], [17, 34], [5, 35], [8, 35], [20, 35], [23, 35], [15, 36], [22, 36], [27, 36], [17, 37], [29, 37]], "posts": [], "shape": "13B", "reconstructed": false},
};
export const INN_SPACES = [32, 33, 34, 35, 36];
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
export const EXTRA_TILES: Tile[] = [
  {"id": 57, "name": "m27", "kind": "m", "number": 27, "colour": "Y"},
  {"id": 58, "name": "m28", "kind": "m", "number": 28, "colour": "Y"},
  {"id": 25, "name": "crane", "kind": "crane", "number": 0, "colour": "B"},
  {"id": 16, "name": "geese", "kind": "geese", "number": 0, "colour": "A"},
  {"id": 26, "name": "white-castle", "kind": "white-castle", "number": 0, "colour": "B"},
  {"id": 59, "name": "m29", "kind": "m", "number": 29, "colour": "Y"},
  {"id": 27, "name": "inn", "kind": "inn", "number": 0, "colour": "W"},
  {"id": 29, "name": "black-tile", "kind": "black-tile", "number": 0, "colour": "W"},
];
export const ROUTES: Record<number, [number, number][]> = {
  1: [[2, 18], [4, 19], [1, 21]],
  2: [[1, 17], [2, 22], [5, 23]],
  3: [[4, 1], [1, 24], [2, 17]],
  4: [[3, 23], [5, 24], [6, 17]],
  5: [[6, 23], [4, 17], [3, 20]],
  6: [[4, 21], [1, 20], [6, 18]],
  7: [[5, 1], [6, 22], [1, 18]],
  8: [[4, 23], [3, 19], [2, 21]],
  9: [[1, 22], [6, 1], [5, 18]],
  10: [[6, 24], [3, 22], [4, 20]],
  11: [[5, 20], [2, 19], [3, 24]],
  12: [[3, 21], [5, 19], [2, 1]],
};
export const SHIELD_POINTS = [0, 12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4];
export const SPACES_IN_USE: Record<number, Space[]> = {
  2: [{"number": 1, "depot": 1, "colours": "BBBBB"}, {"number": 2, "depot": 1, "colours": "SSSSS"}, {"number": 4, "depot": 2, "colours": "YYYYY"}, {"number": 6, "depot": 2, "colours": "CCCCC"}, {"number": 8, "depot": 3, "colours": "AAAAA"}, {"number": 10, "depot": 3, "colours": "BBBBB"}, {"number": 13, "depot": 4, "colours": "SSSSS"}, {"number": 14, "depot": 4, "colours": "BBBBB"}, {"number": 17, "depot": 5, "colours": "MMMMM"}, {"number": 19, "depot": 5, "colours": "YYYYY"}, {"number": 21, "depot": 6, "colours": "BBBBB"}, {"number": 23, "depot": 6, "colours": "AAAAA"}, {"number": 24, "depot": 0, "colours": ""}, {"number": 25, "depot": 0, "colours": ""}, {"number": 26, "depot": 0, "colours": ""}, {"number": 27, "depot": 0, "colours": ""}],
  3: [{"number": 0, "depot": 1, "colours": "YYYYY"}, {"number": 1, "depot": 1, "colours": "BBBBB"}, {"number": 2, "depot": 1, "colours": "SSSSS"}, {"number": 4, "depot": 2, "colours": "YYYYY"}, {"number": 5, "depot": 2, "colours": "BBBBB"}, {"number": 6, "depot": 2, "colours": "CCCCC"}, {"number": 8, "depot": 3, "colours": "AAAAA"}, {"number": 9, "depot": 3, "colours": "SSSSS"}, {"number": 10, "depot": 3, "colours": "BBBBB"}, {"number": 13, "depot": 4, "colours": "SSSSS"}, {"number": 14, "depot": 4, "colours": "BBBBB"}, {"number": 15, "depot": 4, "colours": "AAAAA"}, {"number": 16, "depot": 5, "colours": "BBBBB"}, {"number": 17, "depot": 5, "colours": "MMMMM"}, {"number": 19, "depot": 5, "colours": "YYYYY"}, {"number": 20, "depot": 6, "colours": "CMCMC"}, {"number": 21, "depot": 6, "colours": "BBBBB"}, {"number": 23, "depot": 6, "colours": "AAAAA"}, {"number": 24, "depot": 0, "colours": ""}, {"number": 25, "depot": 0, "colours": ""}, {"number": 26, "depot": 0, "colours": ""}, {"number": 27, "depot": 0, "colours": ""}, {"number": 28, "depot": 0, "colours": ""}, {"number": 29, "depot": 0, "colours": ""}],
  4: [{"number": 0, "depot": 1, "colours": "YYYYY"}, {"number": 1, "depot": 1, "colours": "BBBBB"}, {"number": 2, "depot": 1, "colours": "SSSSS"}, {"number": 3, "depot": 1, "colours": "AAAAA"}, {"number": 4, "depot": 2, "colours": "YYYYY"}, {"number": 5, "depot": 2, "colours": "BBBBB"}, {"number": 6, "depot": 2, "colours": "CCCCC"}, {"number": 7, "depot": 2, "colours": "BBBBB"}, {"number": 8, "depot": 3, "colours": "AAAAA"}, {"number": 9, "depot": 3, "colours": "SSSSS"}, {"number": 10, "depot": 3, "colours": "BBBBB"}, {"number": 11, "depot": 3, "colours": "YYYYY"}, {"number": 12, "depot": 4, "colours": "MMMMM"}, {"number": 13, "depot": 4, "colours": "SSSSS"}, {"number": 14, "depot": 4, "colours": "BBBBB"}, {"number": 15, "depot": 4, "colours": "AAAAA"}, {"number": 16, "depot": 5, "colours": "BBBBB"}, {"number": 17, "depot": 5, "colours": "MMMMM"}, {"number": 18, "depot": 5, "colours": "BBBBB"}, {"number": 19, "depot": 5, "colours": "YYYYY"}, {"number": 20, "depot": 6, "colours": "CCCCC"}, {"number": 21, "depot": 6, "colours": "BBBBB"}, {"number": 22, "depot": 6, "colours": "SSSSS"}, {"number": 23, "depot": 6, "colours": "AAAAA"}, {"number": 24, "depot": 0, "colours": ""}, {"number": 25, "depot": 0, "colours": ""}, {"number": 26, "depot": 0, "colours": ""}, {"number": 27, "depot": 0, "colours": ""}, {"number": 28, "depot": 0, "colours": ""}, {"number": 29, "depot": 0, "colours": ""}, {"number": 30, "depot": 0, "colours": ""}, {"number": 31, "depot": 0, "colours": ""}],
};
export const END_ROWS: EndRow[] = [
  {"cause": 66, "points": 1, "number": 1, "counted": "goods-left"},
  {"cause": 67, "points": 1, "number": 1, "counted": "silver-left"},
  {"cause": 68, "points": 1, "number": 2, "counted": "workers-left"},
  {"cause": 45, "points": 2, "number": 1, "counted": "kinds-sold"},
  {"cause": 46, "points": 4, "number": 1, "counted": 20},
  {"cause": 47, "points": 4, "number": 1, "counted": 24},
  {"cause": 48, "points": 4, "number": 1, "counted": 18},
  {"cause": 49, "points": 4, "number": 1, "counted": 19},
  {"cause": 50, "points": 4, "number": 1, "counted": 17},
  {"cause": 51, "points": 4, "number": 1, "counted": 21},
  {"cause": 52, "points": 4, "number": 1, "counted": 22},
  {"cause": 53, "points": 4, "number": 1, "counted": 23},
  {"cause": 54, "points": 4, "number": 1, "counted": "species"},
  {"cause": 55, "points": 1, "number": 1, "counted": "goods-sold"},
  {"cause": 56, "points": 3, "number": 1, "counted": "bonus-tiles"},
  {"cause": 59, "points": 4, "number": 1, "counted": 26},
];
export const EVENT_NAMES = ["", "start-player-set", "duchy-set", "choice-sealed", "silver-gained", "silver-paid", "workers-gained", "workers-paid", "points-scored", "goods-gained", "goods-sold", "phase-opened", "tile-laid-out", "good-laid-out", "round-opened", "dice-rolled", "white-die-rolled", "good-arrived", "turn-opened", "turn-closed", "die-used", "tile-taken", "tile-stored", "tile-discarded", "tile-bought", "tile-placed", "start-castle-placed", "bridge-crossed", "area-completed", "bonus-taken", "effect-declined", "phase-closed", "game-ended", "marker-raised", "effect-gained", "posts-linked", "tile-kept", "route-dealt", "good-laid", "shield-laid-out", "shield-taken", "shield-lost", "rival-named", "die-turned", "tile-claimed", "tile-removed", "goods-lost", "goods-traded", "marker-set", "colour-completed"] as const;
export const CAUSES: Record<string, string> = {"60": "setting-up", "61": "area", "62": "phase", "63": "bonus", "64": "sale", "65": "worker-action", "66": "end-goods", "67": "end-silver", "68": "end-workers", "69": "posts", "70": "post-bonus", "71": "route", "72": "shields", "73": "bought"};
export const GROUPS: Record<string, string> = {"take": "take", "place": "place", "sell": "sell", "workers": "workers", "buy": "buy", "take-shield": "shield"};
export const CAUSE_GROUPS: Record<string, string> = {"A": "cause-animals", "Y": "cause-monasteries", "B": "cause-watchtowers"};
export const SCORE_LINES = ["cause-area", "cause-phase", "cause-bonus", "cause-posts", "cause-post-bonus", "cause-animals", "cause-sale", "cause-route", "cause-watchtowers", "cause-monasteries", "cause-shields", "cause-bought", "cause-end-goods", "cause-end-silver", "cause-end-workers"];
export const MEANINGS: Record<number, [string, string][]> = {
  1: [],
  2: [["duchy", "duchy_name"]],
  3: [],
  4: [["number", "as_it_is"], ["cause", "cause_name"]],
  5: [["number", "as_it_is"]],
  6: [["number", "as_it_is"], ["cause", "cause_name"]],
  7: [["number", "as_it_is"]],
  8: [["number", "as_it_is"], ["cause", "cause_name"]],
  9: [["good", "good_name"], ["number", "as_it_is"], ["depot", "as_it_is"]],
  10: [["good", "good_name"], ["number", "as_it_is"]],
  11: [["phase", "phase_letter"]],
  12: [["depot", "depot_with"], ["tile", "tile_name"]],
  13: [["good", "good_name"]],
  14: [["round", "counted_from_one"]],
  15: [["die", "as_it_is"], ["other", "as_it_is"]],
  16: [["die", "as_it_is"]],
  17: [["good", "good_name"], ["depot", "as_it_is"]],
  18: [],
  19: [],
  20: [["die", "as_it_is"]],
  21: [["tile", "tile_name"], ["depot", "depot_with"]],
  22: [["tile", "tile_name"], ["common", "as_it_is"]],
  23: [["tile", "tile_name"]],
  24: [["tile", "tile_name"], ["depot", "as_it_is"]],
  25: [["tile", "tile_name"], ["field", "as_it_is"]],
  26: [["field", "as_it_is"]],
  27: [["space", "counted_from_one"]],
  28: [["area", "area_name"], ["number", "as_it_is"]],
  29: [["colour", "colour_name"], ["rank", "as_it_is"]],
  30: [],
  31: [["phase", "phase_letter"]],
  32: [],
  33: [],
  34: [["tile", "tile_name"], ["cause", "cause_name"]],
  35: [],
  36: [["depot", "depot_with"], ["tile", "tile_name"]],
  37: [["card", "as_it_is"]],
  38: [["good", "good_name"]],
  39: [["shield", "as_it_is"], ["depot", "as_it_is"]],
  40: [["shield", "as_it_is"], ["depot", "as_it_is"]],
  41: [["shield", "as_it_is"]],
  42: [["rival", "seat_name"]],
  43: [["die", "as_it_is"], ["number", "as_it_is"]],
  44: [["tile", "tile_name"], ["field", "as_it_is"], ["depot", "depot_with"]],
  45: [["tile", "tile_name"], ["depot", "depot_with"]],
  46: [["good", "good_name"], ["number", "as_it_is"], ["depot", "as_it_is"]],
  47: [["good", "good_name"], ["number", "as_it_is"]],
  48: [["number", "as_it_is"]],
  49: [["colour", "colour_name"]],
};

export interface Highlight {
  phase: number;
  round: number;
  estate: number;
  points: number;
  takes_lead: boolean;
}

export interface Moment {
  phase: number;
  round: number;
  points: number[];
}

export interface Review {
  owners: number[][];
  moments: Moment[];
  sources: Source[];
  highlights: Highlight[];
}

export interface Source {
  name: string;
  points: number[];
}

export const FOLD: Fold = {
  1: [["set", ["order"], ["seat", "a", "b", "c"]]],
  2: [["set", ["estates", ["seats", ["seat"], "estate"], "duchy"], "a"], ["set", ["seats", ["seat"], "sealed"], 0]],
  3: [["set", ["seats", ["seat"], "sealed"], "a"]],
  4: [["add", ["estates", ["seats", ["seat"], "estate"], "silver"], "a"]],
  5: [["subtract", ["estates", ["seats", ["seat"], "estate"], "silver"], "a"]],
  6: [["add", ["estates", ["seats", ["seat"], "estate"], "workers"], "a"]],
  7: [["subtract", ["estates", ["seats", ["seat"], "estate"], "workers"], "a"]],
  8: [["add", ["estates", ["seats", ["seat"], "estate"], "points"], "a"], ["add", ["seats", ["seat"], "points"], "a"]],
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
  22: [["put", ["seats", ["seat"], "storage"], "a", ["b"], [0]], ["put", ["estates", ["seats", ["seat"], "estate"], "common"], "a", ["b"], [1]]],
  23: [["drop", ["seats", ["seat"], "storage"], "a", ["b"], [0]], ["drop", ["estates", ["seats", ["seat"], "estate"], "common"], "a", ["b"], [1]]],
  24: [["set", ["can_purchase"], false]],
  25: [["drop", ["seats", ["seat"], "storage"], "a", ["c"], [0]], ["drop", ["estates", ["seats", ["seat"], "estate"], "common"], "a", ["c"], [1]], ["set", ["estates", ["seats", ["seat"], "estate"], "tiles", ["b"]], "a"]],
  26: [["less", ["supply", [1]], 1], ["set", ["estates", ["seats", ["seat"], "estate"], "tiles", ["a"]], 1], ["set", ["seats", ["seat"], "sealed"], 0]],
  27: [["set", ["seats", ["seat"], "bridge"], "a"], ["drop", ["order"], "seat"], ["insert", ["order"], ["b", "seat"]]],
  28: [],
  29: [["more", ["bonuses_taken", ["a"]], 1], ["add", ["estates", ["seats", ["seat"], "estate"], "bonuses"], 1]],
  30: [],
  31: [],
  32: [["set", ["over"], true]],
  33: [["drop", ["order"], "seat"], ["insert", ["order"], ["b", "seat"]]],
  34: [],
  35: [["set", ["estates", ["seats", ["seat"], "estate"], "links"], "a"]],
  36: [["set", ["depots", ["a"]], "b"]],
  37: [["push", ["seats", ["seat"], "routes"], "a"]],
  38: [["push", ["seats", ["seat"], "laid"], "a"]],
  39: [["put", ["shields", ["b"]], "a"]],
  40: [["drop", ["shields", ["b"]], "a"], ["put", ["estates", ["seats", ["seat"], "estate"], "shields"], "a"]],
  41: [["drop", ["estates", ["seats", ["seat"], "estate"], "shields"], "a"], ["set", ["estates", ["seats", ["seat"], "estate"], "rival"], -1, ["a"], [6]]],
  42: [["set", ["estates", ["seats", ["seat"], "estate"], "rival"], "a"]],
  43: [["drop", ["seats", ["seat"], "dice"], "a"], ["put", ["seats", ["seat"], "dice"], "b"]],
  44: [["set", ["depots", ["c"]], 0], ["set", ["estates", ["seats", ["seat"], "estate"], "tiles", ["b"]], "a"]],
  45: [["set", ["depots", ["b"]], 0]],
  46: [["less", ["goods", ["c"], ["a"]], "b"]],
  47: [["less", ["estates", ["seats", ["seat"], "estate"], "goods", ["a"]], "b"]],
  48: [["set", ["marker"], "a"], ["set", ["seats", ["seat"], "points"], 0], ["set", ["estates", ["seats", ["seat"], "estate"], "points"], 0]],
  49: [],
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
  common: number[];
  shields: number[];
  rival: number;
  links: number;
}

export interface SeatView {
  estate: number;
  points: number;
  storage: number[];
  dice: number[];
  bridge: number;
  sealed: number;
  routes: number[];
  laid: number[];
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
  shields: number[][];
  can_purchase: boolean;
  marker: number;
  over: boolean;
}
