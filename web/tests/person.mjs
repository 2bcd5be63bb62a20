// People with browsers of their own, and what they can do on the page. Nothing here sleeps: everything waits for a state.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

export const BASE = process.env.HEXHAVEN_URL ?? "http://localhost:8000";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PATIENCE = 60_000; // for one step, on a machine that has other things to do
const GAME = 240_000; // for a whole game

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
export const closeBrowser = () => browser.close();

const EXPECTED = /401|ERR_INTERNET|WebSocket/; // what a browser says when somebody is new or the network is gone

/** Somebody who has come to the lobby; what goes wrong on the page is kept in `mistakes`, unless the page `expects` it. */
export async function newcomer(screen = DESKTOP, preferences = {}, serviceWorkers = "block") {
  const context = await browser.newContext({ ...screen, serviceWorkers, bypassCSP: false, locale: "en-GB", acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((liked) => {
    if (!localStorage.getItem("hexhaven-preferences")) localStorage.setItem("hexhaven-preferences", JSON.stringify(liked));
  }, { speed: 0, confirm: false, ...preferences });
  const page = await context.newPage();
  await page.exposeFunction("tellTheEnd", (outcome) => page.end(outcome));
  page.mistakes = [];
  page.on("pageerror", (error) => page.mistakes.push(String(error)));
  page.on("console", (message) => message.type() === "error" && !EXPECTED.test(message.text()) && !page.expects?.test(message.text()) && page.mistakes.push(message.text()));
  await page.goto(BASE);
  return page;
}

/** The same, and has said their name. */
export async function person(name, screen = DESKTOP, preferences = {}) {
  const page = await newcomer(screen, preferences);
  await page.fill("#name", name);
  await page.click("form button.primary");
  await page.getByRole("heading", { name }).waitFor();
  return page;
}

/** Somebody whose connection can be cut: `cut` closes it and keeps it closed, `mend` lets the next one through. */
export async function personOnAWire(name) {
  const page = await person(name);
  const sockets = [];
  let whole = true;
  await page.routeWebSocket("**/ws", (socket) => {
    if (!whole) return socket.close({ code: 1012 });
    sockets.push(socket, socket.connectToServer());
  });
  page.cut = () => {
    whole = false;
    for (const socket of sockets.splice(0)) socket.close({ code: 4000 });
  };
  page.mend = () => (whole = true);
  await page.goto(BASE);
  await page.reload();
  return page;
}

/** Leaves; the page must have been without mistakes. */
export async function leave(page) {
  assert.deepEqual(page.mistakes, []);
  await page.context().close();
}

export async function newTable(page, players, { game = "burgundy", bot = "", open = 0, hidden = false, deals = "" } = {}) {
  await page.locator("form:has(fieldset) select").first().selectOption(game);
  await page.locator(`input[type=radio][value="${players}"]`).check();
  if (bot) for (let i = 0; i < players - 1; i++) await page.locator("fieldset select").nth(i).selectOption(`bot:${bot}`);
  for (let i = 0; i < open; i++) await page.locator("fieldset select").nth(i).selectOption("open");
  if (hidden || deals || game === "burgundy") await page.locator("form:has(fieldset) details").evaluate((details) => (details.open = true));
  if (game === "burgundy") await page.locator('select[aria-describedby="hint-start"]').selectOption("1");
  if (deals) await page.locator('select[aria-describedby="hint-deals"]').selectOption(deals);
  if (hidden) await page.getByRole("checkbox", { name: "Private table" }).check();
  await page.locator("form:has(fieldset) > button.primary").click();
  await page.waitForURL(/#\/table\//);
}

/** Follows the invitation on somebody's page and sits down on the first free seat. */
export async function joinTable(page, invitation) {
  await page.goto(invitation);
  await page.locator("li button.primary").first().click();
  await page.waitForFunction(() => document.querySelector(".table") || document.querySelectorAll("li button:not(.primary)").length);
}

export const anyChoice = (page) => page.locator(".choices [data-answer]").first();

/**
 * Runs something long in the page, a whole game for example, and waits for what it comes to. Its end is told by a call:
 * the promise of an evaluation may be collected as garbage between its being resolved and its being heard of.
 */
export function runInPage(page, run, argument = {}) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${run.name} does not come to its end`)), GAME);
    page.end = ({ result, error }) => {
      clearTimeout(timer);
      if (error) reject(new Error(error));
      else resolve(result);
    };
    const told = `.then((result) => tellTheEnd({ result }), (error) => tellTheEnd({ error: error.stack }))`;
    page.evaluate(`(() => { ${change}; (${run})(${JSON.stringify(argument)})${told}; })()`).catch(reject);
  });
}

/** Runs in the page: waits until something is found there. */
function change(look) {
  return new Promise((resolve) => {
    const seen = () => {
      const found = look();
      if (!found) return;
      watcher.disconnect();
      clearInterval(timer);
      resolve(found);
    };
    const watcher = new MutationObserver(seen);
    const timer = setInterval(seen, 500); // for what changes without a mutation
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    seen();
  });
}

/** Runs in the page: answers from the list in words, those liked first, else any, until the log says `last` or the game ends. */
async function answerFromTheList({ last, likes }) {
  const liked = likes.map((kind) => new RegExp(kind));
  let lot = 1; // the same every time
  const any = (all) => all[(lot = (lot * 48271) % 2147483647) % all.length];
  const isOver = () => document.querySelector(".result") || (last && document.querySelector(".log")?.textContent.includes(last));
  const buttons = () => [...document.querySelectorAll(".choices [data-answer]")];
  for (;;) {
    await change(() => isOver() || buttons()[0]);
    if (isOver()) return;
    const chosen = liked.map((kind) => buttons().find((button) => kind.test(button.dataset.answer))).find(Boolean) ?? any(buttons());
    chosen.click();
    await change(() => !chosen.isConnected);
  }
}

/** Runs in the page: gives the first answer of the list; done when the list has gone, if only for a moment. */
async function giveFirst() {
  const button = await change(() => document.querySelector(".choices [data-answer]"));
  button.click();
  await change(() => !button.isConnected);
}

/** Gives any answer. Nothing lies between finding and clicking it, since the list may be written anew at any time. */
export const answerOnce = (page) => runInPage(page, giveFirst);

const BURGUNDY = ["place", "^load", "^\\d? ?take", "sell", "^castle|^duchy", "buy"];

/** Plays until the game is over, or until the log has come to some words. */
export async function playOn(page, last = "", likes = BURGUNDY) {
  const list = page.locator(".table > nav button").nth(3); // on a phone the list is one of the parts
  if (await list.isVisible()) await list.tap();
  await runInPage(page, answerFromTheList, { last, likes });
}

/** Asks the server until its answer is as it should be. */
export async function untilTold(page, path, isRight) {
  const late = Date.now() + PATIENCE;
  while (!isRight(await (await page.request.get(`${BASE}/api/${path}`)).json())) assert.ok(Date.now() < late, `${path} stays as it is`);
}

/** Presses the Tab key until what has the focus matches. */
export async function tabTo(page, selector) {
  await page.locator(selector).first().waitFor({ state: "attached" });
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the Tab key does not lead to ${selector}`);
}

export async function noSeriousFindings(page, where, part = "html") {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((wanted) => window.axe.run(wanted, { resultTypes: ["violations"] }), part);
  const serious = violations.filter((found) => ["serious", "critical"].includes(found.impact));
  assert.deepEqual(serious.map((found) => `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`), [], where);
}
