// A call to the server from a form, and what went wrong with it.
import { ApiError } from "../lib/api";

export class Attempt {
  problem = $state(""); // the code

  /** Whether the call succeeded. */
  async try(call: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await call();
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : "unknown";
    }
    return !this.problem;
  }
}
