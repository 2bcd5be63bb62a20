import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { ftl } from "./ftl.ts";
import { icons } from "./icons.ts";

const server = process.env.HEXHAVEN_SERVER ?? "http://localhost:8000";

// A few files instead of many small ones: what every page needs, and what a board needs.
const CHUNKS = [
  { name: "base", test: /[\\/](node_modules[\\/](?!uqr)|src[\\/]lib[\\/](?!rules|sounds|changelog|push)|src[\\/]art[\\/](?!Hero|Patterns|icon-)|names\.ts|options\.ts|paint\.ts|clock\.svelte|protocol[\\/]|registry\.ts|early\.ts|main\.ts|App\.svelte|app\.css|ConnectionState|TipBox)|virtual:icons$/, priority: 2 },
  { name: "table", test: /[\\/]src[\\/](pages[\\/]TablePage|table[\\/](hand|fold|memory|pace|panning|Parts|Tabs|state|context|PlayTable|Asked|Result|ChoiceList|Chat|Log|SeatNotice|Unreadable))/, priority: 1 },
  { name: "burgundy-board", test: /[\\/]src[\\/]games[\\/]burgundy[\\/](?!Tutorial|Finale|icon-names|setup)|virtual:icons\/burgundy/, priority: 1 },
  { name: "archipelago-board", test: /[\\/]src[\\/]games[\\/]archipelago[\\/](?!Tutorial|[Ll]esson|Finale|Independence|Negotiation|Points|prompts[\\/](others|Bid|Crisis|Found|Hands|Order|Raise|Search|Track)|DealEffect|Tray|Ledger|QuickPhrases|Note|Screen|Figure|draft|icon-names|setup)|virtual:icons\/archipelago/, priority: 1 },
];

export default defineConfig({
  plugins: [icons(), ftl(), svelte(), compress()],
  build: {
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: CHUNKS } } },
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
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
