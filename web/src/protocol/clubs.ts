// Written by generate.py from the Python side; do not edit.

export interface ClubInfo {
  id: string;
  name: string;
  invite: string | null;
  members: Member[];
  seasons: Season[];
}

export interface ClubSummary {
  id: string;
  name: string;
  members: number;
}

export interface JoinClub {
  invite: string;
}

export interface LeagueEntry {
  person: string;
  name: string;
  played: number;
  won: number;
  points: number;
}

export interface Member {
  id: string;
  name: string;
  head: boolean;
  online: boolean;
}

export interface NewClub {
  name: string;
}

export interface Season {
  number: number;
  begun: number;
  ended: number | null;
}
