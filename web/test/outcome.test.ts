import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Outcome as Ended, ShownTable, Tally } from "../src/lib/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { default: Outcome } = await import("../src/components/Outcome.svelte");
const { placeOf } = await import("../src/lib/router.svelte");
const { Words } = await import("../src/lib/words");
const { bookOf } = await import("./games");

const words = new Words(await bookOf("clash", "en"), ["Ann", "Bob"], null);
const table = { id: "t", number: 1, chairs: [] } as unknown as ShownTable;

function lines(winners: number[], scores: number[], tally: Tally | null = null): string[][] {
  const outcome: Ended = { winners, scores, ruling: "C1", reason: "full", teams: [] };
  const { container, unmount } = render(Outcome, {
    outcome,
    tally,
    table,
    words,
    me: null,
    title: "Clash",
    cover: null,
    moments: [],
    onrematch: () => undefined,
  });
  const shown = [...container.querySelectorAll("li")].map((one) =>
    [...one.querySelectorAll("span, b")].map((part) => part.textContent),
  );
  unmount();
  return shown;
}

it("shows scores unless they only repeat who won", () => {
  expect(lines([1], [3, 7])).toEqual([
    ["Bob", "7"],
    ["Ann", "3"],
  ]);
  expect(lines([1], [1, 1])).toEqual([
    ["Bob", "1"],
    ["Ann", "1"],
  ]);
  expect(lines([1], [0, 1])).toEqual([["Bob"], ["Ann"]]);
});

it("says what is counted, and lists winners first even if they have less", () => {
  expect(lines([1], [0, 1], { unit: "tiles", counts: [8, 1] })).toEqual([
    ["Bob", "1 tile"],
    ["Ann", "8 tiles"],
  ]);
  expect(lines([1], [0, 1], { unit: "tiles", counts: [0, 1] })).toEqual([
    ["Bob", "1 tile"],
    ["Ann", "0 tiles"],
  ]);
});

it("finds the page of an address", () => {
  const page = (path: string): string => placeOf(new URL(path, "https://diwan.test")).page;
  expect(["/", "/t/abc", "/t/abc?replay=1", "/foo", "/t/"].map(page)).toEqual([
    "lobby",
    "table",
    "replay",
    "nowhere",
    "nowhere",
  ]);
});
