// Tables of several people: links, lost connections, absence, clocks.
import assert from "node:assert/strict";
import { BASE, answerOnce, anyChoice, joinTable, newTable, newcomer, person, personOnAWire, playOn, untilTold } from "./person.mjs";

/** What the page's own log tells of somebody's answers. */
const movesOf = (page) => page.evaluate(async () => (await fetch(`/api/tables/${location.hash.split("/")[2]}/moves`)).json().then((moves) => moves.filter((move) => move.who === 0).length));

const waitForMoves = (page, number) => untilTold(page, `tables/${new URL(page.url()).hash.split("/")[2]}/moves`, (moves) => moves.filter((move) => move.who === 0).length === number);

/** A table at which the first one begins, with a clock that may be of seconds; everybody else sits down. */
async function tableWithClock(people, clock, more = {}) {
  const [ada, ...others] = people;
  const id = await ada.evaluate(async ([time, open, rest]) => {
    const body = { game: "burgundy", options: { start: "1" }, seats: [{ kind: "me" }, ...Array(open).fill({ kind: "open" })], clock: time, ...rest };
    const headers = { "X-Hexhaven": "1", "Content-Type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body), headers })).json()).id;
  }, [clock, others.length, more]);
  await ada.goto(`${BASE}/#/table/${id}`);
  for (const page of others) await joinTable(page, `${BASE}/#/table/${id}`);
  await Promise.all(people.map((page) => page.locator(".table").waitFor()));
}

const notice = (page) => page.locator(".notice");
const voteFor = (page) => page.getByRole("button", { name: "Vote for a bot" }).first();
const comeBack = (page) => page.getByRole("button", { name: "Take my seat back" }).first();

export default {
  async "a move made while the connection is lost comes through once"() {
    const page = await personOnAWire("Gerda");
    const other = await person("Hanno");
    await tableWithClock([page, other], { kind: "none" });
    await anyChoice(page).waitFor();
    for (const reloaded of [false, true]) {
      const before = await movesOf(page);
      page.cut();
      await page.getByText("Connection lost").waitFor();
      await page.locator('.choices [data-answer$="workers"]').first().click();
      await page.getByText("Waiting for the connection").first().waitFor();
      assert.equal(await movesOf(page), before);
      if (reloaded) await page.reload();
      page.mend();
      await waitForMoves(page, before + 1);
      await page.locator(".state.open").waitFor();
      if (!reloaded) await anyChoice(page).waitFor(); // the second die
    }
    assert.equal(await page.getByRole("alert").count(), 0);
    await page.getByText("Waiting for Hanno").first().waitFor();
    await anyChoice(other).waitFor();
    return [page, other];
  },

  async "an answer that the server drops is sent again"() {
    const page = await person("Ilse");
    let dropped = null;
    await page.routeWebSocket("**/ws", (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((data) => {
        const message = JSON.parse(data);
        if (message.t !== "answer" || dropped) return server.send(data);
        dropped = message.request;
        socket.send(JSON.stringify({ t: "problem", code: "too-often", message: "wait a little", request: dropped }));
      });
    });
    await page.goto(BASE);
    await page.reload();
    const other = await person("Jens");
    await tableWithClock([page, other], { kind: "none" });
    await anyChoice(page).click();
    await waitForMoves(page, 1);
    assert.ok(dropped);
    assert.equal(await page.getByRole("alert").count(), 0);
    return [page, other];
  },

  async "the link of a private table works at every stage"() {
    const ada = await person("Ada");
    await newTable(ada, 2, { open: 1, hidden: true });
    const link = await ada.locator("#invite").inputValue();
    const ben = await person("Ben");
    await ben.goto(link);
    await ben.getByText("Open seat").first().waitFor();
    assert.equal(await ben.locator("#invite").inputValue(), link); // he can pass it on before he sits down
    await joinTable(ben, link);
    const people = [ada, ben];
    await Promise.all(people.map((page) => page.locator(".table").waitFor()));
    const watcher = await newcomer(); // needs no name to watch
    await watcher.goto(link);
    await watcher.locator(".table").waitFor();
    await watcher.getByText("You are watching.").waitFor();
    await Promise.all(people.map((page) => playOn(page)));
    await watcher.locator(".result").waitFor();
    const late = await newcomer();
    await late.goto(link);
    await late.locator(".result").waitFor();
    await late.getByRole("link", { name: "Replay" }).click();
    await late.getByText("Start of the game").waitFor();
    await ada.getByRole("button", { name: "Play again" }).click();
    await ada.getByText("has been invited").waitFor();
    await ben.getByRole("link", { name: "Go to the next game" }).click();
    await ben.getByRole("button", { name: "Yes, I will play" }).click();
    await Promise.all(people.map((page) => anyChoice(page).or(page.getByText("Waiting for").first()).first().waitFor()));
    return [...people, watcher, late];
  },

  async "live, a majority puts a bot in the seat of the player to move who has gone"() {
    const ada = await personOnAWire("Ada");
    const [ben, cleo] = await Promise.all(["Ben", "Cleo"].map((name) => person(name)));
    await tableWithClock([ada, ben, cleo], { kind: "total", minutes: 30, increment: 0, absent: 5 });
    await anyChoice(ada).waitFor();
    assert.equal(await notice(ben).count(), 0);
    ada.cut();
    await notice(ben).getByText("Ada is away. Time until the others can vote for a bot:").waitFor();
    await voteFor(ben).waitFor();
    await notice(ben).getByText("0 of 2 votes for a bot").waitFor();
    await voteFor(ben).click();
    await notice(cleo).getByText("1 of 2 votes for a bot").waitFor();
    await voteFor(cleo).click();
    await anyChoice(ben).waitFor(); // the bot has played for Ada
    ada.mend();
    await notice(ada).getByText("A bot is playing for you").waitFor();
    assert.equal(await ada.locator("[data-glow]").count(), 0);
    assert.equal(await ada.locator(".choices [data-answer]").count(), 0);
    await ada.locator(".home").click();
    await ada.locator(".card.replaced").getByText("A bot is playing for you").waitFor();
    await ada.locator(".card.replaced").click();
    await comeBack(ada).click();
    await notice(ada).waitFor({ state: "detached" });
    return [ada, ben, cleo];
  },

  async "over days nobody is voted on for being away"() {
    const ada = await personOnAWire("Ada");
    const ben = await person("Ben");
    await tableWithClock([ada, ben], { kind: "days", days: 3 });
    await anyChoice(ada).waitFor();
    ada.cut();
    await ben.getByRole("tab", { name: "People" }).click();
    await ben.locator("li", { hasText: "Ada" }).getByText("away").waitFor();
    assert.equal(await voteFor(ben).count(), 0);
    assert.equal(await notice(ben).count(), 0);
    await ben.getByText("a bot takes over until the player comes back").waitFor(); // what the table has chosen
    ada.mend();
    return [ada, ben];
  },

  async "without a clock a long absence counts"() {
    const ada = await personOnAWire("Ada");
    const ben = await person("Ben");
    await tableWithClock([ada, ben], { kind: "none", absent: 5 });
    ada.cut();
    await voteFor(ben).click();
    await anyChoice(ben).waitFor(); // the bot has played for Ada
    ada.mend();
    await comeBack(ada).waitFor();
    return [ada, ben];
  },

  async "a clock that runs out gives the seat to a bot, for good"() {
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => person(name)));
    await tableWithClock([ada, ben], { kind: "total", minutes: 0.1, increment: 0 });
    await notice(ada).getByText("to the end").waitFor();
    assert.equal(await comeBack(ada).count(), 0); // it would be refused
    assert.equal(await ada.locator("[data-glow]").count(), 0);
    return [ada, ben];
  },

  async "somebody resigns, and the game goes on"() {
    const people = [await person("Ada"), await person("Ben")];
    const [ada, ben] = people;
    await tableWithClock(people, { kind: "none" });
    await anyChoice(ada).waitFor();
    await ada.getByRole("tab", { name: "People" }).click();
    await ada.getByRole("button", { name: "Resign" }).click();
    await ada.getByText("You cannot take it back").waitFor();
    await ada.getByRole("button", { name: "Resign" }).click();
    await notice(ada).getByText("You have resigned").waitFor();
    assert.equal(await comeBack(ada).count(), 0);
    await anyChoice(ben).waitFor(); // the bot has played her turn
    return people;
  },

  async "a game that everybody wants to end is over, and can be played again"() {
    const people = [await person("Ada"), await person("Ben")];
    const [ada, ben] = people;
    await tableWithClock(people, { kind: "none" });
    await anyChoice(ada).waitFor();
    await ben.getByRole("tab", { name: "People" }).click();
    await ben.getByRole("button", { name: "End the game" }).click();
    assert.ok(await ben.locator("button.bad").first().evaluate((button) => button.getBoundingClientRect().bottom < innerHeight));
    await ada.getByRole("tab", { name: "People" }).click();
    await ada.getByRole("button", { name: "End the game" }).click();
    await ada.getByRole("button", { name: "Cancel the game" }).waitFor(); // nobody has made a move
    await ada.getByRole("button", { name: "Go on playing" }).click();
    await answerOnce(ada);
    await anyChoice(ada).waitFor();
    const asked = ada.waitForResponse((response) => response.url().includes("/moves"));
    await ada.getByRole("button", { name: "End the game" }).click();
    await asked;
    await ada.waitForFunction(() => ![...document.querySelectorAll("button")].some((button) => button.textContent === "Cancel the game"));
    await ada.getByRole("button", { name: "Go on playing" }).click();
    await ben.locator("button.bad").first().click();
    await notice(ada).getByRole("button", { name: "Agree" }).click();
    await notice(ben).getByText("agreed to end the game").waitFor();
    await ada.locator("[data-glow]").first().waitFor({ state: "detached" });
    assert.equal(await anyChoice(ada).count(), 0); // it was her turn
    await ada.getByRole("button", { name: "Play again" }).click();
    await ada.waitForURL((url) => url.href !== ben.url());
    await ben.getByRole("link", { name: "Go to the next game" }).waitFor();
    return people;
  },

  async "those who watch are counted, and see the game later if the table says so"() {
    const [ada, ben, eve] = [await person("Ada"), await person("Ben"), await person("Eve")];
    await tableWithClock([ada, ben], { kind: "none" }, { delay: 60 });
    await anyChoice(ada).waitFor();
    await eve.goto(ada.url());
    await eve.getByText(/1 minute/).first().waitFor();
    assert.equal(await eve.locator(".log li").count(), 0); // nothing had happened a minute ago
    await ada.getByRole("tab", { name: "People" }).click();
    await ada.getByText("One person is watching").waitFor();
    await eve.goto(BASE);
    await ada.getByText("One person is watching").waitFor({ state: "detached" });
    return [ada, ben, eve];
  },

  async "or the table waits, and the others decide"() {
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => person(name)));
    await tableWithClock([ada, ben], { kind: "total", minutes: 0.1, increment: 0, out: "vote" });
    await notice(ada).getByText("Your time has run out. You can still play").waitFor();
    await notice(ben).getByText("Ada is out of time.").waitFor();
    await voteFor(ben).click();
    await notice(ada).getByText("A bot is playing for you").waitFor();
    await comeBack(ada).waitFor();
    return [ada, ben];
  },

  async "a new table says what it is for"() {
    const page = await person("Nora");
    const form = page.locator("form:has(fieldset)");
    assert.ok(await form.locator('input[type=radio][value="2"]').isChecked());
    await form.locator("select").first().selectOption("archipelago");
    assert.ok(await form.locator('input[type=radio][value="4"]').isChecked());
    await form.locator("fieldset select").first().selectOption("open");
    await form.locator("summary").click();
    await form.getByLabel("Clock").selectOption("total");
    await form.getByLabel("When time runs out").selectOption("vote");
    await form.getByLabel("Vote on a missing player after").selectOption("300");
    await form.locator("button.primary").click();
    await page.getByText("the table waits; the others can vote").waitFor();
    await page.getByText("away for 5 minutes").waitFor();
    return [page];
  },
};
