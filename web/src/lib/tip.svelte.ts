// The one explanation that is open: of the thing under the pointer, or focused.

export interface Tip {
  title: string;
  lines: string[];
  rect: DOMRect;
}

export const tip = $state<{ shown: Tip | null }>({ shown: null });

export function showTip(element: Element, title: string, lines: string[]): void {
  tip.shown = { title, lines, rect: element.getBoundingClientRect() };
}

export function hideTip(): void {
  tip.shown = null;
}
