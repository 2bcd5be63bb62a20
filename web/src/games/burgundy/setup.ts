// Burgundy before it begins: evenings to choose from, and what goes with what.
import type { Preset, Setup, Wish } from "../setup";

const MODULES = ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"];
const BORDER = /-11$|^11/; // duchies with border posts
const BOARDS: Record<string, RegExp> = { team: /^12/, solo: /^13/ };
const PLAYERS: Record<string, number> = { team: 4, solo: 1 };

const presets: Preset[] = [
  { title: "preset-first", hint: "preset-first-hint", players: 2, options: {} },
  { title: "preset-all", hint: "preset-all-hint", players: 2, options: { duchies: "drawn-11", expansions: MODULES.join(" ") } },
  { title: "preset-team", hint: "preset-team-hint", players: 4, options: { mode: "team", duchies: "12a" }, open: true },
  { title: "preset-solo", hint: "preset-solo-hint", players: 1, options: { mode: "solo", duchies: "13A" } },
];

const modeOf = ({ options }: Wish) => options.mode ?? "free";

function values(option: string, all: string[], wish: Wish): string[] {
  const mode = modeOf(wish);
  if (option === "duchies") return all.filter((board) => (BOARDS[mode] ? BOARDS[mode].test(board) : !/^1[23]/.test(board)));
  if (mode === "solo" && ["start", "choices"].includes(option)) return []; // nobody to take turns with
  if (option === "start") return all.filter((seat) => !(Number(seat) > wish.players));
  if (option === "boards") return BOARDS[mode] ? all : [];
  return option === "marker" && mode !== "solo" ? [] : all;
}

function settled(wish: Wish, changed: string): Wish {
  const { players, options } = wish;
  const mode = modeOf(wish);
  if (changed === "mode") return { players: PLAYERS[mode] ?? Math.max(2, players), options };
  if (changed === "seats" && "mode" in options && (PLAYERS[mode] ?? Math.max(2, players)) !== players) {
    return { players, options: { ...options, mode: players === PLAYERS.solo ? "solo" : "free" } };
  }
  return wish;
}

const setup: Setup = {
  presets,
  values,
  settled,
  seatName: (wish, seat) => (modeOf(wish) === "team" ? `${"AB"[seat % 2]}${1 + Math.floor(seat / 2)}` : ""),
  about(option, value) {
    if (option === "duchies") return BORDER.test(value) ? "about-posts" : BOARDS.team.test(value) ? "about-team" : BOARDS.solo.test(value) ? "about-solo" : "";
    return option === "expansions" && MODULES.includes(value) ? `about-${value}` : "";
  },
  Picture: () => import("./OptionPicture.svelte"),
};

export default setup;
