// Texts in the reader's language, from Fluent files: those of the client here, those of each game from the engine.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "ru", "it"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Text = (key: string, values?: Values) => string;

const SOURCES = import.meta.glob<string>(["../text/*.ftl", "../../../src/hexhaven/burgundy/text/*.ftl"], {
  query: "?raw",
  import: "default",
});

const state = $state<{ code: LanguageCode; bundle: FluentBundle | null }>({ code: "en", bundle: null });
const loaded = new Map<LanguageCode, FluentBundle>();

export function bundleOf(code: LanguageCode, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function wantedLanguage(saved: string | null, browser: readonly string[]): LanguageCode {
  const codes = [saved, ...browser].map((name) => (name ?? "").slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === codes.find((name) => LANGUAGES.some((known) => known === name))) ?? "en";
}

/** Switches the whole page to a language, without reloading it. */
export async function useLanguage(code: LanguageCode): Promise<void> {
  let bundle = loaded.get(code);
  if (!bundle) {
    const paths = Object.keys(SOURCES).filter((path) => path.endsWith(`/${code}.ftl`));
    bundle = bundleOf(code, await Promise.all(paths.map((path) => SOURCES[path]())));
    loaded.set(code, bundle);
  }
  state.bundle = bundle;
  state.code = code;
  document.documentElement.lang = code;
}

export function currentLanguage(): LanguageCode {
  return state.code;
}

export function hasText(key: string): boolean {
  return state.bundle?.hasMessage(key) ?? false;
}

/** The message of a key; a missing one shows as its key. */
export const text: Text = (key, values) => {
  const pattern = state.bundle?.getMessage(key)?.value;
  return state.bundle && pattern ? state.bundle.formatPattern(pattern, values ?? null) : key;
};

/** What went wrong, by the code of docs/protocol.md. */
export function codeText(code: string): string {
  return text(hasText(`code-${code}`) ? `code-${code}` : "code-unknown");
}
