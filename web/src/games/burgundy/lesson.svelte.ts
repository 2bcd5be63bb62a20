// The tutorial's table: it asks for one thing, and everything else is wrong.
import { fold } from "../../table/fold";
import type { Asker } from "../../table/hand.svelte";
import { DEPOT_OF_SPACE, FOLD, type View } from "./generated";
import { guess } from "./guess";
import { answerOf, type Answer } from "./notation";
import { Picking } from "./picking.svelte";

export class Lesson implements Asker<View, Answer> {
  readonly seat = 0;
  readonly question = { kind: "turn", about: null };
  readonly face = { confirms: false, isPlain: () => false };
  trouble = null;
  view: View;
  choices = $state.raw<Answer[]>([]);
  wrong = $state(false);

  constructor(view: View, answers: string[]) {
    this.view = $state(structuredClone(view));
    this.choices = answers.map(answerOf);
  }

  get done(): boolean {
    return !this.choices.length;
  }

  answer(answer: Answer): void {
    for (const event of guess(this.view, answer)) fold(FOLD, this.view, event);
    this.choices = [];
    this.wrong = false;
  }

  askWhyNot(): void {
    this.wrong = true;
  }
}

/** The learner's hand: what is wanted glows, whatever one likes at a table. */
export class Learning extends Picking {
  protected override get hints() {
    return "all" as const;
  }
}

/** A table for two on which nothing lies but what is said. */
export function smallView(changes: Partial<View>, tiles: Record<number, number>, storage: number[], dice: number[]): View {
  const estate = { duchy: 1, tiles, points: 0, silver: 1, workers: 2, goods: {}, sold: {}, sold_number: 0, bonuses: 0, common: [], shields: [], rival: -1, links: 0 };
  return {
    seat: 0,
    seats: [
      { estate: 0, points: 0, storage, dice, bridge: 0, sealed: 0, routes: [], laid: [] },
      { estate: 1, points: 0, storage: [], dice: [], bridge: 0, sealed: 0, routes: [], laid: [] },
    ],
    estates: [estate, { ...estate, tiles: {} }],
    order: [0, 1],
    phase: 0,
    round: 0,
    depots: DEPOT_OF_SPACE.map(() => 0),
    goods: Array.from({ length: 7 }, () => ({})),
    coming_goods: [],
    white_die: 0,
    supply: {},
    bonuses_taken: {},
    shields: [],
    can_purchase: true,
    marker: 0,
    over: false,
    ...changes,
  };
}
