// Reads an answer's text (docs/notation.md) into its parts.
import { PRICE, duchyNamed, tileNamed, type Tile } from "./content";

export interface Answer {
  text: string;
  verb: string; // as in the keys of messages: take, place, discarding, castle-at, ...
  die: number;
  workers: number;
  depot: number; // 0 is the black depot
  other: number; // the second depot of a ship, the second die of a roll
  tile: Tile | null;
  field: number;
  goods: number[]; // the kind sold; the kinds picked by a ship
  number: number; // a duchy, a seat, a card, the new number of a die
  name: string; // of a species
  shield: number;
  replaced: number; // the shield that makes room for it
  common: boolean; // on a common key space, or from one
  cause: string; // of points: a tile, or a word
  points: number;
  silver: number; // added to points
  colour: string;
}

const VERBS: Record<string, string> = {
  discard: "discarding",
  castle: "castle-at",
  duchy: "duchy-is",
  board: "duchy-drawn",
  roll: "rolled",
  white: "white-rolled",
  tile: "tile-drawn",
  good: "good-drawn",
  start: "start-player-drawn",
  as: "act-as",
  count: "count-species",
  turn: "turn-die",
  route: "route-drawn",
  shield: "shield-drawn",
  effect: "resolve",
  colour: "colour-bonus",
};

export function answerOf(text: string): Answer {
  const words = text.split(" ");
  const answer: Answer = { text, verb: "", die: 0, workers: 0, depot: 0, other: 0, tile: null, field: 0, goods: [], number: 0, name: "", shield: 0, replaced: 0, common: false, cause: "", points: 0, silver: 0, colour: "" };
  if (/^[1-6]$/.test(words[0])) answer.die = Number(words.shift());
  const last = words.at(-1) ?? "";
  if (/^w\d$/.test(last)) {
    answer.workers = Number(last[1]);
    words.pop();
  }
  if (words.at(-1) === "common") {
    answer.common = true;
    words.pop();
  }
  const [verb, first = "", second = "", third = ""] = words;
  answer.verb = VERBS[verb] ?? verb;
  const depot = first === "black" ? 0 : Number(first.split("+")[0]);
  switch (answer.verb) {
    case "take":
    case "buy":
      return { ...answer, depot, tile: tileNamed(second) ?? null };
    case "place":
      return { ...answer, tile: tileNamed(first) ?? null, field: Number(second) };
    case "claim":
      return { ...answer, depot, tile: tileNamed(second) ?? null, field: Number(third) };
    case "take-shield":
      return { ...answer, depot, shield: Number(second), replaced: third === "for" ? Number(words[4]) : 0 };
    case "give-up":
      return { ...answer, shield: Number(first) };
    case "sell":
    case "gather":
    case "lay":
    case "good-drawn":
      return { ...answer, goods: [Number(first)] };
    case "load":
      return { ...answer, depot, other: Number(first.split("+")[1] ?? 0), goods: third ? third.split(",").map(Number) : [] };
    case "act-as":
    case "discarding":
    case "tile-drawn":
      return { ...answer, tile: tileNamed(first) ?? null };
    case "duchy-is":
    case "duchy-drawn":
      return { ...answer, number: duchyNamed(first) };
    case "score":
      return { ...answer, cause: first, points: Number(second), silver: Number(third.slice(1) || 0) };
    case "resolve":
      return { ...answer, field: Number(first) };
    case "colour-bonus":
      return { ...answer, colour: first };
    case "trade":
      return { ...answer, tile: tileNamed(first) ?? null };
    case "give":
      return { ...answer, goods: first.split(",").map(Number) };
    case "castle-at":
      return { ...answer, field: Number(first) };
    case "rolled":
      return { ...answer, die: Number(first), other: Number(second) };
    case "white-rolled":
      return { ...answer, die: Number(first) };
    default:
      return { ...answer, number: parseInt(first) || 0, name: first };
  }
}

export function silverOf(answer: Answer): number {
  if (answer.silver) return answer.silver;
  if (answer.verb === "hire") return 1;
  return answer.verb === "buy" ? PRICE - answer.workers : 0;
}

/** Cheapest first: workers and silver, then the notation. */
export function byCost(x: Answer, y: Answer): number {
  return x.workers + silverOf(x) - (y.workers + silverOf(y)) || Number(!x.die) - Number(!y.die) || x.text.localeCompare(y.text, "en", { numeric: true });
}
