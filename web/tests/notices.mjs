// Told while one is not here: by e-mail, through a webhook, by push. Where the messages arrive is here, too.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer as createWebServer } from "node:http";
import { createServer } from "node:net";
import { BASE, answerOnce, anyChoice, joinTable, newcomer, noSeriousFindings, person } from "./person.mjs";

const PATIENCE = 60_000;

/** What has arrived, and the next that will. */
function arrivals() {
  const all = [];
  const waiting = [];
  const arrived = (one) => {
    all.push(one);
    waiting.shift()?.();
  };
  const next = async (number = all.length) => {
    const late = AbortSignal.timeout(PATIENCE);
    while (all.length <= number) await Promise.race([new Promise((come) => waiting.push(come)), new Promise((_, fail) => late.addEventListener("abort", () => fail(new Error("nothing has arrived"))))]);
    return all[number];
  };
  return { all, arrived, next };
}

/** A mail server at the address that the server under test was given; as little of SMTP as is needed. */
async function mailServer() {
  const { all, arrived, next } = arrivals();
  const server = createServer((socket) => {
    let heard = "";
    let inLetter = false;
    socket.write("220 here\r\n");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      heard += data;
      for (;;) {
        const end = heard.indexOf(inLetter ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const line = heard.slice(0, end);
        heard = heard.slice(end + (inLetter ? 5 : 2));
        if (inLetter) arrived(line);
        inLetter = !inLetter && line.toUpperCase() === "DATA";
        socket.write(inLetter ? "354 go on\r\n" : line.toUpperCase() === "QUIT" ? "221 bye\r\n" : "250 yes\r\n");
      }
    });
  });
  const { hostname, port } = new URL(process.env.HEXHAVEN_SMTP.replace("smtp:", "http:"));
  await new Promise((ready) => server.listen(Number(port), hostname, ready));
  return { all, next, close: () => server.close() };
}

/** A web server that takes whatever is posted to it. */
async function postOffice() {
  const { all, arrived, next } = arrivals();
  const server = createWebServer(async (incoming, outgoing) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    arrived({ path: incoming.url, headers: incoming.headers, body: Buffer.concat(parts) });
    outgoing.writeHead(201).end();
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { all, next, address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const linkIn = (letter, page) => new RegExp(`${BASE}/#/${page}/[^\\s>]+`).exec(letter.replace(/=\r\n/g, "").replace(/=3D/g, "="))[0];

/** A game over days for two, in which the first one is to move. */
async function gameOverDays(ada, bob) {
  const id = await ada.evaluate(async () => {
    const body = { game: "burgundy", options: { start: "1" }, seats: [{ kind: "me" }, { kind: "open" }], clock: { kind: "days", days: 3 } };
    return (await (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body), headers: { "X-Hexhaven": "1", "Content-Type": "application/json" } })).json()).id;
  });
  await joinTable(bob, `${BASE}/#/table/${id}`);
  await bob.getByText("Waiting for Ada").first().waitFor();
  return id;
}

/** Goes to a page that has no connection of its own, and no icon. */
async function away(page) {
  page.expects = /404/;
  await page.goto(`${BASE}/api/`);
}

/** Answers until the other one is asked. */
async function playTurn(page, other) {
  for (;;) {
    await answerOnce(page);
    await anyChoice(page).or(page.getByText(`Waiting for ${other}`)).first().waitFor();
    if (!(await anyChoice(page).isVisible())) return;
  }
}

/** Reads a push message as a browser does (RFC 8291). */
function opened(body, ecdh, auth) {
  const mixed = (salt, secret, info, length) => createHmac("sha256", createHmac("sha256", salt).update(secret).digest()).update(Buffer.concat([info, Buffer.from([1])])).digest().subarray(0, length);
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const secret = mixed(auth, ecdh.computeSecret(theirs), Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), theirs]), 32);
  const decipher = createDecipheriv("aes-128-gcm", mixed(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16), mixed(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, -1).toString());
}

/** Whether the server has signed for this endpoint (RFC 8292). */
function isSigned(authorization, key, endpoint) {
  const [, token, named] = /^vapid t=(.+), k=(.+)$/.exec(authorization);
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
  assert.equal(named, key);
  assert.equal(JSON.parse(Buffer.from(claims, "base64url")).aud, new URL(endpoint).origin);
  return verify("sha256", Buffer.from(`${head}.${claims}`), { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
}

export default {
  async "an e-mail says that it is one's turn, once for each turn"() {
    const mail = await mailServer();
    const [ada, bob] = [await person("Ada"), await person("Bob")];
    try {
      await ada.goto(`${BASE}/#/preferences`);
      await ada.getByLabel("E-mail address").fill("ada@example.org");
      await ada.locator("form:has(#channel-email) button").click();
      await ada.getByText("Open the link in the e-mail").waitFor();
      assert.equal(await ada.getByLabel("E-mail address").inputValue(), ""); // it is not added twice
      await ada.goto(linkIn(await mail.next(0), "confirm"));
      await ada.getByRole("button", { name: "This is my address" }).click();
      await ada.getByText("From now on you get e-mails").waitFor();
      const id = await gameOverDays(ada, bob);
      await away(ada);
      const told = await mail.next(1);
      assert.match(told, /^Subject: It is your turn in The Castles of Burgundy with Bob\./m);
      assert.match(told, new RegExp(`${BASE}/#/table/${id}`));
      await ada.goto(`${BASE}/#/table/${id}`);
      await playTurn(ada, "Bob");
      await away(ada);
      await playTurn(bob, "Ada");
      await mail.next(2);
      assert.deepEqual(mail.all.map((letter) => /^Subject: (.{15})/m.exec(letter)[1]), ["Hexhaven: is th", "It is your turn", "It is your turn"]);
      await ada.goto(linkIn(mail.all[2], "stop"));
      await ada.getByRole("button", { name: "Stop the e-mails" }).click();
      await ada.getByText("Nothing will be sent").waitFor();
      await ada.goto(`${BASE}/#/preferences`);
      await ada.getByLabel("E-mail address").waitFor();
      assert.equal(await ada.getByText("E-mail to ada@example.org").count(), 0);
      return [ada, bob];
    } finally {
      mail.close();
    }
  },

  async "webhooks speak as Discord, Matrix and Slack want it"() {
    const office = await postOffice();
    const [ada, bob] = [await person("Ada"), await person("Bob")];
    try {
      await ada.goto(`${BASE}/#/preferences`);
      for (const format of ["discord", "matrix", "slack"]) {
        await ada.getByLabel("Address of a webhook").fill(`${office.address}/${format}`);
        await ada.getByLabel("Service").selectOption(format);
        await ada.locator("form:has(#channel-url) button").click();
        await ada.getByText("Webhook at 127.0.0.1").nth(["discord", "matrix", "slack"].indexOf(format)).waitFor();
      }
      await noSeriousFindings(ada, "how one is told");
      const id = await gameOverDays(ada, bob);
      await away(ada);
      await office.next(2);
      const posted = Object.fromEntries(office.all.map(({ path, body }) => [path.slice(1), JSON.parse(body)]));
      const [line, url] = ["It is your turn in The Castles of Burgundy with Bob.", `${BASE}/#/table/${id}`];
      assert.deepEqual(posted, {
        discord: { content: `${line}\n${url}`, allowed_mentions: { parse: [] } },
        matrix: { text: `${line}\n${url}`, username: "Hexhaven" },
        slack: { text: `${line}\n<${url}>` },
      });
      return [ada, bob];
    } finally {
      office.close();
    }
  },

  async "a push message goes through its service to the browser, sealed and signed"() {
    const office = await postOffice();
    const ecdh = createECDH("prime256v1");
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const endpoint = `${office.address}/push/1`;
    const ada = await newcomer(undefined, undefined, "allow");
    await ada.context().grantPermissions(["notifications"]);
    const made = { endpoint, keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") } };
    await ada.context().addInitScript((subscription) => {
      // The browser's own service is not asked: it is one on the internet.
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => ((window.askedWith = [...new Uint8Array(applicationServerKey)]), { toJSON: () => subscription });
    }, made);
    await ada.goto(BASE);
    await ada.reload();
    await ada.fill("#name", "Ada");
    await ada.click("form button.primary");
    await ada.getByRole("heading", { name: "Ada" }).waitFor();
    const bob = await person("Bob");
    try {
      await ada.goto(`${BASE}/#/preferences`);
      await ada.getByRole("button", { name: "Tell me in this browser" }).click();
      await ada.getByText("Browser (127.0.0.1)").waitFor();
      const key = Buffer.from(await ada.evaluate(() => window.askedWith)).toString("base64url");
      const id = await gameOverDays(ada, bob);
      await away(ada);
      const { headers, body, path } = await office.next(0);
      assert.equal(path, "/push/1");
      assert.equal(headers["content-encoding"], "aes128gcm");
      assert.ok(isSigned(headers.authorization, key, endpoint));
      const message = opened(body, ecdh, auth);
      assert.deepEqual(message, { line: "It is your turn in The Castles of Burgundy with Bob.", url: `${BASE}/#/table/${id}`, topic: `table-${id}` });

      await ada.goto(BASE); // its worker shows the message
      await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const session = await ada.context().newCDPSession(ada);
      const registered = new Promise((found) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations.length && found(registrations[0].registrationId)));
      await session.send("ServiceWorker.enable");
      await session.send("ServiceWorker.deliverPushMessage", { origin: BASE, registrationId: await registered, data: JSON.stringify(message) });
      await ada.evaluate(() => void setInterval(async () => (window.shown = (await (await navigator.serviceWorker.ready).getNotifications())[0]?.body), 50));
      await ada.waitForFunction((line) => window.shown === line, message.line);
      return [ada, bob];
    } finally {
      office.close();
    }
  },
};
