// What another player may be after, as far as the rules and what one sees oneself tell.
import { OBJECTIVES, type View } from "./generated";

const EXTREMES = ["pacifist", "separatist"]; // not in games with two players or with the benefactor

/** The objectives of the chosen length that nobody has shown and that are not one's own; none where nothing is secret. */
export function hiddenObjectives(view: View, options: Record<string, string>): number[] {
  const variants = (options.variants ?? "").split(",");
  if (variants.includes("no-secrets")) return [];
  const isMild = view.seats.length === 2 || variants.includes("benefactor");
  const seen = new Set([...view.open_objectives, ...(view.seats[view.seat]?.objectives ?? [])]);
  return [...OBJECTIVES.keys()].filter((number) => {
    const { name, criterion } = OBJECTIVES[number];
    return name[0] === options.length[0] && !seen.has(number) && !(isMild && EXTREMES.includes(criterion));
  });
}
