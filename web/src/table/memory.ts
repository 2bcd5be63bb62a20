// What this browser remembers of a table from one visit to the next.

export class Memory {
  constructor(private readonly table: string) {}

  private read<Kept>(what: string, otherwise: Kept): Kept {
    return JSON.parse(localStorage.getItem(`hexhaven-${what}-${this.table}`) ?? "null") ?? otherwise;
  }

  private keep(what: string, value: unknown): void {
    try {
      localStorage.setItem(`hexhaven-${what}-${this.table}`, JSON.stringify(value));
    } catch {
      // Then only this visit knows.
    }
  }

  /** The position after the last answer that was given here. */
  get until(): number {
    return this.read("until", 0);
  }

  set until(number: number) {
    this.keep("until", number);
  }

  /** Whose chat is not shown. */
  get muted(): string[] {
    return this.read("muted", []);
  }

  set muted(who: string[]) {
    this.keep("muted", who);
  }

  /** The answer that was held back, and to which question. */
  get held(): [number?, string?] {
    return this.read("held", []);
  }

  set held(held: [number?, string?]) {
    this.keep("held", held);
  }
}
