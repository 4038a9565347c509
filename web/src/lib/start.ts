/** Creates a table: the requests to the server in their order. */
import { api } from "./api";
import { t } from "./book.svelte";
import { usual } from "./catalogue";
import { keep, keepSeat, keepTable } from "./keys";
import { settings } from "./settings.svelte";
import type { GameShown, NewTable } from "./wire";

export interface TableRequest {
  table: NewTable;
  /** Names of the people who sit down on this device. */
  people: readonly string[];
  /** The bot for the other seats; null leaves them free for guests. */
  bot: string | null;
}

/** A game of one person against bots, without a clock. */
export function againstBots(
  game: GameShown,
  wish: { bot?: string; seats?: number; variant?: string } = {},
): TableRequest {
  const { bot, seats } = { ...usual(game), ...wish };
  const manners = { clock: 0, grace: 0, stand_in: bot, listed: false, newcomers: false };
  const variant = wish.variant ?? null;
  return {
    table: { game: game.id, seats, variant, options: game.at_table, manners },
    people: [settings.name || t("ui-guest")],
    bot,
  };
}

/** Returns the address of the new table. */
export async function createTable(request: TableRequest): Promise<string> {
  const { table, host } = await api.open(request.table);
  keep(table, (keys) => {
    keys.host = host;
  });
  keepTable(table, request.table.game);
  for (const name of request.people) {
    const { seat, secret } = await api.sit(table, { name });
    keepSeat(table, { seat, name, secret });
  }
  if (request.bot !== null) {
    const seats = request.table.seats ?? request.people.length;
    if (request.people.length < seats) await api.ask(table, { type: "Fill", bot: request.bot }, host);
    await api.ask(table, { type: "Start" }, host);
  }
  return `/t/${table}`;
}
