// Games of Burgundy with what the box holds beyond the base game.
import assert from "node:assert/strict";
import { DESKTOP, anyChoice, joinTable, noSeriousFindings, person, playOn } from "./person.mjs";

/** Opens a table with the options of a preset. */
async function newEvening(page, preset) {
  await page.locator(`[data-preset="${preset}"]`).click();
  await page.locator("form:has(fieldset) > button.primary:enabled").click();
  await page.waitForURL(/#\/table\//);
}

export default {
  async "all of the box is played from the list and the board, with its score in the end"() {
    const page = await person("Frida", DESKTOP);
    await newEvening(page, "preset-all");
    await page.locator(".own .post").nth(2).waitFor();
    await page.locator('[data-route="14"]').first().waitFor();
    assert.equal(await page.locator('[data-spot^="shield"]').count(), 6);
    await page.getByRole("button", { name: "Got it" }).click(); // a note about the first module
    await playOn(page, "Phase A, round 2", ["^castle|^duchy"]);
    await anyChoice(page).waitFor();
    await page.locator('[data-spot="workers"]').click(); // the board: two dice that differ are offered
    const offer = page.getByRole("dialog").locator("button").first();
    await page.waitForFunction(() => document.querySelector('[role="dialog"] button') || document.querySelectorAll('[data-spot^="die"]').length < 2);
    if (await offer.count()) await offer.click();
    await page.waitForFunction(() => document.querySelectorAll('.own [data-spot^="die"]').length < 2);
    await noSeriousFindings(page, "a table with all expansions");
    await playOn(page, "", ["take-shield", "^claim", "^as ", "place", "^load", "^gather", "^\\d? ?take", "sell", "buy", "^tribute"]);
    await page.getByRole("button", { name: "Play again" }).waitFor();
    const total = Number(await page.locator("tr.total td").first().innerText());
    const lines = await page.locator("tbody").nth(1).locator("tr td:nth-child(2)").allInnerTexts();
    assert.equal(lines.reduce((sum, points) => sum + (Number(points) || 0), 0), total);
    return [page];
  },

  async "a solo game on islands, and the same draws again"() {
    const page = await person("Hermine");
    await newEvening(page, "preset-solo");
    await page.locator(".own .map [data-field='37']").waitFor();
    assert.equal(await page.locator("svg.duchy .river").count(), 5);
    await page.getByRole("img", { name: "0 of 50" }).waitFor();
    await page.getByText("This run: 1 of 37 fields").or(page.getByText("This run: 0 of 37 fields")).waitFor();
    await playOn(page, "Phase A, round 2");
    await anyChoice(page).waitFor(); // now the log has told all that there is to tell
    const first = await page.getByRole("log").innerText();
    await noSeriousFindings(page, "the solo game's board");
    await playOn(page);
    await page.locator(".others table").waitFor(); // the run is among the best ones
    await page.getByRole("button", { name: "The same draws again" }).click();
    await page.locator(".result").waitFor({ state: "detached" });
    await page.getByText("This run: 1 of 37 fields").or(page.getByText("This run: 0 of 37 fields")).waitFor();
    await page.locator(".own .map [data-field='37']").waitFor();
    await playOn(page, "Phase A, round 2");
    await anyChoice(page).waitFor();
    assert.equal(await page.getByRole("log").innerText(), first);
    return [page];
  },

  async "options that do not go together are refused before the table is opened"() {
    const page = await person("Gisela");
    await page.locator('[data-preset="preset-team"]').click();
    assert.deepEqual(await page.locator("fieldset label.row span").allInnerTexts(), ["Seat 2: B1", "Seat 3: A2", "Seat 4: B2"]);
    await page.locator("form:has(fieldset) details").evaluate((details) => (details.open = true));
    await page.locator('select[aria-describedby="hint-duchies"]').selectOption("12b");
    await page.locator(".about").getByText("reconstructed").waitFor();
    await page.locator('input[type=radio][value="3"]').check(); // then it is no team game any more
    assert.equal(await page.locator('select[aria-describedby="hint-mode"]').inputValue(), "free");
    await page.locator("form:has(fieldset) > button.primary:enabled").waitFor();
    return [page];
  },

  async "a team game with four browsers, and words for the partner alone"() {
    const [ada, bob, cleo, dora] = await Promise.all(["Ada", "Bob", "Cleo", "Dora"].map((name) => person(name)));
    await newEvening(ada, "preset-team");
    await ada.locator("#invite").waitFor();
    for (const page of [bob, cleo, dora]) await joinTable(page, ada.url());
    const all = [ada, bob, cleo, dora];
    await Promise.all(all.map((page) => page.locator(".own .map [data-field='73']").waitFor()));
    for (const page of all) await page.getByRole("tab", { name: "Chat" }).click();
    await ada.getByRole("checkbox", { name: "Only for Cleo" }).check();
    await ada.getByRole("textbox", { name: "Say something" }).fill("The river is mine");
    await ada.keyboard.press("Enter");
    await cleo.getByText("The river is mine").waitFor();
    await ada.getByRole("checkbox", { name: "Only for Cleo" }).uncheck();
    await ada.getByRole("textbox", { name: "Say something" }).fill("Good luck");
    await ada.keyboard.press("Enter");
    for (const page of [bob, dora]) {
      await page.getByText("Good luck").waitFor();
      assert.equal(await page.getByText("The river is mine").count(), 0);
    }
    for (const page of all) await page.getByRole("tab", { name: "Log" }).click();
    await Promise.all(all.map((page) => playOn(page, "Phase B, round 1")));
    await noSeriousFindings(ada, "a team's board");
    await ada.getByRole("tab", { name: "Score" }).click();
    const teams = await ada.locator("tr.total td").allInnerTexts();
    assert.equal(teams.length, 2); // one column for each team
    assert.equal(await ada.locator(".own .purse b").innerText(), await cleo.locator(".own .purse b").innerText());
    await ada.getByRole("tab", { name: "Choices" }).click();
    await Promise.all(all.map((page) => playOn(page)));
    const told = await Promise.all(all.map((page) => page.locator(".result h2").innerText()));
    assert.equal(new Set(told).size, 1, told.join(" | "));
    assert.match(told[0], /Ada.*Cleo|Bob.*Dora/); // a team wins together
    return all;
  },
};
