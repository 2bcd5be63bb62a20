// The HTTP part of the protocol.
import { keepPart, newPart, wantedPart } from "./entropy";
import { inviteTo } from "./invites";
import type { CheckedOptions, GameInfo, MarkedPromise, Mistake, Move, NewEmail, NewMark, NewPush, NewTable, NewWebhook, Notices, OpenedPosition, Person, Position, PrivateNotes, Recovered, RecoveryLink, SessionInfo, TableInfo, TablePatch } from "../protocol";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail = "", // in English, for those who want to know
  ) {
    super(code);
  }
}

const JSON_BODY = { "Content-Type": "application/json" };
const TEXT_BODY = { "Content-Type": "text/plain; charset=utf-8" };

export async function call(method: string, path: string, body?: string, kind: Record<string, string> = JSON_BODY): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { method, body, headers: { "X-Hexhaven": "1", ...(body === undefined ? {} : kind) } });
  } catch {
    throw new ApiError("offline");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Mistake>;
  throw new ApiError(problem.code ?? `http-${response.status}`, problem.message);
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body === undefined ? undefined : JSON.stringify(body))).json()) as T;
}

const at = (id: string, rest = "") => `tables/${encodeURIComponent(id)}${rest}`;

/** To look at a table, or at something of it; a private one wants to see the invitation. */
function look(id: string, rest = "", parameters: string[][] = []): string {
  const invite = inviteTo(id);
  const asked = new URLSearchParams(invite ? [...parameters, ["invite", invite]] : parameters).toString();
  return at(id, asked ? `${rest}?${asked}` : rest);
}

const asSeat = (seat: number | null) => (seat === null ? [] : [["seat", String(seat)]]);
const inWords = (language: string, names: string[]) => (language ? [["language", language], ...names.map((name) => ["name", name])] : []);

/** With which somebody new comes to a server that wants one; from a link, or typed in. */
export const invitation: { invitation?: string } = {};

export const api = {
  me: () => json<Person>("GET", "me"),
  guest: (name: string) => json<Person>("POST", "guest", { name, ...invitation }),
  register: (login: string, password: string, name: string) => json<Person>("POST", "register", { login, password, name, ...invitation }),
  login: (login: string, password: string) => json<Person>("POST", "login", { login, password }),
  logout: () => call("POST", "logout"),
  changePassword: (old: string, changed: string) => json<Person>("POST", "me/password", { old, new: changed }),
  newLink: () => json<RecoveryLink>("POST", "me/recovery"),
  whoseLink: (recovery: string) => json<Recovered>("POST", "recover/whose", { recovery }),
  recover: (recovery: string) => json<Person>("POST", "recover", { recovery, leaving: true }),
  sessions: () => json<SessionInfo[]>("GET", "me/sessions"),
  endSession: (id: string) => call("DELETE", `me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call("DELETE", "me/sessions"),
  change: (changes: Partial<Pick<Person, "name" | "language" | "preferences">>) => json<Person>("PATCH", "me", changes),
  erase: () => call("DELETE", "me"),
  notices: () => json<Notices>("GET", "me/notices"),
  addChannel: (wish: NewEmail | NewPush | NewWebhook) => json<Notices>("POST", "me/notices", wish),
  changeChannel: (id: string, wants: string[]) => json<Notices>("PATCH", `me/notices/${id}`, { wants }),
  removeChannel: (id: string) => json<Notices>("DELETE", `me/notices/${id}`),
  takeVacation: (days: number) => json<Notices>("PUT", "me/vacation", { days }),
  tryChannel: (id: string) => call("POST", `me/notices/${id}/try`),
  confirmChannel: (secret: string) => call("POST", "notices/confirm", JSON.stringify({ secret })),
  stopChannel: (secret: string) => call("POST", "notices/stop", JSON.stringify({ secret })),
  games: (language: string) => json<GameInfo[]>("GET", `games?language=${language}`),
  check: (game: string, options: Record<string, string>, language: string) => json<CheckedOptions>("POST", `games/${game}/check?language=${language}`, { options }),
  tables: () => json<TableInfo[]>("GET", "tables"),
  mine: () => json<TableInfo[]>("GET", "mine"),
  create: (table: NewTable) => committed((commitment) => json("POST", "tables", { ...table, commitment })),
  table: (id: string) => json<TableInfo>("GET", look(id)),
  sit: (id: string, seat: number) => committed((commitment) => json("POST", at(id, "/sit"), { seat, invite: inviteTo(id) || null, commitment })),
  stand: (id: string, seat: number | null = null) => json<TableInfo>("POST", at(id, "/stand"), { seat }),
  close: (id: string) => call("POST", at(id, "/close")),
  changeTable: (id: string, patch: TablePatch) => json<TableInfo>("PATCH", at(id), patch),
  start: (id: string, bot: string | null) => json<TableInfo>("POST", at(id, "/start"), { bot }).then(revealed),
  sendAway: (id: string, person: string) => json<TableInfo>("POST", at(id, "/send-away"), { person }),
  paint: (id: string, colour: number) => json<TableInfo>("POST", at(id, "/colour"), { colour }),
  end: (id: string, end: boolean) => json<TableInfo>("POST", at(id, "/end"), { end }),
  cancel: (id: string) => json<TableInfo>("POST", at(id, "/cancel")),
  vote: (id: string, seat: number) => json<TableInfo>("POST", at(id, "/vote"), { seat }),
  resign: (id: string) => json<TableInfo>("POST", at(id, "/resign")),
  comeBack: (id: string) => json<TableInfo>("POST", at(id, "/return")),
  rematch: (id: string) => committed((commitment) => json("POST", at(id, "/rematch"), { commitment })),
  trading: (id: string, trading: boolean) => json<TableInfo>("POST", at(id, "/trading"), { trading }),
  markPromise: (id: string, mark: NewMark) => json<MarkedPromise[]>("POST", at(id, "/promises"), mark),
  notes: (id: string) => json<PrivateNotes>("GET", at(id, "/notes")),
  writeNotes: (id: string, content: Record<string, unknown>) => call("PUT", at(id, "/notes"), JSON.stringify({ content })),
  sameAgain: (id: string) => json<TableInfo>("POST", at(id, "/rematch"), { same: true }),
  reveal: (id: string, part: string) => json<TableInfo>("POST", at(id, "/reveal"), { part }),
  copiedPosition: (line: string, language: string) => json<OpenedPosition>("POST", "position", { line, language }),
  playedOn: (line: string, language: string, seat: number, answers: string[]) => json<OpenedPosition>("POST", "position", { line, language, seat, answers }),
  moves: (id: string, language: string, names: string[], seat: number | null) => json<Move[]>("GET", look(id, "/moves", [...inWords(language, names), ...asSeat(seat)])),
  position: (id: string, number: number, language: string, names: string[], seat: number | null) =>
    json<Position>("GET", look(id, `/at/${number}`, [...inWords(language, names), ...asSeat(seat)])),
  review: (id: string) => json<unknown>("GET", look(id, "/review")),
  importGame: async (record: string) => (await (await call("POST", "import", record, TEXT_BODY)).json()) as TableInfo,
};

/** Takes a seat: commits to a part of the seed, and reveals it at once if the table is full. */
async function committed(take: (commitment: string) => Promise<TableInfo>): Promise<TableInfo> {
  const { part, commitment } = newPart();
  const table = await take(commitment);
  if (table.mine !== null && table.seats[table.mine].commitment === commitment) keepPart(table, part);
  return revealed(table);
}

/** Reveals our part of the seed if the table is waiting for it. */
export async function revealed(table: TableInfo): Promise<TableInfo> {
  const part = wantedPart(table);
  return part ? api.reveal(table.id, part).catch(() => table) : table;
}

export function recordAddress(id: string): string {
  return `/api/${look(id, "/record")}`;
}
