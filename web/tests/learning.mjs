// Learning Archipelago: every lesson of the tutorial is done, at the board of a table.
import assert from "node:assert/strict";
import { BASE, PHONE, newcomer, noSeriousFindings } from "./person.mjs";

// Lesson by lesson, what is answered; any answer that begins so will do.
const LESSONS = [
  ["explore", "take", "lay ", "found "],
  ["recruit", "land ", "done"],
  ["harvest wood", "work "],
  ["build "],
  ["sell fish "],
  ["feed own", "raise 3 of 1", "raise 1 of 2", "feed own"],
  ["feed token"],
  ["accept"],
];

/** Does all lessons from the list of answers, and says what each of them has brought. */
async function learn(page) {
  const told = [];
  for (const answers of LESSONS) {
    for (const answer of answers) {
      const list = page.locator(".table > nav button").nth(3); // on a phone the list is one of the parts
      if (await list.isVisible()) await list.tap();
      const choice = page.locator(`[data-answer^="${answer}"]`).first();
      await choice.click();
      await page.waitForFunction((done) => document.querySelector("[role=status].done") || !document.querySelector(`[data-answer^="${done}"]`), answer);
    }
    await page.locator("[role=status].done").waitFor();
    told.push(await page.locator("[role=status].done").innerText());
    await page.getByRole("button", { name: "Next" }).click();
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

  async "the tutorial of Archipelago, lesson by lesson"() {
    const page = await newcomer(); // needs no name
    await page.goto(`${BASE}/#/tutorial`);
    await page.getByRole("link", { name: "Archipelago" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.locator(".region").first().waitFor();
    await noSeriousFindings(page, "a lesson");
    const told = await learn(page);
    assert.equal(new Set(told).size, LESSONS.length);
    await page.getByRole("heading", { name: "What scores" }).waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("link", { name: "Play against a bot" }).waitFor();
    return [page];
  },

  async "a lesson in four languages, on a phone, and once more"() {
    const page = await newcomer({ ...PHONE }, { language: "it" });
    await page.goto(`${BASE}/#/tutorial/archipelago/4`);
    await page.locator('[data-answer="harvest wood"]').click();
    await page.locator('[data-answer^="work "]').waitFor();
    for (const [code, words] of [["de", "Klicke auf deinen Bürger"], ["ru", "Нажмите на жителя"], ["en", "Click your citizen"]]) {
      await page.locator(".menu summary").tap();
      await page.locator("header select").selectOption(code);
      await page.getByRole("status").getByText(words).waitFor(); // and the position is still the same
      await page.locator(".menu summary").tap();
    }
    await page.locator('[data-answer^="work "]').click();
    await page.getByRole("status").getByText("Well done").waitFor();
    await page.getByRole("button", { name: "Start this lesson again" }).click();
    await page.locator('[data-answer="harvest wood"]').waitFor();
    await noSeriousFindings(page, "a lesson on a phone");
    return [page];
  },
};
