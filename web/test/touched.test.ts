import { beforeEach, expect, it, vi } from "vitest";
import { remember, touched } from "../src/lib/touched";

/** Touches the first thing that the selector finds, as the page hears of it. */
function touch(selector: string): Element {
  const thing = document.querySelector(selector);
  if (!thing) throw new Error(`there is no ${selector}`);
  document.addEventListener("click", remember, { capture: true, once: true });
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return thing;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 40, 40));
  document.body.innerHTML = `<section class="board">
    <button id="comrade"></button><button id="other"></button>
    <div role="dialog"><button id="tell"></button><div id="list"><button id="secret"></button></div></div>
  </section><ul id="act"><li><button id="move"></button></li></ul><button id="menu"></button>`;
});

it("is the thing that was touched, if it belongs to the game", () => {
  const move = touch("#move");
  expect(touched()).toBe(move);
  touch("#menu");
  expect(touched()).toBe(move);
});

it("is what opened a dialog, once the dialog has closed", () => {
  const comrade = touch("#comrade");
  touch("#tell");
  document.querySelector("#tell")?.remove(); // the next step of the dialog takes its place
  const secret = touch("#secret");
  expect(touched()).toBe(secret);
  document.querySelector("[role=dialog]")?.remove();
  expect(touched()).toBe(comrade);
});

it("is nothing where the thing is gone and no dialog has closed", () => {
  touch("#comrade");
  touch("#other").remove();
  expect(touched()).toBeNull();
});
