// Arrow keys move the focus to the nearest thing in that direction; a group of things is one stop of the Tab key: what
// has the focus in it, else something that can be chosen now.
import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const OPEN = ".glows, .free"; // what can be chosen now

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function nearest(from: Element, all: Element[], [dx, dy]: [number, number]): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of all) {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = other;
  }
  return best;
}

export const arrows: Attachment = (group) => {
  const things = () => [...group.querySelectorAll<HTMLElement | SVGElement>("[data-spot]")];
  const oneStop = (stop?: Element) => {
    const all = things();
    const last = all.find((thing) => thing.getAttribute("tabindex") === "0");
    const open = group.contains(document.activeElement) || last?.matches(OPEN) ? undefined : all.find((thing) => thing.matches(OPEN));
    const kept = stop ?? open ?? last ?? all[0];
    for (const thing of all) thing.setAttribute("tabindex", thing === kept ? "0" : "-1");
  };
  const onKey = (event: Event) => {
    const direction = DIRECTIONS[(event as KeyboardEvent).key];
    const from = (event.target as Element).closest("[data-spot]");
    if (!direction || !from) return;
    const next = nearest(from, things(), direction) as HTMLElement | null;
    event.preventDefault();
    if (next) next.focus();
  };
  const onFocus = (event: Event) => {
    const stop = (event.target as Element).closest("[data-spot]");
    if (stop) oneStop(stop);
  };
  const watcher = new MutationObserver(() => oneStop());
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  oneStop();
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", onKey);
    group.removeEventListener("focusin", onFocus);
  };
};
