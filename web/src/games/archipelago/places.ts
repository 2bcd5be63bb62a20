// The places that an answer in notation names: 3a, 3x, 3-town; or where it lays a hex.
import type { GameEvent } from "../../protocol";
import { BUILDING_BUILT, CARD_BOUGHT, CARD_TURNED, CARD_USED, CARDS, COIN_LAID, CUBE_BOUGHT, CUBE_SOLD, MARKET_DRAWN, MARKET_STOCKED, REGION_LAID, RESOURCES, UNIT_ADDED, UNIT_CHANGED, UNIT_LOST } from "./generated";

const PLACE = /(?<![\w-])(\d+)(?:[abxy]\b|-(?:town|market|port|temple)\b)/g;
const SITE = /^build \w+ (\d+)\S+ ([abxy]{1,2})(?: |$)/;
const LAY = /^lay (\d+[ab]) (\d+) (\S+) r(\d)/;
const DIRECTIONS = ["east", "north-east", "north-west", "west", "south-west", "south-east"];
const STEPS = [64, 63, -1, -64, -63, 1]; // between spots, by direction

export interface Laying {
  side: number;
  rotation: number;
  spot: number;
}

/** A side by its name: 12b is the second side of hex 12. */
export const sideNumber = (name: string): number => 2 * (Number(name.slice(0, -1)) - 1) + "ab".indexOf(name.slice(-1));

/** Where an answer lays which hex; null if it does something else. */
export function layingOf(text: string, spots: number[]): Laying | null {
  const found = LAY.exec(text);
  if (!found) return null;
  const [, side, region, direction, rotation] = found;
  return {
    side: sideNumber(side),
    rotation: Number(rotation),
    spot: spots[Number(region)] + STEPS[DIRECTIONS.indexOf(direction)],
  };
}

/** The regions an answer names, and their areas, as places that a list and the board can point at. */
export function placesIn(text: string): string[] {
  const named = [...text.matchAll(PLACE)];
  const [, region, areas = ""] = SITE.exec(text) ?? [];
  return [...new Set([...named.map(([, number]) => `region ${number}`), ...named.map(([place]) => place), ...[...areas].map((letter) => `${region}${letter}`)])];
}

/** Where an event can be seen on the map. */
export function spotsOfEvent([kind, , a, b, c]: GameEvent, spots: number[]): number[] {
  if (kind === REGION_LAID) return [c];
  if (kind === UNIT_ADDED || kind === UNIT_LOST) return [spots[a >> 10]];
  if (kind === UNIT_CHANGED) return [spots[b >> 10]];
  return kind === BUILDING_BUILT || kind === COIN_LAID ? [spots[a]] : [];
}

/** Where an event can be seen beside the map: the zone of a market, or a card. */
export function besideOf([kind, , a, b]: GameEvent): string {
  if ([MARKET_STOCKED, MARKET_DRAWN, CUBE_BOUGHT, CUBE_SOLD].includes(kind)) return `${["domestic", "export"][a]} ${RESOURCES[b]}`;
  if (kind === CARD_BOUGHT || kind === CARD_USED) return `card ${CARDS[a]}`;
  return kind === CARD_TURNED ? `card ${CARDS[b]}` : "";
}
