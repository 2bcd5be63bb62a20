// What is the same for every game that is told in the words of the server, whatever its board looks like.
import { REMARKS } from "../../protocol";
import { Hand } from "../../table/hand.svelte";
import type { Face, Offered } from "../face";

const LEAVING = ["done", "pass", "end"]; // such answers stand below all others
const leaves = ({ text }: Offered): number => Number(LEAVING.includes(text));

const told: Omit<Face<{ seat?: number }, Offered>, "Board"> = {
  panels: [],
  asksForWords: true,
  asksForState: true,
  hasSecrets: true,
  hand: (table) => new Hand(table),
  answerOf: (choice) => choice,
  fold: null, // the words are asked for anew
  guess: () => [],
  isEndOfTurn: () => false,
  pause: () => 0,
  sound: () => null,
  fly: () => {},
  question: (_text, scene) => scene.words?.question ?? "",
  spoken: (_text, answer) => ({ said: answer.said ?? answer.text, cost: "", group: answer.group ?? "" }),
  inOneSentence: (_text, answer) => answer.said ?? answer.text,
  places: () => [],
  byOrder: (x, y) => leaves(x) - leaves(y),
  isPlain: () => false,
  confirms: false, // in many games, turns are short and every answer ends one
  remarks: REMARKS,
  remark: (text, key) => text(`remark-${key}`),
  log: (_text, scene) => (scene.words?.log ?? []).map((said) => ({ said, seat: -1, style: "plain" })),
};

export default told;
