/** From tiles and cells to places of the drawing. */
import data from "./data.json";
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Keep, Lay, Move, Pick, Piece, View } from "./types";

export type Tile = Piece["tile"];
export type Cell = Lay["cell"];

export const CELLS = data.cells as readonly Cell[];
export const TILES = Object.keys(data.tiles) as readonly Tile[];
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
  return stepsOf(figure(tile).area);
}

function stepsOf(area: string | null): readonly (readonly [number, number])[] {
  return area ? ((data.areas as Record<string, string[]>)[area] ?? []).map((step) => STEPS[step] ?? [0, 0]) : [];
}

/** Column and row on the screen: the reader's own side is below. */
export function place(cell: Cell, turned: boolean): { column: number; row: number } {
  const index = CELLS.indexOf(cell);
  const [column, row] = [index % 3, Math.floor(index / 3)];
  return turned ? { column: 2 - column, row: 2 - row } : { column, row };
}

export const indexOf = (cell: Cell): number => CELLS.indexOf(cell);

export const pieceAt = (view: { board: View["board"] }, cell: Cell): Piece | null => view.board[indexOf(cell)] ?? null;

/** The cells that a tile reaches from a cell, for the seat that it supports. */
export const reach = (tile: Tile, cell: Cell, supports: number): Cell[] => around(figure(tile).area, cell, supports);

/** The cells of an area around a cell. */
export function around(area: string | null, cell: Cell, supports = 0): Cell[] {
  const index = indexOf(cell);
  const sign = supports === 0 ? 1 : -1;
  return stepsOf(area).flatMap(([dx, dy]) => {
    const [x, y] = [(index % 3) + dx * sign, Math.floor(index / 3) + dy * sign];
    const found = x >= 0 && x < 3 && y >= 0 && y < 3 ? CELLS[y * 3 + x] : undefined;
    return found ? [found] : [];
  });
}

/** What the tiles that lie face up do all the time, to be drawn on the cells: the server judges by itself. */
export function standing(view: { board: View["board"] }): {
  secured: ReadonlySet<Cell>;
  blocked: ReadonlySet<Cell>;
} {
  const [secured, blocked, calm] = [new Set<Cell>(), new Set<Cell>(), new Set<Cell>()];
  for (const cell of CELLS) {
    const piece = pieceAt(view, cell);
    if (!piece?.up) continue;
    const { effect } = figure(piece.tile);
    if (effect === "security" || effect === "protect") secured.add(cell);
    if (effect === "stabilise") reach(piece.tile, cell, piece.supports).forEach((at) => calm.add(at));
    if (effect === "block") reach(piece.tile, cell, piece.supports).forEach((at) => blocked.add(at));
  }
  for (const cell of calm) {
    blocked.delete(cell); // C20
    if (pieceAt(view, cell)?.up) secured.add(cell);
  }
  return { secured, blocked };
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

/** The hidden tiles as the reader sees them: in a replay with everything shown, all of them. */
export type Hidden = readonly (readonly (Tile | "?" | null)[])[];

/** A tile in a hand. A hidden one has its place in the order of the deal. */
export interface Held {
  tile: Tile | "?";
  place: number | null;
}

/** The tiles in a player's hand, Mustafa too while he waits to be laid. */
export function handOf(view: View, hidden: Hidden, seat: number): Held[] {
  const open = (tile: Tile): Held => ({ tile, place: null });
  return [
    ...(view.phase.type === "Opening" && view.phase.seat === seat ? [open("MUS")] : []),
    ...(view.zones[seat] ?? []).map(open),
    ...(hidden[seat] ?? []).flatMap((tile, place) => (tile === null ? [] : [{ tile, place }])),
  ];
}

export function listing(view: View, words: BoardWords, hidden: Hidden): Listing[] {
  const name = (tile: Tile | "?"): string => (tile === "?" ? words.say("clash-hidden") : words.value("tile", tile));
  const zones = [0, 1].map((seat) => ({
    title: words.name(seat),
    rows: handOf(view, hidden, seat).map((held) => name(held.tile)),
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

/** A tile that is offered before the game, and the move that takes it. */
export interface Offered {
  tile: Tile;
  move: Pick | Keep | null;
}

/** The tiles to choose from before the game. The menu counts those of a packet, the view tells which they are. */
export function offerOf(view: View, menu: readonly Move[]): Offered[] {
  const kept = menu.flatMap((move): Offered[] => {
    const tile = move.type === "Keep" ? view.packets.at(-1)?.seen[move.place] : undefined;
    return tile && move.type === "Keep" ? [{ tile, move }] : [];
  });
  if (kept.length || view.options.neutrals !== "draft" || view.placements > 0) return kept;
  return view.neutral.map((tile) => ({
    tile,
    move: menu.find((move): move is Pick => move.type === "Pick" && move.tile === tile) ?? null,
  }));
}
