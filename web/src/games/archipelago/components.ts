// What is printed on the components of a table's set, as the server has it; and where things are in a view.
import { printedSet } from "../../lib/printed";
import "./icons";
import { AREAS, BUILDINGS, DESERT_VILLAGE, OPEN_SEA, RESOURCES, SEA_A, type RegionView } from "./generated";

export const AREA_LETTERS = "abxy"; // two lands, then two seas
export const NONE = -1;

export type Terrain = "sea" | "plain" | "mountain";
export type Icons = Record<(typeof RESOURCES)[number], number>;
export interface Area {
  edges: number[]; // directions anticlockwise from the east, as the side lies unturned
  icons: Icons;
}
export interface Side {
  edges: Terrain[];
  lands: Area[];
  seas: Area[];
  huts: number;
  volcano: boolean;
}
export interface MarketRow {
  slots: number;
  price: number;
  workers: number;
  rebels: number;
}
export interface CardRow {
  prices: number[];
  discs: number;
  florins: number;
  anyone: boolean;
  amount: number;
  medals: number;
}
export interface LabourRow {
  from: number;
  price: number;
  rebels: number;
}
export type Board = Record<(typeof RESOURCES)[number], MarketRow[]>;
export interface Components {
  format: number;
  domestic: Board;
  export: Board;
  stability: { rows: { workers: number; rebels: number }[] };
  labour: { rows: LabourRow[] };
  cards: Record<string, CardRow>;
  backs: Record<string, { upper: string; lower: string }>;
  wheel: Record<"two_to_four_players" | "five_players", { taxes: number; explorations: number }>;
  costs: Record<string, Partial<Record<string, number>>>; // by building: cubes and florins
  hexes: { sides: Side[] }[];
  start: { open_sea: Side; desert_village: Side };
}

export const componentsOf = (name: string) => printedSet<Components>("archipelago", name);

/** A side by its number in a view: hex h of the stack has the sides 2h and 2h + 1. */
export function sideOf(components: Components, number: number): Side {
  if (number === OPEN_SEA) return components.start.open_sea;
  if (number === DESERT_VILLAGE) return components.start.desert_village;
  return components.hexes[number >> 1].sides[number & 1];
}

/** The areas of a side by their numbers: lands from 0, seas from 2. */
export function areasOf(side: Side): { number: number; area: Area }[] {
  return [...side.lands.map((area, i) => ({ number: i, area })), ...side.seas.map((area, i) => ({ number: SEA_A + i, area }))];
}

/** The seats in turn order, each once; while a new order is being told, place by place, one may be missing. */
export const orderOf = (order: number[]): number[] => [...new Set(order)];

/** A unit of a view, unpacked. */
export interface Unit {
  seat: number;
  region: number;
  place: number; // an area, or AREAS + the building it is on
  icon: number; // the resource + 1 of the icon it works on; 0: none
  ship: boolean;
  engaged: boolean;
  lying: boolean;
}

export function unitOf(seat: number, packed: number): Unit {
  return {
    seat,
    region: packed >> 10,
    place: (packed >> 7) & 7,
    icon: packed & 7,
    ship: (packed & 64) !== 0,
    engaged: (packed & 8) !== 0,
    lying: (packed & 16) !== 0,
  };
}

/** The area a building is in, or for a port the sea it lies at. */
export function areaOfBuilding(region: RegionView, building: number): number {
  const site = region.buildings[building];
  return building === BUILDINGS.indexOf("port") ? SEA_A + (site >> 1) : site & 1;
}

/** Where a unit is: its area, also if it is on a building there. */
export function areaOfUnit(region: RegionView, unit: Unit): number {
  if (unit.place < AREAS) return unit.place;
  const building = unit.place - AREAS;
  return unit.ship ? areaOfBuilding(region, building) : region.buildings[building] & 1;
}

/** Who controls a building: whoever has an active unit on it, otherwise whoever controls the town. */
export function controllerOf(units: Unit[], region: number, building: number): number {
  const on = (other: number) => units.find((unit) => unit.region === region && unit.place === AREAS + other);
  const here = on(building);
  if (here && !here.lying) return here.seat;
  const town = building ? on(0) : undefined;
  return town && !town.lying ? town.seat : NONE;
}

/** How many cubes lie in which row of a market's zone: the row of the last one sets the price. */
export function rowOf(rows: MarketRow[], cubes: number): number {
  let room = 0;
  for (let row = 0; row < rows.length; row++) if (cubes <= (room += rows[row].slots)) return row;
  return rows.length - 1;
}

export function roomOf(rows: MarketRow[]): number {
  return rows.reduce((sum, { slots }) => sum + slots, 0);
}

/** What the next cube costs and what it brings; 0: there is none, or no room. */
export function pricesOf(rows: MarketRow[], cubes: number): { buy: number; sell: number } {
  return {
    buy: cubes > 0 ? rows[rowOf(rows, cubes)].price : 0,
    sell: cubes < roomOf(rows) ? rows[rowOf(rows, cubes + 1)].price : 0,
  };
}

/** What the next recruit costs; 0: there is nobody to recruit. */
export function priceOfWorker(components: Components, workers: number): number {
  const { rows } = components.labour;
  return (rows.findLast(({ from }) => from <= workers) ?? rows[0]).price;
}

/** How many discs fit on the tax zone: a circle for each player and the shared ones; format 1 counts them all together. */
export function taxCircles(components: Components, seats: number): number {
  const { taxes } = components.wheel[seats > 4 ? "five_players" : "two_to_four_players"];
  return components.format > 1 ? seats + taxes : Math.max(taxes, seats);
}
