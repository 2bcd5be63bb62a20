// Written by generate.py from the Python side; do not edit.

export interface Friend {
  id: string;
  name: string;
  relation: "asked" | "asks" | "blocked" | "friend" | "none";
  online: boolean | null;
}

export interface GameStatistics {
  game: string;
  mode: string;
  played: number;
  won: number;
  points: number;
  best: number;
  bots: number | null;
  sources: SourceLine[];
}

export interface Invitation {
  people: string[];
}

export interface LadderEntry {
  person: string | null;
  name: string;
  bot: string | null;
  rating: number;
  deviation: number;
  games: number;
}

export interface Opponent {
  name: string;
  person: string | null;
  bot: string | null;
  points: number;
  place: number;
}

export interface PlayedGame {
  table: string;
  game: string;
  mode: string;
  ended: number;
  seat: number;
  seats: Opponent[];
  sources: Record<string, number>;
  rating_change: number | null;
}

export interface Profile {
  id: string;
  name: string;
  since: number;
  relation: "asked" | "asks" | "blocked" | "friend" | "none";
  online: boolean | null;
  tallies: Tally[];
  ratings: Standing[] | null;
}

export interface ProfilePatch {
  profile?: "all" | "mates" | "nobody" | null;
  shows_rating?: boolean | null;
}

export interface ProfileSettings {
  profile: "all" | "mates" | "nobody";
  shows_rating: boolean;
}

export interface SourceLine {
  key: string;
  title: string;
  own: number;
  bots: number | null;
}

export interface Standing {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Tally {
  game: string;
  mode: string;
  played: number;
  won: number;
}

export interface WantedRelation {
  relation: "blocked" | "friend" | "none";
}
