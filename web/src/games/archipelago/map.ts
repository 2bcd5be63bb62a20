// Where hexes lie, and the outlines of the land and the sea on them. Hexes stand on a point; y goes down.
import { AREA_LETTERS, areaOfBuilding, type Side } from "./components";
import { BUILDINGS, type RegionView } from "./generated";

export const R = 100; // from the middle of a hex to a corner
const WIDE = Math.sqrt(3) * R;
const APOTHEM = WIDE / 2;
const EDGES = 6;
// How far from the middle a shore comes, towards the edges it lies at, by the number of these edges.
const SHORE = [0, 0.44, 0.24, 0.02, -0.24, -0.46];

const ROUND = 0.92; // of the length of a round area and its width, what things in rows can use
const OPPOSITE = -0.6; // the cosine between areas that lie opposite each other
const LEAST_DEEP = 0.8 * R; // of what is left
const LEAST = 3.6 * R; // what is seen of the map
const FAR = 36; // from a corner, what does not disturb there
const [RIM_STEP, RIM_ENDS] = [6, 4]; // degrees between the places for a letter, and from there to the ends of its area

export interface Point {
  x: number;
  y: number;
}

/** The middle of a spot of a view: (q + 32) * 64 + r + 32. */
export function middle(spot: number): Point {
  const [q, r] = [(spot >> 6) - 32, (spot & 63) - 32];
  return { x: WIDE * (q + r / 2), y: 1.5 * R * r };
}

const onCircle = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
};

/** The corner where an edge begins; edges and corners go anticlockwise from the east. */
export const corner = (edge: number): Point => onCircle(60 * edge - 30, R);
export const middleOfEdge = (edge: number): Point => onCircle(60 * edge, APOTHEM);

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const HEXAGON = `M${[0, 1, 2, 3, 4, 5].map((edge) => at(corner(edge))).join("L")}Z`;

/** The edges of an area as they lie, one after another; an area around the whole hex begins anywhere. */
export function run(edges: number[], rotation: number): number[] {
  const turned = edges.map((edge) => (edge + rotation) % EDGES);
  const first = turned.find((edge) => !turned.includes((edge + EDGES - 1) % EDGES)) ?? turned[0];
  return turned.map((_, i) => (first + i) % EDGES);
}

/** The line between an area at these edges and the rest of the hex, from the end of the last edge to the first corner; or back. */
export function shore(edges: number[], back = false): string {
  const [start, end] = [corner(edges[0]), corner(edges[0] + edges.length)];
  const towards = 60 * (edges[0] + (edges.length - 1) / 2);
  const inner = onCircle(towards, SHORE[edges.length] * R);
  const along = onCircle(towards + 90, (0.2 + 0.05 * edges.length) * R);
  const inwards = ({ x, y }: Point): Point => ({ x: x * 0.66, y: y * 0.66 });
  const [after, before] = [at({ x: inner.x + along.x, y: inner.y + along.y }), at({ x: inner.x - along.x, y: inner.y - along.y })];
  return back
    ? `C${at(inwards(start))} ${before} ${at(inner)}C${after} ${at(inwards(end))} ${at(end)}`
    : `C${at(inwards(end))} ${after} ${at(inner)}C${before} ${at(inwards(start))} ${at(start)}`;
}

/** What is left of a hex when areas at these edges are cut out, as a closed shape. */
function rest(cuts: number[][]): string {
  const first = cuts[0]?.[0] ?? 0;
  let path = `M${at(corner(first))}`;
  for (let edge = first; edge < first + EDGES; ) {
    const cut = cuts.find((edges) => edges[0] === edge % EDGES);
    path += cut ? shore(cut, true) : `L${at(corner(edge + 1))}`;
    edge += cut?.length ?? 1;
  }
  return `${path}Z`;
}

/** An area at these edges as a closed shape. */
export function outline(edges: number[]): string {
  const corners = [...edges, edges[edges.length - 1] + 1].map((edge) => at(corner(edge)));
  return `M${corners.join("L")}${shore(edges)}Z`;
}

export interface Shape {
  area: number; // as in components.ts
  sea: boolean;
  path: string; // what is painted
  border: string; // its own outline, without what is cut out of it
  shore: string; // the line it shares with the other areas; none if it covers the hex
  anchor: Point; // the middle of where its things lie
  room: Size; // that they have there
  rim: Point[]; // where its letter can be: along the border of the hex; none if it covers the hex
}

export interface Size {
  width: number;
  height: number;
}

/** Land and sea of a side as it lies: first what covers the hex, then what is cut out of it. */
export function shapesOf(side: Side, rotation: number): Shape[] {
  const lands = side.lands.map(({ edges }, i) => ({ area: i, sea: false, edges: run(edges, rotation) }));
  const seas = side.seas.map(({ edges }, i) => ({ area: 2 + i, sea: true, edges: run(edges, rotation) }));
  const [[ground], cut] = lands.length === 1 ? [lands, seas] : [seas, lands];
  return [
    { area: ground.area, sea: ground.sea, path: HEXAGON, border: rest(cut.map(({ edges }) => edges)), shore: "", rim: [], ...left(cut.map(({ edges }) => edges)) },
    ...cut.map(({ area, sea, edges }) => ({
      area,
      sea,
      path: outline(edges),
      border: outline(edges),
      shore: `M${at(corner(edges[0] + edges.length))}${shore(edges)}`,
      rim: rim(edges),
      ...within(edges),
    })),
  ];
}

/** Where the things of a place lie, from the middle of its hex: 3a, 3-town. */
export function anchorOf(side: Side, region: RegionView, place: string): Point {
  const letter = AREA_LETTERS.indexOf(place.at(-1) ?? "");
  const building = BUILDINGS.findIndex((name) => place.endsWith(`-${name}`));
  const area = building < 0 ? letter : areaOfBuilding(region, building);
  return shapesOf(side, region.rotation).find((shape) => shape.area === area)?.anchor ?? { x: 0, y: 0 };
}

type Place = Pick<Shape, "anchor" | "room">;

/** What is upright or across of an area that is so deep in a direction, and so wide at right angles to it. */
function roomOf(degrees: number, deep: number, wide: number): Size {
  const [across, up] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { width: ROUND * Math.hypot(deep * across, wide * up), height: ROUND * Math.hypot(deep * up, wide * across) };
}

/** The middle of an area at these edges, and the room there. */
function within(edges: number[]): Place {
  const towards = 60 * (edges[0] + (edges.length - 1) / 2);
  const inner = SHORE[edges.length] * R;
  const outer = edges.length > 1 ? 0.84 * R : APOTHEM;
  return { anchor: onCircle(towards, (inner + outer) / 2), room: roomOf(towards, outer - inner, Math.min(0.5 + 0.35 * edges.length, 1.5) * R) };
}

/** The middle of what is left when areas are cut out, and the room there: up to the other border, or to what is cut out there. */
function left(cuts: number[][]): Place {
  const all = cuts.map((edges) => ({ inner: SHORE[edges.length] * R, towards: 60 * (edges[0] + (edges.length - 1) / 2) }));
  let [x, y] = [0, 0];
  let room = { width: 1.4 * R, height: 1.4 * R };
  for (const { inner, towards } of all) {
    const opposite = all.filter((other) => Math.cos(((towards - other.towards) * Math.PI) / 180) < OPPOSITE);
    const far = Math.min(0.8 * R, ...opposite.map((other) => other.inner));
    const away = onCircle(towards + 180, (far - inner) / 2);
    x += away.x / all.length;
    y += away.y / all.length;
    const { width, height } = roomOf(towards, Math.max(inner + far, Math.min(LEAST_DEEP, inner + 0.8 * R)), 1.5 * R);
    room = { width: Math.min(room.width, width), height: Math.min(room.height, height) };
  }
  return { anchor: { x, y }, room };
}

/** Points near the border of a hex along these edges, the middle one first. */
function rim(edges: number[]): Point[] {
  const half = 30 * edges.length;
  const towards = 60 * (edges[0] + (edges.length - 1) / 2);
  const steps = Array.from({ length: Math.ceil((half - RIM_ENDS) / RIM_STEP) }, (_, i) => i * RIM_STEP);
  return steps.flatMap((step) => [towards + step, towards - step]).map((degrees) => onCircle(degrees, (0.88 * APOTHEM) / Math.cos((((degrees + 390) % 60) - 30) * (Math.PI / 180))));
}

/** The first of some points that is farthest from everything that lies there. */
export function freest(spots: Point[], taken: Point[]): Point {
  const near = (spot: Point) => Math.min(...taken.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)), FAR);
  return spots.reduce((best, spot) => (near(spot) > near(best) + 1 ? spot : best));
}
export const CORNERS = [2, 1, 3, 0, 4, 5].map((edge) => onCircle(60 * edge - 30, 0.8 * R)); // where the number of a region can be, the top one first

const AROUND = [64, 63, -1, -64, -63, 1]; // to the spots next to one

/** The regions between two on the shortest way over some of them; none if there is no such way. */
export function between(spots: number[], from: number, to: number, over: Set<number>): number[] {
  const before = new Map([[from, from]]);
  for (const region of before.keys()) {
    if (region === to) break;
    if (region !== from && !over.has(region)) continue;
    for (const step of AROUND) {
      const next = spots.indexOf(spots[region] + step);
      if (next >= 0 && !before.has(next)) before.set(next, region);
    }
  }
  const way: number[] = [];
  for (let region = before.get(to) ?? from; region !== from; region = before.get(region)!) way.unshift(region);
  return way;
}

/** The edges of a side that are mountains, as they lie. */
export function ridges(side: Side, rotation: number): number[] {
  return side.edges.flatMap((terrain, edge) => (terrain === "mountain" ? [(edge + rotation) % EDGES] : []));
}

/** What the whole map needs, and a little around a few hexes: its corner and its size. */
export function extent(spots: number[]): { x: number; y: number; width: number; height: number } {
  const middles = spots.map(middle);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + 2 * APOTHEM + 24, LEAST);
  const height = Math.max(bottom - top + 2 * R + 24, LEAST);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
