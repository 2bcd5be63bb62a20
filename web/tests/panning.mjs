// Measures how smoothly a map with all 25 hexes is moved, on a server with the tables of ../prepared.py:
//   HEXHAVEN_URL=http://localhost:8000 node tests/panning.mjs
// The map is zoomed and dragged with the mouse; told are the milliseconds of scripting, style, layout and of everything the
// page does, for each step, which is at most one frame.
import assert from "node:assert/strict";
import { BASE, closeBrowser, joinTable, person } from "./person.mjs";

const STEPS = 240;
const TABLE = process.env.TABLE ?? "late-1";
const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"];

const page = await person("Pan");
await joinTable(page, `${BASE}/#/table/${TABLE}/join/${TABLE}`);
await page.locator(".map [data-region]").nth(24).waitFor();
const closer = page.getByRole("button", { name: "Zoom in" });
for (let i = 0; i < 2; i++) await closer.click();
const devtools = await page.context().newCDPSession(page);
await devtools.send("Performance.enable");
const measured = async () => Object.fromEntries((await devtools.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));

const { x, y, width, height } = await page.locator(".map").first().boundingBox();
const frames = await page.evaluateHandle(() => {
  const counted = { number: 0 };
  const next = () => requestAnimationFrame(() => ((counted.number += 1), next()));
  next();
  return counted;
});
await page.mouse.move(x + width / 2, y + height / 2);
await page.mouse.down();
const [before, first] = [await measured(), await frames.evaluate(({ number }) => number)];
for (let i = 0; i < STEPS; i++) await page.mouse.move(x + width / 2 + 90 * Math.sin(i / 12), y + height / 2 + 60 * Math.cos(i / 9));
const [after, last] = [await measured(), await frames.evaluate(({ number }) => number)];
const moved = await page.locator(".map > svg").first().evaluate((drawing) => drawing.style.transform);
assert.doesNotMatch(moved, /translate\(0px, 0px\)/, "the map has moved");
await page.mouse.up();
console.log(`${last - first} frames for ${STEPS} steps`);
for (const what of WORK) console.log(`${what}: ${((1000 * (after[what] - before[what])) / STEPS).toFixed(2)} ms a step`);
await closeBrowser();
