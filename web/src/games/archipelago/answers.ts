// Answers in notation: what can be clicked for each of them, and what somebody may have wanted who clicked something else.
import type { Question } from "../../protocol";
import { AREA_LETTERS, unitOf, type Unit } from "./components";
import { AREAS, CARDS, SEA_A, type View } from "./generated";
import { layingOf } from "./places";

/**
 * What can be clicked: "3a", "3-town", ">4x" (where a unit goes), "region 4", "hex 2080", "side 5b", "zone taxing",
 * "zone harvesting wood", "work town", "buy wood domestic", "card spy", "player 2", "slot 1", "turn 2".
 */
export type Target = string;

const ZONES: Record<string, string> = { taxes: "taxing", explore: "exploring", reproduce: "reproducing", recruit: "recruiting", migrate: "migrating" };
const AIMS: Record<string, string> = { assassin: "card", spy: "player", thief: "player", barbarian: "region" };

/** The things one can click for an answer. */
export function targetsOf(text: string, spots: number[]): Target[] {
  const [verb, first, second, third, ...rest] = text.split(" ");
  switch (verb) {
    case "lay":
      return [`side ${first}`, `hex ${layingOf(text, spots)?.spot}`];
    case "land":
    case "work":
    case "expel":
    case "use":
    case "sink":
    case "plunder":
      return [first];
    case "raise":
    case "bless":
      return [rest[1]];
    case "move":
      return first === "ship" ? [second, `>${third}`] : [first, `>${second}`];
    case "harvest":
      return [`zone harvesting ${first}`];
    case "build":
      return ["zone building", `work ${first}`, second];
    case "buy":
      if (Number(first)) return [`slot ${first}`, ...(third ? [`turn ${third}`] : [])];
      return ["zone buying", `buy ${first} ${second}`];
    case "sell":
      return ["zone buying", `sell ${first} ${second}`];
    case "stock":
    case "remove":
      return [`${verb} ${first} ${second}`];
    case "shift":
      return [`shift ${first} ${third}`];
    case "turn":
      return [`turn ${first}`, ...(second ? [`turn ${second}`] : [])];
    case "card":
      return [`card ${first}`, ...(AIMS[first] ? [`${AIMS[first]} ${second}`] : [])];
    case "wonder":
      return [`card ${first}`, second];
    case "pick":
      return [`card ${first}`];
    default:
      return ZONES[verb] ? [`zone ${ZONES[verb]}`] : [];
  }
}

/** Hundreds of ways to lay a hex are nothing to read. */
export const isDrawn = ({ kind }: Question): boolean => kind === "first-region" || kind === "place-hex";

/** The region of a place: 3 of 3a, of 3-town and of >3x. */
export const regionOf = (place: string): number => Number(/\d+/.exec(place)?.[0] ?? -1);

const PLACED: Record<string, string> = { reproduce: "land", recruit: "land", "first-landing": "land", "missionary-lands": "land", harvest: "work", expel: "expel" };
const WORKS = ["town", "market", "port", "temple", "ship"];
const AT_SEA = ["port", "ship"]; // the sea is named, too
const CHARACTERS = CARDS.indexOf("irrigation-canal"); // they come before the progress cards
const ENOUGH = 3; // places of builders to ask about

/** The answers somebody may have wanted who clicked a thing that cannot be clicked now; the server says which rules refuse them. */
export function wanted(kind: string, target: Target, picked: Target[], view: View): string[] {
  const [what, name, of] = target.split(" ");
  const seat = view.seat + 1;
  if (what === "zone") return ofZone(name, of, view);
  if (what === "card") return kind === "search-buy" ? [`pick ${name}`] : [["card", name, ...aimOf(name, view)].join(" ")];
  if (what === "slot") return [`buy ${name}`];
  if (what === "buy" || what === "sell" || what === "stock" || what === "remove") return [target];
  if (what === "shift") return [`shift ${name} from ${of}`];
  if (!/^>?\d+[abxy-]/.test(target)) return [];
  const place = target.replace(">", "");
  if (kind === "migrate") {
    const from = picked.find((other) => /^\d/.test(other)) ?? place;
    return [`move ${isOfShip(from, view) ? "ship " : ""}${from} ${place}`];
  }
  if (kind === "raise") return [`raise 1 of ${seat} at ${place}`];
  if (kind === "round") return /-(market|port)$/.test(place) ? [`use ${place}`] : [];
  return PLACED[kind] ? [`${PLACED[kind]} ${place}`] : [];
}

const own = (view: View): Unit[] => (view.seats[view.seat]?.units ?? []).map((packed) => unitOf(view.seat, packed));

/** At sea, or a port where a ship of one's own is. */
const isOfShip = (place: string, view: View): boolean => /[xy]$/.test(place) || (place.endsWith("-port") && own(view).some(({ ship, region, place: on }) => ship && region === regionOf(place) && on >= AREAS));

/** What a card that must be aimed could be aimed at, as well as possible. */
function aimOf(name: string, view: View): string[] {
  const others = view.seats.flatMap(({ cards }, seat) => (seat === view.seat ? [] : [{ seat, victims: cards.filter((card) => card < CHARACTERS) }]));
  const { seat, victims } = others.find((other) => other.victims.length) ?? others[0];
  const citizens = own(view).filter(({ ship }) => !ship);
  const raider = citizens.find(({ engaged, lying }) => !engaged && !lying) ?? citizens[0];
  switch (name) {
    case "spy":
    case "thief":
      return [String(seat + 1)];
    case "assassin":
      return [CARDS[victims[0] ?? 0], "of", String(seat + 1)];
    case "barbarian":
      return [String(raider?.region ?? 0)];
    case "gifts-of-the-clergy":
      return ["1"];
    default:
      return [];
  }
}

function ofZone(zone: string, resource: string, view: View): string[] {
  if (zone === "harvesting") return [`harvest ${resource}`];
  if (zone === "buying") return ["buy fruit domestic", "buy fruit export"];
  if (zone === "building") {
    const builders = own(view).filter(({ ship, place }) => !ship && place < SEA_A);
    const idle = builders.filter(({ engaged, lying }) => !engaged && !lying);
    const places = new Set((idle.length ? idle : builders).map(({ region, place }) => `${region}${AREA_LETTERS[place]}`));
    return [...(places.size ? places : ["0a"])].slice(0, ENOUGH).flatMap((place) => WORKS.map((work) => `build ${work} ${place}${AT_SEA.includes(work) ? " x" : ""}`));
  }
  return [Object.keys(ZONES).find((verb) => ZONES[verb] === zone) ?? ""];
}
