/** Messages of one language: the program's and, with a game, the game's own. English stands in for what is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api, type GameTexts } from "./api";
import { isRightToLeft, settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

/** Which fields are seats, by name of a struct and name of a field; `diwan.server.marks` says what the marks mean. */
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the texts of a game are requested by. Texts that differ have different stamps. */
export interface HasTexts {
  readonly id: string;
  readonly stamp: string;
}

const own = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

/** Names are isolated in every sentence: an English one may contain a name in Arabic letters. */
function withTexts(language: Language, ...sources: readonly string[]): FluentBundle {
  const made = new FluentBundle([language], { useIsolating: true });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}
async function bundle(language: Language, ofGame: string): Promise<FluentBundle> {
  return withTexts(language, (await own[`../texts/${language}.ftl`]?.()) ?? "", ofGame);
}

function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text);
}

export class Book {
  private numbers: Intl.NumberFormat | undefined; // expensive to make, and a board shows hundreds of numbers

  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    /** Of the game's structs. */
    readonly marks: Marks = {},
  ) {}

  /** The book of a language and a game. It is made once, so that sentences that were made with it can be kept. */
  static open(language: Language, game: HasTexts | null, withLessons = false): Promise<Book> {
    const key = `${language} ${game?.id ?? ""} ${game?.stamp ?? ""} ${withLessons}`;
    let book = opened.get(key);
    if (!book) {
      book = load(language, game, withLessons);
      opened.set(key, book);
      book.catch(() => opened.delete(key)); // the next one asks again
    }
    return book;
  }

  /** The book of a language with these texts of a game: in that language, if there are such, and then in English,
   *  if something is only there. The program's own texts are complete in every language. */
  static async of(language: Language, { texts, marks }: GameTexts): Promise<Book> {
    const english = texts.at(-1) ?? "";
    const made = [await bundle(language, (texts.length > 1 || language === "en" ? texts[0] : "") ?? "")];
    if (language !== "en" && english) made.push(withTexts("en", english));
    return new Book(language, made, marks);
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

const opened = new Map<string, Promise<Book>>();

const NO_TEXTS: GameTexts = { texts: [], marks: {} };

async function load(language: Language, game: HasTexts | null, withLessons: boolean): Promise<Book> {
  return Book.of(language, game ? await api.texts(game.id, language, game.stamp, withLessons) : NO_TEXTS);
}

/** The program's own book in the chosen language, for everything outside a game. */
const current: { book: Book } = $state({ book: new Book("en", []) });

export async function openBook(): Promise<void> {
  const book = await Book.open(settings.language, null);
  if (book.language === settings.language) current.book = book; // else another language was chosen meanwhile
}

/** The language that the page is in: the chosen one, as soon as its texts are there. */
export function spoken(): Language {
  return current.book.language;
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
