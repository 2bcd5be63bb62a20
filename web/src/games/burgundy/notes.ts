// Which module of the game matters at the moment, for a note to those who meet it for the first time.
import type { Question } from "../../protocol";
import { CRANE, duchyOf, INN, estateOf, partnersOf, tileNamed, type View } from "./content";

const idOf = (name: string) => tileNamed(name)?.id ?? 0;
const EXTRA = [CRANE, idOf("geese"), idOf("m27"), idOf("m28")];
const KNOWN = "hexhaven-notes";

/** The modules that matter now, the most urgent first. */
export function topicsOf(view: View, question: Question | null): string[] {
  if (view.seat < 0 || view.over || !question) return [];
  const me = view.seats[view.seat];
  const lies = (tiles: number[]) => view.depots.some((tile) => tiles.includes(tile));
  const matters: Record<string, boolean> = {
    team: partnersOf(view, view.seat).length > 0,
    solo: view.marker > 0,
    tribute: question.kind === "pay-tribute",
    posts: Boolean(duchyOf(estateOf(view, view.seat).duchy)?.posts.length),
    "trade-routes": me.routes.length > 0,
    shields: view.shields.some((shields) => shields.length) && me.dice.length === 2 && me.dice[0] === me.dice[1],
    "white-castles": lies([idOf("white-castle")]),
    "extra-tiles": lies(EXTRA),
    inns: lies([INN]),
  };
  return Object.keys(matters).filter((topic) => matters[topic]);
}

export function knownTopics(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function learn(topic: string): void {
  try {
    localStorage.setItem(KNOWN, JSON.stringify([...new Set([...knownTopics(), topic])]));
  } catch {
    // Then it is told again on the next visit.
  }
}
