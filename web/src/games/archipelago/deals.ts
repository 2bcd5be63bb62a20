// Deals: what can be named in an offer, the answers that make it, what it does to both sides, and common ones.
import type { Answer } from "../face";
import { controllerOf, pricesOf, unitOf, type Components } from "./components";
import {
  ACTION_PHASE,
  ASKED,
  BUILDINGS,
  CARDS,
  FIRST_TERM,
  GIVEN,
  MOST_ASKED,
  MOST_LENT,
  MOST_RAISED,
  MOST_TERMS,
  ORDER_PHASE,
  PROMISED_FLORINS,
  PROMISED_PLACE,
  PROMISED_RAISE,
  RESOURCES,
  TERM_CARD,
  TERM_FLORINS,
  TERM_PERMIT,
  TERM_TOKENS,
  type DealView,
  type View,
} from "./generated";

const DEAL = /^(offer|invite|give|ask|promise|propose|withdraw|accept|refuse|counter)\b/;

export const isDeal = (text: string): boolean => DEAL.test(text);

/** Whether nothing but deals is asked about. */
export const isAboutDeals = (choices: Answer[]): boolean => choices.some(({ text }) => isDeal(text)) && choices.every(({ text }) => text === "done" || isDeal(text));

/** Whether a deal can be opened. */
export const canOffer = (choices: Answer[]): boolean => choices.some(({ text }) => text.startsWith("offer "));

/** What is named: one of the six resources, or one of these; and how much of it. A card counts as one: its number is the amount. */
export const FLORINS = FIRST_TERM + TERM_FLORINS;
export const TOKENS = FIRST_TERM + TERM_TOKENS;
export const CARD = FIRST_TERM + TERM_CARD;
export const PERMIT = FIRST_TERM + TERM_PERMIT;
export const PLACE = FIRST_TERM + PROMISED_PLACE;
export const RAISE = FIRST_TERM + PROMISED_RAISE;
export const LATER = FIRST_TERM + PROMISED_FLORINS;
export type Offer = Record<number, number>;
export type Sides = [Offer, Offer]; // GIVEN and ASKED

/** What one side could give or promise. */
export interface Room {
  most: Offer; // by thing, without cards
  held: Record<number, Range>; // of what is counted
  cards: number[];
}

export function roomOf(view: View, giver: number, other: number, side: number): Room {
  const seat = view.seats[giver];
  const most: Offer = { [FLORINS]: seat.florins, [TOKENS]: seat.tokens, [LATER]: MOST_LENT };
  RESOURCES.forEach((_name, resource) => (most[resource] = side === GIVEN ? seat.cubes[resource] : MOST_ASKED)); // what others have is not known
  if (canPermit(view, giver, other)) most[PERMIT] = 1;
  if (view.phase === ORDER_PHASE && giver === view.orderer) most[PLACE] = view.seats.length;
  if (view.crisis >= 0 && !view.missing && view.phase !== ORDER_PHASE) most[RAISE] = MOST_RAISED; // abroad nobody lies down
  return { most, held: heldBy(view, giver), cards: seat.cards.filter((card) => !view.wonders.includes(card)) };
}

/** What a player may have of something: as much as this and not more than that. */
export interface Range {
  least: number;
  most: number;
}
const exactly = (number: number): Range => ({ least: number, most: number });
const signed = (number: number) => (number < 0 ? `−${-number}` : String(number));
export const rangeInWords = ({ least, most }: Range): string => (least === most ? signed(least) : `${signed(least)}–${signed(most)}`);

const heldBy = (view: View, seat: number): Record<number, Range> => ({ [FLORINS]: exactly(view.seats[seat].florins), [TOKENS]: exactly(view.seats[seat].tokens), ...countOf(view, seat).cubes });

/** Only in the action phase, with a town, and once. */
function canPermit(view: View, giver: number, other: number): boolean {
  if (view.phase !== ACTION_PHASE || view.seats[giver].permits.includes(other)) return false;
  const units = view.seats.flatMap(({ units }, seat) => units.map((unit) => unitOf(seat, unit)));
  const town = BUILDINGS.indexOf("town");
  return view.regions.some((region, number) => town in region.buildings && controllerOf(units, number, town) === giver);
}

export const termsIn = ([given, asked]: Sides): number => Object.keys(given).length + Object.keys(asked).length;
export const isFull = (sides: Sides): boolean => termsIn(sides) >= MOST_TERMS;

/** The offer with so much of a thing; nothing is left out. */
export function changed(offer: Offer, thing: number, amount: number | null): Offer {
  const { [thing]: _old, ...rest } = offer;
  return amount === null ? rest : { ...rest, [thing]: amount };
}

/** The other way round: what was given to me, I give. */
export function turned(deal: Pick<DealView, "offers">): Sides {
  return [{ ...deal.offers[ASKED] }, { ...deal.offers[GIVEN] }];
}

const WORDS: Record<number, string> = { [FLORINS]: "florins", [TOKENS]: "tokens", [PLACE]: "place", [RAISE]: "raise", [LATER]: "florins" };

function answerOf(side: number, thing: number, amount: number): string {
  const verb = side === GIVEN ? "give" : "ask";
  if (thing === PERMIT) return `${verb} permit`;
  if (thing === CARD) return `${verb} card ${CARDS[amount]}`;
  if (thing >= PLACE) return `${side === GIVEN ? "promise" : "ask promise"} ${WORDS[thing]} ${amount}`;
  return `${verb} ${amount} ${WORDS[thing] ?? RESOURCES[thing]}`;
}

/** The answers that name the terms and make the offer, without those that were named before. */
export function answersOf(sides: Sides, named: Offer[] = [{}, {}]): string[] {
  const terms = sides.flatMap((offer, side) =>
    Object.entries(offer)
      .filter(([thing]) => !(thing in named[side]))
      .map(([thing, amount]) => answerOf(side, Number(thing), amount)),
  );
  return [...terms, "propose"];
}

/** What a player has before a deal and after it, as far as it changes. */
export interface Change {
  thing: number; // a resource, FLORINS or TOKENS
  before: Range;
  after: Range;
}

/** What a deal does to the player who gives the first and gets the second. */
export function changesOf(view: View, seat: number, gives: Offer, gets: Offer): Change[] {
  const held = heldBy(view, seat);
  return [FLORINS, ...RESOURCES.keys(), TOKENS]
    .filter((thing) => thing in gives || thing in gets)
    .map((thing) => {
      const given = gives[thing] ?? 0;
      const before = held[thing].most < given ? held[thing] : { ...held[thing], least: Math.max(held[thing].least, given) }; // a deal that is made tells that there was enough
      const step = (gets[thing] ?? 0) - given;
      return { thing, before: held[thing], after: { least: before.least + step, most: before.most + step } };
    });
}

/** Why a player cannot hand over what is asked of them, as far as it can be seen; or null. */
export function lacks(view: View, seat: number, gives: Offer): number | null {
  const short = changesOf(view, seat, gives, {}).find(({ after }) => after.most < 0);
  return short ? short.thing : null;
}

const PROMISED = [PLACE, RAISE, LATER]; // bots neither promise nor pay for promises
const FEEDS = /(\w+) feeds/;
const WANTED = /\d+ (\w+)/;

/** The resource that the crisis at hand is about, or -1. */
export function crisisResource(view: View, components: Pick<Components, "backs">): number {
  const back = view.crisis < 0 ? undefined : components.backs[CARDS[view.crisis]];
  const named = back && (view.missing ? WANTED.exec(back.lower) : FEEDS.exec(back.upper));
  return RESOURCES.findIndex((name) => name === named?.[1]);
}

/** What a cube brings on the better of the two boards, and what it costs on the cheaper one, if it can be bought. */
export function marketPrices(view: View, components: Pick<Components, "domestic" | "export">, resource: number): { least: number; most: number } {
  const prices = (["domestic", "export"] as const).map((name, board) => pricesOf(components[name][RESOURCES[resource]], view.boards[board][resource]));
  return { least: Math.max(1, ...prices.map(({ sell }) => sell)), most: Math.min(...prices.map(({ buy }) => buy || Infinity)) };
}

const WINDOWS = ["round", "help", "export-help", "talk", "set-order"];

/** Whether deals could be made with this question, if there had not been enough of them. */
export const isUsedUp = (view: Pick<View, "offers_left">, question = ""): boolean => WINDOWS.includes(question) && !view.offers_left;

/** Three offers that are asked for most in the phase at hand, as far as both sides can make them. */
export function quickDeals(view: View, components: Pick<Components, "backs" | "domestic" | "export">, me: number, partner: number, isBot = false): Sides[] {
  const wanted = crisisResource(view, components);
  const [mine, theirs] = [view.seats[me], view.seats[partner]];
  const common: Sides[] = [];
  const cube = (resource: number) => {
    const { least, most } = marketPrices(view, components, resource); // nobody wants a worse price
    if (least <= most) common.push([{ [FLORINS]: least }, { [resource]: 1 }], [{ [resource]: 1 }, { [FLORINS]: least }]);
  };
  if (view.phase === ORDER_PHASE) {
    common.push([{ [FLORINS]: 1 }, { [PLACE]: 1 }], [{ [FLORINS]: 1 }, { [PLACE]: view.seats.length }], [{ [PLACE]: 1 }, { [FLORINS]: 2 }], [{ [PLACE]: view.seats.length }, { [FLORINS]: 1 }]);
  } else if (view.crisis >= 0) {
    if (wanted >= 0) cube(wanted);
    common.push([{ [FLORINS]: 1 }, { [RAISE]: 1 }]);
  } else {
    common.push([{ [FLORINS]: 1 }, { [PERMIT]: 1 }], [{ [PERMIT]: 1 }, { [FLORINS]: 1 }]);
    new Set([theirs, mine].map(({ cubes }) => cubes.indexOf(Math.max(...cubes)))).forEach(cube);
  }
  common.push([{ [LATER]: 3 }, { [FLORINS]: 2 }], [{ [FLORINS]: 2 }, { [LATER]: 3 }]);
  const room = [roomOf(view, me, partner, GIVEN), roomOf(view, partner, me, GIVEN)];
  const fits = (sides: Sides) => sides.every((offer, side) => Object.entries(offer).every(([thing, amount]) => amount <= (room[side].most[Number(thing)] ?? 0)));
  const isKept = (sides: Sides) => !isBot || sides.every((offer) => !PROMISED.some((thing) => thing in offer));
  return common.filter((sides) => fits(sides) && isKept(sides)).slice(0, 3);
}

/** How many cubes a player may have of each resource, and exactly how many in all: thefts that were not seen are uncertain. */
export function countOf(view: View, seat: number): { cubes: Range[]; total: number } {
  const stolen = view.thefts.filter(([thief]) => thief === seat).length;
  const lost = view.thefts.filter(([, victim]) => victim === seat).length;
  const { cubes } = view.seats[seat];
  const total = cubes.reduce((sum, known) => sum + known, 0) + stolen - lost;
  const ranges = cubes.map((known) => ({ least: Math.max(0, known - lost), most: Math.max(0, known + stolen) }));
  const [sure, possible] = [sureIn(ranges), ranges.reduce((sum, { most }) => sum + most, 0)];
  return { cubes: ranges.map(({ least, most }) => ({ least: Math.max(least, most - possible + total), most: Math.min(most, least + total - sure) })), total };
}

export const sureIn = (cubes: Range[]): number => cubes.reduce((sum, { least }) => sum + least, 0);
