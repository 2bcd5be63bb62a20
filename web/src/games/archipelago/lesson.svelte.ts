// The tutorial's table: a small position that the server plays on; only what the lesson asks for can be done.
import { api, ApiError } from "../../lib/api";
import { currentLanguage } from "../../lib/language.svelte";
import type { OpenedPosition } from "../../protocol";
import type { Asker } from "../../table/hand.svelte";
import type { Trouble } from "../../table/state.svelte";
import type { Offered } from "../face";
import type { View } from "./generated";
import type { LESSONS } from "./lessons";

export const LEARNER = 0;

export class Lesson implements Asker<View, Offered> {
  readonly seat = LEARNER;
  readonly face = { confirms: false, isPlain: () => false };
  position = $state.raw<OpenedPosition | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  step = $state(0); // how many have been done
  wrong = $state(false);
  private busy = $state(false); // an answer is on its way

  constructor(readonly lesson: (typeof LESSONS)[number]) {}

  get view(): View {
    return this.position?.view as unknown as View;
  }

  get question() {
    return this.position?.question ?? null;
  }

  get done(): boolean {
    return this.step === this.lesson.steps.length;
  }

  /** What the lesson asks for now. */
  get choices(): Offered[] {
    return this.done || this.busy ? [] : this.fitting(this.step);
  }

  private fitting(step: number): Offered[] {
    const wanted = this.lesson.steps[step]?.wanted ?? [];
    return (this.position?.choices ?? []).filter(({ text }) => wanted.some((begin) => text.startsWith(begin)));
  }

  async start(): Promise<void> {
    this.step = 0;
    await this.play(this.lesson.line, []);
  }

  /** The same position in another language. */
  async say(): Promise<void> {
    if (this.position) await this.play(this.position.line, []);
  }

  answer(answer: Offered): void {
    this.giveTogether([answer.text]);
  }

  giveTogether(texts: string[]): void {
    if (!this.position || this.busy) return;
    const step = this.step;
    void this.play(this.position.line, [...texts, ...this.lesson.steps[step].then]).then(() => {
      if (!this.trouble && (step + 1 === this.lesson.steps.length || this.fitting(step + 1).length)) this.step = step + 1;
    });
  }

  private async play(line: string, answers: string[]): Promise<void> {
    this.busy = true;
    this.wrong = false;
    try {
      this.position = await api.playedOn(line, currentLanguage(), LEARNER, answers);
      this.trouble = null;
    } catch (error) {
      this.trouble = { code: error instanceof ApiError ? error.code : "unknown", rule: null, key: null };
    } finally {
      this.busy = false;
    }
  }

  askWhyNot(_texts: string[], tell: unknown = null): void {
    if (!tell) this.wrong = true;
  }
}
