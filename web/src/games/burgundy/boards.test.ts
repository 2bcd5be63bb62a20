// Boards typed in from a box: they come from the server, and only for the table that is shown.
import { afterEach, expect, test, vi } from "vitest";
import { DUCHIES, SHAPES, duchyNamed, duchyOf, fieldsIn, useBoards } from "./content";

const NUMBER = duchyNamed("12b");
const { shape, ...board } = DUCHIES[NUMBER];

afterEach(() => vi.unstubAllGlobals());

test("the fields of a box are those that the server has", async () => {
  const typed = { ...board, dice: `2${board.dice.slice(1)}`, reconstructed: false, places: SHAPES[shape!] };
  const asked = vi.fn(async () => ({ ok: true, json: async () => ({ [NUMBER]: typed }) }));
  vi.stubGlobal("fetch", asked);
  await useBoards("mybox@1");
  expect(asked).toHaveBeenCalledWith("/api/games/burgundy/components/mybox%401");
  expect([fieldsIn(NUMBER)[0].die, fieldsIn(NUMBER).length, duchyOf(NUMBER)?.reconstructed]).toEqual([2, 73, false]);
  await useBoards("standard");
  expect([fieldsIn(NUMBER)[0].die, duchyOf(NUMBER)?.reconstructed]).toEqual([6, true]);
});

test("boards that the server does not have are not drawn as others", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: false, status: 404 }));
  await expect(useBoards("mybox@2")).rejects.toThrow("mybox@2: 404");
});
