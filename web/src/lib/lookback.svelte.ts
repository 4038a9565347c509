/** The last steps of a table, looked at again while the game goes on. */
import type { Heard } from "./board";
import type { Step } from "./steps.svelte";
import type { Table } from "./table.svelte";
import type { Words } from "./words";

export class LookBack {
  /** The number of the step that the reader looks at; null in the present. */
  private lookedAt: number | null = $state(null);
  /** Those of which there is something to say. */
  private readonly steps = $derived.by(() => this.table.past.filter(({ fresh }) => !fresh || this.tells(fresh)));
  private readonly place = $derived.by(() =>
    this.lookedAt === null ? -1 : this.steps.findIndex((step) => step.seq === this.lookedAt),
  );

  /** Created by the page of the table while it is set up. */
  constructor(
    private readonly table: Table,
    private readonly words: () => Words,
  ) {
    $effect(() => {
      if (this.lookedAt !== null && this.place < 0) this.lookedAt = null; // it is too long ago by now
    });
  }

  /** The step of the past that the board shows instead of the present. */
  get step(): Step | null {
    return this.steps[this.place] ?? null;
  }

  /** What the banner tells: the step in sight, or what the log ends with. */
  get heard(): Heard | null {
    const last = this.step ?? this.steps.findLast(({ fresh }) => fresh);
    return last?.fresh ?? this.table.story.findLast((one) => this.tells(one)) ?? null;
  }

  get canGoBack(): boolean {
    return this.place < 0 ? this.steps.length > 1 : this.place > 0;
  }

  go(by: -1 | 1): void {
    const { steps } = this;
    const at = (this.place < 0 ? steps.length - 1 : this.place) + by;
    const step = steps[at];
    if (step) this.lookedAt = at === steps.length - 1 && by > 0 ? null : step.seq;
  }

  toNow(): void {
    this.lookedAt = null;
  }

  private tells({ news }: Heard): boolean {
    return news?.some((event) => this.words().event(event)) ?? false;
  }
}
