/** What people ask for at a table, and why the last of it was refused. */
import { tick } from "svelte";
import { ApiError } from "./api";
import { t } from "./book.svelte";
import type { Table } from "./table.svelte";
import { touched } from "./touched";
import type { Command, Refused } from "./wire";
import type { Thing, Words } from "./words";

export interface Refusal {
  text: string;
  /** The number of the rule that it comes from. */
  ruling: string | null;
  /** What was touched; null where it is gone, or something else was asked for. */
  at: Element | null;
}

export class Asking {
  refused: Refusal | null = $state.raw(null);

  constructor(
    private readonly table: Table,
    private readonly words: () => Words,
  ) {
    const decides = $derived(table.menu.length > 0);
    $effect(() => {
      void [table.phase, decides]; // it was about an older decision; what others do meanwhile leaves it in sight
      this.refused = null;
    });
  }

  /** Returns whether it was done. */
  async ask(command: Command<Thing>): Promise<boolean> {
    const no = await this.table.ask(command);
    this.explain(no, null);
    return no === null;
  }

  async play(move: Thing): Promise<void> {
    const answer = this.table.play(move);
    await tick();
    document.getElementById("act")?.focus({ preventScroll: true }); // the focused button may go away with the menu
    const no = await answer;
    const at = no && touched();
    this.explain(no, at);
    if (at instanceof HTMLElement || at instanceof SVGElement) at.focus({ preventScroll: true });
  }

  complain(error: unknown): void {
    if (error instanceof ApiError && error.refused) this.explain(error.refused, null);
    else {
      const text = error instanceof ApiError && error.status ? error.message : t("ui-offline");
      this.refused = { text, ruling: null, at: null };
    }
  }

  private explain(no: Refused | null, at: Element | null): void {
    this.refused = no && {
      text: this.words().refusal(no.ruling, no.key, no.details, no.text),
      ruling: /^[A-Z]+\d+$/.test(no.ruling) ? no.ruling : null,
      at,
    };
  }
}
