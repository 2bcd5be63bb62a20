// Options, clocks and values of a table in words.
import { hasText, type Text } from "../lib/language.svelte";
import type { Clock, TableInfo } from "../protocol";

export function optionName(text: Text, game: string, option: string): string {
  const key = `option-${game}-${option}`;
  return hasText(key) ? text(key) : option;
}

export function optionHint(text: Text, game: string, option: string): string {
  const key = `option-${game}-${option}-hint`;
  return hasText(key) ? text(key) : "";
}

export function valueName(text: Text, game: string, option: string, value: string): string {
  const named = `option-${game}-${option}-${value}`;
  if (hasText(named)) return text(named);
  if (value.includes(" ") && new Set(value.split(" ")).size === 1) return valueName(text, game, option, value.split(" ")[0]);
  const numbered = `option-${game}-${option}-numbered`;
  return /^[\d ]+$/.test(value) && hasText(numbered) ? text(numbered, { number: value }) : value;
}

export function optionsInWords(text: Text, table: TableInfo): string {
  return Object.entries(table.options)
    .filter(([option]) => option !== "seats")
    .map(([option, value]) => valueName(text, table.game, option, value))
    .join(" · ");
}

export function clockInWords(text: Text, clock: Clock): string {
  if (clock.kind === "days") return text("clock-days", { days: clock.days });
  if (clock.kind === "total") return text("clock-total", { minutes: clock.minutes, increment: clock.increment });
  return text("clock-none");
}
