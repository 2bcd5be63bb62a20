// Pieces of drawings as SVG text, for what is drawn many times and never changes.
import { icons } from "./icons";

// Numbers drawn with a pen: part of a picture, whatever fonts a machine has.
const STROKES: Record<string, string> = {
  "0": "M0-8C-6.500-8-6.500 8 0 8S6.500-8 0-8Z",
  "1": "M-3.500-5 .5-8V8",
  "2": "M-4.500-4C-4.500-9.500 5-9.500 5-4 5 0-5 3.500-5 8H5",
  "3": "M-4.500-6C-3-9 4.500-9 4.500-4.500 4.500-1 1-.5-1.500-.5 2-.5 5 .5 5 4 5 9-4 9.500-5 5.500",
  "4": "M2 8V-8L-5 3.500H5",
  "5": "M4.500-8H-3.500L-4.500-1C-2-3 5-3 5 3 5 9-4 9.500-5 5.500",
  "6": "M3.500-8C-2-7-5-2-5 3-5 9.600 5 9.600 5 3.200 5-2.500-4-2.500-5 3",
  "7": "M-5-8H5L-1.500 8",
  "8": "M0-.8C-6-.8-5.500-8 0-8S6-.8 0-.8C-7-.8-6.500 8 0 8S7-.8 0-.8Z",
  "9": "M-3.500 8C2 7 5 2 5-3 5-9.600-5-9.600-5-3.200-5 2.500 4 2.500 5-3",
  "+": "M-4.500 0H4.500M0-4.500V4.500",
  "±": "M-4.500-3H4.500M0-7.500V1.500M-4.500 6H4.500",
  "×": "M-3.500-1 3.500 6M-3.500 6 3.500-1",
  "=": "M-5-3H5M-5 3H5",
};
const STEP = 14;

export interface Place {
  size: number;
  x?: number;
  y?: number;
}

/** A number or sign, centred on its place; its size is its height. */
export function digits(value: string | number, { size, x = 0, y = 0 }: Place, bold = 2.9): string {
  const signs = [...String(value)];
  const paths = signs.map((sign, i) => `<path d="${STROKES[sign]}" transform="translate(${(i - (signs.length - 1) / 2) * STEP})"/>`);
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 19})" fill="none" stroke="currentColor" stroke-width="${bold}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`
  );
}

/** An icon inside a drawing, centred on its place. */
export function glyph(name: string, { size, x = 0, y = 0 }: Place): string {
  return `<path d="${icons[name]}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="currentColor"/>`;
}
