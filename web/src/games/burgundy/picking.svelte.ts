// Choosing on the board: things one clicks narrow the list of choices down. The list alone says what is legal.
import { preferences } from "../../lib/preferences.svelte";
import { Hand } from "../../table/hand.svelte";
import type { Picker } from "./board";
import { DUCHIES, TILES, tileNamed } from "./content";
import type { View } from "./generated";
import { byCost, silverOf, type Answer } from "./notation";

/** What can be clicked: "take 3 cow4", "stored bank", "field 24", "good 3", "die 4", "depot 4", "workers", "duchy 7". */
export type Spot = string;

export function matches(choice: Answer, spot: Spot): boolean {
  const [kind, first, second] = spot.split(" ");
  switch (kind) {
    case "take":
      return (choice.verb === "take" || choice.verb === "buy") && choice.depot === Number(first) && choice.tile?.name === second;
    case "stored":
      return (choice.verb === "place" || choice.verb === "discarding") && choice.tile?.name === first;
    case "field":
      return (choice.verb === "place" || choice.verb === "castle-at") && choice.field === Number(first);
    case "good":
      return choice.verb === "sell" && choice.goods[0] === Number(first);
    case "die":
      return choice.die === Number(first);
    case "depot":
      return choice.verb === "load" && (choice.depot === Number(first) || choice.other === Number(first));
    case "duchy":
      return choice.verb === "duchy-is" && choice.number === Number(first);
    default:
      return choice.verb === kind;
  }
}

const NARROWS = ["die", "stored"]; // after these one usually clicks something else

export class Picking extends Hand<View, Answer> implements Picker {
  picked = $state.raw<Spot[]>([]);
  open = $state(false); // the candidates are offered beside the thing clicked
  anchor = $state.raw<DOMRect | null>(null);

  candidates = $derived.by(() => this.among(this.picked).sort(byCost));

  private among(spots: Spot[]): Answer[] {
    return this.table.choices.filter((choice) => spots.every((spot) => matches(choice, spot)));
  }

  /** What the thing would cost at least if it was clicked now: workers and silver; null if it does nothing. */
  cost(spot: Spot): number | null {
    const choices = this.among([...this.picked.filter((other) => kindOf(other) !== kindOf(spot)), spot]);
    return choices.length ? Math.min(...choices.map((choice) => choice.workers + silverOf(choice))) : null;
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

  pick(spot: Spot, element: Element): void {
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
    const only = this.candidates.length === 1 ? this.candidates[0] : null;
    const discards = this.candidates.every((choice) => choice.verb === "discarding");
    if (only && !only.workers && !silverOf(only) && (!NARROWS.includes(kindOf(spot)) || discards)) return this.give(only);
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
      const fields = DUCHIES[me.duchy];
      if (!fields) return null;
      const stored = this.picked.find((other) => kindOf(other) === "stored");
      const name = kind === "stored" ? first : stored?.split(" ")[1];
      const field = kind === "field" ? fields[Number(first) - 1] : fields.find((f) => f.colour === tileNamed(first)?.colour && !me.tiles[f.number]);
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
