// Tiles fly from where they were to where they go, so that one can follow what others do.
import type { GameEvent } from "../../protocol";
import { EVENT_NAMES } from "./events";

const TIME = [0, 900, 550, 260]; // by speed

/** The place that is shown, with its middle: on a phone some are not. */
function place(selector: string): { x: number; y: number; size: number } | null {
  const rect = [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()).find((found) => found.width > 0);
  return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, size: rect.height } : null;
}

/** Where a tile comes from and goes to, as places on the page; called before the event is shown. */
export function flight(event: GameEvent): { from: string; to: string; art: string } | null {
  const [kind, seat, tile, at, other] = event;
  const name = EVENT_NAMES[kind];
  const slot = (holds: number | "") => `[data-storage="${seat}"] [data-slot="${holds}"]`;
  const art = `[data-art="${tile}"]`;
  const field = `[data-duchy="${seat}"] [data-field="${at}"]`;
  if (name === "tile-taken") return { from: `[data-space="${at}"]`, to: slot(""), art };
  if (name === "tile-placed") return { from: slot(tile), to: field, art };
  if (name === "tile-claimed") return { from: `[data-space="${other}"]`, to: field, art };
  if (name === "shield-taken") return { from: `[data-spot="shield ${tile}"]`, to: `[data-duchy="${seat}"]`, art: `[data-shield="${tile}"]` };
  return null;
}

export function fly(event: GameEvent, speed: number): void {
  const path = flight(event);
  const still = !TIME[speed] || document.hidden || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  if (!path || still) return;
  const from = place(path.from);
  const to = place(path.to);
  const source = document.querySelector(path.art);
  if (!from || !to || !source) return;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", "-100 -100 200 200");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("aria-hidden", "true");
  const drawn = source.cloneNode(true) as SVGElement;
  drawn.setAttribute("transform", "");
  ghost.append(drawn);
  ghost.style.width = ghost.style.height = `${from.size}px`;
  ghost.style.left = `${from.x}px`;
  ghost.style.top = `${from.y}px`;
  document.body.append(ghost);
  const move = ghost.animate(
    [
      { transform: "translate(-50%, -50%)" },
      { transform: `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px)) scale(${Math.min(to.size, 2 * from.size) / from.size})` },
    ],
    { duration: TIME[speed], easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  move.onfinish = () => ghost.remove();
}
