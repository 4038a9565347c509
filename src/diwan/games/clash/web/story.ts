/** What happened, as movement: when each tile of a step begins to move, and which tile a hidden one was. */
import type { Cell, Tile } from "./picture";
import type { Event, View } from "./types";

/** The sign that appears on a cell where something happened. */
export interface Burst {
  cell: Cell;
  effect: string;
  beat: number;
}

export interface Story {
  /** When each tile begins to move: in whole movements after the start. */
  beats: ReadonlyMap<Tile, number>;
  bursts: readonly Burst[];
  /** The cells where something happened. */
  cells: ReadonlySet<Cell>;
  /** The tile that was laid last, which the card tells about. */
  laid: Tile | null;
  /** Who was made the first player. */
  first: number | null;
  /** When everything has arrived. */
  end: number;
}

/** Tiles that move one after the other start this much apart. */
const APART = 0.35;
const EFFECT = 0.9;

const BURSTS: Readonly<Record<string, string>> = {
  Covered: "protect",
  Repeated: "repeat",
  Destroyed: "destroy",
  Discarded: "discard",
  Turned: "flip",
  Shifted: "move",
  Recalled: "recall",
};

export function storyOf(news: readonly Event[]): Story {
  const beats = new Map<Tile, number>();
  const bursts: Burst[] = [];
  const cells = new Set<Cell>();
  let [laid, first, end, dealt]: [Tile | null, number | null, number, number] = [null, null, 0, 0];
  let effect = 0;
  let removal = 0;
  const starts = (tile: Tile, beat: number): void => {
    if (!beats.has(tile)) beats.set(tile, beat);
    end = Math.max(end, beat + 1);
  };
  for (const event of news) {
    switch (event.type) {
      case "Began":
        first = event.seat;
        break;
      case "Laid":
      case "Covered":
        laid = event.type === "Laid" ? event.tile : "NOB";
        starts(laid, 0);
        effect = EFFECT;
        break;
      case "Repeated":
        bursts.push({ cell: event.cell, effect: "repeat", beat: effect });
        effect += EFFECT;
        break;
      case "DealtToZone":
      case "Dealt":
      case "Picked":
      case "Kept":
      case "Opened":
      case "Refilled":
        starts(event.tile, effect + dealt * APART);
        dealt += 1;
        break;
      case "Purged":
      case "Salvaged":
      case "Enlisted":
        starts(event.tile, effect);
        break;
      case "Removed":
        removal = Math.max(removal, effect + (effect ? EFFECT : 0));
        starts(event.tile, removal);
        break;
      case "Destroyed":
      case "Discarded":
      case "Turned":
      case "Shifted":
      case "Recalled":
        starts(event.tile, effect);
        break;
    }
    if ("cell" in event) cells.add(event.cell);
    if (event.type === "Shifted") cells.add(event.to);
    const burst = BURSTS[event.type];
    if (burst && event.type !== "Repeated" && "cell" in event)
      bursts.push({
        cell: event.type === "Shifted" ? event.to : event.cell,
        effect: burst,
        beat: effect || 0.7,
      });
  }
  return { beats, bursts, cells, laid, first, end };
}

/** The places of hidden tiles of a seat that nobody but it knows. */
const concealed = (view: View, seat: number): number[] =>
  (view.hidden[seat] ?? []).flatMap((slot, place) => (slot === "?" ? [place] : []));

/** The tiles that turned up in a step, each with the hidden place where it was: `?0-1` is the second one of seat 0. */
export function revealed(before: View | null, after: View, news: readonly Event[]): Map<Tile, string> {
  const found = new Map<Tile, string>();
  if (!before) return found;
  for (const seat of [0, 1]) {
    const still = new Set(concealed(after, seat));
    const gone = concealed(before, seat).filter((place) => !still.has(place));
    for (const event of news)
      if ((event.type === "Shown" || event.type === "Purged" || event.type === "Opened") && event.seat === seat) {
        const wasOpen = before.zones[seat]?.includes(event.tile) ?? false;
        const place = event.type === "Shown" ? event.place : gone[0];
        if (wasOpen || place === undefined || !gone.includes(place)) continue;
        gone.splice(gone.indexOf(place), 1);
        found.set(event.tile, `?${seat}-${place}`);
      }
  }
  return found;
}

/** The keys of the tiles that have turned up so far. In the next game the hidden places are those of other tiles. */
export function keysAfter(
  keys: ReadonlyMap<Tile, string>,
  before: View | null,
  after: View,
  news: readonly Event[],
): ReadonlyMap<Tile, string> {
  const known = before && after.placements < before.placements ? new Map<Tile, string>() : keys;
  const more = revealed(before, after, news);
  if (!more.size) return known;
  const taken = new Set(more.values());
  return new Map([...[...known].filter(([, key]) => !taken.has(key)), ...more]);
}

/** How many face-up tiles support each seat. */
export function supportOf(view: View): readonly [number, number] {
  const of = (seat: number): number => view.board.filter((piece) => piece?.up && piece.supports === seat).length;
  return [of(0), of(1)];
}

/** Who has won the game that lies on the board, between the games of a match too. */
export function winnerOf(view: View): number | null {
  if (view.phase.type === "Over") return view.phase.winner;
  return view.phase.type === "Naming" ? 1 - view.phase.seat : null;
}
