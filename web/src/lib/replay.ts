/** What the moments of a finished game are remembered by. */
import type { Frame } from "./api";
import type { Thing } from "./words";

/** What everybody heard: the kinds of whispers are many, so each of them is rare. */
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
