/** Where everything of a table lies: the best arrangement for the room that there is, in CSS pixels. */

import type { View } from "./types";
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tile off the board: its picture, the letters of its name below it (0: no name), and the room that both need. */
export interface TileSize {
  picture: number;
  letters: number;
  width: number;
  height: number;
}

/** A hand or the neutral tiles. */
export interface Zone {
  box: Box;
  head: Box;
  tiles: readonly Box[];
}

export interface Arrangement {
  size: TileSize;
  /** The room in the middle, and the square of the board in it. */
  middle: Box;
  board: Box;
  far: Zone;
  own: Zone;
  neutral: Zone | null;
  piles: Box;
  /** Where it stands what a tile does. */
  card: Box;
}

/** What needs room: the tiles of a hand and of the neutral zone, and what else is on the table. */
export interface Slots {
  hand: number;
  neutral: number;
  /** How many cards are offered in the place of the board. */
  offer?: number;
  /** Whether nothing is asked but a line, so that the card can be low. */
  isLean?: boolean;
}

const SIZES: readonly TileSize[] = [
  { picture: 30, letters: 0, width: 33, height: 36 },
  { picture: 36, letters: 0, width: 40, height: 44 },
  { picture: 44, letters: 0, width: 48, height: 52 },
  { picture: 30, letters: 9, width: 47, height: 60 },
  { picture: 36, letters: 10, width: 54, height: 68 },
  { picture: 46, letters: 11, width: 62, height: 81 },
  { picture: 54, letters: 12, width: 72, height: 92 },
  { picture: 66, letters: 13, width: 88, height: 108 },
];
/** What a size is worth, in pixels of the board: names most of all. */
const WORTH = [-55, -35, 0, 100, 120, 140, 160, 175];
const GAP = 6;
const PAD = 4;
const HEAD = 22;
/** The height of a name above its counts, where both have no room in one line. */
const TALL_HEAD = 42;
/** The width of a name that stands beside its tiles. */
const PLATE = 72;
const PILE = 44;
/** Both piles side by side. */
const PILES = 2 * PILE + 2;
const CARD = { width: 220, height: 76, lean: 40, least: 118 };
const LEAST_BOARD = 126;
/** Below this a smaller board is worth much less. */
const SMALL_BOARD = 230;
const MOST_BOARD = 620;
/** Beyond this a larger board is worth half. */
const AMPLE_BOARD = 420;
/** A tile gets more room than it needs, up to this. */
const STRETCH = 1.45;

const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});

type HeadAt = "above" | "tall" | "beside" | "none";

const TITLE: Readonly<Record<HeadAt, number>> = { above: HEAD, tall: TALL_HEAD, beside: 0, none: 0 };

const cardHeight = (slots: Slots): number => (slots.isLean ? CARD.lean : CARD.height);

function linesFor(width: number, slots: number, size: TileSize, head: HeadAt): number {
  const room = width - 2 * PAD - (head === "beside" ? PLATE : 0);
  return Math.max(1, Math.ceil(slots / Math.max(1, Math.floor(room / size.width))));
}

function heightOf(width: number, slots: number, size: TileSize, head: HeadAt): number {
  return linesFor(width, slots, size, head) * size.height + 2 * PAD + TITLE[head];
}

/** A zone in its box: the tiles in lines of equal length, in the middle of the room that the name leaves. */
function zone(at: Box, slots: number, size: TileSize, head: HeadAt): Zone {
  const plate = head === "beside" ? PLATE : 0;
  const title = TITLE[head];
  const lines = linesFor(at.width, slots, size, head);
  const inLine = Math.max(1, Math.ceil(slots / lines));
  const room = at.width - 2 * PAD - plate;
  const width = Math.min(room / inLine, size.width * STRETCH);
  const left = at.x + PAD + plate + (room - width * inLine) / 2;
  const top = at.y + PAD + title;
  return {
    box: at,
    head: plate
      ? box(at.x + PAD, at.y + PAD, PLATE - PAD, at.height - 2 * PAD)
      : box(at.x + PAD, at.y + PAD, at.width - 2 * PAD, title),
    tiles: Array.from({ length: slots }, (_, i) =>
      box(left + (i % inLine) * width, top + Math.floor(i / inLine) * size.height, width, size.height),
    ),
  };
}

/** The largest square in the middle of a box. */
function square(at: Box): Box {
  const side = Math.floor(Math.min(at.width, at.height, MOST_BOARD));
  return box(at.x + (at.width - side) / 2, at.y + (at.height - side) / 2, side, side);
}

/** Neutral tiles, piles and card in one row. */
function row(at: Box, slots: Slots, size: TileSize): Pick<Arrangement, "neutral" | "piles" | "card"> {
  const wide = slots.neutral ? slots.neutral * size.width + 2 * PAD : 0;
  const neutral = wide ? zone(box(at.x, at.y, wide, at.height), slots.neutral, size, "above") : null;
  const left = at.x + (wide ? wide + GAP : 0);
  const piles = at.height < 2 * PILE - 2 ? PILES : PILE;
  return {
    neutral,
    piles: box(left, at.y, piles, at.height),
    card: box(left + piles + GAP, at.y, at.x + at.width - left - piles - GAP, at.height),
  };
}

const rowHeight = (slots: Slots, size: TileSize): number =>
  Math.max(cardHeight(slots), slots.isLean ? PILE : 2 * PILE, slots.neutral ? HEAD + size.height + 2 * PAD : 0);

/** The hands at the sides of the board, in columns. */
function across(width: number, height: number, slots: Slots, size: TileSize, columns: number): Arrangement {
  const side = columns * size.width + 2 * PAD;
  const low = rowHeight(slots, size);
  const high = height - low - GAP;
  const middle = box(side + GAP, 0, width - 2 * (side + GAP), high);
  const head = heightOf(side, slots.hand, size, "tall") <= high ? "tall" : "above";
  const tall = heightOf(side, slots.hand, size, head);
  return {
    size,
    middle,
    board: square(middle),
    far: zone(box(0, 0, side, tall), slots.hand, size, head),
    own: zone(box(width - side, 0, side, tall), slots.hand, size, head),
    ...row(box(0, high + GAP, width, low), slots, size),
  };
}

/** The hands above and below the board; the rest below them. */
function upright(width: number, height: number, slots: Slots, size: TileSize, head: HeadAt): Arrangement {
  const hand = heightOf(width, slots.hand, size, head);
  const low = rowHeight(slots, size);
  const middle = box(0, hand + GAP, width, height - 2 * hand - low - 3 * GAP);
  return {
    size,
    middle,
    board: square(middle),
    far: zone(box(0, 0, width, hand), slots.hand, size, head),
    own: zone(box(0, middle.y + middle.height + GAP, width, hand), slots.hand, size, head),
    ...row(box(0, height - low, width, low), slots, size),
  };
}

/** The hands above and below the board, then the neutral tiles with the piles, then the card. */
function stacked(width: number, height: number, slots: Slots, size: TileSize, head: HeadAt): Arrangement {
  const hand = heightOf(width, slots.hand, size, head);
  const line = slots.neutral ? heightOf(width - PILES - GAP, slots.neutral, size, head) : PILE;
  const high = height - 2 * hand - line - cardHeight(slots) - 4 * GAP;
  const middle = box(0, hand + GAP, width, high);
  const own = middle.y + high + GAP;
  const low = own + hand + GAP;
  return {
    size,
    middle,
    board: square(middle),
    far: zone(box(0, 0, width, hand), slots.hand, size, head),
    own: zone(box(0, own, width, hand), slots.hand, size, head),
    neutral: slots.neutral ? zone(box(0, low, width - PILES - GAP, line), slots.neutral, size, head) : null,
    piles: box(slots.neutral ? width - PILES : 0, low, slots.neutral ? PILES : width, line),
    card: box(0, height - cardHeight(slots), width, cardHeight(slots)),
  };
}

/** The hands above and below the board, the neutral tiles beside it; the card below all, or beside the board too. */
function flanked(
  width: number,
  height: number,
  slots: Slots,
  size: TileSize,
  head: HeadAt,
  columns: number,
  beside: boolean,
): Arrangement {
  const hand = heightOf(width, slots.hand, size, head);
  const low = beside ? 0 : cardHeight(slots) + GAP;
  const high = height - 2 * hand - low - 2 * GAP;
  const needed = Math.max(columns * size.width + 2 * PAD, beside ? CARD.least + PILE + GAP : 2 * PILE + GAP);
  const wide = Math.max(needed, beside ? width - Math.min(high, MOST_BOARD) - GAP : 0);
  const middle = box(0, hand + GAP, width - wide - GAP, high);
  const at = box(width - wide, middle.y, wide, high);
  const title: HeadAt = size.letters ? "above" : "none";
  const tall = slots.neutral ? heightOf(wide, slots.neutral, size, title) : 0;
  const below = at.y + (tall ? tall + GAP : 0);
  const rest = at.y + high - below;
  return {
    size,
    middle,
    board: square(middle),
    far: zone(box(0, 0, width, hand), slots.hand, size, head),
    own: zone(box(0, middle.y + high + GAP, width, hand), slots.hand, size, head),
    neutral: tall ? zone(box(at.x, at.y, wide, tall), slots.neutral, size, title) : null,
    piles: beside ? box(at.x, below, PILE, rest) : box(at.x, below, wide, rest),
    card: beside
      ? box(at.x + PILE + GAP, below, wide - PILE - GAP, rest)
      : box(0, height - cardHeight(slots), width, cardHeight(slots)),
  };
}

const area = (at: Box): number => at.width * at.height;

/** Whether everything has the room that it needs. */
function holds(one: Arrangement, height: number, slots: Slots): boolean {
  const { far, own, neutral, piles, card } = one;
  const bottom = Math.max(...[far, own].map((at) => at.box.y + at.box.height));
  const apart = far.box.x + far.box.width <= one.board.x || far.box.y + far.box.height <= one.board.y;
  const low = Math.min(piles.y, neutral?.box.y ?? piles.y, card.y);
  return (
    one.board.width >= LEAST_BOARD &&
    apart &&
    bottom <= height &&
    (own.box.x === 0 || bottom <= low) &&
    card.width >= CARD.least &&
    area(card) >= CARD.least * (slots.isLean ? CARD.lean : 70) &&
    Math.max(piles.width, piles.height) >= 2 * PILE - 8 &&
    Math.min(piles.width, piles.height) >= 36
  );
}

/** What an arrangement is worth, in pixels of the board. */
function worth(one: Arrangement, slots: Slots): number {
  const names = WORTH[SIZES.indexOf(one.size)] ?? 0;
  if (slots.offer) return 300 * Math.min(2, roomOf(one.middle, slots.offer)) + names / 4;
  const side = one.board.width;
  const card = slots.isLean ? 0 : Math.max(0, CARD.width - one.card.width) / 2;
  return (
    Math.min(side, AMPLE_BOARD) + Math.max(0, side - AMPLE_BOARD) / 2 - Math.max(0, SMALL_BOARD - side) + names - card
  );
}

function mirrored(one: Arrangement, width: number): Arrangement {
  const flip = (at: Box): Box => ({ ...at, x: width - at.x - at.width });
  const turn = (at: Zone): Zone => ({
    box: flip(at.box),
    head: flip(at.head),
    tiles: at.tiles.map(flip),
  });
  return {
    size: one.size,
    middle: flip(one.middle),
    board: flip(one.board),
    far: turn(one.far),
    own: turn(one.own),
    neutral: one.neutral && turn(one.neutral),
    piles: flip(one.piles),
    card: flip(one.card),
  };
}

/** The best arrangement: a large board, tiles with names, and all of it in sight. */
export function arrange(width: number, height: number, slots: Slots, rightToLeft = false): Arrangement {
  const all = SIZES.flatMap((size) => [
    ...[2, 3].map((columns) => across(width, height, slots, size, columns)),
    ...(["above", "beside"] as const).flatMap((head) => [
      upright(width, height, slots, size, head),
      stacked(width, height, slots, size, head),
      ...[1, 2, 3].flatMap((columns) => [
        flanked(width, height, slots, size, head, columns, false),
        ...(slots.offer ? [] : [flanked(width, height, slots, size, head, columns, true)]),
      ]),
    ]),
  ]);
  const fitting = all.filter((one) => holds(one, height, slots));
  const best = (fitting.length ? fitting : all).reduce((one, other) =>
    worth(other, slots) > worth(one, slots) ? other : one,
  );
  return rightToLeft ? mirrored(best, width) : best;
}

/** How many columns give the most room to each card, and how often that is what its words need (150 by 64 pixels). */
function columnsOf(at: Box, cards: number): { columns: number; room: number } {
  return [1, 2, 3, 4, 5]
    .map((columns) => {
      const [width, height] = [at.width / columns, at.height / Math.ceil(cards / columns)];
      return { columns, room: Math.min(Math.sqrt((width * height) / 9600), width / 110, height / 48) };
    })
    .reduce((one, other) => (other.room > one.room ? other : one));
}

const roomOf = (at: Box, cards: number): number => columnsOf(at, cards).room;

/** Cards that are offered in the middle. */
export function spread(at: Box, cards: number): Box[] {
  const { columns } = columnsOf(at, cards);
  const lines = Math.ceil(cards / columns);
  const [width, height] = [Math.min(at.width / columns, 300), Math.min(at.height / lines, 230)];
  const top = at.y + (at.height - height * lines) / 2;
  return Array.from({ length: cards }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, cards - line * columns);
    const left = at.x + (at.width - width * inLine) / 2 + (i % columns) * width;
    return box(left + 3, top + line * height + 3, width - 6, height - 6);
  });
}

/** What needs room on this table: as many tiles as there may be, so that nothing changes its size in a game. */
export function slotsOf(view: View, most: number, offer: number): Slots {
  const { neutrals } = view.options;
  const neutral = neutrals === "standard" || neutrals === "long" ? 5 : 0;
  if (offer) return { hand: most, neutral, offer, isLean: true };
  if (view.phase.type === "Over") return { hand: most, neutral, isLean: true };
  const dealt = { draft: 3, beginner: 0, standard: 0, long: 0 } as Readonly<Record<string, number>>;
  return { hand: Math.max(7 + (dealt[neutrals] ?? 2), most), neutral };
}

/** The picture on an offered card, above its words or beside them. */
export function pictureOn(card: Box, rightToLeft: boolean): { upright: boolean; x: number; y: number; width: number } {
  const upright = card.height > card.width * 0.8;
  const width = upright ? Math.min(card.width * 0.5, card.height * 0.4) : Math.min(card.height - 8, card.width * 0.26);
  const aside = rightToLeft ? card.x + card.width - 8 - width / 2 : card.x + 8 + width / 2;
  return upright
    ? { upright, x: card.x + card.width / 2, y: card.y + 8 + width / 2, width }
    : { upright, x: aside, y: card.y + card.height / 2, width };
}
