// A list that is searched on the server and grows by pages.
import { ApiError } from "../lib/api";
import { PAGE } from "./api";

export class Found<T> {
  entries = $state.raw<T[]>([]);
  more = $state(false);
  problem = $state("");

  constructor(private ask: (from: number) => Promise<T[]>) {}

  /** From the beginning, or what comes next. */
  async load(from = 0): Promise<void> {
    await this.attempt(async () => {
      const page = await this.ask(from);
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
