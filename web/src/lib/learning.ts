/** What this device's player has learned: guided games, and games that were explained. */
import { settings } from "./settings.svelte";
import { read, write } from "./storage";
import type { GameShown, LessonShown } from "./wire";
import type { Thing } from "./words";

/** What was done of a lesson: for every step the move, or null where there was only text. */
export interface Done {
  done: readonly (Thing | null)[];
  /** It was finished once; it may have been begun again since. */
  finished: boolean;
}

const place = (game: string, lesson: string): string => `diwan.lesson.${game}.${lesson}`;

export function doneOf(game: string, lesson: string): Done {
  try {
    return { done: [], finished: false, ...(JSON.parse(read(place(game, lesson)) ?? "{}") as Partial<Done>) };
  } catch {
    return { done: [], finished: false };
  }
}

export function keepDone(game: string, lesson: string, done: Done): void {
  write(place(game, lesson), JSON.stringify(done));
}

export const learnAddress = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

/** Whether a game must still be explained before the first one is played. */
export function isNew(game: string): boolean {
  const known = (what: string): boolean => settings.taught.includes(`${game}/${what}`);
  return !known("*") && !known("first");
}

/** The game was explained, or the player wants to play without. */
export function explained(game: string): void {
  if (isNew(game)) settings.taught = [...settings.taught, `${game}/first`];
}

export function isLearned(game: GameShown, lesson: LessonShown): boolean {
  return doneOf(game.id, lesson.id).finished;
}

export function isBegun(game: GameShown, lesson: LessonShown): boolean {
  return doneOf(game.id, lesson.id).done.length > 0;
}

/** The first game, in the order given, whose first guided game was not finished yet; null if there is none. */
export function nextToLearn<G extends GameShown>(games: readonly G[]): { game: G; lesson: LessonShown } | null {
  for (const game of games) {
    const lesson = game.lessons[0];
    if (lesson && !isLearned(game, lesson)) return { game, lesson };
  }
  return null;
}
