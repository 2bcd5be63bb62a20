// Push messages to this browser.

const bytesOf = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** This browser's subscription, made with the server's key if there is none; null if the person does not allow it. */
export async function subscribed(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const found = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })).toJSON();
  return found.endpoint && found.keys ? { endpoint: found.endpoint, p256dh: found.keys.p256dh, auth: found.keys.auth } : null;
}
