/** The HTTP side of the server. Every failure is an ApiError with a sentence for the reader. */
import { freshId } from "./open";
import { settings } from "./settings.svelte";
import type { Marks } from "./book.svelte";
import type * as wire from "./wire";
import type { Thing } from "./words";
import type {
  Command,
  Done,
  Entered,
  GameShown,
  Listing,
  NewTable,
  Problem,
  Refused,
  SeatTaken,
  TableNow,
  TableOpened,
  TakeSeat,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** Why the table or a rule of the game refused it. */
    readonly refused: Refused | null = null,
  ) {
    super(text);
  }
}

export type Frame = wire.Frame<unknown, Thing, Thing>;
export type LessonNow = wire.LessonNow<unknown, Thing, Thing>;
export type Replay = wire.Replay<unknown, Thing, Thing>;

/** The texts of a game as Fluent: in the language that was asked for, if it has them, and what these leave out in
 *  English. */
export interface GameTexts {
  readonly texts: readonly string[];
  readonly marks: Marks;
}

async function request<T>(method: string, path: string, body?: unknown, bearer?: string): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline");
  }
  const content: unknown = response.headers.get("content-type")?.includes("json")
    ? await response.json()
    : await response.text();
  if (!response.ok) {
    const problem = typeof content === "object" ? (content as Problem | Refused | null) : null;
    if (problem && "text" in problem)
      throw new ApiError(response.status, problem.text.replace(` (${problem.ruling})`, ""), problem);
    throw new ApiError(response.status, problem?.problem ?? response.statusText);
  }
  return content as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => request<GameShown[]>("GET", "/api/games"),
  texts: (game: string, language: string, stamp: string, withLessons = false) =>
    request<GameTexts>(
      "GET",
      `/api/games/${encodeURIComponent(game)}/texts/${language}${withLessons ? "/lessons" : ""}?v=${stamp}`,
    ),
  /** The rules as Markdown. */
  rules: (game: string, language: string, stamp: string) =>
    request<string>("GET", `/api/games/${encodeURIComponent(game)}/rules/${language}?v=${stamp}`),
  /** The public tables, the latest first. */
  tables: () => request<Listing[]>("GET", "/api/tables"),
  open: (table: NewTable) => request<TableOpened>("POST", "/api/tables", table),
  look: (table: string) => request<TableNow>("GET", at(table)),
  sit: (table: string, seat: TakeSeat) => request<SeatTaken>("POST", `${at(table)}/seats`, seat),
  enter: (table: string, secret: string) => request<Entered>("POST", `${at(table)}/enter`, { secret }),
  ask: (table: string, command: Command<unknown>, bearer: string) =>
    request<Done>("POST", `${at(table)}/commands`, { type: "Ask", id: freshId(), command }, bearer),
  replay: (table: string, game: number, of: string, around: number) =>
    request<Replay>("GET", `${at(table)}/games/${game}/replay?of=${of}&around=${around}`),
  /** Where a learner stands who has done this in a guided game. */
  lesson: (game: string, lesson: string, done: readonly (Thing | null)[]) =>
    request<LessonNow>("POST", `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, {
      done,
    }),
  /** The cards of a table's own deck. */
  cards: (table: string) => request<Readonly<Record<string, unknown>>>("GET", `${at(table)}/cards`),
  /** The whole table as one file, for its host, while no game is running. */
  exportAddress: (table: string) => `${at(table)}/export`,
  recordAddress: (table: string, game: number) => `${at(table)}/games/${game}/record`,
};
