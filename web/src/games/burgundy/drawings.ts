// Own drawings beside the icons of the collection, in a box of the same size.
import { icons } from "../../art/icons";
import type { Place } from "../../art/strokes";

const HEXAGON = "M256 36 446 146V366L256 476 66 366V146Z";
const OWN: Record<string, string> = {
  shield: "M96 48H416V240C416 350 340 420 256 466 172 420 96 350 96 240Z",
  die: "M96 64H416A32 32 0 0 1 448 96V416A32 32 0 0 1 416 448H96A32 32 0 0 1 64 416V96A32 32 0 0 1 96 64ZM160 120A40 40 0 1 0 160.1 120ZM352 120A40 40 0 1 0 352.1 120ZM256 216A40 40 0 1 0 256.1 216ZM160 312A40 40 0 1 0 160.1 312ZM352 312A40 40 0 1 0 352.1 312Z",
  area: `${HEXAGON}M256 116 376 186V326L256 396 136 326V186Z`,
  apart: "M130 60 226 116V226L130 282 34 226V116ZM382 230 478 286V396L382 452 286 396V286Z",
};

/** An icon or an own drawing, centred on its place. */
export function mark(name: string, { size, x = 0, y = 0 }: Place): string {
  return `<path d="${icons[name] ?? OWN[name]}" fill-rule="evenodd" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="currentColor"/>`;
}
