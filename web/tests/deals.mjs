// Deals between two people: composed by clicks, countered, refused, accepted, taken back; promises, phrases and notes.
import assert from "node:assert/strict";
import { DESKTOP, answerOnce, joinTable, newTable, noSeriousFindings, person } from "./person.mjs";

const DEAL = /^(offer|invite)/;
const PANEL = "[role=tabpanel]"; // the rest of the board has its own tests

/** Answers from both lists, without deals, until somebody may make one: that page first, then the other. */
async function untilTheyTalk(pages) {
  for (;;) {
    const asked = await Promise.race(
      pages.map(async (page) => {
        await page.locator(".choices [data-answer]").first().waitFor({ state: "attached" });
        return page;
      }),
    );
    const answers = await asked.locator(".choices [data-answer]").evaluateAll((all) => all.map((one) => one.dataset.answer));
    if (answers.some((answer) => DEAL.test(answer))) return [asked, ...pages.filter((page) => page !== asked)];
    await answerOnce(asked);
  }
}

const deals = (page) => page.getByRole("region", { name: "Deals" });
const tray = (page, name) => deals(page).getByRole("group", { name });
const more = (page, name, thing) => tray(page, name).getByRole("button", { name: new RegExp(`^${thing}: \\d+, one more`) });
const send = (page) => deals(page).getByRole("button", { name: /^Offer it to/ });

/** One florin now for two later. */
async function offerLoan(page) {
  await more(page, "I give", "florins").click();
  await deals(page).locator(".outcome").waitFor({ state: "detached" }); // a new offer begins with nothing above it
  for (let i = 0; i < 2; i++) await more(page, /^I get/, "florins later").click();
  await send(page).click();
}

export default {
  async "Archipelago: two people make a deal, refuse one, take one back, and keep the ledger"() {
    const ada = await person("Ada", DESKTOP);
    const bob = await person("Bob", DESKTOP);
    await newTable(ada, 2, { game: "archipelago", open: 1 });
    await joinTable(bob, ada.url());
    const [asker, other] = await untilTheyTalk([ada, bob]);
    const [me, them] = asker === ada ? ["Ada", "Bob"] : ["Bob", "Ada"];

    // What the deal would do is shown before it is sent.
    await asker.getByRole("tab", { name: "Deals" }).click();
    await more(asker, "I give", "florins").click();
    await more(asker, /^I get/, "wood").click();
    const effect = deals(asker).getByRole("group", { name: "What the deal would do" });
    await effect.getByText(/florins: \d+ → \d+/).first().waitFor();
    await noSeriousFindings(asker, "composing a deal", PANEL);
    await send(asker).click();

    // Countered with the sides turned round, and refused: both are told.
    await deals(other).getByRole("button", { name: "Counter-offer" }).click();
    await deals(other).getByRole("button", { name: "wood: 1, one less" }).click();
    await more(other, "I give", "florins later").click();
    await send(other).click();
    await deals(asker).getByText(`${them} gives: 1 florin later`).waitFor();
    await deals(asker).getByRole("button", { name: "Refuse" }).click();
    for (const page of [asker, other]) await deals(page).getByText(`${me} rejects the offer of ${them}.`).waitFor();

    // Taken back before it is answered.
    await offerLoan(asker);
    await deals(other).getByRole("button", { name: "Accept" }).waitFor();
    await deals(asker).getByRole("button", { name: "Take the offer back" }).click();
    await deals(other).getByRole("button", { name: "Accept" }).waitFor({ state: "detached" });
    await deals(asker).getByText("You can open one more deal now.").waitFor();

    // Accepted: it is in the ledger, and marked.
    await offerLoan(asker);
    await noSeriousFindings(other, "an offer", PANEL);
    await deals(other).getByRole("button", { name: "Accept" }).click();
    for (const page of [asker, other]) {
      await page.getByRole("tab", { name: "Deals" }).click();
      await deals(page).getByText(`${them} promised ${me}: 2 florins later`).waitFor();
    }
    await deals(other).getByText(/^Only you can keep it/).waitFor();
    await deals(asker).getByRole("button", { name: "Broken" }).click();
    await deals(other).getByText(`Broken, says ${me}`).waitFor();

    // A phrase is read in the language of the reader. Whoever watches sees the promises, too.
    const vera = await person("Vera", DESKTOP, { language: "de" });
    await vera.goto(ada.url());
    await vera.getByRole("tab", { name: "Absprachen" }).click();
    await vera.getByText(`${them} hat ${me} versprochen: später 2 Florin`).waitFor();
    await vera.getByRole("tab", { name: "Chat" }).click();
    await deals(asker).getByText("Quick phrases, not trading").click();
    await deals(asker).getByRole("button", { name: "Remember your promise." }).click();
    await other.getByRole("tab", { name: "Chat" }).click();
    await other.locator(".said").getByText("Remember your promise.").waitFor();
    await vera.locator(".said").getByText("Denk an dein Versprechen.").waitFor();
    await other.getByRole("button", { name: `Mute ${me}` }).click();
    await other.locator(".said").getByText("Remember your promise.").waitFor({ state: "detached" });

    // Notes are one's own, and still there after a visit elsewhere.
    await asker.getByRole("tab", { name: "Notes" }).click();
    const notes = asker.getByRole("textbox", { name: "Your notes" });
    await notes.fill("collects temples\nowes me two florins");
    await asker.getByRole("button", { name: /nothing noted$/ }).first().click();
    await asker.getByText("Stored.").waitFor();
    await noSeriousFindings(asker, "notes", PANEL);
    await asker.reload();
    await asker.getByRole("tab", { name: "Notes" }).click();
    await asker.waitForFunction(() => [...document.querySelectorAll("textarea")].some(({ value }) => value === "collects temples\nowes me two florins"));
    await asker.getByRole("button", { name: /: perhaps$/ }).waitFor();
    await other.getByRole("tab", { name: "Notes" }).click();
    await other.getByText("Stored.").waitFor();
    assert.equal(await other.getByRole("textbox", { name: "Your notes" }).inputValue(), "");
    return [ada, bob, vera];
  },

  async "Archipelago: what a bot refuses stays in the form, with its reason"() {
    const ada = await person("Ada", DESKTOP);
    await newTable(ada, 2, { game: "archipelago" });
    await untilTheyTalk([ada]);
    await ada.getByRole("tab", { name: "Deals" }).click();
    await more(ada, /^I get/, "iron").click();
    await send(ada).click();
    const outcome = deals(ada).locator(".outcome");
    await outcome.getByText(/rejects the offer of Ada\./).waitFor();
    await outcome.locator("q").waitFor();
    await tray(ada, /^I get/).getByRole("button", { name: "iron: 1, one less" }).waitFor(); // a better offer is two clicks away
    await noSeriousFindings(ada, "a refused offer", PANEL);
    await more(ada, "I give", "florins").click();
    await outcome.waitFor({ state: "detached" });
    return [ada];
  },

  async "Archipelago: a refusal that was read is not told again beside the next question"() {
    const ada = await person("Ada", DESKTOP);
    await newTable(ada, 2, { game: "archipelago" });
    await untilTheyTalk([ada]);
    await ada.getByRole("tab", { name: "Deals" }).click();
    await more(ada, /^I get/, "iron").click();
    await send(ada).click();
    await deals(ada).locator(".outcome").waitFor();
    await ada.getByRole("tab", { name: "Players" }).click();
    const asked = () => ada.locator(".table > .asked").innerText();
    const before = await asked();
    await ada.locator('.choices [data-answer="done"]').first().dispatchEvent("click");
    while ((await asked()) === before || !(await ada.locator(".prompt[data-question]").count())) await ada.waitForTimeout(50);
    assert.deepEqual(await ada.locator(".prompt .outcome").allInnerTexts(), []);

    // The next time is about something else: nothing is left in the trays.
    await untilTheyTalk([ada]);
    await ada.getByRole("tab", { name: "Deals" }).click();
    await tray(ada, /^I get/).waitFor();
    assert.equal(await tray(ada, /^I get/).getByRole("button", { name: /one less$/ }).count(), 0);
    return [ada];
  },
};
