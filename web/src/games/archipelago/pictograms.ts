// The pictures of cards and of the zones of the wheel: most have one of their own, some share that of something else.
import { icons } from "../../art/icons";

const SHARED: Record<string, string> = {
  scout: "spyglass",
  exploring: "spyglass",
  pirate: "skull",
  archbishop: "temple-house",
  cathedral: "temple-house",
  treasurer: "silver",
  "minister-of-trade": "sale",
  buying: "sale",
  "minister-of-agriculture": "fruit-icon",
  "industrial-fishing": "fish-icon",
  sawmill: "wood-icon",
  quarry: "stone-icon",
  "iron-mine": "iron-icon",
  amphitheatre: "revolt",
  "local-trade": "market-house",
  slavery: "worker",
  "peace-and-prosperity": "hut",
  architecture: "town-house",
  building: "town-house",
  migrating: "roads",
  recruiting: "recruiter",
};

/** The name of the icon of a card or a zone. */
export function pictogramOf(name: string): string {
  const found = SHARED[name] ?? name;
  if (!icons[found]) throw new Error(`no picture of ${name}`);
  return found;
}
