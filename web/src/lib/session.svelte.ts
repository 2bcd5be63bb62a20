// Who is at this browser.
import type { Person } from "../protocol";
import { api } from "./api";
import { connection } from "./connection.svelte";
import { adoptPreferences, hasPreferences, onPreferences, preferences } from "./preferences.svelte";

export const session = $state<{ person: Person | null; known: boolean }>({ person: null, known: false });

onPreferences(() => {
  // They follow a person to the next browser; if the server does not hear of it, this browser still knows.
  if (session.person) void api.change({ preferences: { ...preferences } }).catch(() => {});
});

export async function findPerson(): Promise<void> {
  try {
    session.person = await api.me();
    if (!hasPreferences() && session.person.preferences) adoptPreferences(session.person.preferences);
  } catch {
    session.person = null;
  }
  session.known = true;
}

connection.onSessionEnded = () => void findPerson(); // it was ended in another browser

/** Somebody has come or gone; the server has to hear who is connected. */
export function setPerson(person: Person | null): void {
  session.person = person;
  session.known = true;
  connection.reconnect();
}
