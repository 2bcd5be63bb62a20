// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Person } from "../protocol";

let answer: (person: Person | null) => void = () => {};
let asked = 0;
const me = () => {
  asked += 1;
  return new Promise<Person>((resolve, reject) => (answer = (person) => (person ? resolve(person) : reject(new Error("no-session")))));
};
const connection = { onSessionEnded: () => {}, onHello: (_: string) => {}, reconnect: () => {} };
const change = vi.fn((_: object) => Promise.resolve());
vi.mock("./api", () => ({ api: { me, change } }));
vi.mock("./connection.svelte", () => ({ connection }));
const { enter, findPerson, session, setPerson, tellLanguage } = await import("./session.svelte");
const rosa = { id: "r", name: "Rosa", login: "rosa", language: null, preferences: { speed: 1 } } as unknown as Person;

test("nobody asks who is here while somebody comes in", async () => {
  asked = 0;
  let registered: (person: Person) => void = () => {};
  const entered = enter(new Promise((resolve) => (registered = resolve)));
  const found = findPerson(); // the guest's session has ended
  await Promise.resolve();
  expect(asked).toBe(0);
  registered(rosa);
  await entered;
  await vi.waitFor(() => expect(asked).toBe(1));
  answer(rosa);
  await found;
  expect(session.person).toEqual(rosa);
});

test("a session that was ended elsewhere is noticed", async () => {
  setPerson(rosa);
  asked = 0;
  const found = findPerson();
  await vi.waitFor(() => expect(asked).toBe(1));
  answer(null);
  await found;
  expect(session.person).toBeNull();
});

test("whoever has registered in another window is known here, too", async () => {
  setPerson(null);
  asked = 0;
  connection.onHello(""); // still nobody
  expect(asked).toBe(0);
  connection.onHello(rosa.id);
  await vi.waitFor(() => expect(asked).toBe(1));
  answer(rosa);
  await vi.waitFor(() => expect(session.person).toEqual(rosa));
});

test("the server hears once in which language somebody reads", async () => {
  setPerson({ ...rosa });
  change.mockClear();
  await tellLanguage("de");
  await tellLanguage("de");
  expect(change.mock.calls).toEqual([[{ language: "de" }]]);
});
