import type { ShownTable } from "./wire";

/** The seats that somebody who comes now may take: free ones, during a game those of bots where newcomers are welcome. */
export function openSeats(table: ShownTable): number[] {
  const isRunning = isInGame(table);
  if (table.stage === "archived" || (isRunning && !table.manners.newcomers)) return [];
  return table.chairs.flatMap((chair, seat) => (chair.kind === (isRunning ? "bot" : "free") ? [seat] : []));
}

export function isInGame(table: ShownTable): boolean {
  return table.stage === "playing" || table.stage === "paused";
}
