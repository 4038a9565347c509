/** One table as this device sees it: the only place where its state changes, and only by what the server says. */
import { freshId } from "./open";
import { settings } from "./settings.svelte";
import type { Heard } from "./board";
import type { Thing } from "./words";
import { PROTOCOL, type Command, type Message, type Outcome, type Refused, type ShownTable, type Tally } from "./wire";

export type Connection = "connecting" | "live" | "lost" | "gone" | "old";

interface Waiting {
  id: string;
  command: Command<Thing>;
  settle: (refused: Refused | null) => void;
}

const RETRY = [300, 800, 1500, 3000, 5000];
/** Milliseconds without a word from the server until its connection counts as dead: a browser may take a minute to say so. */
const ANSWER = 5000;
const OPENING = 10_000;

/** The next picture, or a moment in a window that draws none. */
function afterFrame(then: () => void): void {
  const go = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    then();
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, 250);
}

function together(one: Heard, other: Heard): Heard {
  return { ...other, facts: [...(one.facts ?? []), ...(other.facts ?? [])], news: [...(one.news ?? []), ...(other.news ?? [])] };
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
  /** What the last messages told: boards animate it. Empty after a snapshot, so that the present is shown at once. */
  fresh: Heard | null = $state.raw(null);
  present: readonly number[] = $state.raw([]);
  onlookers = $state(0);
  sending = $state(false);
  /** The host has cleared the chair that was ours. */
  kicked = $state(false);
  /** The server's clock minus ours. */
  skew = 0;

  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly leaving = new AbortController();
  private closed = false;
  private resumed = false;
  /** What waits for the next picture: bots that move at once are drawn once, not one after another. */
  private unheard: Message<unknown, Thing, Thing>[] = [];

  constructor(
    readonly id: string,
    private secret: string | null,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    addEventListener("offline", () => this.drop(), this.leaving);
    addEventListener("online", () => this.hurry(), this.leaving);
    this.connect();
  }

  /** Sends a command; null when it is stored, or why not. A move that never arrived is sent again, and counts once. */
  ask(command: Command<Thing>): Promise<Refused | null> {
    return new Promise((settle) => {
      const one = { id: freshId(), command, settle };
      this.waiting.push(one);
      this.sending = true;
      this.post(one);
    });
  }

  play(move: Thing): Promise<Refused | null> {
    return this.ask({ type: "Play", move });
  }

  /** Becomes another seat that this device holds, from nothing: what the last one saw is gone. */
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
    clearTimeout(this.patience);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const old = this.socket;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.make(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    this.unheard = []; // what it said is asked for again
    old?.close();
    this.expectWord(OPENING);
    socket.onopen = () => {
      this.resumed = this.seq > 0;
      const hello = { type: "Hello", since: this.resumed ? this.seq : null, secret: this.secret, language: settings.language };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.expectWord(this.waiting.length > 0 ? ANSWER : null);
      this.unheard.push(JSON.parse(String(message.data)) as Message<unknown, Thing, Thing>);
      if (this.unheard.length === 1) afterFrame(() => this.hearAll());
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.hearAll(); // its last words
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** Takes the connection for dead unless the server says something within so many milliseconds. */
  private expectWord(limit: number | null): void {
    clearTimeout(this.patience);
    if (limit !== null) this.patience = setTimeout(() => this.drop(), limit);
  }

  /** Gives up a connection that its browser still believes in. */
  private drop(): void {
    if (this.connection === "gone" || this.connection === "old") return;
    this.hearAll();
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.lose(1006);
  }

  /** The network is back. */
  private hurry(): void {
    if (this.connection !== "lost") return;
    this.tries = 0;
    this.connect();
  }

  private lose(code: number): void {
    clearTimeout(this.patience);
    clearTimeout(this.timer);
    if (this.closed || this.connection === "old") return;
    if (code === 4404) {
      this.connection = "gone";
      return;
    }
    if (code === 4403) {
      this.seq = 0; // nothing is lost, but the whole story is another's now
      this.connect();
      return;
    }
    this.connection = "lost";
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 5000;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private post(one: Waiting): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.connection !== "live") return;
    this.socket.send(JSON.stringify({ type: "Ask", id: one.id, command: one.command }));
    this.expectWord(ANSWER);
  }

  private settle(id: string, refused: Refused | null): void {
    const one = this.waiting.find((other) => other.id === id);
    this.waiting = this.waiting.filter((other) => other !== one);
    this.sending = this.waiting.length > 0;
    if (!this.sending) this.expectWord(null);
    one?.settle(refused);
  }

  private hearAll(): void {
    const { fresh, socket, unheard } = this;
    this.unheard = [];
    for (const message of unheard) if (socket === this.socket) this.hear(message, fresh);
  }

  /** The game's news before this number; talk stays. */
  private forget(oldest: number): void {
    const isForgotten = (one: Heard): boolean => one.seq < oldest && (one.news ?? []).length > 0;
    if (this.story.some(isForgotten)) this.story = this.story.map((one) => (isForgotten(one) ? { ...one, news: [] } : one));
  }

  private hear(message: Message<unknown, Thing, Thing>, before: Heard | null): void {
    switch (message.type) {
      case "Snapshot":
        if (message.protocol !== PROTOCOL) {
          this.connection = "old";
          return;
        }
        this.skew = message.now - Date.now();
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
        for (const one of this.waiting) this.post(one);
        return;
      case "Update": {
        if (message.seq <= this.seq) return;
        if (message.seq !== this.seq + 1) {
          this.connect(); // something was missed: ask for it
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
        this.fresh = this.fresh && this.fresh !== before ? together(this.fresh, heard) : heard;
        return;
      }
      case "Presence":
        this.present = message.seats;
        this.onlookers = message.onlookers;
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
