// One websocket for the page: connects again with a growing pause, and repeats every answer until there is a receipt.
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../protocol";
import { followVersion } from "./app";
import { inviteTo } from "./invites";
import { UnsentRequests, type Request } from "./unsent";

export type Listener = (message: ServerMessage) => void;
type Said = Extract<ClientMessage, { t: "say" | "remark" }>;
export type Status = "closed" | "connecting" | "open" | "waiting";

const SILENCE = 30_000; // then ask for a sign of life
const RECEIPT_WITHIN = 4_000; // then, too
const ANSWER_WITHIN = 8_000; // then connect again
const LONGEST_PAUSE = 15_000;
const SESSION_ENDED = 4401;
const DROPPED = 1_000; // before what the server dropped is sent again

/** A table that is followed: who hears of it, the last number known, and the seat to look from, if it is not simply one's own. */
interface Followed {
  listener: Listener;
  seen: () => number;
  seat: () => number | null;
}

class Connection {
  status = $state<Status>("closed");
  onSessionEnded: () => void = () => {};
  onHello: (person: string) => void = () => {};
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tables = new Map<string, Followed>();
  private readonly listeners = new Set<Listener>();
  private readonly shown = new Set<string>(); // the tables that this connection has been shown
  private readonly unsent = new UnsentRequests();
  private readonly unsaid: Said[] = []; // while there was no connection
  private person = "";

  constructor() {
    window.addEventListener("online", () => this.connect());
    window.addEventListener("offline", () => this.reconnect()); // the browser may keep a dead connection for long
    document.addEventListener("visibilitychange", () => document.hidden || this.checkLife());
    setInterval(() => this.checkLife(), SILENCE / 2);
  }

  /** Hear everything, whichever table it is about. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.connect();
    return () => this.listeners.delete(listener);
  }

  watch(table: string, followed: Followed): () => void {
    this.tables.set(table, followed);
    if (this.status === "open") this.askFor(table);
    else this.connect();
    return () => {
      this.tables.delete(table);
      this.shown.delete(table);
      this.post({ t: "leave", table });
    };
  }

  /** What has happened at a table since it was last seen. */
  askFor(table: string): void {
    const followed = this.tables.get(table);
    this.post({ t: "watch", table, seen: followed?.seen() ?? -1, invite: inviteTo(table) || null, seat: followed?.seat() ?? null });
  }

  send(message: ClientMessage): void {
    this.post(message);
  }

  /** For the chat: sent now, or as soon as the server shows the table. */
  say(message: Said): void {
    if (this.shown.has(message.table)) this.post(message);
    else this.unsaid.push(message);
  }

  /** Sent once the server shows the table, and again after every lost connection, until there is a receipt or a refusal. */
  request(message: Request): void {
    this.unsent.keep(this.person, message);
    if (!this.shown.has(message.table)) return;
    this.post(message);
    setTimeout(() => this.unsent.get(message.request) && this.status === "open" && this.askForLife(), RECEIPT_WITHIN);
  }

  /** What is still without a receipt at a table; the last of it. */
  unsentAt(table: string): Request | undefined {
    return this.unsent.at(table, this.person).at(-1);
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
    this.shown.clear();
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
    for (const table of this.tables.keys()) this.askFor(table);
  }

  private lost(code: number): void {
    this.socket = null;
    if (code === SESSION_ENDED) this.onSessionEnded();
    this.shown.clear();
    this.status = this.isWanted ? "waiting" : "closed";
    if (!this.isWanted) return;
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.t === "hello") {
      if (message.protocol !== PROTOCOL) void followVersion();
      this.person = message.person;
      this.onHello(message.person);
    }
    if (message.t === "receipt" || message.t === "refused") this.unsent.forget(message.request);
    if (message.t === "problem" && message.request) setTimeout(() => this.sendAgain(message.request!), DROPPED);
    for (const listener of this.listeners) listener(message);
    const about = "table" in message ? (typeof message.table === "string" ? message.table : message.table.id) : null;
    for (const [table, { listener }] of this.tables) {
      if (about === null || about === table) listener(message);
    }
    if (message.t === "table" && !this.shown.has(message.table)) {
      this.shown.add(message.table);
      for (const unsent of this.unsent.at(message.table, this.person)) this.post(unsent);
      for (const said of this.unsaid.splice(0)) this.say(said);
    }
  }

  private sendAgain(request: string): void {
    const message = this.unsent.get(request);
    if (message && this.shown.has(message.table)) this.post(message);
  }

  /** A browser does not show the server's pings to the page, so a quiet connection is asked for a sign of life. */
  private checkLife(): void {
    if (this.status === "waiting") return this.connect();
    if (this.status === "open" && Date.now() - this.heard >= SILENCE) this.askForLife();
  }

  private askForLife(): void {
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
