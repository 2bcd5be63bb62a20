import { expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { EMPTY_SEAT } from "../table/names";
import { hashOf, hex, keepPart, mixedSeed, newPart, seedProblem, wantedPart } from "./entropy";
import { sha256 } from "./sha256";

const text = (words: string) => hex(sha256(new TextEncoder().encode(words)));

test("SHA-256 is that of FIPS 180-4", () => {
  expect(text("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(text("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  expect(text("a".repeat(1000))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test("a seed is mixed as the server mixes it", () => {
  const [server, ada, bob] = ["00".repeat(32), "a1".repeat(32), "b0".repeat(32)];
  expect(mixedSeed(server, [null, null])).toBe(server);
  expect(mixedSeed(server, [ada, null, bob])).toBe(hashOf(`${server}01${ada}03${bob}`));
});

test("a part is revealed when the table is full, and everything is checked at the end", () => {
  const { part, commitment } = newPart();
  const seed = "17".repeat(32);
  const seat = { ...EMPTY_SEAT, name: "Ada", person: "a", online: true, commitment };
  const table = { id: "t", mine: 0, revealing: false, seed: null, seed_hash: hashOf(seed), seats: [seat] } as unknown as TableInfo;
  keepPart(table, part);
  expect(wantedPart(table)).toBe(null);
  expect(wantedPart({ ...table, revealing: true })).toBe(part);
  const revealed = { ...table, seats: [{ ...seat, part }], seed };
  expect(wantedPart({ ...revealed, revealing: true })).toBe(null);
  expect(seedProblem(revealed)).toBe("");
  expect(seedProblem({ ...revealed, seed: "18".repeat(32) })).toBe("hash");
  expect(seedProblem({ ...revealed, seed: "18".repeat(32), seed_hash: hashOf("18".repeat(32)) })).toBe("hash"); // not what was published first
  expect(seedProblem({ ...revealed, seats: [{ ...seat, part: "19".repeat(32) }] })).toBe("parts");
  expect(seedProblem(table.seats[0].part === null ? { ...table, seed } : table)).toBe("mine");
});
