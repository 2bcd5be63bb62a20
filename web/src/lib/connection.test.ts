// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../protocol";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Socket.last = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  tell(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal("WebSocket", Socket);
vi.useFakeTimers();
const { connection } = await import("./connection.svelte");
const said = () => Socket.last.sent.filter(({ t }) => t === "say");

beforeEach(() => {
  connection.watch("t", { listener: () => {}, seen: () => -1, seat: () => null });
  connection.reconnect();
});

test("what is said while there is no connection is said once there is one", () => {
  connection.say({ t: "say", table: "t", text: "May I?", team: false });
  Socket.last.open();
  expect(said()).toEqual([]);
  Socket.last.tell({ t: "table", table: "t" } as Partial<ServerMessage>);
  expect(said()).toHaveLength(1);
});

test("a server that speaks otherwise has a newer page", async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  const asked = vi.fn(async () => new Response('<script type="module" src="/assets/index-1.js"></script>'));
  vi.stubGlobal("fetch", asked);
  Socket.last.open();
  Socket.last.tell({ t: "hello", protocol: PROTOCOL, person: "" });
  expect(asked).not.toHaveBeenCalled();
  Socket.last.tell({ t: "hello", protocol: PROTOCOL + 1, person: "" });
  expect(asked).toHaveBeenCalledWith("/", { cache: "no-store" });
});

test("a browser that goes offline has lost its connection", () => {
  Socket.last.open();
  expect(connection.status).toBe("open");
  window.dispatchEvent(new Event("offline"));
  expect(connection.status).toBe("connecting");
});

test("an answer without a receipt puts the connection to the test", () => {
  const first = Socket.last;
  first.open();
  first.tell({ t: "table", table: "t" } as Partial<ServerMessage>);
  connection.request({ t: "answer", table: "t", request: "r" } as Parameters<typeof connection.request>[0]);
  vi.advanceTimersByTime(5_000);
  expect(first.sent.at(-1)).toEqual({ t: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(Socket.last).not.toBe(first);
});
