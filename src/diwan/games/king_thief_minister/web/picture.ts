/** From a view to places on the table. */
import data from "./data.json";
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Claim, Move, View } from "./types";

export type Face = Claim["character"];

/** How long a face that was seen stays on the screen, in seconds. */
export const SHOW_FACE = data.show_face;

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
  /** Where those in front and opposite speak: beside themselves, or inwards where there is no room beside. */
  speech: "beside" | "inwards";
  /** How large the coins are drawn, and where the words above and below them stand. */
  treasury: { scale: number; clock: number; label: number };
}

export const WIDE: Felt = {
  box: "0 10 900 582",
  middle: { x: 450, y: 300 },
  edge: { x: 322, y: 232 },
  card: { x: 195, y: 79, end: 158 },
  plate: { x: 328, y: 128, end: 256 },
  speech: "beside",
  treasury: { scale: 1, clock: -62, label: 58 },
};
/** For small screens: players sit above and below their cards. */
export const TALL: Felt = {
  box: "0 42 560 556",
  middle: { x: 280, y: 320 },
  edge: { x: 224, y: 252 },
  card: { x: 124, y: 74, end: 156 },
  plate: { x: 189, y: 164, end: 244 },
  speech: "inwards",
  treasury: { scale: 0.75, clock: -33, label: 35 },
};

function round(view: View, spot: number, middle: Point, ray: { x: number; y: number; end: number }): Point {
  const angle = Math.PI / 2 + ((spot - ownSpot(view)) * Math.PI) / 3;
  const [across, down] = [Math.round(Math.cos(angle) * 2), Math.round(Math.sin(angle) * 2)];
  return {
    x: middle.x + Math.sign(across) * ray.x,
    y: middle.y + Math.sign(down) * (across === 0 ? ray.end : ray.y),
  };
}

/** Where the card of a spot lies; the reader's own spot is the one in front. */
export function cardAt(view: View, spot: number, felt: Felt = WIDE): Point {
  return round(view, spot, felt.middle, felt.card);
}

/** Where the player of a spot sits. */
export function plateAt(view: View, spot: number, felt: Felt = WIDE): Point {
  return round(view, spot, felt.middle, felt.plate);
}

export interface Balloon extends Point {
  width: number;
  /** Where in its place the balloon is. */
  at: "start" | "top" | "bottom";
}

const BALLOON = 200;
export const BALLOON_HEIGHT = 66;
/** Half of a letter, and a little room. */
const LETTER = { x: 14, y: 16 };
const CARD = { x: 40, y: 55 };

/** The place of a player's balloon: balloons never overlap, so that a claim and all challenges can be read at once. */
export function balloonAt(plate: Point, felt: Felt): Balloon {
  const above = plate.y < felt.middle.y;
  if (Math.abs(plate.x - felt.middle.x) >= 5) {
    const x = Math.min(felt.middle.x * 2 - BALLOON - 2, Math.max(2, plate.x - BALLOON / 2));
    return {
      x,
      y: above ? plate.y - 28 - BALLOON_HEIGHT : plate.y + 28,
      width: BALLOON,
      at: above ? "bottom" : "top",
    };
  }
  if (felt.speech === "beside")
    return {
      x: plate.x + 84,
      y: plate.y - BALLOON_HEIGHT / 2,
      width: BALLOON,
      at: "start",
    };
  const width = 2 * (felt.card.x - CARD.x); // between the cards at the sides
  const inner = felt.card.end - CARD.y;
  const y = above ? felt.middle.y - inner : felt.middle.y + inner - BALLOON_HEIGHT;
  return { x: plate.x - width / 2, y, width, at: above ? "top" : "bottom" };
}

/** Whether a balloon may cover a letter at this place. */
export function covers({ x, y, width }: Balloon, letter: Point): boolean {
  const isBeside = letter.x < x - LETTER.x || letter.x > x + width + LETTER.x;
  return !isBeside && letter.y > y - LETTER.y && letter.y < y + BALLOON_HEIGHT + LETTER.y;
}

/** Where the letter of a spot stands, seen from its card: inwards at the sides, else above or below. */
export function labelAt(card: Point, felt: Felt): Point {
  const side = Math.sign(Math.round(felt.middle.x - card.x));
  return { x: side * 54, y: side !== 0 ? 5 : card.y > felt.middle.y ? -62 : 74 };
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

/** The characters that may lie on a spot, if the memory aid tells them. */
export function possibleAt(view: View, spot: number): Face[] {
  return [...(view.memory.possible[spot] ?? "")] as Face[];
}

/** Where on the back of a card the sign of one of several characters stands: two side by side. */
export function signAt(index: number, count: number): Point {
  const rows = Math.ceil(count / 2);
  const alone = index === count - 1 && count % 2 === 1;
  return {
    x: alone ? 0 : index % 2 ? 16 : -16,
    y: (Math.floor(index / 2) - (rows - 1) / 2) * 31,
  };
}

/** What lies on a spot, in words, or else what may lie there. */
export function describe(view: View, words: BoardWords, spot: number, face: Face | null): string {
  const seat = seatAt(view, spot);
  const possible = possibleAt(view, spot);
  const card = words.say("card-of", {
    spot: words.value("spot", spot),
    name: seat === null ? words.say("table-nobody") : words.name(seat),
    face: face ? words.value("character", face) : "none",
  });
  if (face || possible.length < 2) return card;
  return words.say("card-possible", {
    card,
    characters: words.list(possible.map((one) => words.value("character", one))),
  });
}

export function listing(view: View, words: BoardWords, faceAt: (spot: number) => Face | null): Listing[] {
  return [
    {
      title: words.say("title"),
      rows: view.tracks.map((_, spot) => describe(view, words, spot, faceAt(spot))),
    },
    {
      title: `${words.say("table-treasury")}: ${words.number(view.treasury)}`,
      rows: view.coins.map((coins, seat) => words.say("coins-of", { name: words.name(seat), coins })),
    },
  ];
}
