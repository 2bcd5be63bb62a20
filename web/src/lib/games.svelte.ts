// The games the server offers, in the reader's language.
import type { GameInfo } from "../protocol";
import { api } from "./api";

const AGAIN = 5000;
let games = $state.raw<GameInfo[]>([]);

/** Asks the server, again and again until it answers; the function returned gives up. */
export function loadGames(code: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    api.games(code).then(
      (found) => (games = found),
      () => (timer = setTimeout(ask, AGAIN)),
    );
  };
  timer = setTimeout(ask); // what is on the screen comes first
  return () => clearTimeout(timer);
}

export function allGames(): GameInfo[] {
  return games;
}

export function gameNamed(name: string): GameInfo | undefined {
  return games.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  return gameNamed(name)?.title ?? "";
}
