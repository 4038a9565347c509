import { botName, t } from "./book.svelte";
import type { ShownChair } from "./wire";

/** Whoever sits on a chair, as the reader writes the name. */
export function nameOf(chair: ShownChair, seat: number): string {
  if (chair.kind === "bot") return botName(chair.name);
  return chair.name || t("ui-player", { number: seat + 1 });
}
