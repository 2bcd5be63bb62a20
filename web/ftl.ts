// Reads Fluent files at build time: `import messages from "./en.ftl"` gives what FluentBundle.addResource takes.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function ftl(): Plugin {
  return {
    name: "hexhaven-ftl",
    load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      const { body } = new FluentResource(readFileSync(id, "utf-8"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`;
    },
  };
}
