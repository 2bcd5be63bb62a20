// Several people at one screen, and a large screen for everybody.
import assert from "node:assert/strict";
import { DESKTOP, answerOnce, anyChoice, newcomer, noSeriousFindings, person } from "./person.mjs";

/** Opens a table for two at one screen. */
async function passedAround(page, game) {
  await page.locator("form:has(fieldset) select").first().selectOption(game);
  await page.locator('input[type=radio][value="2"]').check();
  await page.locator("fieldset select").first().selectOption("here");
  await page.getByLabel("Their name").fill("Ben");
  await page.locator("form:has(fieldset) > button.primary").click();
  await page.waitForURL(/#\/table\//);
}

/** Answers until the other player is asked. */
async function playTurn(page, isDone) {
  while (!(await isDone())) {
    await answerOnce(page);
    await anyChoice(page).or(page.getByRole("button", { name: "I am " })).first().waitFor();
  }
}

export default {
  async "one screen: secrets stay covered until the next player is there"() {
    const page = await person("Ada", DESKTOP);
    await passedAround(page, "archipelago");
    const there = (name) => page.getByRole("button", { name: `I am ${name}` });
    await there("Ada").or(there("Ben")).waitFor();
    const [first, second] = (await there("Ada").isVisible()) ? ["Ada", "Ben"] : ["Ben", "Ada"];
    assert.equal(await anyChoice(page).count(), 0);
    assert.equal(await page.locator(".objective").count(), 0);
    await noSeriousFindings(page, "a covered screen");
    await there(first).click();
    await anyChoice(page).waitFor({ state: "attached" });
    await playTurn(page, () => there(second).isVisible());
    assert.equal(await anyChoice(page).count(), 0);
    await there(second).click();
    await anyChoice(page).waitFor({ state: "attached" });
    return [page];
  },

  async "one screen: without secrets it turns to whoever is asked; a large screen shows what everybody sees"() {
    const page = await person("Ada", DESKTOP);
    await passedAround(page, "burgundy");
    const asked = () => page.locator("section.own").getAttribute("class");
    await anyChoice(page).waitFor({ state: "attached" });
    const before = await asked();
    await playTurn(page, async () => (await asked()) !== before);
    await anyChoice(page).waitFor({ state: "attached" });

    const screen = await newcomer(DESKTOP);
    await screen.goto(`${page.url()}/view`);
    await screen.getByRole("img", { name: /^QR code/ }).waitFor();
    await screen.waitForFunction((large) => document.querySelector("section.own")?.className.includes(large), (await asked()).match(/seat\d/)[0]); // of whoever is to move
    assert.equal(await anyChoice(screen).count(), 0);
    await noSeriousFindings(screen, "a large screen");
    return [page, screen];
  },
};
