/** The sounds of a table: your turn, and what happens. */
import { untrack } from "svelte";
import { iconOf } from "./icons";
import { play, SOUND_OF } from "./sound";
import type { Table } from "./table.svelte";
import type { Words } from "./words";

/** Called by the page of the table while it is set up. */
export function playSounds(table: Table, words: () => Words, isMyTurn: () => boolean): void {
  $effect(() => {
    if (isMyTurn()) play("turn");
  });
  $effect(() => {
    const told = table.fresh?.news ?? [];
    const names = untrack(() => told.map((event) => words().event(event) && SOUND_OF[iconOf(event, words())]));
    for (const name of new Set(names)) if (name) play(name);
  });
}
