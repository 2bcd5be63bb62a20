import { expect, test } from "vitest";
import { ruleText, rulesOfBurgundy } from "./rules";

test("the rules document becomes headings, numbered rules and tables", async () => {
  const blocks = await rulesOfBurgundy();
  const rules = blocks.flatMap((block) => (block.kind === "rule" ? [block.number] : []));
  expect(rules).toContain("B13.10");
  expect(new Set(rules).size).toBe(rules.length);
  expect(blocks.filter((block) => block.kind === "table").length).toBeGreaterThan(10);
  expect(blocks.some((block) => block.kind === "paragraph" && block.inlines.some((part) => part.text.startsWith("|")))).toBe(false);
});

test("a rule has its text", async () => {
  expect(await ruleText("B6.15")).toBe("A sale brings 1 silver, however many goods are sold.");
  expect(await ruleText("B99.1")).toBe("");
});
