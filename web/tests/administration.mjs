// Whoever runs the server: what they do on their page, and what is written down about it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { BASE, newTable, noSeriousFindings, person } from "./person.mjs";

/** As on the machine; the folder and the program are those of the server. */
const admin = (...words) => execFileSync(process.env.HEXHAVEN_COMMAND ?? "hexhaven", ["admin", ...words, "--data", process.env.HEXHAVEN_DATA], { encoding: "utf-8" });

export default {
  async "an administrator bans, lifts, deletes and invites, and all of it is in the log"() {
    const tag = Date.now().toString(36);
    const [olga, bob] = [await person(`Olga ${tag}`), await person(`Bob ${tag}`)];
    await newTable(bob, 2, { open: 1 });
    const table = bob.url().split("/").pop();
    await olga.goto(`${BASE}/#/admin`);
    await olga.getByText("This is not allowed").waitFor();
    await olga.goto(`${BASE}/#/preferences`);
    await olga.getByLabel("Login name").fill(`olga${tag}`);
    await olga.getByLabel("Password", { exact: true }).fill("correct horse");
    await olga.getByRole("button", { name: "Register" }).click();
    await olga.getByText(`Logged in as olga${tag}`).waitFor();
    admin("promote", `olga${tag}`);
    await olga.waitForFunction(() => fetch("/api/me", { cache: "no-store" }).then((answer) => answer.json()).then(({ admin }) => admin));
    for (let i = 0; i < 5 && !(await olga.getByRole("link", { name: "Administration" }).isVisible()); i++) {
      await olga.reload(); // the page asks who one is when it is loaded
      await olga.getByText(`Logged in as olga${tag}`).waitFor();
    }
    await olga.getByRole("link", { name: "Administration" }).click();

    const people = olga.getByRole("list", { name: "People" });
    await olga.getByRole("searchbox").fill(`bob ${tag}`);
    await olga.getByRole("button", { name: "Search" }).click();
    await olga.getByRole("button", { name: `Ban Bob ${tag}` }).click();
    await olga.getByLabel("Reason").fill("rude");
    await olga.getByRole("group", { name: `Ban Bob ${tag}` }).getByRole("button", { name: "Ban" }).click();
    await people.getByText("banned since").waitFor();
    await noSeriousFindings(olga, "administration");
    await bob.goto(`${BASE}/#/`);
    await bob.locator("#name").waitFor(); // nobody is here any more
    await olga.getByRole("button", { name: `Lift the ban on Bob ${tag}` }).click();
    await olga.getByRole("button", { name: `Ban Bob ${tag}` }).waitFor();

    await olga.getByRole("link", { name: "Tables", exact: true }).click();
    await olga.getByRole("list", { name: "Tables" }).waitFor(); // before that, the search is still that of the people
    await olga.getByRole("searchbox").fill(table);
    await olga.getByRole("button", { name: "Search" }).click();
    await olga.getByRole("button", { name: `Delete table ${table}` }).click();
    await olga.getByRole("group", { name: `Delete table ${table}` }).getByRole("button", { name: "Delete" }).click();
    await olga.getByText("nothing", { exact: true }).waitFor();

    await olga.getByRole("link", { name: "Invitations" }).click();
    await olga.getByLabel("For whom").fill(`friends ${tag}`);
    await olga.getByRole("button", { name: "Make an invitation" }).click();
    assert.match(await olga.getByLabel("Send this link").inputValue(), /#\/join\/[a-z0-9]{12}$/);

    await olga.getByRole("link", { name: "Log", exact: true }).click();
    const log = olga.getByRole("list", { name: "Log" });
    for (const line of [`made invitation`, `Olga ${tag} deleted table ${table}.`, `Olga ${tag} lifted the ban on Bob ${tag}.`, `Olga ${tag} banned Bob ${tag}.`, `The server console made Olga ${tag} an administrator.`]) await log.getByText(line).first().waitFor();
    assert.equal(await log.getByRole("button").count(), 0);
    return [olga, bob];
  },
};
