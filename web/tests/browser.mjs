// Drives Chromium against a running server:
//   HEXHAVEN_URL=http://localhost:8000 npm run browser [-- part of a test's name ...]
// CHROMIUM names the browser if it is not /usr/bin/chromium.
import archipelago from "./archipelago.mjs";
import board from "./board.mjs";
import deals from "./deals.mjs";
import endings from "./endings.mjs";
import expansions from "./expansions.mjs";
import games from "./games.mjs";
import learning from "./learning.mjs";
import pages from "./pages.mjs";
import { closeBrowser, leave } from "./person.mjs";
import tables from "./tables.mjs";

const wanted = process.argv.slice(2);
let failures = 0;
for (const [name, test] of Object.entries({ ...board, ...archipelago, ...deals, ...games, ...expansions, ...tables, ...pages, ...endings, ...learning })) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
  const begun = Date.now();
  try {
    for (const page of await test()) await leave(page);
    console.log(`ok      ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${name}\n${error.stack}`);
  }
}
await closeBrowser();
process.exit(failures ? 1 : 0);
