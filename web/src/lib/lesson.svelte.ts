/** A guided game as this device sees it. The server knows the lesson and judges every move; what was done is kept here,
 *  so that a learner may leave and come back. */
import { api, ApiError, type LessonNow } from "./api";
import type { Heard } from "./board";
import { NOTHING, Steps, type Step } from "./steps.svelte";
import { doneOf, keepDone } from "./learning";
import type { Refused } from "./wire";
import type { Thing } from "./words";

export class Lesson {
  /** Where the learner stands; null until the server has said it. */
  at: LessonNow | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** Why the server did not answer. */
  problem: ApiError | null = $state.raw(null);
  busy = $state(false);
  /** What came into sight last, to be announced. */
  told: readonly Heard[] = $state.raw([]);
  readonly steps = new Steps(
    (shown) => (this.told = shown.flatMap((step) => step.fresh ?? [])),
    () => null,
  );
  private done: readonly (Thing | null)[];
  private seq = 0;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.done = doneOf(game, id).done;
    void this.resume();
  }

  /** The moves of the present step; none while the others still play. */
  get menu(): readonly Thing[] {
    return this.steps.behind ? [] : (this.at?.menu ?? []);
  }

  get isOver(): boolean {
    return this.at !== null && this.at.step === this.at.steps;
  }

  /** Goes on where the learner left. A lesson that has changed since begins anew. */
  async resume(): Promise<void> {
    const now = await this.ask(this.done);
    if (now) this.begin(now);
    else if (this.done.length && this.problem && this.problem.status >= 400 && this.problem.status < 500) {
      this.done = [];
      await this.resume();
    }
  }

  /** Does what the step asks for: a move, or null to go on after reading. */
  async go(move: Thing | null): Promise<void> {
    if (this.busy) return;
    const done = [...this.done, move];
    const now = await this.ask(done);
    if (!now) return;
    this.keep(done, now);
    this.at = now;
    this.steps.hurry();
    this.steps.add(
      now.frames.map((frame) => ({
        ...this.present(now),
        view: frame.view,
        toAct: frame.owed,
        fresh: this.heard(frame.news),
      })),
    );
  }

  async back(): Promise<void> {
    await this.goTo(this.done.slice(0, -1));
  }

  async restart(): Promise<void> {
    await this.goTo([]);
  }

  close(): void {
    this.steps.drop();
  }

  private async goTo(done: readonly (Thing | null)[]): Promise<void> {
    if (this.busy) return;
    const now = await this.ask(done);
    if (!now) return;
    this.keep(done, now);
    this.begin(now);
  }

  private async ask(done: readonly (Thing | null)[]): Promise<LessonNow | null> {
    this.busy = true;
    this.refused = this.problem = null;
    try {
      return await api.lesson(this.game, this.id, done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.refused) this.refused = error.refused;
      else this.problem = error;
      return null;
    } finally {
      this.busy = false;
    }
  }

  private begin(now: LessonNow): void {
    this.at = now;
    this.steps.begin(this.present(now), false);
  }

  private keep(done: readonly (Thing | null)[], now: LessonNow): void {
    this.done = done;
    const finished = now.step === now.steps || doneOf(this.game, this.id).finished;
    keepDone(this.game, this.id, { done, finished });
  }

  private heard(news: readonly Thing[]): Heard {
    this.seq += 1;
    return { seq: this.seq, at: 0, facts: [], news };
  }

  private present(now: LessonNow): Step {
    return { ...NOTHING, seq: this.seq, view: now.view, toAct: now.owed, outcome: now.outcome };
  }
}
