/** From a view to places in the party room and links of the rumour graph. */
import type { Item, State, Telling } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** Where a comrade stands: round a long table, the reader in front. */
export function comradeAt(seat: number, seats: number, me: number | null): Point {
  const angle = Math.PI / 2 + ((seat - (me ?? 0)) * Math.PI * 2) / seats;
  return { x: 450 + Math.cos(angle) * 335, y: 232 + Math.sin(angle) * 158 };
}

export const sameItem = (a: Item, b: Item): boolean => a.subject === b.subject && a.card === b.card && a.text.toLocaleLowerCase() === b.text.toLocaleLowerCase();

/** Praise or slander. */
export const polarity = (item: Item): number => (item.card ? (item.card.startsWith("p") ? 1 : -1) : item.sign);

export interface Rumour {
  item: Item;
  links: Telling[];
  truth: boolean | null;
}

/** Every rumour that went round, with its way from mouth to mouth; the longest ways first. */
export function rumours(archive: State): Rumour[] {
  const found: Rumour[] = [];
  for (const book of archive.books)
    for (const telling of book.told) {
      const known = found.find((one) => sameItem(one.item, telling.item));
      if (known) known.links.push(telling);
      else found.push({ item: telling.item, links: [telling], truth: truthOf(archive, telling.item) });
    }
  for (const one of found) one.links.sort((a, b) => a.moment - b.moment);
  return found.sort((a, b) => b.links.length - a.links.length);
}

function truthOf(archive: State, item: Item): boolean | null {
  if (item.card) return archive.dossiers[item.subject]?.includes(item.card) ?? false;
  const motion = archive.minutes.find((minute) => minute.type === "Motion" && sameItem(minute.item, item));
  return motion?.type === "Motion" ? motion.truth : null;
}
