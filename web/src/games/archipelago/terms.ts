// The terms of an offer in words.
import type { Text } from "../../lib/language.svelte";
import { CARD, FLORINS, LATER, PERMIT, PLACE, RAISE, TOKENS, type Offer } from "./deals";
import { CARDS, RESOURCES } from "./generated";

const KEYS: Record<number, string> = { [FLORINS]: "cost-florins", [TOKENS]: "cost-tokens", [PERMIT]: "term-permit", [PLACE]: "term-place", [RAISE]: "term-raise", [LATER]: "term-later" };

export function termInWords(text: Text, thing: number, amount: number): string {
  if (thing < RESOURCES.length) return `${amount} × ${text(`resource-${RESOURCES[thing]}`)}`;
  return thing === CARD ? text(`card-${CARDS[amount]}`) : text(KEYS[thing], { number: amount });
}

export function offerInWords(text: Text, offer: Offer): string {
  return Object.entries(offer).map(([thing, amount]) => termInWords(text, Number(thing), amount)).join(", ") || text("nothing");
}

/** A thing by its name alone. */
export function thingInWords(text: Text, thing: number): string {
  return thing < RESOURCES.length ? text(`resource-${RESOURCES[thing]}`) : text(`thing-${thing === FLORINS ? "florins" : thing === TOKENS ? "tokens" : thing === RAISE ? "raise" : "later"}`);
}
