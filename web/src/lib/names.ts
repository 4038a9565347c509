import { botName, n, t } from "./book.svelte";
import type { Heard } from "./board";
import type { ShownChair, ShownTable } from "./wire";

/** The name of the player on a chair, in the reader's script. */
export function nameOf(chair: ShownChair, seat: number): string {
  if (chair.kind === "bot") return botName(chair.name);
  return chair.name || t("ui-player", { number: seat + 1 });
}

/** The name of a person who gives none: "Guest", with a number if there is one already. */
export function guestName(chairs: readonly ShownChair[]): string {
  let name = t("ui-guest");
  for (let number = 2; chairs.some((chair) => chair.name === name); number++) name = `${t("ui-guest")} ${n(number)}`;
  return name;
}

/** The names of those who played the finished game, by seat, including players who have left since. */
export function playersOf(table: ShownTable, story: readonly Heard[]): string[] {
  const names = table.chairs.map(nameOf);
  for (const fact of story.flatMap((heard) => heard.facts ?? []).reverse()) {
    if (fact.type === "Finished") return names;
    if (fact.type === "Left") names[fact.seat] = botName(fact.name);
  }
  return table.chairs.map(nameOf); // the log here begins after the end of that game
}
