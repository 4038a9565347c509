/** A board made of a Svelte component: `export const mount = boardFrom(Board)` is the whole `board.ts` of a game.
 *  A component that exports the function `offers` has it as the board's. */
import { mount, unmount, type Component } from "svelte";
import type { Board, BoardModule, BoardProps } from "./board";

/** Each prop is a signal of its own: what only depends on the menu does not run again when a clock ticks. */
class LiveProps implements BoardProps {
  table = $state.raw("");
  view: unknown = $state.raw();
  menu: BoardProps["menu"] = $state.raw([]);
  words = $state.raw() as BoardProps["words"];
  me: number | null = $state.raw(null);
  toAct: readonly number[] = $state.raw([]);
  fresh: BoardProps["fresh"] = $state.raw(null);
  left: readonly (number | null)[] = $state.raw([]);
  position: unknown = $state.raw(null);
  onplay = $state.raw() as BoardProps["onplay"];

  constructor(props: BoardProps) {
    this.set(props);
  }

  set(props: BoardProps): void {
    Object.assign(this, props);
  }
}

export function boardFrom(component: Component<BoardProps, Pick<Board, "offers">>): BoardModule["mount"] {
  return (target, props): Board => {
    const live = new LiveProps(props);
    const shown = mount(component, { target, props: live });
    const board: Board = { update: (next) => live.set(next), destroy: () => void unmount(shown) };
    if (shown.offers) board.offers = shown.offers;
    return board;
  };
}
