import { describe, expect, it } from "vitest";
import * as aim from "../../src/diwan/games/clash/web/aim";
import { arrange, spread, type Box, type Slots } from "../../src/diwan/games/clash/web/layout";
import { CELLS, handOf, listing, offerOf, place, reach, standing } from "../../src/diwan/games/clash/web/picture";
import { cellBox, fitted, picturesOf, pileBox } from "../../src/diwan/games/clash/web/places";
import { keysAfter, revealed, storyOf, winnerOf } from "../../src/diwan/games/clash/web/story";
import type { Event, Lay, Move, Piece, View } from "../../src/diwan/games/clash/web/types";

const { Words } = await import("../src/lib/words");
const { bookOf } = await import("./games");

type Pieces = Partial<Record<(typeof CELLS)[number], Partial<Piece>>>;
function seen(pieces: Pieces, more: object = {}): View {
  return {
    options: { neutrals: "standard", repeat_origin: "source", match: "single" },
    board: CELLS.map((cell) =>
      pieces[cell] ? { tile: "MUS", supports: 0, up: true, covers: null, ...pieces[cell] } : null,
    ),
    zones: [[], []],
    hidden: [[], []],
    neutral: [],
    removed: [],
    unseen: [],
    packets: [],
    placements: 3,
    phase: { type: "Turn", seat: 0 },
    ...more,
  } as unknown as View;
}
const lay = (tile: Lay["tile"], cell: Lay["cell"], use: Lay["use"] = null, against = false): Lay => ({
  type: "Lay",
  tile,
  cell,
  use,
  against,
});
const choose = (tile: Lay["tile"], cell: Lay["cell"] | null = null, ...spots: aim.Spot[]): aim.Choice => ({
  tile,
  cell,
  against: false,
  aim: spots,
});

describe("the cells of Clash", () => {
  it("turns the board for north", () => {
    expect(place("a3", false)).toEqual({ column: 0, row: 0 });
    expect(place("a3", true)).toEqual({ column: 2, row: 2 });
  });

  it("knows how far a tile reaches", () => {
    expect(reach("SOL", "a1", 0).sort()).toEqual(["a2", "b1"]);
    expect(reach("PRD", "b2", 1).sort()).toEqual(["a1", "a3", "c1", "c3"]);
    expect(reach("SOC", "b2", 0).sort()).toEqual(["a3", "b3", "c3"]);
    expect(reach("SOC", "b2", 1).sort()).toEqual(["a1", "b1", "c1"]);
    expect(aim.ray("a1", "NE")).toEqual(["b2", "c3"]);
  });

  it("marks what holds all the time, and lets a stabilised cell win over a blocked one", () => {
    const marked = standing(seen({ a2: { tile: "PIC" }, b1: { tile: "UNO" }, c1: {}, c3: { tile: "MOS" } }));
    expect([...marked.secured].sort()).toEqual(["c1", "c3"]);
    expect([...marked.blocked].sort()).toEqual(["a3", "b2"]);
    expect(standing(seen({ c3: { tile: "MOS", up: false } })).secured.size).toBe(0);
  });

  it("tells the nine cells and both hands", async () => {
    const words = new Words(await bookOf("clash", "en"), ["Ann", "Bob"], 0);
    const view = seen({ b2: { supports: 1 } }, { zones: [["SOL"], []] });
    const [cells, south, north] = listing(view, words, [[null], ["?"]]);
    expect(cells?.rows).toHaveLength(9);
    expect(cells?.rows.filter((row) => !row.includes("empty"))).toEqual([expect.stringMatching(/^b2: .*Bob/)]);
    expect(south?.rows).toHaveLength(1);
    expect(north?.rows).toEqual(["A hidden tile"]);
  });

  it("has Mustafa in the hand of who opens, and what a draft offers with its moves", () => {
    const opening = seen({}, { phase: { type: "Opening", seat: 1 }, placements: 0 });
    expect([0, 1].map((seat) => handOf(opening, [[], []], seat).length)).toEqual([0, 1]);
    const draft = seen({}, { options: { neutrals: "draft" }, neutral: ["AGE", "COU"], placements: 0 });
    const pick: Move = { type: "Pick", tile: "COU" };
    expect(offerOf(draft, [pick])).toEqual([
      { tile: "AGE", move: null },
      { tile: "COU", move: pick },
    ]);
    const packet = seen({}, { packets: [{ size: 4, seen: ["AGE", "COU", "HAC", "KAB"] }] });
    expect(offerOf(packet, [{ type: "Keep", place: 2 }])).toEqual([{ tile: "HAC", move: { type: "Keep", place: 2 } }]);
  });
});

describe("putting a move of Clash together", () => {
  const board = seen({ b2: { supports: 1 }, b3: { tile: "POP", supports: 1 }, c3: { tile: "MOS", supports: 1 } });

  it("goes from the tile to the cell to the target", () => {
    const menu = [lay("SOL", "a2"), lay("SOL", "a2", { type: "At", cell: "b2" }), lay("PRE", "a1")];
    const moves = (choice: aim.Choice): Lay[] => aim.fitting(board, menu, choice, 0);
    expect([...aim.next(board, moves(choose("SOL")), choose("SOL"), 0)]).toEqual(["a2"]);
    expect([...aim.next(board, moves(choose("SOL", "a2")), choose("SOL", "a2"), 0)]).toEqual(["b2"]);
    const whole = choose("SOL", "a2", "b2");
    expect(aim.completed(board, moves(whole), whole, 0)).toBe(menu[1]);
    expect(aim.completed(board, moves(choose("SOL", "a2")), choose("SOL", "a2"), 0)).toBeNull();
  });

  it.each<[string, Lay["use"], aim.Spot[][]]>([
    ["a line by any tile in it", { type: "Line", direction: "N" }, [["b2", "b3"]]],
    ["dots by any tile of the colour", { type: "Dots", colour: "white" }, [["b2"]]],
    ["a move by both cells", { type: "Shift", cell: "b2", to: "a1" }, [["b2"], ["a1"]]],
    ["a tile off the board", { type: "Take", tile: "AGE" }, [["AGE"]]],
    ["a hidden tile by its place", { type: "TakeHidden", place: 1 }, [["?1"]]],
    ["a draw by the box", { type: "Drawn" }, [["box"]]],
    [
      "a repeated effect by its source first",
      { type: "Repeat", source: "b3", use: { type: "At", cell: "b2" } },
      [["b3"], ["b2"]],
    ],
  ])("aims %s", (_name, use, expected) => {
    expect(aim.steps(board, use, { tile: "TVS", cell: "b1", supports: 0 })).toEqual(expected);
  });

  it("counts a repeated effect from the repeated tile, or from the one that repeats it", () => {
    const use: Lay["use"] = { type: "Repeat", source: "b2", use: { type: "Dots", colour: "white" } };
    const view = seen({ a2: {}, b2: { tile: "BAN" }, c1: {} });
    const from = { tile: "TVS", cell: "b1", supports: 0 } as const;
    expect(aim.steps(view, use, from)[1]).toEqual(["b1", "a2"]);
    const other = seen({ a2: {}, b2: { tile: "BAN" }, c1: {} }, { options: { repeat_origin: "repeater" } });
    expect(aim.steps(other, use, from)[1]).toEqual(["b2", "c1"]);
  });

  it("asks the server why something cannot be done, with the effect that is being aimed", () => {
    const view = seen({ b3: { tile: "BRI" }, c3: {} });
    expect(aim.asked(view, choose("SOL"), "b3", 0)).toEqual(lay("SOL", "b3"));
    expect(aim.asked(view, choose("SOL", "a1"), "c3", 0)).toEqual(lay("SOL", "a1", { type: "At", cell: "c3" }));
    expect(aim.asked(view, choose("BRI", "a1", "c3"), "b3", 0)).toEqual(
      lay("BRI", "a1", { type: "Shift", cell: "c3", to: "b3" }),
    );
    expect(aim.asked(view, choose("TVS", "b2", "b3", "c3"), "b3", 0)).toEqual(
      lay("TVS", "b2", { type: "Repeat", source: "b3", use: { type: "Shift", cell: "c3", to: "b3" } }),
    );
    expect(aim.asked(view, choose("COU", "a1"), "c3", 0)).toBeNull();
  });

  it("draws an arrow to each tile that the next touch can aim at", () => {
    const menu = [lay("FAS", "b1"), lay("FAS", "b1", { type: "Line", direction: "N" })];
    const at = choose("FAS", "b1");
    expect(aim.arrows(board, aim.fitting(board, menu, at, 0), at, 0)).toEqual([
      { from: "b1", to: "b2", effect: "flip_line" },
      { from: "b1", to: "b3", effect: "flip_line" },
    ]);
  });
});

describe("what happened in Clash", () => {
  it("lays the tile, then shows its effect, then clears what was destroyed before", () => {
    const news: Event[] = [
      { type: "Laid", seat: 0, tile: "TVS", cell: "a1", supports: 0, use: null },
      { type: "Repeated", tile: "POP", cell: "a2" },
      { type: "Turned", tile: "MUS", cell: "b2", supports: 0 },
      { type: "Removed", tile: "KAB", cell: "c3" },
    ];
    const story = storyOf(news);
    const starts = (["TVS", "MUS", "KAB"] as const).map((tile) => story.beats.get(tile) ?? -1);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(starts[0]).toBe(0);
    expect(story.laid).toBe("TVS");
    expect([...story.cells].sort()).toEqual(["a1", "a2", "b2", "c3"]);
    expect(story.bursts.map((burst) => burst.effect)).toEqual(["repeat", "flip"]);
    expect(storyOf([]).end).toBe(0);
  });

  it("knows from which hidden place a tile turned up", () => {
    const before = seen({}, { hidden: [[], ["?", "?"]] });
    const after = seen({}, { hidden: [[], ["?", null]] });
    const shown: Event[] = [{ type: "Shown", seat: 1, tile: "AGE", place: 1 }];
    expect([...revealed(before, after, shown)]).toEqual([["AGE", "?1-1"]]);
    const opened: Event[] = [
      { type: "Opened", seat: 1, tile: "COU" },
      { type: "Opened", seat: 1, tile: "AGE" },
    ];
    expect([...revealed(before, seen({}), opened).values()]).toEqual(["?1-0", "?1-1"]);
    expect(revealed(null, after, shown).size).toBe(0);
  });

  it("forgets what turned up when the next game begins", () => {
    const [before, after] = [seen({}, { hidden: [[], ["?"]] }), seen({}, { hidden: [[], [null]], placements: 4 })];
    const shown: Event[] = [{ type: "Shown", seat: 1, tile: "AGE", place: 0 }];
    const keys = keysAfter(new Map([["COU", "?1-0"]]), before, after, shown);
    expect([...keys]).toEqual([["AGE", "?1-0"]]);
    expect(keysAfter(keys, after, after, [])).toBe(keys);
    expect(keysAfter(keys, after, seen({}, { placements: 0 }), []).size).toBe(0);
  });

  it("knows who has won the game on the board, also between two games", () => {
    expect(winnerOf(seen({}))).toBeNull();
    expect(winnerOf(seen({}, { phase: { type: "Naming", seat: 0 } }))).toBe(1);
    expect(winnerOf(seen({}, { phase: { type: "Over", winner: 0, reason: "full", supports: [5, 4] } }))).toBe(0);
  });
});

describe("the arrangement of Clash", () => {
  const ROOMS: [number, number][] = [
    [1076, 760],
    [916, 660],
    [916, 480],
    [752, 880],
    [668, 630],
    [668, 470],
    [409, 300],
    [374, 670],
    [374, 320],
    [344, 570],
    [344, 275],
  ];
  const SLOTS: Slots[] = [
    { hand: 7, neutral: 5 },
    { hand: 8, neutral: 5 },
    { hand: 9, neutral: 0 },
  ];
  const meet = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

  it.each(ROOMS)("fits %d by %d, and nothing covers anything", (width, height) => {
    for (const slots of SLOTS) {
      const at = arrange(width, height, slots);
      const places = [at.board, at.far.box, at.own.box, at.piles, at.card, ...(at.neutral ? [at.neutral.box] : [])];
      for (const one of places) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(width + 0.5);
        expect(one.y + one.height).toBeLessThanOrEqual(height + 0.5);
        expect(places.filter((other) => other !== one && meet(one, other))).toEqual([]);
      }
      expect(at.board.width).toBeGreaterThan(120);
      for (const zone of [at.far, at.own, ...(at.neutral ? [at.neutral] : [])])
        for (const tile of zone.tiles) {
          expect(tile.x).toBeGreaterThanOrEqual(zone.box.x);
          expect(tile.x + tile.width).toBeLessThanOrEqual(zone.box.x + zone.box.width);
          expect(tile.y + tile.height).toBeLessThanOrEqual(zone.box.y + zone.box.height);
          expect(meet(tile, zone.head)).toBe(false);
          expect(zone.tiles.filter((other) => other !== tile && meet(tile, other))).toEqual([]);
        }
    }
  });

  it("shows the names of tiles on phones and desktops, and a larger board where there is room", () => {
    for (const [width, height] of [
      [916, 660],
      [752, 880],
      [374, 670],
      [344, 570],
    ] as const)
      expect(arrange(width, height, { hand: 7, neutral: 5 }).size.letters).toBeGreaterThan(0);
    const [small, large] = [400, 660].map((height) => arrange(916, height, { hand: 7, neutral: 5 }).board.width);
    expect(large).toBeGreaterThan(small ?? 0);
  });

  it("is the mirror image for languages that run from the right", () => {
    const slots: Slots = { hand: 7, neutral: 5 };
    const [left, right] = [arrange(916, 660, slots), arrange(916, 660, slots, true)];
    expect(right.own.box.x).toBeCloseTo(916 - left.own.box.x - left.own.box.width);
    expect(right.own.box.y).toBe(left.own.box.y);
  });

  it("has a picture for every tile, each in its place", () => {
    const at = arrange(916, 660, { hand: 7, neutral: 5 });
    const view = seen(
      { b2: {} },
      { zones: [["SOL"], ["TAL"]], neutral: ["AGE"], removed: ["COU"], hidden: [[], ["?"]] },
    );
    const look = {
      at,
      view,
      hidden: view.hidden,
      below: 0,
      offered: new Map(),
      dragged: null,
      choice: aim.NOTHING,
      rightToLeft: false,
    };
    const pictures = picturesOf({ ...look, keys: new Map() });
    expect(pictures).toHaveLength(33);
    const of = (tile: string) => pictures.find((one) => one.tile === tile);
    const middle = cellBox(at.board, "b2", false);
    expect(of("MUS")?.x).toBeCloseTo(middle.x + middle.width / 2);
    expect(of("?")).toMatchObject({ key: "?1-0", shown: true });
    expect(of("TAL")?.turned).toBe(true);
    expect(pictures.filter((one) => one.shown)).toHaveLength(6);
    const later = picturesOf({
      ...look,
      view: { ...view, hidden: [[], [null]] },
      hidden: [[], []],
      keys: new Map([["KAB", "?1-0"]]),
    });
    expect(later.find((one) => one.tile === "KAB")?.key).toBe("?1-0");
    expect(new Set(later.map((one) => one.key)).size).toBe(later.length);
    expect(pileBox(at.piles, 0)).not.toEqual(pileBox(at.piles, 1));
  });

  it("writes long names in smaller letters, and lays cards apart", () => {
    expect(fitted("Imam", 60, 12)).toBe(12);
    expect(fitted("Strefa turystyczna", 60, 12)).toBeLessThan(12);
    expect(fitted("Strefa turystyczna", 60, 12, 1)).toBeLessThan(fitted("Strefa turystyczna", 60, 12, 2));
    for (const width of [170, 500]) {
      const cards = spread({ x: 0, y: 0, width, height: 190 }, 5);
      expect(cards.filter((one) => cards.some((other) => other !== one && meet(one, other)))).toEqual([]);
      expect(Math.max(...cards.map((one) => one.x + one.width))).toBeLessThanOrEqual(width);
    }
  });
});
