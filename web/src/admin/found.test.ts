import { expect, test } from "vitest";
import { Found } from "./found.svelte";

test("what was asked for last is shown, also if an earlier answer comes later", async () => {
  const answers: ((page: string[]) => void)[] = [];
  const found = new Found<string>(() => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [found.load(), found.load()];
  answers[1](["Bob"]);
  await second;
  answers[0](["Ada", "Bob"]);
  await first;
  expect(found.entries).toEqual(["Bob"]);
});
