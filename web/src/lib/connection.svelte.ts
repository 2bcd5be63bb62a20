// One websocket for the page: connects again with a growing pause, repeats what was not acknowledged.
import type { ClientMessage, ServerMessage } from "../protocol";

export type Listener = (message: ServerMessage) => void;
export type Status = "closed" | "connecting" | "open" | "waiting";

const SILENCE = 30_000; // then ask for a sign of life
const ANSWER_WITHIN = 8_000; // then connect again
const LONGEST_PAUSE = 15_000;
const SESSION_ENDED = 4401;

class Connection {
  status = $state<Status>("closed");
  onSessionEnded: () => void = () => {};
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tables = new Map<string, { listener: Listener; seen: () => number }>();
  private readonly listeners = new Set<Listener>();
  private readonly unacknowledged = new Map<string, ClientMessage>();

  constructor() {
    window.addEventListener("online", () => this.connect());
    document.addEventListener("visibilitychange", () => document.hidden || this.checkLife());
    setInterval(() => this.checkLife(), SILENCE / 2);
  }

  /** Hear everything, whichever table it is about. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.connect();
    return () => this.listeners.delete(listener);
  }

  /** Follow a table; `seen` tells the last number known, for every new connection. */
  watch(table: string, seen: () => number, listener: Listener): () => void {
    this.tables.set(table, { listener, seen });
    if (this.status === "open") this.post({ t: "watch", table, seen: seen() });
    else this.connect();
    return () => {
      this.tables.delete(table);
      this.post({ t: "leave", table });
    };
  }

  /** Sends; what carries a request id is sent again after a lost connection until it is answered. */
  send(message: ClientMessage): void {
    if ("request" in message) this.unacknowledged.set(message.request, message);
    this.post(message);
  }

  reconnect(): void {
    this.tries = 0;
    this.socket?.close();
    this.socket = null;
    this.connect();
  }

  private get isWanted(): boolean {
    return this.tables.size + this.listeners.size > 0;
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (!this.isWanted || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.status = "connecting";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
  }

  private opened(): void {
    this.status = "open";
    this.tries = 0;
    this.heard = Date.now();
    for (const [table, { seen }] of this.tables) this.post({ t: "watch", table, seen: seen() });
    for (const message of this.unacknowledged.values()) this.post(message);
  }

  private lost(code: number): void {
    this.socket = null;
    if (code === SESSION_ENDED) this.onSessionEnded();
    this.status = this.isWanted ? "waiting" : "closed";
    if (!this.isWanted) return;
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if ("request" in message) this.unacknowledged.delete(message.request);
    for (const listener of this.listeners) listener(message);
    const about = "table" in message ? (typeof message.table === "string" ? message.table : message.table.id) : null;
    for (const [table, { listener }] of this.tables) {
      if (about === null || about === table) listener(message);
    }
  }

  /** A browser does not show the server's pings to the page, so a quiet connection is asked for a sign of life. */
  private checkLife(): void {
    if (this.status === "waiting") return this.connect();
    if (this.status !== "open" || Date.now() - this.heard < SILENCE) return;
    this.post({ t: "ping" });
    const asked = Date.now();
    setTimeout(() => this.heard < asked && this.status === "open" && this.reconnect(), ANSWER_WITHIN);
  }
}

export const connection = new Connection();

let count = 0;

/** A request id nobody else uses. */
export function newRequest(): string {
  count += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${count}`;
}
