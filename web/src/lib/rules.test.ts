import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./language.svelte";
import { found, gamesWithRules, ruleText, rulesOf } from "./rules";

const numbers = async (game: string, code: string) => (await rulesOf(game, code)).blocks.flatMap((block) => (block.kind === "rule" ? [block.number] : []));

test("the rules of Burgundy are written down", () => {
  expect(gamesWithRules()).toContain("burgundy");
});

describe.each(gamesWithRules())("the rules of %s", (game) => {
  test("become headings, numbered rules and tables", async () => {
    const { blocks } = await rulesOf(game, "en");
    const rules = await numbers(game, "en");
    expect(rules.length).toBeGreaterThan(50);
    expect(new Set(rules).size).toBe(rules.length);
    expect(blocks.some((block) => block.kind === "table")).toBe(true);
    expect(blocks.some((block) => block.kind === "paragraph" && block.inlines.some((part) => part.text.startsWith("|")))).toBe(false);
  });
  test.each(LANGUAGES)("have the same numbers in %s", async (code) => {
    expect(await numbers(game, code)).toEqual(await numbers(game, "en"));
  });
});

test("rules are found by words, under their headings, or by their number", async () => {
  const { blocks } = await rulesOf("burgundy", "en");
  const some = found(blocks, "Sale silver");
  expect(some.some((block) => block.kind === "rule" && block.number === "B6.15")).toBe(true);
  expect(some.length).toBeLessThan(blocks.length / 5);
  expect(some[0].kind).toBe("heading");
  expect(found(blocks, "b6.15").flatMap((block) => (block.kind === "rule" ? [block.number] : []))).toContain("B6.15");
  expect(found(blocks, "zzzz")).toEqual([]);
});

test("a rule has its text", async () => {
  expect(await ruleText("burgundy", "B6.15", "en")).toEqual({ words: "A sale brings 1 silver, however many goods are sold.", code: "en" });
  expect((await ruleText("burgundy", "B99.1", "en")).words).toBe("");
});
