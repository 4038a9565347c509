/** Messages of one language: the program's and, with a game, the game's own. English stands in for what is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isRightToLeft, settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/diwan/games/*/texts/*.ftl", { query: "?raw", import: "default" });
const rulebooks = import.meta.glob<string>("../../../src/diwan/games/*/texts/rules.*.md", { query: "?raw", import: "default" });

function gameFile(game: string, name: string): string {
  return `../../../src/diwan/games/${game.replaceAll("-", "_")}/texts/${name}`;
}

/** Names of the other direction are kept apart in every sentence: an English one may name somebody in Arabic letters. */
async function bundle(language: Language, game: string | null): Promise<FluentBundle> {
  const made = new FluentBundle([language], { useIsolating: true });
  const sources = [own[`../texts/${language}.ftl`], game ? ofGames[gameFile(game, `${language}.ftl`)] : undefined];
  for (const source of sources)
    if (source) made.addResource(new FluentResource(await source()), { allowOverrides: true });
  return made;
}

function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text);
}

export class Book {
  private numbers: Intl.NumberFormat | undefined; // dear to make, and a board has hundreds of numbers

  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
  ) {}

  static async open(language: Language, game: string | null): Promise<Book> {
    const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
    return new Book(language, await Promise.all(languages.map((name) => bundle(name, game))));
  }

  /** The message, or its attribute as `key.attribute`; null when there is none. */
  find(key: string, args: Arguments = {}): string | null {
    const [name = "", attribute] = key.split(".");
    for (const one of this.bundles) {
      const message = one.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return this.plain(one.formatPattern(pattern, args, []));
    }
    return null;
  }

  /** Without the marks that keep names apart, where all of it reads from left to right. */
  plain(text: string): string {
    return isRightToLeft(this.language) || hasRightToLeft(text) ? text : text.replace(/[\u2068\u2069]/g, "");
  }

  say(key: string, args: Arguments = {}): string {
    return this.find(key, args) ?? key;
  }

  number(value: number): string {
    return (this.numbers ??= new Intl.NumberFormat(this.language)).format(value);
  }
}

/** The program's own book in the chosen language, for everything outside a game. */
const current: { book: Book } = $state({ book: new Book("en", []) });

export async function openBook(): Promise<void> {
  current.book = await Book.open(settings.language, null);
}

export function t(key: string, args: Arguments = {}): string {
  return current.book.say(key, args);
}

/** What kind of bot it is; a game's own kinds, for researchers, keep the names by which commands know them. */
export function botKind(bot: string): string {
  return current.book.find(`ui-bot-${bot}`) ?? bot;
}

/** A bot's name as it is written in the reader's language. */
export function botName(name: string): string {
  return current.book.find(`bot-name-${name}`) ?? name;
}

export function n(value: number): string {
  return current.book.number(value);
}

/** The rules of a game in the reader's language, or in English, as Markdown; empty where a game has none. */
export async function rulebook(game: string, language: Language): Promise<string> {
  const found = rulebooks[gameFile(game, `rules.${language}.md`)] ?? rulebooks[gameFile(game, "rules.en.md")];
  return found ? await found() : "";
}
