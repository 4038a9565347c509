/** From a view to places on the table. */
import type { Listing } from "../../lib/listing";
import type { Words } from "../../lib/words";
import type { Claim, Move, View } from "./types";

export type Face = Claim["character"];

export interface Point {
  x: number;
  y: number;
}

/** The table: what is seen of it, its middle and its edge, and where on the six rays cards and players are. */
export interface Felt {
  box: string;
  middle: Point;
  edge: Point;
  /** Across for the four spots at the sides; down for those, and for the two in front and opposite. */
  card: { x: number; y: number; end: number };
  plate: { x: number; y: number; end: number };
}

export const WIDE: Felt = {
  box: "0 10 900 582",
  middle: { x: 450, y: 300 },
  edge: { x: 322, y: 232 },
  card: { x: 195, y: 79, end: 158 },
  plate: { x: 308, y: 128, end: 256 },
};
/** For small screens: players sit above and below their cards. */
export const TALL: Felt = {
  box: "0 42 560 556",
  middle: { x: 280, y: 320 },
  edge: { x: 224, y: 252 },
  card: { x: 124, y: 74, end: 156 },
  plate: { x: 189, y: 164, end: 244 },
};

function round(view: View, spot: number, middle: Point, ray: { x: number; y: number; end: number }): Point {
  const angle = Math.PI / 2 + ((spot - ownSpot(view)) * Math.PI) / 3;
  const [across, down] = [Math.round(Math.cos(angle) * 2), Math.round(Math.sin(angle) * 2)];
  return { x: middle.x + Math.sign(across) * ray.x, y: middle.y + Math.sign(down) * (across === 0 ? ray.end : ray.y) };
}

/** Where the card of a spot lies; the reader's own spot is the one in front. */
export function cardAt(view: View, spot: number, felt: Felt = WIDE): Point {
  return round(view, spot, felt.middle, felt.card);
}

/** Where the player of a spot sits. */
export function plateAt(view: View, spot: number, felt: Felt = WIDE): Point {
  return round(view, spot, felt.middle, felt.plate);
}

/** Where a player's balloon goes, and on which side of the plate it sits: beside those in front and opposite. */
export function balloonAt(plate: Point, felt: Felt): Point & { side: "beside" | "above" | "below" } {
  if (Math.abs(plate.x - felt.middle.x) < 5) return { x: plate.x + 84, y: plate.y - 33, side: "beside" };
  const x = Math.min(felt.middle.x * 2 - 202, Math.max(2, plate.x - 100));
  return plate.y < felt.middle.y ? { x, y: plate.y - 94, side: "above" } : { x, y: plate.y + 28, side: "below" };
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

/** What lies on a spot, in words. */
export function describe(view: View, words: Words, spot: number, face: Face | null): string {
  const seat = seatAt(view, spot);
  return words.say("card-of", {
    spot: words.value("spot", spot),
    name: seat === null ? words.say("table-nobody") : words.name(seat),
    face: face ? words.value("character", face) : "none",
  });
}

export function listing(view: View, words: Words, faceAt: (spot: number) => Face | null): Listing[] {
  return [
    { title: words.say("title"), rows: view.tracks.map((_, spot) => describe(view, words, spot, faceAt(spot))) },
    {
      title: `${words.say("table-treasury")}: ${words.book.number(view.treasury)}`,
      rows: view.coins.map((coins, seat) => words.say("coins-of", { name: words.name(seat), coins })),
    },
  ];
}
