// How long each event is shown: everything at once for those who are in a hurry.
import { preferences } from "../lib/preferences.svelte";

const FACTOR = [0, 1.7, 1, 0.35]; // by speed
const TOO_MANY = 150; // events waiting: then they are not animated

export class Pace {
  private inHurry = false;
  private wake: () => void = () => {};

  get isHurried(): boolean {
    return this.inHurry;
  }

  /** Events are shown one by one from now on. */
  begin(): void {
    this.inHurry = false;
  }

  /** Whatever is still to be shown is shown at once. */
  hurry(): void {
    this.inHurry = true;
    this.wake();
  }

  /** Waits while an event is shown. */
  pause(usual: number, waiting: number): Promise<void> {
    const time = usual * FACTOR[preferences.speed];
    if (!time || this.inHurry || document.hidden || waiting > TOO_MANY) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
