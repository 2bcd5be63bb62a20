// Measures what Archipelago costs a client in bytes on the wire, in both directions, compressed as they are sent:
//   HEXHAVEN_URL=http://localhost:8000 node tests/traffic.mjs
// Told are the bytes of joining a game of four players that has just begun and one that has gone on for MOVES answers, and of
// a move: from an answer until the next question with all its choices in words, divided by the moves that were made meanwhile.
// Between the browser and the server, everything goes through a door of our own that counts.
import { createServer, connect } from "node:net";

const SERVER = new URL(process.env.HEXHAVEN_URL ?? "http://localhost:8000");
const MOVES = Number(process.env.MOVES ?? 60);
const QUIET = 700; // milliseconds without a byte: everything has come

let counted = 0;
let last = Date.now();
const count = (data) => ((counted += data.length), (last = Date.now()));
const door = createServer((client) => {
  const server = connect(Number(SERVER.port || 80), SERVER.hostname);
  for (const [from, to] of [[client, server], [server, client]]) {
    from.on("data", (data) => (count(data), to.write(data)));
    from.on("close", () => to.destroy());
    from.on("error", () => to.destroy());
  }
});
await new Promise((resolve) => door.listen(0, resolve));
process.env.HEXHAVEN_URL = `http://localhost:${door.address().port}`;
const { BASE, anyChoice, closeBrowser, newTable, person, runInPage } = await import("./person.mjs");

/** Everything since then, as soon as nothing comes any more. */
async function bytes(since) {
  while (Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
  return counted - since;
}

/** Runs in the page: gives any answer of the list but those about deals. */
async function giveOne({ lot }) {
  const buttons = [...document.querySelectorAll(".choices [data-answer]")].filter(({ dataset }) => !/^(offer|invite|counter)/.test(dataset.answer));
  const button = buttons[lot % buttons.length];
  button.click();
  await change(() => document.querySelector(".result") || !button.isConnected);
  await change(() => document.querySelector(".result") || document.querySelector(".choices [data-answer]"));
}

const page = await person("Ada");
let number = 0; // of the last move
page.on("websocket", (socket) =>
  socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.t === "moved") number = message.number;
  }),
);
const joined = async (table) => {
  await page.goto(`${BASE}/#/`);
  await page.getByRole("heading", { name: "Ada" }).waitFor();
  await bytes(counted);
  const before = counted;
  await page.goto(table);
  await anyChoice(page).waitFor({ state: "attached" });
  return bytes(before);
};
await page.reload(); // so that the connection is heard from its beginning
await page.getByRole("heading", { name: "Ada" }).waitFor();
await newTable(page, 4, { game: "archipelago", bot: "random" });
await anyChoice(page).waitFor({ state: "attached" });
const table = page.url();
console.log(`joining at the beginning: ${await joined(table)} bytes`);

const moves = [];
for (let i = 0; i < MOVES && !(await page.locator(".result").count()); i++) {
  await bytes(counted);
  const [before, first] = [counted, number];
  await runInPage(page, giveOne, { lot: 7919 * (i + 1) });
  const cost = await bytes(before);
  moves.push(cost / Math.max(number - first, 1));
}
moves.sort((x, y) => x - y);
console.log(`a move: ${Math.round(moves[moves.length >> 1])} bytes in the middle, ${Math.round(moves.at(-1))} at most (${moves.length} answers)`);
console.log(`joining after ${number} moves: ${await joined(table)} bytes`);
await closeBrowser();
door.close();
process.exit(0);
