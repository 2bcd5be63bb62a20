// Tells a person who looks elsewhere that it is their turn, or what has become of their seat.
import { preferences } from "./preferences.svelte";
import { go } from "./router.svelte";

export function announce(table: string, message: string): void {
  if (!document.hidden || !preferences.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(message, { tag: `hexhaven-${table}`, icon: "/hexhaven.svg" });
  note.onclick = () => {
    window.focus();
    go("table", table);
    note.close();
  };
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
