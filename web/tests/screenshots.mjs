// Takes the pictures of docs/screenshots anew, from a running server whose store has nothing but the tables of ../prepared.py:
//   HEXHAVEN_URL=http://localhost:8000 node tests/screenshots.mjs [folder]
// With ONLY=archipelago only those of that game, which are quickly taken: its games are prepared or come from a file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BASE, DESKTOP, PHONE, anyChoice, closeBrowser, joinTable, newTable, person, playOn } from "./person.mjs";

const FOLDER = process.argv[2] ?? new URL("../../docs/screenshots", import.meta.url).pathname;
const SHARP = { ...PHONE, deviceScaleFactor: 2 };
const shot = (page, name) => page.screenshot({ path: join(FOLDER, `${name}.png`) });
const drawn = (page, duchies) => page.locator('[data-field="37"]').nth(duchies - 1).waitFor(); // the last field of each

/** Burgundy, and the lobby. */
async function burgundy() {
  // Tables that somebody waits at.
  const ben = await person("Ben");
  await newTable(ben, 2, { open: 1 });
  const cleo = await person("Cleo");
  await newTable(cleo, 3, { game: "archipelago", open: 2 });

  const ada = await person("Ada", DESKTOP, { speed: 3 });
  await newTable(ada, 4);
  await playOn(ada, "Phase B, round 4");
  await anyChoice(ada).waitFor();
  await drawn(ada, 4);
  await ada.mouse.move(0, 0);
  await shot(ada, "board-four");
  const table = ada.url();
  await ada.goto(BASE);
  await ada.getByText("Ben").first().waitFor();
  await shot(ada, "lobby");
  await ada.goto(`${table}/at/150`);
  await ada.locator("ol li a").first().waitFor();
  await ada.keyboard.press("ArrowLeft"); // to an answer of a player
  await drawn(ada, 4);
  await shot(ada, "replay");
  await ada.goto(`${BASE}/#/tutorial/burgundy/3`);
  await drawn(ada, 1);
  await shot(ada, "tutorial-3");

  // What the box holds beyond the base game.
for (const [preset, name] of [["preset-all", "board-expansions"], ["preset-team", "board-team"], ["preset-solo", "board-solo"]]) {
  const page = await person("Ida", DESKTOP, { speed: 3 });
  await page.locator(`[data-preset="${preset}"]`).click();
  for (const select of await page.locator("fieldset label.row select").all()) await select.selectOption("bot:greedy");
  await page.locator("form:has(fieldset) > button.primary:enabled").click();
  await page.locator("svg.board").waitFor();
  await playOn(page, "Phase B, round 2");
  await anyChoice(page).waitFor();
  const understood = page.getByRole("button", { name: "Got it" });
  while (await understood.count()) await understood.click();
  await page.mouse.move(0, 0);
  await shot(page, name);
}

  await ada.goto(BASE);
  await ada.goto(`${await finished(ada, "burgundy", "three-chosen-hidden")}/end`);
  await ada.locator("figure").first().waitFor();
  await shot(ada, "burgundy-end");

const hanna = await person("Hanna", SHARP);
  await newTable(hanna, 3);
  await hanna.locator('[data-spot^="take"][data-glow="free"]').first().waitFor();
  await hanna.locator('[data-spot="depot 6"]').waitFor();
  await hanna.mouse.move(0, 0);
  await shot(hanna, "phone-board");
}

/** Opens a finished game from its file; the address of its table. */
async function finished(page, game, name) {
  const buffer = readFileSync(new URL(`../../tests/golden/${game}/${name}.game`, import.meta.url));
  await page.locator("input[type=file]").setInputFiles({ name: "a.game", mimeType: "text/plain", buffer });
  await page.waitForURL(/at\/0$/);
  return page.url().replace("/at/0", "");
}

/** Archipelago late in a game, its last page, and its tutorial. */
async function archipelago() {
  const ida = await person("Ida");
  const game = await finished(ida, "archipelago", "three-short-greedy");
  const ivo = await person("Ivo", SHARP);
  for (const [page, name, table] of [[ida, "archipelago", "late-1"], [ivo, "phone-archipelago", "late-2"]]) {
    await joinTable(page, `${BASE}/#/table/${table}/join/${table}`);
    await page.locator(".map [data-region]").nth(24).waitFor();
    await page.locator(".prompt[data-question]").waitFor();
    await page.mouse.move(0, 0);
    await shot(page, name);
  }
  await ida.goto(`${game}/end`);
  await ida.locator("figure").nth(3).waitFor();
  await shot(ida, "archipelago-end");
  await ida.goto(`${BASE}/#/tutorial/archipelago/7`);
  await ida.locator(".lesson").waitFor();
  await ida.locator(".prompt[data-question]").waitFor();
  await shot(ida, "archipelago-tutorial");
}

if (process.env.ONLY !== "archipelago") await burgundy();
await archipelago();
await closeBrowser();
