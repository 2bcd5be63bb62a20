// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage, TableInfo } from "../../protocol";
import type { View } from "./generated";

vi.setConfig({ testTimeout: 60_000 }); // a whole board is drawn, in steps
const sent: Record<string, unknown>[] = [];
let hear: (message: ServerMessage) => void = () => {};
vi.mock("../../lib/connection.svelte", () => ({
  connection: {
    status: "open",
    watch: (_table: string, { listener }: { listener: (message: ServerMessage) => void }) => {
      hear = listener;
      return () => {};
    },
    request: (message: Record<string, unknown>) => sent.push(message),
    send: (message: Record<string, unknown>) => sent.push(message),
    unsentAt: () => undefined,
  },
  newRequest: () => `request-${sent.length}`,
}));
vi.mock("../../lib/api", () => ({ api: { table: () => new Promise(() => {}) }, ApiError: Error, recordAddress: String }));
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal("ResizeObserver", class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
});

const { TableState } = await import("../../table/state.svelte");
const { default: face } = await import("./face");
const { Picking } = await import("./picking.svelte");
const { tileNamed } = await import("./content");
const { Learning, Lesson, smallView } = await import("./lesson.svelte");
const { flight } = await import("./fly");
const { eventNumber } = await import("./events");
const { tip } = await import("../../lib/tip.svelte");
const { setPreferences } = await import("../../lib/preferences.svelte");
const { text, useGame, useLanguage } = await import("../../lib/language.svelte");
const Log = (await import("../../table/Log.svelte")).default;
const TipBox = (await import("../../table/TipBox.svelte")).default;

const start = (JSON.parse(readFileSync("fixtures/burgundy.json", "utf-8")) as { start: View }[])[0].start;
const info: TableInfo = {
  id: "t", game: "burgundy", options: {}, status: "playing", private: false, invite: null, owner: null, mine: 0, created: 0,
  seats: [], clock: { kind: "none", absent: 86400 }, to_move: [0], number: 5, seed_hash: "", result: null, rematch: null, imported: false, revealing: false, seed: null, unreadable: false, stand_in: "greedy", club: null, hints: false, delay: 0, watching: 0, left: null, ending: null, end_votes: [],
};
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
let shown: Record<string, unknown>[] = [];
const PATIENT = { timeout: 30_000 };
const problems: unknown[] = [];
window.addEventListener("error", (event) => problems.push(event.error));

/** The board with a question, as somebody sees it who may answer. */
async function board(choices: string[], changes: (view: View) => void) {
  const view = structuredClone(start);
  view.estates[0].duchy = view.estates[1].duchy = 1;
  changes(view);
  const game = new TableState<View, any>(info, face);
  game.open();
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: { ...view }, events: [], to_move: [0], question: { kind: "turn", about: null }, choices: choices.map((text) => ({ text, verb: "" })), undo: false, clocks: null, chat: [] });
  const hand = new Picking(game);
  const props = { get view() { return game.view!; }, options: {}, scene: game, seats: [], toMove: [0], news: [], names: String, hand, top: nothing, choices: nothing, log: nothing };
  shown = [mount(face.Board, { target: document.body, props }), mount(TipBox, { target: document.body })];
  await vi.waitFor(() => expect(document.querySelector('.own [data-field="37"]')).not.toBe(null), PATIENT);
  return { game, hand };
}

const spot = (name: string) => document.querySelector<SVGElement>(`[data-spot="${name}"]`)!;
const click = (element: Element, pointerType = "mouse") => {
  for (const kind of ["pointerdown", "click"]) {
    const event = new MouseEvent(kind, { bubbles: true });
    Object.defineProperty(event, "pointerType", { value: pointerType });
    element.dispatchEvent(event);
  }
  flushSync();
};
const point = (element: Element) => {
  window.dispatchEvent(new Event("pointermove"));
  enter(element);
};
const enter = (element: Element) => {
  const event = new MouseEvent("pointerenter");
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  element.dispatchEvent(event);
  flushSync();
};

beforeAll(async () => {
  await useLanguage("en");
  await useGame("burgundy");
});
beforeEach(() => {
  sent.length = problems.length = 0;
  setPreferences({ speed: 0, confirm: false });
});
afterEach(() => {
  for (const part of shown.splice(0)) void unmount(part);
  document.body.replaceChildren();
  expect(problems).toEqual([]);
});

test("the last good of a row is sold", async () => {
  await board(["6 sell 6"], (view) => {
    view.seats[0].dice = [6];
    view.estates[0].goods = { 6: 2 };
  });
  point(spot("good 6"));
  expect(tip.shown?.title).toMatch(/orange/);
  click(spot("good 6"));
  expect(sent).toMatchObject([{ text: "6 sell 6" }]);
  expect([spot("good 6"), tip.shown]).toEqual([null, null]); // nothing is left of it, and nothing explains it
});

test("an explanation ends with whatever is done next", async () => {
  await board(["4 workers"], () => {});
  const field = spot("field 1");
  for (const end of [() => click(document.body), () => window.dispatchEvent(new Event("hashchange")), () => field.dispatchEvent(new Event("pointerleave"))]) {
    point(field);
    expect(tip.shown).not.toBe(null);
    end();
    expect(tip.shown).toBe(null);
  }
  click(field);
  enter(field); // the mouse rests where something was done
  expect(tip.shown).toBe(null);
  click(field, "touch"); // a finger reads what cannot be done
  expect(tip.shown?.title).toMatch(/Field 1/);
  click(spot("field 2"), "mouse");
  expect(tip.shown).toBe(null);
});

test("depots glow for a ship only where goods lie, and around all of them", async () => {
  await board(["load 3", "load 4"], (view) => {
    view.goods = Array.from({ length: 7 }, (_, depot): Record<string, number> => (depot === 4 ? { 1: 1, 2: 3, 5: 1 } : {}));
  });
  expect([spot("depot 3").dataset.glow, spot("depot 4").dataset.glow]).toEqual([undefined, "free"]);
  const ring = spot("depot 4").querySelector(".ring")!;
  expect(Number(ring.getAttribute("width"))).toBeGreaterThan(2 * 30 + 2 * 11); // three goods
  expect(ring.compareDocumentPosition(spot("depot 4").querySelector(".good")!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy(); // it lies below them
});

test("Escape leads back to what was clicked", async () => {
  const { hand } = await board(["4 workers", "2 workers"], (view) => {
    view.seats[0].dice = [4, 2];
  });
  spot("workers").focus();
  click(spot("workers"));
  expect(hand.open).toBe(true);
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBe(null);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-spot")).toBe("workers"));
  expect(hand.open).toBe(false);
});

test("the duchy of somebody else offers nothing", async () => {
  await board(["castle 19"], () => {});
  expect(spot("field 19").dataset.glow).toBe("free");
  document.querySelector<HTMLElement>(".opponent .map")!.click();
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll('.own [data-field="37"]').length).toBe(1), PATIENT);
  expect(document.querySelectorAll(".own .map [data-glow]").length).toBe(0);
});

test("a tile flies from its own place in the storage, not from the whole of it", async () => {
  await board(["4 workers"], (view) => {
    view.seats[0].storage = [22];
  });
  const { from, to } = flight([eventNumber("tile-placed"), 0, 22, 24, 0])!;
  expect(document.querySelector(from)?.querySelectorAll("[data-art]").length).toBe(1);
  expect(document.querySelector(to)?.getAttribute("data-field")).toBe("24");
  const free = flight([eventNumber("tile-taken"), 1, 22, 8, 0])!.to;
  expect(document.querySelectorAll(free).length).toBe(3);
});

test("an entry of a list marks its place on the board, and the place its entries", async () => {
  const { game } = await board(["2 place bank 24", "4 workers"], (view) => {
    view.seats[0].storage = [22];
  });
  const line = face.log(text, { question: null, words: null, events: [[eventNumber("tile-placed"), 0, 22, 24, 0]] }, String)[0];
  expect(line.places).toEqual(face.places(game.choices[0], 0).filter((place: string) => place.startsWith("field")));
  shown.push(mount(Log, { target: document.body, props: { lines: [line] } }));
  flushSync();
  const entry = document.querySelector("[role=log] p")!;
  entry.dispatchEvent(new Event("pointerenter"));
  flushSync();
  expect([...document.querySelectorAll(".marked")].map((marked) => marked.getAttribute("data-spot"))).toEqual(["field 24"]);
  entry.dispatchEvent(new Event("pointerleave"));
  flushSync();
  expect(document.querySelector(".marked")).toBe(null);
  point(spot("field 24"));
  expect(entry.classList.contains("pointed")).toBe(true);
  point(spot("field 23"));
  expect(entry.classList.contains("pointed")).toBe(false);
});

test("a note about a module has its words, though the page came without them", async () => {
  await board(["4 workers"], (view) => {
    view.depots[0] = tileNamed("white-castle")!.id;
  });
  await vi.waitFor(() => expect(document.querySelector("aside")).not.toBe(null), PATIENT);
  const said = document.querySelector("aside .said")!;
  expect(said.textContent).toMatch(/^White castles lie among the buildings/);
  expect(said.getAttribute("aria-expanded")).toBe("false"); // a low window leaves the room to the log
  click(said);
  expect([...document.querySelectorAll("aside .small")].map((one) => one.textContent)).toEqual(["Got it", "More about the expansions"]);
});

test("a place on the board leads the log to its line, and the log comes back", async () => {
  await board(["4 workers"], () => {});
  const line = face.log(text, { question: null, words: null, events: [[eventNumber("tile-placed"), 0, 22, 24, 0]] }, String)[0];
  const happened = new SvelteSet([0]);
  shown.push(mount(Log, { target: document.body, props: { get lines() { return [...happened].map(() => line); } } }));
  flushSync();
  const leave = () => {
    spot("field 24").dispatchEvent(new Event("pointerleave"));
    flushSync();
  };
  const log = document.querySelector<HTMLElement>("[role=log]")!;
  const jump = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => void (log.scrollTop = -500));
  point(spot("field 24"));
  expect(log.scrollTop).toBe(-500);
  leave();
  expect(log.scrollTop).toBe(0);
  point(spot("field 24"));
  happened.add(1); // something happens while the mouse rests there
  flushSync();
  expect(log.scrollTop).toBe(0);
  leave();
  log.scrollTop = -200; // the reader's own doing
  point(spot("field 24"));
  leave();
  expect(log.scrollTop).toBe(-200);
  jump.mockRestore();
});

test.each([
  ["the field"],
  ["the tile, then the field", "stored ship"],
  ["the die, then the field", "die 2"],
  ["the die, the tile, then the field", "die 2", "stored ship"],
])("the tutorial understands %s", (_said, ...picks) => {
  const lesson = new Lesson(smallView({}, { 19: 1 }, [3], [2]), ["2 place ship 18"]);
  const learner = new Learning(lesson);
  for (const pick of picks) learner.pick(pick, document.body);
  expect([lesson.done, lesson.wrong]).toEqual([false, false]);
  learner.pick("field 18", document.body);
  expect([lesson.done, lesson.wrong]).toEqual([true, false]);
  expect(lesson.view.estates[0].tiles[18]).toBe(3);
  expect(lesson.view.seats[0]).toMatchObject({ storage: [], dice: [] });
});

test("the tutorial says when something else was clicked", () => {
  const lesson = new Lesson(smallView({}, { 19: 1 }, [3], [2]), ["2 place ship 18"]);
  new Learning(lesson).pick("field 17", document.body);
  expect([lesson.done, lesson.wrong]).toEqual([false, true]);
});
