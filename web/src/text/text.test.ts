import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import names from "../art/icon-names.json";
import archipelago from "../games/archipelago/icon-names.json";
import burgundy from "../games/burgundy/icon-names.json";
import { LANGUAGES, bundleOf, text, useGame } from "../lib/language.svelte";

const BOARDS = ["burgundy", "archipelago"]; // the games that have a board here
const TOPICS = readdirSync("src/text", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `src/text/${name}`);
const FOLDERS = ["src/text", ...TOPICS];
const textsOf = (game: string) => `../src/hexhaven/${game}/text`;
const source = (folder: string, code: string) => readFileSync(join(folder, `${code}.ftl`), "utf-8");
const keys = (folder: string, code: string) => new FluentResource(source(folder, code)).body.map((message) => message.id);
const files = (ending: string) => readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(ending) && !file.endsWith(".test.ts"));
/** The keys of the client, and of a game. */
const known = (game: string) => new Set([...FOLDERS, textsOf(game)].flatMap((folder) => keys(folder, "en")));

/** The variables a message uses. */
function variables(message: string): string[] {
  return [...new Set(message.match(/\$\w+/g) ?? [])].sort();
}

function messages(folder: string, code: string): Map<string, string> {
  const parts = source(folder, code).split(/\n(?=[a-zA-Z][\w-]* =)/);
  return new Map(parts.map((part) => [part.split(" =")[0], part.split(" =").slice(1).join(" =")]));
}

describe.each(LANGUAGES)("%s", (code) => {
  test.each(FOLDERS)("has every message of %s, and no other", (folder) => {
    expect(keys(folder, code).sort()).toEqual(keys(folder, "en").sort());
  });
  test.each(FOLDERS)("uses the same variables in %s", (folder) => {
    const english = messages(folder, "en");
    for (const [key, message] of messages(folder, code)) {
      if (english.has(key)) expect([key, variables(message)]).toEqual([key, variables(english.get(key)!)]);
    }
  });
  test.each(BOARDS)("has no key of %s", (game) => {
    const own = new Set(keys(textsOf(game), code));
    expect(FOLDERS.flatMap((folder) => keys(folder, code)).filter((key) => own.has(key))).toEqual([]);
  });
  test.each(BOARDS)("can be read without errors with the texts of %s", (game) => {
    const bundles = [...FOLDERS, textsOf(game)].map((folder) => bundleOf(code, new FluentResource(source(folder, code))));
    for (const key of known(game)) expect(bundles.some((bundle) => bundle.getMessage(key)?.value), key).toBe(true);
  });
});

test("numbers below zero have a minus sign", async () => {
  await useGame("archipelago");
  expect(text("standing-margin", { margin: -2 })).toBe("population minus rebellion is −2");
  for (const code of LANGUAGES) for (const folder of FOLDERS) expect(source(folder, code).match(/(?<![\w-])-\d/g)).toBeNull();
});

test("every key written in the code exists", () => {
  const missing: string[] = [];
  for (const file of [...files(".svelte"), ...files(".ts")]) {
    const game = BOARDS.find((board) => file.includes(join("games", board))) ?? BOARDS[0];
    for (const found of readFileSync(join("src", file), "utf-8").matchAll(/\b(?:text|tell)\((?:[^()"`]*\? )?"([a-zA-Z][\w-]*)"(?: : "([\w-]+)")?/g)) {
      for (const key of found.slice(1)) if (key && !known(game).has(key) && !file.includes("guess")) missing.push(`${file}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

test("no component has text of its own", () => {
  const SPOKEN = ["aria-label", "title", "placeholder", "alt", "label"];
  const ALLOWED = /^(game-icons\.net|CC BY 3\.0|Svelte \(MIT\), Fluent \(Apache 2\.0\)|hexhaven:…)$/;
  const found: string[] = [];
  const visit = (node: unknown, file: string, attribute: string): void => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach((part) => visit(part, file, attribute));
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === "Text" && (attribute === "" || SPOKEN.includes(attribute)) && /\p{L}{2}/u.test(data ?? "")) {
      const words = (data ?? "").trim().replace(/,$/, "");
      if (!ALLOWED.test(words)) found.push(`${file}: ${words}`);
    }
    for (const [key, part] of Object.entries(node)) if (!["css", "instance", "module", "metadata"].includes(key)) visit(part, file, type === "Attribute" || type === "StyleDirective" ? (name ?? "") : attribute);
  };
  for (const file of files(".svelte")) visit(parse(readFileSync(join("src", file), "utf-8"), { modern: true }).fragment, file, "");
  expect(found).toEqual([]);
});

/** The keys of the text that a part of a component begins with; none: it begins with something else, or does not say. */
function beginnings(node: unknown): string[] | null {
  if (Array.isArray(node)) {
    for (const part of node) {
      const found = beginnings(part);
      if (found) return found;
    }
    return null;
  }
  const part = node as { type: string; data?: string; expression?: unknown; fragment?: { nodes: unknown[] }; consequent?: { nodes: unknown[] }; alternate?: { nodes: unknown[] } | null };
  if (part.type === "Text") return part.data?.trim() ? [] : null;
  if (part.type === "ExpressionTag") return keysIn(part.expression);
  if (part.type === "IfBlock") return [part.consequent, part.alternate].flatMap((branch) => beginnings(branch?.nodes ?? []) ?? []);
  return part.fragment ? beginnings(part.fragment.nodes) : null;
}

/** The keys in an expression of code: text("key"), also behind a condition. */
function keysIn(node: unknown): string[] {
  if (!node || typeof node !== "object") return [];
  if (Array.isArray(node)) return node.flatMap(keysIn);
  const { type, callee, arguments: given } = node as { type?: string; callee?: { name?: string }; arguments?: unknown[] };
  if (type === "CallExpression" && callee?.name === "text") return literals(given?.[0]);
  return type === "ConditionalExpression" ? Object.entries(node).flatMap(([name, part]) => (name === "test" ? [] : keysIn(part))) : [];
}

function literals(node: unknown): string[] {
  const { type, value, consequent, alternate } = node as { type: string; value?: string; consequent?: unknown; alternate?: unknown };
  if (type === "Literal") return [value!];
  return type === "ConditionalExpression" ? [...literals(consequent), ...literals(alternate)] : [];
}

/** Every button of a component. */
function buttonsIn(node: unknown): unknown[] {
  if (!node || typeof node !== "object") return [];
  const inside = Object.values(node).flatMap(buttonsIn);
  const { type, name } = node as { type?: string; name?: string };
  return type === "RegularElement" && name === "button" ? [node, ...inside] : inside;
}

describe("what a button says", () => {
  const said = new Set(files(".svelte").flatMap((file) => buttonsIn(parse(readFileSync(join("src", file), "utf-8"), { modern: true }).fragment).flatMap((button) => beginnings([button]) ?? [])));
  test("is found", () => {
    for (const key of ["save", "hint-follow", "tray-permit", "chat-send"]) expect(said).toContain(key);
    expect(said.size).toBeGreaterThan(90);
  });
  test.each(LANGUAGES)("begins with a capital letter in %s", (code) => {
    const all = new Map([...FOLDERS, ...BOARDS.map(textsOf)].flatMap((folder) => [...messages(folder, code)]));
    const forms = (message: string) => [...message.matchAll(/\[\w+\] (.*)/g)].map((form) => form[1]);
    const small = [...said].filter((key) => (all.has(key) ? [all.get(key)!, ...forms(all.get(key)!)] : []).some((form) => /^\s*\p{Ll}/u.test(form)));
    expect(small).toEqual([]);
  });
});

test("every icon has an author to thank", () => {
  const authors = JSON.parse(readFileSync("src/art/icon-authors.json", "utf-8")) as Record<string, string>;
  expect(Object.values({ ...names, ...burgundy, ...archipelago }).filter((icon) => !authors[icon])).toEqual([]);
});
