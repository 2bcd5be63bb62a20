// Rivers are drawn so that one sees which fields they join: no other field lies on their way.
import { expect, test } from "vitest";
import { WIDE } from "../../art/hex";
import { duchyNamed, duchyOf, fieldsIn } from "./content";
import { bend, course, riverPath } from "./rivers";

const R = 40;
const rivers = (name: string) => duchyOf(duchyNamed(name))!.rivers.map(([from, to]) => ({ from, to, fields: fieldsIn(duchyNamed(name)) }));

test.each([...rivers("13A"), ...rivers("13B")])("the river from $from to $to passes by all other fields", ({ from, to, fields }) => {
  const way = course(fields, fields[from - 1], fields[to - 1], R);
  const points = Array.from({ length: 51 }, (_, i) => bend(way, i / 50));
  const others = fields.filter(({ number }) => number !== from && number !== to);
  const nearest = Math.min(...points.flatMap(({ x, y }) => others.map((field) => Math.hypot(field.x * WIDE * R - x, field.y * 1.5 * R - y))));
  expect(nearest).toBeGreaterThan((WIDE / 2) * R - 1); // outside, or along the edge
  expect(riverPath(fields, fields[from - 1], fields[to - 1], R)).toMatch(/^M.*L.*C.*L/);
});
