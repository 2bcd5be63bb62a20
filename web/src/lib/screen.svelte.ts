// What the window has room for.

/** Sideways: a phone held so. Upright: a tablet held so. Huge: room for one more column. */
export type Shape = "phone" | "sideways" | "upright" | "large" | "huge";

const NARROW = "(max-width: 900px)"; // the same width as in the style sheets
const SHAPES: [Shape, string][] = [
  ["sideways", "(max-height: 520px) and (min-width: 560px)"],
  ["phone", "(max-width: 699px)"],
  ["upright", "(max-width: 1100px) and (max-aspect-ratio: 1/1)"],
  ["huge", "(min-width: 1800px) and (min-height: 900px)"],
];

const matches = (query: string) => window.matchMedia?.(query).matches ?? false;
const shapeNow = (): Shape => SHAPES.find(([, query]) => matches(query))?.[0] ?? "large";
const screen = $state({ narrow: matches(NARROW), shape: shapeNow() });
window.addEventListener("resize", () => Object.assign(screen, { narrow: matches(NARROW), shape: shapeNow() }));

export function isNarrow(): boolean {
  return screen.narrow;
}

export function screenShape(): Shape {
  return screen.shape;
}

/** Scrolls to what has just come up. */
export function intoSight(element: Element): void {
  element.scrollIntoView({ block: "nearest" });
}
