/** Which icon and which sound an event has.
 *
 *  The texts of a game may say it: `icon-<Event>` is the name of an icon, and its attribute `.group` is `turn` or `round`
 *  where the event begins one. For other events it follows from what they tell. */
import type { Thing, Words } from "./words";

/** All of them are drawn in EventIcon.svelte. */
export const ICONS = [
  "battle",
  "card",
  "clock",
  "coin",
  "crown",
  "eye",
  "flag",
  "lie",
  "move",
  "pawn",
  "place",
  "points",
  "question",
  "swap",
  "talk",
  "tile",
  "true",
  "vote",
  "whisper",
] as const;
export type IconName = (typeof ICONS)[number];

const isIcon = (name: string | null): name is IconName => ICONS.includes(name as IconName);

/** The fields that tell what an event is about: the first that an event has decides. */
const BY_FIELD: readonly (readonly [RegExp, IconName])[] = [
  [/^winners?$/, "crown"],
  [/^coins?$|^money$/, "coin"],
  [/^points$|^totals$/, "points"],
  [/^ballots?$|votes?$|^with_seats$/, "vote"],
  [/^tiles?$/, "tile"],
  [/^dice$|^die$/, "question"],
  [/^(cards?|character|item|objectives?)$/, "card"],
  [/^districts?$|^cells?$|^spot$/, "place"],
  [/^words$/, "talk"],
];

export function iconOf(event: Thing, words: Words): IconName {
  const said = words.find(`icon-${event.type}`, words.argumentsOf(event));
  if (isIcon(said)) return said;
  const fields = Object.keys(event);
  return BY_FIELD.find(([field]) => fields.some((name) => field.test(name)))?.[1] ?? "pawn";
}

/** What an event begins: a turn, a round, or nothing. */
export function begins(event: Thing, words: Words): "turn" | "round" | null {
  const said = words.book.find(`icon-${event.type}.group`);
  return said === "turn" || said === "round" ? said : null;
}

/** The seat of who did it, if it was one. */
export function actorOf(event: Thing): number | null {
  for (const name of ["seat", "giver"]) {
    const seat = (event as unknown as Record<string, unknown>)[name];
    if (typeof seat === "number" && seat >= 0) return seat;
  }
  return null;
}
