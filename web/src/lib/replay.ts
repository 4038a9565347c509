/** Picks the events by which the moments of a finished game are remembered. */
import type { Frame } from "./api";
import type { Thing } from "./words";

/** The events that everybody heard. */
const open = (frame: Frame): readonly Thing[] => frame.news.filter((_, i) => !frame.heard[i]);

/** The frame to show until the position of a move is loaded: the last loaded one before it, or the first after it. */
export function nearest(frames: readonly Frame[], at: number): Frame | null {
  const isThere = (frame: Frame): boolean => frame.view !== null;
  return frames.slice(0, at + 1).findLast(isThere) ?? frames.find(isThere) ?? null;
}

/** An event counts if it has at least this share of the weight of the heaviest event of the moment. */
const WEIGHTY = 0.9;

const swing = (before: readonly number[], after: readonly number[]): number =>
  before.length === after.length
    ? after.reduce((sum, value, seat) => sum + Math.abs(value - (before[seat] ?? 0)), 0)
    : 0;

/** How much the standings change on average when an event of a type happens. */
export class Weight {
  private readonly sums = new Map<string, { swing: number; count: number }>();

  constructor(frames: readonly Frame[]) {
    for (const [i, frame] of frames.entries()) {
      const change = swing(frames[i - 1]?.standing ?? [], frame.standing);
      for (const type of new Set(open(frame).map((event) => event.type))) {
        const sum = this.sums.get(type) ?? { swing: 0, count: 0 };
        this.sums.set(type, { swing: sum.swing + change, count: sum.count + 1 });
      }
    }
  }

  private of(event: Thing): number {
    const sum = this.sums.get(event.type);
    return sum ? sum.swing / sum.count : 0;
  }

  /** The event by which a moment is remembered: the first heavy one, because causes come before effects. */
  first(frame: Frame): Thing | null {
    const events = open(frame);
    const most = Math.max(...events.map((event) => this.of(event)));
    return events.find((event) => this.of(event) >= most * WEIGHTY) ?? null;
  }
}
