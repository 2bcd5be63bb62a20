// Learning Archipelago: every lesson of the tutorial is done, at the board of a table.
import assert from "node:assert/strict";
import { BASE, PHONE, newcomer, noSeriousFindings, runInPage } from "./person.mjs";

const LESSONS = 13;

/** Runs in the page: does a lesson with the mouse on what is drawn, the first thing that can be done at a time. */
async function doLesson() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isDone = () => document.querySelector("[role=status].done");
  const things = () => [
    ...all(".candidates [data-answer]"),
    ...all(".prompt [data-answer]"),
    ...all('.prompt .zone[aria-disabled="false"]:not([aria-pressed="true"])'),
    ...all(".map .glows, .map .free"),
    ...all(".prompt .row button"),
    ...all(".offer button.primary"),
    ...(all('.prompt li [aria-pressed="true"]').length ? all(".prompt li [aria-pressed]").slice(-1) : all(".prompt li [aria-pressed]")), // the first card is bought, the last turned
    ...all(".prompt button[title]:not([aria-pressed], .card)"), // a card to use
  ];
  const picture = () => `${document.querySelector(".prompt")?.innerHTML} ${document.querySelector(".lesson").innerHTML} ${all(".glows, .picked").length}`;
  for (let clicks = 0; clicks < 20; clicks++) {
    await change(() => isDone() || things().length);
    if (isDone()) return;
    const before = picture();
    things()[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await change(() => isDone() || picture() !== before);
  }
  throw new Error(`the lesson does not come to its end: ${document.querySelector("[role=status]")?.textContent} ${things()[0]?.outerHTML.slice(0, 200)}`);
}

/** Does all lessons, and says what each of them has brought. */
async function learn(page) {
  const told = [];
  for (let lesson = 0; lesson < LESSONS; lesson++) {
    await page.locator(".lesson").waitFor();
    await runInPage(page, doLesson);
    told.push(await page.locator("[role=status].done").innerText());
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.waitForFunction(() => !document.querySelector("[role=status].done"));
  }
  return told;
}

export default {
  async "the rules are searched"() {
    const page = await newcomer();
    await page.goto(`${BASE}/#/rules/archipelago`);
    await page.getByRole("searchbox").fill("temple lie");
    await page.waitForFunction(() => document.querySelectorAll("p.rule").length < 10);
    await page.locator("[id=\"A7.7\"]").waitFor();
    await page.getByRole("searchbox").fill("xyzzy");
    await page.getByText("No rule contains these words.").waitFor();
    await noSeriousFindings(page, "searched rules");
    return [page];
  },

  async "the rules have figures, and examples that can be played"() {
    const page = await newcomer();
    await page.goto(`${BASE}/#/rules/burgundy/B6.7`);
    const example = page.locator("figure details").nth(2); // after those of the bridge and of taking a tile
    await example.locator("summary").click();
    await example.locator('[data-spot="field 18"]').waitFor();
    for (const spot of ["die 2", "stored ship", "field 18"]) await example.locator(`[data-spot="${spot}"]`).click();
    await example.getByText("Well done!").waitFor();
    await noSeriousFindings(page, "an example of the rules");
    await page.goto(`${BASE}/#/rules/archipelago/A12`);
    await page.locator("figure li.hex svg").nth(3).waitFor();
    await page.getByRole("link", { name: /Explore$/ }).click();
    await page.waitForURL(/#\/tutorial\/archipelago\/2$/);
    await page.locator(".lesson").waitFor();
    return [page];
  },

  async "the tutorial of Archipelago, lesson by lesson"() {
    const page = await newcomer(); // needs no name
    await page.goto(`${BASE}/#/tutorial`);
    await page.getByRole("link", { name: "Archipelago" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.locator(".region").first().waitFor();
    await noSeriousFindings(page, "a lesson");
    const told = await learn(page);
    assert.equal(new Set(told).size, LESSONS);
    await page.getByRole("heading", { name: "What scores" }).waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("link", { name: "Play against a bot" }).click();
    await page.waitForFunction(() => document.querySelector(".new select")?.value === "archipelago"); // what was learned is what is played
    return [page];
  },

  async "a lesson in four languages, on a phone, and once more"() {
    const page = await newcomer({ ...PHONE }, { language: "it" });
    await page.goto(`${BASE}/#/tutorial/archipelago/4`);
    await page.locator(".table > nav button").nth(3).tap(); // the list of answers
    await page.locator('.choices [data-answer="harvest wood"]').tap();
    await page.locator('.choices [data-answer^="work "]').waitFor();
    for (const [code, words] of [["de", "Wähle den Bürger"], ["ru", "Нажмите на жителя"], ["en", "Choose the citizen"]]) {
      await page.locator(".menu summary").tap();
      await page.locator("header select").selectOption(code);
      await page.getByRole("status").getByText(words).waitFor(); // and the position is still the same
      await page.locator(".menu summary").tap();
    }
    await page.locator('.choices [data-answer^="work "]').tap();
    await page.getByRole("status").getByText("Well done").waitFor();
    await page.getByRole("button", { name: "Start this lesson again" }).click();
    await page.locator('.choices [data-answer="harvest wood"]').waitFor();
    await noSeriousFindings(page, "a lesson on a phone");
    return [page];
  },
};
