import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FOLD as ARCHIPELAGO } from "../games/archipelago/generated";
import { FOLD as BURGUNDY } from "../games/burgundy/generated";
import type { GameEvent } from "../protocol";
import { fold } from "./fold";

interface Game {
  options: Record<string, string>;
  seat: number;
  start: { over: boolean };
  steps: { events: GameEvent[]; view?: object }[];
}

describe.each([
  ["burgundy", BURGUNDY],
  ["archipelago", ARCHIPELAGO],
])("%s", (name, table) => {
  const games = JSON.parse(readFileSync(`fixtures/${name}.json`, "utf-8")) as Game[];
  test.each(games.map((game) => [JSON.stringify(game.options), game.seat, game] as const))("a game with %s folds into the engine's views for seat %i", (_options, _seat, game) => {
    const view = structuredClone(game.start);
    for (const step of game.steps) {
      for (const event of step.events) fold(table, view, event);
      if (step.view) expect(view).toEqual(step.view);
    }
    expect(view.over).toBe(true);
  });
});

test("an event that is not in the table is an error", () => {
  expect(() => fold(BURGUNDY, { seat: 0 }, [999, 0, 0, 0, 0])).toThrow("no event of kind 999");
});
