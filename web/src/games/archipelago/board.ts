// What the parts of a board share, handed down by context.
import { getContext, setContext } from "svelte";
import type { Names, Scene } from "../face";
import type { Components, Unit } from "./components";
import type { View } from "./generated";
import type { Picking } from "./picking.svelte";

export interface Board {
  readonly view: View;
  readonly components: Components;
  readonly names: Names;
  readonly scene: Scene;
  readonly toMove: number[];
  readonly picking: Picking | null; // null where a position is only looked at
  readonly units: Unit[];
  readonly lately: string; // where something has just happened beside the map
}

const KEY = Symbol("board");

/** The same for a part that is mounted alone. */
export const boardContext = (board: Board): Map<symbol, Board> => new Map([[KEY, board]]);

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board>(KEY);
}
