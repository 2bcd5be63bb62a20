// Keeps what was last seen for when there is no connection, and shows push messages.
const PAGE = "page"; // the page and its files
const SEEN = "seen"; // what the server said last; emptied when somebody leaves (see src/lib/app.ts)
const SEEN_CALLS = /^\/api\/(me|mine|tables|games|tables\/[a-z0-9]+)$/;

self.addEventListener("install", (event) => event.waitUntil(caches.open(PAGE).then((cache) => cache.add("/")).then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/") || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)) event.respondWith(file(request));
  else if (SEEN_CALLS.test(pathname)) event.respondWith(latest(request));
});

/** The page, as it is now; of a new version, the files of the old one are forgotten. */
async function page(event) {
  const cache = await caches.open(PAGE);
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    const isOurs = fresh.ok && new URL(event.request.url).pathname === "/";
    if (isOurs) event.waitUntil(replace(cache, fresh.clone()));
    return fresh;
  } catch (error) {
    return (await cache.match("/")) ?? Promise.reject(error);
  }
}

async function replace(cache, fresh) {
  const [before, now] = await Promise.all([(await cache.match("/"))?.text(), fresh.clone().text()]);
  if (before === now) return;
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put("/", fresh);
}

/** A file of the page; those in assets never change. */
async function file(request) {
  const cache = await caches.open(PAGE);
  const kept = await cache.match(request);
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    return kept ?? Promise.reject(error);
  }
}

/** What the server says now, or what it said last. */
async function latest(request) {
  const cache = await caches.open(SEEN);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    else if (fresh.status === 401) await caches.delete(SEEN);
    return fresh;
  } catch (error) {
    return (await cache.match(request, { ignoreVary: true })) ?? Promise.reject(error);
  }
}

/** The files that the page has loaded before this worker was there. */
self.addEventListener("message", (event) => {
  const keep = async () => {
    const cache = await caches.open(PAGE);
    for (const url of event.data.keep ?? []) if (!(await cache.match(url))) await cache.add(url).catch(() => {});
  };
  event.waitUntil(keep());
});

self.addEventListener("push", (event) => {
  const { line, url, topic } = event.data.json();
  event.waitUntil(self.registration.showNotification("Hexhaven", { body: line, tag: topic, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { hash } = new URL(event.notification.data.url);
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: "window" });
    if (!open) return self.clients.openWindow(`/${hash}`);
    await open.focus();
    return open.navigate(`/${hash}`);
  };
  event.waitUntil(show());
});
