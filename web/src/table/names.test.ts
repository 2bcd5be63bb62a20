// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Marker from "../art/Marker.svelte";
import { text, useLanguage } from "../lib/language.svelte";
import type { TableInfo } from "../protocol";
import { EMPTY_SEAT, nameOf } from "./names";
import { hasValue, shortValue, switched, valueName } from "./options";
import { paintedTable } from "./paint";

beforeAll(() => useLanguage("en"));

test("values that go together are put together in their order, and none is the default", () => {
  const option = { name: "variants", default: "none", values: ["none", "a", "b"], several: true, title: "", hint: "", labels: [] };
  expect(switched(option, "none", "b")).toBe("b");
  expect(switched(option, "b", "a")).toBe("a b");
  expect([hasValue("a b", "b"), hasValue("a b", "none")]).toEqual([true, false]);
  expect(switched(option, switched(option, "a b", "a"), "b")).toBe("none");
});

test("a line names one value or two without what explains them, and counts the rest", () => {
  const labels = ["Base game", "Crane: a tile", "Inns: for any field", "Shields: powers", "Routes"];
  const option = { name: "expansions", default: "none", values: ["none", "a", "b", "c", "d"], several: true, title: "Expansions", hint: "", labels };
  const shortly = (value: string) => shortValue(text, option, value);
  expect(["none", "b", "a b", "a b c", "a b c d"].map(shortly)).toEqual(["Base game", "Inns", "Crane, Inns", "Expansions: 3", "Expansions: all"]);
  expect(shortValue(text, { ...option, several: false, values: ["drawn"], labels: ["Border posts: drawn"] }, "drawn")).toBe("Border posts");
});

test("a component set is called by its name, whatever its content", () => {
  const option = { name: "components", title: "", hint: "", values: ["standard"], labels: ["Standard"], default: "standard", several: false };
  expect([valueName(option, "standard@0123"), valueName(option, "mybox@4567")]).toEqual(["Standard", "mybox@4567"]);
});

test("a name written from right to left does not turn the sentence round", () => {
  const seat = (name: string) => ({ name, bot: null }) as unknown as TableInfo["seats"][number];
  expect(nameOf(text, seat("Ada"), 0)).toBe("Ada");
  expect(nameOf(text, seat("עדה"), 0)).toBe("\u2068עדה\u2069");
});

test("in a rematch, a bot keeps its number and its sign with its colour", () => {
  const bot = { ...EMPTY_SEAT, bot: "strong" };
  expect(nameOf(text, { ...bot, colour: 1 }, 2)).toBe(nameOf(text, bot, 1));
  const signs = () => {
    const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const marker = mount(Marker, { target, props: { seat: 2, r: 8 } });
    flushSync();
    const { tagName } = target.querySelector("g > *")!;
    void unmount(marker);
    return tagName;
  };
  expect(signs()).toBe("polygon");
  const unpaint = paintedTable([bot, bot, { ...bot, colour: 1 }]);
  expect(signs()).toBe("rect");
  unpaint();
  expect(signs()).toBe("polygon");
});
