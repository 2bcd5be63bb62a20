// What the page has of each game, found by the folder of its name here: a board (face.ts) and a tutorial
// (Tutorial.svelte). A game without a board is played from the list of answers in words.
import type { Component } from "svelte";
import { useGame } from "../lib/language.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Face } from "./face";

const PLAIN = "plain";
const FACES = import.meta.glob<{ default: Face }>("./*/face.ts");
const TUTORIALS = import.meta.glob<{ default: Component<{ step: number }> }>("./*/Tutorial.svelte");

/** Fetches the boards while something else is still awaited. */
export function prefetchBoards(): void {
  for (const load of Object.values(FACES)) void load();
}

/** The face of a game, and its texts. */
export async function faceOf(game: string): Promise<Face> {
  const drawn = preferences.board === "drawn" ? FACES[`./${game}/face.ts`] : undefined;
  const [{ default: face }] = await Promise.all([(drawn ?? FACES[`./${PLAIN}/face.ts`])(), useGame(game)]);
  return face;
}

export const GAMES_WITH_TUTORIAL = Object.keys(TUTORIALS).map((path) => path.split("/")[1]);

export async function tutorialOf(game: string): Promise<Component<{ step: number }>> {
  const [{ default: tutorial }] = await Promise.all([TUTORIALS[`./${game}/Tutorial.svelte`](), useGame(game)]);
  return tutorial;
}
