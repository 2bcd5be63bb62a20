// Words for things on the board, for tips and for screen readers.
import type { Text } from "../../lib/language.svelte";
import type { EstateView, View } from "./generated";
import { AREA_POINTS, PHASE_POINTS, TILE_KINDS, tileOf, type Counts, type Field } from "./content";
import { goodName, tileEffect, tileName } from "./words";

export function describeTile(text: Text, id: number): { title: string; lines: string[] } {
  const tile = tileOf(id);
  return { title: tileName(text, tile), lines: [tileEffect(text, tile)] };
}

/** A field of a duchy: what it takes, its area, and what completing the area brings now. */
export function describeField(text: Text, estate: EstateView, field: Field, phase: number): { title: string; lines: string[] } {
  const { area } = field;
  const covered = area.filter((number) => estate.tiles[number]).length;
  const lines = [
    text("field-area", { area: text(`area-${field.colour}`), size: area.length, covered }),
    ...(covered < area.length
      ? [text("field-worth", { points: AREA_POINTS[area.length], bonus: PHASE_POINTS[phase] ?? 0, together: AREA_POINTS[area.length] + (PHASE_POINTS[phase] ?? 0) })]
      : []),
  ];
  const tile = estate.tiles[field.number];
  if (!tile) return { title: text("field-empty", { field: field.number, colour: text(`colour-${field.colour}`), die: field.die }), lines };
  const told = describeTile(text, tile);
  return { title: text("field-tile", { field: field.number, tile: told.title }), lines: [...told.lines, ...lines] };
}

export function goodsInWords(text: Text, goods: Counts): string {
  const kinds = Object.entries(goods);
  if (!kinds.length) return text("empty");
  return kinds.map(([kind, number]) => text("goods-pile", { kind: Number(kind), good: goodName(text, Number(kind)), number })).join(", ");
}

/** How many tiles of a kind are still to come, with coloured and with black backs. */
export function left(view: View, id: number): { coloured: number; black: number } {
  return { coloured: view.supply[id] ?? 0, black: view.supply[id + TILE_KINDS] ?? 0 };
}
