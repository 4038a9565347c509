import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Table } = await import("../src/lib/table.svelte");

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
  beforeEach(() => void vi.useFakeTimers());
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
