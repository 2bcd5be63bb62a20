// Burgundy for the pages: its board, its words, and how events change what is seen.
import type { Sound } from "../../lib/sounds";
import { REMARKS, type GameEvent } from "../../protocol";
import type { Face } from "../face";
import Burgundy from "./Burgundy.svelte";
import { partnersOf } from "./content";
import { eventNumber, EVENT_NAMES, type EventName } from "./events";
import { fly } from "./fly";
import { CAUSES, FOLD, type View } from "./generated";
import { guess } from "./guess";
import { logLines } from "./log";
import { answerOf, byCost, type Answer } from "./notation";
import { Picking, placesOf } from "./picking.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Supply from "./Supply.svelte";
import { answerCosts, answerGroup, answerInWords, answerSaid, groupOrder, questionInWords } from "./words";

const SOUNDS: Partial<Record<EventName | "", Sound>> = {
  "round-opened": "dice",
  "tile-taken": "tile",
  "tile-placed": "tile",
  "tile-bought": "coin",
  "goods-sold": "coin",
  "area-completed": "points",
  "bonus-taken": "points",
  "game-ended": "end",
};

// Milliseconds an event is left to be seen, at normal speed.
const PAUSE: Partial<Record<EventName | "", number>> = {
  "phase-opened": 700,
  "round-opened": 450,
  "white-die-rolled": 350,
  "good-arrived": 400,
  "turn-opened": 300,
  "tile-taken": 650,
  "tile-bought": 450,
  "tile-discarded": 450,
  "tile-placed": 750,
  "goods-gained": 450,
  "goods-sold": 550,
  "workers-gained": 350,
  "silver-gained": 350,
  "points-scored": 500,
  "bonus-taken": 500,
  "bridge-crossed": 350,
  "start-castle-placed": 400,
  "tile-claimed": 750,
  "good-laid": 350,
  "effect-gained": 350,
  "posts-linked": 450,
  "marker-raised": 350,
  "shield-taken": 650,
  "shield-lost": 450,
  "die-turned": 400,
  "tile-removed": 450,
  "goods-lost": 250,
  "marker-set": 600,
  "colour-completed": 450,
};

/** What everybody gets before the first phase; nobody wants to watch that piece by piece. */
function isHandedOut([kind, , , cause, depot]: GameEvent): boolean {
  const name = EVENT_NAMES[kind];
  if (name === "goods-gained") return depot === 0;
  return (name === "silver-gained" || name === "workers-gained") && CAUSES[cause] === "setting-up";
}

const face: Face<View, Answer> = {
  Board: Burgundy,
  panels: [
    { name: "score", key: "score-title", Panel: ScoreSheet, tellsOfEvents: true },
    { name: "supply", key: "supply-title", Panel: Supply },
  ],
  hand: (table) => new Picking(table),
  answerOf: (choice) => answerOf(choice.text),
  asksForWords: false,
  asksForState: false,
  hasSecrets: false,
  fold: FOLD,
  partners: partnersOf,
  guess,
  isEndOfTurn: ([kind]) => kind === eventNumber("turn-closed"),
  pause: (event) => (isHandedOut(event) ? 0 : (PAUSE[EVENT_NAMES[event[0]]] ?? 0)),
  sound: ([kind]) => SOUNDS[EVENT_NAMES[kind]] ?? null,
  fly,
  question: (text, { question }) => (question ? questionInWords(text, question) : ""),
  spoken: (text, answer, names) => ({
    said: answerSaid(text, answer, names),
    cost: answerCosts(text, answer).join(", "),
    group: text(answerGroup(answer)),
  }),
  inOneSentence: answerInWords,
  places: placesOf,
  byOrder: (x, y) => groupOrder(x) - groupOrder(y) || byCost(x, y),
  isPlain: (answer) => answer.verb === "end" || answer.verb === "pass",
  isFormality: ({ kind }) => kind === "take-part",
  confirms: true,
  remarks: REMARKS,
  remark: (text, key) => text(`remark-${key}`),
  log: (text, { events }, names, everything) => logLines(text, events, names, everything),
};

export default face;
