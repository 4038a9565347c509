import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Outcome as Ended, ShownTable } from "../src/lib/wire";
import type { Words } from "../src/lib/words";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { default: Outcome } = await import("../src/components/Outcome.svelte");
const { placeOf } = await import("../src/lib/router.svelte");

const words = { outcome: () => "Somebody wins.", name: (seat: number) => `seat ${seat}` } as unknown as Words;
const table = { id: "t", number: 1, chairs: [] } as unknown as ShownTable;

function numbers(winners: number[], scores: number[]): string[] {
  const outcome: Ended = { winners, scores, ruling: "C1", reason: "full", teams: [] };
  const { container, unmount } = render(Outcome, { outcome, table, words, me: null, onrematch: () => undefined });
  const shown = [...container.querySelectorAll("li b")].map((one) => one.textContent);
  unmount();
  return shown;
}

it("shows scores that count something, and none that only repeat who won", () => {
  expect(numbers([1], [3, 7])).toEqual(["7", "3"]);
  expect(numbers([1], [1, 1])).toEqual(["1", "1"]);
  expect(numbers([1], [0, 1])).toEqual([]);
});

it("knows the pages, and an address that is none", () => {
  const page = (path: string): string => placeOf(new URL(path, "https://diwan.test")).page;
  expect(["/", "/t/abc", "/t/abc?replay=1", "/foo", "/t/"].map(page)).toEqual(["lobby", "table", "replay", "nowhere", "nowhere"]);
});
