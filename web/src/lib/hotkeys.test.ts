// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { press } from "./hotkeys";

test("a key does what it stands for, except where something is typed", () => {
  const [next, undo] = [vi.fn(), vi.fn()];
  const keys = { n: next, "Ctrl-z": undo };
  const pressed = (target: Element, key: string, held = {}) => {
    target.addEventListener("keydown", (event) => press(event as KeyboardEvent, keys), { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, ...held }));
  };
  pressed(document.body, "n");
  pressed(document.body, "N", { shiftKey: true });
  pressed(document.createElement("input"), "n");
  pressed(document.body, "n", { altKey: true });
  pressed(document.body, "n", { ctrlKey: true }); // the browser's own
  expect(next).toHaveBeenCalledTimes(2);
  pressed(document.body, "z");
  pressed(document.body, "z", { ctrlKey: true });
  pressed(document.body, "z", { metaKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
});
