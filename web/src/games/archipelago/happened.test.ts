import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { BID_REVEALED, DISCS_RETURNED, EXPLORATION_MARKED, MEDALS, POINTS_SCORED, TREND_RANK, CRISIS_OPENED, CUBES_PAID, DEAL_OPENED, MARKET_DRAWN, DEAL_REFUSED, ORDER_PHASE, PHASE_OPENED, ROUND_OPENED, TALK_OPENED, WINDOW_OPENED, type View } from "./generated";
import { discsIn, endOfDeal, idleIn, partnerIn, pointsIn, windowIn } from "./happened";

const event = (kind: number, seat = -1, a = 0): GameEvent => [kind, seat, a, 0, 0];
const refused = event(DEAL_REFUSED, 2, 1);
const deal = [event(TALK_OPENED, 1, 2), event(DEAL_OPENED, 1, 2), refused];

test("how a negotiation ended is told until what it was about is over", () => {
  expect(endOfDeal(deal, 1, true)).toBe(refused);
  expect(endOfDeal(deal, 0, true)).toBeUndefined(); // it concerned others
  expect(endOfDeal(deal, -1, false)).toBe(refused);
  for (const kind of [PHASE_OPENED, ROUND_OPENED, CRISIS_OPENED]) {
    expect(endOfDeal([...deal, event(kind)], 1, false)).toBeUndefined();
  }
});

test("somebody whose last offer is refused reads it, until they are asked something else", () => {
  const next = [...deal, event(TALK_OPENED, 2, 2)];
  expect(endOfDeal(next, 1, false)).toBe(refused);
  expect(endOfDeal(next, 2, true)).toBeUndefined();
  expect(windowIn(next)).not.toBe(windowIn(deal));
  expect(endOfDeal([], 1, true)).toBeUndefined();
});

test("about the turn order one talks with whoever sets it, who talks with the next highest bidder", () => {
  const bids = [event(PHASE_OPENED, -1, 2), event(BID_REVEALED, 0, 3), event(BID_REVEALED, 1, 1), event(BID_REVEALED, 2, 2)];
  const at = (seat: number, phase = ORDER_PHASE) => ({ phase, orderer: 0, seat }) as View;
  expect(partnerIn(bids, at(1))).toBe(0);
  expect(partnerIn(bids, at(2))).toBe(0);
  expect(partnerIn(bids, at(0))).toBe(2);
  expect(partnerIn(bids, at(1, 5))).toBe(-1);
});

test("in a crisis it is told who could have helped and did not", () => {
  const events = [event(WINDOW_OPENED, 0), event(CRISIS_OPENED), event(WINDOW_OPENED, 0), event(MARKET_DRAWN), event(WINDOW_OPENED, 1), event(WINDOW_OPENED, 2), event(CUBES_PAID, 2), event(WINDOW_OPENED, 3)];
  expect(idleIn(events, [0, 1, 2, 3])).toEqual([1]);
});

test("whoever explores again has a disc on a circle for everybody", () => {
  const events = [event(EXPLORATION_MARKED, 2, 1), event(DISCS_RETURNED), event(EXPLORATION_MARKED, 0, 0), event(EXPLORATION_MARKED, 1, 0), event(EXPLORATION_MARKED, 1, 1), event(EXPLORATION_MARKED, 0, 2)];
  expect(discsIn(events).get("exploring again")).toEqual([1, 0]);
});

test("at the end it is told what brought points to whom", () => {
  const scored = (seat: number, points: number, cause: number): GameEvent => [POINTS_SCORED, seat, points, cause, 0];
  expect([...pointsIn([scored(0, 3, TREND_RANK), scored(1, 2, MEDALS), scored(1, 1, TREND_RANK)])]).toEqual([[TREND_RANK, [3, 1]], [MEDALS, [, 2]]]);
});
