// What takes long to draw is drawn piece by piece, so that a slow phone stays responsive meanwhile.

const LONGEST_FRAME = 100; // milliseconds

/** Lets the browser do what else it has to before the caller goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the browser has drawn what is there; a page in the background is not drawn, and goes on. */
export function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME);
  });
}

/** Counts from 0 to `last`, one step in each task, as soon as it may; for use in a component. */
export function inSteps(last: number, isReady: () => boolean = () => true): () => number {
  let now = $state(0);
  $effect(() => {
    if (!isReady()) return;
    let timer = setTimeout(next);
    function next(): void {
      now += 1;
      if (now < last) timer = setTimeout(next);
    }
    return () => clearTimeout(timer);
  });
  return () => now;
}
