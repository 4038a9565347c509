/** One table as this device sees it. Its state changes here only, and only by messages of the server. */
import { freshId } from "./open";
import { settings } from "./settings.svelte";
import type { Heard } from "./board";
import type { Thing } from "./words";
import { PROTOCOL, type Command, type Message, type Outcome, type Refused, type ShownTable, type Tally } from "./wire";

export type Connection = "connecting" | "live" | "lost" | "gone" | "old";

interface PendingCommand {
  id: string;
  command: Command<Thing>;
  settle: (refused: Refused | null) => void;
}

const RETRY_MILLISECONDS = [300, 800, 1500, 3000, 5000];
/** How long the server may take to answer before we count the connection as dead: a browser may need a minute to notice. */
const ANSWER_MILLISECONDS = 5000;
const OPENING_MILLISECONDS = 10_000;

/** Calls back at the next frame, or after a moment in a hidden window, which draws none. */
function afterFrame(then: () => void): void {
  const go = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    then();
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, 250);
}

function merged(one: Heard, other: Heard): Heard {
  return {
    ...other,
    facts: [...(one.facts ?? []), ...(other.facts ?? [])],
    news: [...(one.news ?? []), ...(other.news ?? [])],
  };
}

export class Table {
  connection: Connection = $state("connecting");
  seq = $state(0);
  seat: number | null = $state(null);
  host = $state(false);
  shown: ShownTable | null = $state.raw(null);
  view: unknown = $state.raw(null);
  menu: readonly Thing[] = $state.raw([]);
  toAct: readonly number[] = $state.raw([]);
  deadlines: readonly (number | null)[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  tally: Tally | null = $state.raw(null);
  story: readonly Heard[] = $state.raw([]);
  /** What the last messages told, for boards to animate. Null after a snapshot, which is shown at once. */
  fresh: Heard | null = $state.raw(null);
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  sending = $state(false);
  /** The host has removed us from our seat. */
  kicked = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  clockOffset = 0;

  private socket: WebSocket | null = null;
  private pending: PendingCommand[] = [];
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly leaving = new AbortController();
  private closed = false;
  private resumed = false;
  /** Messages that wait for the next frame: moves of bots that come together are drawn once. */
  private unhandled: Message<unknown, Thing, Thing>[] = [];

  constructor(
    readonly id: string,
    private secret: string | null,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    addEventListener("offline", () => this.giveUp(), this.leaving);
    addEventListener("online", () => this.reconnect(), this.leaving);
    this.connect();
  }

  /** Sends a command. Resolves to null when it is stored, else to the refusal. A command that got lost is sent again, and counts once. */
  ask(command: Command<Thing>): Promise<Refused | null> {
    return new Promise((settle) => {
      const one = { id: freshId(), command, settle };
      this.pending.push(one);
      this.sending = true;
      this.send(one);
    });
  }

  play(move: Thing): Promise<Refused | null> {
    return this.ask({ type: "Play", move });
  }

  /** Switches to another seat of this device. What the last seat saw is forgotten. */
  become(secret: string | null): void {
    this.secret = secret;
    this.seq = 0;
    this.view = null;
    this.menu = [];
    this.story = [];
    this.fresh = null;
    this.kicked = false;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.leaving.abort();
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const old = this.socket;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.make(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    this.unhandled = []; // the server sends this again
    old?.close();
    this.expectMessage(OPENING_MILLISECONDS);
    socket.onopen = () => {
      this.resumed = this.seq > 0;
      const hello = {
        type: "Hello",
        since: this.resumed ? this.seq : null,
        secret: this.secret,
        language: settings.language,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.expectMessage(this.pending.length > 0 ? ANSWER_MILLISECONDS : null);
      this.unhandled.push(JSON.parse(String(message.data)) as Message<unknown, Thing, Thing>);
      if (this.unhandled.length === 1) afterFrame(() => this.handleAll());
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.handleAll(); // its last messages
      if (socket === this.socket) this.handleLoss(event.code);
    };
  }

  /** Gives the connection up unless a message comes within this many milliseconds. */
  private expectMessage(limit: number | null): void {
    clearTimeout(this.silence);
    if (limit !== null) this.silence = setTimeout(() => this.giveUp(), limit);
  }

  /** Closes a connection that is dead, though the browser has not noticed. */
  private giveUp(): void {
    if (this.connection === "gone" || this.connection === "old") return;
    this.handleAll();
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.handleLoss(1006);
  }

  /** The network is back: do not wait for the next try. */
  private reconnect(): void {
    if (this.connection !== "lost") return;
    this.tries = 0;
    this.connect();
  }

  private handleLoss(code: number): void {
    clearTimeout(this.silence);
    clearTimeout(this.timer);
    if (this.closed || this.connection === "old") return;
    if (code === 4404) {
      this.connection = "gone";
      return;
    }
    if (code === 4403) {
      this.seq = 0; // we are another seat now: ask for everything anew
      this.connect();
      return;
    }
    this.connection = "lost";
    const wait = RETRY_MILLISECONDS[Math.min(this.tries, RETRY_MILLISECONDS.length - 1)] ?? 5000;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private send(one: PendingCommand): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.connection !== "live") return;
    this.socket.send(JSON.stringify({ type: "Ask", id: one.id, command: one.command }));
    this.expectMessage(ANSWER_MILLISECONDS);
  }

  private settle(id: string, refused: Refused | null): void {
    const one = this.pending.find((other) => other.id === id);
    this.pending = this.pending.filter((other) => other !== one);
    this.sending = this.pending.length > 0;
    if (!this.sending) this.expectMessage(null);
    one?.settle(refused);
  }

  private handleAll(): void {
    const { fresh, socket, unhandled } = this;
    this.unhandled = [];
    for (const message of unhandled) if (socket === this.socket) this.handle(message, fresh);
  }

  /** Forgets the events of the game before this number. Chat stays. */
  private forget(oldest: number): void {
    const isForgotten = (one: Heard): boolean => one.seq < oldest && (one.news ?? []).length > 0;
    if (this.story.some(isForgotten))
      this.story = this.story.map((one) => (isForgotten(one) ? { ...one, news: [] } : one));
  }

  private handle(message: Message<unknown, Thing, Thing>, before: Heard | null): void {
    switch (message.type) {
      case "Snapshot":
        if (message.protocol !== PROTOCOL) {
          this.connection = "old";
          return;
        }
        this.clockOffset = message.now - Date.now();
        if (this.seq > 0 && message.seat !== this.seat) this.resumed = false;
        this.seq = message.seq;
        this.seat = message.seat;
        this.host = message.host;
        this.shown = message.table;
        this.view = message.view;
        this.menu = message.menu;
        this.toAct = message.owed;
        this.deadlines = message.deadlines;
        this.outcome = message.outcome;
        this.tally = message.tally;
        if (message.story.length > 0 || !this.resumed) this.story = message.story;
        this.forget(message.oldest);
        this.fresh = null;
        this.connection = "live";
        this.tries = 0;
        for (const one of this.pending) this.send(one);
        return;
      case "Update": {
        if (message.seq <= this.seq) return;
        if (message.seq !== this.seq + 1) {
          this.connect(); // a message was missed: ask for it
          return;
        }
        this.seq = message.seq;
        const { seq, at, facts = [], news = [] } = message;
        const heard: Heard = { seq, at, facts, news };
        if (facts.some((fact) => fact.type === "Started")) this.forget(seq);
        if (facts.some((fact) => fact.type === "Left" && fact.kicked && fact.seat === this.seat)) this.kicked = true;
        if (facts.length || news.length) this.story = [...this.story, heard];
        if (message.table !== undefined) this.shown = message.table;
        if (message.view !== undefined) this.view = message.view;
        if (message.menu !== undefined) this.menu = message.menu;
        if (message.owed !== undefined) this.toAct = message.owed;
        if (message.deadlines !== undefined) this.deadlines = message.deadlines;
        if (message.outcome !== undefined) this.outcome = message.outcome;
        if (message.tally !== undefined) this.tally = message.tally;
        if (message.oldest !== undefined) this.forget(message.oldest);
        this.fresh = this.fresh && this.fresh !== before ? merged(this.fresh, heard) : heard;
        return;
      }
      case "Presence":
        this.present = message.seats;
        this.spectators = message.onlookers;
        return;
      case "Done":
        this.settle(message.id, null);
        return;
      case "Refused":
        this.settle(message.id, message);
        return;
      case "Bye":
        return;
    }
  }
}
