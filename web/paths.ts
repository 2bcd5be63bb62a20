// Writes the outline of a drawing shorter: its points on whole coordinates, each counted from the one before.

// What follows a command: x and y are coordinates, r is the radius of an arc or its angle, f one of its flags.
const NUMBERS: Record<string, string> = { m: "xy", l: "xy", h: "x", v: "y", c: "xyxyxy", s: "xyxy", q: "xyxy", t: "xy", a: "rrrffxy", z: "" };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/** The path with every point at the nearest whole coordinates: rounding what is counted from a point would add up. */
export function rounded(path: string): string {
  let read = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = read;
    const found = pattern.exec(path);
    if (found) read = pattern.lastIndex;
    return found?.[1];
  };
  const number = (pattern: RegExp): number => {
    const found = next(pattern);
    if (found === undefined) throw new Error(`no number at ${read} of the path ${path}`);
    return Number(found);
  };

  const points = { here: { x: 0, y: 0 }, start: { x: 0, y: 0 } }; // as they were
  const ours = { here: { x: 0, y: 0 }, start: { x: 0, y: 0 } }; // as we have written them
  let written = "";
  let last = "";
  for (let command = ""; path.slice(read).trim(); ) {
    command = next(COMMAND) ?? (command === "M" ? "L" : command === "m" ? "l" : command); // several in a row are named once
    const kind = command.toLowerCase();
    if (!(kind in NUMBERS)) throw new Error(`no command at ${read} of the path ${path}`);
    const [was, is] = [{ ...points.here }, { ...ours.here }];
    const numbers = [...NUMBERS[kind]].map((axis) => {
      if (axis === "f") return number(FLAG);
      if (axis === "r") return Math.round(number(NUMBER) * 10) / 10;
      const at = axis as "x" | "y";
      points.here[at] = number(NUMBER) + (command === kind ? was[at] : 0);
      ours.here[at] = Math.round(points.here[at]);
      return ours.here[at] - is[at];
    });
    if (kind === "z") [points.here, ours.here] = [{ ...points.start }, { ...ours.start }];
    if (kind === "m") [points.start, ours.start] = [{ ...points.here }, { ...ours.here }];
    if ("lhv".includes(kind) && numbers.every((step) => !step)) continue; // too short to be seen
    written += spelt(kind, numbers, last);
    last = kind;
  }
  return written;
}

/** A command with its numbers; it is named only where it changes, and only numbers that would run together are parted. */
function spelt(kind: string, numbers: number[], last: string): string {
  const named = kind !== last || kind === "m" || kind === "z";
  return numbers.map(String).reduce((line, number) => line + (/[a-z]$/.test(line) || number.startsWith("-") ? "" : " ") + number, named ? kind : "");
}
