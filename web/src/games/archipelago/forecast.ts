// What phases 3 and 4 will do, added up from the events the server foresees.
import type { GameEvent } from "../../protocol";
import { NONE, type Components, type Unit } from "./components";
import { crisisOf } from "./describe";
import {
  AREAS,
  BOARD_I,
  BOARD_II,
  BOARD_III,
  BOARD_IV,
  BUILDINGS,
  CARDS,
  EVENT_CAUSE,
  MISSING_CUBES,
  PHASE_OPENED,
  REBELLION_MOVED,
  RESOURCES,
  STRIKERS,
  WORKERS_MOVED,
  type View,
} from "./generated";

const BALANCE_PHASE = 4;
const [TOWN, TEMPLE] = [BUILDINGS.indexOf("town"), BUILDINGS.indexOf("temple")];
const CAUSES: Record<number, string> = {
  [BOARD_I]: "board-i",
  [BOARD_II]: "board-ii",
  [BOARD_III]: "board-iii",
  [BOARD_IV]: "board-iv",
  [STRIKERS]: "strikers",
  [MISSING_CUBES]: "missing-cubes",
  [EVENT_CAUSE]: "event",
};

export interface Line {
  cause: string; // the ending of its text
  rebels: number;
  workers: number;
}
export interface Phase {
  key: string; // of its text
  rebels: number;
  workers: number;
  lines: Line[];
}
export interface Forecast {
  phases: Phase[];
  rebellion: number; // where the markers will be if nobody helps
  workers: number;
}

export function forecastOf(view: View, events: GameEvent[]): Forecast {
  const phases: Phase[] = [];
  let [rebellion, workers] = [view.rebellion, view.workers];
  const phase = (key: string) => phases.push({ key, rebels: 0, workers: 0, lines: [] });
  for (const [kind, , a, b] of events) {
    if (kind === PHASE_OPENED && a <= BALANCE_PHASE) phase(`phase-${a}`);
    if (kind !== REBELLION_MOVED && kind !== WORKERS_MOVED) continue;
    if (!phases.length) phase("forecast-crisis"); // in the middle of one
    const last = phases[phases.length - 1];
    const cause = CAUSES[b];
    let line = last.lines.find((other) => other.cause === cause);
    if (!line) last.lines.push((line = { cause, rebels: 0, workers: 0 }));
    for (const sum of [line, last]) sum[kind === REBELLION_MOVED ? "rebels" : "workers"] += a;
    if (kind === REBELLION_MOVED) rebellion += a;
    else workers += a;
  }
  return { phases, rebellion, workers };
}

/** Where the rebellion will be at the least: with the free cubes of the markets and temples alone, and if everyone gives what they have. */
export interface Helped {
  free: number;
  all: number;
}

/** late: the seats whose chance to help in the crisis at hand is over. */
export function helpedBy(forecast: Forecast, view: View, components: Pick<Components, "backs">, units: Unit[], late: number[] = []): Helped {
  const back = components.backs[CARDS[view.crisis === NONE ? view.top : view.crisis]];
  if (!back) return { free: forecast.rebellion, all: forecast.rebellion };
  const [upper, lower] = [crisisOf(back.upper), crisisOf(back.lower)];
  const rebelsBy = (cause: string) => forecast.phases.flatMap(({ lines }) => lines).find((line) => line.cause === cause)?.rebels ?? 0;
  const [strikers, missing] = [rebelsBy("strikers"), rebelsBy("missing-cubes")];
  const { direct, afterTown } = blessings(view, units, late);

  /** If these cubes and explorer tokens are given besides those of the markets. */
  function after(stock: number[], tokens: number): number {
    const one = (name: string, market: number[]) => {
      const resource = RESOURCES.findIndex((other) => other === name);
      return market[resource]-- > 0 || stock[resource]-- > 0 || tokens-- > 0;
    };
    const [domestic, abroad] = view.boards.map((cubes) => [...cubes]);
    const towns = [...afterTown];
    let lying = strikers && strikers - direct;
    while (lying > 0 && one(upper.food, domestic)) {
      lying -= Number(upper.feeds);
      for (const others of towns.splice(0, Number(upper.feeds))) lying -= others;
    }
    let rebellion = forecast.rebellion - strikers - missing + Math.max(0, lying);
    if (rebellion > view.population) return rebellion;
    const isCut = strikers > 0 && forecast.rebellion > view.population && upper.red === lower.red && !missing;
    let wanted = isCut && lower.wish ? Number(lower.number) : missing; // nobody comes to the lower zone if the islands fall before
    rebellion += wanted;
    if (isCut && lower.moves === "rebels") rebellion += Number(lower.sign + lower.steps) * built(view, lower.per);
    for (; wanted > 0 && one(lower.wish, abroad); wanted--) rebellion--;
    return Math.max(0, rebellion);
  }
  const none = RESOURCES.map(() => 0);
  const everything = none.map((_, resource) => view.seats.reduce((sum, { cubes }) => sum + Math.max(0, cubes[resource]), 0));
  const tokens = view.seats.reduce((sum, seat) => sum + seat.tokens, 0);
  return { free: after(none, 0), all: after(everything, tokens) };
}

const built = (view: View, building: string) => view.regions.filter(({ buildings }) => BUILDINGS.findIndex((name) => name === building) in buildings).length;

/** How many lying citizens temples can raise: at once, and region by region after the citizen in the town has been raised. */
function blessings({ crisis, regions }: View, units: Unit[], late: number[]): { direct: number; afterTown: number[] } {
  const found = { direct: 0, afterTown: [] as number[] };
  for (const [region, { buildings }] of regions.entries()) {
    const here = units.filter((unit) => unit.region === region && !unit.ship);
    const on = (building: number) => here.find(({ place }) => place === AREAS + building);
    const lying = here.filter((unit) => unit !== on(TEMPLE) && (crisis === NONE || unit.lying));
    const lord = on(TEMPLE) ?? on(TOWN);
    if (!(TEMPLE in buildings) || !lord || late.includes(lord.seat)) continue;
    if (lying.includes(lord)) found.afterTown.push(lying.length - 1);
    else found.direct += lying.length;
  }
  found.afterTown.sort((x, y) => y - x);
  return found;
}
