// After the end: the last page of a game, and replays with the eyes of one seat. Finished games come from files.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { BASE, PHONE, noSeriousFindings, person } from "./person.mjs";

const recordOf = (game, name) => readFileSync(new URL(`../../tests/golden/${game}/${name}.game`, import.meta.url));

/** Opens a finished game from its file; the address of its table. */
async function imported(page, game, name) {
  await page.locator("input[type=file]").setInputFiles({ name: "a.game", mimeType: "text/plain", buffer: recordOf(game, name) });
  await page.waitForURL(/#\/table\/\w+\/at\/0/);
  return page.url().replace("/at/0", "");
}

export default {
  async "the last page of Archipelago: scores by card, objectives, charts"() {
    const page = await person("Kai");
    const table = await imported(page, "archipelago", "three-short-greedy");
    await page.goto(table);
    const why = "The game ended with 4 markets on the map: the end condition of Seat 2 (objective 6).";
    await page.locator(".result").getByText(why).waitFor();
    await page.getByRole("link", { name: "Scores and charts" }).click();
    await page.waitForURL(/\/end$/);
    await page.locator(".stage").getByText(why).waitFor();
    await page.getByRole("row", { name: /Seat 2: objective 6/ }).waitFor();
    const totals = await page.locator("tfoot td").allInnerTexts();
    const points = recordOf("archipelago", "three-short-greedy").toString().match(/^points (.*)$/m)[1].split(" ");
    assert.deepEqual(totals, points);
    assert.match(await page.getByRole("row", { name: /Trend/ }).innerText(), /towns/);
    assert.equal(await page.locator("figure svg[role=img]").count(), 4);
    await page.locator("figure summary").first().click(); // the same as a table
    await page.getByRole("rowheader", { name: "Rebellion" }).waitFor();
    await noSeriousFindings(page, "the last page");
    return [page];
  },

  async "objectives are turned up one by one, unless one likes it still"() {
    const page = await person("Lia", undefined, { speed: 2 });
    const table = await imported(page, "archipelago", "three-short-greedy");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000); // no card is turned up while one looks
    await page.goto(`${table}/end`);
    await page.getByText("Hidden objective of Seat 3").waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await page.getByRole("row", { name: /Seat 3: objective/ }).filter({ hasText: "markets" }).waitFor();
    const calm = await person("Mio", { ...PHONE, reducedMotion: "reduce" }, { speed: 2 });
    await calm.goto(`${table}/end`);
    await calm.getByRole("row", { name: /Seat 3: objective/ }).filter({ hasText: "markets" }).waitFor();
    assert.equal(await calm.getByRole("button", { name: "Show all" }).count(), 0);
    await noSeriousFindings(calm, "the last page on a phone");
    return [page, calm];
  },

  async "an independence says why, who gained, and what one cube more would have done"() {
    const page = await person("Noa");
    for (const [name, winner] of [["three-medium-lost", /Nobody was the Separatist/], ["four-medium-choose-trend", /Seat 3 was the Separatist/]]) {
      await page.goto(`${BASE}/#/`);
      await page.goto(`${await imported(page, "archipelago", name)}/end`);
      const headline = page.locator(".stage");
      await headline.getByText(/The archipelago became independent: rebellion \d+ against a population of \d+\. Cause: strikers/).waitFor();
      await headline.getByText(winner).waitFor();
      await headline.getByText(/One more cube of \w+ would (not )?have prevented it/).waitFor();
      const fall = page.getByRole("region", { name: "The archipelago has become independent" });
      await fall.getByText(winner).waitFor();
      await fall.getByText(/Rebellion \d+ is greater than population \d+/).waitFor();
      await fall.getByText(/One more cube would have raised \d+/).waitFor();
      await fall.getByText(/would have held|would not have been enough/).waitFor();
    }
    await noSeriousFindings(page, "an independence");
    return [page];
  },

  async "a replay with the eyes of one seat"() {
    const page = await person("Ora");
    await imported(page, "burgundy", "three-chosen-hidden");
    const select = page.getByLabel("Shown");
    const secrets = page.locator("ol li a", { hasText: "has made a secret choice" });
    await page.locator("ol li a").nth(20).waitFor();
    assert.equal(await secrets.count(), 0);
    await select.selectOption({ label: "As Seat 2 saw it" });
    await page.waitForURL(/\/as\/2$/);
    await secrets.first().waitFor();
    await secrets.first().click();
    await page.waitForURL(/at\/[1-9]\d*\/as\/2$/); // it can be linked to
    const headline = page.locator(".controls b");
    await headline.getByText(/^Seat [13] has made a secret choice/).waitFor();
    await select.selectOption({ label: "Everything" });
    await headline.getByText(/^Seat [13]: /).waitFor();
    await secrets.first().waitFor({ state: "detached" });

    await page.goto(`${BASE}/#/`);
    const islands = await imported(page, "archipelago", "three-short-greedy");
    await page.goto(`${islands}/at/200`);
    await page.getByText("objective 6").first().waitFor(); // the second player's
    await page.goto(`${islands}/at/200/as/1`);
    await page.locator('select option:checked:has-text("As Seat 1 saw it")').waitFor({ state: "attached" });
    await page.getByText("objective 4").first().waitFor();
    await page.waitForFunction(() => !document.querySelector("main").innerText.includes("objective 6"));
    return [page];
  },
};
