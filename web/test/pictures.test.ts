// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aimed, place, reach } from "../src/games/clash/picture";
import { comradeAt, sameItem } from "../src/games/intrigue/picture";
import { cardAt, fitting, seatAt } from "../src/games/king-thief-minister/picture";
import type { Move, View } from "../src/games/king-thief-minister/types";
import { DISTRICTS, districtsOf, hemicycle, pawnAt } from "../src/games/machrou3-rais/picture";

const view = { seat: 1, spots: [0, 2, 3, 5] } as unknown as View;

describe("King Thief Minister", () => {
  it("puts the reader's own card in front and the others clockwise", () => {
    expect(cardAt(view, 2).y).toBeGreaterThan(cardAt(view, 5).y);
    expect(cardAt(view, 2).x).toBeCloseTo(450);
    expect(cardAt(view, 3).x).toBeLessThan(450);
    expect(seatAt(view, 1)).toBeNull();
  });

  it("finds the moves that fit the touched cards", () => {
    const menu: Move[] = [
      { type: "Swap", a: 0, b: 1, manner: "open" },
      { type: "Swap", a: 0, b: 2, manner: "open" },
      { type: "Tax", double: 2 },
    ];
    expect(fitting(view, menu, [0], false)).toHaveLength(2);
    expect(fitting(view, menu, [0], true)).toHaveLength(0);
    expect(fitting(view, menu, [0, 2], true)).toEqual([menu[1]]);
    expect(fitting(view, menu, [3], true)).toEqual([menu[2]]);
  });
});

describe("Clash", () => {
  it("turns the board for north", () => {
    expect(place("a3", false)).toEqual({ column: 0, row: 0 });
    expect(place("a3", true)).toEqual({ column: 2, row: 2 });
  });

  it("knows how far a tile reaches", () => {
    expect(reach("SOL", "a1", 0).sort()).toEqual(["a2", "b1"]);
    expect(reach("PRD", "b2", 1).sort()).toEqual(["a1", "a3", "c1", "c3"]);
    expect(aimed({ type: "Repeat", source: "a1", use: { type: "Shift", cell: "b1", to: "b2" } })).toEqual(["a1", "b1", "b2"]);
  });
});

describe("Machrou3 Ra2is", () => {
  it("seats 128 members in a half circle, each group together", () => {
    const chairs = hemicycle();
    expect(chairs).toHaveLength(128);
    expect(chairs.map((chair) => chair.group)).toEqual([...chairs.map((chair) => chair.group)].sort((a, b) => a - b));
    expect(Math.max(...chairs.map((chair) => chair.y))).toBeLessThan(300);
  });

  it("draws 28 districts and keeps every pawn on the picture", () => {
    expect(DISTRICTS).toHaveLength(28);
    for (const district of DISTRICTS) {
      const pawn = pawnAt(district);
      expect(pawn.x).toBeGreaterThan(10);
      expect(pawn.x).toBeLessThan(780);
    }
  });

  it("says which districts a move touches", () => {
    expect(districtsOf({ type: "Battle", challenging: "metn", defending: "jbeil" })).toEqual(["metn", "jbeil"]);
    expect(districtsOf({ type: "Pass" })).toEqual([]);
  });
});

describe("Intrigue", () => {
  it("puts the reader in front", () => {
    expect(comradeAt(3, 6, 3).y).toBeGreaterThan(comradeAt(0, 6, 3).y);
  });

  it("compares texts without regard to case", () => {
    const item = { subject: 1, card: "", text: "Sings", sign: 1 } as const;
    expect(sameItem(item, { ...item, text: "sings" })).toBe(true);
    expect(sameItem(item, { ...item, subject: 2 })).toBe(false);
  });
});
