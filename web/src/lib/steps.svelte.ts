/** What happens at a table, shown one step after the other at the reader's pace. */
import type { Heard } from "./board";
import { motionAllowed, settings, type Pace } from "./settings.svelte";
import type { Outcome, ShownTable, Tally } from "./wire";
import type { Thing } from "./words";

/** The table after one message of the server. */
export interface Step {
  seq: number;
  shown: ShownTable | null;
  view: unknown;
  menu: readonly Thing[];
  toAct: readonly number[];
  outcome: Outcome | null;
  tally: Tally | null;
  /** What the message told. Null where the present is simply shown. */
  fresh: Heard | null;
  /** The events of the game before this number are forgotten; null if nothing more is. */
  oldest: number | null;
}

export const NOTHING: Step = {
  seq: 0,
  shown: null,
  view: null,
  menu: [],
  toAct: [],
  outcome: null,
  tally: null,
  fresh: null,
  oldest: null,
};

/** Milliseconds for which an event stays before the next one. */
const DWELL: Record<Pace, number> = { slow: 2600, normal: 1500, fast: 700, once: 0 };
/** Events that a step tells beyond the first make it stay longer, by this share each, up to a number of them. */
const [MORE, MOST_MORE] = [0.2, 4];
/** With more steps than this waiting, each stays for a shorter time. */
const CALM = 4;
/** With more steps than this waiting, the reader has been away: the present is shown. */
const MOST_WAITING = 12;
/** The part of the reader's own time that watching the others may take. */
const SHARE_OF_CLOCK = 0.15;
/** How many steps can be looked at again. */
const MOST_PAST = 60;

/** A step that tells nothing of the game need not stay: a chair was taken, somebody chose in secret. */
const isLoud = (step: Step): boolean => (step.fresh?.news ?? []).length > 0;

const NO_MOVES: readonly Thing[] = [];
export const phaseOf = (step: Step): string | undefined => (step.view as { phase?: Thing } | null)?.phase?.type;

/** Whether steps are shown one by one. Who wants no motion, or looks elsewhere, gets the present. */
function isPaced(): boolean {
  return settings.pace !== "once" && motionAllowed() && document.visibilityState !== "hidden";
}

export class Steps {
  /** What the page shows. */
  now: Step = $state.raw(NOTHING);
  /** The steps that were shown, the latest last; they begin anew with every game. */
  past: readonly Step[] = $state.raw([]);
  /** How many steps wait to be shown. */
  behind = $state(0);

  private waiting: Step[] = [];
  /** Until when the step on the page stays, in milliseconds since 1970. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onshow is told the steps that are shown now, and whether the reader sees steps one by one: several steps
   *  at once are then a leap.
   *  @param spare tells how many milliseconds the reader has left to decide; null without a clock. */
  constructor(
    private readonly onshow: (steps: readonly Step[], oneByOne: boolean) => void,
    private readonly spare: () => number | null,
  ) {}

  /** Goes on with these steps. */
  add(steps: readonly Step[]): void {
    if (!steps.length) return;
    this.waiting.push(...steps);
    if (!isPaced() || this.waiting.length > MOST_WAITING) this.jump();
    else this.goOn();
  }

  /** Shows all that waits, at once. */
  jump(): void {
    clearTimeout(this.timer);
    this.until = 0;
    const all = this.waiting;
    this.waiting = [];
    if (all.length) this.show(all);
  }

  /** Shows the next step without waiting: the reader has acted, and so has seen what came before. */
  hurry(): void {
    this.until = 0;
    this.goOn();
  }

  /** Begins with the present; what waited is part of it. */
  begin(step: Step, keepPast: boolean): void {
    this.drop();
    this.past = [...(keepPast ? this.past : []), step].slice(-MOST_PAST);
    this.now = step;
  }

  /** Forgets what waits. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.behind = 0;
    this.until = 0;
  }

  /** The moves of the reader in the present. While the page is behind they are there only if the reader decides the
   *  same in the moment that it shows: where many act at once, others must not take the menu out of one's hand. */
  get menu(): readonly Thing[] {
    const last = this.behind ? this.waiting.at(-1) : undefined;
    if (!last) return this.now.menu;
    return this.now.menu.length && phaseOf(this.now) === phaseOf(last) ? last.menu : NO_MOVES;
  }

  private goOn(): void {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const wait = isLoud(next) ? this.until - Date.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.goOn(), wait);
        break;
      }
      this.waiting.shift();
      if (isLoud(next)) this.until = Date.now() + this.dwell(next);
      this.show([next]);
    }
    this.behind = this.waiting.length;
  }

  private dwell(step: Step): number {
    const more = Math.min((step.fresh?.news ?? []).length - 1, MOST_MORE);
    const usual = DWELL[settings.pace] * (1 + more * MORE) * Math.min(1, CALM / Math.max(1, this.waiting.length));
    const spare = this.spare();
    return spare === null ? usual : Math.min(usual, (spare * SHARE_OF_CLOCK) / Math.max(1, this.waiting.length));
  }

  private show(steps: readonly Step[]): void {
    const last = steps.at(-1);
    if (!last) return;
    this.behind = this.waiting.length;
    for (const step of steps) {
      if (step.fresh?.facts?.some((fact) => fact.type === "Started")) this.past = [];
      const before = this.past.at(-1);
      // A quiet step changes the present, and is nothing to look back at.
      if (isLoud(step) || !before) this.past = [...this.past, step].slice(-MOST_PAST);
      else this.past = [...this.past.slice(0, -1), { ...step, fresh: before.fresh }];
    }
    this.now = last;
    this.onshow(steps, isPaced());
  }
}
