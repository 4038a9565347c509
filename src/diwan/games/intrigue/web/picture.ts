/** From a view to places in the party room and links of the rumour graph. */
import type { Listing } from "$client/lib/listing";
import type { BoardWords } from "$client/lib/board";
import type { Item, State, Telling, View } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** The room: its size, the middle of the table, and how far from it people stand. */
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

/** Where a comrade stands: round a long table, the reader in front. */
export function comradeAt(seat: number, seats: number, me: number | null, room: Room = WIDE): Point {
  const angle = Math.PI / 2 + ((seat - (me ?? 0)) * Math.PI * 2) / seats;
  return {
    x: room.middle.x + Math.cos(angle) * room.rx,
    y: room.middle.y - 14 + Math.sin(angle) * room.ry,
  };
}

const SPEECH = { width: 220, height: 50 };

/** Where a comrade's words stand: above the head, beside it under the curtain, below the name where the sides are narrow. */
export function speechAt(comrade: Point, room: Room): Point & { width: number; height: number; at: "top" | "bottom" } {
  const within = (x: number): number => Math.min(room.width - SPEECH.width - 6, Math.max(6, x));
  const above = comrade.y - 48 - SPEECH.height;
  if (above < 0) return { ...SPEECH, x: within(comrade.x + 36), y: 6, at: "top" };
  const aside = Math.abs(comrade.x - room.middle.x) > SPEECH.width / 2;
  if (room === TALL && aside)
    return {
      ...SPEECH,
      x: within(comrade.x - SPEECH.width / 2),
      y: comrade.y + 86,
      at: "top",
    };
  return {
    ...SPEECH,
    x: within(comrade.x - SPEECH.width / 2),
    y: above,
    at: "bottom",
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

export const sameItem = (a: Item, b: Item): boolean =>
  a.subject === b.subject && a.card === b.card && a.text.toLocaleLowerCase() === b.text.toLocaleLowerCase();

/** Praise or slander. */
export const polarity = (item: Item): number => (item.card ? (item.card.startsWith("p") ? 1 : -1) : item.sign);

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

/** Who was seen with whom in this recess. */
export function pairsOf(view: View): { a: number; b: number }[] {
  return view.rotations
    .filter((rotation) => rotation.round === view.round)
    .flatMap((rotation) =>
      rotation.actors.flatMap((actor, i) => {
        const partner = rotation.partners[i];
        return partner === null || partner === undefined ? [] : [{ a: actor, b: partner }];
      }),
    );
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
