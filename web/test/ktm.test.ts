import { describe, expect, it } from "vitest";
import { effectsOf } from "../../src/diwan/games/king_thief_minister/web/effects";
import * as ktm from "../../src/diwan/games/king_thief_minister/web/picture";
import type { Event, Move, View } from "../../src/diwan/games/king_thief_minister/web/types";

const view = { seat: 1, spots: [0, 2, 3, 5], coins: [3, 5, 1, 5], phase: { type: "Turn", seat: 1 } } as unknown as View;
const six = { ...view, seat: 0, spots: [0, 1, 2, 3, 4, 5] } as View;

/** Places that boards have on desktops, tablets and phones, with and without a list of all moves below. */
const PLACES = [
  [924, 480],
  [740, 330],
  [750, 700],
  [374, 470],
  [344, 380],
  [290, 270],
  [250, 230],
] as const;

interface Box {
  name: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}
const box = (name: string, x: number, y: number, across: number, down: number): Box => ({
  name,
  x: x - across,
  y: y - down,
  right: x + across,
  bottom: y + down,
});
const meet = (a: Box, b: Box): boolean => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

describe("the table", () => {
  it("puts the reader's own card in front and the others clockwise", () => {
    const felt = ktm.feltOf(560, 560);
    expect(ktm.cardAt(view, 2, felt).y).toBeGreaterThan(ktm.cardAt(view, 5, felt).y);
    expect(ktm.cardAt(view, 2, felt).x).toBe(0);
    expect(ktm.cardAt(view, 3, felt).x).toBeLessThan(0);
    expect(ktm.seatAt(view, 1)).toBeNull();
  });

  it.each(PLACES)("keeps cards, players, treasury and arrows apart in %d by %d pixels", (wide, high) => {
    const felt = ktm.feltOf(wide, high);
    const parts = six.spots.flatMap((spot) => {
      const [card, plate] = [ktm.cardAt(six, spot, felt), ktm.plateAt(six, spot, felt)];
      return [
        box(`card ${spot}`, card.x, card.y, ktm.CARD.x, ktm.CARD.y),
        box(`plate ${spot}`, plate.x, plate.y, ktm.PLATE.x, ktm.PLATE.y),
      ];
    });
    parts.push(box("treasury", 0, felt.treasury.y, 82, felt.treasury.half));
    const { left, right } = ktm.arrowsAt(felt);
    for (const { x, y } of [left, right]) parts.push(box("arrow", x, y, ktm.SIDEWAYS, ktm.SIDEWAYS));
    const clashes = parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => (meet(one, other) ? [`${one.name} meets ${other.name}`] : [])),
    );
    expect(clashes).toEqual([]);
    for (const one of parts) {
      expect(Math.max(-one.x, one.right), one.name).toBeLessThanOrEqual(felt.width / 2);
      expect(Math.max(-one.y, one.bottom), one.name).toBeLessThanOrEqual(felt.height / 2);
    }
  });

  it.each(PLACES.slice(0, 1).concat(PLACES.slice(2, 5)))(
    "lets six players speak at once in %d by %d pixels",
    (wide, high) => {
      const felt = ktm.feltOf(wide, high);
      const balloons = six.spots.map((spot) => {
        const { x, y, width, height } = ktm.balloonAt(six, spot, felt);
        return box(`balloon ${spot}`, x, y, width / 2, height / 2);
      });
      const others = six.spots.slice(1).flatMap((spot) => {
        const [card, plate] = [ktm.cardAt(six, spot, felt), ktm.plateAt(six, spot, felt)];
        return [
          box(`card ${spot}`, card.x, card.y, ktm.CARD.x, ktm.CARD.y),
          box(`plate ${spot}`, plate.x, plate.y, ktm.PLATE.x, ktm.PLATE.y),
        ];
      });
      const clashes = balloons.flatMap((one, i) =>
        [...balloons.slice(i + 1), ...others].flatMap((other) =>
          meet(one, other) ? [`${one.name} meets ${other.name}`] : [],
        ),
      );
      expect(clashes).toEqual([]);
      for (const one of balloons) expect(Math.max(-one.x, one.right), one.name).toBeLessThanOrEqual(felt.width / 2);
    },
  );

  it("puts the choices below the table, or beside it where it is low", () => {
    expect(
      [
        [924, 640],
        [752, 820],
        [374, 700],
        [374, 400],
        [410, 290],
      ].map(([wide = 0, high = 0]) => ktm.dockOf(wide, high)),
    ).toEqual(["row", "rows", "rows", "strip", "beside"]);
  });
});

describe("touching", () => {
  const menu: Move[] = [
    { type: "Swap", a: 0, b: 1, manner: "open" },
    { type: "Swap", a: 0, b: 2, manner: "open" },
    { type: "Tax", double: 2 },
  ];

  it("finds the moves that fit the touched cards", () => {
    expect(ktm.fitting(view, menu, [0], false)).toHaveLength(2);
    expect(ktm.fitting(view, menu, [0], true)).toHaveLength(0);
    expect(ktm.fitting(view, menu, [0, 2], true)).toEqual([menu[1]]);
    expect(ktm.fitting(view, menu, [3], true)).toEqual([menu[2]]);
    expect([...ktm.touchable(view, menu, [])].sort()).toEqual([0, 1, 2, 3]);
    expect([...ktm.touchable(view, menu, [0])].sort()).toEqual([0, 1, 2]);
  });

  it("challenges by touching the claimant's card", () => {
    const doubt = { ...view, phase: { type: "HiddenDoubt", claimant: 3 } } as unknown as View;
    expect([...ktm.touchable(doubt, [{ type: "Pass" }, { type: "Challenge" }], [])]).toEqual([5]);
  });

  it("compares moves by their fields", () => {
    expect(ktm.isSame({ type: "Swap", a: 0, b: 1, manner: "open" }, menu[0] as Move)).toBe(true);
    expect(ktm.isSame({ type: "Swap", a: 0, b: 1, manner: "keep" }, menu[0] as Move)).toBe(false);
    expect(ktm.isSame({ type: "Pass" }, { type: "Challenge" })).toBe(false);
  });

  it("offers what seats play, and nothing of NATURE", () => {
    expect(["Peek", "Claim", "GiveUp", "Swap"].every((type) => ktm.isOffered({ type }))).toBe(true);
    expect(["Begin", "Deal", "Shuffle"].some((type) => ktm.isOffered({ type }))).toBe(false);
  });

  it("knows who has the most coins", () => {
    expect(ktm.richest(view)).toEqual([1, 3]);
  });
});

describe("what is seen of a step", () => {
  /** The signs beside a purse, as text. */
  const signs = (...news: Event[]): Record<number, string[]> =>
    Object.fromEntries(
      [...effectsOf(view, news).signs].map(([seat, all]) => [
        seat,
        all.map(({ coins, reason, debtor }) => `${coins} ${reason}${debtor === null ? "" : ` of ${debtor}`}`),
      ]),
    );

  it("says why a peek costs a coin, and who pays it for somebody without one", () => {
    expect(signs({ type: "Paid", seat: 1, coins: 1, why: "peek" }, { type: "Looked", seat: 1, spot: 2 })).toEqual({
      1: ["-1 peek"],
    });
    expect(
      signs(
        { type: "Substituted", seat: 1, takers: [0, 3], why: "peek", missing: 1 },
        { type: "Looked", seat: 1, spot: 2 },
      ),
    ).toEqual({
      1: ["0 short"],
      0: ["1 short of 1"],
      3: ["1 short of 1"],
    });
  });

  it("tells the coin of a wrong challenge from what the character takes", () => {
    const told = effectsOf(view, [
      { type: "Challenged", seat: 2, claimant: 0, also: [3] },
      { type: "Saw", spot: 0, character: "T" },
      { type: "Proved", seat: 0, character: "T", true: true },
      { type: "Paid", seat: 2, coins: 1, why: "challenge" },
      { type: "Robbed", seat: 0, victim: 1, coins: 1, why: "thief" },
      { type: "Robbed", seat: 0, victim: 3, coins: 1, why: "thief" },
    ]);
    expect(told.signs.get(2)).toMatchObject([{ coins: -1, reason: "challenge" }]);
    expect(told.signs.get(0)).toMatchObject([{ coins: 2, reason: "T" }]);
    expect(told.speeches.map((one) => one.seat)).toEqual([2, 3]);
    expect(told.stamps.get(0)).toMatchObject({ character: "T", true: true });
    expect(told.looks).toMatchObject([{ spot: 0, seat: 2 }]);
    expect(told.flights.map(({ from, to }) => [from, to])).toEqual([
      [2, null],
      [1, 0],
      [3, 0],
    ]);
  });

  it("tells liars and the Minister apart when several answer the King", () => {
    expect(
      signs(
        { type: "Answered", seats: [1, 2] },
        { type: "Looked", seat: 1, spot: 3 },
        { type: "Looked", seat: 2, spot: 2 },
        { type: "Proved", seat: 1, character: "M", true: false },
        { type: "Proved", seat: 2, character: "M", true: true },
        { type: "Paid", seat: 1, coins: 1, why: "lie" },
        { type: "Took", seat: 2, coins: 1, why: "yes_sir" },
      ),
    ).toEqual({ 1: ["-1 lie"], 2: ["1 M"] });
  });

  it("tells tax from double tax", () => {
    expect(
      signs(
        { type: "Taxed", seat: 0, double: 2 },
        { type: "Paid", seat: 1, coins: 1, why: "tax" },
        { type: "Paid", seat: 2, coins: 2, why: "double_tax" },
      ),
    ).toEqual({ 1: ["-1 tax"], 2: ["-2 double"] });
  });

  it("says what a Peasant loses and gains", () => {
    const mistake: Event = { type: "Misnamed", seat: 0, spot: 2, character: "K" };
    const fine: Event = { type: "Paid", seat: 0, coins: 2, why: "mistake" };
    expect(signs({ type: "Showed", spot: 2, character: "T" }, mistake, fine)).toEqual({
      0: ["-2 mistake"],
    });
    expect(signs({ type: "GaveUp", seat: 0 }, fine)).toEqual({ 0: ["-2 mistake"] });
    expect(signs({ type: "Proved", seat: 0, character: "P", true: false }, fine)).toEqual({ 0: ["-2 mistake"] });
    expect(signs({ type: "Named", seat: 0 }, { type: "Took", seat: 0, coins: 9, why: "peasant" })).toEqual({
      0: ["9 P"],
    });
  });

  it("says what the Executioner takes", () => {
    const told = effectsOf(view, [
      { type: "Looked", seat: 1, spot: 2 },
      { type: "Executed", seat: 0, victim: 1, character: "M", hit: true },
      { type: "Robbed", seat: 0, victim: 1, coins: 5, why: "executioner" },
    ]);
    expect(told.signs.get(1)).toMatchObject([{ coins: -5, reason: "E" }]);
    expect(told.stamps.get(2)).toMatchObject({ character: "M", true: true });
  });

  it("turns one card after the other", () => {
    const told = effectsOf(view, [
      { type: "Showed", spot: 1, character: "K" },
      { type: "Showed", spot: 4, character: "T" },
    ]);
    expect(told.faces.map((one) => one.beat)).toEqual([0, 1]);
  });

  it("keeps from the others what the Minister did under the table", () => {
    const shuffled: Event = { type: "Shuffled", seat: 0, a: 1, b: 4 };
    expect(effectsOf(view, [shuffled]).under).toEqual({ a: 1, b: 4, swapped: null });
    expect(effectsOf(view, [shuffled, { type: "Palmed", a: 1, b: 4, swapped: false }]).under?.swapped).toBe(false);
  });

  it("lets everybody be silent when nobody answers the King", () => {
    expect(effectsOf(view, [{ type: "Answered", seats: [] }]).speeches.map((one) => one.says)).toEqual(
      Array(4).fill(null),
    );
  });
});
