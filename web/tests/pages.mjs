// Everything beside a game: the lobby, files, languages, and whether all of it is accessible.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { BASE, PHONE, anyChoice, newTable, newcomer, noSeriousFindings, person, tabTo } from "./person.mjs";

const RECORD = new URL("../../tests/golden/burgundy/three-chosen-hidden.game", import.meta.url);
const upload = (page, text) => page.locator("input[type=file]").setInputFiles({ name: "a.game", mimeType: "text/plain", buffer: Buffer.from(text) });

/** A game file without its first line and its checksum: what was uploaded may be in an older form. */
const played = (file) => file.split("\n").slice(1).filter((line) => !line.startsWith("checksum ")).join("\n");

export default {
  async "a game file goes in and comes out again"() {
    const page = await person("Kai");
    const record = readFileSync(RECORD, "utf-8");
    await upload(page, record.replace("points ", "points 1"));
    await page.getByRole("alert").getByText("checksum").waitFor();
    await upload(page, record);
    await page.getByText("Start of the game").waitFor();
    await page.keyboard.press("End");
    const last = record.split("\n").filter((line) => /^[*\d]+ /.test(line)).length;
    await page.getByText(`${last} of ${last}`).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Game file" }).click()]);
    assert.match(download.suggestedFilename(), /^burgundy-\w+\.game$/);
    assert.equal(played(readFileSync(await download.path(), "utf-8")), played(record));
    await page.goto(`${BASE}/#/`);
    await page.getByText("Imported from a file").click(); // it is among one's own games
    await page.locator(".result").waitFor();
    page.mistakes = page.mistakes.filter((mistake) => !mistake.includes("400")); // the browser has told of the refusal
    return [page];
  },

  async "variants go together"() {
    const page = await person("Lea");
    await page.locator("form:has(fieldset) select").first().selectOption("archipelago");
    await page.locator("form:has(fieldset) summary").click();
    const variants = page.getByRole("group", { name: "Variants" });
    await variants.getByRole("checkbox").nth(1).check();
    await variants.getByRole("checkbox").nth(4).check();
    await page.locator("form:has(fieldset) > button.primary").click();
    await page.getByRole("alert").getByText("cannot be combined").waitFor();
    await variants.getByRole("checkbox").nth(1).uncheck();
    await variants.getByRole("checkbox").nth(3).check();
    await page.locator("fieldset select").first().selectOption("open");
    await page.locator("form:has(fieldset) > button.primary").click();
    await page.getByText(/choose it together, Benefactor/).waitFor();
    page.mistakes = page.mistakes.filter((mistake) => !mistake.includes("400")); // the browser has told of the refusal
    return [page];
  },

  async "room in the bar of a phone"() {
    const page = await person("Mia", PHONE, { language: "ru" });
    for (let i = 0; i < 2; i++) {
      await newTable(page, 2);
      await page.locator('[data-glow="free"]').first().waitFor();
      await page.locator(".home").tap();
    }
    await page.locator(".waiting", { hasText: "2" }).waitFor();
    const { x, width } = await page.locator(".menu").boundingBox();
    assert.ok(x + width <= 390, `the menu ends at ${x + width}`);
    await page.locator(".menu summary").tap();
    await page.locator(".menu nav a").first().waitFor();
    return [page];
  },

  async "what one looks for first is in sight on a small laptop"() {
    const LAPTOP = { viewport: { width: 1280, height: 720 } };
    const inSight = async (found) => {
      await found.waitFor();
      const { y, height } = await found.boundingBox();
      assert.ok(y + height <= LAPTOP.viewport.height, `${found} ends at ${y + height}`);
    };
    const stranger = await newcomer(LAPTOP);
    await inSight(stranger.locator(".learn a", { hasText: "Tutorial" }));
    const page = await person("Mira", LAPTOP);
    await newTable(page, 4, { open: 2, hidden: true });
    await inSight(page.locator("#invite"));
    await inSight(page.getByRole("img", { name: /^QR code/ }));
    const guest = await newcomer(PHONE);
    await guest.goto(await page.locator("#invite").inputValue());
    await guest.getByText("Open seat").first().waitFor();
    assert.equal(await guest.locator("#name").count(), 1);

    await page.goto(BASE);
    await page.locator('[data-preset="preset-all"]').click();
    await page.locator("form:has(fieldset) > button.primary:enabled").click();
    await page.getByRole("button", { name: "Got it" }).waitFor();
    const log = page.getByRole("log");
    assert.ok((await log.boundingBox()).height > 50, "a note leaves room for the log");
    const note = page.locator("aside button[aria-expanded]");
    assert.equal(await note.getAttribute("aria-expanded"), "false");
    await note.click();
    await page.locator("aside a").waitFor();
    return [stranger, page, guest];
  },

  async "another table where it is my turn is told as another one"() {
    const page = await person("Nora");
    await newTable(page, 2);
    await anyChoice(page).waitFor();
    assert.equal(await page.locator("header .waiting").count(), 0); // this table tells of itself
    await page.locator(".home").click();
    await page.getByRole("link", { name: /^Your turn: The Castles of Burgundy with / }).waitFor();
    await newTable(page, 2);
    const second = page.url();
    const elsewhere = page.getByRole("link", { name: /^Your turn at another table: The Castles of Burgundy with / });
    await elsewhere.waitFor();
    await elsewhere.click();
    await page.waitForURL((url) => String(url) !== second);
    await anyChoice(page).waitFor();
    await elsewhere.waitFor(); // now it is the second one
    return [page];
  },

  async "languages without reloading"() {
    const page = await person("Igor");
    for (const [code, word] of [["de", "Neuer Tisch"], ["ru", "Новый стол"], ["it", "Nuovo tavolo"]]) {
      await page.locator("header select").selectOption(code);
      await page.getByRole("heading", { name: word }).waitFor();
    }
    await page.goto(`${BASE}/#/rules/burgundy/B6.15`);
    await page.locator("article:lang(it) .here").waitFor();
    await page.locator("header select").selectOption("ru");
    await page.locator("article:lang(ru) .here").waitFor();
    return [page];
  },

  async "a recovery link asks before anybody is left behind"() {
    const [ada, ben] = [await person("Ada"), await person("Ben")];
    await ada.goto(`${BASE}/#/preferences`);
    await ada.getByRole("button", { name: "Make a link" }).click();
    const link = await ada.getByLabel("Link to get back in").inputValue();
    await ben.goto(link);
    await ben.getByRole("heading", { name: "Come back as Ada?" }).waitFor();
    await ben.getByText("You are now here as Ben, who would be left behind").waitFor();
    await noSeriousFindings(ben, "recovery link");
    await ben.getByRole("button", { name: "Stay as I am" }).click();
    assert.equal(await ben.getByLabel("Your name").inputValue(), "Ben");
    await ben.goto(link);
    await ben.getByRole("heading", { name: "Come back as Ada?" }).waitFor();
    await tabTo(ben, "button.primary");
    await ben.keyboard.press("Enter");
    await ben.getByText("Welcome back").waitFor();
    assert.equal(await ben.getByLabel("Your name").inputValue(), "Ada");
    const late = await newcomer();
    await late.goto(link);
    await late.getByRole("alert").getByText("already been used").waitFor();
    late.mistakes = late.mistakes.filter((mistake) => !mistake.includes("404")); // the browser has told of the refusal
    return [ada, ben, late];
  },

  async "an account, its password and its sessions"() {
    const [page, other] = [await person("Rosa"), await newcomer()];
    const login = `rosa${Date.now()}`;
    await page.goto(`${BASE}/#/preferences`);
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByText("You are a guest").waitFor(); // it is said what would be lost
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("Login name").fill(login);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByText(`Logged in as ${login}`).waitFor();
    await other.goto(`${BASE}/#/preferences`);
    await other.getByLabel("Login name").fill(login);
    await other.getByLabel("Password", { exact: true }).fill("correct horse");
    await other.getByRole("button", { name: "Log in" }).click();
    await other.getByText(`Logged in as ${login}`).waitFor();
    await page.reload();
    await page.getByRole("list", { name: "Where you are logged in" }).getByRole("listitem").nth(1).waitFor();
    await noSeriousFindings(page, "account");
    await page.getByRole("button", { name: /^End: Chrome, Linux/ }).click();
    await other.getByLabel("Login name").waitFor(); // and the other browser knows at once
    await page.getByLabel("Current password").fill("correct horse");
    await page.getByLabel("New password").fill("staple battery");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Saved.").waitFor();
    assert.equal((await page.evaluate(async () => (await fetch("/api/me")).json())).login, login);
    return [page, other];
  },

  async "the tutorial, by clicks as at a table"() {
    const page = await person("Tina", PHONE);
    const done = page.getByText("Well done!");
    for (const [step, ...spots] of [[3, "field 16"], [4, "stored cow4", "field 10"], [6, "take 4 warehouse"], [7, "die 2", "stored ship", "field 18"]]) {
      await page.goto(`${BASE}/#/tutorial/burgundy/${step}`);
      await page.getByText(`Step ${step} of`).waitFor(); // the board of the step before is gone
      await page.locator('[data-spot="field 37"], [data-spot="take 4 ship"]').waitFor();
      for (const spot of spots) await page.locator(`[data-spot="${spot}"]`).tap();
      if (step === 6) await page.getByRole("dialog").locator("button").first().tap(); // a finger reads first
      await done.waitFor();
    }
    await page.goto(`${BASE}/#/tutorial/burgundy/10`);
    await page.getByRole("button", { name: "Seat 3 places a ship" }).tap();
    await page.getByText("Turn order next round: Seat 3, Seat 1, Seat 2").last().waitFor();
    return [page];
  },

  async "players add to the seed"() {
    const page = await person("Uma");
    await newTable(page, 2);
    await anyChoice(page).waitFor();
    const id = page.url().split("/").at(-1);
    const table = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);
    assert.match(table.seats[0].part, /^[0-9a-f]{64}$/);
    await page.getByRole("tab", { name: "People" }).click();
    await page.getByText("Fair dice").click();
    await page.getByText("Part added by").waitFor();
    await noSeriousFindings(page, "fair dice");
    return [page];
  },

  async "accessible pages"() {
    const page = await person("Jana");
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => localStorage.setItem("hexhaven-preferences", JSON.stringify({ speed: 0, theme: name })), theme);
      for (const where of ["", "tutorial/burgundy/3", "tutorial/burgundy/10", "tutorial/burgundy/12", "rules", "preferences", "about"]) {
        await page.goto(`${BASE}/#/${where}`);
        await page.reload();
        await page.locator("h1").first().waitFor();
        await noSeriousFindings(page, `${where} ${theme}`);
      }
      await page.goto(BASE);
      await newTable(page, 2);
      await anyChoice(page).waitFor();
      await noSeriousFindings(page, `table ${theme}`);
      await page.goto(`${page.url()}/at/12`);
      await page.locator("span.count").waitFor();
      await noSeriousFindings(page, `replay ${theme}`);
      await page.goto(BASE);
    }
    return [page];
  },
};
