import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { icons } from "./icons.ts";

const server = process.env.HEXHAVEN_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    outDir: "../src/hexhaven/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would break the content security policy
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
