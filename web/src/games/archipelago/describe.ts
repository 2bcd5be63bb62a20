// The things of the board in words, for whoever points at them.
import type { Text } from "../../lib/language.svelte";
import type { Told } from "../../lib/tip.svelte";
import type { Names, Offered } from "../face";
import type { Board } from "./board";
import { AREA_LETTERS, NONE, areasOf, controllerOf, sideOf, type Components, type Unit } from "./components";
import { AREAS, BUILDINGS, CARDS, OBJECTIVES, RESOURCES, SEA_A, TRENDS, WONDERS } from "./generated";

/** What a card does. */
export function effectOf(text: Text, components: Components, card: number): string {
  const { amount } = components.cards[CARDS[card]];
  return text(`effect-${CARDS[card]}`, { steps: amount < 0 ? `−${-amount}` : `+${amount}` });
}

const CRISIS = /^(red )?(?:(\w+) feeds (\d+)|(\d+) (\w+)|(rebels|workers) ([+-])(\d+) per (\w+))$/;

/** Half of a crisis back, as the component set writes it. */
export function crisisOf(written: string) {
  const [, red, food, feeds, number, wish, moves, sign, steps, per] = CRISIS.exec(written) ?? [];
  return { red: Boolean(red), food, feeds, number, wish, moves, sign, steps, per };
}

/** The same in words. */
export function zoneOf(text: Text, written: string): string {
  const { red, food, feeds, number, wish, moves, sign, steps, per } = crisisOf(written);
  const said = food
    ? text("zone-domestic", { resource: text(`resource-${food}`), number: Number(feeds) })
    : wish
      ? text("zone-export", { resource: text(`resource-${wish}`), number: Number(number) })
      : text("zone-event", { event: text(`zone-${moves}-per-${per}`, { steps: `${sign === "-" ? "−" : "+"}${steps}` }) });
  return red ? text("zone-red", { zone: said }) : said;
}

/** An objective: when the game ends, and what scores. */
export function objectiveOf(text: Text, number: number, players: number): string {
  const { name, end, perPlayer, base, criterion, margin } = OBJECTIVES[number];
  return text("objective", {
    name: text("objective-name", { number: Number(name.slice(1)) }),
    end: text(`end-${end}`, { number: perPlayer * players + base }),
    reward: text(`criterion-${criterion}`, { margin }),
  });
}

/** Why the game ended: whose end conditions were met (holder -1: everyone's). */
export function endedOf(text: Text, number: number, players: number, holder: number, names: Names): string {
  const { name, end, perPlayer, base } = OBJECTIVES[number];
  const values = { end: text(`end-${end}`, { number: perPlayer * players + base }), objective: text("objective-name", { number: Number(name.slice(1)) }) };
  return holder < 0 ? text("ended-open", values) : text("ended-with", { ...values, player: names(holder) });
}

export const trendOf = (text: Text, number: number): string => text(`criterion-${TRENDS[number]}`, { margin: 0 });

/** Who may use a card, and for what. */
export function useOf(text: Text, components: Components, card: number): string {
  const { discs, florins, anyone } = components.cards[CARDS[card]];
  if (WONDERS.some((wonder) => wonder === card)) return text("use-wonder");
  if (["king", "queen"].includes(CARDS[card])) return text("use-passive");
  const costs = [...(discs ? [text("cost-discs", { number: discs })] : []), ...(florins ? [text("cost-florins", { number: florins })] : [])];
  return text(anyone ? "use-anyone" : "use-owner", { costs: costs.join(", ") || text("nothing") });
}

const postureOf = (unit: Unit): string =>
  unit.ship ? (unit.engaged ? "ship-engaged" : "ship") : unit.lying ? "striker" : unit.engaged ? "citizen-engaged" : "citizen";

const NOW = 5; // answers that are told of a place

/** An area or a building by its notation, as the log and the list of answers call it. */
export function placeName(text: Text, place: string): string {
  const [, region, letter, building] = /^(\d+)(?:([abxy])|-(\w+))$/.exec(place) ?? [];
  if (building) return text("building-at", { building: text(`building-${building}`), region });
  if (!letter) return place;
  const isLand = "ab".includes(letter);
  return text(isLand ? "place-land" : "place-sea", { area: "by".includes(letter) ? place : region });
}

/** An area or a building in words: what it is, who is there, who controls it, and what can be done there now. */
export function describePlace(text: Text, board: Board, place: string, answers: Offered[]): Told {
  const { view, components, units, names } = board;
  const [, digits, letter, building] = /^(\d+)(?:([abxy])|-(\w+))$/.exec(place) ?? [];
  const number = Number(digits);
  const region = view.regions[number];
  const side = sideOf(components, region.side);
  const now = answers.slice(0, NOW).map(({ said, text: notation }) => text("map-now", { answer: said ?? notation }));
  if (building) {
    const kind = BUILDINGS.findIndex((name) => name === building);
    const owner = controllerOf(units, number, kind);
    const on = units.filter((unit) => unit.region === number && unit.place === AREAS + kind);
    return {
      title: text("building-at", { building: text(`building-${building}`), region: number }),
      lines: [
        text("map-controlled", { player: owner < 0 ? text("nobody") : names(owner) }),
        ...on.map((unit) => `${names(unit.seat)}: ${text(`unit-${postureOf(unit)}`)}`),
        ...(region.used.includes(kind) ? [text("map-used")] : []),
        ...now,
      ],
    };
  }
  const area = AREA_LETTERS.indexOf(letter);
  const icons = areasOf(side).find((other) => other.number === area)?.area.icons;
  const growing = RESOURCES.filter((name) => icons?.[name]).map((name) => `${icons?.[name]} ${text(`resource-${name}`)}`);
  const lines = [text(area < SEA_A ? "area-land" : "area-sea", { area: place, icons: growing.join(", ") || text("nothing") })];
  if (area >= SEA_A && side.lands.length > 1) lines.push(text("map-strait"));
  const lord = 0 in region.buildings ? controllerOf(units, number, 0) : NONE;
  if (lord >= 0) lines.push(text("map-lord", { player: names(lord) }));
  return { title: text("map-region", { region: number, huts: side.huts }), lines: [...lines, ...unitsIn(text, board, number, area), ...now] };
}

/** Who is in an area, player by player; who is in a building is told there. */
function unitsIn(text: Text, { view, units, names }: Board, number: number, area: number): string[] {
  return view.seats.flatMap((_, seat) => {
    const counts = new Map<string, number>();
    for (const unit of units.filter((other) => other.region === number && other.seat === seat && other.place === area))
      counts.set(postureOf(unit), (counts.get(postureOf(unit)) ?? 0) + 1);
    const said = [...counts].map(([posture, count]) => `${count} × ${text(`unit-${posture}`)}`);
    return said.length ? [`${names(seat)}: ${said.join(", ")}`] : [];
  });
}
