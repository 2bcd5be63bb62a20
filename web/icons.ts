// Takes the few icons we use out of the whole collection at build time: `import icons from "virtual:icons"`, and those
// of one board alone from "virtual:icons/" and its folder's name.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

const VIRTUAL = "virtual:icons";

/** The names that a set is known by here, each with that of its icon. */
function namesIn(set: string): Record<string, string> {
  const folder = set === VIRTUAL ? "art" : `games/${set.slice(VIRTUAL.length + 1)}`;
  return JSON.parse(readFileSync(new URL(`./src/${folder}/icon-names.json`, import.meta.url), "utf-8")) as Record<string, string>;
}

export function icons(): Plugin {
  return {
    name: "hexhaven-icons",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons as Record<string, { body: string }>;
      const paths = Object.entries(namesIn(id.slice(1))).map(([name, icon]) => {
        const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(all[icon]?.body ?? "");
        if (!found) throw new Error(`icon ${icon} is not a single path`);
        return [name, rounded(found[1])]; // one of 512 parts is fine enough
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
