// Texts in the reader's language, from Fluent files: those of the client here, those of each game from the engine.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "ru", "it"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Text = (key: string, values?: Values) => string;

const SOURCES = import.meta.glob<FluentResource>(["../text/**/*.ftl", "../../../src/hexhaven/*/text/*.ftl"], { import: "default" });
const loaded = new Map<string, FluentBundle>();

let wanted: { code: LanguageCode; game: string; topics: string[] } = { code: "en", game: "", topics: [] };
let shown = $state.raw<{ code: LanguageCode; bundles: FluentBundle[] }>({ code: "en", bundles: [] });

export function bundleOf(code: LanguageCode, messages: FluentResource): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(messages);
  return bundle;
}

export function wantedLanguage(saved: string | null, browser: readonly string[]): LanguageCode {
  const codes = [saved, ...browser].map((name) => (name ?? "").slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === codes.find((name) => LANGUAGES.some((known) => known === name))) ?? "en";
}

async function load(code: LanguageCode, folder: string): Promise<FluentBundle[]> {
  const path = `${folder}/${code}.ftl`;
  if (!SOURCES[path]) return [];
  const bundle = loaded.get(path) ?? bundleOf(code, await SOURCES[path]());
  loaded.set(path, bundle);
  return [bundle];
}

async function show(changes: Partial<typeof wanted>): Promise<void> {
  const now = (wanted = { ...wanted, ...changes });
  const folders = [`../../../src/hexhaven/${now.game}/text`, "../text", ...now.topics.map((topic) => `../text/${topic}`)];
  const bundles = await Promise.all(folders.map((folder) => load(now.code, folder)));
  if (now !== wanted) return; // something else is wanted by now
  if (shown.code === now.code && bundles.flat().every((bundle) => shown.bundles.includes(bundle))) return;
  shown = { code: now.code, bundles: bundles.flat() };
  document.documentElement.lang = now.code;
}

/** Switches the whole page to a language, without reloading it. */
export function useLanguage(code: LanguageCode): Promise<void> {
  return show({ code });
}

/** From now on a game's own texts are among the others. */
export function useGame(game: string): Promise<void> {
  return show({ game });
}

/** From now on the texts of a topic are among the others: those of pages that few people open. */
export function useTopic(topic: string): Promise<void> {
  return show({ topics: [...new Set([...wanted.topics, topic])] });
}

/** The same for pages that many people open, but not at first. */
export const useLaterTexts = () => useTopic("later");

export function currentLanguage(): LanguageCode {
  return shown.code;
}

export function hasText(key: string): boolean {
  return shown.bundles.some((bundle) => bundle.hasMessage(key));
}

/** A number of a game: small and whole, so it is written as it is. Formats of the browser take long to make. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value).replace("-", "−");
  }
}

function counted(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]));
}

/** The message of a key; a missing one shows as its key. */
export const text: Text = (key, values) => {
  for (const bundle of shown.bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (typeof pattern === "string") return pattern;
    if (pattern) return bundle.formatPattern(pattern, values ? counted(values) : null);
  }
  return key;
};

/** What went wrong, by the code of docs/protocol.md. */
export function codeText(code: string): string {
  return text(hasText(`code-${code}`) ? `code-${code}` : "code-unknown");
}
