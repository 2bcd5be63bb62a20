// The part of HTTP that is about people and clubs; only their pages need it.
import type { ClubInfo, ClubSummary, Friend, GameStatistics, LadderEntry, LeagueEntry, PlayedGame, Profile, ProfilePatch, ProfileSettings, TableInfo } from "../protocol";
import { call, json } from "../lib/api";

export type Relation = "friend" | "blocked" | "none";
export type HistoryFilter = { game: string; mode: string; with: string; result: string; since: string; until: string };

const of = (id: string, rest = "") => `people/${encodeURIComponent(id)}${rest}`;
const club = (id: string, rest = "") => `clubs/${encodeURIComponent(id)}${rest}`;
const day = (date: string, after = 0) => (date ? String(Math.floor(Date.parse(`${date}T00:00`) / 1000) + after * 86_400) : "");

function filtered(filter: HistoryFilter, first: number): string {
  const asked = { ...filter, since: day(filter.since), until: day(filter.until, 1), from: String(first) };
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
}

export const people = {
  settings: () => json<ProfileSettings>("GET", "me/profile"),
  change: (changes: ProfilePatch) => json<ProfileSettings>("PATCH", "me/profile", changes),
  friends: () => json<Friend[]>("GET", "me/friends"),
  relate: (id: string, relation: Relation) => call("PUT", `me/friends/${encodeURIComponent(id)}`, JSON.stringify({ relation })),
  profile: (id: string) => json<Profile>("GET", of(id)),
  games: (id: string, filter: HistoryFilter, first: number) => json<PlayedGame[]>("GET", of(id, `/games?${filtered(filter, first)}`)),
  statistics: (id: string, game: string, mode: string, language: string) => json<GameStatistics>("GET", of(id, `/statistics/${game}?${new URLSearchParams({ language, ...(mode ? { mode } : {}) })}`)),
  ladder: (game: string) => json<LadderEntry[]>("GET", `games/${game}/ratings`),
  ask: (table: string, others: string[]) => json<TableInfo>("POST", `tables/${encodeURIComponent(table)}/ask`, { people: others }),
};

export const clubs = {
  mine: () => json<ClubSummary[]>("GET", "clubs"),
  found: (name: string) => json<ClubInfo>("POST", "clubs", { name }),
  join: (invite: string) => json<ClubInfo>("POST", "clubs/join", { invite }),
  club: (id: string) => json<ClubInfo>("GET", club(id)),
  tables: (id: string) => json<TableInfo[]>("GET", club(id, "/tables")),
  league: (id: string, season: number) => json<LeagueEntry[]>("GET", club(id, `/league?season=${season}`)),
  newSeason: (id: string) => json<ClubInfo>("POST", club(id, "/season")),
  newInvite: (id: string) => json<ClubInfo>("POST", club(id, "/invite")),
  leave: (id: string) => call("POST", club(id, "/leave")),
  dismiss: (id: string, person: string) => json<ClubInfo>("DELETE", club(id, `/members/${encodeURIComponent(person)}`)),
};
