/** The pure parts of the page around a board: where bubbles stand, how the log is grouped, what decided a game. */
import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Frame, Replay } from "../src/lib/api";
import type { Heard } from "../src/lib/board";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { beside } = await import("../src/lib/beside");
const { chapters } = await import("../src/lib/chapters");
const { momentsOf } = await import("../src/lib/ending.svelte");
const { begins, iconOf, ICONS } = await import("../src/lib/icons");
const { linesIn } = await import("../src/lib/keepsake");
const { SOUND_OF } = await import("../src/lib/sound");
const { SOUNDS } = await import("../src/lib/synth");
const { default: News } = await import("../src/components/News.svelte");
const { Words } = await import("../src/lib/words");
const { bookOf } = await import("./games");

const NAMES = ["Ann", "Bob", "Cleo"];
const ktm = new Words(await bookOf("king_thief_minister", "en", { Proved: { seat: "seat" } }), NAMES, 0);
const rais = new Words(await bookOf("machrou3_rais", "ar"), NAMES, 0);
const clash = new Words(await bookOf("clash", "en"), NAMES, 0);

describe("a bubble", () => {
  const screen = { width: 360, height: 740 };
  const bubble = { width: 200, height: 100 };
  const thing = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left,
    top,
    width: 40,
    height: 40,
  });

  it("stands above its thing and points at its middle", () => {
    expect(beside(thing(160, 400), bubble, screen)).toEqual({ left: 80, top: 290, side: "above", arrow: 100 });
  });

  it("stands below what is at the top", () => {
    expect(beside(thing(160, 20), bubble, screen)).toMatchObject({ top: 70, side: "below" });
  });

  it("stays on the screen at its edges, and still points at its thing", () => {
    expect(beside(thing(0, 400), bubble, screen)).toMatchObject({ left: 6, arrow: 16 });
    expect(beside(thing(320, 400), bubble, screen)).toMatchObject({ left: 154, arrow: 184 });
  });

  it("stands beside what is as high as the screen", () => {
    const column = { left: 0, top: 0, width: 100, height: 740 };
    expect(beside(column, bubble, screen)).toMatchObject({ left: 110, side: "after" });
    expect(beside({ ...column, left: 260 }, bubble, screen)).toMatchObject({ left: 50, side: "before" });
  });

  it("never leaves a screen that has too little room for it", () => {
    const place = beside({ left: 0, top: 0, width: 360, height: 740 }, { width: 348, height: 400 }, screen);
    expect(place.left).toBe(6);
    expect(place.top).toBeGreaterThanOrEqual(6);
    expect(place.top + 400).toBeLessThanOrEqual(740);
  });
});

describe("the icon of an event", () => {
  it("is what the texts of its game say, in every language", () => {
    expect(iconOf({ type: "Rotated" }, ktm)).toBe("move");
    expect(iconOf({ type: "Elected" }, rais)).toBe("crown");
    expect(begins({ type: "RoundBegan" }, rais)).toBe("round");
    expect(begins({ type: "Claimed" }, ktm)).toBe("turn");
    expect(begins({ type: "Paid" }, ktm)).toBeNull();
  });

  it("may depend on what the event tells", () => {
    const proved = (truth: boolean): object => ({ type: "Proved", seat: 1, character: "K", true: truth });
    expect(iconOf(proved(true) as { type: string }, ktm)).toBe("true");
    expect(iconOf(proved(false) as { type: string }, ktm)).toBe("lie");
  });

  it("else follows from what it is about", () => {
    const of = (fields: object): string => iconOf({ type: "Unheard", ...fields }, ktm);
    expect(of({ seat: 1, coins: 2 })).toBe("coin");
    expect(of({ ballots: [] })).toBe("vote");
    expect(of({ seat: 1, tile: "X" })).toBe("tile");
    expect(of({ seat: 1 })).toBe("pawn");
  });

  it("has a sound that exists, or none", () => {
    for (const icon of ICONS) expect(SOUND_OF[icon] === null || SOUND_OF[icon] in SOUNDS).toBe(true);
  });
});

describe("the log", () => {
  const heard = (seq: number, ...news: object[]): Heard => ({ seq, at: 0, news: news as { type: string }[] });

  it("begins a turn where the game says so, and keeps what follows with it", () => {
    const story = [
      heard(1, { type: "Claimed", seat: 1, character: "K" }),
      heard(2, { type: "Challenged", seat: 2, claimant: 1, also: [] }),
      heard(3, { type: "Rotated", seat: 2, direction: "left" }),
    ];
    const [round] = chapters(story, ktm);
    expect(round?.turns.map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it("has the rounds of a game that has rounds, under their own words", () => {
    const story = [
      heard(1, { type: "RoundBegan", round: 1, speaker: 1 }, { type: "TurnBegan", seat: 1 }),
      heard(2, { type: "RoundBegan", round: 2, speaker: 2 }, { type: "TurnBegan", seat: 2 }),
    ];
    const rounds = chapters(story, rais);
    expect(rounds.map((round) => round.title)).toEqual(
      story.map((one) => rais.event((one.news ?? [])[0] ?? { type: "" })),
    );
    expect(rounds.map((round) => round.turns.length)).toEqual([1, 1]);
  });

  it("folds the older turns of a game without rounds", () => {
    const story = Array.from({ length: 20 }, (_, i) =>
      heard(i, { type: "Laid", seat: i % 2, tile: "POP", cell: "a1" }),
    );
    expect(chapters(story, clash).map((round) => round.turns.length)).toEqual([8, 12]);
    expect(chapters(story.slice(0, 13), clash)).toHaveLength(1);
  });

  it("is empty before anything has happened", () => {
    expect(chapters([], ktm)).toEqual([]);
  });
});

it("the moments that decided a game are those at which most changed, in their order", () => {
  const frame = (type: string, standing: number[]): Frame =>
    ({ news: [{ type }], heard: [null], standing }) as unknown as Frame;
  const frames = [
    frame("Began", [0, 0]),
    frame("Small", [1, 0]),
    frame("Big", [1, 9]),
    frame("Middling", [4, 9]),
    frame("Quiet", [4, 9]),
  ];
  const replay = { frames, turning: [1, 2, 3] } as unknown as Replay;
  expect(momentsOf(replay, 2).map((one) => [one.move, one.event.type])).toEqual([
    [2, "Big"],
    [3, "Middling"],
  ]);
});

it("reads out once what is told twice: talk comes at once, and again with its step", () => {
  const said = { type: "Said", seat: 1, name: "Bob", text: "Listen", to: null } as const;
  const told = [
    { seq: 3, at: 0, facts: [said] },
    { seq: 3, at: 0, facts: [said], news: [] },
  ];
  const { container } = render(News, { told, words: ktm });
  expect([...container.querySelectorAll("p")].map((line) => line.textContent)).toEqual(["Bob: Listen"]);
});

describe("a text in a picture", () => {
  const measure = (text: string): number => text.length;

  it("is broken between words, and cut with an ellipsis where there is no more room", () => {
    expect(linesIn("one two three", 7, 2, measure)).toEqual(["one two", "three"]);
    expect(linesIn("one two three four five", 7, 2, measure)).toEqual(["one two", "three…"]);
    expect(linesIn("", 7, 2, measure)).toEqual([]);
  });
});
