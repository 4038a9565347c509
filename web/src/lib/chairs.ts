import type { ShownTable } from "./wire";

/** The seats that a newcomer may take: free ones; during a game those of bots, if the table lets newcomers in. */
export function openSeats(table: ShownTable): number[] {
  const isRunning = isInGame(table);
  if (table.stage === "archived" || (isRunning && !table.manners.newcomers)) return [];
  return table.chairs.flatMap((chair, seat) => (chair.kind === (isRunning ? "bot" : "free") ? [seat] : []));
}

export function isInGame(table: ShownTable): boolean {
  return table.stage === "playing" || table.stage === "paused";
}
