// Takes the few icons we use out of the whole collection at build time: `import icons from "virtual:icons"`.
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import names from "./src/art/icon-names.json" with { type: "json" };

const VIRTUAL = "virtual:icons";

export function icons(): Plugin {
  return {
    name: "hexhaven-icons",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json").icons as Record<string, { body: string }>;
      const paths = Object.values(names).map((icon) => {
        const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(all[icon]?.body ?? "");
        if (!found) throw new Error(`icon ${icon} is not a single path`);
        return found[1];
      });
      return `export default ${JSON.stringify(Object.fromEntries(Object.keys(names).map((name, i) => [name, paths[i]])))}`;
    },
  };
}
