// The changelog, read into versions, groups and entries.
import { inlines, type Inline } from "./rules";

export interface Version {
  name: string;
  groups: { name: string; entries: Inline[][] }[];
}

const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** Versions as `## 0.1.0`, groups as `### Added`, entries as items of a list; links become their texts. */
export function versionsOf(markdown: string): Version[] {
  return sections(markdown, "## ").map(([name, content]) => ({
    name,
    groups: sections(content, "### ").map(([group, items]) => ({ name: group, entries: sections(items, "- ").map(([first, rest]) => line(`${first} ${rest}`)) })),
  }));
}

/** What begins with a mark at the beginning of a line: the rest of that line, and what follows. */
function sections(text: string, mark: string): [string, string][] {
  return `\n${text}`.split(`\n${mark}`).slice(1).map((part) => {
    const end = `${part}\n`.indexOf("\n");
    return [part.slice(0, end).trim(), part.slice(end + 1)];
  });
}

const line = (text: string) => inlines(text.replace(LINK, "$1").replace(/\s+/g, " ").trim());
