// A region in words, for whoever points at it.
import type { Text } from "../../lib/language.svelte";
import type { Told } from "../../lib/tip.svelte";
import type { Names } from "../face";
import { AREA_LETTERS, areaOfUnit, areasOf, controllerOf, sideOf, type Components, type Unit } from "./components";
import { BUILDINGS, CARDS, RESOURCES, SEA_A, type View } from "./generated";

/** What a card does. */
export function effectOf(text: Text, components: Components, card: number): string {
  const { amount } = components.cards[CARDS[card]];
  return text(`effect-${CARDS[card]}`, { steps: amount < 0 ? `−${-amount}` : `+${amount}` });
}

const CRISIS = /^(red )?(?:(\w+) feeds (\d+)|(\d+) (\w+)|(rebels|workers) ([+-])(\d+) per (\w+))$/;

/** Half of a crisis back, as the component set writes it, in words. */
export function zoneOf(text: Text, written: string): string {
  const [, red, food, feeds, number, wish, moves, sign, steps, per] = CRISIS.exec(written) ?? [];
  const said = food
    ? text("zone-domestic", { resource: text(`resource-${food}`), number: Number(feeds) })
    : wish
      ? text("zone-export", { resource: text(`resource-${wish}`), number: Number(number) })
      : text(`zone-${moves}-per-${per}`, { steps: `${sign === "-" ? "−" : "+"}${steps}` });
  return red ? text("zone-red", { zone: said }) : said;
}

const postureOf = (unit: Unit): string =>
  unit.ship ? (unit.engaged ? "ship-engaged" : "ship") : unit.lying ? "striker" : unit.engaged ? "citizen-engaged" : "citizen";

export function describeRegion(text: Text, view: View, components: Components, units: Unit[], number: number, names: Names): Told {
  const region = view.regions[number];
  const side = sideOf(components, region.side);
  const lines = areasOf(side).map(({ number: area, area: { icons } }) => {
    const growing = RESOURCES.filter((name) => icons[name]).map((name) => `${icons[name]} ${text(`resource-${name}`)}`);
    return text(area < SEA_A ? "area-land" : "area-sea", { area: `${number}${AREA_LETTERS[area]}`, icons: growing.join(", ") || text("nothing") });
  });
  for (const [building, name] of BUILDINGS.entries())
    if (building in region.buildings) {
      const owner = controllerOf(units, number, building);
      lines.push(`${text(`building-${name}`)}: ${owner < 0 ? text("nobody") : names(owner)}`);
    }
  for (const [seat] of view.seats.entries()) {
    const counts = new Map<string, number>();
    for (const unit of units.filter((other) => other.region === number && other.seat === seat)) {
      const key = `${areaOfUnit(region, unit)} ${postureOf(unit)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (counts.size) {
      const said = [...counts].map(([key, count]) => {
        const [area, posture] = key.split(" ");
        return `${count} × ${text(`unit-${posture}`)} (${number}${AREA_LETTERS[Number(area)]})`;
      });
      lines.push(`${names(seat)}: ${said.join(", ")}`);
    }
  }
  return { title: text("map-region", { region: number, huts: side.huts }), lines };
}
