// Which rules forbid answers that are not among the choices: asked of the server, and told when all of it has come.
import { connection, newRequest } from "../lib/connection.svelte";
import { currentLanguage } from "../lib/language.svelte";
import type { Reason } from "../protocol";

/** A rule that refuses some of the answers asked about. */
export type Why = Pick<Reason, "rule" | "key" | "said"> & { answers: string[] };

/** Hears the rules, and the last reason that came. */
type Told = (why: Why[], last: Reason) => void;

export class Refusals {
  private asking = new Map<string, string>(); // answers by request
  private reasons: Why[] = [];
  private tell: Told = () => {};

  constructor(private readonly id: string) {}

  ask(texts: string[], tell: Told): void {
    this.tell = tell;
    this.asking = new Map();
    this.reasons = [];
    for (const text of texts) {
      const request = newRequest();
      this.asking.set(request, text);
      connection.send({ t: "why", table: this.id, text, request, language: currentLanguage() });
    }
  }

  /** A rule that refuses several of the answers is told once, and the one that refuses most of them first. */
  hear(reason: Reason): void {
    const { request, legal, rule, key, said } = reason;
    const answer = this.asking.get(request);
    if (!answer) return;
    this.asking.delete(request);
    const known = this.reasons.find((why) => why.key === key && why.rule === rule);
    if (known) known.answers.push(answer);
    else if (!legal) this.reasons.push({ rule, key, said, answers: [answer] });
    if (!this.asking.size && this.reasons.length) this.tell(this.reasons.sort((x, y) => y.answers.length - x.answers.length), reason);
  }
}
