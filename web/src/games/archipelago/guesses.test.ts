import { expect, test } from "vitest";
import { OBJECTIVES, type View } from "./generated";
import { hiddenObjectives } from "./guesses";

const named = (...names: string[]) => names.map((name) => OBJECTIVES.findIndex((objective) => objective.name === name));

function view(players: number, open: string[] = [], own: string[] = []): View {
  const seats = Array.from({ length: players }, (_, seat) => ({ objectives: seat === 1 ? named(...own) : [] }));
  return { seat: 1, seats, open_objectives: named(...open) } as unknown as View;
}

test("others may be after what lies nowhere in sight", () => {
  const all = named("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10");
  const options = { length: "medium", variants: "none" };
  expect(hiddenObjectives(view(3), options)).toEqual(all);
  expect(hiddenObjectives(view(3, ["m2"], ["m10"]), options)).toEqual(all.filter((number) => !named("m2", "m10").includes(number)));
});

test("Pacifist and Separatist are not in every game", () => {
  const mild = named("l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8");
  expect(hiddenObjectives(view(2), { length: "long", variants: "none" })).toEqual(mild);
  expect(hiddenObjectives(view(4), { length: "long", variants: "more-spice,benefactor" })).toEqual(mild);
});

test("where nothing is secret there is nothing to guess", () => {
  expect(hiddenObjectives(view(4), { length: "short", variants: "no-secrets" })).toEqual([]);
});
