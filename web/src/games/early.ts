// Whoever opens the address of a table waits for nothing twice: all that is needed is fetched at once.
import { api } from "../lib/api";
import { printedSet } from "../lib/printed";
import type { TableInfo } from "../protocol";
import { faceOf } from "./registry";

let early: { id: string; table: Promise<TableInfo> } | null = null;

declare global {
  interface Window {
    earlyTable?: { id: string; answer: Promise<Response | null> }; // of public/early.js, which runs first
  }
}

async function asked(id: string): Promise<TableInfo> {
  const first = window.earlyTable?.id === id ? await window.earlyTable.answer : null;
  return first?.ok ? ((await first.json()) as TableInfo) : api.table(id);
}

export function prefetchTable(id: string): void {
  early = { id, table: asked(id) };
  early.table.then(({ game, options }) => Promise.all([faceOf(game), options.components && printedSet(game, options.components)])).catch(() => {}); // whoever takes it hears of it
  void import("../pages/TablePage.svelte");
}

/** The table, perhaps already on its way. */
export function tableOf(id: string): Promise<TableInfo> {
  const found = early?.id === id ? early.table : api.table(id);
  early = null;
  return found;
}
