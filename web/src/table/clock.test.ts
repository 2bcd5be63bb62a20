// @vitest-environment jsdom
import { expect, test } from "vitest";
import { useLanguage } from "../lib/language.svelte";
import { timeText } from "./clock.svelte";

test("the time left is minutes and seconds, with hours only when there are any", () => {
  expect(timeText(65.4)).toBe("01:05");
  expect(timeText(3600)).toBe("1:00:00");
});

test("from a day on, the time left is days and hours in the reader's language", async () => {
  await useLanguage("en");
  expect(timeText(2 * 86400 + 5 * 3600)).toBe("2d 5h");
  await useLanguage("de");
  expect(timeText(2 * 86400 + 5 * 3600)).toBe("2 T 5 Std");
});
