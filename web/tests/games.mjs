// Games played through the page.
import assert from "node:assert/strict";
import { isRated } from "./people.mjs";
import { PHONE, anyChoice, joinTable, newTable, newcomer, noSeriousFindings, person, personOnAWire, playOn, tabTo } from "./person.mjs";

const points = (page) => page.locator(".result li").evaluateAll((lines) => lines.map((line) => line.textContent.match(/\d+/g).at(-1)));

export default {
  async "a whole game against a bot"() {
    const page = await person("Ada");
    await newTable(page, 2);
    await playOn(page);
    assert.match(await page.locator(".result h2").innerText(), /wins/);
    await noSeriousFindings(page, "a finished game");
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("Start of the game").waitFor();
    await page.keyboard.press("End");
    await page.waitForURL(/at\/[1-9]\d+/);
    const other = await person("Eva");
    await other.goto(page.url()); // everybody sees the same position
    await other.locator("span.count").waitFor();
    assert.equal(await other.locator("span.count").innerText(), await page.locator("span.count").innerText());
    return [page, other];
  },

  async "a whole game without a board, in words"() {
    const page = await person("Olga", undefined, { board: "words" });
    await newTable(page, 2, { game: "archipelago", bot: "random" });
    await anyChoice(page).waitFor();
    await noSeriousFindings(page, "a table in words");
    await page.locator(".state h2").nth(3).waitFor(); // the table in sentences
    const english = await page.locator("section.state").innerText();
    await page.locator("header select").selectOption("it");
    await page.waitForFunction((old) => document.querySelector("section.state").innerText !== old, english);
    await playOn(page, "", []);
    assert.match(await page.locator(".result h2").innerText(), /^(Vince|Vincono) |^Tutti hanno perso/); // rebels may have won
    await page.locator('.result a[href*="/at/"]').click();
    await page.locator("span.count").waitFor();
    await page.keyboard.press("End");
    await page.waitForURL(/at\/[1-9]\d+/);
    await page.locator("ol li a").nth(30).waitFor(); // every answer of a player, in words
    await page.locator(".state h2").nth(3).waitFor();
    return [page];
  },

  async "Burgundy in words, for those who like that better"() {
    const page = await person("Pia", undefined, { board: "words" });
    await newTable(page, 2);
    await anyChoice(page).waitFor();
    assert.equal(await page.locator("[data-spot]").count(), 0);
    await playOn(page, "Round 2");
    return [page];
  },

  async "a whole game of four people, each with another browser and language"() {
    const ada = await person("Ada");
    await newTable(ada, 4, { open: 3 });
    const invitation = await ada.locator("#invite").inputValue();
    const others = await Promise.all([
      person("Bernd", undefined, { language: "de", theme: "dark" }),
      person("Vera", PHONE, { language: "ru" }),
      person("Dario", undefined, { language: "it", colours: "distinct", hints: "free" }),
    ]);
    for (const page of others) await joinTable(page, invitation);
    const all = [ada, ...others];
    await Promise.all(all.map((page) => page.locator(".table").waitFor()));
    await Promise.all(all.map((page) => playOn(page)));
    const results = await Promise.all(all.map(points));
    assert.equal(results[0].length, 4);
    for (const result of results) assert.deepEqual(result, results[0]);
    const languages = await Promise.all(all.map((page) => page.evaluate(async () => (await (await fetch("/api/me")).json()).language)));
    assert.deepEqual(languages, ["en", "de", "ru", "it"]); // in which they are written to
    await isRated(ada);
    return all;
  },

  async "three people at a private table"() {
    const ada = await person("Ada");
    await newTable(ada, 3, { open: 2, hidden: true });
    const invitation = await ada.locator("#invite").inputValue();
    const table = ada.url();
    const stranger = await person("Mallory");
    await stranger.goto(table); // without the invitation
    await stranger.getByText("There is no such table, or it is private.").waitFor();
    const others = await Promise.all(["Ben", "Cleo"].map((name) => person(name)));
    for (const page of others) await joinTable(page, invitation);
    const all = [ada, ...others];
    await Promise.all(all.map((page) => page.locator(".table").waitFor()));
    await Promise.all(all.map((page) => playOn(page, "round 3")));
    stranger.mistakes.length = 0; // the browser has told of the refusal
    return [...all, stranger];
  },

  async "two people and a spectator"() {
    const dora = await person("Dora");
    await newTable(dora, 2, { open: 1 });
    const emil = await person("Emil");
    await joinTable(emil, await dora.locator("#invite").inputValue());
    await Promise.all([dora, emil].map((page) => page.locator(".table").waitFor()));
    await emil.locator("header [role=status].open").waitFor(); // also at the address of the invitation
    const frieda = await newcomer(); // needs no name to watch
    await frieda.goto(dora.url());
    await frieda.locator(".table").waitFor();
    await Promise.all([dora, emil].map((page) => playOn(page, "round 3")));
    await frieda.getByRole("log").getByText("round 3").waitFor();
    assert.equal(await frieda.locator(".choices [data-answer]").count(), 0);
    assert.match(await frieda.getByRole("log").innerText(), /Dora[^]*Emil|Emil[^]*Dora/);
    await emil.getByRole("tab", { name: "Chat" }).click();
    await emil.getByRole("textbox").fill("<b>Hello</b>");
    await emil.keyboard.press("Enter");
    await dora.getByRole("tab", { name: "Chat" }).click();
    await dora.getByText("<b>Hello</b>").waitFor(); // as it was written, not as HTML
    await frieda.getByRole("tab", { name: "Chat" }).click(); // to talk, she needs a name
    await frieda.getByRole("textbox", { name: "Your name" }).fill("Frieda");
    await frieda.keyboard.press("Enter");
    await frieda.getByRole("textbox", { name: "Say something" }).fill("May I?");
    await frieda.keyboard.press("Enter");
    await dora.getByText("May I?").waitFor();
    return [dora, emil, frieda];
  },

  async "clicks on the board, undo, and why something is not allowed"() {
    const page = await person("Berta");
    await newTable(page, 2);
    await page.locator('[data-spot^="take"][data-glow="free"]').first().waitFor();
    const before = await page.locator('[data-spot^="die"]').count();
    await page.locator('[data-spot^="take"][data-glow="free"]').first().click();
    await page.waitForFunction(() => document.querySelector('[role="dialog"] button') || document.querySelector('[data-spot^="stored"]'));
    if (await page.getByRole("dialog").count()) await page.getByRole("dialog").locator("button").first().click();
    await page.locator('[data-spot^="stored"]').first().waitFor();
    assert.equal(await page.locator('[data-spot^="die"]').count(), before - 1);
    await page.locator('button:not(:disabled):has-text("Undo")').click();
    await page.waitForFunction(() => !document.querySelector('[data-spot^="stored"]'));
    // A field far from the castle is refused, and the rule is named, in the reader's language.
    await page.locator('[data-spot="field 1"]').click({ force: true });
    await page.getByRole("alert").getByText(/Rule B\d+\.\d+/).waitFor();
    const english = await page.getByRole("alert").locator(".rule").innerText();
    await page.locator("header select").selectOption("de");
    await page.getByRole("alert").getByText(/Regel B\d+\.\d+/).waitFor();
    await page.waitForFunction((old) => document.querySelector('[role="alert"] .rule:lang(de)')?.textContent !== old, english);
    return [page];
  },

  async "the keyboard alone"() {
    const page = await newcomer();
    await tabTo(page, "#name");
    await page.keyboard.type("Carla");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Carla" }).waitFor();
    await tabTo(page, "form:has(fieldset) > button.primary");
    await page.keyboard.press("Enter");
    await anyChoice(page).waitFor();
    await tabTo(page, '[data-spot^="die"]'); // the board: arrows lead from thing to thing
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "workers");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.closest('[role="dialog"]') || document.querySelectorAll('[data-spot^="die"]').length === 1);
    if (await page.getByRole("dialog").count()) await page.keyboard.press("Enter"); // unequal dice: the cheapest way has the focus
    await page.waitForFunction(() => document.querySelectorAll('[data-spot^="die"]').length === 1);
    await anyChoice(page).waitFor();
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => document.querySelectorAll('[data-spot^="die"]').length === 2);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await noSeriousFindings(page, "keys");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    for (let i = 0; i < 4; i++) {
      await anyChoice(page).waitFor(); // the list: every answer is a button
      await tabTo(page, ".choices [data-answer]");
      const answer = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press("Enter");
      await page.waitForFunction((given) => !given.isConnected, answer);
    }
    return [page];
  },

  async "a lost connection"() {
    const page = await personOnAWire("Gustav");
    await newTable(page, 2);
    await playOn(page, "round 2");
    page.cut();
    await page.getByText("Connection lost").waitFor();
    page.mend();
    await page.locator(".state.open").waitFor();
    await page.context().setOffline(true); // a lid is closed; the connection itself seems to be there still
    await page.getByText("Connection lost").waitFor();
    await page.context().setOffline(false);
    await page.locator(".state.open").waitFor();
    await playOn(page, "round 3");
    return [page];
  },

  async "a phone"() {
    const page = await person("Hannelore Konstantinopolitanskaja", PHONE);
    await newTable(page, 3);
    await page.locator(".table").waitFor();
    const tile = page.locator('[data-spot^="take"][data-glow="free"]').first();
    await tile.tap(); // a finger reads first
    const read = page.getByRole("dialog").locator(".read b");
    await read.waitFor();
    assert.match(await tile.getAttribute("aria-label"), new RegExp(await read.innerText(), "i"));
    assert.equal(await page.locator('[data-spot^="stored"]').count(), 0);
    await tile.tap();
    await page.locator('[data-spot^="stored"]').first().waitFor();
    const parts = page.getByRole("navigation", { name: "Parts of the table" });
    for (const tab of ["Duchy", "Others", "Log", "Depots", "Choices"]) {
      await parts.getByRole("button", { name: tab }).tap();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `${tab} is ${wide} wide`);
    }
    for (const code of ["de", "ru", "it", "en"]) {
      await page.locator("header summary").tap();
      await page.locator("header select").selectOption(code);
      await page.locator("header summary").tap();
      await page.waitForFunction((code) => document.documentElement.lang === code, code);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `the table is ${wide} wide in ${code}`);
    }
    for (let i = 0; i < 3; i++) {
      const choice = anyChoice(page);
      await choice.waitFor();
      const answer = await choice.elementHandle();
      await choice.tap();
      await page.waitForFunction((old) => !old.isConnected, answer);
    }
    return [page];
  },
};
