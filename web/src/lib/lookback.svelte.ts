/** The last steps of a table, looked at again while the game goes on. */
import type { Heard } from "./board";
import type { Step } from "./steps.svelte";
import type { Table } from "./table.svelte";

export class LookBack {
  /** The number of the step that the reader looks at; null in the present. */
  private lookedAt: number | null = $state(null);
  private readonly place = $derived.by(() =>
    this.lookedAt === null ? -1 : this.table.past.findIndex((step) => step.seq === this.lookedAt),
  );

  /** Created by the page of the table while it is set up. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (this.lookedAt !== null && this.place < 0) this.lookedAt = null; // it is too long ago by now
    });
  }

  /** The step of the past that the board shows instead of the present. */
  get step(): Step | null {
    return this.table.past[this.place] ?? null;
  }

  /** What the banner tells: the step in sight, or what the log ends with. */
  get heard(): Heard | null {
    const { past, story } = this.table;
    return (
      (this.step ?? past.findLast((step) => step.fresh?.news?.length))?.fresh ??
      story.findLast((one) => one.news?.length) ??
      null
    );
  }

  get canGoBack(): boolean {
    return this.place < 0 ? this.table.past.length > 1 : this.place > 0;
  }

  go(by: -1 | 1): void {
    const { past } = this.table;
    const at = (this.place < 0 ? past.length - 1 : this.place) + by;
    const step = past[at];
    if (step) this.lookedAt = at === past.length - 1 && by > 0 ? null : step.seq;
  }

  toNow(): void {
    this.lookedAt = null;
  }
}
