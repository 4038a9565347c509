/** The seats that this device holds at a table, and the curtain between the people who share it. */
import { untrack } from "svelte";
import { api } from "./api";
import type { Asking } from "./asking.svelte";
import { keep, keepSeat, keepTable, keysOf, type HeldSeat } from "./keys";
import { guestName } from "./names";
import { freshId } from "./open";
import { go, secretIn } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Command } from "./wire";
import type { Thing } from "./words";

export class Device {
  held: readonly HeldSeat[] = $state.raw([]);
  /** The name that a person who sits down here will have. */
  name = $state(settings.name);
  /** Between two of its seats no game is in sight. */
  curtain = $state(false);
  /** The secret of a personal link that is not kept yet. */
  private linked: string | null = $state(null);
  /** Kept until a seat is granted: if the answer is lost, the next try gets the same seat. */
  private wish = freshId();
  /** The game that this device has seen last. */
  private seen: number | null = null;
  /** With several seats: the one that gets the device next. */
  readonly next = $derived.by(() => {
    const { seat, toAct, shown, isAwaited } = this.table;
    if (this.held.length < 2 || shown?.stage !== "playing" || isAwaited) return null;
    return this.held.find((one) => one.seat !== seat && toAct.includes(one.seat)) ?? null;
  });

  /** Created by the page of the table while it is set up. */
  constructor(
    private readonly table: Table,
    private readonly asking: Asking,
    linked: string | null,
  ) {
    this.linked = linked;
    this.held = keysOf(table.id).seats;
    this.curtain = this.held.length > 1;
    $effect(() => {
      if (this.next) this.curtain = true;
    });
    $effect(() => {
      const number = table.shown?.number;
      if (number === undefined || number === this.seen) return;
      // A new game begins while everybody looks at the device.
      if (untrack(() => this.held.length > 1)) this.curtain = true;
      this.seen = number;
    });
    $effect(() => {
      if (table.connection === "live" && this.linked) void this.keepLinked(this.linked);
    });
    $effect(() => {
      if (table.kicked) untrack(() => this.forget(table.seat));
    });
  }

  /** The seat that the page shows. */
  get own(): HeldSeat | null {
    return this.held.find((one) => one.seat === this.table.seat) ?? null;
  }

  /** Somebody pasted a personal link into the address of the open table. */
  follow(): void {
    this.linked = secretIn(location.hash);
    if (this.linked) this.table.become(this.linked);
  }

  async sit(seat: number): Promise<void> {
    const { table, asking } = this;
    settings.name = this.name.trim();
    const called = settings.name || guestName(table.shown?.chairs ?? []);
    try {
      const taken = await api.sit(table.id, { name: called, seat, wish: this.wish });
      this.wish = freshId();
      this.keep({ seat: taken.seat, name: called, secret: taken.secret });
      asking.refused = null;
      table.become(taken.secret);
    } catch (error) {
      asking.complain(error);
    }
  }

  /** Shows the table to whoever has this seat. */
  take(one: HeldSeat): void {
    this.table.become(one.secret);
    this.curtain = false;
  }

  async leave(): Promise<void> {
    const { seat } = this.table;
    if (!(await this.asking.ask({ type: "Leave" }))) return;
    this.forget(seat);
    go("/");
  }

  async rename(to: string): Promise<void> {
    const { own } = this;
    if (!(await this.asking.ask({ type: "Rename", name: to }))) return;
    this.name = settings.name = to;
    if (own) this.keep({ ...own, name: to });
  }

  /** Answers a proposal for all seats of this device, because only one of them can be asked. */
  async agree(command: Command<Thing>): Promise<void> {
    const others = this.held.filter((one) => one.seat !== this.table.seat);
    if (!(await this.asking.ask(command))) return;
    for (const one of others)
      await api.ask(this.table.id, command, one.secret).catch((error: unknown) => this.asking.complain(error));
  }

  /** A personal link becomes a seat of this device, if it is valid, and is removed from the address. */
  private async keepLinked(secret: string): Promise<void> {
    const { table } = this;
    this.linked = null;
    history.replaceState(null, "", location.pathname);
    const { seat } = await api.enter(table.id, secret).catch(() => ({ seat: null }));
    if (seat !== null) this.keep({ seat, name: table.shown?.chairs[seat]?.name ?? "", secret });
  }

  private keep(one: HeldSeat): void {
    const { id, shown } = this.table;
    keepSeat(id, one);
    if (shown) keepTable(id, shown.game);
    this.held = keysOf(id).seats;
  }

  private forget(seat: number | null): void {
    keep(this.table.id, (keys) => (keys.seats = keys.seats.filter((one) => one.seat !== seat)));
    this.held = keysOf(this.table.id).seats;
  }
}
