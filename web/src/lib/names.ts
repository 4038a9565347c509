import { botName, n, t } from "./book.svelte";
import type { Heard } from "./board";
import type { ShownChair, ShownTable } from "./wire";

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

/** Who played the game that is over, by seat: whoever has left since then keeps the place in its result. */
export function playersOf(table: ShownTable, story: readonly Heard[]): string[] {
  const names = table.chairs.map(nameOf);
  for (const fact of story.flatMap((heard) => heard.facts ?? []).reverse()) {
    if (fact.type === "Finished") return names;
    if (fact.type === "Left") names[fact.seat] = botName(fact.name);
  }
  return table.chairs.map(nameOf); // the end was told before the story that is here begins
}
