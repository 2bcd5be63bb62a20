// The tutorial's hand: some things on a small board glow, and the right one has to be clicked.
import { DEPOT_OF_SPACE, type View } from "./generated";
import type { Picker } from "./board";
import type { Spot } from "./picking.svelte";

export class Lesson implements Picker {
  readonly open = false;
  readonly picked: Spot[] = [];
  done = $state(false);
  wrong = $state(false);

  constructor(
    private readonly wanted: Spot[],
    private readonly whenDone: (spot: Spot) => void = () => {},
  ) {}

  cost(spot: Spot): number | null {
    return !this.done && this.wanted.includes(spot) ? 0 : null;
  }

  glows(spot: Spot): "free" | null {
    return this.cost(spot) === null ? null : "free";
  }

  isPicked(): boolean {
    return false;
  }

  pick(spot: Spot): void {
    if (this.done) return;
    this.wrong = !this.wanted.includes(spot);
    if (this.wrong) return;
    this.done = true;
    this.whenDone(spot);
  }
}

/** A table for two on which nothing lies but what is said. */
export function smallView(changes: Partial<View>, tiles: Record<number, number>, storage: number[], dice: number[]): View {
  const estate = { duchy: 1, tiles, points: 0, silver: 1, workers: 2, goods: {}, sold: {}, sold_number: 0, bonuses: 0 };
  return {
    seat: 0,
    seats: [
      { estate: 0, storage, dice, bridge: 0, sealed: 0 },
      { estate: 1, storage: [], dice: [], bridge: 0, sealed: 0 },
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
    can_purchase: true,
    over: false,
    ...changes,
  };
}
