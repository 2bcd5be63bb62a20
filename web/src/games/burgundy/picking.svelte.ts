// Choosing on the board: things one clicks narrow the list of choices down. The list alone says what is legal.
import { preferences } from "../../lib/preferences.svelte";
import { Hand } from "../../table/hand.svelte";
import type { Picker, Told } from "./board";
import { TILES, estateOf, fieldsIn, tileNamed } from "./content";
import type { View } from "./generated";
import { byCost, silverOf, type Answer } from "./notation";

/** What can be clicked: "take 3 cow4", "stored bank", "field 24", "good 3", "die 4", "depot 4", "workers", "duchy 7". */
export type Spot = string;

/** The things one can click for an answer. */
export function spotsOf(choice: Answer): Spot[] {
  const die = choice.die ? [`die ${choice.die}`] : [];
  switch (choice.verb) {
    case "take":
    case "buy":
      return [...die, `take ${choice.depot} ${choice.tile?.name}`];
    case "place":
      return [...die, `stored ${choice.tile?.name}`, `field ${choice.field}`];
    case "discarding":
      return [`stored ${choice.tile?.name}`];
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

const NARROWS = ["die", "stored"]; // after these one usually clicks something else

export class Picking extends Hand<View, Answer> implements Picker {
  picked = $state.raw<Spot[]>([]);
  open = $state(false); // the candidates are offered beside the thing clicked
  anchor = $state.raw<DOMRect | null>(null);
  read = $state.raw<Told | null>(null); // what was clicked, for somebody who could not point at it before

  private readonly spots = $derived(new Map(this.table.choices.map((choice) => [choice, spotsOf(choice)])));
  candidates = $derived(this.among(this.picked).sort(byCost));

  private among(spots: Spot[]): Answer[] {
    return this.table.choices.filter((choice) => spots.every((spot) => this.spots.get(choice)?.includes(spot)));
  }

  // What each thing would cost at least if it was clicked now: workers and silver.
  private readonly costs = $derived.by(() => {
    const costs = new Map<Spot, number>();
    for (const [choice, spots] of this.spots) {
      const cost = choice.workers + silverOf(choice);
      for (const spot of spots) {
        const fits = this.picked.every((other) => kindOf(other) === kindOf(spot) || spots.includes(other));
        if (fits) costs.set(spot, Math.min(cost, costs.get(spot) ?? cost));
      }
    }
    return costs;
  });

  /** Null if clicking the thing does nothing. */
  cost(spot: Spot): number | null {
    return this.costs.get(spot) ?? null;
  }

  glows(spot: Spot): "free" | "paid" | null {
    if (preferences.hints === "none" || kindOf(spot) === "die") return null;
    const cost = this.cost(spot);
    if (cost === null || (cost > 0 && preferences.hints === "free")) return null;
    return cost ? "paid" : "free";
  }

  isPicked(spot: Spot): boolean {
    return this.picked.includes(spot);
  }

  pick(spot: Spot, element: Element, read: Told | null = null): void {
    this.table.trouble = null;
    if (!this.table.choices.length) return;
    if (this.picked.at(-1) === spot) return this.again(spot);
    const others = this.picked.filter((other) => kindOf(other) !== kindOf(spot));
    if (this.among([...others, spot]).length) this.picked = [...others, spot];
    else if (this.among([spot]).length) this.picked = [spot];
    else {
      const asked = this.whyNotText(spot);
      this.clear();
      if (asked) this.table.askWhyNot(asked);
      return;
    }
    this.anchor = element.getBoundingClientRect();
    this.read = read;
    const only = this.candidates.length === 1 ? this.candidates[0] : null;
    const discards = this.candidates.every((choice) => choice.verb === "discarding");
    if (!read && only && !only.workers && !silverOf(only) && (!NARROWS.includes(kindOf(spot)) || discards)) return this.give(only);
    this.open = !NARROWS.includes(kindOf(spot)) || this.candidates.length === 1;
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

  /** The answer one seems to have meant; the server says which rule refuses it. */
  private whyNotText(spot: Spot): string | null {
    const view = this.table.view;
    if (!view || this.table.seat < 0) return null;
    const me = view.seats[this.table.seat];
    const [kind, first, second] = spot.split(" ");
    const wanted = (target: number, action: (workers: string) => string): string => {
      if (this.table.question?.kind !== "turn" || !me.dice.length) return action("");
      const chosen = this.picked.find((other) => kindOf(other) === "die");
      const dice = chosen ? [Number(chosen.split(" ")[1])] : me.dice;
      const steps = (die: number) => Math.min(Math.abs(die - target), 6 - Math.abs(die - target));
      const die = dice.reduce((best, other) => (steps(other) < steps(best) ? other : best));
      return `${die} ${action(steps(die) ? ` w${steps(die)}` : "")}`;
    };
    if (kind === "take") {
      if (first === "0") return `buy black ${second}`;
      return wanted(Number(first), (workers) => `take ${first} ${second}${workers}`);
    }
    if (kind === "good") return wanted(Number(first), (workers) => `sell ${first}${workers}`);
    if (kind === "field" || kind === "stored") {
      const estate = estateOf(view, this.table.seat);
      const fields = fieldsIn(estate.duchy);
      const stored = this.picked.find((other) => kindOf(other) === "stored");
      const name = kind === "stored" ? first : stored?.split(" ")[1];
      const field = kind === "field" ? fields[Number(first) - 1] : fields.find((f) => f.colour === tileNamed(first)?.colour && !estate.tiles[f.number]);
      if (!field) return null;
      const fitting = me.storage.map((id) => TILES.find((tile) => tile.id === id)).find((tile) => tile?.colour === field.colour);
      const tile = name ?? fitting?.name ?? TILES.find((other) => other.colour === field.colour)?.name;
      return wanted(field.die, (workers) => `place ${tile} ${field.number}${workers}`);
    }
    return null;
  }
}

function kindOf(spot: Spot): string {
  return spot.split(" ")[0];
}
