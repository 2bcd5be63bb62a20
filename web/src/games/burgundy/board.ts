// What the parts of a board share, handed down by context.
import { getContext, setContext } from "svelte";
import type { Picking } from "./picking.svelte";
import type { Names } from "../face";

export interface Board {
  picking: Picking | null; // null where a position is only looked at
  names: Names;
}

const KEY = Symbol("board");

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function getBoard(): Board {
  return getContext<Board | undefined>(KEY) ?? { picking: null, names: String };
}
