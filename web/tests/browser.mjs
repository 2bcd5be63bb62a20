// Drives Chromium against a running server:
//   HEXHAVEN_URL=http://localhost:8000 npm run browser [-- name of a test ...]
// CHROMIUM names the browser if it is not /usr/bin/chromium.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const BASE = process.env.HEXHAVEN_URL ?? "http://localhost:8000";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** A person with a browser of their own; what goes wrong on the page fails the test. */
async function person(name, screen = DESKTOP, preferences = {}) {
  const context = await browser.newContext({ ...screen, bypassCSP: false, locale: "en-GB" });
  await context.addInitScript((liked) => {
    if (!localStorage.getItem("hexhaven-preferences")) localStorage.setItem("hexhaven-preferences", JSON.stringify(liked));
  }, { speed: 0, ...preferences });
  const page = await context.newPage();
  page.mistakes = [];
  page.on("pageerror", (error) => page.mistakes.push(String(error)));
  page.on("console", (message) => message.type() === "error" && !/401|ERR_INTERNET|WebSocket/.test(message.text()) && page.mistakes.push(message.text()));
  await page.goto(BASE);
  await page.fill("#name", name);
  await page.click("form button.primary");
  await page.getByRole("heading", { name }).waitFor();
  return page;
}

async function newTable(page, players, { open = 0 } = {}) {
  await page.locator(`input[type=radio][value="${players}"]`).check();
  for (let i = 0; i < open; i++) await page.locator("fieldset select").nth(i).selectOption("open");
  await page.locator("form:has(fieldset) > button.primary").click();
  await page.waitForURL(/#\/table\//);
}

const isOver = (page) => page.locator(".result").count();

/** Answers from the list in words, the better-looking answers first, until the game is over. */
async function playOn(page, most = Infinity) {
  const liked = [/place/, /^load/, /^\d? ?take/, /sell/, /^castle|^duchy/, /buy/];
  for (let given = 0; given < most; given++) {
    await page.waitForFunction(() => document.querySelector(".result") || document.querySelector(".choices [data-answer]"), null, { timeout: 90_000 });
    if (await isOver(page)) return given;
    const answers = await page.locator(".choices [data-answer]").evaluateAll((all) => all.map((one) => one.dataset.answer));
    if (!answers.length) continue;
    const chosen = liked.map((kind) => answers.find((answer) => kind.test(answer))).find(Boolean) ?? answers[0];
    const number = await page.evaluate(() => document.querySelector(".choices").textContent);
    await page.locator(`.choices [data-answer="${chosen}"]`).first().click({ timeout: 5000 }).catch(() => {});
    await page.waitForFunction((before) => document.querySelector(".result") || document.querySelector(".choices")?.textContent !== before, number, { timeout: 90_000 });
  }
  return most;
}

async function noSeriousFindings(page, where) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter((found) => ["serious", "critical"].includes(found.impact));
  assert.deepEqual(serious.map((found) => `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`), [], where);
}

const tests = {
  async "a whole game against a bot"() {
    const page = await person("Ada");
    await newTable(page, 2);
    await playOn(page);
    assert.match(await page.locator(".result h2").innerText(), /wins/);
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("The beginning").waitFor();
    await page.keyboard.press("End");
    await page.waitForURL(/at\/[1-9]\d+/);
    const address = page.url();
    const other = await person("Eva");
    await other.goto(address); // everybody sees the same position
    await other.locator("span.count").waitFor();
    assert.equal(await other.locator("span.count").innerText(), await page.locator("span.count").innerText());
    return [page, other];
  },

  async "clicks on the board"() {
    const page = await person("Berta");
    await newTable(page, 2);
    await page.locator('[data-spot^="take"][data-glow="free"]').first().waitFor();
    const before = await page.locator('[data-spot^="die"]').count();
    await page.locator('[data-spot^="take"][data-glow="free"]').first().click();
    if (await page.getByRole("dialog").count()) await page.getByRole("dialog").locator("button").first().click();
    await page.locator('[data-spot^="stored"]').first().waitFor();
    assert.equal(await page.locator('[data-spot^="die"]').count(), before - 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => !document.querySelector('[data-spot^="stored"]'));
    // A field far from the castle is refused, and the rule is named.
    await page.locator('[data-spot="field 1"]').click({ force: true });
    await page.getByRole("alert").getByText(/Rule B\d+\.\d+/).waitFor();
    return [page];
  },

  async "the keyboard alone"() {
    const page = await person("Carla");
    await newTable(page, 2);
    await page.locator(".choices [data-answer]").first().waitFor();
    await page.locator('[data-spot="workers"]').focus();
    await page.keyboard.press("ArrowLeft");
    assert.match(await page.evaluate(() => document.activeElement.dataset.spot), /^die/);
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "workers");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter"); // the cheapest way has the focus
    await page.waitForFunction(() => document.querySelectorAll('[data-spot^="die"]').length === 1);
    return [page];
  },

  async "two people and a spectator"() {
    const dora = await person("Dora");
    await newTable(dora, 2, { open: 1 });
    const invitation = await dora.locator("#invite").inputValue();
    const emil = await person("Emil");
    await emil.goto(invitation);
    await emil.getByRole("button", { name: "Sit down" }).click();
    await Promise.all([dora, emil].map((page) => page.locator(".table").waitFor()));
    const frieda = await person("Frieda");
    await frieda.goto(dora.url());
    await frieda.locator(".table").waitFor();
    assert.equal(await frieda.locator(".choices [data-answer]").count(), 0);
    for (let i = 0; i < 6; i++) {
      const mover = (await dora.locator(".choices [data-answer]").count()) ? dora : emil;
      await playOn(mover, 1);
      await Promise.race([dora, emil].map((page) => page.locator(".choices [data-answer]").first().waitFor()));
    }
    await emil.getByRole("tab", { name: "Chat" }).click();
    await emil.getByRole("textbox").fill("<b>Hello</b>");
    await emil.keyboard.press("Enter");
    await dora.getByRole("tab", { name: "Chat" }).click();
    await dora.getByText("<b>Hello</b>").waitFor(); // as it was written, not as HTML
    return [dora, emil, frieda];
  },

  async "a lost connection"() {
    const page = await person("Gustav");
    const sockets = [];
    await page.routeWebSocket("**/ws", (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.reload();
    await newTable(page, 2);
    await playOn(page, 3);
    await page.locator(".choices [data-answer]").first().waitFor({ timeout: 60_000 });
    const told = page.getByText("Connection lost").waitFor();
    await sockets.at(-1).close({ code: 1012 });
    await told;
    await page.locator(".state.open").waitFor({ timeout: 20_000 });
    await playOn(page, 3);
    assert.ok(sockets.length > 1);
    return [page];
  },

  async "a phone"() {
    const page = await person("Hanna", PHONE);
    await newTable(page, 3);
    await page.locator(".table").waitFor();
    for (const tab of ["Duchy", "Others", "Log", "Depots", "Choices"]) {
      await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: tab }).click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${tab} is ${wide} wide`);
    }
    await playOn(page, 4);
    return [page];
  },

  async "languages without reloading"() {
    const page = await person("Igor");
    for (const [code, word] of [["de", "Neuer Tisch"], ["ru", "Новый стол"], ["it", "Nuovo tavolo"]]) {
      await page.locator("header select").selectOption(code);
      await page.getByRole("heading", { name: word }).waitFor();
    }
    return [page];
  },

  async "accessible pages"() {
    const page = await person("Jana");
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => localStorage.setItem("hexhaven-preferences", JSON.stringify({ speed: 0, theme: name })), theme);
      for (const where of ["", "tutorial/3", "tutorial/9", "rules", "preferences", "about"]) {
        await page.goto(`${BASE}/#/${where}`);
        await page.reload();
        await page.locator("h1").first().waitFor();
        await noSeriousFindings(page, `${where} ${theme}`);
      }
      await page.goto(BASE);
      await newTable(page, 2);
      await page.locator(".choices [data-answer]").first().waitFor();
      await noSeriousFindings(page, `table ${theme}`);
      await page.goto(`${page.url()}/at/12`);
      await page.locator("span.count").waitFor();
      await noSeriousFindings(page, `replay ${theme}`);
      await page.goto(BASE);
    }
    return [page];
  },
};

const wanted = process.argv.slice(2);
let failures = 0;
for (const [name, test] of Object.entries(tests)) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
  const begun = Date.now();
  try {
    for (const page of await test()) {
      assert.deepEqual(page.mistakes, []);
      await page.context().close();
    }
    console.log(`ok      ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${name}\n${error.stack}`);
  }
}
await browser.close();
process.exit(failures ? 1 : 0);
