// What administrators can do over HTTP.
import { call, json } from "../lib/api";
import type { AuditEntry, InvitationCode, KnownPerson, OpenInvitation, Overview, TableInfo } from "../protocol";

export const PAGE = 50; // entries in a list

const asked = (search: string, from: number) => new URLSearchParams({ search, from: String(from) }).toString();
const one = (kind: string, id: string, rest = "") => `admin/${kind}/${encodeURIComponent(id)}${rest}`;

export const admin = {
  overview: () => json<Overview>("GET", "admin/overview"),
  people: (search: string, from: number) => json<KnownPerson[]>("GET", `admin/people?${asked(search, from)}`),
  tables: (search: string, from: number) => json<TableInfo[]>("GET", `admin/tables?${asked(search, from)}`),
  audit: (from: number) => json<AuditEntry[]>("GET", `admin/audit?from=${from}`),
  ban: (id: string, reason: string) => call("POST", one("people", id, "/ban"), JSON.stringify({ reason })),
  lift: (id: string) => call("DELETE", one("people", id, "/ban")),
  erase: (id: string) => call("DELETE", one("people", id)),
  deleteTable: (id: string) => call("DELETE", one("tables", id)),
  invitations: () => json<OpenInvitation[]>("GET", "admin/invitations"),
  invite: (note: string, uses: number) => json<InvitationCode>("POST", "admin/invitations", { note, uses }),
  withdraw: (id: string) => call("DELETE", one("invitations", id)),
};

export const exportAddress = (id: string) => `/api/${one("people", id, "/export")}`;
