/** One table as this device sees it. Its state changes here only, and only by messages of the server. */
import { freshId } from "./open";
import { settings } from "./settings.svelte";
import type { Heard } from "./board";
import { NOTHING, phaseOf, Steps, type Step } from "./steps.svelte";
import type { Thing } from "./words";
import {
  PROTOCOL,
  type Command,
  type Fact,
  type Message,
  type Outcome,
  type Refused,
  type ShownTable,
  type Tally,
  type Update,
} from "./wire";

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

function merged(steps: readonly Step[]): Heard | null {
  const all = steps.flatMap((step) => step.fresh ?? []);
  const last = all.at(-1);
  return last
    ? { ...last, facts: all.flatMap((one) => one.facts ?? []), news: all.flatMap((one) => one.news ?? []) }
    : null;
}

/** What people say to one another does not wait until the game on the page has come as far. */
const isTalk = (fact: Fact): boolean => fact.type === "Said" || fact.type === "Whispered";
/** How many of the last messages are kept for what reads them out. */
const TOLD = 30;

export class Table {
  connection: Connection = $state("connecting");
  seat: number | null = $state(null);
  host = $state(false);
  deadlines: readonly (number | null)[] = $state.raw([]);
  /** Until when the clocks stand still, because somebody asks for a pause; 0 if they run. */
  held = $state(0);
  story: readonly Heard[] = $state.raw([]);
  /** What was told last, for boards to animate. Null where the present is shown at once. */
  fresh: Heard | null = $state.raw(null);
  /** The last messages as they came into sight, the latest last: what is read out. */
  told: readonly Heard[] = $state.raw([]);
  /** How many messages of the chat came since the page was opened. */
  said = $state(0);
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  sending = $state(false);
  /** The host has removed us from our seat. */
  kicked = $state(false);
  /** Whether a table that is gone is kept all the same, though this server cannot open it. */
  isKept = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  clockOffset = 0;

  private readonly steps = new Steps(
    (steps, oneByOne) => this.show(steps, oneByOne),
    () => this.spare(),
  );
  /** The table as the server last told it, which the page may not show yet. */
  private head: Step = NOTHING;
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
    document.addEventListener("visibilitychange", () => this.steps.jump(), this.leaving);
    this.connect();
  }

  /** The number of the last message that the page shows. */
  get seq(): number {
    return this.steps.now.seq;
  }
  get shown(): ShownTable | null {
    return this.steps.now.shown;
  }
  get view(): unknown {
    return this.steps.now.view;
  }
  /** What the reader may play: moves are made in the present only. */
  get menu(): readonly Thing[] {
    return this.steps.menu;
  }
  get toAct(): readonly number[] {
    return this.steps.now.toAct;
  }
  /** Whether a decision of the reader is awaited, and can be made now. */
  get isAwaited(): boolean {
    const isThere = !this.behind || this.menu.length > 0;
    return this.seat !== null && this.shown?.stage === "playing" && isThere && this.toAct.includes(this.seat);
  }
  /** The phase of the game in the moment that is shown. */
  get phase(): string {
    return phaseOf(this.steps.now) ?? "";
  }
  get outcome(): Outcome | null {
    return this.steps.now.outcome;
  }
  get tally(): Tally | null {
    return this.steps.now.tally;
  }
  /** How many steps the page is behind the server. */
  get behind(): number {
    return this.steps.behind;
  }
  /** The steps of this game that the page has shown, the latest last. */
  get past(): readonly Step[] {
    return this.steps.past;
  }
  /** Shows the present at once. */
  catchUp(): void {
    this.steps.jump();
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
    if (this.behind) this.steps.jump();
    else this.steps.hurry();
    return this.ask({ type: "Play", move });
  }

  /** Switches to another seat of this device. What the last seat saw is forgotten. */
  become(secret: string | null): void {
    this.secret = secret;
    this.head = NOTHING;
    this.steps.begin(NOTHING, false);
    this.story = [];
    this.told = [];
    this.fresh = null;
    this.kicked = false;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.leaving.abort();
    this.steps.drop();
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
      this.resumed = this.head.seq > 0;
      const hello = {
        type: "Hello",
        since: this.resumed ? this.head.seq : null,
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
    if (code === 4404 || code === 4410) {
      this.connection = "gone";
      this.isKept = code === 4410;
      return;
    }
    if (code === 4403) {
      this.head = NOTHING; // we are another seat now: ask for everything anew
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
    const { socket, unhandled } = this;
    this.unhandled = [];
    let steps: Step[] = [];
    for (const message of unhandled) {
      if (socket !== this.socket) break;
      if (message.type === "Snapshot") steps = [];
      const step = this.handle(message);
      if (step) steps.push(step);
    }
    this.steps.add(steps);
  }

  /** Forgets the events of the game before this number. Chat stays. */
  private forget(oldest: number): void {
    const isForgotten = (one: Heard): boolean => one.seq < oldest && (one.news ?? []).length > 0;
    if (this.story.some(isForgotten))
      this.story = this.story.map((one) => (isForgotten(one) ? { ...one, news: [] } : one));
  }

  /** The milliseconds that the reader has left to decide, now or after the others; null without a clock. */
  private spare(): number | null {
    const { seat, head } = this;
    const at = seat !== null && head.toAct.includes(seat) ? this.deadlines[seat] : null;
    return at === null || at === undefined ? null : Math.max(0, at - this.clockOffset - Date.now());
  }

  /** Puts what was told into the story, in place of the part of it that was there before. */
  private tell(heard: Heard): void {
    if (!heard.facts?.length && !heard.news?.length) return;
    const before = this.story.filter((one) => one.seq < heard.seq);
    this.story = [...before, heard, ...this.story.filter((one) => one.seq > heard.seq)];
    this.told = [...this.told, heard].slice(-TOLD);
  }

  private show(steps: readonly Step[], oneByOne: boolean): void {
    for (const step of steps) {
      if (step.fresh?.facts?.some((fact) => fact.type === "Started")) this.forget(step.seq);
      if (step.fresh) this.tell(step.fresh);
      if (step.oldest !== null) this.forget(step.oldest);
    }
    this.fresh = oneByOne && steps.length > 1 ? null : merged(steps);
  }

  /** Returns the step that a message makes. */
  private handle(message: Message<unknown, Thing, Thing>): Step | null {
    switch (message.type) {
      case "Snapshot":
        if (message.protocol !== PROTOCOL) {
          this.connection = "old";
          return null;
        }
        this.clockOffset = message.now - Date.now();
        if (this.head.seq > 0 && message.seat !== this.seat) this.resumed = false;
        this.seat = message.seat;
        this.host = message.host;
        this.deadlines = message.deadlines;
        this.held = message.held;
        this.head = { ...message, shown: message.table, toAct: message.owed, fresh: null, oldest: null };
        this.steps.begin(this.head, this.resumed);
        if (message.story.length > 0 || !this.resumed) this.story = message.story;
        this.forget(message.oldest);
        this.fresh = null;
        this.connection = "live";
        this.tries = 0;
        for (const one of this.pending) this.send(one);
        return null;
      case "Update":
        if (message.seq === this.head.seq + 1) return this.goOn(message);
        if (message.seq > this.head.seq) this.connect(); // a message was missed: ask for it
        return null;
      case "Presence":
        this.present = message.seats;
        this.spectators = message.onlookers;
        return null;
      case "Done":
        this.settle(message.id, null);
        return null;
      case "Refused":
        this.settle(message.id, message);
        return null;
      case "Bye":
        return null;
    }
  }

  private goOn(message: Update<unknown, Thing, Thing>): Step {
    const { head } = this;
    const { seq, at, facts = [], news = [] } = message;
    if (facts.some((fact) => fact.type === "Left" && fact.kicked && fact.seat === this.seat)) this.kicked = true;
    if (message.deadlines !== undefined) this.deadlines = message.deadlines;
    if (message.held !== undefined) this.held = message.held;
    const talk = facts.filter(isTalk);
    if (talk.length) this.tell({ seq, at, facts: talk, news: [] });
    this.said += talk.filter((fact) => fact.type === "Said").length;
    this.head = {
      seq,
      shown: message.table ?? head.shown,
      view: message.view ?? head.view,
      menu: message.menu ?? head.menu,
      toAct: message.owed ?? head.toAct,
      outcome: message.outcome === undefined ? head.outcome : message.outcome,
      tally: message.tally === undefined ? head.tally : message.tally,
      fresh: { seq, at, facts, news },
      oldest: message.oldest ?? null,
    };
    return this.head;
  }
}
