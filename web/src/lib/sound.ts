/** Which sounds there are. They are made (`synth.ts`) once somebody wants to hear any. */
import type { IconName } from "./icons";
import { settings } from "./settings.svelte";

export type SoundName =
  "turn" | "coin" | "card" | "tile" | "pawn" | "vote" | "whisper" | "good" | "bad" | "victory" | "defeat";

/** The sound of an event is that of its icon. */
export const SOUND_OF: Record<IconName, SoundName | null> = {
  battle: "tile",
  card: "card",
  clock: null,
  coin: "coin",
  crown: null, // the end of a game has a sound of its own
  eye: "card",
  flag: "good",
  lie: "bad",
  move: "pawn",
  pawn: "pawn",
  place: "pawn",
  points: "coin",
  question: "whisper",
  swap: "card",
  talk: "whisper",
  tile: "tile",
  true: "good",
  vote: "vote",
  whisper: "whisper",
};

/** Plays a sound if the reader wants to hear any. */
export function play(name: SoundName): void {
  if (!settings.sound || settings.volume <= 0) return;
  import("./synth").then(
    ({ sound }) => sound(name, settings.volume),
    () => undefined, // a game can be played without it
  );
}
