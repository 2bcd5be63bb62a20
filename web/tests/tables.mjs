// Tables of several people: links, lost connections, absence, clocks.
import assert from "node:assert/strict";
import { BASE, anyChoice, joinTable, newTable, newcomer, person, playOn } from "./person.mjs";

/** Somebody whose connection can be cut: `cut` closes it and keeps it closed, `mend` lets the next one through. */
async function personOnAWire(name) {
  const page = await person(name);
  const sockets = [];
  let whole = true;
  await page.routeWebSocket("**/ws", (socket) => {
    if (!whole) return socket.close({ code: 1012 });
    socket.connectToServer();
    sockets.push(socket);
  });
  page.cut = () => {
    whole = false;
    sockets.at(-1).close({ code: 1012 });
  };
  page.mend = () => (whole = true);
  await page.goto(BASE);
  await page.reload();
  return page;
}

/** What the page's own log tells of somebody's answers. */
const movesOf = (page) => page.evaluate(async () => (await fetch(`/api/tables/${location.hash.split("/")[2]}/moves`)).json().then((moves) => moves.filter((move) => move.who === 0).length));

const waitForMoves = (page, number) => page.waitForFunction(async (wanted) => (await (await fetch(`/api/tables/${location.hash.split("/")[2]}/moves`)).json()).filter((move) => move.who === 0).length === wanted, number);

export default {
  async "a move made while the connection is lost comes through once"() {
    const page = await personOnAWire("Gerda");
    await newTable(page, 2, { open: 1 });
    const other = await person("Hanno");
    await joinTable(other, await page.locator("#invite").inputValue());
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
    await newTable(page, 2, { open: 1 });
    const other = await person("Jens");
    await joinTable(other, await page.locator("#invite").inputValue());
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
    return [...people, watcher, late];
  },
};
