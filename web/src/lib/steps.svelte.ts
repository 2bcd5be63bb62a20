// What takes long to draw is drawn piece by piece, so that a slow phone stays responsive meanwhile.
import { onMount } from "svelte";

/** Lets the browser do what else it has to before the caller goes on. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Counts from 0 to `last`, one step in each task; for use in a component. */
export function inSteps(last: number): () => number {
  let now = $state(0);
  onMount(() => {
    let timer = setTimeout(next);
    function next(): void {
      now += 1;
      if (now < last) timer = setTimeout(next);
    }
    return () => clearTimeout(timer);
  });
  return () => now;
}
