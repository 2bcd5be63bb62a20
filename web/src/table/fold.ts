// Runs a fold: the table of a game that says what each kind of event changes in a view; see kernel/fold.py.
import type { GameEvent } from "../protocol";

type Path = (string | number | Path)[]; // names, and in the place of brackets a path or a number
type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
type Operation = [name: string, path: Path, value: Value, ...condition: Path[]];
export type Fold = Record<number, Operation[]>;

export const RULES_UPDATED = 0; // the kind of event that every game may have

function include(list: number[], member: number): void {
  if (member >= 0 && !list.includes(member)) list.splice(list.filter((other) => other < member).length, 0, member);
}

// What is done to the part of `at` that is called `key`.
const OPERATIONS: Record<string, (at: any, key: any, value: any) => void> = {
  set: (at, key, value) => (at[key] = value),
  add: (at, key, value) => (at[key] += value),
  subtract: (at, key, value) => (at[key] -= value),
  more: (at, key, value) => (at[key] = (at[key] ?? 0) + value) || delete at[key],
  less: (at, key, value) => (at[key] = (at[key] ?? 0) - value) || delete at[key],
  push: (at, key, value) => at[key].push(value),
  insert: (at, key, [index, value]) => at[key].splice(index, 0, value),
  put: (at, key, value) => (at[key] = [...at[key], value].sort((x, y) => x - y)),
  include: (at, key, value) => include(at[key], value),
  drop: (at, key, value) => {
    const index = at[key].findIndex((member: unknown) => String(member) === String(value)); // also of pairs
    if (index >= 0) at[key].splice(index, 1);
  },
  pour: (at, key, value) => at[key].splice(0).forEach((member: number) => include(value, member)),
  clear: (at, key) => (at[key] = Array.isArray(at[key]) ? [] : {}),
};

/** Brings the view up to date with an event. */
export function fold(table: Fold, view: any, [kind, seat, a, b, c]: GameEvent): void {
  const numbers: Record<string, number> = { viewer: view.seat, seat, a, b, c };
  const key = (step: any): any => (!Array.isArray(step) ? step : typeof step[0] === "number" ? step[0] : (numbers[step[0]] ?? found(step)));
  const found = (path: any): any => path.reduce((at: any, step: any) => at?.[key(step)], view);
  const filled = (value: any): any => {
    if (typeof value === "string") return numbers[value];
    if (Array.isArray(value)) return value.map(filled).filter((number) => !(number < 0));
    return value instanceof Object ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)])) : value;
  };
  /** Where the path leads, each place as a thing and a key in it; what is nobody's is nowhere. */
  const places = (at: any, [step, ...rest]: any[]): [any, any][] => {
    const keys = step[0] === "*" ? Object.keys(at) : [key(step)].filter((one) => !(one < 0));
    return keys.flatMap((one) => (rest.length ? places(at[one], rest) : [[at, one]]));
  };
  if (kind === RULES_UPDATED) return; // it happened to the table, not in the game
  if (!table[kind]) throw new Error(`no event of kind ${kind}`);
  for (const [name, path, value, ...condition] of table[kind]) {
    if (condition.length && key(condition[0]) !== key(condition[1])) continue;
    for (const [at, one] of places(view, path)) OPERATIONS[name](at, one, name === "pour" ? found(value) : filled(value));
  }
}
