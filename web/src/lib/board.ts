/** The board of a game: what draws its view and lets people touch it.
 *
 *  A board is an ES module that exports `mount`. It may be written in anything that runs in a browser, and it may come
 *  from any package: a game has it as `web/board.js` beside its rules, with whatever else it loads in the same folder.
 *  A game without one is shown by the generic board.
 *
 *      export function mount(target, props) {
 *        const draw = (props) => { target.textContent = props.words.say("dice", { count: props.view.dice.length }); };
 *        draw(props);
 *        return { update: draw, destroy: () => target.replaceChildren() };
 *      }
 *
 *  Styles come with the module: it may add a `<style>` to its target. Colours and fonts of the page are there as custom
 *  properties (`--ink`, `--card`, `--line`, `--accent`, `--seat-0` to `--seat-7`, …; see `web/src/app.css`), and
 *  `--board-height` is the height that a board may fill. */
import type { FluentVariable } from "@fluent/bundle";
import type { Thing } from "./words";
import type * as wire from "./wire";

/** What one message of the server told: what happened at the table (`facts`) and the events of the game (`news`). */
export type Heard = wire.Heard<Thing>;

/** Sentences and words of the reader's language, from the texts of the game and the program. */
export interface BoardWords {
  /** The reader's language: `en`, `ar`, … Right-to-left pages have `dir="rtl"` on their root element. */
  readonly language: string;
  /** The seat of the reader, who is "you" in sentences; null for a spectator. */
  readonly me: number | null;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** The name of who sits there. */
  name(seat: number): string;
  /** The seat as a part of a sentence: its name, or "you". */
  seat(seat: number): string;
  /** A value of a field as a word, by the message `<field>-<value>`; without one, the value itself. */
  value(field: string, value: string | number): string;
  /** What a move does, as it stands on its button. */
  move(move: Thing): string;
  /** What a move is good for, where the texts say it. */
  hint(move: Thing): string | null;
  /** What happened, as it stands in the log; empty where the reader need not hear of it. */
  event(event: Thing): string;
  /** One, two and three. */
  list(items: readonly string[]): string;
  /** A message of the texts; without one, the key itself. */
  say(key: string, args?: Record<string, FluentVariable>): string;
  /** A message of the texts, or null where there is none. */
  find(key: string, args?: Record<string, FluentVariable>): string | null;
  /** A number in the digits of the language. */
  number(value: number): string;
  /** All that a message about a move, an event or another object may use: see "How arguments arrive" in the contract. */
  argumentsOf(thing: object): Record<string, FluentVariable>;
}

export interface BoardProps<View = unknown, Move extends Thing = Thing> {
  /** The id of the table, where a board asks the server for more. */
  table: string;
  /** What the reader's seat (or a spectator) sees, as the game's `view` made it. */
  view: View;
  /** The moves that the reader may play now; empty when others are to act, and in a replay. */
  menu: readonly Move[];
  words: BoardWords;
  /** The seat of the reader, or null for a spectator. */
  me: number | null;
  /** The seats whose decision is awaited. */
  toAct: readonly number[];
  /** What was told last, to be animated; null when the present should simply be shown. */
  fresh: Heard | null;
  /** Seconds that each seat has left, by seat, where there is a clock. */
  left: readonly (number | null)[];
  /** In a replay with everything shown: the whole position, as the game's `State`. Otherwise null. */
  position: unknown;
  /** Plays a move of the menu. A move that is not on the menu is judged by the server, and the page shows its reason
   *  beside what was touched: a board may let people touch what they cannot do now, and learn why. */
  onplay: (move: Move) => void;
}

/** A board on the page. */
export interface Board {
  /** Shows something new. It is called with all props, also with those that stay. */
  update(props: BoardProps): void;
  /** Leaves the page, and stops whatever still runs. */
  destroy(): void;
  /** Whether people can make this move on the board itself, by pointer and by keyboard. The page lists the other moves,
   *  and all moves on request. Without this function it always lists all. */
  offers?(move: Thing): boolean;
}

export interface BoardModule {
  mount(target: HTMLElement, props: BoardProps): Board;
}

/** The boards of this repository while the client is being developed: the server knows built ones only. */
const sources: Record<string, () => Promise<unknown>> = import.meta.env.DEV
  ? import.meta.glob("../../../src/diwan/games/*/web/board.ts")
  : {};

/** The module of a game's board; null where the game has none. */
export async function loadBoard(game: string, address: string | null): Promise<BoardModule | null> {
  const source = sources[`../../../src/diwan/games/${game.replaceAll("-", "_")}/web/board.ts`];
  if (source) return (await source()) as BoardModule;
  return address === null ? null : ((await import(/* @vite-ignore */ address)) as BoardModule);
}
