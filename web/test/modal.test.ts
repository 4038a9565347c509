import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
}; // jsdom has neither
HTMLDialogElement.prototype.close = function (): void {
  this.open = false;
};
const { default: Modal } = await import("../src/components/Modal.svelte");

it("closes on a click outside, not on a press that began inside", async () => {
  const children = createRawSnippet(() => ({ render: () => "<input placeholder='words'>" }));
  const { container } = render(Modal, { title: "A form", onclose: vi.fn(), children });
  const dialog = container.querySelector("dialog");
  if (!dialog) throw new Error("a dialog");
  await fireEvent.pointerDown(screen.getByPlaceholderText("words"));
  await fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});
