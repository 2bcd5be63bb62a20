// What a monastery or a shield does, as one or two icons and a sign; monasteries that score at the end have their points instead.
import { END_ROWS } from "./generated";

export interface Pictogram {
  icons: string[];
  sign: string;
}

const row = (icons: string, sign = ""): Pictogram => ({ icons: icons.split(" "), sign });

export const MONASTERIES: Pictogram[] = [
  row("building building", "="),
  row("mine worker", "+1"),
  row("sale silver", "+1"),
  row("sale worker", "+1"),
  row("ship good", "2×"),
  row("purchase worker"),
  row("animal", "+1"),
  row("worker", "±2"),
  row("building", "±1"),
  row("ship sheep", "±1"),
  row("castle mine", "±1"),
  row("take", "±1"),
  row("worker silver", "+1"),
  row("worker", "4"),
  ...["good sale", "warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall", "animal", "sale", "bonus"].map((icons) => row(icons)),
  row("bridge", "1"),
  row("silver worker", "2"),
  row("white-castle"),
];

export const SHIELDS: Pictogram[] = [
  row("animal animal", "="),
  row("worker", "+1"),
  row("worker silver", "="),
  row("take", "+"),
  row("ship good", "6"),
  row("monastery monastery", "="),
  row("bonus", "×2"),
  row("mine silver", "×2"),
  row("sale silver", "+1"),
  row("monastery", "×2"),
  row("castle shield", "+1"),
  row("sale", "×2"),
  row("shield", "×2"),
  row("phase take", "+1"),
  row("phase purchase", "+1"),
  row("die", "±"),
  row("area", "+1"),
  row("apart"),
];

/** What the monastery brings for each of what it counts at the end; none if it does something else. */
export function pointsAtEnd(tile: number): number | undefined {
  return END_ROWS.find(({ cause }) => cause === tile)?.points;
}
