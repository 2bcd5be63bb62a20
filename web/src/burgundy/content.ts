// What is printed on the components: tiles, fields of the duchies, spaces of the central board.

export const COLOURS = "CMYSBA"; // castle, mine, monastery, ship, building, animal
export type Colour = "C" | "M" | "Y" | "S" | "B" | "A";
export const KIND_ICON: Record<Colour, string> = { C: "castle", M: "mine", Y: "monastery", S: "ship", B: "building", A: "animal" };

export const CASTLE = 1;
export const TILE_KINDS = 60; // in the supply, tiles with black backs are numbered from here
export const FIRST_BLACK_SPACE = 24;
export const SPACES = 32;
export const BRIDGE_SPACES = 7;
export const PHASES = "ABCDE";
export const ROUNDS = 5;
export const STORAGE = 3;
export const GOODS_SPACES = 3;

const MONASTERY = 30;
const SPECIES = ["cow", "sheep", "pig", "goat"];
const BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding-house", "bank", "town-hall", "watchtower"];

export interface Tile {
  id: number;
  name: string; // as in notation: cow4
  kind: string; // the part of message keys: cow, m, bank
  number: number; // 4 of cow4; 0 where there is none
  colour: Colour;
}

function row(id: number, kind: string, number: number, colour: Colour): Tile {
  return { id, kind, number, colour, name: number ? `${kind}${number}` : kind };
}

export const TILES: Tile[] = [
  row(1, "castle", 0, "C"),
  row(2, "mine", 0, "M"),
  row(3, "ship", 0, "S"),
  ...SPECIES.flatMap((species, i) => [2, 3, 4].map((n) => row(4 + 3 * i + n - 2, species, n, "A"))),
  ...BUILDINGS.map((building, i) => row(17 + i, building, 0, "B")),
  ...Array.from({ length: 26 }, (_, i) => row(MONASTERY + i + 1, "m", i + 1, "Y")),
];

const NO_TILE = row(0, "castle", 0, "C"); // where one has just been taken away
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

// Duchies: 37 fields, numbered row by row.

const NUMBERS = "6543/21654/543123/6126541/254312/61256/3413";
const COLOUR_ROWS: Record<number, string> = {
  1: "ACCY/AACYB/AABYBB/SSSCSSS/BBMBBA/BMYBB/MYYB",
  2: "YYYC/BBSAM/MBBSAS/CBSCYBS/YSBAYB/BBABM/AABC",
  3: "AAAA/SSCSS/BMYYSB/BBYCYBB/BBYYBB/CAMMC/BASB",
  4: "CABS/AABSS/BBBSCM/AAAYYMS/BCYBBB/BMBYY/SBYC",
  5: "ABBS/AABMM/BCYSSS/BBAYCBB/YCAYSB/BABCS/YYBM",
  6: "YYCS/YBBSB/AAMSBB/YBBCSBB/YBBMSB/YMAAS/CAAC",
  7: "YCCS/YAAAS/SMBBMA/SYBBBAB/BYBBAB/BSMYB/SCCY",
  8: "BBSB/SCYCB/BYMYYS/BAYMAYB/SAAAMB/BCACS/BSBB",
  9: "BBCY/BBAAS/BBAASS/CYYMSCY/SSYMBA/YBBBA/MCBB",
  10: "SBAC/ASBAB/AAABYB/BBBBBYC/YYMYMS/BBMYS/CSSC",
};

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
  const dice = NUMBERS.replaceAll("/", "");
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

export const DUCHIES: Record<number, Field[]> = Object.fromEntries(
  Object.entries(COLOUR_ROWS).map(([number, rows]) => [number, fieldsOf(rows.replaceAll("/", ""))]),
);

// The central board: colour of each space and the smallest number of players that uses it.

const DEPOT_ROWS = ["Y3 B2 S2 A4", "Y2 B3 C2 B4", "A2 S3 B2 Y4", "M4 S2 B2 A3", "B3 M2 B4 Y2", "C3 B2 S4 A2"];
const CASTLE_OR_MINE = 20; // with three players a mine in phases B and D

export interface Space {
  number: number;
  depot: number; // 0 is the black depot
  colour: Colour | null;
}

export function spacesInUse(depot: number, players: number, phase: number): Space[] {
  if (depot === 0) {
    return Array.from({ length: 2 * players }, (_, i) => ({ number: FIRST_BLACK_SPACE + i, depot, colour: null }));
  }
  return DEPOT_ROWS[depot - 1]
    .split(" ")
    .map((space, i) => ({ number: (depot - 1) * 4 + i, colour: space[0] as Colour, least: Number(space[1]), depot }))
    .filter((space) => space.least <= players)
    .map(({ number, colour }) => {
      const mine = number === CASTLE_OR_MINE && players === 3 && phase % 2 === 1;
      return { number, depot, colour: mine ? "M" : colour };
    });
}

export function depotOf(space: number): number {
  return space >= FIRST_BLACK_SPACE ? 0 : Math.floor(space / 4) + 1;
}

export const AREA_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36];
export const PHASE_POINTS = [10, 8, 6, 4, 2];
export const BONUS_POINTS: Record<number, [number, number]> = { 2: [5, 2], 3: [6, 3], 4: [7, 4] };

/** The fields of the area in which a field lies. */
export function areaOf(fields: Field[], number: number): number[] {
  const colour = fields[number - 1].colour;
  const area = [number];
  for (const field of area) {
    for (const near of fields[field - 1].near) {
      if (near && fields[near - 1].colour === colour && !area.includes(near)) area.push(near);
    }
  }
  return area;
}
