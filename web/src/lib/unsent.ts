// Answers without a receipt: kept in this browser, so that a reload or a closed lid does not lose them.
import type { Answer, Undo } from "../protocol";

export type Request = Answer | Undo;
type Unsent = { person: string; message: Request };

const PREFIX = "hexhaven-unsent-";

export class UnsentRequests {
  private readonly all = new Map<string, Unsent>();

  constructor() {
    for (const key of Object.keys(localStorage).filter((other) => other.startsWith(PREFIX))) {
      this.all.set(key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key)!) as Unsent);
    }
  }

  keep(person: string, message: Request): void {
    this.all.set(message.request, { person, message });
    try {
      localStorage.setItem(PREFIX + message.request, JSON.stringify({ person, message }));
    } catch {
      // Then only this visit knows.
    }
  }

  forget(request: string): void {
    this.all.delete(request);
    localStorage.removeItem(PREFIX + request);
  }

  get(request: string): Request | undefined {
    return this.all.get(request)?.message;
  }

  /** What this person has not yet got receipts for at a table. */
  at(table: string, person: string): Request[] {
    return [...this.all.values()].filter((unsent) => unsent.person === person && unsent.message.table === table).map(({ message }) => message);
  }
}
