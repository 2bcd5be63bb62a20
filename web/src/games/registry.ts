// Games with a board of their own. Every other game is played from the list of answers in words.
import type { Component } from "svelte";
import { useGame } from "../lib/language.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ default: Face }>> = {
  burgundy: () => import("./burgundy/face"),
};

/** Fetches the boards while something else is still awaited. */
export function prefetchBoards(): void {
  for (const load of Object.values(FACES)) void load();
}

/** The face of a game, and its texts. */
export async function faceOf(game: string): Promise<Face> {
  const load = preferences.board === "drawn" && FACES[game] ? FACES[game] : () => import("./plain/face");
  const [{ default: face }] = await Promise.all([load(), useGame(game)]);
  return face;
}

const TUTORIALS: Record<string, () => Promise<{ default: Component<{ step: number }> }>> = {
  burgundy: () => import("./burgundy/Tutorial.svelte"),
};

export const GAMES_WITH_TUTORIAL = Object.keys(TUTORIALS);

export async function tutorialOf(game: string): Promise<Component<{ step: number }>> {
  const [{ default: tutorial }] = await Promise.all([TUTORIALS[game](), useGame(game)]);
  return tutorial;
}
