/** Where a bubble stands: beside a thing, within the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
  /** Which side of the thing it is on. */
  side: "above" | "below" | "before" | "after";
  /** Where its arrow points, in pixels from its own left edge, or from its top if it is before or after the thing. */
  arrow: number;
}

/** Pixels between the bubble and the thing, and between the bubble and the edge of the screen. */
const [AWAY, EDGE] = [10, 6];
/** Pixels that the arrow keeps from the bubble's round corners. */
const CORNER = 16;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Above the thing if there is room, else below, else on the side that has most; never outside the screen. */
export function beside(thing: Box, bubble: Size, screen: Size): Place {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const room = {
    above: thing.top - AWAY - EDGE - bubble.height,
    below: screen.height - bottom - AWAY - EDGE - bubble.height,
    before: thing.left - AWAY - EDGE - bubble.width,
    after: screen.width - right - AWAY - EDGE - bubble.width,
  };
  const sides = ["above", "below", "before", "after"] as const;
  const side =
    sides.find((one) => room[one] >= 0) ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best), "above");
  const wanted = {
    above: { left: middle.x - bubble.width / 2, top: thing.top - AWAY - bubble.height },
    below: { left: middle.x - bubble.width / 2, top: bottom + AWAY },
    before: { left: thing.left - AWAY - bubble.width, top: middle.y - bubble.height / 2 },
    after: { left: right + AWAY, top: middle.y - bubble.height / 2 },
  }[side];
  const left = between(EDGE, wanted.left, Math.max(EDGE, screen.width - bubble.width - EDGE));
  const top = between(EDGE, wanted.top, Math.max(EDGE, screen.height - bubble.height - EDGE));
  const arrow =
    side === "above" || side === "below"
      ? between(CORNER, middle.x - left, Math.max(CORNER, bubble.width - CORNER))
      : between(CORNER, middle.y - top, Math.max(CORNER, bubble.height - CORNER));
  return { left, top, side, arrow };
}
