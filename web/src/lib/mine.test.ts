// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { ServerMessage, TableInfo } from "../protocol";

let hear: (message: ServerMessage) => void = () => {};
const listen = (listener: typeof hear) => ((hear = listener), () => {});
vi.mock("./connection.svelte", () => ({ connection: { listen } }));
vi.mock("./api", () => ({ api: { mine: () => Promise.resolve([]) }, revealed: () => Promise.resolve() }));
vi.mock("./notify", () => ({ announce: () => {} }));
const { change, followMine, isMyTurn, latestGame, myTables } = await import("./mine.svelte");

const seats = [{ person: "a", bot: null }, { person: "b", bot: null }];
const begun = { id: "t", status: "playing", mine: 0, seats, number: 0, to_move: [], left: null } as unknown as TableInfo;

test("a description of the moment before does not hide that it is one's turn", () => {
  followMine();
  change(begun);
  hear({ t: "moved", table: "t", number: 26, to_move: [0], clocks: [90, 100] } as unknown as ServerMessage);
  hear({ t: "seats", table: { ...begun, watching: 1 } } as unknown as ServerMessage);
  expect(isMyTurn(myTables()[0])).toBe(true);
  expect(myTables()[0]).toMatchObject({ watching: 1, number: 26, left: 90 });
});

test("the rules and the tutorial are those of the game begun last", () => {
  change({ ...begun, id: "new", game: "archipelago", created: 2 } as unknown as TableInfo);
  change({ ...begun, game: "burgundy", created: 1 } as unknown as TableInfo);
  expect(latestGame()).toBe("archipelago");
});
