// Reads Fluent files at build time: `import messages from "./en.ftl"` gives what FluentBundle.addResource takes.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const SAID_BY_SERVER = /^(why|event(?!-deal)|components|stats|source)-/; // of a game whose log and refusals come in words

export function ftl(): Plugin {
  return {
    name: "hexhaven-ftl",
    load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      const { body } = new FluentResource(readFileSync(id, "utf-8"));
      if (/[\\/]archipelago[\\/]/.test(id)) return written(body.filter(({ id: key }) => !SAID_BY_SERVER.test(key)));
      return written(body);
    },
  };
}

const written = (body: FluentResource["body"]) => `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`;
