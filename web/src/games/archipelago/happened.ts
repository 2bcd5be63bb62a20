// What the events of a game tell: who paid what for the turn order, who helped in a crisis, what is on the wheel.
import type { GameEvent } from "../../protocol";
import type { HeardLine } from "../../table/state.svelte";
import { NONE } from "./components";
import {
  ACTIONS,
  BID_REVEALED,
  CRISIS_CLOSED,
  CRISIS_OPENED,
  CUBES_GAINED,
  CUBES_PAID,
  DEAL_ACCEPTED,
  DEAL_COUNTERED,
  DEAL_OPENED,
  DEAL_REFUSED,
  DEAL_WITHDRAWN,
  DISCS_RETURNED,
  DISCS_USED,
  EXPLORATION_MARKED,
  MARKET_DRAWN,
  ORDER_PHASE,
  PHASE_OPENED,
  POINTS_SCORED,
  RESOURCES,
  ROUND_OPENED,
  TALK_OPENED,
  TOKENS_SPENT,
  UNIT_CHANGED,
  WINDOW_OPENED,
  type View,
} from "./generated";

const LYING = 16; // of a packed unit

/** The events since the last one that fits. */
function since(events: GameEvent[], fits: (event: GameEvent) => boolean): GameEvent[] {
  const last = events.findLastIndex(fits);
  return last < 0 ? [] : events.slice(last + 1);
}

/** What everybody paid for the turn order in this turn, both biddings together. */
export function bidsIn(events: GameEvent[]): Map<number, number> {
  const bids = new Map<number, number>();
  for (const [kind, seat, number] of since(events, ([kind, , phase]) => kind === PHASE_OPENED && phase === 2))
    if (kind === BID_REVEALED) bids.set(seat, (bids.get(seat) ?? 0) + number);
  return bids;
}

/** Who may bid: after a tie only those whose totals were the highest, King and Queen included. */
export function biddersIn(events: GameEvent[], order: number[]): number[] {
  const totals = new Map<number, number>();
  for (const [kind, seat, number, bonus] of since(events, ([kind, , phase]) => kind === PHASE_OPENED && phase === 2)) if (kind === BID_REVEALED) totals.set(seat, number + bonus);
  return totals.size ? order.filter((seat) => totals.get(seat) === Math.max(...totals.values())) : order;
}

const OVER: number[] = [PHASE_OPENED, ROUND_OPENED, CRISIS_OPENED, CRISIS_CLOSED];
const OPENED: number[] = [...OVER, TALK_OPENED, WINDOW_OPENED]; // when somebody may make offers
const ENDS: number[] = [DEAL_ACCEPTED, DEAL_REFUSED, DEAL_WITHDRAWN, DEAL_COUNTERED];

const isOf = (seat: number) => ([, ...seats]: GameEvent) => seat < 0 || seats.slice(0, 2).includes(seat);

/** How many events came before the last negotiation of a seat (-1: of anybody). */
const lastDeal = (events: GameEvent[], seat: number): number => events.findLastIndex((event) => event[0] === DEAL_OPENED && isOf(seat)(event)) + 1;

/** How the last negotiation of a seat ended, however long ago. */
export const lastEnd = (events: GameEvent[], seat: number): GameEvent | undefined => events.slice(lastDeal(events, seat)).findLast((event) => ENDS.includes(event[0]) && isOf(seat)(event));

/** The same, until what it was about is over, or the seat is asked something else. */
export function endOfDeal(events: GameEvent[], seat: number, isAsked: boolean): GameEvent | undefined {
  const end = lastEnd(events, seat);
  return end && events.slice(events.lastIndexOf(end)).some(([kind]) => (isAsked ? OPENED : OVER).includes(kind)) ? undefined : end;
}

/** What whoever refused said in that negotiation, not in an earlier one. */
export function reasonOf(end: GameEvent, events: GameEvent[], seat: number, chat: HeardLine[]): HeardLine | undefined {
  const opened = lastDeal(events, seat);
  return end[0] === DEAL_REFUSED ? chat.findLast((line) => line.remark && line.seat === end[1] && (line.after ?? -1) >= opened) : undefined;
}

/** Which time it is that somebody may make offers. */
export const windowIn = (events: GameEvent[]): number => events.findLastIndex(([kind]) => OPENED.includes(kind));

/** Who has the most to do with the turn order, by their bids: whoever sets it, and to that seat the next one. */
export function partnerIn(events: GameEvent[], { phase, orderer, seat }: View): number {
  if (phase !== ORDER_PHASE || orderer !== seat) return phase === ORDER_PHASE ? orderer : -1;
  const [next] = [...bidsIn(events)].filter(([other]) => other !== seat).sort(([, x], [, y]) => y - x);
  return next?.[0] ?? -1;
}

/** The crisis at hand: what was given by whom (-1: from the market), and how many citizens were raised. */
export interface Aid {
  cubes: Map<number, number>;
  tokens: Map<number, number>;
  raised: number;
}

export function aidIn(events: GameEvent[]): Aid {
  const aid: Aid = { cubes: new Map(), tokens: new Map(), raised: 0 };
  const more = (given: Map<number, number>, seat: number, number: number) => given.set(seat, (given.get(seat) ?? 0) + number);
  for (const [kind, seat, a, b] of since(events, ([kind]) => kind === CRISIS_OPENED)) {
    if (kind === CUBES_PAID) more(aid.cubes, seat, b);
    if (kind === TOKENS_SPENT) more(aid.tokens, seat, a);
    if (kind === MARKET_DRAWN) more(aid.cubes, -1, 1);
    if (kind === UNIT_CHANGED && a & LYING && !(b & LYING)) aid.raised += 1;
  }
  return aid;
}

/** Whose chance to help in the crisis at hand is over. */
export function lateIn(events: GameEvent[], order: number[]): number[] {
  const helper = since(events, ([kind]) => kind === CRISIS_OPENED).findLast(([kind]) => kind === WINDOW_OPENED)?.[1];
  return helper === undefined ? [] : order.slice(0, order.indexOf(helper));
}

/** Who of them has given nothing, nor raised anybody. */
export function idleIn(events: GameEvent[], order: number[]): number[] {
  const helped = new Set<number>();
  let helper = NONE;
  for (const [kind, seat] of since(events, ([kind]) => kind === CRISIS_OPENED)) {
    if (kind === WINDOW_OPENED) helper = seat;
    if ([CUBES_PAID, TOKENS_SPENT, MARKET_DRAWN, UNIT_CHANGED].includes(kind)) helped.add(helper);
  }
  return lateIn(events, order).filter((seat) => !helped.has(seat));
}

/** Whose discs lie in which zone of the wheel in this turn, by the name of the action; what was harvested tells its zone. */
export function discsIn(events: GameEvent[]): Map<string, number[]> {
  const discs = new Map<string, number[]>();
  const last = events.findLastIndex(([kind]) => kind === DISCS_RETURNED);
  const lay = (zone: string, seat: number, number: number) => discs.set(zone, [...(discs.get(zone) ?? []), ...Array<number>(number).fill(seat)]);
  let harvesting = 0; // discs whose zone is not known yet
  let shared = 0; // circles for whoever explores again
  for (const [kind, seat, a, b] of events.slice(last + 1)) {
    if (kind === EXPLORATION_MARKED) {
      if (a > shared) lay("exploring again", seat, 1);
      shared = a;
    }
    if (kind === CUBES_GAINED && harvesting) {
      lay(`harvesting ${RESOURCES[a]}`, seat, harvesting);
      harvesting = 0;
    }
    if (kind !== DISCS_USED || !ACTIONS[b]) continue;
    if (ACTIONS[b] === "harvesting") harvesting = a;
    else lay(ACTIONS[b] === "selling" ? "buying" : ACTIONS[b], seat, a);
  }
  return discs;
}

/** What has brought points at the end, by its cause: how many to whom. */
export function pointsIn(events: GameEvent[]): Map<number, number[]> {
  const points = new Map<number, number[]>();
  for (const [kind, seat, number, cause] of events)
    if (kind === POINTS_SCORED) {
      const row = points.get(cause) ?? [];
      row[seat] = (row[seat] ?? 0) + number;
      points.set(cause, row);
    }
  return points;
}
