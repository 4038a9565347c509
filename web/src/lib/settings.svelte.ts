/** What a person chose on this device: language, colours, motion, pace, sound, name. */
import { read, write } from "./storage";

export const LANGUAGES = { en: "English", ar: "العربية", fa: "فارسی", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
const RIGHT_TO_LEFT: readonly Language[] = ["ar", "fa"];

/** How long every event stays; `once` shows the present as soon as it is known. */
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

interface Chosen {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: boolean;
  pace: Pace;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether every move stands in a list below the board, also those that the board offers. */
  lists: boolean;
  name: string;
  /** The hints that were read: `<game>/<phase>`, or `<game>/*`. */
  taught: string[];
}

function preferred(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => tag in LANGUAGES) ?? "en") as Language;
}

function load(): Chosen {
  const fresh: Chosen = {
    language: preferred(),
    theme: "auto",
    motion: true,
    pace: "normal",
    sound: false,
    volume: 0.6,
    lists: false,
    name: "",
    taught: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(read("diwan") ?? "{}") as Partial<Chosen>) };
  } catch {
    return fresh;
  }
}

export const settings = $state(load());

// Follow changes in another tab.
addEventListener("storage", (event) => {
  if (event.key === "diwan") Object.assign(settings, load());
});

export function save(): void {
  write("diwan", JSON.stringify(settings));
}

export function isRightToLeft(language: Language): boolean {
  return RIGHT_TO_LEFT.includes(language);
}

/** Applies the settings to the page, which is in this language. Called in an effect. */
export function apply(language: Language, dark: boolean): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = isRightToLeft(language) ? "rtl" : "ltr";
  root.dataset.theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.pace = settings.pace;
  root.dataset.motion = settings.motion ? "auto" : "off";
  save();
}

export function motionAllowed(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
