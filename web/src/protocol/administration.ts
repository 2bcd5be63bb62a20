// Written by generate.py from the Python side; do not edit.

export interface AuditEntry {
  id: number;
  at: number;
  actor: string | null;
  actor_name: string | null;
  action: "ban" | "delete" | "demote" | "erase" | "export" | "invite" | "lift" | "link" | "promote" | "withdraw";
  subject: string | null;
  subject_name: string | null;
  detail: string;
}

export interface Ban {
  reason?: string;
}

export interface InvitationCode {
  code: string;
}

export interface KnownPerson {
  id: string;
  name: string;
  login: string | null;
  created: number;
  seen: number;
  online: boolean;
  tables: number;
  admin: boolean;
  banned: number | null;
  reason: string;
}

export interface NewInvitation {
  note?: string;
  uses?: number;
}

export interface OpenInvitation {
  id: string;
  note: string;
  uses: number;
  created: number;
}

export interface Overview {
  database: "postgresql" | "sqlite";
  people: number;
  accounts: number;
  online: number;
  open: number;
  playing: number;
  over: number;
  unreadable: number;
  limits: Record<string, number>;
}

export interface Site {
  version: string;
  build: string;
  registration: string;
}
