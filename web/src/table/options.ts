// Options, clocks and values of a table in words.
import { gameNamed } from "../lib/games.svelte";
import type { Text } from "../lib/language.svelte";
import type { Clock, OptionInfo, TableInfo } from "../protocol";

/** A value as the game calls it, without its digest; one for each seat is told once if they are all alike. */
export function valueName(option: OptionInfo, value: string): string {
  const label = (one: string) => option.labels[option.values.indexOf(one.split("@")[0])] ?? one;
  return option.values.includes(value) ? label(value) : [...new Set(value.split(" "))].map(label).join(", ");
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
export function namedOptions(table: TableInfo): { title: string; value: string; usual: boolean }[] {
  const options = gameNamed(table.game)?.options ?? [];
  return options
    .filter((option) => option.name !== "seats" && option.name in table.options)
    .map((option) => {
      const value = valueName(option, table.options[option.name]);
      return { title: option.title, value, usual: value === valueName(option, option.default) };
    });
}

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

/** What is special about a table, in one line. */
export function specialities(text: Text, table: TableInfo): string[] {
  return [
    ...namedOptions(table).filter((option) => !option.usual).map((option) => option.value),
    ...(table.clock.kind === "none" ? [] : [clockInWords(text, table.clock)]),
    ...(table.private ? [text("private")] : []),
    ...(table.imported ? [text("imported")] : []),
  ];
}
