/** What a finished game shows beyond its last view: the whole position, and the moments that decided it. */
import { untrack } from "svelte";
import { api, type Frame, type Replay } from "./api";
import { Weight } from "./replay";
import { play as sound } from "./sound";
import type { Table } from "./table.svelte";
import type { Thing } from "./words";

export interface Moment {
  /** The number of its frame in the replay. */
  move: number;
  event: Thing;
}

export interface Ending {
  /** The game's state at the end, with everything open. */
  position: unknown;
  moments: readonly Moment[];
}

/** So many moments are worth a glance. */
const MOST = 4;

const swing = (frames: readonly Frame[], move: number): number => {
  const before = frames[move - 1]?.standing ?? [];
  return (frames[move]?.standing ?? []).reduce((sum, value, seat) => sum + Math.abs(value - (before[seat] ?? 0)), 0);
};

/** The moments at which most changed, in the order of the game. */
export function momentsOf({ frames, turning }: Replay, most = MOST): Moment[] {
  const weight = new Weight(frames);
  return turning
    .flatMap((move) => {
      const frame = frames[move];
      const event = frame ? weight.first(frame) : null;
      return event ? [{ move, event, swing: swing(frames, move) }] : [];
    })
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.move - b.move)
    .map(({ move, event }) => ({ move, event }));
}

export async function endingOf(table: string, game: number): Promise<Ending> {
  const replay = await api.replay(table, game, "all", 0);
  const last = replay.frames.length - 1;
  // The server sends the positions around one move at a time.
  const near = replay.frames[last]?.state === null ? await api.replay(table, game, "all", last) : replay;
  return { position: near.frames[last]?.state ?? null, moments: momentsOf(replay) };
}

/** The end of the game that a table shows. */
export class GameEnd {
  /** The reader has seen the game, not only its end. */
  wasPlaying = $state(false);
  private found: (Ending & { game: number }) | null = $state.raw(null);

  /** Created by the page of the table while it is set up. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.shown?.stage === "playing" && !table.behind) this.wasPlaying = true;
    });
    const isLive = $derived(table.connection === "live");
    $effect(() => {
      const number = this.number;
      if (!this.isOver || number === undefined || !isLive || untrack(() => this.found?.game) === number) return;
      let gone = false;
      endingOf(table.id, number).then(
        (found) => {
          if (!gone) this.found = { ...found, game: number };
        },
        () => undefined, // without it, the board shows the last view
      );
      return () => (gone = true);
    });
    $effect(() => {
      if (!this.isOver || !untrack(() => this.wasPlaying)) return;
      const me = untrack(() => table.seat);
      const winners = untrack(() => table.outcome?.winners ?? []);
      sound(me === null || winners.includes(me) ? "victory" : "defeat");
    });
  }

  readonly isOver = $derived.by(() => {
    const { shown, outcome } = this.table;
    return shown !== null && shown.stage !== "playing" && shown.stage !== "lobby" && outcome !== null;
  });

  private readonly number = $derived.by(() => this.table.shown?.number);

  /** What was hidden comes to light; nothing of a game that goes on does. */
  get ending(): Ending | null {
    return this.isOver && this.found?.game === this.number ? this.found : null;
  }
}
