// @vitest-environment jsdom
import { expect, test } from "vitest";
import { eventNumber } from "./events";
import face from "./face";
import { CAUSES } from "./generated";

test("what is handed out before the first phase is not shown piece by piece", () => {
  const settingUp = Number(Object.keys(CAUSES).find((cause) => CAUSES[cause] === "setting-up"));
  expect(face.pause([eventNumber("silver-gained"), 0, 1, settingUp, 0])).toBe(0);
  expect(face.pause([eventNumber("goods-gained"), 0, 3, 1, 0])).toBe(0);
  expect(face.pause([eventNumber("silver-gained"), 0, 1, 61, 0])).toBeGreaterThan(0);
  expect(face.pause([eventNumber("goods-gained"), 0, 3, 1, 2])).toBeGreaterThan(0);
});
