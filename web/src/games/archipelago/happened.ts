// What the events of a game tell: who paid what for the turn order, who helped in a crisis, what is on the wheel.
import type { GameEvent } from "../../protocol";
import {
  ACTIONS,
  BID_REVEALED,
  CRISIS_OPENED,
  CUBES_PAID,
  DISCS_RETURNED,
  DISCS_USED,
  MARKET_DRAWN,
  PHASE_OPENED,
  TOKENS_SPENT,
  UNIT_CHANGED,
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

/** Whose discs lie in which zone of the wheel in this turn, by the name of the action. */
export function discsIn(events: GameEvent[]): Map<string, number[]> {
  const discs = new Map<string, number[]>();
  const last = events.findLastIndex(([kind]) => kind === DISCS_RETURNED);
  for (const [kind, seat, number, verb] of events.slice(last + 1))
    if (kind === DISCS_USED && ACTIONS[verb]) {
      const zone = ACTIONS[verb] === "selling" ? "buying" : ACTIONS[verb];
      discs.set(zone, [...(discs.get(zone) ?? []), ...Array<number>(number).fill(seat)]);
    }
  return discs;
}
