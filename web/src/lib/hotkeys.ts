// Keys that work everywhere, except where something is being typed.

export type Hotkeys = Record<string, () => void>;

/** How a key is called here: "n", "?", "Ctrl-z" (also with the command key of a Mac). */
export function keyName(event: KeyboardEvent): string {
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return (event.ctrlKey || event.metaKey ? "Ctrl-" : "") + letter;
}

/** Does what the key stands for, if it stands for anything here. */
export function press(event: KeyboardEvent, keys: Hotkeys): void {
  const isTyping = (event.target as Element | null)?.closest?.("input, select, textarea, [contenteditable]");
  const act = event.altKey || isTyping ? undefined : keys[keyName(event)];
  if (!act) return;
  event.preventDefault();
  act();
}
