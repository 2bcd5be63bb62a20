// Profiles and who may see them, ratings after a game, clubs.
import assert from "node:assert/strict";
import { BASE, PHONE, noSeriousFindings, person, untilTold } from "./person.mjs";

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
const NO_PERSON = "There is no such person, or you may not see their profile.";
const NO_CLUB = "There is no such club, or you are not one of its members.";

/** Goes to another page of the client. */
async function open(page, path) {
  await page.goto(`${BASE}/#/${path}`);
}

/** Somebody has finished a first game, of four: their profile tells how it ended, and what it says of them. */
export async function isRated(page) {
  const { id } = await call(page, "GET", "me");
  await untilTold(page, `people/${id}/games`, (games) => games.length); // it is counted a moment later
  await open(page, "people");
  await page.getByRole("link", { name: "Show my profile" }).click();
  await page.getByText(/1 game, [01] won/).waitFor();
  await page.getByText(/rating \d+ ± \d+/).waitFor();
  await page.getByText(/place \d of 4/).waitFor();
  await page.getByRole("row", { name: /^Points \d/ }).waitFor();
  await noSeriousFindings(page, "the profile after a game");
}

export default {
  async "only those whom its owner likes see a profile"() {
    const [ada, bob, eve] = [await person("Ada"), await person("Bob"), await person("Eve", PHONE)];
    const table = await call(ada, "POST", "tables", { game: "burgundy", options: { start: "1" }, seats: [{ kind: "me" }, { kind: "open" }] });
    await call(bob, "POST", `tables/${table.id}/sit`, { seat: 1 }); // now they have played together
    const { id } = await call(ada, "GET", "me");
    await open(bob, `person/${id}`);
    await bob.getByRole("heading", { name: "Ada" }).waitFor();
    await bob.getByRole("button", { name: "Send a friend request" }).click();
    await bob.getByRole("button", { name: "Withdraw the request" }).waitFor();
    await refused(eve, NO_PERSON, () => open(eve, `person/${id}`));

    await open(ada, "people");
    await ada.getByRole("button", { name: "Accept the request" }).click();
    await ada.getByRole("button", { name: "Remove as a friend" }).waitFor();
    const told = ada.waitForResponse((response) => response.url().endsWith("/me/profile") && response.request().method() === "PATCH");
    await ada.getByRole("radio", { name: "everybody" }).check();
    await told;
    await noSeriousFindings(ada, "people");
    await eve.reload();
    await eve.getByRole("heading", { name: "Ada" }).waitFor();
    await noSeriousFindings(eve, "a profile on a phone");
    const hidden = ada.waitForResponse((response) => response.url().endsWith("/me/profile") && response.request().method() === "PATCH");
    await ada.getByRole("radio", { name: "nobody" }).check();
    await hidden;
    await refused(bob, NO_PERSON, () => bob.reload());
    return [ada, bob, eve];
  },

  async "averages are of games in the same mode"() {
    const ada = await person("Ada");
    const { id } = await call(ada, "GET", "me");
    const evenings = [[{ kind: "me" }, { kind: "bot", bot: "greedy" }], [{ kind: "me" }, { kind: "bot", bot: "greedy" }], [{ kind: "me" }]];
    for (const seats of evenings) {
      const options = seats.length === 1 ? { mode: "solo" } : { start: "1" };
      const table = await call(ada, "POST", "tables", { game: "burgundy", options, seats, stand_in: "greedy" });
      await call(ada, "POST", `tables/${table.id}/resign`); // a bot plays it to the end
    }
    await untilTold(ada, `people/${id}/games`, (games) => games.length === 3);
    await open(ada, `person/${id}`);
    await ada.getByText("Everyone for themselves: 2 games, 0 won").waitFor();
    await ada.getByText("Solo game: 1 game, 0 won").waitFor();
    const average = ada.getByRole("row", { name: /^Points / });
    const together = await average.textContent();
    await ada.getByRole("button", { name: "Solo game · 1" }).click();
    await ada.locator('[aria-pressed="true"]', { hasText: "Solo game" }).waitFor();
    await ada.locator("ol > li").nth(1).waitFor({ state: "detached" });
    assert.notEqual(await average.textContent(), together);
    assert.match(await ada.locator("ol > li").textContent(), /Solo game.*not won/s);
    await noSeriousFindings(ada, "a profile with several modes");
    await ada.getByLabel("Mode").last().selectOption({ label: "Everyone for themselves" });
    await ada.locator("ol > li").nth(1).waitFor();
    assert.equal(await average.textContent(), together);
    return [ada];
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
    await ada.getByRole("heading", { name: "2 members" }).waitFor(); // she hears of him
    assert.equal(await ada.locator("fieldset select").first().inputValue(), "open"); // for somebody of the club
    return [ada, bob];
  },
};
