// Written by generate.py from the Python side; do not edit.

export interface Guest {
  name: string;
  invitation?: string | null;
}

export interface LoginBody {
  login: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  language: string | null;
  preferences: Record<string, unknown>;
  admin: boolean;
}

export interface PersonPatch {
  name?: string | null;
  language?: "de" | "en" | "it" | "ru" | null;
  preferences?: Record<string, unknown> | null;
}

export interface Recovered {
  id: string;
  name: string;
}

export interface Recovery {
  recovery: string;
  leaving?: boolean;
}

export interface RecoveryLink {
  recovery: string;
}

export interface Registration {
  login: string;
  password: string;
  name: string;
  invitation?: string | null;
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  browser: string;
  current: boolean;
}
