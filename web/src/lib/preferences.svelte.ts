// What a person likes; kept in this browser, and on the server for people with a session.

export interface Preferences {
  language: string | null;
  theme: "auto" | "light" | "dark";
  speed: 0 | 1 | 2 | 3; // 0: no animation
  confirm: boolean; // ask before the turn ends
  hints: "all" | "free" | "none"; // which legal targets glow
  colours: "natural" | "distinct";
  board: "drawn" | "words"; // words: every game as the list of answers and sentences
  notify: boolean;
  sound: boolean;
}

const KEY = "hexhaven-preferences";
const DEFAULTS: Preferences = {
  language: null,
  theme: "auto",
  speed: 2,
  confirm: true,
  hints: "all",
  colours: "natural",
  board: "drawn",
  notify: false,
  sound: true,
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...DEFAULTS, ...stored() });

let whenChanged: () => void = () => {};

export function onPreferences(listener: () => void): void {
  whenChanged = listener;
}

/** Whether this browser has been told what its person likes. */
export function hasPreferences(): boolean {
  return Object.keys(stored()).length > 0;
}

export function setPreferences(changes: Partial<Preferences>): void {
  adoptPreferences(changes);
  whenChanged();
}

/** Those that are known elsewhere already. */
export function adoptPreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that stores nothing keeps them until the page is closed.
  }
  showPreferences();
}

const dark = window.matchMedia?.("(prefers-color-scheme: dark)");
dark?.addEventListener("change", showPreferences);

export function showPreferences(): void {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme === "auto" ? (dark?.matches ? "dark" : "light") : preferences.theme;
  root.dataset.colours = preferences.colours;
  root.dataset.still = String(preferences.speed === 0);
}
