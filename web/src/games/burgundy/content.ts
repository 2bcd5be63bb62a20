// The components as the board needs them; what is printed on them comes from the engine.
import "./icons";
import { CASTLE, DEPOT_OF_SPACE, DUCHIES, EXTRA_TILES, SHAPES, SPACES_IN_USE, STORAGE, TEAM_STORAGE, TILES, type Colour, type Duchy, type EstateView, type Place, type Space, type Tile, type View } from "./generated";

export * from "./generated";

export type Counts = Record<string, number>;
export const KIND_ICON: Record<Colour, string> = { C: "castle", M: "mine", Y: "monastery", S: "ship", B: "building", A: "animal", W: "inn" };

const NO_TILE: Tile = { ...TILES[0], id: 0 }; // where one has just been taken away
const ALL_TILES = [...TILES, ...EXTRA_TILES];
const BY_ID = new Map(ALL_TILES.map((tile) => [tile.id, tile]));
const BY_NAME = new Map(ALL_TILES.map((tile) => [tile.name, tile]));

export function tileOf(id: number): Tile {
  return BY_ID.get(id) ?? NO_TILE;
}

export function tileNamed(name: string): Tile | undefined {
  return BY_NAME.get(name);
}

export function isTile(id: number): boolean {
  return BY_ID.has(id);
}

/** What the player of a seat owns. */
export function estateOf(view: View, seat: number): EstateView {
  return view.estates[view.seats[seat].estate];
}

// Duchies.

export interface Field extends Place {
  colour: Colour;
  die: number;
  area: number[]; // the fields of the area in which it lies
}

const fields = new Map<number, Field[]>(); // a table needs only few of all the duchies there are
let boards: Record<number, Duchy> = DUCHIES; // those of the table that is shown

/** A board, or nothing where none is chosen yet. */
export function duchyOf(duchy: number): Duchy | undefined {
  return boards[duchy];
}

/** The boards of a box with this full name, from the server; the table is then shown with them. */
export async function useBoards(name: string | undefined): Promise<void> {
  const replaced = name && name !== "standard" ? await boardsNamed(name) : {};
  boards = { ...DUCHIES, ...replaced };
  fields.clear();
}

async function boardsNamed(name: string): Promise<Record<number, Duchy>> {
  const answer = await fetch(`/api/games/burgundy/components/${encodeURIComponent(name)}`);
  if (!answer.ok) throw new Error(`boards ${name}: ${answer.status}`);
  return answer.json();
}

/** The fields of a duchy; of one that is not chosen yet, none. */
export function fieldsIn(duchy: number): Field[] {
  const board = duchyOf(duchy);
  if (!board) return [];
  const { colours, dice, areas } = board;
  const places = board.places ?? SHAPES[board.shape!];
  const areaOf = (number: number) => areas.find((area) => area.includes(number)) ?? [];
  if (!fields.has(duchy)) fields.set(duchy, places.map((place, i) => ({ ...place, colour: colours[i] as Colour, die: Number(dice[i]), area: areaOf(place.number) })));
  return fields.get(duchy)!;
}

export function duchyNamed(name: string): number {
  return Number(Object.keys(DUCHIES).find((duchy) => DUCHIES[Number(duchy)].name === name) ?? 0);
}

export function duchyName(duchy: number): string {
  return DUCHIES[duchy]?.name ?? "";
}

/** The fields of the castles that shields lie on, with their shields. */
export function shieldedCastles({ tiles, shields }: EstateView): Map<number, number> {
  const castles = Object.keys(tiles).map(Number).filter((field) => tiles[field] === CASTLE);
  return new Map(shields.map((shield, i) => [castles[i] ?? 0, shield]));
}

// Teams.

/** The others who share the estate of a seat. */
export function partnersOf({ seats }: View, seat: number): number[] {
  return seats.flatMap(({ estate }, other) => (other !== seat && estate === seats[seat].estate ? [other] : []));
}

/** How many key spaces a player has alone, and together with partners. */
export function keySpaces(view: View): number[] {
  return view.estates.length < view.seats.length ? TEAM_STORAGE : [STORAGE, 0];
}

// The central board.

export function spacesInUse(depot: number, players: number): Space[] {
  return SPACES_IN_USE[Math.max(2, players)].filter((space) => space.depot === depot);
}

export function depotOf(space: number): number {
  return DEPOT_OF_SPACE[space];
}
