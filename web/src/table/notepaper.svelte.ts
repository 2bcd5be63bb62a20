// What somebody writes down for themselves at a table: kept on the server, and nobody else gets it.
import { api, ApiError } from "../lib/api";

const PAUSE = 700; // milliseconds without a change, then it is stored

export class Notepaper<More = Record<string, never>> {
  words = $state("");
  status = $state<"loading" | "kept" | "changed" | "failed">("loading");
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What a game keeps besides the words can be read from the page, and is written to it. */
  constructor(
    private readonly table: string,
    private readonly failed: (code: string) => void,
    private readonly read: (content: Record<string, unknown>) => void = () => {},
    private readonly more: () => Partial<More> = () => ({}),
  ) {}

  /** Until the function that it gives is called. */
  open(): () => void {
    void this.load();
    return () => {
      if (this.status === "changed") void this.store();
    };
  }

  change(): void {
    this.status = "changed";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.store(), PAUSE);
  }

  private async load(): Promise<void> {
    try {
      const { content } = await api.notes(this.table);
      this.words = (Array.isArray(content.lines) ? content.lines : []).join("\n");
      this.read(content);
      this.status = "kept";
    } catch {
      this.status = "failed";
    }
  }

  private async store(): Promise<void> {
    clearTimeout(this.timer);
    const lines = this.words ? { lines: this.words.split("\n").map((line) => line.replace(/\p{Cc}/gu, " ")) } : {};
    try {
      await api.writeNotes(this.table, { ...lines, ...this.more() });
      this.status = "kept";
    } catch (error) {
      this.status = "failed";
      this.failed(error instanceof ApiError ? error.code : "broken");
    }
  }
}
