// Rivers between islands: each leaves a field by a side where there is no neighbour and bends around the other fields.
import { WIDE } from "../../art/hex";
import type { Field } from "./content";

interface Point {
  x: number;
  y: number;
}

const OUTWARDS = [-60, 0, 60, 120, 180, 240].map((turn) => ({ x: Math.cos((turn * Math.PI) / 180), y: Math.sin((turn * Math.PI) / 180) })); // as neighbours come
const SAMPLES = 12;
const BENDS = [0.2, 0.5, 0.8]; // how wide, by the distance of the banks
const CLOSE = 1.05; // a river stays so many radii from the middle of any other field

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const from = (a: Point, way: Point, length: number) => ({ x: a.x + way.x * length, y: a.y + way.y * length });

export function bend([a, b, c, d]: Point[], t: number): Point {
  const at = (one: number, two: number, three: number, four: number) => (1 - t) ** 3 * one + 3 * (1 - t) ** 2 * t * two + 3 * (1 - t) * t ** 2 * three + t ** 3 * four;
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

/** The course of the river between two fields of a board whose fields have the radius r: where it starts, two points it bends to, where it ends. */
export function course(fields: Field[], one: Field, other: Field, r: number): Point[] {
  const middle = (field: Field) => ({ x: field.x * WIDE * r, y: field.y * 1.5 * r });
  const banks = (field: Field) => OUTWARDS.filter((_, side) => !field.near[side]).map((way) => ({ way, at: from(middle(field), way, (WIDE / 2) * r) }));
  const ways = banks(one).flatMap((a) =>
    banks(other).flatMap((b) => {
      const apart = between(a.at, b.at);
      return BENDS.flatMap((near) => BENDS.map((far) => [a.at, from(a.at, a.way, near * apart), from(b.at, b.way, far * apart), b.at]));
    }),
  );
  const others = fields.filter((field) => field !== one && field !== other).map(middle);
  const cost = (way: Point[]) => {
    const points = Array.from({ length: SAMPLES + 1 }, (_, i) => bend(way, i / SAMPLES));
    const long = points.slice(1).reduce((sum, point, i) => sum + between(point, points[i]), 0);
    const narrow = points.filter((point) => others.some((field) => between(field, point) < CLOSE * r)).length;
    return long + narrow * r;
  };
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** The course as a path, from inside one field to inside the other. */
export function riverPath(fields: Field[], one: Field, other: Field, r: number): string {
  const [a, b, c, d] = course(fields, one, other, r);
  const said = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${said(from(a, { x: a.x - b.x, y: a.y - b.y }, 0.1))}L${said(a)}C${said(b)} ${said(c)} ${said(d)}L${said(from(d, { x: d.x - c.x, y: d.y - c.y }, 0.1))}`;
}
