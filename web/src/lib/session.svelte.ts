// Who is at this browser.
import type { Person } from "../protocol";
import { api } from "./api";
import { forgetSeen } from "./app";
import { connection } from "./connection.svelte";
import { adoptPreferences, hasPreferences, onPreferences, preferences } from "./preferences.svelte";

export const session = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

onPreferences(() => {
  // They follow a person to the next browser; if the server does not hear of it, this browser still knows.
  if (session.person) void api.change({ preferences: { ...preferences } }).catch(() => {});
});

let entering: Promise<unknown> = Promise.resolve();

export async function findPerson(): Promise<void> {
  await entering; // the old session would tell of nobody
  const found = await api.me().catch(() => null);
  session.person = found;
  session.known = true;
  if (found?.preferences && !hasPreferences()) adoptPreferences(found.preferences);
}

connection.onSessionEnded = () => void findPerson(); // it was ended in another browser
connection.onHello = (person) => {
  if (session.known && person !== (session.person?.id ?? "")) void findPerson(); // somebody has come or gone in another window
};

/** In which language the page is read; what is sent while one is away is written in it. */
export async function tellLanguage(language: string): Promise<void> {
  if (!session.person || session.person.language === language) return;
  session.person.language = language;
  await api.change({ language }).catch(() => {});
}

/** Somebody has come or gone; the server has to hear who is connected. */
export function setPerson(person: Person | null): void {
  if (person?.id !== session.person?.id) forgetSeen();
  session.person = person;
  session.known = true;
  connection.reconnect();
}

/** Somebody comes in by this call, which ends the session there was before. */
export async function enter(call: Promise<Person>): Promise<void> {
  entering = call.catch(() => {});
  setPerson(await call);
}
