// Measures the lobby and the board of each game with Lighthouse, as a phone and as a desktop would load them:
//   HEXHAVEN_URL=http://localhost:8000 node tests/lighthouse.mjs [folder for the whole reports]
// Every page is measured RUNS times, and the run in the middle by performance is told. Lighthouse itself is fetched by
// npx. ONLY measures one of lobby, burgundy, archipelago. CHROMIUM names the browser if it is not /usr/bin/chromium.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const BASE = process.env.HEXHAVEN_URL ?? "http://localhost:8000";
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const LIGHTHOUSE = "lighthouse@12";
const RUNS = Number(process.env.RUNS ?? 3);
// What a browser does beside showing the page would be measured with it.
const ALONE = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-features=Translate,OptimizationHints,MediaRouter,WebUIOmniboxPopup,WebUIOmniboxAimPopup"];
const FIGURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];

const scratch = mkdtempSync(join(tmpdir(), "hexhaven-lighthouse-"));
const reports = process.argv[2] ?? scratch;

/** The address of a table against bots; the browser's profile is then that of its player. */
async function newBoard(profile, game) {
  const context = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const page = await context.newPage();
  await page.goto(BASE);
  await page.fill("#name", "Ada");
  await page.click("form button.primary");
  await page.getByRole("heading", { name: "Ada" }).waitFor();
  await page.locator("form:has(fieldset) select").first().selectOption(game);
  await page.locator("form:has(fieldset) > button.primary").click();
  await page.locator(".choices [data-answer]").first().waitFor({ state: "attached" });
  const address = page.url();
  await context.close();
  for (const cache of ["Cache", "Code Cache"]) rmSync(join(profile, "Default", cache), { recursive: true, force: true });
  return address;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function measureOnce(report, address, port, preset) {
  const options = ["--quiet", `--port=${port}`, "--only-categories=performance,accessibility", "--output=json", `--output-path=${report}`];
  if (preset === "desktop") options.push("--preset=desktop");
  const run = spawnSync("npx", ["--yes", LIGHTHOUSE, address, ...options], { stdio: ["ignore", "ignore", "inherit"] });
  if (run.status) throw new Error(`lighthouse ended with ${run.status}`);
  return JSON.parse(readFileSync(report, "utf-8"));
}

async function measure(name, profile, address) {
  const port = await freePort();
  const browser = spawn(CHROMIUM, [...ALONE, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, "about:blank"], { stdio: "ignore" });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  try {
    for (const preset of ["mobile", "desktop"]) {
      const runs = Array.from({ length: RUNS }, (_, i) => measureOnce(join(reports, `${name}-${preset}-${i + 1}.json`), address, port, preset));
      const { categories, audits } = runs.sort((x, y) => x.categories.performance.score - y.categories.performance.score)[RUNS >> 1];
      const score = (category) => Math.round(categories[category].score * 100);
      console.log([`${name}, ${preset}`, score("performance"), score("accessibility"), ...FIGURES.map((figure) => audits[figure].displayValue)].join(" | "));
    }
  } finally {
    browser.kill();
    await ended;
  }
}

console.log(["page", "performance", "accessibility", ...FIGURES].join(" | "));
const wanted = (name) => !process.env.ONLY || process.env.ONLY === name;
if (wanted("lobby")) await measure("lobby", join(scratch, "newcomer"), `${BASE}/`);
for (const game of ["burgundy", "archipelago"]) if (wanted(game)) await measure(game, join(scratch, game), await newBoard(join(scratch, game), game));
rmSync(scratch, { recursive: true });
