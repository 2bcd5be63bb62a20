// What a person likes; kept in this browser, and on the server for people with a session.

export interface Preferences {
  language: string | null;
  theme: "auto" | "light" | "dark";
  speed: 0 | 1 | 2 | 3; // 0: no animation
  confirm: boolean; // ask before the turn ends
  hints: "all" | "free" | "none"; // which legal targets glow
  colours: "natural" | "distinct";
  accent: "wine" | "forest" | "sea" | "contrast"; // the colours of the page
  patterns: "off" | "on"; // on tiles and fields, besides their colours
  size: "normal" | "large" | "huge"; // of text
  forced: boolean; // an answer is given by itself if it is the only one
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
  accent: "wine",
  patterns: "off",
  size: "normal",
  forced: false,
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
  Object.assign(root.dataset, { accent: preferences.accent, size: preferences.size });
  if (preferences.accent !== DEFAULTS.accent || preferences.size !== DEFAULTS.size) void import("../comfort.css");
}
