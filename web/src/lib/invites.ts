// Invitations that were followed in this browser: whoever has come with a table's link may always look at it.
import { untrack } from "svelte";
import { path } from "./router.svelte";

const keyOf = (table: string) => `hexhaven-invite-${table}`;

/** The invitation to a table: in the address (#/table/k3v9x2/join/INVITATION), or from an earlier visit. */
export function inviteTo(table: string): string {
  const [page, id, what, invite] = untrack(path); // another address is no reason to ask again
  if (page !== "table" || id !== table || what !== "join" || !invite) return localStorage.getItem(keyOf(table)) ?? "";
  try {
    localStorage.setItem(keyOf(table), invite);
  } catch {
    // Then only the address knows.
  }
  return invite;
}
