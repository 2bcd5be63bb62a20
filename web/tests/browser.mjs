// Drives Chromium against a running server:
//   HEXHAVEN_URL=http://localhost:8000 npm run browser [-- part of a test's name ...]
// Administration also needs HEXHAVEN_COMMAND, the program, and HEXHAVEN_DATA, the folder of the server; what is told by e-mail,
// push and webhook needs the settings that ../test.py gives the server, HEXHAVEN_SMTP also here.
// CHROMIUM names the browser if it is not /usr/bin/chromium.
import app from "./app.mjs";
import administration from "./administration.mjs";
import archipelago from "./archipelago.mjs";
import board from "./board.mjs";
import deals from "./deals.mjs";
import endings from "./endings.mjs";
import expansions from "./expansions.mjs";
import games from "./games.mjs";
import learning from "./learning.mjs";
import notices from "./notices.mjs";
import oneScreen from "./one-screen.mjs";
import pages from "./pages.mjs";
import people from "./people.mjs";
import { closeBrowser, leave } from "./person.mjs";
import prepared from "./prepared.mjs";
import tables from "./tables.mjs";

const TRIES = 2; // a browser has accidents of its own; each one is told
const tests = Object.entries({ ...board, ...archipelago, ...deals, ...prepared, ...games, ...expansions, ...tables, ...oneScreen, ...people, ...pages, ...endings, ...learning, ...administration, ...notices, ...app });

/** Whether a test passes. */
async function passes(name, test) {
  const begun = Date.now();
  try {
    for (const page of await test()) await leave(page);
    console.log(`ok      ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`FAILED  ${name}\n${error.stack}`);
    return false;
  }
}

const wanted = process.argv.slice(2);
let failures = 0;
for (const [name, test] of tests) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
  let passed = false;
  for (let tried = 0; tried < TRIES && !passed; tried++) passed = await passes(name, test);
  if (!passed) failures += 1;
}
await closeBrowser();
process.exit(failures ? 1 : 0);
