// What the parts of a board share, handed down by context.
import { getContext, setContext } from "svelte";
import type { Spot } from "./picking.svelte";
import type { Told } from "../../lib/tip.svelte";
import type { Names } from "../face";

/** Somebody who may click: the player at a table, or the learner of the tutorial. */
export interface Picker {
  readonly open: boolean;
  readonly picked: Spot[];
  cost(spot: Spot): number | null;
  glows(spot: Spot): "free" | "paid" | null;
  isPicked(spot: Spot): boolean;
  /** With something to read, it is shown before anything is done. */
  pick(spot: Spot, element: Element, read?: Told): void;
}

export interface Board {
  picking: Picker | null; // null where a position is only looked at
  names: Names;
}

const KEY = Symbol("board");

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board | undefined>(KEY) ?? { picking: null, names: String };
}
