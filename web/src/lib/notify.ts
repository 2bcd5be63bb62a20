// Tells a person who looks elsewhere that it is their turn.
import { text } from "./language.svelte";
import { preferences } from "./preferences.svelte";

let last = false;

export function announceTurn(mine: boolean, table: string): void {
  const news = mine && !last;
  last = mine;
  if (!news || !document.hidden || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(text("title-your-turn"), { tag: `hexhaven-${table}` });
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
