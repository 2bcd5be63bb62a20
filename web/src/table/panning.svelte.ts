// Moving about on a drawing: drag, wheel, pinch and keys (arrows with Shift). The drawing is moved as a whole, nothing is drawn anew.

const LEAST = 1;
const MOST = 6;
const STEP = 1.25;
const FAR = 40; // pixels that a key moves
const CLICK = 5; // pixels within which a press is a click

export class Panning {
  x = $state(0); // in pixels of the screen
  y = $state(0);
  scale = $state(1);
  width = $state(0); // of the element that is looked at
  height = $state(0);
  moved = false; // the press that is going on was a drag
  private pointers = new Map<number, { x: number; y: number }>();

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  fit(): void {
    [this.x, this.y, this.scale] = [0, 0, 1];
  }

  /** Zooms so that the place stays where it is; x and y from the middle of the drawing. */
  zoom(factor: number, x = 0, y = 0): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    if (scale === LEAST) this.fit();
  }

  /** Moves the drawing so that a part of it is in sight. */
  show(part: Element, within: Element): void {
    const [inner, outer] = [part.getBoundingClientRect(), within.getBoundingClientRect()];
    this.x += Math.max(0, outer.left - inner.left) - Math.max(0, inner.right - outer.right);
    this.y += Math.max(0, outer.top - inner.top) - Math.max(0, inner.bottom - outer.bottom);
  }

  /** The listeners of the element that is looked at. */
  attach = (element: Element): (() => void) => {
    const heard = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(kind, hear as EventListener, { signal: heard.signal, passive: false });
    listen("wheel", (event) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      this.zoom(STEP ** -Math.sign(event.deltaY), event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    });
    listen("pointerdown", (event) => {
      this.moved = false;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    listen("pointermove", (event) => this.move(element, event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) listen(end, (event) => this.pointers.delete(event.pointerId));
    listen("keydown", (event) => this.press(event));
    listen("focusin", (event) => this.scale > LEAST && (event.target as Element).matches(":focus-visible") && this.show(event.target as Element, element));
    const watcher = new ResizeObserver(() => ([this.width, this.height] = [element.clientWidth, element.clientHeight]));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      heard.abort();
    };
  };

  private move(element: Element, event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!this.moved && Math.hypot(dx, dy) < CLICK) return;
    this.moved = true;
    const before = this.spread();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 2) {
      const box = element.getBoundingClientRect();
      const [one, other] = [...this.pointers.values()];
      this.zoom(this.spread() / before, (one.x + other.x) / 2 - box.left - box.width / 2, (one.y + other.y) / 2 - box.top - box.height / 2);
    } else if (this.scale > LEAST) {
      this.x += dx;
      this.y += dy;
    }
  }

  private spread(): number {
    const [one, other] = [...this.pointers.values()];
    return other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
  }

  private press(event: KeyboardEvent): void {
    const keys: Record<string, () => void> = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      "0": () => this.fit(),
      ArrowLeft: () => (this.x += FAR),
      ArrowRight: () => (this.x -= FAR),
      ArrowUp: () => (this.y += FAR),
      ArrowDown: () => (this.y -= FAR),
    };
    const pressed = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    const leaves = event.key.startsWith("Arrow") && !event.shiftKey; // to what has the focus
    if (!pressed || leaves || (event.key.startsWith("Arrow") && this.scale === LEAST)) return;
    event.preventDefault();
    pressed();
  }
}
