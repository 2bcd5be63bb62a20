// The board at every size of window, and what moves on it.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { BASE, DESKTOP, PHONE, anyChoice, newTable, person, playOn } from "./person.mjs";

const RECORD = new URL("../../tests/golden/burgundy/three-chosen-hidden.game", import.meta.url);
const SIZES = ["1280x720", "1024x768", "1366x768", "1440x900", "2560x1440", "768x1024", "844x390", "360x640", "390x844"].map((size) => size.split("x").map(Number));

/** Runs in the page: what is not inside the window, and how large the boards are. */
function measure() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const out = [];
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push(`page ${scrollWidth}x${scrollHeight}`);
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  for (const selector of [".asked", ".asked button", ".asked p", "svg.board", ".own", ".own svg", ".table > .log > .panel", ".table > .choices > .panel", ".table > nav", ".standing", ".own .clock", ".own .purse"])
    for (const found of document.querySelectorAll(selector)) {
      const rect = found.getBoundingClientRect();
      if (rect.width && !inside(rect)) out.push(`${selector} ${Math.round(rect.right)},${Math.round(rect.bottom)}`);
    }
  for (const name of document.querySelectorAll(".opponent .name")) if (name.scrollWidth > name.clientWidth) out.push(`name cut: ${name.textContent}`);
  const wide = (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  return { out, central: wide("svg.board"), duchy: wide("svg.duchy:not(.small)"), asked: wide(".asked") };
}

async function fits(page, players) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator("svg.board").waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { out, central, duchy } = await page.evaluate(measure);
    assert.deepEqual(out, [], `${players} players at ${width}x${height}`);
    assert.ok(central >= 280, `the depots are ${central} high at ${width}x${height}`);
    if (width >= 700) assert.ok(duchy >= 240, `the duchy is ${duchy} high at ${width}x${height}`);
  }
}

export default {
  async "everything is in the window, whatever its size"() {
    const pages = [];
    for (const players of [2, 4]) {
      const page = await person("Adelheid", DESKTOP);
      await page.locator("form:has(fieldset) summary").click();
      await page.locator('select:has(option[value="total"])').selectOption("total");
      await newTable(page, players);
      await playOn(page, "Phase A, round 3");
      await anyChoice(page).waitFor();
      await fits(page, players);
      await page.goto(`${page.url()}/at/30`);
      await page.locator("span.count").waitFor();
      await fits(page, players);
      pages.push(page);
    }
    return pages;
  },

  async "a copied position is in the window, whatever its size"() {
    const page = await person("Flora", DESKTOP);
    await page.locator("input[type=file]").setInputFiles(fileURLToPath(RECORD));
    await page.getByText("Start of the game").waitFor();
    const line = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.hash.split("/")[2]}/at/80`)).json()).line);
    await page.goto(`${BASE}/#/position/${encodeURIComponent(line)}`);
    await page.getByText("This position was copied").waitFor();
    await fits(page, 3);
    return [page];
  },

  async "the board stays where it is, whatever is asked"() {
    const page = await person("Bruno", { viewport: { width: 1280, height: 720 } });
    await newTable(page, 2);
    const places = new Set();
    for (const last of ["Phase A, round 2", "Phase A, round 3", "Phase A, round 4", "Phase A, round 5", "Phase B, round 1"]) {
      await playOn(page, last);
      await anyChoice(page).waitFor();
      places.add(JSON.stringify(await page.locator("svg.board").boundingBox()));
      await page.locator('[data-spot^="field "]:not([data-glow])').first().click({ force: true }); // the reason lies over the board
      await page.getByRole("alert").waitFor();
      places.add(JSON.stringify(await page.locator("svg.board").boundingBox()));
    }
    assert.equal(places.size, 1, [...places].join(" "));
    return [page];
  },

  async "tiles fly at the size they have"() {
    const page = await person("Clara", DESKTOP, { speed: 3 });
    await newTable(page, 3);
    await page.locator('[data-glow="free"]').first().waitFor();
    await page.evaluate(() => {
      window.flown = [];
      const look = () => {
        for (const ghost of document.querySelectorAll(".ghost")) window.flown.push(ghost.getBoundingClientRect().width);
        requestAnimationFrame(look);
      };
      look();
    });
    await playOn(page, "Phase A, round 5");
    const largest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("svg.duchy:not(.small) .field, .own [data-slot]")].map((place) => place.getBoundingClientRect().height)));
    const flown = await page.evaluate(() => window.flown);
    assert.ok(flown.length > 5, `only ${flown.length} were seen`);
    assert.ok(Math.max(...flown) <= largest * 1.1, `${Math.max(...flown)} where the largest place is ${largest}`);
    return [page];
  },

  async "the end of the turn is asked about once, and can be taken back before"() {
    const page = await person("Doris", DESKTOP, { confirm: true });
    await newTable(page, 2);
    const workers = page.locator('.choices [data-answer$="workers"]').first();
    await workers.click();
    await page.waitForFunction(() => document.querySelectorAll('[data-spot^="die"]').length === 1);
    await workers.click();
    const end = page.getByRole("button", { name: "End turn" });
    await end.waitFor();
    assert.equal(await page.locator('[data-spot^="die"]').count(), 0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-spot^="die"]').length === 1);
    await workers.click();
    await end.click();
    await page.getByRole("log").getByText("round 2").waitFor();
    return [page];
  },

  async "a phone turns to what is asked for"() {
    const page = await person("Emma", { ...PHONE, viewport: { width: 360, height: 640 } });
    await newTable(page, 2);
    const part = (name) => page.locator(".table > nav button", { hasText: name });
    const placeable = page.locator('[data-spot^="stored"][aria-disabled="false"]').first();
    const placing = page.locator('.choices [data-answer*=" place "]');
    for (let i = 0; i < 60 && !(await placing.count()); i++) {
      await part("Choices").tap();
      await anyChoice(page).waitFor();
      const answer = await anyChoice(page).elementHandle();
      await anyChoice(page).tap(); // the first ones take tiles
      await page.waitForFunction((old) => !old.isConnected, answer);
      await anyChoice(page).waitFor();
    }
    await part("Depots").tap();
    await page.locator("button.standing", { hasText: "Bot 2" }).waitFor(); // what the others have done
    await placeable.tap();
    await page.locator("svg.duchy:not(.small) [data-glow]").first().waitFor(); // where it can be placed
    return [page];
  },
};
