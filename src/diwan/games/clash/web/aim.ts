/** Putting a move together by touch: the tile, its cell, then what its effect is aimed at, one spot after the other.
 *  Everything comes from the menu; areas only tell which of its moves a touched cell belongs to. */
import { around, CELLS, figure, indexOf, pieceAt, reach, type Cell, type Tile } from "./picture";
import type { Lay, View } from "./types";

export type Use = NonNullable<Lay["use"]>;
/** What can be touched: a cell, a tile off the board, a hidden tile by its place, or the box. */
export type Spot = Cell | Tile | `?${number}` | "box";

/** What has been touched so far. */
export interface Choice {
  tile: Tile | null;
  cell: Cell | null;
  against: boolean;
  aim: readonly Spot[];
}

export const NOTHING: Choice = {
  tile: null,
  cell: null,
  against: false,
  aim: [],
};

/** From where an effect is counted, of which tile it is, and whom that tile supports. */
interface Origin {
  tile: Tile;
  cell: Cell;
  supports: number;
}

const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** The cells from a cell to the edge of the board. */
export function ray(from: Cell, direction: string): Cell[] {
  const [dx, dy] = COMPASS[direction] ?? [0, 0];
  const found: Cell[] = [];
  let [x, y] = [(indexOf(from) % 3) + dx, Math.floor(indexOf(from) / 3) + dy];
  while (x >= 0 && x < 3 && y >= 0 && y < 3) {
    const cell = CELLS[y * 3 + x];
    if (cell) found.push(cell);
    [x, y] = [x + dx, y + dy];
  }
  return found;
}

/** Where the effect of a tile is counted from that is repeated by the one laid. */
function repeatedFrom(view: View, source: Cell, laid: Origin): Origin {
  const piece = pieceAt(view, source);
  const tile = piece?.tile ?? laid.tile;
  return view.options.repeat_origin === "source"
    ? { tile, cell: source, supports: piece?.supports ?? laid.supports }
    : { tile, cell: laid.cell, supports: laid.supports };
}

/** The spots of each step of a use: any of a step's spots stands for it. */
export function steps(view: View, use: Lay["use"], from: Origin, laid: Origin = from): readonly (readonly Spot[])[] {
  const filled = (cells: readonly Cell[]): readonly Cell[] =>
    cells.filter((cell) => cell === laid.cell || pieceAt(view, cell)?.up);
  switch (use?.type) {
    case "At":
      return [[use.cell]];
    case "Line":
      return [filled(ray(from.cell, use.direction))];
    case "Dots":
      return [filled(around(use.colour === "white" ? "orth" : "diag", from.cell))];
    case "All":
      return [filled(reach(from.tile, from.cell, from.supports))];
    case "Shift":
      return [[use.cell], [use.to]];
    case "Take":
      return [[use.tile]];
    case "TakeHidden":
      return [[`?${use.place}`]];
    case "Drawn":
      return [["box"]];
    case "Repeat":
      return [[use.source], ...steps(view, use.use, repeatedFrom(view, use.source, laid), laid)];
    default:
      return [];
  }
}

export const origin = (move: Lay, me: number): Origin => ({
  tile: move.tile,
  cell: move.cell,
  supports: move.against ? 1 - me : me,
});

const stepsOf = (view: View, move: Lay, me: number): readonly (readonly Spot[])[] =>
  steps(view, move.use, origin(move, me));

/** The moves of the menu that what has been touched still allows. */
export function fitting(view: View, lays: readonly Lay[], choice: Choice, me: number): Lay[] {
  return lays.filter(
    (move) =>
      move.tile === choice.tile &&
      move.against === choice.against &&
      (choice.cell === null || move.cell === choice.cell) &&
      (!choice.aim.length || choice.aim.every((spot, step) => stepsOf(view, move, me)[step]?.includes(spot) === true)),
  );
}

/** The spots that can be touched next. */
export function next(view: View, moves: readonly Lay[], choice: Choice, me: number): Set<Spot> {
  if (choice.cell === null) return new Set(moves.map((move) => move.cell));
  return new Set(moves.flatMap((move) => stepsOf(view, move, me)[choice.aim.length] ?? []));
}

/** The move that the last touch has completed, if it has. */
export function completed(view: View, moves: readonly Lay[], choice: Choice, me: number): Lay | null {
  const [move, ...others] = moves;
  if (!move || others.length || choice.cell === null) return null;
  return stepsOf(view, move, me).length === choice.aim.length ? move : null;
}

/** What the next touch acts on: the effect that is being aimed, and the cell that it is counted from. */
export function acting(view: View, choice: Choice, me: number): Origin | null {
  const { tile, cell, against, aim } = choice;
  if (!tile || !cell) return null;
  const laid: Origin = { tile, cell, supports: against ? 1 - me : me };
  return aim.slice(0, repeatsIn(view, choice)).reduce((_, spot) => repeatedFrom(view, spot as Cell, laid), laid);
}

/** A move that is not on the menu, which the server answers with its reason: the touched cell as the next target. */
export function asked(view: View, choice: Choice, spot: Cell, me: number): Lay | null {
  const { tile, cell, against, aim } = choice;
  if (!tile) return null;
  if (!cell) return { type: "Lay", tile, cell: spot, use: null, against };
  const sources = aim.slice(0, repeatsIn(view, choice));
  const moved = aim[sources.length] as Cell | undefined;
  let use: Use;
  switch (figure(acting(view, choice, me)?.tile ?? tile).effect) {
    case "destroy":
    case "destroy_secured":
    case "discard":
    case "flip":
    case "recall":
      use = { type: "At", cell: spot };
      break;
    case "repeat":
      use = { type: "Repeat", source: spot, use: { type: "All" } };
      break;
    case "move":
      use = { type: "Shift", cell: moved ?? spot, to: spot };
      break;
    default:
      return null;
  }
  for (const source of [...sources].reverse()) use = { type: "Repeat", source: source as Cell, use };
  return { type: "Lay", tile, cell, use, against };
}

/** How many of the touched spots chose a tile whose effect is repeated. */
function repeatsIn(view: View, { tile, aim }: Choice): number {
  let count = 0;
  for (let now = tile; now && count < aim.length && figure(now).effect === "repeat"; count += 1)
    now = pieceAt(view, aim[count] as Cell)?.tile ?? null;
  return count;
}

/** An arrow of the effect: where it starts and ends, and the kind of effect. */
export interface Arrow {
  from: Cell;
  to: Cell;
  effect: string;
}

/** What the effect would do: an arrow to each cell that the next touch can aim at. */
export function arrows(view: View, moves: readonly Lay[], choice: Choice, me: number): Arrow[] {
  const now = acting(view, choice, me);
  if (!now) return [];
  const found = new Map<string, Arrow>();
  const effect = figure(now.tile).effect;
  const moved = effect === "move" ? choice.aim[repeatsIn(view, choice)] : undefined;
  const start = (moved as Cell | undefined) ?? now.cell;
  for (const move of moves)
    for (const spot of stepsOf(view, move, me)[choice.aim.length] ?? [])
      if ((CELLS as readonly string[]).includes(spot)) found.set(spot, { from: start, to: spot as Cell, effect });
  return [...found.values()];
}
