// Small positions in which one thing is to be done: those of the tutorial, and the examples of the rules.
import type { View } from "./generated";
import { smallView } from "./lesson.svelte";

export interface Task {
  view: View;
  answers: string[]; // those that are right, in notation
  central?: boolean; // it is done on the central board
}

const depots = Array<number>(32).fill(0);
[18, 3, 38, 1, 8, 22, 3, 20, 2, 40, 17, 5].forEach((tile, i) => (depots[[1, 2, 4, 6, 8, 10, 13, 14, 17, 19, 21, 23][i]] = tile));
[7, 24, 1, 54].forEach((tile, i) => (depots[24 + i] = tile));

/** By the name of the step; its texts are tutorial-…, tutorial-…-text and tutorial-…-told. */
export const TASKS: Record<string, Task> = {
  complete: { view: smallView({ phase: 1 }, { 19: 1, 18: 3, 17: 3, 12: 22 }, [3], [6]), answers: ["6 place ship 16"] },
  animals: { view: smallView({ phase: 1 }, { 19: 1, 13: 32, 8: 1, 7: 1, 11: 5, 6: 8 }, [6], [5]), answers: ["5 place cow4 10"] },
  turn: {
    view: smallView({ depots, white_die: 3, goods: [{}, {}, { 4: 1 }, { 2: 1 }, {}, {}, {}] }, { 19: 1 }, [], [4, 2]),
    answers: ["4 take 4 ship", "4 take 4 warehouse"],
    central: true,
  },
  place: { view: smallView({}, { 19: 1 }, [3], [2]), answers: ["2 place ship 18"] },
};
