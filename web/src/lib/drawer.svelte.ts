/** The log and the chat of a table: which of them is open, and what is unread. Where there is little room, or the result
 *  has theirs, they are a drawer. */
import { tick, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Table } from "./table.svelte";

export const TABS = ["log", "talk"] as const;
export type Tab = (typeof TABS)[number];

/** What somebody is writing, and to whom: a seat, or everybody. */
export interface Draft {
  text: string;
  to: string;
}

export class Drawer {
  tab: Tab = $state("log");
  draft: Draft = $state({ text: "", to: "" });
  unread = $state(0);
  isOpen = $state(false);
  private readonly small = new MediaQuery("(max-width: 900px), (max-height: 520px)");
  private counted = 0;

  /** Created by the page of the table while it is set up.
   *  @param fits whether the table fills the screen, so that the drawer lies over it
   *  @param hasResult whether the result of the game stands where log and chat were */
  constructor(
    table: Table,
    private readonly fits: () => boolean,
    private readonly hasResult: () => boolean,
  ) {
    $effect(() => {
      const { said } = table;
      untrack(() => (this.unread += said - this.counted));
      this.counted = said;
    });
    $effect(() => {
      if (this.tab === "talk" && this.unread && (!this.pulls || this.isOpen)) this.unread = 0;
    });
  }

  /** Whether it has to be pulled out. */
  get pulls(): boolean {
    return this.fits() && (this.small.current || this.hasResult());
  }

  /** Whether the page needs a button that leads to it. */
  get hasButton(): boolean {
    return this.pulls || (this.unread > 0 && this.small.current);
  }

  async open(): Promise<void> {
    if (this.unread) this.tab = "talk";
    this.isOpen = true;
    await tick();
    document.querySelector(".side")?.scrollIntoView({ block: "end" }); // a table that waits has it below
    document.getElementById(`tab-${this.tab}`)?.focus({ preventScroll: true });
  }

  close(): void {
    this.isOpen = false;
    document.getElementById("to-side")?.focus({ preventScroll: true });
  }
}
