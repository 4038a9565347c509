import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
const { default: MoveMenu } = await import("../src/components/MoveMenu.svelte");
const { Book } = await import("../src/lib/book.svelte");
const { Words } = await import("../src/lib/words");

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource("move-Pass = Let it pass\nmove-Swap = Swap { $a } and { $b }\nact-Swap = Swap\nspot-0 = A\n"),
);
const words = new Words(new Book("en", [bundle]), ["Ann", "Bob"], 0);

it("offers the moves it was sent, as buttons", async () => {
  const onplay = vi.fn();
  render(MoveMenu, { moves: [{ type: "Pass" }], words, busy: false, onplay });
  await fireEvent.click(screen.getByText("Let it pass"));
  expect(onplay).toHaveBeenCalledWith({ type: "Pass" });
});

it("puts a move with many instances together from its parts", async () => {
  const moves = Array.from({ length: 15 }, (_, i) => ({ type: "Swap", a: Math.floor(i / 3), b: 10 + (i % 3) }));
  const onplay = vi.fn();
  const { container } = render(MoveMenu, { moves, words, busy: false, onplay });
  await fireEvent.click(screen.getByText("Swap…"));
  const [first, second] = [...container.querySelectorAll("select")];
  if (!first || !second) throw new Error("two parts to choose");
  await fireEvent.change(first, { target: { value: "2" } });
  await fireEvent.change(second, { target: { value: "11" } });
  const form = container.querySelector("form");
  if (!form) throw new Error("a form");
  await fireEvent.submit(form);
  expect(onplay).toHaveBeenCalledWith({ type: "Swap", a: 2, b: 11 });
});

it("shows a hint that is the same for every line once", () => {
  const told = new FluentBundle("en", { useIsolating: false });
  told.addResource(
    new FluentResource("move-Look = Look at { $spot }\n    .about = It costs nothing\nspot-0 = A\nspot-1 = B\n"),
  );
  const moves = [
    { type: "Look", spot: 0 },
    { type: "Look", spot: 1 },
  ];
  render(MoveMenu, {
    moves,
    words: new Words(new Book("en", [told]), ["Ann", "Bob"], 0),
    busy: false,
    onplay: vi.fn(),
  });
  expect(screen.getAllByText("It costs nothing")).toHaveLength(1);
  expect(screen.getAllByText(/^Look at/)).toHaveLength(2);
});
