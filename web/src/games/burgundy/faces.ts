// The faces of tiles, fields and goods as SVG text, drawn once each.
import { hexagon } from "../../art/hex";
import { digits, glyph } from "../../art/strokes";
import { KIND_ICON, tileOf, type Colour, type Tile } from "./content";
import { mark } from "./drawings";
import { SHIELD_POINTS } from "./generated";
import { MONASTERIES, SHIELDS, pointsAtEnd } from "./pictograms";

const GEESE_VALUE = 2; // the only animals without a number in their name

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

const EDGES = `<polygon class="edge" points="${hexagon(97)}"/><polygon class="face" points="${hexagon(88)}"/><polygon class="light" points="${hexagon(88)}"/>`;
const dark = (inside: string) => `<g class="dark">${inside}</g>`;

function monastery({ id, number }: Tile): string {
  const { icons, sign } = MONASTERIES[number - 1];
  const middle = icons.length === 2 ? icons.map((icon, i) => glyph(icon, { size: 66, x: i ? 34 : -34, y: -12 })).join("") : glyph(icons[0], { size: 88, y: -14 });
  const points = pointsAtEnd(id);
  const below = points ? `<circle class="laurel" cy="50" r="25"/>${dark(digits(points, { size: 34, y: 50 }))}` : sign && digits(sign, { size: 34, y: 52 });
  return `${middle}${below}<g class="ordinal">${digits(number, { size: 22, y: -68 }, 2.6)}</g>`;
}

function animal(tile: Tile): string {
  return `${glyph(tile.kind, { size: 104, y: -18 })}<circle class="badge" cy="52" r="28"/>${dark(digits(tile.number || GEESE_VALUE, { size: 34, y: 52 }))}`;
}

function picture(tile: Tile): string {
  if (tile.kind === "m") return monastery(tile);
  if (tile.kind === "black-tile") return `<polygon points="${hexagon(88)}" fill="#2b2622"/><g color="#f1e7d6">${glyph("purchase", { size: 80 })}</g>`;
  return tile.colour === "A" ? animal(tile) : glyph(tile.kind, { size: 122 });
}

/** The front of a tile: its kind by colour and pictogram, and the number it shows; a hexagon of radius 100. */
export function tileFace(id: number): string {
  return once(`tile ${id}`, () => EDGES + picture(tileOf(id)));
}

/** A shield: what it does, its number, and its points at the end; about as high as a hexagon of radius 100. */
export function shieldFace(shield: number): string {
  const { icons, sign } = SHIELDS[shield - 1];
  const size = icons.length === 2 ? 58 : 72;
  const middle = icons.map((icon, i) => mark(icon, { size, x: icons.length === 2 ? (i ? 33 : -33) : 0, y: -22 })).join("");
  return once(
    `shield ${shield}`,
    () =>
      `<path class="face" d="M-80-88H80V6C80 52 40 82 0 100-40 82-80 52-80 6Z"/><g class="ordinal">${digits(shield, { size: 24, y: -70 }, 2.6)}</g>` +
      `${middle}${sign && digits(sign, { size: 30, y: 28 })}<circle class="laurel" cy="66" r="22"/>${dark(digits(SHIELD_POINTS[shield], { size: 26, y: 66 }))}`,
  );
}

/** A field without a tile: what belongs there, and the number of its die. */
export function fieldFace(colour: Colour, die: number, r: number, small: boolean): string {
  return once(
    `field ${colour} ${die} ${r} ${small}`,
    () =>
      `<polygon class="field" points="${hexagon(r - 0.5)}"/><g class="kind">${glyph(KIND_ICON[colour], { size: small ? 30 : 24, y: -r * 0.45 })}</g>` +
      `<rect class="number" x="-12" y="-2" width="24" height="24" rx="5"/>${dark(digits(die, { size: 15, y: 10 }))}`,
  );
}
