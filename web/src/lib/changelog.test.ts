import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { versionsOf } from "./changelog";

test("versions, groups and entries", () => {
  const [next, first] = versionsOf("# Changelog\n\nAll of it.\n\n## Unreleased\n\n### Added\n- A `word` and\n  [a link](docs/x.md).\n- More.\n\n### Fixed\n- This.\n\n## 0.1.0\n\n### Added\n- All.\n");
  expect(next.name).toBe("Unreleased");
  expect(next.groups.map(({ name, entries }) => [name, entries.length])).toEqual([["Added", 2], ["Fixed", 1]]);
  expect(next.groups[0].entries[0]).toEqual([
    { text: "A ", style: "plain" },
    { text: "word", style: "code" },
    { text: " and a link.", style: "plain" },
  ]);
  expect(first.groups[0].entries[0]).toEqual([{ text: "All.", style: "plain" }]);
});

test("the changelog of this program", () => {
  const versions = versionsOf(readFileSync("../CHANGELOG.md", "utf-8"));
  expect(versions.at(-1)?.name).toBe("0.1.0");
  for (const { groups } of versions) for (const { entries } of groups) expect(entries.length).toBeGreaterThan(0);
});
