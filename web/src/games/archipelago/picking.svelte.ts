// Choosing on the board: things one clicks narrow the list of choices down. The list alone says what is legal.
import { text } from "../../lib/language.svelte";
import { Hand } from "../../table/hand.svelte";
import type { Why } from "../../table/refusals";
import type { Offered } from "../face";
import { targetsOf, wanted, type Target } from "./answers";
import type { View } from "./generated";

/** A zone of the wheel: what is picked on the board or on a market says by itself which one is meant. */
const isZone = (target: Target): boolean => target.startsWith("zone ");
/** Where a hex lies, or which side is up: another click changes one's mind. */
const isLaid = (target: Target): boolean => /^(hex|side) /.test(target);
const areAlike = (one: Target, other: Target): boolean => isLaid(one) && one.split(" ")[0] === other.split(" ")[0];

export class Picking extends Hand<View, Offered> {
  picked = $state.raw<Target[]>([]);
  pointed = $state.raw<Offered | null>(null); // the answer that is pointed at in a prompt
  hinted = $state.raw<Offered | null>(null); // the answer that is recommended
  turned = $state(0); // how often the hex in hand was turned

  readonly spots = $derived(this.table.view?.regions.map(({ spot }) => spot) ?? []);
  private readonly targets = $derived(new Map(this.table.choices.map((choice) => [choice, targetsOf(choice.text, this.spots)])));
  candidates = $derived(this.picked.length ? this.among(this.picked) : []);
  /** What can be clicked now: something of an answer that fits what was picked, one after another. */
  readonly glowing = $derived.by(() => {
    const found = new Set<Target>();
    for (const [choice, targets] of this.targets)
      if (this.picked.every((target) => targets.includes(target) || target.startsWith("hex ")))
        for (const target of this.targetsLeft(choice)) if (this.picked.length || !this.isLater(target, targets)) found.add(target);
    return found;
  });

  override get offered(): Offered[] {
    return this.candidates.length ? this.candidates : this.table.choices;
  }

  private among(targets: Target[]): Offered[] {
    return this.table.choices.filter((choice) => targets.every((target) => this.targets.get(choice)?.includes(target)));
  }

  /** What of an answer was not picked yet. */
  private targetsLeft(choice: Offered): Target[] {
    return (this.targets.get(choice) ?? []).filter((target) => !this.picked.includes(target));
  }

  /** A unit is picked before where it goes; in a round, the zone of the wheel before what is built where. */
  private isLater(target: Target, [first]: Target[]): boolean {
    return target.startsWith(">") || (first === "zone building" && target !== first && this.table.question?.kind === "round");
  }

  glows(target: Target): boolean {
    return this.glowing.has(target);
  }

  isPicked(target: Target): boolean {
    return this.picked.includes(target);
  }

  override recommend(choice: Offered | null): void {
    this.hinted = choice;
  }

  /** Belongs to the answer that is recommended. */
  isHinted(...targets: Target[]): boolean {
    return Boolean(this.hinted && this.targets.get(this.hinted)?.some((target) => targets.includes(target)));
  }

  /** The answers that have to do with a place. */
  at(place: string): Offered[] {
    return this.table.choices.filter((choice) => this.targets.get(choice)?.includes(place));
  }

  /** The answer with exactly this text, if it is legal. */
  answer(text: string): Offered | undefined {
    return this.table.choices.find((choice) => choice.text === text);
  }

  /** A click on a thing that can stand for several targets: the first of them that fits. */
  pick(...targets: Target[]): void {
    this.table.trouble = null;
    if (!this.table.choices.length) return;
    const again = targets.find((target) => this.isPicked(target));
    if (again?.startsWith("hex ")) return void (this.turned += 1); // the hex that lies there is turned
    if (again) return this.drop(again);
    const others = this.picked.filter((target) => !targets.some((wanted) => areAlike(target, wanted)));
    for (const kept of this.picked.length ? [this.picked, others, []] : [[]])
      for (const target of targets)
        if ((kept.length || !target.startsWith(">")) && this.among([...kept, target]).length) return this.take([...kept, target]);
    this.askWhyNot(targets);
  }

  /** A card of the track: the first one is bought, another one is turned; where none can be bought, all are. */
  pickCard(slot: number): void {
    const canBuy = this.table.choices.some(({ text }) => /^buy \d/.test(text));
    this.pick(`slot ${slot}`, ...(this.picked.length || !canBuy ? [`turn ${slot}`] : []));
  }

  /** Why none of these targets can be clicked now: as an alert, or told to whoever asks. */
  askWhyNot(targets: Target[], tell: ((why: Why[]) => void) | null = null): void {
    const { view, question } = this.table;
    if (view) this.table.askWhyNot([...new Set(targets.flatMap((target) => wanted(question?.kind ?? "", target, this.picked, view)))], tell);
  }

  /** Whatever is left to choose is asked; so is whether a hex lies well, whether a card is meant, also one that does nothing, and whether an explorer token is to stand for a cube. */
  private take(picked: Target[]): void {
    this.picked = picked;
    const [only, ...others] = this.candidates;
    const asks = /^(lay|buy \d|turn)/.test(only.text) || / token\b/.test(only.text) || only.said?.includes(text("no-effect"));
    if (!others.length && this.targetsLeft(only).every(isZone) && !asks) this.give(only);
  }

  drop(target: Target): void {
    this.picked = this.picked.filter((other) => other !== target);
  }

  /** Forget what was picked if it belongs to another question. */
  keepWhatFits(): void {
    if (this.picked.length && !this.among(this.picked).length) this.clear();
  }

  override clear(): void {
    this.picked = [];
    this.pointed = null;
  }
}
