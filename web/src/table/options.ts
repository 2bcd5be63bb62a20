// Options, clocks and values of a table in words.
import { gameNamed } from "../lib/games.svelte";
import type { Text } from "../lib/language.svelte";
import type { Clock, OptionInfo, TableInfo } from "../protocol";

/** A value as the game calls it, without its digest; one for each seat is told once if they are all alike. */
export function valueName(option: OptionInfo, value: string): string {
  const label = (one: string) => option.labels[option.values.indexOf(one.split("@")[0])] ?? one;
  return option.values.includes(value) ? label(value) : [...new Set(value.split(" "))].map(label).join(", ");
}

/** The option that tells the mode of a game. */
export function modeOption(game: string): OptionInfo | undefined {
  const found = gameNamed(game);
  return found?.options.find(({ name }) => name === found.mode);
}

/** The mode in which a game was played, as the game calls it; empty if all its games are alike. */
export function modeName(game: string, mode: string): string {
  const option = modeOption(game);
  return option && mode ? shortly(valueName(option, mode)) : "";
}

/** Whether a value that may be several is also this one. */
export function hasValue(chosen: string, value: string): boolean {
  return chosen.split(" ").includes(value);
}

/** The same values with one more, or without it; with none it is the default. */
export function switched(option: OptionInfo, chosen: string, value: string): string {
  const wanted = (other: string) => other !== option.default && hasValue(chosen, other) !== (other === value);
  return option.values.filter(wanted).join(" ") || option.default;
}

/** All options but the number of players, which the seats show. */
export function namedOptions(table: TableInfo): { title: string; value: string }[] {
  return chosenOptions(table).map((option) => ({ title: option.title, value: valueName(option, table.options[option.name]) }));
}

function chosenOptions(table: TableInfo): OptionInfo[] {
  return (gameNamed(table.game)?.options ?? []).filter((option) => option.name !== "seats" && option.name in table.options);
}

const FEW = 2; // values that are told by their names

/** A value as briefly as a line needs it: names without what explains them after a colon, and many values as a number. */
export function shortValue(text: Text, option: OptionInfo, value: string): string {
  const chosen = option.several ? option.values.filter((one) => one !== option.default && hasValue(value, one)) : [];
  if (chosen.length <= FEW) return chosen.length ? chosen.map((one) => shortly(valueName(option, one))).join(", ") : shortly(valueName(option, value));
  const all = option.values.filter((one) => one !== option.default).length;
  return text("several-values", { title: option.title, number: chosen.length === all ? 0 : chosen.length });
}

const shortly = (label: string) => label.split(": ")[0];

export function clockInWords(text: Text, clock: Clock): string {
  if (clock.kind === "days") return text("clock-days", { days: clock.days });
  if (clock.kind === "total") return text("clock-total", { minutes: clock.minutes, increment: clock.increment });
  return text("clock-none");
}

/** What happens when time runs out or somebody is away, in sentences. */
export function clockRules(text: Text, clock: Clock): string[] {
  const out = clock.kind === "none" ? [] : [text(clock.out === "vote" ? "clock-out-vote-said" : `clock-out-bot-${clock.kind}`)];
  return clock.kind === "days" ? out : [...out, text("absent-said", { time: durationInWords(text, clock.absent ?? 0) })];
}

export function durationInWords(text: Text, seconds: number): string {
  const [unit, size] = ([["days", 86400], ["hours", 3600], ["minutes", 60]] as const).find(([, one]) => seconds % one === 0) ?? ["seconds", 1];
  return text(`duration-${unit}`, { number: seconds / size });
}

/** By how much those who only watch may be behind, in seconds. */
export const DELAYS = [0, 60, 300, 900, 3600];

export function delayInWords(text: Text, seconds: number): string {
  return seconds ? durationInWords(text, seconds) : text("delay-none");
}

/** What is special about a table, in one line. */
export function specialities(text: Text, table: TableInfo): string[] {
  return [
    ...chosenOptions(table).filter((option) => valueName(option, table.options[option.name]) !== valueName(option, option.default)).map((option) => shortValue(text, option, table.options[option.name])),
    ...(table.clock.kind === "none" ? [] : [clockInWords(text, table.clock)]),
    ...(table.private ? [text("private")] : []),
    ...(table.imported ? [text("imported")] : []),
  ];
}
