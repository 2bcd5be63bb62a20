// Archipelago through its drawn board: the map, the prompts beside it, the wheel, the markets and the cards.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, anyChoice, newTable, noSeriousFindings, person, runInPage, tabTo } from "./person.mjs";

/** Runs in the page: plays with the mouse on what is drawn, never from the list, until the game or some kind of question comes. */
async function playOnTheBoard({ until }) {
  let lot = 1; // the same every time
  const any = (all) => all[(lot = (lot * 48271) % 2147483647) % all.length];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (thing) => thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const glowing = () => all(".map .glows, .map .free");
  const answers = () => all(".prompt [data-answer]").filter((button) => button.dataset.answer !== "done");
  const leave = () => document.querySelector('.prompt [data-answer="done"]');
  const zones = () => all('.prompt .zone[aria-disabled="false"]');
  const isPressed = (button) => button.getAttribute("aria-pressed") === "true";
  const next = {
    bid: answers,
    "set-order": answers,
    purchase: () => (answers().length ? answers() : all(".prompt li button:last-child").filter((button) => !isPressed(button)).slice(0, 1)),
    "resources-found": () => (answers().length ? answers() : all(".prompt .row button").slice(0, 1)),
    "first-region": () => (answers().length ? answers().slice(0, 1) : [any(glowing())]),
    "place-hex": () => (answers().length ? answers().slice(0, 1) : [any(glowing())]),
    // Where the deals are: to accept or refuse; no terms after all, if somebody wants an offer.
    "deal-reply": () => all(".offer .buttons button:enabled:not([aria-expanded])"),
    terms: () => all(".editor .sending button:not(.primary)").slice(0, 1),
    // An action, one after another; then the round ends. A market or port would do as well.
    round: () => (all(".prompt .candidates [data-answer]").length ? all(".prompt .candidates [data-answer]").slice(0, 1) : zones().length && !zones().some(isPressed) ? zones() : glowing().length ? glowing() : answers().length ? answers() : [leave()]),
  };
  const other = () => [...answers(), ...(answers().length ? [] : glowing()), leave()].filter(Boolean);
  const asked = () => document.querySelector(".prompt")?.dataset.question;
  const isOver = () => document.querySelector(".result");
  const things = () => {
    const found = (next[asked()] ?? other)();
    return (found.length ? found : [leave()]).filter(Boolean);
  };
  const picture = () => `${asked()} ${document.querySelector(".prompt")?.innerHTML} ${all(".glows, .picked").length} ${document.querySelector(".log")?.textContent.length}`;
  const kinds = new Set();
  for (let clicks = 0; clicks < 3000; clicks++) {
    await change(() => isOver() || (asked() && things().length));
    if (isOver() || asked() === until) return [...kinds];
    kinds.add(asked());
    const before = picture();
    click(any(things()));
    await change(() => isOver() || picture() !== before);
  }
  throw new Error("the game does not come to its end");
}

const play = (page, until = "") => runInPage(page, playOnTheBoard, { until });

async function seated(name, players, { screen = DESKTOP, deals = "off" } = {}) {
  const page = await person(name, screen);
  await newTable(page, players, { game: "archipelago", bot: "random", deals });
  await page.locator(".prompt[data-question]").waitFor();
  return page;
}

/** Offers a loan in one's own round: a florin now for one later. Whoever is asked answers. */
async function offerLoan(page) {
  await page.getByRole("tab", { name: "Deals" }).click();
  const deals = page.getByRole("region", { name: "Deals" });
  const one = (tray, thing) => deals.getByRole("group", { name: tray }).getByRole("button", { name: new RegExp(`^${thing}: \\d+, one more`) });
  await one("I give", "florins").click();
  await one(/^I get/, "florins later").click();
  await deals.getByRole("button", { name: /^Offer it to/ }).click();
  await deals.getByRole("status").waitFor(); // how it ended, or that there is a counter-offer
}

export default {
  async "Archipelago: whole games through the drawn board, with two and with four players"() {
    const pages = [await seated("Nina", 2), await seated("Lea", 4, { deals: "on" })];
    for (const page of pages) {
      await noSeriousFindings(page, "the board of Archipelago");
      const kinds = await play(page, "round");
      if (page === pages[1]) await offerLoan(page);
      kinds.push(...(await play(page)));
      assert.ok(["first-region", "first-landing", "bid", "round"].every((kind) => kinds.includes(kind)), kinds.join(" "));
      await page.locator(".result h2").waitFor();
    }
    return pages;
  },

  async "Archipelago: a whole game on a phone, map and prompt together"() {
    const page = await seated("Ida", 3, { screen: PHONE });
    await noSeriousFindings(page, "Archipelago on a phone");
    await play(page, "round");
    const [map, prompt, parts] = await Promise.all([".map", ".prompt", ".table > nav"].map((part) => page.locator(part).first().boundingBox()));
    assert.ok(map.y + map.height <= prompt.y + 1 && prompt.y + prompt.height <= parts.y + 1, "nothing hides anything else");
    await play(page);
    await page.locator(".result h2").waitFor();
    return [page];
  },

  async "Archipelago: a hex is seen where it would lie, is turned by the wheel, and another place can still be clicked"() {
    const page = await seated("Uma", 2);
    await page.locator(".prompt .sides button").first().click();
    const gains = page.locator(".prompt ul", { has: page.locator(".cube") }).first();
    const broken = await gains.evaluate((list) => {
      const line = parseFloat(getComputedStyle(list).lineHeight) || 24;
      const isBroken = (chip) => chip.getClientRects().length > 1 || chip.getBoundingClientRect().height > 1.7 * line;
      const found = [];
      for (let wide = 60; wide < 400; wide += 5) {
        list.style.width = `${wide}px`;
        if ([...list.querySelectorAll(".cube")].some(isBroken)) found.push(wide);
      }
      list.style.width = "";
      return found;
    });
    assert.deepEqual(broken, []); // a chip is in one piece, however narrow the list is
    const places = page.locator(".map .free");
    await places.first().hover();
    await page.locator(".map .planned").waitFor();
    await places.first().click();
    const turned = () => page.locator(".prompt [data-answer]").first().getAttribute("data-answer");
    const before = await turned();
    if (await page.getByRole("button", { name: "Turn" }).count()) {
      await page.mouse.wheel(0, 100);
      await page.waitForFunction((answer) => document.querySelector(".prompt [data-answer]").dataset.answer !== answer, before);
    }
    await page.locator(".map .free:not(.chosen)").first().click();
    await page.waitForFunction((answer) => document.querySelector(".prompt [data-answer]").dataset.answer.split(" ")[3] !== answer.split(" ")[3], before);
    await page.locator('.prompt .sides [aria-pressed="true"]').waitFor(); // still the same side
    return [page];
  },

  async "Archipelago by keyboard alone: a hex is laid, a bid sealed, a grey zone says why not"() {
    const page = await seated("Kim", 2);
    await tabTo(page, "[data-spot]");
    for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement.matches(".free"))); i++) await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][i % 4]);
    assert.ok(await page.evaluate(() => document.activeElement.matches(".free")), "the arrow keys lead to a place where a hex fits");
    await page.keyboard.press("Enter");
    await tabTo(page, ".prompt [data-answer]");
    await page.keyboard.press("Enter");
    await page.locator('.prompt[data-question="first-landing"], .prompt[data-question="resources-found"], .prompt[data-question="bid"]').waitFor();
    await play(page, "bid");
    await tabTo(page, ".prompt input[type=range]");
    await page.keyboard.press("ArrowRight");
    await page.locator('.prompt [data-answer="bid 1"]').waitFor();
    await tabTo(page, '.prompt [data-answer="bid 1"]');
    await page.keyboard.press("Enter");
    await play(page, "round");
    await tabTo(page, '.zone[aria-disabled="true"]');
    await page.keyboard.press("Enter");
    await page.locator(".trouble a, [role=alert] a").first().waitFor(); // the rule that refuses
    for (const zone of await page.locator('.zone[aria-disabled="true"]').all()) {
      await zone.click({ force: true }); // which begins with pointing at it
      await page.locator(".trouble a, [role=alert] a").first().waitFor();
      assert.doesNotMatch(await page.locator(".trouble, [role=alert]").first().innerText(), /did not understand/);
    }
    return [page];
  },

  async "Archipelago: what phases 3 and 4 will do is told with the arithmetic, and places explain themselves"() {
    const page = await seated("Zoe", 2);
    await play(page, "round");
    await page.locator(".strip .forecast").click();
    await page.locator(".strip .details li").first().waitFor();
    await page.locator('[data-spot="0x"]').hover({ force: true });
    await page.locator(".strip .when").hover();
    await page.locator('[data-spot="0x"]').hover({ force: true });
    await page.locator(".tip").waitFor();
    assert.match(await page.locator(".tip").innerText(), /Region 0/);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.locator(".map .whole rect").waitFor(); // the whole map in small
    await anyChoice(page).waitFor(); // the list is the other way to play
    return [page];
  },
};
