// The one explanation that is open: of the thing under the pointer, or focused.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** What a thing is, in words. */
export interface Told {
  title: string;
  lines: string[];
}

export const tip = $state<{ shown: (Told & { element: Element; rect: DOMRect }) | null }>({ shown: null });

export function showTip(element: Element, told: Told): void {
  tip.shown = { ...told, element, rect: element.getBoundingClientRect() };
}

let resting = false; // since something was done, the pointer has not moved: whatever appears below it is not pointed at
window.addEventListener("pointermove", () => (resting = false));

/** Hides the explanation, or only that of one thing. */
export function hideTip(element?: Element): void {
  if (!element) resting = true;
  if (!element || tip.shown?.element === element) tip.shown = null;
}

/** A mouse that moves and carries nothing. */
const isPointing = ({ pointerType, buttons }: PointerEvent) => pointerType === "mouse" && !buttons && !resting;

/** Explains a thing as long as the mouse or the focus of the keyboard is on it, and it is there. */
export function explained(told: () => Told): Attachment {
  return (element) => {
    const hide = () => hideTip(element);
    on(element, "pointerenter", (event) => isPointing(event as PointerEvent) && showTip(element, told()));
    on(element, "pointerleave", hide);
    on(element, "focus", () => element.matches(":focus-visible") && showTip(element, told()));
    on(element, "blur", hide);
    return hide;
  };
}
