// Every prompt is mounted with answers of its question, and given an answer by clicking.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { useGame, useLanguage } from "../../../lib/language.svelte";
import type { Asker } from "../../../table/hand.svelte";
import type { Offered, Scene } from "../../face";
import { boardContext } from "../board";
import type { Components, Side } from "../components";
import { unitOf } from "../components";
import { CARDS, OBJECTIVE_SEEN, QUESTIONS, RESOURCES, type View } from "../generated";
import Negotiation from "../Negotiation.svelte";
import { Picking } from "../picking.svelte";
import Gains from "./Gains.svelte";
import Prompt from "./Prompt.svelte";
import { known, type Kind } from "./prompts.svelte";

vi.stubGlobal("ResizeObserver", class {
  observe() {}
  disconnect() {}
});

// Answers of each question, and what is clicked for the last of them: prompt buttons by their texts, or targets elsewhere.
const SAMPLES: Record<Kind, [answers: string[], clicks: string[]]> = {
  "choose-trend": [["trend temples", "trend fish"], ["trend fish"]],
  "choose-objective": [["discard s1", "discard s2"], ["discard s2"]],
  "first-region": [["lay 1b 0 east r0 with 0x", "lay 1a 0 east r2 with 0x", "lay 1b 0 east r2 with 0x"], ["> hex 2144", "⟳", "lay 1b 0 east r2 with 0x"]],
  "first-landing": [["land 1a", "land 1b"], ["> 1b"]],
  bid: [["bid 0", "bid 1", "bid 2"], ["+", "+", "bid 2"]],
  talk: [["done", "offer 2"], []],
  "set-order": [["order 1 2 3", "order 2 1 3"], ["↓", "order 2 1 3"]],
  help: [["done", "feed board", "feed own", "feed token"], ["feed token"]],
  raise: [["raise 1 of 1 at 1a", "raise 2 of 1 at 1a", "raise 1 of 2 at 2a"], ["raise 1 of 2 at 2a"]],
  expel: [["done", "expel 1-town"], ["> 1-town"]],
  "export-help": [["done", "feed own"], ["feed own"]],
  round: [["done", "taxes", "harvest wood", "build town 1a", "buy fish domestic", "card spy 2", "use 1-market", "explore"], ["Exploration"]],
  harvest: [["done", "work 1a"], ["> 1a"]],
  trades: [["done", "sell wood domestic", "buy fish domestic"], ["buy fish domestic"]],
  merchant: [["done", "buy fish domestic", "buy fish export"], ["> buy fish export"]],
  "take-hex": [["take", "decline"], ["decline"]],
  "choose-hex": [["hex 1", "hex 2"], ["hex 2"]],
  "place-hex": [["lay 2a 0 west r1 with 0x"], ["> hex 2016", "lay 2a 0 west r1 with 0x"]],
  "resources-found": [["found wood fish", "found fish wood"], ["fish", "found fish wood"]],
  "missionary-lands": [["done", "land 1a"], ["> 1a"]],
  reproduce: [["done", "land 1a"], ["> 1a"]],
  recruit: [["done", "land 1a"], ["> 1a"]],
  migrate: [["done", "move ship 1x 2x", "move 1a 2a"], ["> 1a", "> >2a"]],
  "build-freely": [["build town 1a", "build ship 1a x"], ["ship", "> 1a"]],
  purchase: [["turn 1 2", "buy 1 turn 2"], ["Buy: ", "Turn: #2", "buy 1 turn 2"]],
  "search-buy": [["done", "pick king"], ["pick king"]],
  sink: [["sink 1x of 2", "sink 2x of 3"], ["> 2x"]],
  "yield-cube": [["yield wood", "yield fish"], ["yield fish"]],
  "hide-cubes": [["hide wood none", "hide none wood"], ["nothing", "hide none wood"]],
  "pick-hand": [["hand left", "hand right"], ["hand right"]],
  "supply-market": [["done", "stock wood domestic", "remove fish domestic"], ["remove fish domestic"]],
  "shift-cubes": [["done", "shift wood from domestic"], ["shift wood from domestic"]],
  terms: [["give 1 florins", "propose", "withdraw"], []],
  "deal-reply": [["accept", "refuse"], []],
  plunder: [["done", "plunder 1a wood"], ["> 1a"]],
};

const side: Side = {
  edges: ["sea", "sea", "plain", "mountain", "plain", "plain"],
  lands: [{ edges: [2, 3, 4, 5], icons: { fruit: 1, cattle: 0, fish: 0, wood: 1, stone: 0, iron: 0 } }],
  seas: [{ edges: [0, 1], icons: { fruit: 0, cattle: 0, fish: 1, wood: 0, stone: 0, iron: 0 } }],
  huts: 1,
  volcano: false,
};
const market = Object.fromEntries(RESOURCES.map((name) => [name, [{ slots: 12, price: 4, workers: 0, rebels: 0 }]]));
const components = {
  domestic: market,
  export: market,
  labour: { rows: [{ from: 0, price: 3, rebels: 0 }] },
  cards: Object.fromEntries(CARDS.map((name) => [name, { prices: [3, 4, 5], discs: 1, florins: 1, anyone: false, amount: 1, medals: 0 }])),
  backs: Object.fromEntries(CARDS.map((name) => [name, { upper: "stone feeds 6", lower: "3 cattle" }])),
  wheel: { two_to_four_players: { taxes: 3, explorations: 2 }, five_players: { taxes: 4, explorations: 2 } },
  costs: Object.fromEntries(["town", "market", "port", "temple", "ship"].map((name) => [name, { wood: 1, florins: 2 }])),
  hexes: Array.from({ length: 24 }, () => ({ sides: [side, side] })),
  start: { open_sea: side, desert_village: side },
} as unknown as Components;

const start = (JSON.parse(readFileSync("fixtures/archipelago.json", "utf-8")) as { start: View }[])[0].start;
const CENTRE = 32 * 64 + 32;
const view: View = {
  ...start,
  seat: 0,
  order: [0, 1, 2],
  regions: [48, 0, 2].map((number, i) => ({ side: number, rotation: 0, spot: CENTRE + 64 * i * 3, buildings: {}, plundered: {}, used: [] })),
  seats: start.seats.map((seat, i) => ({ ...seat, units: [((i + 1) << 10) | 16], florins: 5 })),
  track: [0, 1, 2, 3, 4],
  positions: [0, 0, 0, 0, 0],
  opened: [CARDS.indexOf("king")],
  crisis: 0,
  missing: 2,
  top_side: 3,
};

beforeAll(async () => {
  await useLanguage("en");
  await useGame("archipelago");
  await known.fetchOthers();
});

/** A question with these answers: where it is asked, and what is heard of it. */
function ask(kind: Kind, answers: string[], about: string | null = null, happened: Pick<Scene, "events" | "words"> = { events: [], words: null }) {
  const choices: Offered[] = answers.map((text) => ({ text, said: `Say ${text}`, group: "" }));
  const heard = { answer: vi.fn(), giveTogether: vi.fn(), askWhyNot: vi.fn() };
  const table = { view, seat: 0, question: { kind, about }, choices, trouble: null, ...heard, face: { confirms: false, isPlain: () => false } };
  const picking = new Picking(table as unknown as Asker<View, Offered>);
  const units = view.seats.flatMap((seat, i) => seat.units.map((packed) => unitOf(i, packed)));
  const scene = { question: null, ...happened };
  const target = document.body.appendChild(document.createElement("div"));
  const prompt = mount(Prompt, { target, context: boardContext({ view, components, names: (seat) => `Player ${seat + 1}`, scene, toMove: [0], picking, units, lately: "" }) });
  flushSync();
  const buttons = (words: string) => [...target.querySelectorAll("button")].filter((button) => button.dataset.answer === words || button.textContent?.toLowerCase().includes(words.toLowerCase()));
  const leave = () => {
    void unmount(prompt);
    target.remove();
  };
  return { target, picking, heard, buttons, leave };
}

describe("a prompt", () => {
  test.each(QUESTIONS.map((kind) => [kind] as const))("%s", (kind) => {
    const [answers, clicks] = SAMPLES[kind];
    const { target, picking, heard, leave } = ask(kind, answers, kind === "harvest" ? "wood" : null);
    expect(target.querySelector<HTMLElement>("[data-question]")?.dataset.question).toBe(kind);
    expect(target.textContent?.trim()).not.toBe("");
    for (const click of clicks) {
      if (click.startsWith("> ")) picking.pick(click.slice(2));
      else {
        const [words, place = 1] = click.split("#"); // the second such button: #2
        const buttons = [...target.querySelectorAll("button")];
        const button = buttons.find((other) => other.dataset.answer === click) ?? buttons.filter((other) => other.textContent?.toLowerCase().includes(words.toLowerCase()))[Number(place) - 1];
        expect(button, `a button for ${click}`).toBeTruthy();
        button?.click();
      }
      flushSync();
    }
    expect(heard.answer.mock.calls.map(([answer]) => (answer as Offered).text)).toEqual(clicks.length ? [answers.at(-1)] : []);
    leave();
  });

  test("a card of the track is bought, and another turned, where it lies; what is uncovered is told before", () => {
    const { target, picking, heard, buttons, leave } = ask("purchase", ["buy 1 turn 2", "buy 1 turn 3", "turn 1 2", "turn 1 3", "turn 2 3"]);
    picking.pickCard(2);
    expect(heard.askWhyNot.mock.calls[0][0]).toEqual(["buy 2"]); // it is too dear
    picking.pickCard(1);
    flushSync();
    picking.pickCard(3);
    flushSync();
    expect(target.textContent).toContain("a crisis or event at once");
    expect(heard.answer).not.toHaveBeenCalled(); // it is asked for once more
    buttons("buy 1 turn 3")[0].click();
    expect((heard.answer.mock.calls[0][0] as Offered).text).toBe("buy 1 turn 3");
    leave();
  });

  test("one's own are raised in one press, and the others as they come", () => {
    const answers = ["raise 1 of 1 at 1a", "raise 2 of 1 at 1a", "raise 1 of 1 at 2-market", "raise 1 of 2 at 2a", "raise 2 of 2 at 2a"];
    const { heard, buttons, leave } = ask("raise", answers, "4");
    buttons("Raise your own (3)")[0].click();
    buttons("Raise 4")[0].click();
    expect(heard.giveTogether.mock.calls).toEqual([[["raise 2 of 1 at 1a", "raise 1 of 1 at 2-market"]], [["raise 2 of 1 at 1a", "raise 1 of 1 at 2-market", "raise 1 of 2 at 2a"]]]);
    leave();
  });

  test("what the Spy has seen is told with what it means", () => {
    const words = { log: ["Ada looks at the objective of Ben: objective 7"] } as unknown as Scene["words"];
    const { target, leave } = ask("round", ["done", "taxes"], null, { events: [[OBJECTIVE_SEEN, 0, 1, 6, 0]], words });
    expect(target.querySelector("[role=status]")?.textContent).toMatch(/objective 7: the game ends with .+ towns on the map. Scores: ports/);
    leave();
  });

  test("another click on the place of a hex turns it", () => {
    const { target, picking, leave } = ask("place-hex", ["lay 2a 0 west r1 with 0x", "lay 2a 0 west r3 with 0x", "lay 2b 0 west r5 with 0x"]);
    const ready = () => target.querySelector<HTMLElement>(".laid [data-answer]")?.dataset.answer;
    for (const rotation of [1, 3, 1]) {
      picking.pick("hex 2016");
      flushSync();
      expect(ready()).toBe(`lay 2a 0 west r${rotation} with 0x`);
    }
    leave();
  });

  test("buying and selling keep their places: a second click means the same", () => {
    const rowOf = (answers: string[]) => {
      const { target, leave } = ask("trades", ["done", ...answers]);
      const place = [...target.querySelectorAll("tbody tr")].findIndex((row) => row.querySelector('[data-answer="sell wood export"]'));
      leave();
      return place;
    };
    expect(rowOf(["sell wood export"])).toBe(rowOf(["sell wood export", "buy fish export"]));
  });

  test("both sides of a hex that was taken are seen, also the one that fits nowhere", () => {
    const { buttons, leave } = ask("place-hex", ["lay 2a 0 west r1 with 0x"]);
    expect(buttons("Fits nowhere").map((button) => button.disabled)).toEqual([true]);
    leave();
  });
});

/** What a component of the board says. */
function said<Props extends Record<string, unknown>>(component: Component<Props>, props: Props, changes: { view?: Partial<View>; components?: Components } = {}): string {
  const target = document.createElement("div");
  const board = { view: { ...view, ...changes.view }, components: changes.components ?? components, picking: null, units: [], toMove: [], lately: "", names: (seat: number) => `Player ${seat + 1}`, scene: { question: null, events: [], words: null } };
  const mounted = mount(component, { target, props, context: boardContext(board) });
  flushSync();
  const words = target.textContent ?? "";
  void unmount(mounted);
  return words;
}

test("what a hex brings: a token while there are any, and with one icon only the market's cube", () => {
  const icons = (number: number) => ({ ...components, hexes: [{ sides: [{ ...side, lands: [{ edges: [], icons: { ...side.lands[0].icons, fruit: 0, cattle: 0, fish: 0, wood: number, stone: 0, iron: 0 } }], seas: [] }] }] }) as unknown as Components;
  expect(said(Gains, { side: 0 }, { components: icons(2) })).toMatch(/1 explorer token.*one for you/s);
  expect(said(Gains, { side: 0 }, { components: icons(1) })).toMatch(/none for you/);
  expect(said(Gains, { side: 0 }, { view: { tokens_left: 0 } })).not.toMatch(/token/);
});

test("without negotiation nobody is told when to make deals", () => {
  const props = { view: { ...view, deal: null }, components, names: String, hand: null, scene: { question: null, events: [], words: null } };
  expect(said(Negotiation, { ...props, isOff: false })).toMatch(/You can make deals/);
  expect(said(Negotiation, { ...props, isOff: true })).toMatch(/without negotiation/);
});
