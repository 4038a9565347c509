/** What a finished game shows beyond its last view: the whole position, and the moments that decided it. */
import { api, type Frame, type Replay } from "./api";
import { Weight } from "./replay";
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
