/** Creates a table: the requests to the server in their order. */
import { api } from "./api";
import { keep, keepSeat, keepTable } from "./keys";
import type { NewTable } from "./wire";

export interface TableRequest {
  table: NewTable;
  /** Names of the people who sit down on this device. */
  people: readonly string[];
  /** The bot for the other seats; null leaves them free for guests. */
  bot: string | null;
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
