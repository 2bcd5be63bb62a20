// Writes every built file also as .gz and .br, for servers that send them as they are.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(js|css|html|svg)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "hexhaven-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => KINDS.test(file))) {
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
