/** From a view to places in the party room, choices on the desk, and links of the rumour graph. */
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Item, Motion, Move, State, Telling, View } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everybody stands, in pixels: round a table, or in a row behind it where the room is low. */
export interface Seating {
  /** The side of a portrait. */
  size: number;
  /** The room of one comrade, portrait and name. */
  cell: { width: number; height: number };
  /** The middle of each comrade's room, by seat. */
  places: readonly Point[];
  /** What is free between the comrades. */
  middle: Box;
  /** Which way the table lies from each comrade: where words and slips go. */
  inward: readonly Point[];
}

/** Pixels: the height of a name with points below it and beside it, and the least width in which a name can be read. */
const PLATE = 36;
const LOW_PLATE = 20;
const LEAST_PLATE = 70;
const LARGEST = 108;
const SMALLEST = 22;
const EDGE = 6;
/** Square pixels that the middle should have, and the least faces for which that is worth it: the first pair that can
 *  be had. */
const MIDDLES = [
  [25_000, 56],
  [15_000, 50],
  [9_000, 34],
  [4_000, 24],
  [0, 0],
] as const;

const cellOf = (size: number): Seating["cell"] => ({
  width: Math.max(size * 1.1, LEAST_PLATE),
  height: size * 0.9 + (isCompact(size) ? LOW_PLATE : PLATE),
});

/** Whether the points of a comrade stand beside the name, for want of room. */
export const isCompact = (size: number): boolean => size < 40;

interface Ring {
  top: number;
  side: number;
  bottom: number;
}

/** The seats around a table of this room; the reader is in front, and the next seats follow clockwise. */
export function seatingOf(width: number, height: number, seats: number, me: number | null): Seating {
  const { size, ring, middle } = ringFor(width, height, seats);
  const cell = cellOf(size);
  const places: Point[] = [];
  const inward: Point[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const turn = (seat - (me ?? 0) + seats) % seats;
    const [place, way] = onRing(turn, ring, width, height, cell);
    places.push(place);
    inward.push(way);
  }
  return { size, cell, places, middle, inward };
}

interface Fit {
  size: number;
  ring: Ring;
  middle: Box;
}

/** The ring that has the largest faces and looks most like people round a table. */
function ringFor(width: number, height: number, seats: number): Fit {
  for (const [least, face] of MIDDLES) {
    const found = rings(seats).flatMap((ring) => largest(width, height, ring, least) ?? []);
    const [best] = found.filter(({ size }) => size >= face).sort((a, b) => worth(b) - worth(a));
    if (best) return best;
  }
  return crowded(width, height, seats);
}

function largest(width: number, height: number, ring: Ring, least: number): Fit | null {
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const cell = cellOf(size);
    const middle = middleOf(width, height, ring, cell);
    if (fits(width, height, ring, cell, least ? 40 : 20) && areaOf(middle) >= least) return { size, ring, middle };
  }
  return null;
}

/** Square pixels for the text of a paper, without its edges: it is never larger than this. */
const areaOf = (middle: Box): number =>
  Math.max(0, Math.min(middle.width, 420) - 40) * Math.max(0, Math.min(middle.height, 170) - 24);

/** Faces are the larger the better; people on all sides of a table are worth some of that. */
const worth = ({ size, ring: { top, side, bottom }, middle }: Fit): number =>
  size -
  (bottom ? 0 : 40) -
  (side ? 4 * Math.max(0, side - bottom) : 16) -
  2 * Math.abs(top - bottom) +
  Math.min(middle.height, 90) / 10;

function rings(seats: number): Ring[] {
  const found: Ring[] = [{ top: seats, side: 0, bottom: 0 }];
  for (let side = 0; side * 2 < seats; side++)
    for (let bottom = 1; bottom <= seats - 2 * side; bottom++) {
      const top = seats - 2 * side - bottom;
      if (top >= bottom - 1 && top >= 1) found.push({ top, side, bottom });
    }
  return found;
}

function fits(
  width: number,
  height: number,
  { top, side, bottom }: Ring,
  cell: Seating["cell"],
  between: number,
): boolean {
  const rows = (bottom ? 2 : 1) + side;
  return (
    Math.max(top, bottom, side ? 2 : 0) * cell.width <= width - 2 * EDGE &&
    rows * cell.height + (side ? 0 : between) <= height - 2 * EDGE &&
    (!side || width - 2 * EDGE - 2 * cell.width >= 120)
  );
}

function middleOf(width: number, height: number, { side, bottom }: Ring, cell: Seating["cell"]): Box {
  const x = EDGE + (side ? cell.width + 4 : 0);
  const y = EDGE + cell.height + 2;
  return {
    x,
    y,
    width: width - 2 * x,
    height: height - y - EDGE - (bottom ? cell.height : 0) - 2,
  };
}

/** A room that is too small for any ring: a row of small faces. */
function crowded(width: number, height: number, seats: number): Fit {
  const ring = {
    top: Math.ceil(seats / 2),
    side: 0,
    bottom: Math.floor(seats / 2),
  };
  return {
    size: SMALLEST,
    ring,
    middle: middleOf(width, height, ring, cellOf(SMALLEST)),
  };
}

function onRing(
  turn: number,
  { top, side, bottom }: Ring,
  width: number,
  height: number,
  cell: Seating["cell"],
): [Point, Point] {
  const low = height - EDGE - cell.height / 2;
  const high = EDGE + cell.height / 2;
  /** Of a row: everybody at the same distance, not too far from one another. */
  const along = (i: number, count: number): number => {
    const step = Math.min((width - 2 * EDGE) / count, cell.width * 1.75);
    return width / 2 + (i - (count - 1) / 2) * step;
  };
  // The reader is in the middle of the front row, or of the only one.
  const before = Math.floor((bottom || top) / 2);
  if (!bottom)
    return [
      { x: along((turn + before) % top, top), y: high },
      { x: 0, y: 1 },
    ];
  const left = before + 1;
  if (turn < left)
    return [
      { x: along(before - turn, bottom), y: low },
      { x: 0, y: -1 },
    ];
  const between = (i: number): number => low + ((high - low) * (i + 1)) / (side + 1);
  if (turn < left + side)
    return [
      { x: EDGE + cell.width / 2, y: between(turn - left) },
      { x: 1, y: 0 },
    ];
  const above = turn - left - side;
  if (above < top)
    return [
      { x: along(above, top), y: high },
      { x: 0, y: 1 },
    ];
  const down = above - top;
  if (down < side)
    return [
      { x: width - EDGE - cell.width / 2, y: between(side - 1 - down) },
      { x: -1, y: 0 },
    ];
  return [
    { x: along(bottom - 1 - (down - side), bottom), y: low },
    { x: 0, y: -1 },
  ];
}

/** Pixels: the height of a line of a balloon, and the width of a letter. */
const LINE = 16.5;
const LETTER = 7.4;

/** Where balloons stand, for who speaks and how long each text is: between speaker and table, within the room, and
 *  beside what others say. */
export function balloonsAt(
  seats: readonly number[],
  lengths: readonly number[],
  { places, inward, cell }: Seating,
  width: number,
  height: number,
): Box[] {
  const boxes: Box[] = [];
  const within = (value: number, most: number): number => Math.max(4, Math.min(most - 4, value));
  seats.forEach((seat, i) => {
    const length = (lengths[i] ?? 0) * LETTER;
    const wide = Math.min(width * 0.56, length > 500 ? 280 : 210, length + 30);
    const high = Math.min(Math.ceil(length / (wide - 24) + 0.25) * LINE + 10, height * 0.7);
    const place = places[seat] ?? { x: 0, y: 0 };
    const way = inward[seat] ?? { x: 0, y: 1 };
    const x = within(place.x + way.x * (cell.width / 2 + wide / 2) - wide / 2, width - wide);
    const y = within(place.y + way.y * (cell.height / 2 + high / 2) - high / 2, height - high);
    const box = { x, y, width: wide, height: high };
    for (const other of boxes)
      if (x < other.x + other.width && other.x < x + wide && box.y < other.y + other.height && other.y < box.y + high)
        box.y = within(way.y < 0 ? other.y - high - 4 : other.y + other.height + 4, height - high);
    boxes.push(box);
  });
  return boxes;
}

/** The smallest letters of a paper, in pixels. */
export const SMALLEST_LETTERS = 11;

/** The size of letters, in pixels, with which a text of this length fills a box, and its widest word one line. */
export function lettersFor(length: number, box: { width: number; height: number }, widest = 0): number {
  const area = Math.max(0, box.width) * Math.max(0, box.height);
  const filling = Math.sqrt((area * 0.6) / (Math.max(length, 24) * 0.7));
  const oneLine = widest ? box.width / (widest * 0.66) : Infinity;
  return Math.round(Math.max(SMALLEST_LETTERS, Math.min(21, filling, oneLine)) * 2) / 2;
}

// The rumour graph of the archive

/** A drawing: its size, its middle, and how far from it people stand. */
export interface Room {
  width: number;
  height: number;
  middle: Point;
  rx: number;
  ry: number;
}

export const WIDE: Room = {
  width: 900,
  height: 500,
  middle: { x: 450, y: 246 },
  rx: 335,
  ry: 158,
};
/** For a screen held upright. */
export const TALL: Room = {
  width: 500,
  height: 560,
  middle: { x: 250, y: 288 },
  rx: 172,
  ry: 194,
};

/** Where a comrade stands in the graph. */
export function comradeAt(seat: number, seats: number, me: number | null, room: Room = WIDE): Point {
  const angle = Math.PI / 2 + ((seat - (me ?? 0)) * Math.PI * 2) / seats;
  return {
    x: room.middle.x + Math.cos(angle) * room.rx,
    y: room.middle.y - 14 + Math.sin(angle) * room.ry,
  };
}

/** The line from the teller to the listener, bent to one side so that an answer takes another way; its number stands near the giver. */
export function wayOf(a: Point, b: Point, room: Room): { path: string; number: Point } {
  const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = {
    x: between.x + (room.middle.x - between.x) * 0.35 + ((b.y - a.y) / far) * 26,
    y: between.y + (room.middle.y - 14 - between.y) * 0.35 - ((b.x - a.x) / far) * 26,
  };
  const short = Math.hypot(bend.x - b.x, bend.y - b.y) || 1;
  const end = {
    x: b.x + ((bend.x - b.x) / short) * 32,
    y: b.y + ((bend.y - b.y) / short) * 32,
  };
  const along = (from: number, over: number, to: number, t: number): number =>
    (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;
  return {
    path: `M${a.x} ${a.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    number: {
      x: along(a.x, bend.x, end.x, 0.36),
      y: along(a.y, bend.y, end.y, 0.36),
    },
  };
}

// Statements

/** A card of the public list as a statement about somebody. */
export const cardItem = (subject: number, card: string): Item => ({
  subject,
  card,
  text: "",
  sign: 0,
});

export const sameItem = (a: Item, b: Item): boolean =>
  a.subject === b.subject && a.card === b.card && a.text.toLocaleLowerCase() === b.text.toLocaleLowerCase();

export const isPraise = (card: string): boolean => card.startsWith("p");

/** Praise or slander. */
export const polarity = (item: Item): number => (item.card ? (isPraise(item.card) ? 1 : -1) : item.sign);

/** What a statement says, without whom it is about. */
export const textOf = (item: Item, words: BoardWords): string =>
  item.card ? words.value("card", item.card) : item.text;

/** A statement that the reader knows, and from whom. */
export interface Note {
  item: Item;
  /** Seats, and -1 for the archive. */
  from: number[];
  /** What the vote on it brought to light; null where nothing did. */
  motion: Motion | null;
}

/** The notebook of the reader, the latest first. */
export function notesOf(view: View): Note[] {
  const found: Note[] = [];
  const note = (item: Item): Note => {
    const known = found.find((one) => sameItem(one.item, item));
    if (known) return known;
    const fresh = { item, from: [], motion: motionOn(view, item) };
    found.push(fresh);
    return fresh;
  };
  const add = (seats: number[], seat: number): void => {
    if (!seats.includes(seat)) seats.push(seat);
  };
  for (const item of view.book.notes) note(item);
  for (const telling of view.book.heard) add(note(telling.item).from, telling.giver);
  for (const whisper of view.book.whispers) if (whisper.item) add(note(whisper.item).from, -1);
  return found.reverse();
}

/** Whom the reader told a statement. */
export const toldTo = (view: View, item: Item): number[] => [
  ...new Set(view.book.told.filter((telling) => sameItem(telling.item, item)).map((telling) => telling.hearer)),
];

/** The last vote on a statement. */
export function motionOn(view: View, item: Item): Motion | null {
  const last = view.minutes.findLast((minute) => minute.type === "Motion" && sameItem(minute.item, item));
  return last?.type === "Motion" ? last : null;
}

export interface Rumour {
  item: Item;
  links: Telling[];
  truth: boolean | null;
}

/** Every rumour with its way from player to player, the longest ways first. */
export function rumours(archive: State): Rumour[] {
  const found: Rumour[] = [];
  for (const book of archive.books)
    for (const telling of book.told) {
      const known = found.find((one) => sameItem(one.item, telling.item));
      if (known) known.links.push(telling);
      else
        found.push({
          item: telling.item,
          links: [telling],
          truth: truthOf(archive, telling.item),
        });
    }
  for (const one of found) one.links.sort((a, b) => a.moment - b.moment);
  return found.sort((a, b) => b.links.length - a.links.length);
}

function truthOf(archive: State, item: Item): boolean | null {
  if (item.card) return archive.dossiers[item.subject]?.includes(item.card) ?? false;
  const motion = archive.minutes.find((minute) => minute.type === "Motion" && sameItem(minute.item, item));
  return motion?.type === "Motion" ? motion.truth : null;
}

/** The seats that may write in their own words, and be written about (I18). */
export function writersOf({ options, seats }: View): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (options.mode === "dossier_only" || (options.mode === "mixed" && options.people === "none")) return [];
  if (options.mode === "free_only" || options.people === "all") return all;
  return options.people.split(",").map(Number);
}

/** Who went to whom in this recess, each pair once. */
export function pairsOf(view: View): { a: number; b: number }[] {
  const found = new Map<string, { a: number; b: number }>();
  for (const rotation of view.rotations)
    if (rotation.round === view.round)
      rotation.actors.forEach((a, i) => {
        const b = rotation.partners[i];
        if (b !== null && b !== undefined) found.set(`${a} ${b}`, { a, b });
      });
  return [...found.values()];
}

// Choices

/** The drawing on the button of a move that needs nothing more to be chosen. */
export function signOf(move: Move): string {
  switch (move.type) {
    case "Vote":
      return move.ballot;
    case "Plead":
      return move.plea;
    case "Declare":
      return move.truth === null ? "silent" : move.truth ? "true" : "false";
    case "Shelter":
      return move.use ? "shelter" : "loss";
    case "More":
      return move.wanted ? "more" : "ready";
    default:
      return move.type.toLowerCase();
  }
}

const WHOLE = ["Vote", "Declare", "Plead", "Shelter", "More", "Pass", "Return", "Ready"];

/** Whether a move is one of the less important buttons. In an open recess one may ask for more time beside all else. */
export const isSmall = (move: Move, menu: readonly Move[]): boolean =>
  ["Pass", "Ready", "Return"].includes(move.type) ||
  (move.type === "More" && !menu.some((other) => other.type === "More" && !other.wanted));

/** The moves that are one button each, what matters most first. */
export const choicesOf = (menu: readonly Move[]): Move[] =>
  menu.filter((move) => WHOLE.includes(move.type)).sort((a, b) => WHOLE.indexOf(a.type) - WHOLE.indexOf(b.type));

/** What one can do with a comrade now. */
export type Deed = "Tell" | "Offer" | "Ask" | "Vouch" | "Doubt" | "Accept" | "Decline" | "Withdraw" | "Break";
const DEEDS: readonly Deed[] = ["Accept", "Decline", "Tell", "Offer", "Withdraw", "Ask", "Vouch", "Doubt", "Break"];

/** With whom a move is made; null for a move that concerns nobody in particular. */
export function partnerOf(move: Move): number | null {
  if ("to" in move) return move.to;
  if (move.type === "Accept" || move.type === "Decline") return move.giver;
  return move.type === "Break" ? move.ally : null;
}

export function deedsWith(menu: readonly Move[], seat: number): Deed[] {
  const types = new Set<string>(menu.filter((move) => partnerOf(move) === seat).map((move) => move.type));
  if (types.has("Decline")) types.add("Accept"); // which secret one gives may be none of those on the menu
  return DEEDS.filter((deed) => types.has(deed));
}

/** The notebook, the dossier and the minutes are lists as they are; this is the room. */
export function listing(view: View, words: BoardWords): Listing[] {
  const pairs = pairsOf(view).map(({ a, b }) => words.list([words.name(a), words.name(b)]));
  return [
    {
      title: words.say("in-room"),
      rows: view.visible.map(
        (half, seat) =>
          `${words.name(seat)}${view.book.allies.includes(seat) ? " ♥" : ""}: ${words.say("in-points", { points: half / 2 })}`,
      ),
    },
    ...(pairs.length ? [{ title: words.say("option-seen_together"), rows: pairs }] : []),
  ];
}
