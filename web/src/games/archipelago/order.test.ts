// A new turn order is told place by place: meanwhile a seat may be in it twice. Whatever lists the players stands that.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { useGame, useLanguage } from "../../lib/language.svelte";
import type { View } from "./generated";
import Players from "./Players.svelte";
import QuickPhrases from "./QuickPhrases.svelte";
import Screen from "./Screen.svelte";

const [{ start }] = JSON.parse(readFileSync("fixtures/archipelago.json", "utf-8")) as { start: View }[];
const view: View = { ...start, seat: 0, order: [2, 1, 2], crisis: -1 };
const shared = { view, names: (seat: number) => `Player ${seat + 1}`, components: { cards: {}, backs: {} } };

beforeAll(async () => {
  await useLanguage("en");
  await useGame("archipelago");
});

test.each<[string, Component<any>, object]>([
  ["the players", Players, { toMove: [], clock: () => "" }],
  ["the screen", Screen, {}],
  ["quick phrases", QuickPhrases, { game: { table: { seats: [] } } }],
])("%s", (_, component, others) => {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(component, { target, props: { ...shared, ...others } });
  flushSync();
  expect(target.textContent).toContain("Player 3");
  void unmount(mounted);
});
