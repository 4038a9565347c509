import { botName, n, t } from "./book.svelte";
import type { ShownChair } from "./wire";

/** Whoever sits on a chair, as the reader writes the name. */
export function nameOf(chair: ShownChair, seat: number): string {
  if (chair.kind === "bot") return botName(chair.name);
  return chair.name || t("ui-player", { number: seat + 1 });
}

/** What somebody is called who gives no name: a guest, with a number where the table has one already. */
export function guestName(chairs: readonly ShownChair[]): string {
  let name = t("ui-guest");
  for (let number = 2; chairs.some((chair) => chair.name === name); number++) name = `${t("ui-guest")} ${n(number)}`;
  return name;
}
