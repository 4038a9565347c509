/** Where a finished game turned. */
import type { Frame } from "./api";
import type { Thing } from "./words";

const MOST = 6;

/** What everybody heard: whispers seldom turn a game, and their kinds are many. */
const open = (frame: Frame): readonly Thing[] => frame.news.filter((_, i) => !frame.heard[i]);

/** What seldom happens in a game says more than what happens at every move. */
export class Rarity {
  private readonly counts = new Map<string, number>();

  constructor(frames: readonly Frame[]) {
    for (const frame of frames) for (const event of open(frame)) this.counts.set(event.type, (this.counts.get(event.type) ?? 0) + 1);
  }

  of(event: Thing): number {
    return 1 / (this.counts.get(event.type) ?? 1);
  }

  /** What a moment is remembered by. */
  first(frame: Frame): Thing | null {
    return [...open(frame)].sort((a, b) => this.of(b) - this.of(a))[0] ?? null;
  }
}

/** The moves after which the bot changed its mind most or, where no bot judges, where the rarest things happened. */
export function turningPoints(frames: readonly Frame[]): number[] {
  const rarity = new Rarity(frames);
  const weight = frames.map((frame, i) => {
    const before = frames[i - 1]?.evaluation ?? null;
    return frame.evaluation !== null && before !== null ? Math.abs(frame.evaluation - before) * 10 : open(frame).reduce((sum, event) => sum + rarity.of(event), 0);
  });
  return frames
    .map((_, i) => i)
    .slice(1)
    .sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0))
    .slice(0, MOST)
    .sort((a, b) => a - b);
}
