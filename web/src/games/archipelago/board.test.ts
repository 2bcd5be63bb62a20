import { describe, expect, test } from "vitest";
import type { Area, Components, Side, Terrain, Unit } from "./components";
import { areasOf, controllerOf, roomOf, rowOf, sideOf, unitOf } from "./components";
import { corner, extent, middle, ridges, run, shapesOf } from "./map";
import { answersAt, layingOf, placesIn, spotsOf, spotsOfEvent } from "./places";

const CENTRE = 32 * 64 + 32;
const NO_ICONS = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };
const area = (...edges: number[]): Area => ({ edges, icons: NO_ICONS });
const side = (edges: Terrain[], lands: Area[], seas: Area[]): Side => ({ edges, lands, seas, huts: 1, volcano: false });
const COAST = side(["sea", "sea", "plain", "mountain", "plain", "plain"], [area(2, 3, 4, 5)], [area(0, 1)]);
const STRAIT = side(["sea", "plain", "plain", "sea", "plain", "sea"], [area(1, 2), area(4)], [area(0, 3, 5)]);
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
    expect(spotsOf("move ship 1x 2-port", spots)).toEqual([spots[1], spots[2]]);
    expect(spotsOf("build town 1a token wood stone", spots)).toEqual([spots[1]]);
    expect(spotsOf("card barbarian 2", spots)).toEqual([spots[2]]);
    expect(spotsOf("bid 3", spots)).toEqual([]);
    expect(spotsOf("order 3 1 2", spots)).toEqual([]);
    expect(placesIn("raise 2 of 3 at 1a")).toEqual(["region 1"]);
  });
  test("where a hex is laid is beside the region it names", () => {
    expect(layingOf("lay 12b 1 north-east r2 with 1a", spots)).toEqual({ side: 23, rotation: 2, spot: spots[1] + 63 });
    expect(spotsOf("lay 12b 1 north-east r2 with 1a", spots)).toEqual([spots[1] + 63]);
  });
  test("the answers at a place", () => {
    const answers = ["work 1a", "work 2a", "done"].map((text) => ({ text }));
    expect(answersAt(answers, spots[1], spots)).toEqual([answers[0]]);
  });
  test("of events", () => {
    expect(spotsOfEvent([13, 0, 5, 1, CENTRE + 63], spots)).toEqual([CENTRE + 63]);
    expect(spotsOfEvent([15, 0, 0, (2 << 10) | 1, 0], spots)).toEqual([spots[2]]);
    expect(spotsOfEvent([34, 0, 1, 0, 0], spots)).toEqual([]);
  });
});
