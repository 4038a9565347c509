/** From a view to places on the table. */
import type { Move, View } from "./types";

export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: 450, y: 300 };

function round(spot: number, own: number, rx: number, ry: number): Point {
  const angle = Math.PI / 2 + ((spot - own) * Math.PI) / 3;
  return { x: CENTRE.x + Math.cos(angle) * rx, y: CENTRE.y + Math.sin(angle) * ry };
}

/** Where the card of a spot lies; the reader's own spot is the one in front. */
export function cardAt(view: View, spot: number): Point {
  return round(spot, ownSpot(view), 225, 158);
}

/** Where the player of a spot sits. */
export function plateAt(view: View, spot: number): Point {
  return round(spot, ownSpot(view), 356, 256);
}

export function ownSpot(view: View): number {
  return view.seat === null ? (view.spots[0] ?? 0) : (view.spots[view.seat] ?? 0);
}

export function seatAt(view: View, spot: number): number | null {
  const seat = view.spots.indexOf(spot);
  return seat < 0 ? null : seat;
}

/** The spots that a move points at. */
export function spotsOf(view: View, move: Move): readonly number[] {
  switch (move.type) {
    case "Look":
    case "Name":
      return [move.spot];
    case "Peek":
      return [ownSpot(view)];
    case "Swap":
      return [move.a, move.b];
    case "Execute":
      return [view.spots[move.victim] ?? -1];
    case "Tax":
      return [view.spots[move.double] ?? -1];
    default:
      return [];
  }
}

/** The moves that fit the spots chosen so far; only whole choices, where `whole`. */
export function fitting(view: View, menu: readonly Move[], picks: readonly number[], whole: boolean): Move[] {
  return menu.filter((move) => {
    const spots = spotsOf(view, move);
    return spots.length > 0 && picks.every((spot) => spots.includes(spot)) && (!whole || spots.length === picks.length);
  });
}
