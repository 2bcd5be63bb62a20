// The installed app: a service worker that keeps what was last seen and shows push messages.
const SEEN = "seen"; // as in public/service-worker.js
const LATER = 2_000; // milliseconds

/** After the page is there, so that nobody waits for it. */
export function installWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage({ keep: loaded.filter((name) => name.startsWith(`${location.origin}/assets/`)) });
  };
  setTimeout(() => void start().catch(() => {}), LATER); // without it, only being offline is different
}

/** A file of the page is not there. If that is because the server has a newer version, the page is loaded anew. */
export async function followVersion(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).catch(() => null); // none: there is no connection
  if (own && page?.ok && !(await page.text()).includes(own)) location.reload();
}

/** Somebody leaves: nothing of what they have seen stays. */
export function forgetSeen(): void {
  void globalThis.caches?.delete(SEEN);
}

/** Keeps something for when there is no connection. */
export async function keepSeen(name: string, value: unknown): Promise<void> {
  const cache = await globalThis.caches?.open(SEEN);
  await cache?.put(`/seen/${name}`, new Response(JSON.stringify(value)));
}

export async function lastSeen<T>(name: string): Promise<T | null> {
  const cache = await globalThis.caches?.open(SEEN);
  const kept = await cache?.match(`/seen/${name}`);
  return kept ? ((await kept.json()) as T) : null;
}
