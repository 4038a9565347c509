import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Board, BoardModule, BoardProps } from "../src/lib/board";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const server = vi.hoisted(() => ({ load: (): Promise<BoardModule | null> => Promise.resolve(null) }));
vi.mock("../src/lib/board", () => ({ loadBoard: () => server.load() }));
const { default: GameBoard } = await import("../src/components/GameBoard.svelte");
const { default: Counter } = await import("./Counter.svelte");
const { Book } = await import("../src/lib/book.svelte");
const { boardFrom } = await import("../src/lib/boardFrom.svelte");
const { Words } = await import("../src/lib/words");

const words = new Words(new Book("en", []), ["Ann", "Bob"], 0);
const props: BoardProps & { words: typeof words } = {
  table: "t",
  view: "one",
  menu: [{ type: "Pass" }],
  words,
  me: 0,
  toAct: [0],
  fresh: null,
  left: [],
  position: null,
  onplay: vi.fn(),
};
const shown = { game: "dice", address: "/api/games/dice/board/board.js", ...props };

const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => {
  cleanup();
  silence.mockClear();
});

it("mounts the board of a game, tells it what is new, and takes it away", async () => {
  const board: Board = { update: vi.fn(), destroy: vi.fn() };
  const mount = vi.fn((target: HTMLElement) => {
    target.textContent = "a board without Svelte";
    return board;
  });
  server.load = () => Promise.resolve({ mount });
  const { rerender, unmount } = render(GameBoard, shown);
  expect(await screen.findByText("a board without Svelte")).toBeTruthy();
  expect(mount.mock.calls.map((call: unknown[]) => call[1])).toEqual([props]);
  await rerender({ view: "two" });
  expect(board.update).toHaveBeenLastCalledWith({ ...props, view: "two" });
  expect(mount).toHaveBeenCalledTimes(1);
  unmount();
  expect(board.destroy).toHaveBeenCalledTimes(1);
});

it.each([
  ["has none", () => Promise.resolve(null)],
  ["cannot be loaded", () => Promise.reject(new Error("404"))],
  [
    "fails as it is mounted",
    () =>
      Promise.resolve({
        mount: () => {
          throw new Error("no");
        },
      }),
  ],
  [
    "fails later",
    () =>
      Promise.resolve({
        mount: () => ({
          update: () => {
            throw new Error("no");
          },
          destroy: () => undefined,
        }),
      }),
  ],
] as const)("shows the generic board where a game's own %s", async (_, load) => {
  server.load = load as () => Promise<BoardModule | null>;
  const { container, rerender } = render(GameBoard, { ...shown, view: { coins: 3 } });
  await act();
  await rerender({ view: { coins: 4 } });
  await waitFor(() => expect(container.querySelector(".plain dd")?.textContent).toBe("4"));
});

it("a board made of a component reacts only to the props that change", async () => {
  const target = document.createElement("div");
  const board = boardFrom(Counter)(target, props);
  const said = (): string | null => target.querySelector("output")?.textContent ?? null;
  flushSync();
  expect(said()).toBe("one, 1 menus, 0 clocks");
  board.update({ ...props, view: "two", left: [3, null] });
  flushSync();
  expect(said()).toBe("two, 1 menus, 2 clocks");
  board.update({ ...props, menu: [{ type: "Bid" }] });
  flushSync();
  expect(said()).toBe("one, 2 menus, 0 clocks");
  document.body.append(target); // events are heard from the document
  await fireEvent.click(target.querySelector("button") as Element);
  expect(props.onplay).toHaveBeenCalledWith({ type: "Bid" });
  board.destroy();
  expect(target.textContent).toBe("");
});
