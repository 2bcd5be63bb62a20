// Archipelago at tables that begin in the middle of a game (../prepared.py): crises, an independence, deals, the keyboard alone.
import assert from "node:assert/strict";
import { BASE, DESKTOP, PHONE, person, playOn, tabTo } from "./person.mjs";

const used = {}; // copies of each table, as many as tests have begun
const another = (name) => `${name}-${(used[name] = (used[name] ?? 0) + 1)}`;

/** Somebody who sits down at a prepared table; without a part in its seed, so that its draws are always the same. */
async function seatedAt(table, name, { seat = 0, screen = DESKTOP } = {}) {
  const page = await person(name, screen);
  const headers = { "X-Hexhaven": "1" };
  await page.request.post(`${BASE}/api/tables/${table}/sit`, { headers, data: { seat, invite: table }, failOnStatusCode: true });
  await page.goto(`${BASE}/#/table/${table}/join/${table}`);
  return page;
}

const asked = (page, kind) => page.locator(`.prompt[data-question="${kind}"]`);
const answer = (page, notation) => page.locator(`.prompt [data-answer="${notation}"]`);

/** Goes to something on the map: the Tab key leads to one of its places, the arrow keys to the others. */
async function arrowTo(page, selector) {
  await tabTo(page, ".map [data-spot]");
  for (let i = 0; i < 30; i++) {
    const key = await page.evaluate((wanted) => {
      const middle = (thing) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(thing.getBoundingClientRect());
      if (document.activeElement.matches(wanted)) return "";
      const [[x, y], [toX, toY]] = [document.activeElement, document.querySelector(wanted)].map(middle);
      return Math.abs(toX - x) > Math.abs(toY - y) ? (toX > x ? "ArrowRight" : "ArrowLeft") : toY > y ? "ArrowDown" : "ArrowUp";
    }, selector);
    if (!key) return;
    await page.keyboard.press(key);
  }
  assert.fail(`the arrow keys do not lead to ${selector}`);
}

/** Goes to something with the Tab key and presses it. */
async function press(page, selector) {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

const rebellion = (page, number) => page.getByRole("img", { name: `Population 6, rebellion ${number}` }).waitFor();
/** So many lie on the map, where three or more of a kind are one figure; it is drawn hex by hex. */
const lying = (page, number) => page.waitForFunction((wanted) => document.querySelectorAll(".map .flag").length === wanted, number);
/** Whether all of them that are shown are seen from top to bottom: nothing covers them or cuts them off. */
const areInSight = (page, selector) =>
  page.waitForFunction((wanted) => {
    const seen = (thing) => {
      const { left, top, bottom } = thing.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => thing.contains(document.elementFromPoint(left + 9, y)));
    };
    const all = [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility());
    return all.length > 0 && all.every(seen);
  }, selector);
const LOW = { viewport: { width: 1280, height: 720 } };
const SIDEWAYS = { width: 844, height: 390 };
const UPRIGHT = { width: 390, height: 844 };

const deals = (page) => page.getByRole("region", { name: "Deals" });

/** Clicks at once, as often as that, if it is still there. */
const clickNow = (page, selector, times = 1) => page.evaluate(([wanted, often]) => Array.from({ length: often }, () => document.querySelector(wanted)?.click()), [selector, times]);

/** Everything that the person with the keyboard does in a whole game, by the kind of question. */
const BY_KEYBOARD = {
  async "first-region"(page) {
    await arrowTo(page, ".map .free");
    await page.keyboard.press("Enter");
    await press(page, '.prompt [data-answer^="lay"]');
  },
  async "first-landing"(page) {
    await arrowTo(page, ".map .glows");
    await page.keyboard.press("Enter");
  },
  async "resources-found"(page) {
    if (!(await page.locator(".prompt [data-answer]").count())) await press(page, ".prompt .row button");
    await press(page, ".prompt [data-answer]");
  },
  async bid(page) {
    await tabTo(page, ".prompt input[type=range]");
    await page.keyboard.press("ArrowRight");
    await press(page, '.prompt [data-answer="bid 1"]');
  },
  "set-order": (page) => press(page, ".prompt [data-answer]"),
  async round(page) {
    const harvest = '.harvests .zone[aria-disabled="false"]';
    if (await page.locator(harvest).count()) await press(page, harvest);
    else await press(page, '.prompt [data-answer="done"]');
  },
  async harvest(page) {
    await arrowTo(page, ".map .glows");
    await page.keyboard.press("Enter");
  },
  async purchase(page) {
    for (const card of [1, 2]) await press(page, `.prompt li:nth-child(${card}) button:last-child`);
    await press(page, ".prompt > .primary[data-answer]");
  },
  help: (page) => press(page, '.prompt [data-answer="done"]'),
  "export-help": (page) => press(page, '.prompt [data-answer="done"]'),
};

/** Plays with the keyboard alone until the game is over; the kinds of questions that were answered. */
async function playByKeyboard(page) {
  const kinds = [];
  for (let i = 0; i < 60; i++) {
    await page.waitForFunction(() => document.querySelector(".result") || (document.querySelector(".prompt[data-question]") && document.querySelector(".choices [data-answer]")));
    const kind = await page.evaluate(() => (document.querySelector(".result") ? "" : document.querySelector(".prompt").dataset.question));
    if (!kind) return kinds;
    assert.ok(kind in BY_KEYBOARD, kind);
    kinds.push(kind);
    const question = await page.evaluateHandle(() => document.querySelector(".choices [data-answer]"));
    await BY_KEYBOARD[kind](page);
    await page.waitForFunction((button) => !button.isConnected, question);
  }
  assert.fail("the game does not come to its end");
}

export default {
  async "Archipelago: a crisis is met, cube by cube"() {
    const page = await seatedAt(another("crisis-met"), "Mia");
    await asked(page, "help").waitFor();
    await lying(page, 2);
    await answer(page, "feed own").click();
    await page.getByRole("button", { name: "Raise your own (3)" }).click(); // all of them at once
    await page.locator('.map [data-spot="2a"].glows').click();
    await answer(page, "raise 2 of 2 at 2a").click(); // a cube raises five
    await page.getByText("If nobody gives more: rebellion 1, population 6").waitFor();
    await answer(page, "feed own").click();
    await asked(page, "round").waitFor();
    await lying(page, 0);
    await rebellion(page, 0);
    return [page];
  },

  async "Archipelago: a crisis is failed, on a phone"() {
    const page = await seatedAt(another("crisis-failed"), "Max", { screen: PHONE });
    await page.getByText("If nobody gives more: rebellion 6, population 6").waitFor();
    await answer(page, "done").tap();
    await asked(page, "round").waitFor();
    await lying(page, 2);
    await rebellion(page, 6);
    return [page];
  },

  async "Archipelago: one crisis too many, and the islands become independent"() {
    const page = await seatedAt(another("independence"), "Moe");
    await page.locator(".prompt .alarm").getByText("If nobody gives more: rebellion 10, population 6").waitFor();
    await answer(page, "done").click();
    await page.locator(".result h2").getByText("Everyone has lost.").waitFor();
    await rebellion(page, 10);
    await page.getByRole("link", { name: "Scores and charts" }).click(); // though it did not begin at the start
    await page.getByRole("region", { name: "The archipelago has become independent" }).waitFor();
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("Start of the game").waitFor();
    return [page];
  },

  async "Archipelago: five players, a deal and the notes fit on low and small screens"() {
    const page = await seatedAt(another("late"), "Lara", { screen: LOW });
    const players = 'section[aria-label="Players"] li';
    const parts = ["Map", "Cards", "Players", "Choices", "Deals", "Notes", "Log"];
    const part = (name) => page.locator(".table > nav button").nth(parts.indexOf(name)).click();
    await asked(page, "round").waitFor();
    await areInSight(page, players);
    assert.equal(await page.locator(players).count(), 5);
    await page.getByRole("tab", { name: "Deals" }).click();
    await deals(page).locator(".quick button").first().click();
    for (const thing of [".trays fieldset", ".effect > div", ".sending .primary"]) await areInSight(page, thing);
    await page.setViewportSize(SIDEWAYS);
    await part("Players");
    await areInSight(page, players);
    await part("Deals");
    for (const thing of [".trays fieldset", ".effect > div", ".sending .primary"]) await areInSight(page, thing);
    await page.setViewportSize(UPRIGHT);
    for (const name of ["Deals", "Notes"]) {
      await part(name);
      await page.locator(name === "Notes" ? ".notes table" : ".deals .trays").first().waitFor();
      const wide = await page.evaluate(() => [...document.querySelectorAll(".table *")].filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).overflowX === "auto").map(({ className }) => className));
      assert.deepEqual(wide, [], `${name} do not scroll sideways`);
    }
    return [page];
  },

  async "Archipelago: on a low screen everything that can be answered is in sight"() {
    const answers = (page) => areInSight(page, ".prompt button");
    const zone = (page, name) => page.locator(".others .zone", { hasText: name }).click();
    const page = await seatedAt(another("busy"), "Lena", { screen: LOW });
    await asked(page, "round").waitFor();
    await answers(page);
    await areInSight(page, ".cards .owner:first-of-type .card"); // one's own
    await zone(page, "Trade");
    await answer(page, "sell iron export token").waitFor();
    await answers(page);
    await page.keyboard.press("Escape");
    await zone(page, "Building");
    await answers(page);
    await page.locator(".prompt button", { hasText: "town" }).click();
    await page.locator('.map [data-spot="1a"]').click();
    await answer(page, "build town 1a token wood stone").waitFor();
    await answers(page);
    await page.getByRole("tab", { name: "Deals" }).click();
    await areInSight(page, ".markets td:last-child"); // what a cube is worth is seen beside the deal
    await page.keyboard.press("Escape");
    await answers(page); // and so is the wheel
    await zone(page, "Exploration");
    await asked(page, "take-hex").waitFor();
    await page.getByRole("region", { name: "Deals" }).waitFor({ state: "detached" }); // there is nothing to deal now
    await answers(page);
    await answer(page, "take").click();
    await page.locator(".prompt .sides button").first().click();
    await page.locator(".map .free").first().click();
    await page.locator('.prompt [data-answer^="lay"]').first().waitFor();
    await answers(page);
    await areInSight(page, ".prompt li"); // what it brings

    const other = await seatedAt(another("track"), "Leo", { screen: LOW });
    await asked(other, "purchase").waitFor();
    await other.locator(".cards ol .card").first().click(); // where it lies
    await other.locator(".prompt li:nth-child(2) button").last().click();
    await answer(other, "buy 1 turn 2").waitFor();
    await answers(other);
    return [page, other];
  },

  async "Archipelago: on a phone the state of the islands is one tap away"() {
    const page = await seatedAt(another("busy"), "Lola", { screen: PHONE });
    await asked(page, "round").waitFor();
    assert.match(await page.locator('[data-spot="1a"]').getAttribute("aria-label"), /Lola: 2 × citizen;/, "who is in the port is told there");
    await page.locator(".strip button[aria-expanded=false]").tap();
    const state = page.getByRole("region", { name: "State of the islands" }).last();
    for (const said of ["Surplus workers 6 · recruit for 3f", "Taxes: 0 of 4", "On top of the deck: ", "domestic market", "export market"]) await state.getByText(said).first().waitFor();
    await areInSight(page, ".details td:last-child");
    return [page];
  },

  async "Archipelago: a whole game by keyboard alone"() {
    const table = another("whole-game");
    const kim = await seatedAt(table, "Kim");
    const otto = await seatedAt(table, "Otto", { seat: 1 });
    const [kinds] = await Promise.all([playByKeyboard(kim), playOn(otto, "", ["^done$", "^bid 0$", "^turn 1 2$"])]);
    for (const kind of ["first-region", "bid", "round", "harvest", "purchase", "help"]) assert.ok(kinds.includes(kind), `${kind} is not among ${kinds}`);
    await kim.locator(".result h2").waitFor();
    return [kim, otto];
  },

  async "Archipelago: a deal is composed by keyboard, countered on a phone, and accepted by keyboard"() {
    const table = another("dealing");
    const ada = await seatedAt(table, "Ada");
    const bob = await seatedAt(table, "Bob", { seat: 1, screen: PHONE });
    await asked(ada, "round").waitFor();
    await tabTo(ada, '.people [role=tab][tabindex="0"]');
    await ada.keyboard.press("ArrowRight");
    await deals(ada).waitFor();
    await press(ada, '[aria-label^="fish: 0, one more"]');
    for (let i = 0; i < 2; i++) await press(ada, `fieldset:last-child [aria-label^="florins: ${i}, one more"]`);
    await press(ada, ".sending button");

    await deals(bob).getByRole("button", { name: "Counter-offer" }).tap();
    await deals(bob).getByRole("button", { name: "florins: 2, one less" }).tap();
    await deals(bob).getByRole("button", { name: /^Offer it to Ada/ }).tap();

    await deals(ada).getByText("Bob gives: 1 florin").waitFor();
    await press(ada, ".offer button.primary");
    for (const page of [ada, bob]) await deals(page).getByText("Ada accepts the offer of Bob.").waitFor();
    return [ada, bob];
  },

  async "Archipelago: on a phone what became of an offer is told where it was made"() {
    const page = await seatedAt(another("busy"), "Uma", { screen: PHONE });
    await asked(page, "round").waitFor();
    await page.getByRole("button", { name: "Deals" }).tap();
    await page.getByRole("button", { name: "florins: 0, one more" }).first().tap();
    await page.getByRole("button", { name: /^Offer it to/ }).tap();
    await page.locator(".deals :is(.outcome, .reply)").first().waitFor();
    if (await page.locator(".deals .reply").count()) await page.getByRole("button", { name: "Refuse" }).tap(); // a counter-offer
    await page.locator('.table[data-tab="deals"] .deals .outcome').waitFor();
    return [page];
  },

  async "Archipelago: a deal answered twice, taken back too late, and left in the middle"() {
    const table = another("dealing");
    const ada = await seatedAt(table, "Ada");
    let bob = await seatedAt(table, "Bob", { seat: 1 });
    const room = bob.context();
    const offerFish = async () => {
      await asked(ada, "round").waitFor();
      await ada.getByRole("tab", { name: "Deals" }).click();
      await deals(ada).getByRole("button", { name: /^fish: 0, one more/ }).first().click();
      await deals(ada).getByRole("button", { name: /^Offer it to Bob/ }).click();
    };
    const fish = (page) => page.getByRole("region", { name: "Players" }).locator("li", { hasText: "Bob" }).locator(".fish").allInnerTexts();

    // Two windows of one person: both answer, and the first answer counts.
    const window = await room.newPage();
    await window.goto(bob.url());
    await offerFish();
    const refuse = (page) => deals(page).getByRole("button", { name: "Refuse" });
    const accept = (page) => deals(page).getByRole("button", { name: "Accept" });
    await Promise.all([refuse(bob).waitFor(), refuse(window).waitFor()]);
    await Promise.all([clickNow(bob, ".offer .primary", 2), clickNow(window, ".offer .primary + button")]);
    for (const page of [ada, bob, window]) {
      await deals(page).getByText(/(accepts|rejects) the offer of Ada/).waitFor();
      await refuse(page).waitFor({ state: "detached" });
    }
    const outcome = await deals(ada).locator(".outcome").innerText();
    for (const page of [bob, window]) assert.equal(await deals(page).locator(".outcome").innerText(), outcome, "everybody is told the same");

    // Whoever leaves finds the offer again; who has offered can take it back until it is answered, and not afterwards.
    await offerFish();
    await refuse(bob).waitFor();
    await Promise.all([bob.close(), window.close()]);
    await deals(ada).getByRole("button", { name: "Take the offer back" }).waitFor();
    bob = await room.newPage();
    await bob.goto(`${BASE}/#/table/${table}`);
    await accept(bob).waitFor();
    await Promise.all([clickNow(bob, ".offer .primary"), clickNow(ada, ".offer > button")]);
    await asked(ada, "round").waitFor();
    await ada.getByRole("tab", { name: "Players" }).click();
    await bob.getByRole("tab", { name: "Players" }).click();
    await bob.waitForFunction(() => !document.querySelector(".offer"));
    assert.deepEqual(await fish(ada), await fish(bob), "both see the same cubes");
    await room.close();
    return [ada];
  },
};
