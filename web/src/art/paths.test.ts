import { describe, expect, it } from "vitest";
import { rounded } from "../../paths";

describe("the rounded outline of an icon", () => {
  it("lies on whole coordinates, counted from the point before", () => {
    expect(rounded("M10.4 20.6L30.2 20.6V5.5z")).toBe("m10 21l20 0v-15z");
  });

  it("does not drift, however many short steps there are", () => {
    expect(rounded(`M0 0${"l.4 0".repeat(10)}`)).toBe("m0 0l1 0 1 0 1 0 1 0");
  });

  it("goes on from where a closed part began", () => {
    expect(rounded("M10 10h5.2v5zm1.4 1.4h3")).toBe("m10 10h5v5zm1 1h3");
  });

  it("keeps curves, and arcs whose flags touch the next number", () => {
    expect(rounded("M1 1c1.2 0 2.4.6 3.6 1.8s2 2 4 4q1 1 2 0a5.04 5.04 0 0110 10")).toBe("m1 1c1 0 2 1 4 2s2 2 4 4q1 1 2 0a5 5 0 0 1 10 10");
  });

  it("refuses what is not a path", () => {
    expect(() => rounded("M1 1k2")).toThrow("no command");
    expect(() => rounded("M1")).toThrow("no number");
  });
});
