// What this browser adds to the seeds of games, so that nobody chooses one alone: see docs/protocol.md.
import type { TableInfo } from "../protocol";
import { sha256 } from "./sha256";

const KEY = "hexhaven-parts";
const KEPT = 100; // tables; the oldest are forgotten

interface Part {
  part: string;
  seedHash: string; // that the server had published when we committed
}

export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hashOf = (text: string) => hex(sha256(bytesOf(text)));

function kept(): Record<string, Part> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Part>;
  } catch {
    return {}; // somebody else has written there
  }
}

export function partOf(table: string): Part | null {
  return kept()[table] ?? null;
}

export function newPart(): { part: string; commitment: string } {
  const part = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { part, commitment: hashOf(part) };
}

export function keepPart(table: TableInfo, part: string): void {
  const parts = Object.entries({ ...kept(), [table.id]: { part, seedHash: table.seed_hash } });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(parts.slice(-KEPT))));
  } catch {
    // Then the part is not revealed, and the game starts without it.
  }
}

/** The part to reveal now, if the table is waiting for ours. */
export function wantedPart(table: TableInfo): string | null {
  const mine = table.mine === null ? null : table.seats[table.mine];
  if (!table.revealing || !mine?.commitment || mine.part) return null;
  return partOf(table.id)?.part ?? null;
}

/** The seed behind the draws, from the server's part and those of the players. */
export function mixedSeed(seed: string, parts: (string | null)[]): string {
  const added = parts.map((part, seat) => (part ? (seat + 1).toString(16).padStart(2, "0") + part : "")).join("");
  return added ? hashOf(seed + added) : seed;
}

/** What is wrong with a finished game's seed, as the ending of a text key; empty if nothing is. */
export function seedProblem(table: TableInfo): "" | "hash" | "parts" | "mine" {
  const own = partOf(table.id);
  if (!table.seed || hashOf(table.seed) !== table.seed_hash || (own && own.seedHash !== table.seed_hash)) return "hash";
  if (table.seats.some(({ commitment, part }) => part && hashOf(part) !== commitment)) return "parts";
  const mine = table.mine === null ? null : table.seats[table.mine];
  return own && mine && mine.part !== own.part ? "mine" : "";
}
