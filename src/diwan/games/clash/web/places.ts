/** Where the picture of every tile lies. A tile is one picture throughout, so that it moves wherever it goes. */
import type { Choice } from "./aim";
import { pictureOn, type Arrangement, type Box } from "./layout";
import { CELLS, handOf, pieceAt, place, TILES, type Cell, type Hidden, type Tile } from "./picture";
import type { View } from "./types";

export interface Picture {
  /** The same for as long as the tile lasts: its id, or for a hidden tile of somebody else its place. */
  key: string;
  tile: Tile | "?";
  down: boolean;
  turned: boolean;
  /** The middle of the picture, and its width. */
  x: number;
  y: number;
  width: number;
  shown: boolean;
  /** What lies on top of what. */
  level: number;
}

const EDGE = 9;
const BETWEEN = 5;
/** The bar at the edge of a cell that shows whom its tile supports, with a little air. */
const BAR = 6;

/** A cell on the screen: the reader's own side is below. */
export function cellBox(board: Box, cell: Cell, turned: boolean): Box {
  const { column, row } = place(cell, turned);
  const side = (board.width - 2 * EDGE - 2 * BETWEEN) / 3;
  return {
    x: board.x + EDGE + column * (side + BETWEEN),
    y: board.y + EDGE + row * (side + BETWEEN),
    width: side,
    height: side,
  };
}

/** The letters of a name in a cell, and the height of its lines. */
export function labelIn(cell: Box): {
  letters: number;
  height: number;
  lines: number;
} {
  const lines = cell.width < 84 ? 2 : 1;
  const letters = Math.max(9, Math.min(15, cell.width / 9));
  return { letters, lines, height: letters * 1.12 * lines + 2 };
}

/** Smaller letters cannot be read. */
const LEAST_LETTERS = 7.5;

/** Letters with which a name keeps to its lines: the longest word decides, or in one line all of it. */
export function fitted(name: string, width: number, most: number, lines = 2): number {
  const longest = lines === 1 ? name.length : Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(LEAST_LETTERS, Math.min(most, width / (longest * 0.57)));
}

/** How high a picture is for its width. */
export const SHAPE = 136 / 128;

interface Shown {
  at: Arrangement;
  view: View;
  hidden: Hidden;
  /** The seat in front. */
  below: number;
  /** Tiles that are offered in the middle, each with its place. */
  offered: ReadonlyMap<Tile, Box>;
  /** Hidden tiles that have turned up since, by the key that their picture had. */
  keys: ReadonlyMap<Tile, string>;
  rightToLeft: boolean;
  choice: Choice;
  /** A tile under somebody's finger. */
  dragged: { tile: Tile; x: number; y: number } | null;
}

type Spot = Omit<Picture, "key" | "tile">;

export function picturesOf(shown: Shown): Picture[] {
  const { at, view, hidden, below, offered, choice, dragged } = shown;
  const turnedBoard = below === 1;
  const found = new Map<Tile, Spot>();
  const slots = new Map<string, Spot>();
  const inBox = pile(at.piles, 0, false);
  const small = (box: Box, turned: boolean, down = false): Spot => ({
    x: box.x + box.width / 2,
    y: box.y + 2 + (at.size.picture * SHAPE) / 2,
    width: at.size.picture,
    down,
    turned,
    shown: true,
    level: 2,
  });
  const onBoard = (cell: Cell, turned: boolean, down: boolean, level: number): Spot => {
    const box = cellBox(at.board, cell, turnedBoard);
    const label = labelIn(box);
    const width = Math.min(box.width - 8, (box.height - label.height - 2 * BAR) / SHAPE);
    return {
      x: box.x + box.width / 2,
      y: box.y + BAR + (width * SHAPE) / 2,
      width,
      down,
      turned,
      shown: true,
      level,
    };
  };

  for (const seat of [0, 1]) {
    const zone = seat === below ? at.own : at.far;
    handOf(view, hidden, seat).forEach(({ tile, place: slot }, i) => {
      const box = zone.tiles[i] ?? zone.box;
      const spot = small(box, seat !== below, tile === "?");
      if (tile === "?") slots.set(`?${seat}-${slot ?? i}`, spot);
      else found.set(tile, spot);
    });
  }
  view.neutral.forEach((tile, i) => found.set(tile, small(at.neutral?.tiles[i] ?? at.piles, false)));
  view.removed.forEach((tile, i) =>
    found.set(tile, {
      ...pile(at.piles, 1, true),
      shown: i === view.removed.length - 1,
    }),
  );
  for (const [tile, box] of offered) {
    const { x, y, width } = pictureOn(box, shown.rightToLeft);
    found.set(tile, { x, y, width: width / SHAPE, down: false, turned: false, shown: true, level: 2 });
  }
  for (const cell of CELLS) {
    const piece = pieceAt(view, cell);
    if (!piece) continue;
    const turned = piece.supports !== below;
    if (piece.covers) found.set(piece.covers, onBoard(cell, turned, !piece.up, 2));
    found.set(piece.tile, onBoard(cell, turned, !piece.up, 3));
  }
  if (choice.tile && choice.cell) found.set(choice.tile, onBoard(choice.cell, choice.against, false, 6));
  if (dragged) {
    const { x, y, tile } = dragged;
    found.set(tile, {
      x,
      y,
      width: at.size.picture * 1.5,
      down: false,
      turned: choice.against,
      shown: true,
      level: 9,
    });
  }

  const taken = new Set(slots.keys());
  const pictures = TILES.map((tile): Picture => {
    const key = shown.keys.get(tile);
    return {
      ...(found.get(tile) ?? inBox),
      tile,
      key: key && !taken.has(key) ? key : tile,
    };
  });
  for (const [key, spot] of slots) pictures.push({ ...spot, key, tile: "?" });
  return pictures.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** The box and the removed pile, side by side or one above the other. */
export function pileBox(piles: Box, which: 0 | 1): Box {
  const wide = piles.width > piles.height;
  const width = Math.min(wide ? piles.width / 2 : piles.width, 64);
  const height = Math.min(wide ? piles.height : piles.height / 2, 64);
  return {
    x: piles.x + (wide ? which * (piles.width / 2) + (piles.width / 2 - width) / 2 : (piles.width - width) / 2),
    y: piles.y + (wide ? (piles.height - height) / 2 : which * height),
    width,
    height,
  };
}

function pile(piles: Box, which: 0 | 1, shown: boolean): Spot {
  const box = pileBox(piles, which);
  return {
    x: box.x + box.width / 2,
    y: box.y + (box.height - 13) / 2 + 1,
    width: Math.min(box.width, box.height - 14) - 8,
    down: false,
    turned: false,
    shown,
    level: 1,
  };
}
