// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EVENT_NAMES, type View } from "../games/burgundy/generated";
import type { Face } from "../games/face";
import type { Answer, Choice, ServerMessage, TableInfo } from "../protocol";

const sent: Record<string, unknown>[] = [];
let unsent: Answer | undefined;
let hear: (message: ServerMessage) => void = () => {};
let eyes: () => number | null = () => null;
vi.mock("../lib/connection.svelte", () => ({
  connection: {
    status: "open",
    watch: (_table: string, { listener, seat }: { listener: (message: ServerMessage) => void; seat: () => number | null }) => {
      hear = listener;
      eyes = seat;
      return () => {};
    },
    send: (message: Record<string, unknown>) => sent.push(message),
    request: (message: Record<string, unknown>) => sent.push(message),
    askFor: (asked: string) => sent.push({ t: "watch", table: asked }),
    unsentAt: () => unsent,
  },
  newRequest: () => `request-${sent.length}`,
}));
vi.mock("../lib/api", () => ({ api: { table: () => new Promise(() => {}) }, ApiError: Error, recordAddress: String }));

vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });

const { api } = await import("../lib/api");
const { TableState } = await import("./state.svelte");
const { Picking } = await import("../games/burgundy/picking.svelte");
const { default: face } = await import("../games/burgundy/face");
const { default: plain } = await import("../games/plain/face");
const { text, useLanguage } = await import("../lib/language.svelte");
const { setPreferences } = await import("../lib/preferences.svelte");
const { session } = await import("../lib/session.svelte");
const { EMPTY_SEAT } = await import("./names");
const ChoiceList = (await import("./ChoiceList.svelte")).default;
const Result = (await import("./Result.svelte")).default;
const Chat = (await import("./Chat.svelte")).default;
const Asked = (await import("./Asked.svelte")).default;

const start = (JSON.parse(readFileSync("fixtures/burgundy.json", "utf-8")) as { start: View }[])[0].start;
const choiceOf = (text: string): Choice => ({ text, verb: "" });
const table: TableInfo = {
  id: "t", game: "burgundy", options: {}, status: "playing", private: false, invite: null, owner: null, mine: 0, created: 0,
  seats: [], clock: { kind: "none", absent: 86400 }, to_move: [0], number: 5, seed_hash: "", result: null, rematch: null, imported: false, revealing: false, seed: null, unreadable: false, stand_in: "greedy", club: null, hints: false, delay: 0, watching: 0, left: null, ending: null, end_votes: [],
};
const rect = document.createElement("div");

function opened(choices: string[], changes: (view: View) => void = () => {}) {
  const view = structuredClone(start);
  changes(view);
  const game = new TableState(table, face);
  game.open();
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: { ...view }, events: [], to_move: [0], question: { kind: "turn", about: null }, choices: choices.map(choiceOf), undo: false, clocks: null, chat: [] });
  return { game, picking: new Picking(game) };
}

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  sent.length = 0;
  setPreferences({ speed: 0, confirm: false });
});

test("an answer without a receipt is shown as given after a reload, and asked for no second time", () => {
  unsent = { t: "answer", table: "t", number: 5, text: "4 workers", request: "r" };
  const { game } = opened(["4 take 3 cow4", "4 workers"]);
  expect(game.pending?.text).toBe("4 workers");
  expect(game.choices).toEqual([]);
  unsent = { ...unsent, number: 4 };
  expect(opened(["4 workers"]).game.pending).toBe(null);
  unsent = undefined;
});

test("the only free way is taken at once, and shown before the server confirms it", () => {
  const { game, picking } = opened(["4 take 3 cow4", "4 workers"], (view) => {
    view.seats[0].dice = [4, 2];
    view.depots[8] = 6;
  });
  picking.pick("take 3 cow4", rect);
  expect(sent).toMatchObject([{ t: "answer", number: 5, text: "4 take 3 cow4" }]);
  expect(game.view?.depots[8]).toBe(0);
  expect(game.view?.seats[0]).toMatchObject({ storage: [6], dice: [2] });
  hear({ t: "refused", request: "request-0", code: "stale", rule: null, key: null, place: 0 });
  expect(game.view?.seats[0]).toMatchObject({ storage: [], dice: [4, 2] });
});

test("a finger reads what a tile does before it takes it", () => {
  const { picking } = opened(["4 take 3 cow4", "4 workers"]);
  const told = { title: "4 cows", lines: ["They bring points."] };
  picking.pick("take 3 cow4", rect, told);
  expect([sent, picking.open, picking.read]).toEqual([[], true, told]);
  picking.pick("take 3 cow4", rect, told);
  expect(sent).toMatchObject([{ text: "4 take 3 cow4" }]);
});

test("own moves fly as the others' do, once, when they are made", async () => {
  setPreferences({ speed: 2 });
  const fly = vi.spyOn(face, "fly");
  const taken = EVENT_NAMES.indexOf("tile-taken");
  const flights = () => fly.mock.calls.filter(([event]) => event[0] === taken).length;
  const { game, picking } = opened(["4 take 3 cow4"], (view) => {
    view.seats[0].dice = [4];
    view.depots[8] = 6;
  });
  picking.pick("take 3 cow4", rect);
  expect(flights()).toBe(1);
  hear({ t: "moved", table: "t", from: 5, number: 6, answers: [[0, "4 take 3 cow4"]], events: [[taken, 0, 6, 8, 0]], to_move: [0], question: null, choices: [], undo: false, clocks: null });
  await vi.waitFor(() => expect(game.pending).toBe(null));
  expect(flights()).toBe(1);
  fly.mockRestore();
});

test("what leaves no choice at all is answered by itself, but not again after it was taken back", async () => {
  const { game } = opened(["score sale 2"]);
  const asked = (from: number, kind: string) => ({ table: "t", from, number: from + 1, answers: [], events: [], to_move: [0], question: { kind, about: null }, choices: [choiceOf("score sale 2")], undo: true, clocks: null });
  hear({ t: "moved", ...asked(5, "turn") });
  await vi.waitFor(() => expect(game.number).toBe(6));
  expect(sent).toEqual([]); // an only answer may still end the turn
  hear({ t: "moved", ...asked(6, "take-part") });
  await vi.waitFor(() => expect(sent).toMatchObject([{ t: "answer", number: 7, text: "score sale 2" }]));
  hear({ t: "back", ...asked(8, "take-part"), seat: 0, view: { ...structuredClone(start) }, chat: [] });
  expect([sent.length, game.choices.length]).toEqual([1, 1]);
});

test("those who watch are counted as told last, though the table was asked for before", async () => {
  const { game } = opened([]);
  let answer: (table: TableInfo) => void = () => {};
  const asked = vi.spyOn(api, "table").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const refreshed = game.refreshTable();
  hear({ t: "watching", table: "t", number: 1 });
  answer({ ...table, watching: 0 });
  await refreshed;
  expect(game.table.watching).toBe(1);
  asked.mockResolvedValue({ ...table, watching: 2 });
  await game.refreshTable();
  expect(game.table.watching).toBe(2);
  asked.mockRestore();
});

test("a game that has been ended asks nobody anything", () => {
  const { game } = opened(["4 take 3 cow4", "4 workers"]);
  expect([game.mine, game.over]).toEqual([true, false]);
  hear({ t: "seats", table: { ...table, status: "over", ending: "agreed", to_move: [] } });
  expect([game.mine, game.over, game.choices, game.undo]).toEqual([false, true, [], false]);
});

test("ways that cost something are offered, cheapest first", () => {
  const { picking } = opened(["2 place ship 21 w2", "4 place ship 21 w1", "4 place ship 20"]);
  picking.pick("stored ship", rect);
  expect(picking.open).toBe(false);
  expect(picking.glows("field 21")).toBe("paid");
  expect(picking.glows("field 20")).toBe("free");
  expect(picking.glows("field 1")).toBe(null);
  picking.pick("field 21", rect);
  expect(picking.open).toBe(true);
  expect(picking.candidates.map((choice) => choice.text)).toEqual(["4 place ship 21 w1", "2 place ship 21 w2"]);
  expect(sent).toEqual([]);
  picking.pick("field 21", rect); // a second click takes the cheapest
  expect(sent).toMatchObject([{ text: "4 place ship 21 w1" }]);
});

test("what is not among the choices is asked about, and the reason shown", () => {
  const { game, picking } = opened(["4 workers"], (view) => {
    view.estates[0].duchy = 1;
    view.seats[0].dice = [4, 2];
    view.seats[0].storage = [22];
  });
  picking.pick("field 24", rect);
  expect(sent).toMatchObject([{ t: "why", text: "4 place bank 24 w1", language: "en" }]);
  hear({ t: "reason", request: "request-0", legal: false, rule: "B6.10", key: "why-not-beside", said: "…", rule_text: "…" });
  expect(game.trouble).toMatchObject({ code: "illegal", rule: "B6.10", key: "why-not-beside" });
  expect(game.pending).toBe(null);
});

test("a hint is asked for where the table allows it, and gone with the position it is about", () => {
  const { game } = opened(["4 take 3 cow4", "4 workers"]);
  game.hints.ask();
  expect([sent, game.hints.areOffered]).toEqual([[], false]);
  game.table = { ...table, hints: true };
  game.hints.ask();
  game.hints.ask(); // it is being thought of
  expect(sent).toMatchObject([{ t: "hint", table: "t", language: "en" }]);
  const hint = { t: "hint" as const, request: game.hints.asked, number: 5, text: "4 workers", lines: ["Take workers."] };
  hear(hint);
  expect([game.hints.shown?.text, game.hints.asked]).toEqual(["4 workers", ""]);
  hear({ ...hint, number: 4 });
  expect(game.hints.shown).toBe(null);
  game.hints.ask();
  hear({ t: "refused", request: game.hints.asked, code: "too-often", rule: null, key: null, place: 0 });
  expect([game.hints.asked, game.trouble?.code]).toEqual(["", "too-often"]);
});

test("a hint is followed with one press, makes room for a refusal, and goes with Escape", async () => {
  const { game, picking } = opened(["4 take 3 cow4", "4 workers"]);
  game.table = { ...table, hints: true };
  const advise = () => {
    game.hints.ask();
    hear({ t: "hint", request: game.hints.asked, number: 5, text: "4 workers", lines: ["Take workers.", "Because."] });
  };
  const shown = mount(Asked, { target: document.body, props: { game, hand: picking, question: "Your turn", waiting: "", names: String } });
  const shows = (selector: string, count: number) => vi.waitFor(() => expect(document.querySelectorAll(selector)).toHaveLength(count));
  const escape = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  advise();
  await shows(".hint", 1);
  game.trouble = { code: "illegal", rule: null, key: null };
  await shows(".trouble", 1);
  await shows(".hint", 0);
  escape();
  await shows(".hint", 1);
  escape();
  await shows(".hint", 0);
  expect([game.trouble, game.hints.shown]).toEqual([null, null]);
  advise();
  await shows(".hint", 1);
  sent.length = 0;
  document.querySelector<HTMLButtonElement>(".hint .primary")!.click();
  expect(sent).toMatchObject([{ t: "answer", text: "4 workers" }]);
  await shows(".hint", 0);
  await unmount(shown);
});

test("a game that has not begun is not over, also while its beginning is shown", async () => {
  setPreferences({ speed: 2 });
  const game = new TableState({ ...table, status: "open", to_move: [], number: 0 }, face);
  game.open();
  const asked = { to_move: [] as number[], question: null, choices: [], undo: false, clocks: null };
  hear({ t: "table", table: "t", from: 0, number: 0, seat: 0, view: { ...structuredClone(start) }, events: [], chat: [], ...asked });
  expect(game.over).toBe(false);
  hear({ t: "moved", table: "t", from: 0, number: 2, answers: [], events: [[EVENT_NAMES.indexOf("white-die-rolled"), 0, 3, 0, 0]], ...asked, to_move: [0] });
  expect([game.playing, game.over]).toEqual([true, false]);
  game.skip();
  await vi.waitFor(() => expect(game.playing).toBe(false));
  expect(game.over).toBe(false);
  hear({ t: "moved", table: "t", from: 2, number: 3, answers: [], events: [], ...asked });
  await vi.waitFor(() => expect(game.over).toBe(true));
});

test("an answer that would end the turn is shown, and given only when one has said so, once", () => {
  setPreferences({ confirm: true });
  const { game, picking } = opened(["4 take 3 cow4", "4 workers"], (view) => {
    view.seats[0].dice = [4];
    view.depots[8] = 6;
  });
  const refuse = () => hear({ t: "refused", request: `request-${sent.length - 1}`, code: "ends-turn", rule: null, key: null, place: 0 });
  picking.pick("take 3 cow4", rect);
  expect(sent).toMatchObject([{ text: "4 take 3 cow4", careful: true }]);
  refuse();
  expect([game.held?.text, game.trouble, game.choices]).toEqual(["4 take 3 cow4", null, []]);
  expect(game.view?.seats[0]).toMatchObject({ storage: [6], dice: [] }); // it can be looked at
  game.takeBack();
  expect(game.view?.seats[0]).toMatchObject({ storage: [], dice: [4] });
  expect([game.held, game.choices.length]).toEqual([null, 2]);
  picking.pick("take 3 cow4", rect);
  refuse();
  const later = opened(["4 take 3 cow4", "4 workers"]).game; // the page was closed in between
  expect([later.held?.text, later.choices]).toEqual(["4 take 3 cow4", []]);
  later.takeBack();
  expect([later.held, later.choices.length]).toEqual([null, 2]);
  expect(opened(["4 take 3 cow4", "4 workers"]).game.held).toBe(null); // nor is it held any more
  game.endTurn();
  expect(sent.at(-1)).toMatchObject({ text: "4 take 3 cow4", careful: false });
});

test("whoever says that the turn ends is not asked again", () => {
  setPreferences({ confirm: true });
  const { game, picking } = opened(["end", "buy black bank"]);
  picking.give(game.choices[0]);
  expect(sent).toMatchObject([{ text: "end", careful: false }]);
});

test("why a stored tile cannot be placed: every field is asked about, and each reason told once", () => {
  const { game, picking } = opened(["4 workers"], (view) => {
    view.estates[0].duchy = 1;
    view.seats[0].dice = [4, 2];
    view.seats[0].storage = [22];
  });
  picking.pick("stored bank", rect);
  const asked = sent.map((message) => String(message.text));
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked.map((text) => text.split(" ")[3])).size).toBe(asked.length); // fields
  const reason = { t: "reason" as const, legal: false, said: "…", rule_text: "…" };
  asked.forEach((_, i) => hear({ ...reason, request: `request-${i}`, rule: i ? "B6.10" : "B5.9", key: i ? "why-not-beside" : "why-workers" }));
  expect(game.trouble?.why?.map(({ key, answers }) => [key, answers.length])).toEqual([["why-not-beside", asked.length - 1], ["why-workers", 1]]);
});

test("a die or a tile that was picked is not exchanged for another one", () => {
  const { picking } = opened(["4 take 3 cow4", "2 workers", "2 place ship 21"], (view) => {
    view.seats[0].dice = [4, 2];
    view.seats[0].storage = [22, 3];
    view.estates[0].duchy = 1;
  });
  picking.pick("die 2", rect);
  expect(picking.offered.map((choice) => choice.text).sort()).toEqual(["2 place ship 21", "2 workers"]); // so does the list
  picking.pick("take 3 cow4", rect);
  expect(sent).toMatchObject([{ t: "why", text: "2 take 3 cow4 w1" }]);
  expect(picking.picked).toEqual(["die 2"]);
});

test.each([
  ["take 3 cow4", "board"],
  ["load 4", "board"],
  ["castle 19", "duchy"],
  ["place bank 24", "duchy"],
])("after %s was asked for, a phone shows the %s", (answer, tab) => {
  const { picking } = opened([answer, "pass"]);
  expect(picking.tabsInQuestion[0]).toBe(tab);
  expect(picking.tabsInQuestion).toContain("choices"); // there everything can be answered
});

test("a game without a board is played in the words of the server", async () => {
  const seat = { ...EMPTY_SEAT, name: "Ada", person: "a", online: true };
  const game = new TableState({ ...table, game: "unknown", seats: [seat, { ...seat, name: null, person: null, bot: "greedy" }] }, plain);
  game.open();
  const asked = { to_move: [0], question: { kind: "x", about: null }, choices: [choiceOf("a")], undo: false, clocks: null };
  const spoken = { question: "What now?", choices: [{ text: "a", said: "Do a", group: "Deeds" }], state: [{ title: "Map", lines: ["a hill"] }], forecast: [], standing: [] };
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: {}, events: [], chat: [], ...asked });
  const names = ["Ada", "Bot 2 (greedy)"];
  expect(sent).toEqual([{ t: "words", table: "t", language: "en", seen: -1, names, state: true }]);
  expect(game.choices).toEqual([]);
  hear({ t: "words", table: "t", since: 0, number: 4, log: ["too old"], ...spoken });
  expect(game.words).toBe(null);
  hear({ t: "words", table: "t", since: 0, number: 5, log: ["it began"], ...spoken });
  expect(plain.question(text, game)).toBe("What now?");
  expect(game.choices.map((choice) => plain.spoken(text, choice, String))).toEqual([{ said: "Do a", cost: "", group: "Deeds" }]);
  expect(game.words?.state).toEqual(spoken.state);
  hear({ t: "moved", table: "t", from: 5, number: 6, answers: [[0, "a"]], events: [[1, 0, 0, 0, 0]], ...asked });
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ t: "words", table: "t", language: "en", seen: 5, names, state: true }));
  expect(plain.question(text, game)).toBe(""); // nobody reads what was asked before
  for (const _ of ["once", "again"]) hear({ t: "words", table: "t", since: 5, number: 6, log: ["a was done"], ...spoken });
  expect(plain.log(text, game, String).map((line) => line.said)).toEqual(["it began", "a was done"]);
  hear({ t: "back", table: "t", from: 0, number: 7, seat: 0, view: {}, events: [], chat: [], ...asked });
  hear({ t: "words", table: "t", since: 0, number: 7, log: ["it began"], ...spoken });
  expect(plain.log(text, game, String).map((line) => line.said)).toEqual(["it began"]);
});

test.each<[string, Face, number[]]>([
  ["where nothing is secret, the screen goes to whoever is asked", face, [1]],
  ["where something is secret, everybody's side is shown until the next player is there", plain, [-1, 1]],
])("people pass one screen around: %s", (_what, face, shown) => {
  const seats = ["Ada", "Ben"].map((name) => ({ ...EMPTY_SEAT, name, person: "a" }));
  const game = new TableState({ ...table, seats }, face);
  game.open();
  const whole = (seat: number, to_move: number[]) =>
    hear({ t: "table", table: "t", from: 0, number: 5, seat, view: structuredClone(start) as never, events: [], to_move, question: null, choices: [], undo: false, clocks: null, chat: [] });
  whole(0, [0]);
  expect(game.handedTo).toBe(-1);
  whole(0, [1]);
  expect(eyes()).toBe(shown[0]);
  whole(shown[0], [1]);
  expect(game.handedTo).toBe(shown.length > 1 ? 1 : -1);
  if (game.handedTo >= 0) game.lookFrom(game.handedTo);
  expect(eyes()).toBe(1);
});

test("only a list of players marks which one is oneself", () => {
  const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const props = { view: { seat: 1 }, options: {}, scene: { question: null, events: [], words: null }, seats: [null, null] as never[], toMove: [], news: [], names: (seat: number) => ["Ada", "Ben"][seat], hand: null, top: nothing, choices: nothing, log: nothing };
  const board = mount(plain.Board, { target: document.body, props });
  flushSync();
  expect([...document.querySelectorAll(".seats b")].map((name) => name.textContent)).toEqual(["Ada", "Ben (you)"]);
  void unmount(board);
});

test("while words are under way, nothing asks for them once more", async () => {
  const game = new TableState({ ...table, game: "unknown" }, plain);
  game.open();
  const asked = { to_move: [0], question: { kind: "x", about: null }, choices: [choiceOf("a")], undo: false, clocks: null };
  const spoken = { question: "What now?", choices: [], state: [], forecast: [], standing: [] };
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: {}, events: [], chat: [], ...asked });
  for (const number of [5, 6]) hear({ t: "moved", table: "t", from: number, number: number + 1, answers: [[0, "a"]], events: [[1, 0, 0, 0, 0]], ...asked });
  await vi.waitFor(() => expect(game.number).toBe(7));
  expect(sent.filter(({ t }) => t === "words").length).toBe(1);
  hear({ t: "words", table: "t", since: 0, number: 6, log: ["too old"], ...spoken });
  expect(sent.filter(({ t }) => t === "words").length).toBe(2);
  hear({ t: "words", table: "t", since: 0, number: 7, log: ["it began"], ...spoken });
  expect(game.words?.log).toEqual(["it began"]);
});

test("whoever takes a seat is called by name in the words, too", () => {
  const game = new TableState({ ...table, game: "unknown", seats: [{ ...EMPTY_SEAT }] }, plain);
  game.open();
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: {}, events: [], chat: [], to_move: [0], question: null, choices: [], undo: false, clocks: null });
  for (const _ of ["once", "again"]) hear({ t: "seats", table: { ...table, seats: [{ ...EMPTY_SEAT, name: "Ada" }] } });
  expect(sent.map(({ t, names }) => [t, names])).toEqual([["words", ["Seat 1"]], ["words", ["Ada"]]]);
});

test("words that the server has dropped are asked for again", () => {
  vi.useFakeTimers();
  const game = new TableState({ ...table, game: "unknown" }, plain);
  game.open();
  const asked = { to_move: [0], question: null, choices: [], undo: false, clocks: null };
  hear({ t: "table", table: "t", from: 0, number: 5, seat: 0, view: {}, events: [], chat: [], ...asked });
  hear({ t: "problem", code: "too-often", message: "", request: null });
  vi.runAllTimers();
  expect(sent.map((message) => message.t)).toEqual(["words", "words"]);
  hear({ t: "words", table: "t", since: 0, number: 5, log: [], question: null, choices: [], state: [], forecast: [], standing: [] });
  hear({ t: "problem", code: "too-often", message: "", request: null });
  vi.runAllTimers();
  expect(sent.length).toBe(2);
  vi.useRealTimers();
});

test("every choice stands in the list, in groups, and can be given", () => {
  const given: string[] = [];
  const choices = ["take", "sell"].map((key) => ({ key, said: key, cost: "die 4", group: key, places: [], give: () => given.push(key) }));
  const list = mount(ChoiceList, { target: document.body, props: { choices, question: "?", waiting: "" } });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-answer]")];
  expect(buttons.map((button) => button.textContent?.replace(/\s+/g, " ").trim())).toEqual(["take die 4", "sell die 4"]);
  buttons[1].click();
  expect(given).toEqual(["sell"]);
  void unmount(list);
});

test("who takes an answer back is named to the others until something happens", () => {
  const { game } = opened([]);
  const whole = { table: "t", from: 0, seat: 0, view: { ...structuredClone(start) }, events: [], question: null, choices: [], undo: false, clocks: null, chat: [] };
  hear({ t: "back", number: 6, to_move: [1], ...whole });
  expect(game.tookBack).toBe(1);
  hear({ t: "moved", table: "t", from: 6, number: 7, answers: [[1, "end"]], events: [], to_move: [0], question: null, choices: [], undo: false, clocks: null });
  expect(game.tookBack).toBe(-1);
  hear({ t: "back", number: 8, to_move: [0], ...whole });
  expect(game.tookBack).toBe(-1);
});

test("doing nothing more stands below what can be done", () => {
  const offered = ["done", "harvest wood", "tax"].map((text) => ({ text, verb: "" }));
  expect(offered.sort(plain.byOrder).map(({ text }) => text)).toEqual(["harvest wood", "tax", "done"]);
});

test.each([
  [[12, 9], [1, 2], "A wins", ["1 A: 12 points", "2 B: 9 points"]],
  [[9, 9, 4], [1, 1, 3], "A, B win", ["1 A, B: 9 points", "3 C: 4 points"]],
  [[0, 0], [2, 2], "Everyone has lost.", []],
])("points %j and places %j: %s", (points, places, said, ranks) => {
  const over: TableInfo = { ...table, status: "over", result: { points, places } };
  const result = mount(Result, { target: document.body, props: { table: over, names: (seat: number) => "ABC"[seat] } });
  flushSync();
  expect(document.querySelector(".result h2")?.textContent).toBe(said);
  expect([...document.querySelectorAll(".result li")].map((line) => `${line.getAttribute("value")} ${line.textContent}`)).toEqual(ranks);
  void unmount(result);
});

test("whoever has no name yet can say it where others talk", () => {
  const chat = mount(Chat, { target: document.body, props: { chat: [], read: ({ text }) => text, remarks: [], names: String, onsay: () => {}, onremark: () => {} } });
  flushSync();
  expect(document.querySelectorAll(".chat input").length).toBe(1);
  expect(document.querySelector(".chat #name")).not.toBe(null);
  session.person = { id: "a", name: "Ada", login: null, language: null, preferences: {}, admin: false };
  flushSync();
  expect(document.querySelector(".chat #name")).toBe(null);
  expect(document.querySelectorAll(".chat input").length).toBe(1);
  session.person = null;
  void unmount(chat);
  const beside = mount(Chat, { target: document.body, props: { asksName: false, chat: [], read: ({ text }) => text, remarks: [], names: String, onsay: () => {}, onremark: () => {} } });
  flushSync();
  expect(document.querySelectorAll(".chat input").length).toBe(0); // the name is asked for beside it
  void unmount(beside);
});
