import { describe, expect, it } from "vitest";
import {
  balloonsAt,
  choicesOf,
  comradeAt,
  deedsWith,
  lettersFor,
  listing,
  notesOf,
  sameItem,
  seatingOf,
  signOf,
  TALL,
  toldTo,
  wayOf,
  WIDE,
  writersOf,
  type Box,
  type Point,
} from "../../src/diwan/games/intrigue/web/picture";
import { moodsAfter, paperOf, scenesOf } from "../../src/diwan/games/intrigue/web/scenes";
import type { Mood } from "../src/board/portrait";
import type { Event, Item, Move, View } from "../../src/diwan/games/intrigue/web/types";

const { Words } = await import("../src/lib/words");
const { bookOf } = await import("./games");
const words = new Words(await bookOf("intrigue", "en"), ["Ann", "Bob", "Cem"], 0);

const card = (subject: number, name: string): Item => ({ subject, card: name, text: "", sign: 0 });
const view = (more: object): View =>
  ({
    seats: 3,
    phase: { type: "TalkSeen" },
    minutes: [],
    dossier: [],
    book: { notes: [], heard: [], told: [], whispers: [] },
    ...more,
  }) as unknown as View;
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

describe("the party room", () => {
  const ROOMS = [
    [924, 420],
    [620, 380],
    [600, 220],
    [480, 330],
    [450, 210],
    [400, 170],
    [374, 420],
    [374, 190],
    [344, 330],
    [490, 570],
  ] as const;

  it.each(ROOMS)("has a place for up to ten comrades in %d by %d pixels", (width, height) => {
    for (let seats = 4; seats <= 10; seats++) {
      const { cell, places, middle } = seatingOf(width, height, seats, 3);
      const boxes = places.map(({ x, y }) => ({ x: x - cell.width / 2, y: y - cell.height / 2, ...cell }));
      const within = (one: Box): boolean =>
        one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height;
      expect(boxes.every(within), `${seats} seats stay in the room`).toBe(true);
      const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other] as const));
      expect(pairs.filter(([one, other]) => meet(one, other))).toEqual([]);
      expect(boxes.filter((one) => meet(one, middle))).toEqual([]);
      expect(middle.height).toBeGreaterThanOrEqual(30);
    }
  });

  it("puts the reader in front and the next seats clockwise", () => {
    const { places } = seatingOf(900, 420, 6, 3);
    const lowest = Math.max(...places.map((place) => place.y));
    expect(places[3]?.y).toBe(lowest);
    expect(places[4]?.x).toBeLessThan(places[3]?.x ?? 0);
    expect(places[2]?.x).toBeGreaterThan(places[3]?.x ?? 0);
  });

  it("keeps every balloon in the room, off its speaker's face and off the others", () => {
    for (const [width, height] of ROOMS)
      for (const seats of [4, 7, 10]) {
        const seating = seatingOf(width, height, seats, 0);
        for (let seat = 0; seat < seats; seat++) {
          const [box, other] = balloonsAt([seat, (seat + 1) % seats], [40, 90], seating, width, height) as [Box, Box];
          for (const one of [box, other])
            expect(Math.min(one.x, one.y, width - one.x - one.width, height - one.y - one.height)).toBeGreaterThan(0);
          const { x, y } = seating.places[seat] as Point;
          const face = {
            x: x - seating.size * 0.3,
            y: y - seating.cell.height / 2,
            width: seating.size * 0.6,
            height: 20,
          };
          expect(meet(box, face)).toBe(false);
          if (height > 300) expect(meet(box, other)).toBe(false);
        }
      }
  });

  it("writes long texts smaller", () => {
    const box = { width: 300, height: 100 };
    expect(lettersFor(40, box)).toBeGreaterThan(lettersFor(160, box));
    expect(lettersFor(160, { width: 50, height: 20 })).toBeGreaterThan(10);
  });
});

describe("what a reader knows and can do", () => {
  it("knows who may write in their own words", () => {
    const seen = (mode: string, people: string) => writersOf(view({ options: { mode, people } }));
    expect(seen("mixed", "none")).toEqual([]);
    expect(seen("mixed", "0,2")).toEqual([0, 2]);
    expect(seen("free_only", "none")).toEqual([0, 1, 2]);
    expect(seen("dossier_only", "all")).toEqual([]);
  });

  it("compares texts without regard to case", () => {
    const item = { subject: 1, card: "", text: "Sings", sign: 1 } as const;
    expect(sameItem(item, { ...item, text: "sings" })).toBe(true);
    expect(sameItem(item, { ...item, subject: 2 })).toBe(false);
  });

  it("keeps the latest note on top, with all it was heard from and what the vote has shown", () => {
    const [first, second] = [card(1, "n01"), card(2, "p02")];
    const seen = view({
      book: {
        notes: [first, second],
        heard: [
          { item: first, giver: 2 },
          { item: first, giver: 1 },
        ],
        told: [{ item: second, hearer: 1 }],
        whispers: [{ round: 2, item: second }],
      },
      minutes: [{ type: "Motion", item: first, truth: false, verdict: "believed" }],
    });
    expect(notesOf(seen).map((note) => [note.item.card, note.from, note.motion?.truth])).toEqual([
      ["p02", [-1], undefined],
      ["n01", [2, 1], false],
    ]);
    expect(toldTo(seen, second)).toEqual([1]);
  });

  it("finds what can be done with a comrade", () => {
    const menu = [
      { type: "Pass" },
      { type: "Tell", to: 1, item: card(0, "n01"), source: null, words: "" },
      { type: "Decline", giver: 2, words: "" },
      { type: "Break", ally: 1, words: "" },
    ] as Move[];
    expect(deedsWith(menu, 1)).toEqual(["Tell", "Break"]);
    expect(deedsWith(menu, 2)).toEqual(["Accept", "Decline"]);
    expect(choicesOf([{ type: "Ready" }, ...menu]).map((move) => move.type)).toEqual(["Pass", "Ready"]);
    expect(signOf({ type: "Vote", ballot: "abstain" })).toBe("abstain");
    expect(signOf({ type: "Declare", truth: null })).toBe("silent");
  });
});

describe("what is acted out", () => {
  it("shows others a folded paper, and the two what it says", () => {
    const told = card(2, "n01");
    const seen = { type: "Approached", seat: 1, partner: 2 } as const;
    expect(scenesOf([seen], words, 0)).toEqual([
      { kind: "walk", seat: 1, to: 2 },
      { kind: "slip", from: 1, to: 2, item: null },
    ]);
    const mine = [
      { type: "Approached", seat: 1, partner: 0 },
      { type: "Heard", giver: 1, hearer: 0, item: told, source: 2, words: null },
    ] as const;
    expect(scenesOf(mine, words, 0)).toEqual([
      { kind: "walk", seat: 1, to: 0 },
      { kind: "slip", from: 1, to: 0, item: told },
      { kind: "balloon", seat: 1, text: expect.stringContaining("Cem") as string },
    ]);
  });

  it("swaps two papers and knots an alliance", () => {
    const event = {
      type: "Exchanged",
      giver: 0,
      taker: 1,
      given: card(0, "n01"),
      taken: card(1, "p01"),
      allied: true,
      words: null,
    } as const;
    expect(scenesOf([event], words, 0).map((scene) => scene.kind)).toEqual([
      "slip",
      "slip",
      "balloon",
      "knot",
      "float",
      "float",
    ]);
    expect(moodsAfter([], [event], 3)).toEqual(["pleased", "pleased", "calm"]);
  });

  it("says the reason of all points, those of one person as one number", () => {
    const scored = {
      type: "Scored",
      points: [1, -0.5, 0.5],
      shares: [
        { type: "Share", seats: [0], why: "believed", points: 1 },
        { type: "Share", seats: [1], why: "wrong", points: 0.5 },
        { type: "Share", seats: [2], why: "right", points: 0.5 },
      ],
    } as const;
    const rewarded = { type: "Rewarded", item: card(2, "n01"), points: 2 } as const;
    const floats = scenesOf([scored, rewarded], words, 0);
    expect(floats).toEqual([
      {
        kind: "float",
        seat: 0,
        points: 3,
        gain: true,
        why: `${words.say("in-why-believed")} ${words.say("in-why-spreader")}`,
      },
      { kind: "float", seat: 1, points: -0.5, gain: false, why: words.say("in-why-wrong") },
      { kind: "float", seat: 2, points: 0.5, gain: true, why: words.say("in-why-right") },
    ]);
  });

  it.each<[string, Event, Mood[]]>([
    [
      "a slander on the floor",
      { type: "Initiated", seat: 1, item: card(2, "n01"), senior: false, words: null },
      ["calm", "proud", "worried"],
    ],
    [
      "praise on the floor",
      { type: "Initiated", seat: 1, item: card(2, "p01"), senior: false, words: null },
      ["calm", "proud", "pleased"],
    ],
    ["a denial", { type: "Pleaded", seat: 2, plea: "deny", words: null }, ["calm", "calm", "angry"]],
    ["a broken alliance", { type: "Broke", seat: 0, ally: 1, words: null }, ["proud", "angry", "calm"]],
    ["points", { type: "Scored", points: [1, 0, -1], shares: [] }, ["pleased", "calm", "angry"]],
    ["a secret reward", { type: "Rewarded", item: card(1, "n01"), points: -1 }, ["angry", "calm", "calm"]],
    ["a declined offer", { type: "Declined", giver: 1, seat: 2, words: null }, ["calm", "angry", "calm"]],
    [
      "bad news about oneself",
      { type: "Heard", giver: 1, hearer: 0, item: card(0, "n01"), source: null, words: null },
      ["worried", "calm", "calm"],
    ],
    ["a new President", { type: "Won", winners: [1], totals: [1, 50, 3] }, ["worried", "proud", "worried"]],
  ])("makes faces at %s", (_what, event, faces) => {
    expect(moodsAfter([], [event], 3, 0)).toEqual(faces);
  });

  it("keeps a face until something else happens, and calms down for the next part of the round", () => {
    const angry = moodsAfter([], [{ type: "Scored", points: [0, -1, 0], shares: [] }], 3);
    expect(moodsAfter(angry, [{ type: "Sealed", seat: 0 }], 3)).toEqual(["calm", "angry", "calm"]);
    expect(moodsAfter(angry, [{ type: "RecessOpened", round: 2, chair: 1 }], 3)).toEqual(["calm", "calm", "calm"]);
  });

  it("leaves a motion on the table in the step that decides it", () => {
    const motion = { type: "Motion", item: card(2, "n01"), initiator: 0, verdict: "believed", truth: true };
    const seen = view({ phase: { type: "Floor" }, minutes: [motion] });
    expect(paperOf(seen, [{ type: "Counted", ballots: [], verdict: "believed" }])).toBe(motion);
    expect(paperOf(seen, [{ type: "Passed", seat: 1 }])).toBeNull();
    const question = { item: card(1, "p01"), initiator: 2, senior: true, plea: "silent" };
    expect(paperOf(view({ phase: { type: "VotingSeen", question } }), [])).toMatchObject({
      ...question,
      verdict: null,
      truth: null,
    });
    expect(paperOf(view({ phase: { type: "Debating", question } }), [])?.plea).toBeNull();
  });
});

describe("the archive and the lists", () => {
  it("numbers the two ways of a telling and its answer apart", () => {
    const [a, b] = [0, 2].map((seat) => comradeAt(seat, 4, null, WIDE)) as [Point, Point];
    const [there, back] = [wayOf(a, b, WIDE).number, wayOf(b, a, WIDE).number];
    expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(26);
    for (let seat = 0; seat < 10; seat++) expect(comradeAt(seat, 10, 3, TALL).y).toBeLessThan(TALL.height);
  });

  it("tells who stands where and who was seen with whom", () => {
    const seen = view({
      visible: [3, 0, -1],
      book: { allies: [1] },
      round: 2,
      rotations: [{ round: 2, actors: [0, 2], partners: [1, null] }],
    });
    const [room, together] = listing(seen, words);
    expect(room?.rows).toEqual(["Ann: 1.5 points", "Bob ♥: 0 points", "Cem: -0.5 points"]);
    expect(together?.rows).toEqual(["Ann and Bob"]);
  });
});
