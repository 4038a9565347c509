/** Where a finished game turned. */
import type { Frame } from "./api";

const MOST = 6;

/** The moves after which the bot changed its mind most or, where no bot judges, where most happened at once. */
export function turningPoints(frames: readonly Frame[]): number[] {
  const weight = frames.map((frame, i) => {
    const before = frames[i - 1]?.evaluation ?? null;
    return frame.evaluation !== null && before !== null ? Math.abs(frame.evaluation - before) * 10 : frame.news.length;
  });
  return frames
    .map((_, i) => i)
    .slice(1)
    .sort((a, b) => (weight[b] ?? 0) - (weight[a] ?? 0))
    .slice(0, MOST)
    .sort((a, b) => a - b);
}
