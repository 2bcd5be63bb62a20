// What the page has of each game, found by the folder of its name here: a board (face.ts), what is offered before the
// game (setup.ts), a tutorial (Tutorial.svelte), figures of its rules (Figure.svelte), a picture (cover.svg) and a last
// page (Finale.svelte). A game without a board is played from the list of answers in words.
import type { Component } from "svelte";
import { ApiError } from "../lib/api";
import { useGame, type Text } from "../lib/language.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { Face, Figures, Names } from "./face";
import type { Setup } from "./setup";

const PLAIN = "plain";
/** A last page, and in a few sentences why the game ended. */
interface Finale {
  default: Component<{ review: any; names: Names }>;
  why?: (text: Text, review: any, names: Names) => string[];
}
const FACES = import.meta.glob<{ default: Face }>("./*/face.ts");
const SETUPS = import.meta.glob<{ default: Setup }>("./*/setup.ts");
const FINALES = import.meta.glob<Finale>("./*/Finale.svelte");
const FIGURES = import.meta.glob<{ default: Component<Figures[string]>; FIGURES: Figures }>("./*/Figure.svelte");
const COVERS = import.meta.glob<string>("./*/cover.svg", { eager: true, query: "?url", import: "default" });
const TUTORIALS = import.meta.glob<{ default: Component<{ step: number }> }>("./*/Tutorial.svelte");

/** The face of a game, and its texts. */
export async function faceOf(game: string): Promise<Face> {
  const drawn = preferences.board === "drawn" ? FACES[`./${game}/face.ts`] : undefined;
  const [{ default: face }] = await Promise.all([(drawn ?? FACES[`./${PLAIN}/face.ts`])(), useGame(game)]);
  return face;
}

/** What a game offers before it begins, if it has more than its options. */
export async function setupOf(game: string): Promise<Setup | null> {
  return (await SETUPS[`./${game}/setup.ts`]?.())?.default ?? null;
}

/** The address of the picture of a game; empty: it has none. */
export const coverOf = (game: string): string => COVERS[`./${game}/cover.svg`] ?? "";

export const GAMES_WITH_TUTORIAL = Object.keys(TUTORIALS).map((path) => path.split("/")[1]);

export const hasFinale = (game: string): boolean => `./${game}/Finale.svelte` in FINALES;

/** How a game shows what it was like. */
export async function finaleOf(game: string): Promise<Finale> {
  if (!hasFinale(game)) throw new ApiError("no-such-review");
  const [finale] = await Promise.all([FINALES[`./${game}/Finale.svelte`](), useGame(game)]);
  return finale;
}

export async function tutorialOf(game: string): Promise<Component<{ step: number }>> {
  const [{ default: tutorial }] = await Promise.all([TUTORIALS[`./${game}/Tutorial.svelte`](), useGame(game)]);
  return tutorial;
}

/** The figures of the rules of a game, and how they are drawn. */
export async function figuresOf(game: string): Promise<{ FIGURES: Figures; Figure: Component<Figures[string]> } | null> {
  const found = FIGURES[`./${game}/Figure.svelte`];
  if (!found) return null;
  const [{ FIGURES: all, default: Figure }] = await Promise.all([found(), useGame(game)]);
  return { FIGURES: all, Figure };
}
