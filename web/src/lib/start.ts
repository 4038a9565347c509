/** From a choice on the first page to a table: the few requests in their order. */
import { api } from "./api";
import { keep, keepSeat, keepTable } from "./keys";
import type { NewTable } from "./wire";

export interface Wish {
  table: NewTable;
  /** Names of the people who sit down on this device. */
  people: readonly string[];
  /** The bot for the other chairs; null leaves them free for guests. */
  bot: string | null;
}

/** The address of the new table. */
export async function setTable(wish: Wish): Promise<string> {
  const { table, host } = await api.open(wish.table);
  keep(table, (keys) => {
    keys.host = host;
  });
  keepTable(table, wish.table.game);
  for (const name of wish.people) {
    const { seat, secret } = await api.sit(table, { name });
    keepSeat(table, { seat, name, secret });
  }
  if (wish.bot !== null) {
    const seats = wish.table.seats ?? wish.people.length;
    if (wish.people.length < seats) await api.ask(table, { type: "Fill", bot: wish.bot }, host);
    await api.ask(table, { type: "Start" }, host);
  }
  return `/t/${table}`;
}
