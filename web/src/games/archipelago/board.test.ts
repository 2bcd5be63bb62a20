import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Area, Components, Side, Terrain, Unit } from "./components";
import { NONE, areasOf, controllerOf, roomOf, rowOf, sideOf, unitOf } from "./components";
import {
  ACTIONS,
  BID_REVEALED,
  BOARD_I,
  CARDS,
  CRISIS_OPENED,
  CUBES_GAINED,
  CUBES_PAID,
  DISCS_RETURNED,
  DISCS_USED,
  EVENT_CAUSE,
  MARKET_DRAWN,
  MISSING_CUBES,
  PHASE_OPENED,
  QUESTIONS,
  REBELLION_MOVED,
  STRIKERS,
  UNIT_CHANGED,
  WINDOW_OPENED,
  WORKERS_MOVED,
  type View,
} from "./generated";
import { icons } from "../../art/icons";
import { pictogramOf } from "./pictograms";
import { forecastOf, helpedBy } from "./forecast";
import { known } from "./prompts/prompts.svelte";
import { CORNERS, between, corner, extent, freest, middle, ridges, run, shapesOf } from "./map";
import { targetsOf, wanted } from "./answers";
import { aidIn, biddersIn, bidsIn, discsIn, lateIn } from "./happened";
import { layingOf, placesIn, sideNumber, spotsOfEvent } from "./places";

const CENTRE = 32 * 64 + 32;
const NO_ICONS = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
const area = (...edges: number[]): Area => ({ edges, icons: NO_ICONS });
const side = (edges: Terrain[], lands: Area[], seas: Area[]): Side => ({ edges, lands, seas, huts: 1, volcano: false });
const COAST = side(["sea", "sea", "plain", "mountain", "plain", "plain"], [area(2, 3, 4, 5)], [area(0, 1)]);
const STRAIT = side(["sea", "plain", "plain", "sea", "plain", "sea"], [area(1, 2), area(4)], [area(0, 3, 5)]);
const ISTHMUS = side(["sea", "sea", "plain", "sea", "sea", "plain"], [area(2, 5)], [area(0, 1), area(3, 4)]);
const ISLANDLESS = side(Array<Terrain>(6).fill("sea"), [], [area(0, 1, 2, 3, 4, 5)]);

describe("the map", () => {
  test("neighbours to the east and the north-east touch", () => {
    const [here, east, northEast] = [CENTRE, CENTRE + 64, CENTRE + 63].map(middle);
    expect(here).toEqual({ x: 0, y: 0 });
    expect(east.y).toBe(0);
    expect(east.x).toBeCloseTo(2 * Math.abs(corner(0).x), 6);
    expect([northEast.x * 2, northEast.y]).toEqual([east.x, -150]);
  });
  test("an area begins where the one before it ends, also across the east", () => {
    expect(run([0, 1, 5], 0)).toEqual([5, 0, 1]);
    expect(run([0, 1], 5)).toEqual([5, 0]);
  });
  test("a coast is cut out of the land, two lands are cut out of the sea between them", () => {
    expect(shapesOf(COAST, 0).map(({ area, sea }) => [area, sea])).toEqual([[0, false], [2, true]]);
    expect(shapesOf(STRAIT, 0).map(({ area, sea }) => [area, sea])).toEqual([[2, true], [0, false], [1, false]]);
    for (const { border } of shapesOf(STRAIT, 0)) expect(border).toMatch(/^M[^M]*Z$/); // one closed line
    expect(shapesOf(COAST, 0)[0].border).not.toBe(shapesOf(COAST, 0)[0].path); // the land ends at its shore
    expect(shapesOf(ISLANDLESS, 3)).toMatchObject([{ area: 2, sea: true, anchor: { x: 0, y: 0 } }]);
  });
  test("what lies in the sea is on the side of its edges, what lies on land on the other", () => {
    const [land, sea] = shapesOf(COAST, 0);
    expect(sea.anchor.x).toBeGreaterThan(0);
    expect(land.anchor.x).toBeLessThan(0);
    expect(shapesOf(COAST, 3)[1].anchor.x).toBeLessThan(0);
  });
  test("mountains turn with the hex", () => {
    expect(ridges(COAST, 0)).toEqual([3]);
    expect(ridges(COAST, 4)).toEqual([1]);
  });
  test("a convoy goes from ship to ship, the shortest way", () => {
    const spots = [0, 64, 128, 192, 63].map((step) => 32 * 64 + 32 + step); // four in a row, and one above the first two
    expect(between(spots, 0, 3, new Set([1, 2]))).toEqual([1, 2]);
    expect(between(spots, 0, 3, new Set([2, 4]))).toEqual([]); // there is a gap
    expect(between(spots, 4, 1, new Set())).toEqual([]); // they touch
  });
  test("the number of a region is where nothing else lies, and so is the letter of an area", () => {
    expect(freest(CORNERS, [{ x: 0, y: 30 }])).toEqual(freest(CORNERS, [])); // the top
    expect(freest(CORNERS, [])).toMatchObject({ y: -80 });
    expect(freest(CORNERS, [{ x: 0, y: -60 }]).y).toBeGreaterThan(-80);
    const [, north, { rim, anchor }] = shapesOf(STRAIT, 2);
    expect(north.rim.length).toBeGreaterThan(rim.length); // of two edges, of one
    const letter = freest(rim, [anchor]);
    expect(letter.x).toBeCloseTo(rim[0].x); // as far out as the middle of the edge
    expect(Math.abs(letter.y)).toBeGreaterThan(10);
  });
  test("things have the room of their area, across and upright", () => {
    const [, north] = shapesOf(STRAIT, 0); // two edges
    const [, , east] = shapesOf(STRAIT, 2); // one
    expect(north.room.width).toBeGreaterThan(north.room.height);
    expect(east.room.height).toBeGreaterThan(east.room.width);
    const [[coast], [isthmus]] = [shapesOf(COAST, 0), shapesOf(ISTHMUS, 0)];
    expect(isthmus.room.height).toBeLessThan(coast.room.height); // between two seas
  });
  test("the whole map is in sight", () => {
    const { x, width, height } = extent([CENTRE, CENTRE + 64]);
    expect(x).toBeLessThan(corner(2).x);
    expect(width).toBeGreaterThan(height);
  });
});

describe("components", () => {
  test("sides of the stack come in pairs, then the two of the start hex", () => {
    const start = { open_sea: ISLANDLESS, desert_village: COAST };
    const components = { hexes: [{ sides: [COAST, STRAIT] }], start } as unknown as Components;
    expect([0, 1, 48, 49].map((number) => sideOf(components, number))).toEqual([COAST, STRAIT, ISLANDLESS, COAST]);
    expect(areasOf(STRAIT).map(({ number }) => number)).toEqual([0, 1, 2]);
  });
  test("a unit is unpacked as it was packed", () => {
    expect(unitOf(2, (3 << 10) | (4 << 7) | 8)).toEqual({ seat: 2, region: 3, place: 4, icon: 0, ship: false, engaged: true, lying: false });
    expect(unitOf(0, (1 << 10) | (2 << 7) | 64 | 16 | 3)).toMatchObject({ place: 2, ship: true, lying: true, icon: 3 });
  });
  test("an active unit controls its building, the town the others, a striker nothing", () => {
    const on = (seat: number, building: number, lying = false): Unit => ({ seat, region: 1, place: 4 + building, icon: 0, ship: false, engaged: true, lying });
    expect(controllerOf([on(0, 0), on(1, 1)], 1, 1)).toBe(1);
    expect(controllerOf([on(0, 0)], 1, 1)).toBe(0);
    expect(controllerOf([on(0, 0, true)], 1, 1)).toBe(-1);
    expect(controllerOf([on(0, 1)], 1, 0)).toBe(-1);
  });
  test("the row of the last cube sets the price", () => {
    const rows = [3, 3, 2].map((slots, i) => ({ slots, price: 6 - i, workers: 0, rebels: 0 }));
    expect([1, 3, 4, 6, 7, 8].map((cubes) => rowOf(rows, cubes))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(roomOf(rows)).toBe(8);
  });
});

describe("places", () => {
  const spots = [CENTRE, CENTRE + 64, CENTRE - 1];
  test("of answers, in their notation", () => {
    expect(placesIn("raise 2 of 3 at 1a")).toEqual(["region 1", "1a"]);
    expect(placesIn("build ship 2a y")).toEqual(["region 2", "2a", "2y"]); // where it will lie, too
    expect(placesIn("build port 12-town bx token fish")).toEqual(["region 12", "12-town", "12b", "12x"]);
    expect(placesIn("build town 2a token wood")).toEqual(["region 2", "2a"]);
    expect(sideNumber("12b")).toBe(23);
  });
  test("where a hex is laid is beside the region it names", () => {
    expect(layingOf("lay 12b 1 north-east r2 with 1a", spots)).toEqual({ side: 23, rotation: 2, spot: spots[1] + 63 });
    expect(targetsOf("lay 12b 1 north-east r2 with 1a", spots)).toEqual(["side 12b", `hex ${spots[1] + 63}`]);
  });
  test("of events", () => {
    expect(spotsOfEvent([13, 0, 5, 1, CENTRE + 63], spots)).toEqual([CENTRE + 63]);
    expect(spotsOfEvent([15, 0, 0, (2 << 10) | 1, 0], spots)).toEqual([spots[2]]);
    expect(spotsOfEvent([34, 0, 1, 0, 0], spots)).toEqual([]);
  });
});

describe("answers", () => {
  test.each([
    ["land 3a", ["3a"]],
    ["move ship 1x 2-port", ["1x", ">2-port"]],
    ["move 1a 2b", ["1a", ">2b"]],
    ["raise 2 of 3 at 1a", ["1a"]],
    ["expel 3-town across", ["3-town"]],
    ["harvest wood", ["zone harvesting wood"]],
    ["taxes", ["zone taxing"]],
    ["build port 1a x token fish", ["zone building", "work port", "1a"]],
    ["buy wood domestic", ["zone buying", "buy wood domestic"]],
    ["sell wood export token", ["zone buying", "sell wood export"]],
    ["shift wood from export", ["shift wood export"]],
    ["buy 3 turn 5", ["slot 3", "turn 5"]],
    ["turn 1 2", ["turn 1", "turn 2"]],
    ["card barbarian 4", ["card barbarian", "region 4"]],
    ["card assassin king of 2", ["card assassin", "card king"]],
    ["card gifts-of-the-clergy 2 token cattle", ["card gifts-of-the-clergy"]],
    ["wonder pyramid 3a token stone", ["card pyramid", "3a"]],
    ["bid 3", []],
    ["done", []],
  ])("what is clicked for %s", (text, targets) => expect(targetsOf(text, [])).toEqual(targets));

  const units = [(2 << 10) | 8, (3 << 10) | (1 << 7), (4 << 10) | (2 << 7) | 64, (5 << 10) | (6 << 7) | 64]; // one works, two are ships, the second on a port
  const view = { seat: 1, seats: [{ cards: [30, 11] }, { cards: [], units }] } as unknown as View;
  test.each([
    ["recruit", "3a", [], ["land 3a"]],
    ["migrate", ">4x", ["3x"], ["move ship 3x 4x"]],
    ["migrate", "3a", [], ["move 3a 3a"]],
    ["round", "zone harvesting wood", [], ["harvest wood"]],
    ["round", "zone exploring", [], ["explore"]],
    ["round", "zone building", [], ["build town 3b", "build market 3b", "build port 3b x", "build temple 3b", "build ship 3b x"]],
    ["migrate", "5-port", [], ["move ship 5-port 5-port"]],
    ["migrate", ">4x", ["5-port"], ["move ship 5-port 4x"]],
    ["migrate", "3-port", [], ["move 3-port 3-port"]],
    ["round", "card spy", [], ["card spy 1"]],
    ["round", "card assassin", [], ["card assassin king of 1"]],
    ["round", "card barbarian", [], ["card barbarian 3"]],
    ["round", "card gifts-of-the-clergy", [], ["card gifts-of-the-clergy 1"]],
    ["round", "card pirate", [], ["card pirate"]],
    ["round", "2-port", [], ["use 2-port"]],
    ["trades", "buy wood domestic", [], ["buy wood domestic"]],
    ["bid", "3a", [], []],
  ])("what was wanted: asked %s, clicked %s", (kind, target, picked, texts) => expect(wanted(kind, target, picked, view)).toEqual(texts));
});

describe("what events tell", () => {
  test("who paid for the turn order, in both biddings of this turn", () => {
    const bids = bidsIn([[BID_REVEALED, 0, 9, 0, 0], [PHASE_OPENED, -1, 2, 0, 0], [BID_REVEALED, 0, 3, 0, 0], [BID_REVEALED, 1, 3, 0, 0], [BID_REVEALED, 1, 1, 0, 0]]);
    expect([...bids]).toEqual([[0, 3], [1, 4]]);
  });
  test("who bids again after a tie: those with the highest totals", () => {
    const phase: [number, number, number, number, number] = [PHASE_OPENED, -1, 2, 0, 0];
    expect(biddersIn([[BID_REVEALED, 0, 9, 0, 0], phase], [2, 0, 1])).toEqual([2, 0, 1]);
    expect(biddersIn([phase, [BID_REVEALED, 0, 3, 3, 0], [BID_REVEALED, 1, 6, 0, 0], [BID_REVEALED, 2, 3, 0, 0]], [2, 0, 1])).toEqual([0, 1]);
  });
  test("who helped in the crisis at hand", () => {
    const aid = aidIn([[CUBES_PAID, 0, 1, 5, 0], [CRISIS_OPENED, -1, 0, 0, 0], [MARKET_DRAWN, -1, 0, 4, 0], [CUBES_PAID, 0, 4, 2, 0], [UNIT_CHANGED, 0, 1040, 1024, 0], [UNIT_CHANGED, 0, 1024, 1040, 0]]);
    expect([[...aid.cubes], [...aid.tokens], aid.raised]).toEqual([[[-1, 1], [0, 2]], [], 1]);
  });
  test("whose discs lie on the wheel in this turn", () => {
    const discs = discsIn([[DISCS_USED, 0, 1, 15, 0], [DISCS_RETURNED, -1, 0, 0, 0], [DISCS_USED, 1, 1, 17, 0], [DISCS_USED, 2, 1, 50, 0]]);
    expect([...discs]).toEqual([["buying", [1]]]);
    const harvests = discsIn([[DISCS_USED, 0, 1, 14, 0], [CUBES_GAINED, 0, 2, 1, 0], [CUBES_GAINED, 0, 2, 1, 0], [DISCS_USED, 1, 2, 14, 0], [CUBES_GAINED, 1, 5, 2, 0]]);
    expect([...harvests]).toEqual([["harvesting fish", [0]], ["harvesting iron", [1, 1]]]);
  });
  test("what phases 3 and 4 will do", () => {
    const forecast = forecastOf({ rebellion: 3, workers: 2, population: 6 } as View, [
      [PHASE_OPENED, -1, 3, 0, 0],
      [WORKERS_MOVED, -1, 2, BOARD_I, 0],
      [REBELLION_MOVED, -1, 1, BOARD_I, 0],
      [PHASE_OPENED, -1, 4, 0, 0],
      [REBELLION_MOVED, -1, 3, STRIKERS, 0],
    ]);
    expect(forecast).toMatchObject({ rebellion: 7, workers: 4 });
    expect(forecast.phases.map(({ key, rebels, lines }) => [key, rebels, lines.map(({ cause }) => cause)])).toEqual([["phase-3", 1, ["board-i"]], ["phase-4", 3, ["strikers"]]]);
  });
  test("how much of a crisis the market averts, and how much everyone together", () => {
    const view = (fish: number, cubes: number, tokens: number) =>
      ({ rebellion: 3, workers: 0, population: 6, crisis: NONE, top: CARDS.indexOf("pirate"), regions: [{ buildings: {} }], boards: [[0, 0, fish, 0, 0, 0], [0, 0, 9, 0, 0, 0]], seats: [{ cubes: [0, 0, cubes, 0, 0, 0], tokens }] }) as unknown as View;
    const helped = (seen: View, cause: number) =>
      helpedBy(forecastOf(seen, [[PHASE_OPENED, -1, 4, 0, 0], [REBELLION_MOVED, -1, 7, cause, 0]]), seen, { backs: { pirate: { upper: "fish feeds 2", lower: "red 3 iron" } } }, []);
    expect(helped(view(0, 0, 0), STRIKERS)).toEqual({ free: 10, all: 10 });
    expect(helped(view(1, 1, 1), STRIKERS)).toEqual({ free: 8, all: 4 });
    expect(helped(view(4, 0, 0), STRIKERS)).toEqual({ free: 3, all: 3 });
    expect(helped(view(4, 0, 1), MISSING_CUBES)).toEqual({ free: 10, all: 9 });
  });
  describe("help", () => {
    const [TOWN, TEMPLE] = [0, 3];
    const on = (seat: number, region: number, place = 0, lying = false): Unit => ({ seat, region, place, icon: 0, ship: false, engaged: false, lying });
    const islands = (changes: Partial<View> = {}) =>
      ({ rebellion: 2, workers: 0, population: 12, crisis: NONE, top: 0, regions: [], boards: [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], seats: [{ cubes: [0, 0, 0, 0, 0, 0], tokens: 0 }], ...changes }) as unknown as View;
    const helped = (view: View, moves: [number, number][], back: { upper: string; lower: string }, units: Unit[] = [], late: number[] = []) =>
      helpedBy(forecastOf(view, [[PHASE_OPENED, -1, 4, 0, 0], ...moves.map(([steps, cause]): [number, number, number, number, number] => [REBELLION_MOVED, -1, steps, cause, 0])]), view, { backs: { [CARDS[0]]: back } }, units, late);

    test("nothing is given twice, if both zones want it", () => {
      const both = { upper: "fruit feeds 4", lower: "2 fruit" };
      const [strikers, missing]: [number, number][] = [[4, STRIKERS], [2, MISSING_CUBES]];
      const having = (cubes: number, tokens: number) => islands({ seats: [{ cubes: [cubes, 0, 0, 0, 0, 0], tokens }] } as never);
      expect(helped(having(2, 0), [strikers, missing], both)).toEqual({ free: 8, all: 3 });
      expect(helped(having(0, 2), [strikers, missing], both)).toEqual({ free: 8, all: 3 });
      expect(helped(having(1, 2), [strikers, missing], both)).toEqual({ free: 8, all: 2 });
    });
    test("what the lower zone does is added, if only help brings the islands so far", () => {
      const fish = (number: number) => islands({ boards: [[0, 0, number, 0, 0, 0], [0, 0, 0, 0, 0, 0]], regions: [{ buildings: { [TOWN]: 0 } }] } as never);
      const lost: [number, number][] = [[11, STRIKERS]]; // 2 + 11 is more than 12
      expect(helped(fish(2), lost, { upper: "fish feeds 4", lower: "3 iron" }).free).toBe(8);
      expect(helped(fish(2), lost, { upper: "fish feeds 4", lower: "red 3 iron" }).free).toBe(5);
      expect(helped(fish(2), lost, { upper: "fish feeds 4", lower: "rebels +2 per town" }).free).toBe(7);
      expect(helped(fish(0), lost, { upper: "fish feeds 4", lower: "3 iron" }).free).toBe(13);
    });
    test("the rebellion is never below 0", () => {
      const calm = islands({ boards: [[0, 0, 9, 0, 0, 0], [0, 0, 0, 0, 0, 0]] });
      expect(helped(calm, [[5, STRIKERS], [-6, EVENT_CAUSE]], { upper: "fish feeds 5", lower: "rebels -2 per temple" }).free).toBe(0);
    });
    test("a temple helps at once with a citizen on it, through the town only after somebody was raised there", () => {
      const temple = { regions: [{ buildings: { [TOWN]: 0, [TEMPLE]: 0 } }] } as never;
      const fish = { upper: "fish feeds 2", lower: "red 3 iron" };
      const six: [number, number][] = [[6, STRIKERS]];
      const three = [on(0, 0), on(1, 0), on(1, 0, 4 + TOWN)];
      expect(helped(islands(temple), six, fish, [...three, on(0, 0, 4 + TEMPLE)]).free).toBe(5);
      expect(helped(islands(temple), six, fish, three).free).toBe(8);
      expect(helped(islands({ ...(temple as object), boards: [[0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0]] }), six, fish, three).free).toBe(4);
    });
    test("in the middle of a crisis a temple raises only who is lying, and only in its chance", () => {
      const now = islands({ crisis: 0, regions: [{ buildings: { [TEMPLE]: 0 } }] } as never);
      const units = [on(0, 0), on(1, 0, 1, true), on(0, 0, 4 + TEMPLE)];
      expect(helped(now, [[3, STRIKERS]], { upper: "fish feeds 2", lower: "red 3 iron" }, units).free).toBe(4);
      expect(helped(now, [[3, STRIKERS]], { upper: "fish feeds 2", lower: "red 3 iron" }, units, [0]).free).toBe(5);
    });
    test("whose chance is over", () => {
      const opened: [number, number, number, number, number] = [CRISIS_OPENED, -1, 0, 0, 0];
      expect(lateIn([[WINDOW_OPENED, 2, 2, 0, 0], opened], [2, 0, 1])).toEqual([]);
      expect(lateIn([opened, [WINDOW_OPENED, 2, 2, 0, 0], [WINDOW_OPENED, 0, 2, 0, 0]], [2, 0, 1])).toEqual([2]);
    });
  });
});

test("every card and every zone of the wheel has a picture", () => {
  for (const name of [...CARDS, ...Object.values(ACTIONS).filter((zone) => !["harvesting", "selling"].includes(zone))]) expect(icons[pictogramOf(name)]).toBeTruthy();
});

test("every icon that is named exists", () => {
  const files = readdirSync("src/games/archipelago", { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".svelte"));
  const named = files.flatMap((file) => [...readFileSync(`src/games/archipelago/${file}`, "utf-8").matchAll(/icon: "([\w-]+)"|<(?:Icon|Glyph) name="([\w-]+)"/g)].map(([, tab, drawn]) => tab ?? drawn));
  expect(named).toContain("spyglass");
  expect(named.filter((name) => !icons[name])).toEqual([]);
});

test("every question has a prompt, and those a game does not begin with are fetched", async () => {
  expect(known.prompts.bid).toBeUndefined();
  await known.fetchOthers();
  expect(Object.keys(known.prompts).sort()).toEqual([...QUESTIONS].sort());
  for (const prompt of Object.values(known.prompts)) expect(prompt).toBeTypeOf("function");
});
