import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FOLD, type View } from "./generated";
import type { GameEvent } from "../../protocol";
import { fold } from "../../table/fold";
import { guess } from "./guess";
import { answerOf } from "./notation";
import { eventNumber } from "./events";
import { endPoints, scoreByPhase, scoreBySource } from "./score";

interface Game {
  options: Record<string, string>;
  seat: number;
  start: View;
  steps: { text: string; asked: string; about: string | null; events: GameEvent[]; view?: View }[];
}
const games = JSON.parse(readFileSync("fixtures/burgundy.json", "utf-8")) as Game[];

describe.each(games.map((game) => [JSON.stringify(game.options), game] as const))("a game with %s", (_name, game) => {
  test("has a score that adds up", () => {
    const events = game.steps.flatMap((step) => step.events);
    const end = game.steps.at(-1)!.view!;
    const sum = (rows: number[][], estate: number) => rows.reduce((total, row) => total + row[estate], 0);
    if (end.marker) return; // its counter goes back to 0
    end.estates.forEach(({ points }, i) => {
      expect(sum(scoreBySource(events, end).map((line) => line.points), i)).toBe(points);
      expect(sum(scoreByPhase(events, end), i)).toBe(points);
    });
  });

  test("ends with the points that were to be expected", () => {
    const view = structuredClone(game.start);
    if (game.options.mode === "solo") return; // nothing is scored at the end
    const events = game.steps.flatMap((step) => step.events);
    const closed = events.findLastIndex(([kind]) => kind === eventNumber("phase-closed"));
    const scoring = events.findIndex(([kind], i) => i > closed && kind === eventNumber("points-scored"));
    for (const event of events.slice(0, scoring)) fold(FOLD, view, event);
    const scored = scoreBySource(events.slice(scoring), view);
    const expected = endPoints(view, events.slice(0, scoring));
    for (const { key, points } of scored) expect([key, points]).toEqual([key, expected[key] ?? points.map(() => 0)]);
    if (view.seats.length > 2) expect(Math.max(...expected["cause-monasteries"])).toBeGreaterThan(0);
  });

  test("does what was guessed before the server confirmed it", () => {
    const view = structuredClone(game.start);
    for (const step of game.steps) {
      const answer = answerOf(step.text);
      if (view.seat >= 0 && ["take", "place", "sell", "buy", "discarding", "keep", "claim", "take-shield", "give-up", "turn-die", "hire", "copy"].includes(answer.verb) && step.events[0]?.[1] === view.seat) {
        const told = step.events.map((event) => event.join());
        for (const event of guess(view, answer, { kind: step.asked, about: step.about })) expect(told).toContain(event.join());
      }
      for (const event of step.events) fold(FOLD, view, event);
    }
  });
});
