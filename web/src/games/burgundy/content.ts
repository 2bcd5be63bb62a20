// The components as the board needs them; what is printed on them comes from the engine.
import {
  BLACK_SPACES_PER_PLAYER,
  CASTLE_OR_MINE_SPACE,
  FIELD_COLOURS,
  FIELD_DICE,
  FIRST_BLACK_SPACE,
  PRINTED_SPACES,
  TILES,
  type Colour,
  type EstateView,
  type Tile,
  type View,
} from "./generated";

export * from "./generated";

export type Counts = Record<string, number>;
export const KIND_ICON: Record<Colour, string> = { C: "castle", M: "mine", Y: "monastery", S: "ship", B: "building", A: "animal" };

const NO_TILE: Tile = { ...TILES[0], id: 0 }; // where one has just been taken away
const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));
const BY_NAME = new Map(TILES.map((tile) => [tile.name, tile]));

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

// Duchies: hexagons of 37 fields, numbered row by row.

export interface Field {
  number: number;
  die: number;
  colour: Colour;
  x: number; // in widths of a field, from the centre
  y: number; // in heights of a row
  near: number[]; // the six neighbours clockwise from the north-east; 0 where the duchy ends
}

const AROUND = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

function fieldsOf(colours: string): Field[] {
  const dice = FIELD_DICE.replaceAll("/", "");
  const places: [number, number][] = [];
  for (let r = -3; r <= 3; r++) {
    for (let q = Math.max(-3, -r - 3); q <= Math.min(3, 3 - r); q++) places.push([q, r]);
  }
  const at = new Map(places.map(([q, r], i) => [`${q},${r}`, i + 1]));
  return places.map(([q, r], i) => ({
    number: i + 1,
    die: Number(dice[i]),
    colour: colours[i] as Colour,
    x: q + r / 2,
    y: r,
    near: AROUND.map(([dq, dr]) => at.get(`${q + dq},${r + dr}`) ?? 0),
  }));
}

/** Remembers what was made for a key; a table needs only few of all the duchies there are. */
function remembered<Made>(make: (key: number) => Made): (key: number) => Made {
  const known = new Map<number, Made>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}

const COLOURS: Record<number, string> = FIELD_COLOURS;

/** The fields of a duchy; of one that is not chosen yet, none. */
export const fieldsIn = remembered((duchy) => (duchy in COLOURS ? fieldsOf(COLOURS[duchy].replaceAll("/", "")) : []));

function areaAround(fields: Field[], number: number): number[] {
  const colour = fields[number - 1].colour;
  const area = [number];
  for (const field of area) {
    for (const near of fields[field - 1].near) {
      if (near && fields[near - 1].colour === colour && !area.includes(near)) area.push(near);
    }
  }
  return area;
}

const areasIn = remembered((duchy) => fieldsIn(duchy).map(({ number }, _, fields) => areaAround(fields, number)));

/** The fields of the area in which a field lies. */
export function areaOf(duchy: number, field: number): number[] {
  return areasIn(duchy)[field - 1];
}

// The central board.

export interface Space {
  number: number;
  depot: number; // 0 is the black depot
  colour: Colour | null;
}

export function spacesInUse(depot: number, players: number, phase: number): Space[] {
  if (depot === 0) {
    return Array.from({ length: BLACK_SPACES_PER_PLAYER * players }, (_, i) => ({ number: FIRST_BLACK_SPACE + i, depot, colour: null }));
  }
  return PRINTED_SPACES.filter((space) => space.depot === depot && space.least <= players).map(({ number, colour }) => {
    const mine = number === CASTLE_OR_MINE_SPACE && players === 3 && phase % 2 === 1;
    return { number, depot, colour: mine ? "M" : colour };
  });
}

export function depotOf(space: number): number {
  return space >= FIRST_BLACK_SPACE ? 0 : PRINTED_SPACES[space].depot;
}
