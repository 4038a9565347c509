/** What the client has for each game beyond its texts: a board. A game that is not here gets the plain one. */
import type { Component } from "svelte";
import type { Thing, Words } from "./words";
import type { Told } from "./table.svelte";

export interface BoardProps<View = unknown, Move extends Thing = Thing> {
  /** The id of the table, where a board asks for more. */
  table: string;
  view: View;
  menu: readonly Move[];
  words: Words;
  /** The seat of the reader, or null for an onlooker. */
  me: number | null;
  owed: readonly number[];
  /** What was told last; null when the present should simply be shown. */
  fresh: Told | null;
  /** Seconds that each seat has left, where there is a clock. */
  left?: readonly (number | null)[];
  /** In a replay with everything open: the whole position. */
  open?: unknown;
  /** What the reader may do is offered by the board where it can; all of it is on the menu anyway. */
  onplay: (move: Move) => void;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");

export function boardOf(game: string): Loader | null {
  return boards[`../games/${game}/Board.svelte`] ?? null;
}
