import { currentLanguage } from "../lib/language.svelte";

/** A moment in the reader's language. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
