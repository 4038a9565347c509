/** The secrets of seats and tables that this device holds. Whoever holds a seat's secret is that seat. */

export interface Held {
  seat: number;
  name: string;
  secret: string;
}

export interface Keys {
  host?: string;
  game?: string;
  /** When this device came to the table, in milliseconds. */
  at?: number;
  seats: Held[];
}

const place = (table: string): string => `diwan.table.${table}`;

export function keysOf(table: string): Keys {
  try {
    return { seats: [], ...(JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Partial<Keys>) };
  } catch {
    return { seats: [] };
  }
}

export function keep(table: string, change: (keys: Keys) => void): void {
  const keys = keysOf(table);
  change(keys);
  localStorage.setItem(place(table), JSON.stringify(keys));
}

export function keepSeat(table: string, held: Held): void {
  keep(table, (keys) => {
    keys.seats = [...keys.seats.filter((other) => other.seat !== held.seat), held];
  });
}

/** Remembers a table for the list on the first page. */
export function keepTable(table: string, game: string): void {
  keep(table, (keys) => {
    keys.game = game;
    keys.at ??= Date.now();
  });
}

/** The tables that this device has a key to, the latest first. */
export function ownTables(): { table: string; game: string; at: number }[] {
  const found: { table: string; game: string; at: number }[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const table = localStorage.key(i)?.match(/^diwan\.table\.(.+)$/)?.[1];
    const { game, at } = table ? keysOf(table) : {};
    if (table && game && at) found.push({ table, game, at });
  }
  return found.sort((a, b) => b.at - a.at).slice(0, 6);
}
