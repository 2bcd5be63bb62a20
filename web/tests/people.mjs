// Profiles and who may see them, ratings after a game, clubs.
import assert from "node:assert/strict";
import { BASE, PHONE, noSeriousFindings, person } from "./person.mjs";

const HEADERS = { "X-Hexhaven": "1" };

async function call(page, method, path, data) {
  const response = await page.request.fetch(`${BASE}/api/${path}`, { method, headers: HEADERS, data });
  assert.ok(response.ok(), `${path}: ${response.status()}`);
  return response.status() === 204 ? null : response.json();
}

/** Waits for the answer that something is not for this person. */
async function refused(page, words, visit) {
  page.expects = /404/;
  await visit();
  await page.getByText(words).waitFor();
}
const NO_PERSON = "There is no such person, or their profile is not for you.";
const NO_CLUB = "There is no such club, or you are not one of its members.";

/** Goes to another page of the client. */
async function open(page, path) {
  await page.goto(`${BASE}/#/${path}`);
}

export default {
  async "after a game of four there are ratings, and only those whom its owner likes see a profile"() {
    const [ada, bob, eve] = [await person("Ada"), await person("Bob"), await person("Eve", PHONE)];
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }];
    const table = await call(ada, "POST", "tables", { game: "burgundy", options: { start: "1" }, seats, stand_in: "random" });
    await call(bob, "POST", `tables/${table.id}/sit`, { seat: 1 });
    for (const page of [ada, bob]) await call(page, "POST", `tables/${table.id}/resign`); // bots play on, so that the end comes soon
    await open(ada, `table/${table.id}`);
    await ada.locator(".result").waitFor();

    const { id } = await call(ada, "GET", "me");
    await open(ada, "people");
    await ada.getByRole("link", { name: "Show my profile" }).click();
    await ada.getByText(/1 game, [01] won/).waitFor();
    await ada.getByText(/rating \d+ ± \d+/).waitFor();
    await ada.getByText(/place \d of 4/).waitFor();
    await ada.getByRole("row", { name: /^Points \d/ }).waitFor(); // by source, beside the bots
    await noSeriousFindings(ada, "a profile");

    await open(bob, `person/${id}`);
    await bob.getByRole("heading", { name: "Ada" }).waitFor();
    assert.equal(await bob.getByText(/rating \d+/).count(), 0);
    await refused(eve, NO_PERSON, () => open(eve, `person/${id}`));

    await open(ada, "people");
    await ada.getByRole("radio", { name: "everybody" }).check();
    await ada.getByRole("checkbox", { name: "Show my ratings in it" }).check();
    await ada.getByRole("row", { name: /random/i }).waitFor(); // bots are rated too
    await noSeriousFindings(ada, "people");
    await eve.reload();
    await eve.getByText(/rating \d+ ± \d+/).waitFor();
    await noSeriousFindings(eve, "a profile on a phone");
    await ada.getByRole("radio", { name: "nobody" }).check();
    await refused(bob, NO_PERSON, () => bob.reload());
    return [ada, bob, eve];
  },

  async "a club has a lobby that only its members see"() {
    const [ada, bob] = [await person("Ada"), await person("Bob", PHONE)];
    await open(ada, "people");
    await ada.getByLabel("Name of the club").fill("Tuesday");
    await ada.getByRole("button", { name: "Found a club" }).click();
    await ada.getByRole("heading", { name: "Tuesday" }).waitFor();
    const invitation = await ada.getByLabel("Link to join").inputValue();
    await call(ada, "POST", "tables", { game: "burgundy", seats: [{ kind: "me" }, { kind: "open" }], club: ada.url().split("/").pop() });
    await refused(bob, NO_CLUB, () => bob.goto(ada.url()));
    await bob.goto(invitation);
    await bob.getByRole("heading", { name: "Tuesday" }).waitFor();
    await bob.locator("a.card").filter({ hasText: "Ada" }).waitFor();
    await noSeriousFindings(bob, "a club on a phone");
    return [ada, bob];
  },
};
