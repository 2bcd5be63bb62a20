// A list that is searched on the server and grows by pages.
import { ApiError } from "../lib/api";
import { PAGE } from "./api";

export class Found<T> {
  entries = $state.raw<T[]>([]);
  more = $state(false);
  problem = $state("");

  private asked = 0;

  constructor(private ask: (from: number) => Promise<T[]>) {}

  /** From the beginning, or what comes next. */
  async load(from = 0): Promise<void> {
    const number = ++this.asked;
    await this.attempt(async () => {
      const page = await this.ask(from);
      if (number !== this.asked) return; // something else has been asked for since
      this.entries = [...this.entries.slice(0, from), ...page];
      this.more = page.length === PAGE;
    });
  }

  /** Does something, and shows what has become of it. */
  async act(call: () => Promise<unknown>): Promise<void> {
    await this.attempt(call);
    if (!this.problem) await this.load();
  }

  private async attempt(call: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await call();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : "unknown";
    }
  }
}
