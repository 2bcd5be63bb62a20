import { expect, test } from "vitest";
import { answerOf, byCost, silverOf } from "./notation";
import { spotsOf } from "./picking.svelte";

test.each([
  ["4 take 3 cow4 w1", { verb: "take", die: 4, workers: 1, depot: 3 }, "take 3 cow4"],
  ["take 2 castle", { verb: "take", die: 0, depot: 2 }, "take 2 castle"],
  ["5 place bank 24 w2", { verb: "place", die: 5, workers: 2, field: 24 }, "field 24"],
  ["place bank 24", { verb: "place", die: 0, field: 24 }, "stored bank"],
  ["2 sell 3 w1", { verb: "sell", die: 2, workers: 1, goods: [3] }, "good 3"],
  ["6 workers", { verb: "workers", die: 6 }, "workers"],
  ["buy black m7", { verb: "buy", depot: 0 }, "take 0 m7"],
  ["buy 3 ship w1", { verb: "buy", depot: 3, workers: 1 }, "take 3 ship"],
  ["load 4 only 1,6", { verb: "load", depot: 4, goods: [1, 6] }, "depot 4"],
  ["load 6+1", { verb: "load", depot: 6, other: 1, goods: [] }, "depot 1"],
  ["discard boarding-house", { verb: "discarding" }, "stored boarding-house"],
  ["pass", { verb: "pass" }, "pass"],
  ["end", { verb: "end" }, "end"],
  ["duchy 7", { verb: "duchy-is", number: 7 }, "duchy 7"],
  ["castle 19", { verb: "castle-at", field: 19 }, "field 19"],
  ["roll 2 5", { verb: "rolled", die: 2, other: 5 }, "rolled"],
  ["start 2", { verb: "start-player-drawn", number: 2 }, "start-player-drawn"],
])("%s", (text, parts, spot) => {
  const answer = answerOf(text);
  expect(answer).toMatchObject(parts);
  expect(spotsOf(answer)).toContain(spot);
  expect(spotsOf(answer)).not.toContain("field 1");
});

test("numbers are in order", () => {
  const duchies = ["duchy-is 10", "duchy-is 2", "duchy-is 1"].map(answerOf).sort(byCost);
  expect(duchies.map((answer) => answer.text)).toEqual(["duchy-is 1", "duchy-is 2", "duchy-is 10"]);
});

test("the cheapest way comes first", () => {
  const ways = ["buy black ship", "3 place ship 21 w1", "4 place ship 21"].map(answerOf);
  expect(ways.sort(byCost).map((answer) => answer.text)).toEqual(["4 place ship 21", "3 place ship 21 w1", "buy black ship"]);
  expect(silverOf(answerOf("buy 3 ship w1"))).toBe(1);
});
