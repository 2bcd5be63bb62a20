// Why something is not possible, in words.
import { hasText, text } from "../lib/language.svelte";
import type { Why } from "./refusals";

export const whyInWords = ({ key, said }: Partial<Pick<Why, "key" | "said">>): string | undefined => (key && hasText(key) ? text(key) : (said ?? undefined));
