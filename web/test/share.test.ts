import { render } from "@testing-library/svelte";
import jsQR from "jsqr";
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
const { default: Share } = await import("../src/components/Share.svelte");
const { isOnlyHere } = await import("../src/lib/open");
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
        for (let dx = 0; dx < scale; dx++)
          pixels.fill(
            0,
            (((y + edge) * scale + dy) * side + (x + edge) * scale + dx) * 4,
            (((y + edge) * scale + dy) * side + (x + edge) * scale + dx) * 4 + 3,
          );
    }),
  );
  return jsQR(pixels, side, side)?.data ?? null;
}

it.each([10, 20, 40, 60, 80, 100, 120, 150, 180, 210])("a code of %i letters is read back by a scanner", (length) => {
  const text = "https://example.org/t/aZ09-_#".repeat(10).slice(0, length);
  expect(scan(qr(text))).toBe(text);
});

/** The rows of a code as it is drawn. */
function drawn(svg: Element): boolean[][] {
  const path = svg.querySelector("path")?.getAttribute("d") ?? "";
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]) - 8;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark.has(`${x} ${y}`)));
}

it("shows the table's link and the personal one as codes that open them, the personal one only when it is asked for", () => {
  const { container } = render(Share, {
    table: "sazuyCGRfng4",
    isFull: false,
    host: true,
    secret: "ZY-0Y30DwrZLvn3DnKiVzg",
    onclose: () => undefined,
  });
  const links = [...container.querySelectorAll("input")];
  const table = `${location.origin}/t/sazuyCGRfng4`;
  expect(links.map((link) => link.value)).toEqual([table, `${table}#ZY-0Y30DwrZLvn3DnKiVzg`]);
  expect([...container.querySelectorAll("svg[role=img]")].map((svg) => scan(drawn(svg)))).toEqual(
    links.map((link) => link.value),
  );
  expect(links.map((link) => link.closest("details")?.open)).toEqual([undefined, false]);
});

it("tells only the host that a link works on this computer only", () => {
  const told = [true, false].map((host) => {
    const { container } = render(Share, { table: "x", isFull: false, host, secret: null, onclose: () => undefined });
    return container.textContent.includes("ui-share-here");
  });
  expect(location.hostname).toBe("localhost");
  expect(told).toEqual([true, false]);
});

it("knows addresses that work on this computer only", () => {
  const hosts = ["localhost", "127.0.0.1", "[::1]", "192.0.2.7", "diwan.test", "127.example.org"];
  expect(hosts.filter((host) => isOnlyHere(host))).toEqual(["localhost", "127.0.0.1", "[::1]"]);
});
