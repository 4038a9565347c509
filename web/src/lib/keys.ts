/** The secrets of seats and tables that this device holds. Whoever holds a seat's secret controls that seat. */
import { forget, kept, read, write } from "./storage";
import type { ShownTable } from "./wire";

export interface HeldSeat {
  seat: number;
  name: string;
  secret: string;
}

export interface Keys {
  host?: string;
  game?: string;
  /** When this device came to the table, in milliseconds since 1970. */
  at?: number;
  seats: HeldSeat[];
}

const place = (table: string): string => `diwan.table.${table}`;

export function keysOf(table: string): Keys {
  try {
    return { seats: [], ...(JSON.parse(read(place(table)) ?? "{}") as Partial<Keys>) };
  } catch {
    return { seats: [] };
  }
}

export function keep(table: string, change: (keys: Keys) => void): void {
  const keys = keysOf(table);
  change(keys);
  write(place(table), JSON.stringify(keys));
}

export function keepSeat(table: string, held: HeldSeat): void {
  keep(table, (keys) => {
    keys.seats = [...keys.seats.filter((other) => other.seat !== held.seat), held];
  });
}

/** Remembers a table for the list in the lobby. */
export function keepTable(table: string, game: string): void {
  keep(table, (keys) => {
    keys.game = game;
    keys.at ??= Date.now();
  });
}

/** Forgets a table that was left or is gone. */
export function forgetTable(table: string): void {
  forget(place(table));
}

/** Whether the keys open nothing any more: all their seats were left. A host keeps the key. */
export function isLeft(keys: Keys, table: ShownTable): boolean {
  return keys.host === undefined && keys.seats.every(({ seat }) => table.chairs[seat]?.kind !== "person");
}

export interface OwnTable {
  table: string;
  game: string;
  at: number;
}

/** The tables that this device has keys to, the latest first. */
export function ownTables(): OwnTable[] {
  const found: OwnTable[] = [];
  for (const name of kept()) {
    const table = /^diwan\.table\.(.+)$/.exec(name)?.[1];
    const { game, at } = table ? keysOf(table) : {};
    if (table && game && at) found.push({ table, game, at });
  }
  return found.sort((a, b) => b.at - a.at).slice(0, 8);
}
