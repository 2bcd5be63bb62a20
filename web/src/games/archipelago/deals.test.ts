import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answersOf, CARD, changed, changesOf, countOf, crisisResource, FLORINS, isAboutDeals, isFull, isUsedUp, lacks, LATER, marketPrices, PERMIT, PLACE, quickDeals, RAISE, rangeInWords, roomOf, TOKENS, turned, type Sides } from "./deals";
import type { Components } from "./components";
import { ACTION_PHASE, ASKED, CARDS, DEAL_ACCEPTED, DEAL_OPENED, DEAL_REFUSED, GIVEN, MOST_ASKED, ORDER_PHASE, RESOURCES, type View } from "./generated";
import type { GameEvent } from "../../protocol";
import type { HeardLine } from "../../table/state.svelte";
import { Draft, tellBeside } from "./draft.svelte";
import { reasonOf } from "./happened";

const WOOD = RESOURCES.indexOf("wood");
const FISH = RESOURCES.indexOf("fish");
const [recorded] = JSON.parse(readFileSync("fixtures/archipelago.json", "utf-8")) as { start: View }[];

/** A position to deal in: the start of a recorded game, with what the test is about. */
function position(change: (view: View) => void = () => {}): View {
  const view = structuredClone(recorded.start);
  for (const seat of view.seats) Object.assign(seat, { florins: 5, tokens: 1, cubes: [0, 0, 0, 2, 0, 0], cards: [], permits: [] });
  Object.assign(view, { phase: ACTION_PHASE, crisis: -1, orderer: -1, thefts: [] });
  change(view);
  return view;
}

test("a whole offer in the order of its terms, and a question about nothing but deals", () => {
  const sides: Sides = [{ [FLORINS]: 3, [WOOD]: 1, [LATER]: 2 }, { [TOKENS]: 1, [CARD]: CARDS.indexOf("pirate"), [PERMIT]: 1, [PLACE]: 2, [RAISE]: 4 }];
  expect(new Set(answersOf(sides))).toEqual(
    new Set(["give 3 florins", "give 1 wood", "promise florins 2", "ask 1 tokens", "ask card pirate", "ask permit", "ask promise place 2", "ask promise raise 4", "propose"]),
  );
  expect(answersOf(sides).at(-1)).toBe("propose");
  expect(answersOf([{ [FLORINS]: 3 }, { [WOOD]: 1 }], [{ [FLORINS]: 3 }, {}])).toEqual(["ask 1 wood", "propose"]); // what is named already
  expect(isAboutDeals([{ text: "done" }, { text: "offer 2" }])).toBe(true);
  expect(isAboutDeals([{ text: "pass" }, { text: "offer 2" }])).toBe(false);
  expect(isAboutDeals([{ text: "done" }])).toBe(false);
});

test("what can be given is what one has; what can be asked for is not known", () => {
  const view = position((view) => {
    view.seats[0].cards = [3, 40];
    view.wonders = [40];
  });
  expect(roomOf(view, 0, 1, GIVEN).most).toMatchObject({ [FLORINS]: 5, [TOKENS]: 1, [WOOD]: 2, [FISH]: 0 });
  expect(roomOf(view, 0, 1, GIVEN).cards).toEqual([3]);
  expect(roomOf(view, 1, 0, ASKED).most).toMatchObject({ [FLORINS]: 5, [WOOD]: MOST_ASKED, [FISH]: MOST_ASKED });
});

test("places are promised by whoever sets the order, citizens in a crisis", () => {
  const ordering = position((view) => Object.assign(view, { phase: ORDER_PHASE, orderer: 1 }));
  expect(roomOf(ordering, 1, 0, ASKED).most[PLACE]).toBe(ordering.seats.length);
  expect(roomOf(ordering, 0, 1, GIVEN).most[PLACE]).toBeUndefined();
  expect(roomOf(ordering, 0, 1, GIVEN).most[RAISE]).toBeUndefined();
  const crisis = position((view) => Object.assign(view, { phase: 4, crisis: 0 }));
  expect(roomOf(crisis, 0, 1, GIVEN).most[RAISE]).toBeGreaterThan(0);
  expect(roomOf({ ...crisis, missing: 2 }, 0, 1, GIVEN).most[RAISE]).toBeUndefined(); // abroad nobody lies down
});

test("a deal has six terms at most, and is turned round for a counter-offer", () => {
  const offer = changed(changed({}, FLORINS, 2), WOOD, 1);
  expect(changed(offer, WOOD, null)).toEqual({ [FLORINS]: 2 });
  expect(isFull([offer, {}])).toBe(false);
  expect(isFull([{ 0: 1, 1: 1, 2: 1 }, { 3: 1, 4: 1, 5: 1 }])).toBe(true);
  expect(turned({ offers: [{ [FLORINS]: 2 }, { [WOOD]: 1 }] })).toEqual([{ [WOOD]: 1 }, { [FLORINS]: 2 }]);
});

test("what a deal does to a side, and whether it can", () => {
  const view = position();
  expect(changesOf(view, 0, { [FLORINS]: 2 }, { [WOOD]: 1 })).toEqual([
    { thing: FLORINS, before: { least: 5, most: 5 }, after: { least: 3, most: 3 } },
    { thing: WOOD, before: { least: 2, most: 2 }, after: { least: 3, most: 3 } },
  ]);
  expect(lacks(view, 0, { [FLORINS]: 6 })).toBe(FLORINS);
  expect(lacks(view, 0, { [FLORINS]: 5, [WOOD]: 2 })).toBe(null);
  const robbed = position((view) => (view.thefts = [[1, 2]]));
  expect(lacks(robbed, 1, { [FISH]: 1 })).toBe(null); // it may have been stolen
  expect(lacks(robbed, 1, { [FISH]: 2 })).toBe(FISH);
  expect(changesOf(robbed, 1, { [FISH]: 1 }, {})).toEqual([{ thing: FISH, before: { least: 0, most: 1 }, after: { least: 0, most: 0 } }]);
  expect([{ least: 0, most: 1 }, { least: -2, most: -2 }].map(rangeInWords)).toEqual(["0–1", "−2"]);
});

test("common deals are those of the phase, and both sides can make them", () => {
  const backs = Object.fromEntries(CARDS.map((card) => [card, { upper: "fish feeds 3", lower: "2 wood" }]));
  const rows = (...prices: number[]) => Object.fromEntries(RESOURCES.map((name) => [name, prices.map((price) => ({ slots: 2, price, workers: 0, rebels: 0 }))]));
  const components = { backs, domestic: rows(5, 3), export: rows(4, 2) } as unknown as Components;
  const stocked = (view: View) => (view.boards = [Array(6).fill(2), Array(6).fill(0)]); // sold for 3 at home and 4 abroad, bought for 5
  const trading = quickDeals(position(stocked), components, 0, 1);
  expect(trading).toHaveLength(3);
  expect(trading.slice(0, 2)).toEqual([[{ [FLORINS]: 4 }, { [WOOD]: 1 }], [{ [WOOD]: 1 }, { [FLORINS]: 4 }]]); // no town, so no permission; at the price of the market
  expect(marketPrices(position(stocked), components, WOOD)).toEqual({ least: 4, most: 5 });
  const dear = { ...components, export: rows(7, 2) } as Components;
  expect(quickDeals(position(stocked), dear, 0, 1).some((sides) => sides.some((offer) => WOOD in offer))).toBe(false); // both do better on the markets
  const crisis = position((view) => Object.assign(view, { phase: 4, crisis: 2, missing: 2 }));
  expect(crisisResource(crisis, { backs })).toBe(WOOD);
  stocked(crisis);
  expect(quickDeals(crisis, components, 0, 1)[0]).toEqual([{ [FLORINS]: 4 }, { [WOOD]: 1 }]);
  const hunger = position((view) => Object.assign(view, { phase: 4, crisis: 2, missing: 0 }));
  expect(crisisResource(hunger, { backs })).toBe(FISH);
  const ordering = position((view) => Object.assign(view, { phase: ORDER_PHASE, orderer: 0 }));
  expect(quickDeals(ordering, components, 0, 1)[0]).toEqual([{ [PLACE]: 1 }, { [FLORINS]: 2 }]);
  expect(quickDeals(ordering, components, 0, 1, true)).toEqual([]); // a bot makes no promises
  const poor = position((view) => view.seats.forEach((seat) => Object.assign(seat, { florins: 0, cubes: [0, 0, 0, 0, 0, 0] })));
  expect(quickDeals(poor, components, 0, 1)).toEqual([]);
});

test("deals are used up in one's round, but not where there are none anyway", () => {
  expect(isUsedUp({ offers_left: 0 }, "round")).toBe(true);
  expect(isUsedUp({ offers_left: 1 }, "round")).toBe(false);
  expect(isUsedUp({ offers_left: 0 }, "purchase")).toBe(false);
  expect(isUsedUp({ offers_left: 0 })).toBe(false);
});

test("a reason belongs to the refusal it was said with", () => {
  const line = (seat: number, after: number | undefined): HeardLine => ({ name: "", seat, text: "", at: 0, remark: "too-little", numbers: [], team: false, after });
  const opened: GameEvent = [DEAL_OPENED, 0, 1, 2, 1];
  const [refused, accepted]: GameEvent[] = [[DEAL_REFUSED, 1, 0, 0, 0], [DEAL_ACCEPTED, 1, 0, 0, 0]];
  const events: GameEvent[] = [opened, refused, opened, refused];
  expect(reasonOf(refused, events, 0, [line(1, 2), line(1, 4)])).toEqual(line(1, 4));
  expect(reasonOf(refused, events, 0, [line(1, 2)])).toBe(undefined); // of the refusal before
  expect(reasonOf(refused, events, 0, [line(1, undefined)])).toBe(undefined); // nobody knows when
  expect(reasonOf(refused, events, 0, [line(2, 4)])).toBe(undefined); // somebody else
  expect(reasonOf(accepted, [opened, refused, opened, accepted], 0, [line(1, 2), line(1, 4)])).toBe(undefined);
});

test("how a deal ended is told beside the next question only", () => {
  const [draft, refused] = [new Draft(0), [DEAL_REFUSED, 1, 0, 0, 0] as GameEvent];
  tellBeside(draft, refused, 7);
  tellBeside(draft, refused, 7);
  expect(draft.told).toBe(undefined);
  tellBeside(draft, refused, 8);
  expect(draft.told).toEqual(refused);
});

test("a count is exact without thefts, and a range where one was not seen", () => {
  expect(countOf(position(), 1)).toEqual({ cubes: [0, 0, 0, 2, 0, 0].map((n) => ({ least: n, most: n })), total: 2 });
  const robbed = position((view) => (view.thefts = [[1, 2]]));
  expect(countOf(robbed, 1).cubes[WOOD]).toEqual({ least: 2, most: 3 });
  expect(countOf(robbed, 1).total).toBe(3);
  expect(countOf(robbed, 2).cubes[WOOD]).toEqual({ least: 1, most: 1 }); // there was nothing else to steal
  expect(countOf(robbed, 2).cubes[FISH]).toEqual({ least: 0, most: 0 });
  expect(countOf(robbed, 2).total).toBe(1);
  const spent = position((view) => {
    view.thefts = [[1, 2]];
    view.seats[1].cubes = [0, 0, -1, 2, 0, 0]; // so a fish was stolen
  });
  expect(countOf(spent, 1)).toEqual({ cubes: [0, 0, 0, 2, 0, 0].map((n) => ({ least: n, most: n })), total: 2 });
});
