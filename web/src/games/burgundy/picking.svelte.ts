// Choosing on the board: things one clicks narrow the list of choices down. The list alone says what is legal.
import { preferences } from "../../lib/preferences.svelte";
import { Hand } from "../../table/hand.svelte";
import type { Told } from "../../lib/tip.svelte";
import { TILES, estateOf, fieldsIn, tileNamed, tileOf, type Field, type Tile } from "./content";
import type { View } from "./generated";
import { byCost, silverOf, type Answer } from "./notation";

/** What can be clicked: "take 3 cow4", "stored bank", "common bank", "slot own", "field 24", "good 3", "die 4", "depot 4", "workers", "duchy 7". */
export type Spot = string;

/** The tile of an answer, on the key space where it lies. */
const kept = ({ common, tile }: Answer) => `${common ? "common" : "stored"} ${tile?.name}`;

/** The things one can click for an answer. */
export function spotsOf(choice: Answer): Spot[] {
  const die = choice.die ? [`die ${choice.die}`] : [];
  switch (choice.verb) {
    case "take":
    case "buy":
      return [...die, `take ${choice.depot} ${choice.tile?.name}`];
    case "place":
      return [...die, kept(choice), `field ${choice.field}`];
    case "claim":
      return [`take ${choice.depot} ${choice.tile?.name}`, `field ${choice.field}`];
    case "take-shield":
      return [`shield ${choice.shield}`, ...(choice.replaced ? [`held ${choice.replaced}`] : [])];
    case "give-up":
      return [`held ${choice.shield}`];
    case "copy":
      return ["held 6"];
    case "turn-die":
      return [...die, "held 16"];
    case "hire":
      return ["workers"];
    case "trade":
      return [`take 0 ${choice.tile?.name}`];
    case "resolve":
      return [`field ${choice.field}`];
    case "discarding":
      return [kept(choice)];
    case "keep":
      return [choice.common ? "slot common" : "slot own"];
    case "castle-at":
      return [`field ${choice.field}`];
    case "sell":
      return [...die, `good ${choice.goods[0]}`];
    case "load":
      return [`depot ${choice.depot}`, `depot ${choice.other}`];
    case "duchy-is":
      return [`duchy ${choice.number}`];
    default:
      return [...die, choice.verb];
  }
}

/** Where on the board an answer of a seat happens; fields are those of its duchy. */
export function placesOf(choice: Answer, seat: number): string[] {
  return spotsOf(choice).map((spot) => spot.replace(/^field /, `field ${seat} `));
}

const TABS: Record<string, string> = { take: "board", depot: "board", shield: "board", field: "duchy", held: "duchy" }; // the rest is always in sight
const STORED = ["stored", "common"];
const PICTURED = ["score", "colour-bonus", "resolve", "give", "lay", "act-as", "count-species", "gather", "tribute", "give-up"];
const NARROWS = ["die", ...STORED]; // after these one usually clicks something else

export class Picking extends Hand<View, Answer> {
  picked = $state.raw<Spot[]>([]);
  open = $state(false); // the candidates are offered beside the thing clicked
  anchor = $state.raw<Element | null>(null); // the thing clicked
  read = $state.raw<Told | null>(null); // what was clicked, for somebody who could not point at it before

  private readonly spots = $derived(new Map(this.table.choices.map((choice) => [choice, spotsOf(choice)])));
  candidates = $derived(this.among(this.picked).sort(byCost));

  override get offered(): Answer[] {
    return this.picked.length ? this.candidates : this.table.choices;
  }

  /** The parts of a phone's screen on which there is something to click for the question, or for what was picked. */
  tabsInQuestion = $derived.by(() => {
    if (this.picked.some((spot) => STORED.includes(kindOf(spot)))) return ["duchy", "choices"];
    const found = new Set(this.table.choices.flatMap((choice) => this.spots.get(choice) ?? []).map((spot) => TABS[kindOf(spot)]));
    return found.has("board") || found.has("duchy") ? [...found, "choices"].filter(Boolean) : [];
  });

  /** The answers that are given by their pictures, since there is nothing on the board to click for them. */
  pictured = $derived(this.table.choices.filter(({ verb }) => PICTURED.includes(verb) || (verb === "copy" && this.table.question?.kind === "name-rival")));

  private among(spots: Spot[]): Answer[] {
    return this.table.choices.filter((choice) => spots.every((spot) => this.spots.get(choice)?.includes(spot)));
  }

  // What each thing would cost at least if it was clicked now: workers and silver.
  private readonly costs = $derived.by(() => {
    const costs = new Map<Spot, number>();
    for (const [choice, spots] of this.spots) {
      const cost = choice.workers + silverOf(choice);
      for (const spot of spots) {
        const fits = this.picked.every((other) => kindOf(other) === kindOf(spot) || (STORED.includes(kindOf(other)) && STORED.includes(kindOf(spot))) || spots.includes(other));
        if (fits) costs.set(spot, Math.min(cost, costs.get(spot) ?? cost));
      }
    }
    return costs;
  });

  /** Null if clicking the thing does nothing. */
  cost(spot: Spot): number | null {
    return this.costs.get(spot) ?? null;
  }

  protected get hints() {
    return preferences.hints;
  }

  glows(spot: Spot): "free" | "paid" | null {
    if (this.hints === "none" || kindOf(spot) === "die") return null;
    const cost = this.cost(spot);
    if (cost === null || (cost > 0 && this.hints === "free")) return null;
    return cost ? "paid" : "free";
  }

  isPicked(spot: Spot): boolean {
    return this.picked.includes(spot);
  }

  pick(spot: Spot, element: Element, read: Told | null = null): void {
    this.table.trouble = null;
    if (!this.table.choices.length) return;
    if (this.picked.at(-1) === spot) return this.again(spot);
    const others = this.picked.filter((other) => kindOf(other) !== kindOf(spot) && !(STORED.includes(kindOf(other)) && STORED.includes(kindOf(spot))));
    const meant = others.filter((other) => kindOf(other) === "die" || ([...STORED, "take"].includes(kindOf(other)) && kindOf(spot) === "field"));
    const picked = [others, meant].map((kept) => [...kept, spot]).find((spots) => this.among(spots).length);
    if (!picked) return this.table.askWhyNot(this.wanted(spot, meant));
    this.picked = picked;
    this.anchor = element;
    this.read = read;
    const only = this.candidates.length === 1 ? this.candidates[0] : null;
    const discards = this.candidates.every((choice) => choice.verb === "discarding");
    if (!read && only && !only.workers && !silverOf(only) && (!NARROWS.includes(kindOf(spot)) || discards)) return this.give(only);
    this.open = !NARROWS.includes(kindOf(spot)) || discards;
  }

  /** A second click on the same thing: the cheapest way, or let go of it. */
  private again(spot: Spot): void {
    if (this.open && !NARROWS.includes(kindOf(spot)) && this.candidates.length) this.give(this.candidates[0]);
    else this.clear();
  }

  override clear(): void {
    super.clear();
    this.picked = [];
    this.open = false;
  }

  /** The answers somebody may have wanted who clicked the thing; the server says which rules refuse them. */
  private wanted(spot: Spot, picked: Spot[]): string[] {
    const view = this.table.view;
    if (!view || this.table.seat < 0) return [];
    const me = view.seats[this.table.seat];
    const [kind, first, second] = spot.split(" ");
    const named = (wanted: string) => picked.find((other) => kindOf(other) === wanted)?.split(" ")[1];
    const withDie = (target: number, action: string): string => {
      if (this.table.question?.kind !== "turn" || !me.dice.length) return action;
      const dice = named("die") ? [Number(named("die"))] : me.dice;
      const steps = (die: number) => Math.min(Math.abs(die - target), 6 - Math.abs(die - target));
      const die = dice.reduce((best, other) => (steps(other) < steps(best) ? other : best));
      return `${die} ${action}${steps(die) ? ` w${steps(die)}` : ""}`;
    };
    const shared = picked.some((other) => kindOf(other) === "common") || kind === "common" ? " common" : "";
    const place = (tile: string, field: Field) => withDie(field.die, `place ${tile} ${field.number}${shared}`);
    const estate = estateOf(view, this.table.seat);
    const fields = fieldsIn(estate.duchy);
    if (kind === "take") return [first === "0" ? `buy black ${second}` : withDie(Number(first), `take ${first} ${second}`)];
    if (kind === "good") return [withDie(Number(first), `sell ${first}`)];
    if (STORED.includes(kind)) {
      const fitting = fields.filter((field) => field.colour === tileNamed(first)?.colour);
      const empty = fitting.filter((field) => !estate.tiles[field.number]);
      return (empty.length ? empty : fitting.slice(0, 1)).map((field) => place(first, field));
    }
    if (kind === "field") {
      const field = fields[Number(first) - 1];
      const fitting = (tiles: Tile[]) => tiles.filter((tile) => tile.colour === field.colour).map((tile) => tile.name);
      const stored = named("stored") || named("common") ? [(named("stored") ?? named("common"))!] : fitting(me.storage.map(tileOf));
      return (stored.length ? stored : fitting(TILES).slice(0, 1)).map((tile) => place(tile, field));
    }
    return [];
  }
}

function kindOf(spot: Spot): string {
  return spot.split(" ")[0];
}
