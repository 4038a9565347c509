import { render } from "@testing-library/svelte";
import jsQR from "jsqr";
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
const { default: Share } = await import("../src/components/Share.svelte");
const { qr } = await import("../src/lib/qr");

/** What a camera would see of rows of dark and light modules, four pixels each, with a quiet edge. */
function scan(rows: readonly (readonly boolean[])[]): string | null {
  const scale = 4;
  const edge = 4;
  const side = (rows.length + edge * 2) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) pixels.fill(0, (((y + edge) * scale + dy) * side + (x + edge) * scale + dx) * 4, (((y + edge) * scale + dy) * side + (x + edge) * scale + dx) * 4 + 3);
    }),
  );
  return jsQR(pixels, side, side)?.data ?? null;
}

it.each([10, 20, 40, 60, 80, 100, 120, 150, 180, 210])("a code of %i letters is read back by a scanner", (length) => {
  const text = "https://example.org/t/aZ09-_#".repeat(10).slice(0, length);
  expect(scan(qr(text))).toBe(text);
});

it("shows the personal link as a code that opens it", () => {
  const { container } = render(Share, { table: "sazuyCGRfng4", secret: "ZY-0Y30DwrZLvn3DnKiVzg", onclose: () => undefined });
  const link = [...container.querySelectorAll("input")].at(-1)?.value;
  const drawn = container.querySelector("svg[role=img] path")?.getAttribute("d") ?? "";
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const size = Number(container.querySelector("svg[role=img]")?.getAttribute("viewBox")?.split(" ")[2]) - 8;
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark.has(`${x} ${y}`)));
  expect(link).toBe(`${location.origin}/t/sazuyCGRfng4#ZY-0Y30DwrZLvn3DnKiVzg`);
  expect(scan(rows)).toBe(link);
});
