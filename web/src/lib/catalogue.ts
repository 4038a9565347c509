/** The catalogue in the reader's language, and what the form of a new table asks for. */
import { api } from "./api";
import { Book } from "./book.svelte";
import type { Language } from "./settings.svelte";
import { humanise } from "./words";
import type { GameShown, OptionShown, VariantShown } from "./wire";

interface Named {
  readonly title: string;
  /** A sentence about it, or nothing. */
  readonly about: string;
}
export type LocalVariant = VariantShown & Named;
export type LocalOption = OptionShown & Named;

export interface LocalGame extends GameShown {
  readonly variants: readonly LocalVariant[];
  readonly options: readonly LocalOption[];
  /** The word for a value of an option. */
  readonly word: (option: string, value: unknown) => string;
}

let catalogue: Promise<readonly GameShown[]> | null = null;

/** All games, as the server has them now, in the reader's language. */
export function listGames(): Promise<readonly GameShown[]> {
  const asked = api.games().then((games) => games.map(named));
  catalogue = asked;
  asked.catch(() => (catalogue = null)); // the next one asks again
  return asked;
}

/** A game of the catalogue, for a page that needs its files; null where the server has no such game. */
export async function findGame(id: string): Promise<GameShown | null> {
  return (await (catalogue ?? listGames())).find((game) => game.id === id) ?? null;
}

/** A game without texts is called by its id. */
function named(game: GameShown): GameShown {
  return game.title === game.id ? { ...game, title: humanise(game.id.replaceAll("-", "_")) } : game;
}

/** What a game is called in the language of a book. */
export function titleOf(game: GameShown, book: Book): string {
  return book.find("title") ?? game.title;
}

/** The catalogue's entry in the language of the page, whichever language the server answered in. */
export async function inWords(game: GameShown, language: Language): Promise<LocalGame> {
  const book = await Book.open(language, game);
  const say = (key: string, other: string): string => book.find(key) ?? other;
  return {
    ...game,
    title: titleOf(game, book),
    tagline: say("tagline", game.tagline),
    variants: game.variants.map((one) => ({
      ...one,
      title: say(`variant-${one.key}`, humanise(one.key)),
      about: say(`variant-${one.key}.about`, ""),
    })),
    options: game.options.map((one) => ({
      ...one,
      title: say(`option-${one.key}`, humanise(one.key)),
      about: inForm(one, say(`option-${one.key}.about`, "")),
    })),
    word: (option, value) =>
      typeof value === "number" ? book.number(value) : say(`${option}-${String(value)}`, String(value)),
  };
}

/** Without the names in brackets that values have in the terminal: the form shows values as words. */
function inForm(option: OptionShown, about: string): string {
  return ((option.schema as Schema).enum ?? []).reduce<string>(
    (text, value) => text.replace(` (${String(value)})`, ""),
    about,
  );
}

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  $ref?: string;
  anyOf?: readonly Schema[];
}

export type Field = { option: LocalOption; optional: boolean } & (
  | { kind: "choice"; values: readonly unknown[] }
  | { kind: "number"; least: number | undefined; most: number | undefined }
  | { kind: "switch" | "text" | "file" }
);

/** Options that follow from who sits down, so the form does not ask for them. */
const FROM_THE_TABLE = ["people", "host"];

/** The options that a person can set. An option that only repeats the variant's name is left out. */
export function fieldsOf(game: LocalGame): Field[] {
  const isVariant = (key: string): boolean =>
    game.variants.every((one) => (one.options as Record<string, unknown>)[key] === one.key);
  return game.options.filter((one) => !FROM_THE_TABLE.includes(one.key) && !isVariant(one.key)).map(field);
}

function field(option: LocalOption): Field {
  const schema = option.schema as Schema;
  const inner = schema.anyOf?.find((one) => one.type !== "null") ?? schema;
  const optional = inner !== schema;
  if (inner.enum) return { option, optional, kind: "choice", values: inner.enum };
  if (inner.$ref) return { option, optional, kind: "file" };
  if (inner.type === "boolean") return { option, optional, kind: "switch" };
  if (inner.type === "integer" || inner.type === "number")
    return { option, optional, kind: "number", least: inner.minimum, most: inner.maximum };
  return { option, optional, kind: "text" };
}

/** The choices that the form shows at once, because a table of people begins otherwise than the rules. */
export function firstChoices(game: LocalGame): Extract<Field, { kind: "choice" }>[] {
  return fieldsOf(game).flatMap((one) => (one.kind === "choice" && one.option.key in game.at_table ? [one] : []));
}

/** The bots that people choose from; a game's other bots are for programs. */
const FOR_PEOPLE = ["easy", "normal", "hard", "clever", "random"];

export function botsOf(game: GameShown): readonly string[] {
  const found = FOR_PEOPLE.filter((bot) => game.bots.includes(bot));
  return found.length ? found : game.bots;
}

/** Newcomers see the easiest game first. */
export function easiestFirst<G extends GameShown>(games: readonly G[]): G[] {
  return [...games].sort((a, b) => a.difficulty - b.difficulty);
}

/** The default bot and number of seats. */
export function usual(game: GameShown): { bot: string; seats: number } {
  const bot = ["normal", "clever"].find((one) => game.bots.includes(one)) ?? game.bots[0] ?? "random";
  return { bot, seats: game.seats.includes(4) ? 4 : (game.seats[0] ?? 2) };
}
