import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Table } = await import("../src/lib/table.svelte");
const { settings } = await import("../src/lib/settings.svelte");

class Socket {
  static last: Socket;
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  /** Messages that come before the same picture. */
  hear(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    vi.advanceTimersToNextFrame();
  }
}

const snapshot = (seq: number, more: object = {}): object => ({
  type: "Snapshot",
  seq,
  at: 0,
  now: Date.now(),
  protocol: 1,
  seat: 0,
  host: false,
  view: { phase: { type: "Turn" } },
  menu: [],
  owed: [0],
  deadlines: [null],
  held: 0,
  outcome: null,
  oldest: 0,
  story: [],
  table: { chairs: [] },
  ...more,
});

let table: InstanceType<typeof Table> | undefined;

function open(): InstanceType<typeof Table> {
  table = new Table("t", null, () => new Socket() as unknown as WebSocket);
  Socket.last.onopen?.();
  Socket.last.hear(snapshot(5));
  return table;
}

describe("a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "once";
  });
  afterEach(() => table?.close());

  it("takes the present from the snapshot and changes from updates", () => {
    const table = open();
    Socket.last.hear({ type: "Update", seq: 6, at: 1, news: [{ type: "Peeked" }], owed: [1] });
    expect(table.seq).toBe(6);
    expect(table.toAct).toEqual([1]);
    expect(table.fresh?.news).toEqual([{ type: "Peeked" }]);
  });

  it("draws messages of the same frame once", async () => {
    const table = open();
    const done = table.play({ type: "Peek" });
    const { id } = Socket.last.sent[1] as { id: string };
    Socket.last.hear(
      { type: "Update", seq: 6, at: 1, news: [{ type: "Peeked" }], owed: [1] },
      { type: "Update", seq: 7, at: 2, news: [{ type: "Claimed" }], owed: [2] },
      { type: "Done", id, seq: 7 },
    );
    expect(table.seq).toBe(7);
    expect(table.toAct).toEqual([2]);
    expect(table.fresh?.news).toEqual([{ type: "Peeked" }, { type: "Claimed" }]);
    expect(table.story.map((one) => one.seq)).toEqual([6, 7]);
    expect(await done).toBeNull();
    Socket.last.hear({ type: "Update", seq: 8, at: 3, news: [{ type: "Paid" }] });
    expect(table.fresh?.news).toEqual([{ type: "Paid" }]);
  });

  it("forgets the game's news before the number that the server names, and keeps the chat", () => {
    const table = open();
    Socket.last.hear({ type: "Update", seq: 6, at: 1, news: [{ type: "Saw" }], facts: [{ type: "Said" }] });
    Socket.last.hear({ type: "Update", seq: 7, at: 2, news: [{ type: "Claimed" }] });
    Socket.last.hear({ type: "Update", seq: 8, at: 3, news: [{ type: "Rotated" }], oldest: 7 });
    expect(table.story.map((one) => [one.facts?.length ?? 0, one.news?.length ?? 0])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(table.fresh?.news).toEqual([{ type: "Rotated" }]);
    Socket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(8, { oldest: 8 }));
    expect(table.story.map((one) => one.news?.length ?? 0)).toEqual([0, 0, 1]);
  });

  it("asks again once, whatever messages wait for the frame", () => {
    const table = open();
    const before = Socket.last;
    Socket.last.hear(
      { type: "Update", seq: 6, at: 1 },
      { type: "Update", seq: 8, at: 2 },
      { type: "Update", seq: 9, at: 3 },
    );
    const after = Socket.last;
    expect(after).not.toBe(before);
    vi.advanceTimersToNextFrame();
    expect(Socket.last).toBe(after);
    expect(table.seq).toBe(6);
  });

  it("handles the last messages of a connection before it is lost", () => {
    const table = open();
    Socket.last.onmessage?.({ data: JSON.stringify({ type: "Update", seq: 6, at: 1 }) });
    Socket.last.onclose?.({ code: 1006 });
    expect(table.seq).toBe(6);
    expect(table.connection).toBe("lost");
  });

  it("handles messages in a hidden window, which draws nothing", () => {
    const table = open();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    Socket.last.hear({ type: "Update", seq: 6, at: 1 });
    expect(table.seq).toBe(5);
    vi.advanceTimersByTime(300);
    expect(table.seq).toBe(6);
    vi.unstubAllGlobals();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });

  it("asks again from where it was when a message is missing", () => {
    const table = open();
    const before = Socket.last;
    Socket.last.hear({ type: "Update", seq: 8, at: 1 });
    expect(Socket.last).not.toBe(before);
    Socket.last.onopen?.();
    expect(Socket.last.sent[0]).toMatchObject({ type: "Hello", since: 5 });
    expect(table.seq).toBe(5);
  });

  it("sends a move again after a lost connection, with the same id", async () => {
    const table = open();
    const done = table.play({ type: "Peek" });
    const first = Socket.last.sent[1] as { id: string };
    Socket.last.onclose?.({ code: 1006 });
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(5));
    const again = Socket.last.sent[1] as { id: string };
    expect(again.id).toBe(first.id);
    Socket.last.hear({ type: "Done", id: first.id, seq: 6 });
    expect(await done).toBeNull();
  });

  it("counts a connection that leaves a move unanswered as dead, and sends it again on another", async () => {
    const table = open();
    const dead = Socket.last;
    const done = table.play({ type: "Peek" });
    const { id } = dead.sent[1] as { id: string };
    vi.advanceTimersByTime(4900);
    expect(table.connection).toBe("live");
    vi.advanceTimersByTime(200);
    expect(table.connection).toBe("lost");
    expect(dead.readyState).toBe(3);
    vi.advanceTimersByTime(300);
    expect(Socket.last).not.toBe(dead);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(5));
    expect(Socket.last.sent[1]).toMatchObject({ type: "Ask", id });
    Socket.last.hear({ type: "Done", id, seq: 6 });
    expect(await done).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(table.connection).toBe("live"); // nothing is asked, so no answer is missed
  });

  it("waits longer for a server that sends something else meanwhile", () => {
    const table = open();
    void table.play({ type: "Peek" });
    for (let seq = 6; seq < 9; seq++) {
      vi.advanceTimersByTime(4000);
      Socket.last.hear({ type: "Update", seq, at: 1 });
    }
    expect(table.connection).toBe("live");
  });

  it("does not wait for ever for a connection that never opens", () => {
    table = new Table("t", null, () => new Socket() as unknown as WebSocket);
    const first = Socket.last;
    vi.advanceTimersByTime(10_000);
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(Socket.last).not.toBe(first);
  });

  it("is lost when the device goes offline, and back at once when it is online", () => {
    const table = open();
    dispatchEvent(new Event("offline"));
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    Socket.last.onclose?.({ code: 1006 });
    const before = Socket.last;
    dispatchEvent(new Event("online"));
    expect(Socket.last).not.toBe(before);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(5));
    expect(table.connection).toBe("live");
  });

  it("does nothing once it is closed", () => {
    const table = open();
    const last = Socket.last;
    table.close();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(20_000);
    expect(table.connection).toBe("live");
    expect(Socket.last).toBe(last);
  });

  it("knows whether its own player was removed, or another one", () => {
    const table = open();
    Socket.last.hear({ type: "Update", seq: 6, at: 1, facts: [{ type: "Left", seat: 1, name: "Bob", kicked: true }] });
    expect(table.kicked).toBe(false);
    Socket.last.hear({ type: "Update", seq: 7, at: 2, facts: [{ type: "Left", seat: 0, name: "Ann", kicked: true }] });
    expect(table.kicked).toBe(true);
  });

  it("reconnects at once when its role changes, and loses nothing", () => {
    const table = open();
    const before = Socket.last;
    before.onclose?.({ code: 4403 });
    expect(table.connection).toBe("live");
    expect(Socket.last).not.toBe(before);
    Socket.last.onopen?.();
    expect(Socket.last.sent[0]).toMatchObject({ since: null }); // what an onlooker may know of it
    Socket.last.hear(snapshot(5, { seat: null, story: [{ seq: 3, at: 0 }] }));
    expect(table.seat).toBeNull();
    expect(table.story.map((one) => one.seq)).toEqual([3]);
  });

  it("returns why a move was refused", async () => {
    const table = open();
    const done = table.play({ type: "Peek" });
    const { id } = Socket.last.sent[1] as { id: string };
    Socket.last.hear({ type: "Refused", id, ruling: "K7", key: "no", details: {}, text: "no" });
    expect(await done).toMatchObject({ ruling: "K7" });
  });

  it("tells an old client to reload", () => {
    const table = new Table("t", null, () => new Socket() as unknown as WebSocket);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(1, { protocol: 99 }));
    expect(table.connection).toBe("old");
  });
});

describe("a table at the reader's pace", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
    settings.motion = true;
  });
  afterEach(() => table?.close());

  const update = (seq: number, more: object = {}): object => ({
    type: "Update",
    seq,
    at: seq,
    news: [{ type: "Claimed" }],
    owed: [1],
    menu: [],
    view: { at: seq },
    ...more,
  });
  const mine = (seq: number, more: object = {}): object =>
    update(seq, { owed: [0], menu: [{ type: "Peek" }], ...more });

  it("shows one step after the other, and offers moves in the present only", () => {
    const table = open();
    Socket.last.hear(update(6), update(7), mine(8));
    expect([table.seq, table.behind, table.toAct]).toEqual([6, 2, [1]]);
    expect(table.story.map((one) => one.seq)).toEqual([6]);
    vi.advanceTimersByTime(1499);
    expect(table.seq).toBe(6);
    vi.advanceTimersByTime(1);
    expect([table.seq, table.behind]).toEqual([7, 1]);
    expect(table.view).toEqual({ at: 7 });
    expect(table.fresh?.seq).toBe(7);
    expect(table.menu).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect([table.seq, table.behind, table.menu]).toEqual([8, 0, [{ type: "Peek" }]]);
    expect(table.story.map((one) => one.seq)).toEqual([6, 7, 8]);
  });

  it("keeps the menu while others act in the same phase, and takes a move in the present", () => {
    const table = open();
    const phase = (type: string): object => ({ view: { phase: { type } } });
    const mingling = (seq: number, ...types: string[]): object =>
      mine(seq, { ...phase("Mingling"), menu: types.map((type) => ({ type })) });
    Socket.last.hear(mingling(6, "Tell"), mingling(7, "Tell"), mingling(8, "Tell", "Accept"));
    expect([table.seq, table.behind, table.menu.length]).toEqual([6, 2, 2]);
    void table.play({ type: "Accept" });
    expect([table.seq, table.behind]).toEqual([8, 0]);
    Socket.last.hear(mingling(9, "Tell"), mingling(10, "Tell"), mine(11, phase("Floor")));
    expect([table.behind > 0, table.menu]).toEqual([true, []]); // something else is to be decided now
  });

  it("stays longer for slow readers, and for more news", () => {
    settings.pace = "slow";
    const table = open();
    Socket.last.hear(update(6, { news: [{ type: "Claimed" }, { type: "Paid" }] }), update(7));
    vi.advanceTimersByTime(2600);
    expect(table.seq).toBe(6);
    vi.advanceTimersByTime(2600 * 0.2);
    expect(table.seq).toBe(7);
  });

  it("goes to the present when it is asked to", () => {
    const table = open();
    Socket.last.hear(update(6), update(7), mine(8));
    table.catchUp();
    expect([table.seq, table.behind, table.menu.length]).toEqual([8, 0, 1]);
    expect(table.fresh).toBeNull(); // the board shows the present at once
    expect(table.told.map((one) => one.seq)).toEqual([6, 7, 8]); // and it is read out all the same
    vi.advanceTimersByTime(60_000);
    expect(table.seq).toBe(8);
  });

  it("goes to the present when too much has happened, or the reader looks elsewhere", () => {
    const table = open();
    Socket.last.hear(...Array.from({ length: 14 }, (_, i) => update(6 + i)));
    expect(table.seq).toBe(19);
    Socket.last.hear(update(20), update(21));
    expect(table.seq).toBe(20);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(table.seq).toBe(21);
  });

  it("shows at once what follows the reader's own move", () => {
    const table = open();
    Socket.last.hear(mine(6));
    void table.play({ type: "Peek" });
    Socket.last.hear(update(7), update(8));
    expect([table.seq, table.behind]).toEqual([7, 1]);
  });

  it("does not wait for what tells nothing of the game, nor takes the menu away for it", () => {
    const table = open();
    Socket.last.hear(mine(6));
    Socket.last.hear({ type: "Update", seq: 7, at: 7, facts: [{ type: "WantsPause", seat: 1, on: true }] });
    expect([table.seq, table.menu.length]).toEqual([7, 1]);
    expect(table.past.at(-1)?.fresh?.seq).toBe(6);
  });

  it("never delays what people say", () => {
    const table = open();
    const said = [{ type: "Said", seat: 1, name: "Bob", text: "Well", to: null }];
    Socket.last.hear(update(6), update(7), { type: "Update", seq: 8, at: 8, facts: said });
    expect([table.seq, table.said]).toEqual([6, 1]);
    expect(table.story.map((one) => one.seq)).toEqual([6, 8]);
    expect(table.told.flatMap((one) => one.facts ?? [])).toEqual(said);
    vi.advanceTimersByTime(1500);
    expect(table.story.map((one) => one.seq)).toEqual([6, 7, 8]);
    expect(table.said).toBe(1);
  });

  it("hurries when the reader's own clock runs", () => {
    const table = open();
    Socket.last.hear(update(6), update(7), mine(8, { deadlines: [Date.now() + 4000] }));
    vi.advanceTimersByTime(900);
    expect(table.seq).toBe(8);
  });

  it("hurries when much waits", () => {
    const table = open();
    Socket.last.hear(...Array.from({ length: 10 }, (_, i) => update(6 + i)));
    vi.advanceTimersByTime(9 * 1500 * 0.8);
    expect(table.seq).toBe(15);
  });

  it("keeps the steps that were shown, until a new game begins", () => {
    const table = open();
    Socket.last.hear(update(6), update(7));
    table.catchUp();
    expect(table.past.map((one) => one.seq)).toEqual([5, 6, 7]);
    vi.advanceTimersByTime(5000);
    for (let seq = 8; seq < 90; seq++) {
      Socket.last.hear(update(seq));
      table.catchUp();
    }
    expect(table.past).toHaveLength(60);
    Socket.last.hear(update(90, { facts: [{ type: "Started", number: 2 }] }));
    expect(table.past.map((one) => one.seq)).toEqual([90]);
  });

  it("shows the present without motion", () => {
    settings.motion = false;
    const table = open();
    Socket.last.hear(update(6), update(7), mine(8));
    expect([table.seq, table.behind, table.menu.length]).toEqual([8, 0, 1]);
    expect(table.fresh?.news).toHaveLength(3);
  });

  it("forgets what waits when it begins anew", () => {
    const table = open();
    Socket.last.hear(update(6), update(7));
    Socket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    Socket.last.onopen?.();
    expect(Socket.last.sent[0]).toMatchObject({ since: 7 });
    Socket.last.hear(snapshot(9));
    vi.advanceTimersByTime(9000);
    expect(table.seq).toBe(9);
  });
});
