/** From tiles and cells to places of the drawing. */
import data from "./data.json";
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Lay, Piece, View } from "./types";

export type Tile = Piece["tile"];
export type Cell = Lay["cell"];

export const CELLS = data.cells as readonly Cell[];
export const SIZE = 150;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  F: [0, -1],
  FR: [1, -1],
  R: [1, 0],
  BR: [1, 1],
  B: [0, 1],
  BL: [-1, 1],
  L: [-1, 0],
  FL: [-1, -1],
};

interface Figure {
  side: string;
  effect: string;
  timing: string;
  area: string | null;
}

export function figure(tile: Tile): Figure {
  return (
    (data.tiles as Record<string, Figure>)[tile] ?? {
      side: "neutral",
      effect: "none",
      timing: "none",
      area: null,
    }
  );
}

/** The steps of a tile's area as it lies for the one it supports: x to the east, y to the south. */
export function dots(tile: Tile): readonly (readonly [number, number])[] {
  const { area } = figure(tile);
  return area ? ((data.areas as Record<string, string[]>)[area] ?? []).map((step) => STEPS[step] ?? [0, 0]) : [];
}

/** Column and row on the screen: the reader's own side is below. */
export function place(cell: Cell, turned: boolean): { column: number; row: number } {
  const index = CELLS.indexOf(cell);
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return turned ? { column: 2 - column, row: 2 - row } : { column, row };
}

/** The cells that a tile reaches from a cell, for the seat that it supports. */
export function reach(tile: Tile, cell: Cell, supports: number): Cell[] {
  const index = CELLS.indexOf(cell);
  const sign = supports === 0 ? 1 : -1;
  return dots(tile).flatMap(([dx, dy]) => {
    const [x, y] = [(index % 3) + dx * sign, Math.floor(index / 3) + dy * sign];
    const found = x >= 0 && x < 3 && y >= 0 && y < 3 ? CELLS[y * 3 + x] : undefined;
    return found ? [found] : [];
  });
}

/** The cells that the use of an effect points at. */
export function aimed(use: Lay["use"]): readonly Cell[] {
  switch (use?.type) {
    case "At":
      return [use.cell];
    case "Shift":
      return [use.cell, use.to];
    case "Repeat":
      return [use.source, ...aimed(use.use)];
    default:
      return [];
  }
}

/** What lies on a cell, in words. */
export function describe(view: View, words: BoardWords, at: Cell): string {
  const piece = view.board[CELLS.indexOf(at)];
  return words.say("clash-cell", {
    cell: at,
    tile: piece ? words.value("tile", piece.tile) : "none",
    up: piece?.up === false ? "no" : "yes",
    name: piece ? words.name(piece.supports) : "",
  });
}

/** The tiles in a player's zone; those that the reader may not see are question marks. */
export function zoneOf(view: View, hidden: readonly (readonly unknown[])[], seat: number): (Tile | "?")[] {
  return [
    ...(view.zones[seat] ?? []),
    ...((hidden[seat] ?? []) as readonly (Tile | "?" | null)[]).filter((slot): slot is Tile | "?" => slot !== null),
  ];
}

export function listing(view: View, words: BoardWords, hidden: readonly (readonly unknown[])[]): Listing[] {
  const name = (tile: Tile | "?"): string => (tile === "?" ? words.say("clash-hidden") : words.value("tile", tile));
  const zones = [0, 1].map((seat) => ({
    title: words.name(seat),
    rows: zoneOf(view, hidden, seat).map(name),
  }));
  const neutral = view.neutral.length ? [{ title: words.say("option-neutrals"), rows: view.neutral.map(name) }] : [];
  return [
    {
      title: words.say("title"),
      rows: CELLS.map((at) => describe(view, words, at)),
    },
    ...zones,
    ...neutral,
  ];
}
