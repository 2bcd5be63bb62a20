// The installed app: what it shows without a connection, and what a push message becomes.
import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { BASE, anyChoice, newTable, newcomer } from "./person.mjs";

/** The server behind another door, which can be shut. */
async function door() {
  const sockets = new Set();
  const server = createServer((incoming, outgoing) => {
    const passed = request(new URL(incoming.url, BASE), { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on("upgrade", (incoming, socket, head) => {
    const passed = request(new URL(incoming.url, BASE), { headers: incoming.headers });
    passed.on("upgrade", (answer, behind, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      if (first.length) socket.write(first);
      if (head.length) behind.write(head);
      socket.pipe(behind).pipe(socket);
      sockets.add(socket);
      for (const end of [socket, behind]) end.on("error", () => {});
    });
    passed.on("error", () => socket.destroy());
    passed.end();
  });
  await new Promise((ready) => server.listen(0, "localhost", ready));
  const shut = () => {
    server.close();
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  };
  return { address: `http://localhost:${server.address().port}`, shut };
}

/** Until the worker has the page, and keeps what it loads. */
const worked = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the page finds sooner or later; the function is asked again until it finds something. */
async function sooner(page, look) {
  await page.evaluate(`setInterval(async () => { window.found ??= await (${look})(); }, 50); undefined`);
  return (await page.waitForFunction(() => window.found)).jsonValue();
}

export default {
  async "without a connection, the app shows what was last seen"() {
    const { address, shut } = await door();
    const page = await newcomer(undefined, undefined, "allow");
    await page.goto(address);
    await page.fill("#name", "Ida");
    await page.click("form button.primary");
    await page.getByRole("heading", { name: "Ida" }).waitFor();
    await worked(page);
    await page.reload();
    await page.locator(".new button.primary").waitFor();
    await newTable(page, 2, { bot: "random" });
    await anyChoice(page).waitFor();
    await page.reload();
    await anyChoice(page).waitFor();
    await sooner(page, async () => (await (await caches.open("seen")).match(`/seen/${location.hash.split("/")[2]}`))?.status);
    shut();
    await page.evaluate(() => location.reload());
    await page.locator(".table").waitFor();
    await page.locator("svg").first().waitFor();
    await page.getByText("Connection lost").waitFor();
    await page.locator("a.home").click();
    await page.getByRole("heading", { name: "Ida" }).waitFor();
    await page.locator(".mine a.card").waitFor();
    page.mistakes = [];
    return [page];
  },

  async "a page that was open during an upgrade loads the new one when it needs it"() {
    const page = await newcomer();
    await page.locator(".new button.primary").waitFor();
    page.expects = /404|dynamically imported/;
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 })); // those of the old version are gone
    await page.route(`${BASE}/`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fulfill({ body: '<script type="module" src="/assets/newer.js"></script>' });
      await page.unroute("**/assets/*.js");
      await route.fallback();
    });
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "People" }).click();
    await loaded;
    await page.getByRole("heading", { name: "People" }).waitFor();
    page.mistakes = page.mistakes.filter((mistake) => !page.expects.test(mistake));
    return [page];
  },

  async "a push message is shown, and leads to its table"() {
    const page = await newcomer(undefined, undefined, "allow");
    await page.context().grantPermissions(["notifications"]);
    await worked(page);
    const session = await page.context().newCDPSession(page);
    const registered = new Promise((found) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations.length && found(registrations[0].registrationId)));
    await session.send("ServiceWorker.enable");
    const data = JSON.stringify({ line: "It is your turn.", url: "https://games.example.org/#/table/abc", topic: "table-abc" });
    await session.send("ServiceWorker.deliverPushMessage", { origin: BASE, registrationId: await registered, data });
    const shown = await sooner(page, async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body, tag, data }) => [body, tag, data.url]).at(0));
    assert.deepEqual(shown, ["It is your turn.", "table-abc", "https://games.example.org/#/table/abc"]);
    return [page];
  },
};
