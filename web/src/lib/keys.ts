/** The secrets of seats and tables that this device holds. Whoever holds a seat's secret is that seat. */

export interface Held {
  seat: number;
  name: string;
  secret: string;
}

export interface Keys {
  host?: string;
  game?: string;
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

/** The tables that this device has a key to, the latest first. */
export function ownTables(): { table: string; game: string }[] {
  const found: { table: string; game: string }[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const table = localStorage.key(i)?.match(/^diwan\.table\.(.+)$/)?.[1];
    const game = table && keysOf(table).game;
    if (table && game) found.push({ table, game });
  }
  return found.slice(-6).reverse();
}
