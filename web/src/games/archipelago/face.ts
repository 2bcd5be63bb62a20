// Archipelago on its board: drawn from the view, played on the map and from the list, said by the server.
import type { Text } from "../../lib/language.svelte";
import type { Face, Names, Offered } from "../face";
import told from "../plain/told";
import Archipelago from "./Archipelago.svelte";
import { isDrawn } from "./answers";
import { endedOf } from "./describe";
import { FOLD, OBJECTIVES, REMARKS, RESOURCES, type View } from "./generated";
import { Picking } from "./picking.svelte";
import { besideOf, placesIn, spotsOfEvent } from "./places";

const SEEN = 350; // milliseconds that something new on the map, on a market or of a card is left to be seen

const QUICK = Object.keys(REMARKS).filter((key) => !REMARKS[key].length);

/** A number of a remark, as it is read. */
function valueOf(text: Text, name: string, number: number, names: Names): string | number {
  if (name === "player") return names(number);
  return name === "resource" ? text(`resource-${RESOURCES[number]}`) : number;
}

/** Who gained by an independence. */
function separatistOf(text: Text, seats: View["seats"], names: Names): string {
  const winner = seats.findIndex(({ objectives }) => objectives.some((number) => OBJECTIVES[number].criterion === "separatist"));
  return winner < 0 ? text("ended-nobody") : text("ended-separatist", { player: names(winner) });
}

const face: Face<View, Offered> = {
  ...(told as Omit<Face<View, Offered>, "Board">),
  hasNotes: true,
  ended: (text, { independent, rebellion, population, met, open_objectives, seats }, names) =>
    independent
      ? [text("ended-independent", { rebellion, population }), separatistOf(text, seats, names)]
      : met.flatMap((number) => {
          const holder = seats.findIndex(({ objectives }) => objectives.includes(number));
          return holder >= 0 || open_objectives.includes(number) ? [endedOf(text, number, seats.length, holder, names)] : [];
        }).concat(seats.some((one) => seats.some((other) => one.points === other.points && one.florins > other.florins)) ? [text("ended-tie")] : []),
  isFormality: ({ kind }) => kind === "first-landing" || kind === "resources-found",
  isDrawn,
  Board: Archipelago,
  asksForState: false,
  hasSecrets: true,
  hand: (table) => new Picking(table),
  fold: FOLD,
  pause: (event) => (spotsOfEvent(event, []).length || besideOf(event) ? SEEN : 0),
  sound: (event) => (spotsOfEvent(event, []).length ? "tile" : null),
  places: ({ text }) => placesIn(text),
  question: (text, scene) => (scene.question?.kind === "take-hex" ? text("asked-take-hex") : told.question(text, scene)), // the hex is seen
  remarks: [...told.remarks, ...QUICK],
  remark: (text, key, numbers, names) => text(`remark-${key}`, Object.fromEntries((REMARKS[key] ?? []).map((name, i) => [name, valueOf(text, name, numbers[i], names)]))),
};

export default face;
