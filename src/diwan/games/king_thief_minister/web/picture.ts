/** From a view to places on the table, and from touched places to moves. */
import data from "./data.json";
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Claim, Move, Rotate, View } from "./types";

export type Face = Claim["character"];

export const FACES: readonly Face[] = ["K", "T", "M", "E", "S", "P"];
export const SPOTS = [0, 1, 2, 3, 4, 5] as const;
/** How long a face that was seen stays on the screen, in seconds. */
export const SHOW_FACE = data.show_face;

// --- The room ---

/** Where the choices stand: in one row or two below the table, as a low strip there, or as a column beside it. */
export type Dock = "row" | "rows" | "strip" | "beside";

/** The place of the choices on a board of this many pixels. */
export function dockOf(width: number, height: number): Dock {
  if (height < 400 && width > height * 1.1) return "beside";
  if (width < 640) return height >= 500 ? "rows" : "strip";
  if (width < 820 && height >= 700) return "rows"; // six in a row would leave their words too little room
  return height < 400 ? "strip" : "row";
}

export interface Point {
  x: number;
  y: number;
}

/** The table as it fits its place. All lengths are in units, and all points are seen from its middle. */
export interface Felt {
  /** Pixels of a unit. */
  unit: number;
  width: number;
  height: number;
  /** How far the cards are from the middle: across, down at the sides, and down in front and opposite. */
  across: number;
  side: number;
  end: number;
  treasury: { y: number; half: number };
}

/** Half of a card, of a plate with name and purse, and of the arrow on the card in front. */
export const CARD = { x: 40, y: 55 };
export const PLATE = { x: 80, y: 25 };
export const ARROW = 26;
/** Half of the arrows between two spots. */
export const SIDEWAYS = 30;
const GAP = 6;
/** From the middle of a card to that of its player's plate. */
const TO_PLATE = CARD.y + GAP + PLATE.y;
const EDGE = 7;
const NARROWEST = 2 * (3 * PLATE.x + GAP + EDGE);
const FLATTEST = 2 * (99 + TO_PLATE + PLATE.y + EDGE);
/** Half of the height that one line of coins takes, and half of the most that a pile of them does. */
const [LEAST_PILE, MOST_PILE] = [23, 46];
/** The height at which everybody has room to speak, and the unit above which this room matters more than size. */
const ROOMY = 484;
const READABLE = 0.8;
const LARGEST = 1.6;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The table in a place of this many pixels: as large as it can be, and spread over the room that is left. */
export function feltOf(pixelsWide: number, pixelsHigh: number): Felt {
  const broad = pixelsWide / NARROWEST;
  const roomy = Math.min(broad, pixelsHigh / ROOMY);
  const unit = roomy >= READABLE ? Math.min(roomy, LARGEST) : Math.min(broad, pixelsHigh / FLATTEST, READABLE);
  const [width, height] = [pixelsWide / unit, pixelsHigh / unit];
  const end = between(99, height / 2 - TO_PLATE - PLATE.y - EDGE, 172);
  const half = between(LEAST_PILE, end - 99, MOST_PILE);
  // The arrow on the card in front stands out of it by three quarters.
  const floor = end - CARD.y - ARROW * 1.6;
  return {
    unit,
    width,
    height,
    across: between(2 * PLATE.x + GAP, width / 2 - PLATE.x - EDGE, 255),
    side: between(CARD.y + GAP, end - 62, 86),
    end,
    treasury: { y: Math.min(floor - half, 8), half },
  };
}

/** Where the card of a spot lies; the reader's own spot is the one in front. */
export function cardAt(view: View, spot: number, felt: Felt): Point {
  const step = stepsFrom(ownSpot(view), spot);
  if (step % 3 === 0) return { x: 0, y: step === 0 ? felt.end : -felt.end };
  return { x: step < 3 ? -felt.across : felt.across, y: step === 1 || step === 5 ? felt.side : -felt.side };
}

/** Where the player of a spot sits: beyond the card. */
export function plateAt(view: View, spot: number, felt: Felt): Point {
  const card = cardAt(view, spot, felt);
  return { x: card.x, y: card.y + Math.sign(card.y) * TO_PLATE };
}

/** Where the arrows of the three movements are, from the card in front. */
export function arrowsAt(felt: Felt): Record<Rotate["direction"], Point> {
  const y = Math.min((felt.end + felt.side) / 2 + 4, felt.side + CARD.y + GAP - SIDEWAYS);
  return {
    left: { x: -felt.across / 2, y },
    front: { x: 0, y: felt.end - CARD.y - ARROW / 2 },
    right: { x: felt.across / 2, y },
  };
}

/** How many spots clockwise one is from another. */
export function stepsFrom(spot: number, other: number): number {
  return (other - spot + SPOTS.length) % SPOTS.length;
}

export interface Balloon extends Point {
  width: number;
  height: number;
  /** Where in its place the balloon is, nearest to who speaks. */
  at: "top" | "bottom";
}

export const BALLOON = 44;
/** What two lines of its smallest letters need, in pixels. */
const LEAST_BALLOON = 37;

/** The place of a player's balloon: beyond the plate at the sides, else between card and treasury. Balloons never
 *  overlap, so a claim and all challenges can be read at once; where the table is flat they lie on the card. */
export function balloonAt(view: View, spot: number, felt: Felt): Balloon {
  const [card, plate] = [cardAt(view, spot, felt), plateAt(view, spot, felt)];
  const above = card.y < 0;
  const width = 2 * (felt.across - CARD.x) - 2 * GAP;
  if (card.x === 0) {
    const height = Math.max(BALLOON, Math.min(66, felt.end - CARD.y - (felt.treasury.half - felt.treasury.y)));
    if (!above) return { x: 0, y: card.y - 26, width: 2 * PLATE.x, height: BALLOON, at: "top" };
    const isFlat = felt.end - CARD.y < 67;
    return { x: 0, y: card.y + (isFlat ? 26 : CARD.y + height / 2), width, height, at: "top" };
  }
  const room = felt.height / 2 - Math.abs(plate.y) - PLATE.y;
  if (room < Math.max(BALLOON, LEAST_BALLOON / felt.unit))
    return { x: card.x, y: card.y, width: 2 * PLATE.x, height: BALLOON, at: above ? "bottom" : "top" };
  const height = Math.min(room, 66);
  // Between the edge of the board and whoever sits in the middle.
  const outer = Math.min(felt.width / 2, felt.across + 100);
  const inner = Math.max(PLATE.x + GAP, felt.across - 100);
  return {
    x: Math.sign(card.x) * (outer + inner) * 0.5,
    y: plate.y + Math.sign(plate.y) * (PLATE.y + height / 2),
    width: outer - inner,
    height,
    at: above ? "bottom" : "top",
  };
}

// --- Who and what is where ---

export function ownSpot(view: View): number {
  return view.spots[view.seat ?? 0] ?? 0;
}

export function seatAt(view: View, spot: number): number | null {
  const seat = view.spots.indexOf(spot);
  return seat < 0 ? null : seat;
}

/** The seats with the most coins: at the end, those who have won. */
export function richest(view: View): number[] {
  const most = Math.max(...view.coins);
  return view.coins.flatMap((coins, seat) => (coins === most ? [seat] : []));
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

// --- Moves ---

/** The spots that a move points at. */
export function spotsOf(view: View, move: Move): readonly number[] {
  switch (move.type) {
    case "Look":
    case "Name":
      return [move.spot];
    case "Peek":
      return [ownSpot(view)];
    case "Challenge":
      return view.phase.type === "HiddenDoubt" ? [view.spots[view.phase.claimant] ?? -1] : [];
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

/** The spots that can be touched next. */
export function touchable(view: View, menu: readonly Move[], picks: readonly number[]): ReadonlySet<number> {
  return new Set(fitting(view, menu, picks, false).flatMap((move) => spotsOf(view, move)));
}

export function isSame(one: Move, other: Move): boolean {
  const fields = one as unknown as Readonly<Record<string, unknown>>;
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(other).every(([field, value]) => fields[field] === value)
  );
}

/** What people can do on the board: everything that a seat may play. */
export function isOffered(move: { readonly type: string }): boolean {
  return OFFERED.has(move.type);
}

const OFFERED: ReadonlySet<string> = new Set<Move["type"]>([
  ...(["Look", "Decline", "Peek", "Rotate", "Claim", "Pass", "Challenge", "YesSir", "Silent"] as const),
  ...(["Swap", "Execute", "Tax", "Name", "GiveUp", "PlayOn", "EndGame"] as const),
]);

// --- In words ---

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
