import { beforeEach, describe, expect, it, vi } from "vitest";

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
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const snapshot = (seq: number, more: object = {}): object => ({
  type: "Snapshot", seq, at: 0, now: Date.now(), protocol: 1, seat: 0, host: false, view: { phase: { type: "Turn" } }, menu: [],
  owed: [0], deadlines: [null], outcome: null, story: [], table: { chairs: [] }, ...more,
});

function open(): InstanceType<typeof Table> {
  const table = new Table("t", null, () => new Socket() as unknown as WebSocket);
  Socket.last.onopen?.();
  Socket.last.hear(snapshot(5));
  return table;
}

describe("a table", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("takes the present from the snapshot and what follows from updates", () => {
    const table = open();
    Socket.last.hear({ type: "Update", seq: 6, at: 1, news: [{ type: "Peeked" }], owed: [1] });
    expect(table.seq).toBe(6);
    expect(table.owed).toEqual([1]);
    expect(table.fresh?.news).toEqual([{ type: "Peeked" }]);
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
    expect(table.line).toBe("lost");
    vi.advanceTimersByTime(400);
    Socket.last.onopen?.();
    Socket.last.hear(snapshot(5));
    const again = Socket.last.sent[1] as { id: string };
    expect(again.id).toBe(first.id);
    Socket.last.hear({ type: "Done", id: first.id, seq: 6 });
    expect(await done).toBeNull();
  });

  it("hands back why a move was refused", async () => {
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
    expect(table.line).toBe("old");
  });
});
