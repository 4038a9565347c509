import { afterEach, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { forgetTable, isLeft, keepSeat, keepTable, keysOf, ownTables } = await import("../src/lib/keys");
const { save, settings } = await import("../src/lib/settings.svelte");
import type { ShownTable } from "../src/lib/wire";

const held = { seat: 1, name: "Ann", secret: "s" };

afterEach(() => {
  vi.unstubAllGlobals();
  ownTables().forEach(({ table }) => forgetTable(table));
});

it.each([
  ["refused", new DOMException("no", "SecurityError")],
  ["full", new DOMException("no room", "QuotaExceededError")],
])("a browser whose storage is %s keeps keys and settings as long as the page", (_, error) => {
  const fail = (): never => {
    throw error;
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: () => fail, ownKeys: fail }));
  settings.name = "Ann";
  save();
  keepTable("t1", "clash");
  keepSeat("t1", held);
  expect(keysOf("t1").seats).toEqual([held]);
  expect(ownTables()).toMatchObject([{ table: "t1", game: "clash" }]);
});

it("a table that was forgotten is in no list, and its seat is nobody's", () => {
  keepTable("t1", "clash");
  keepSeat("t1", held);
  expect(ownTables()).toHaveLength(1);
  forgetTable("t1");
  expect(ownTables()).toEqual([]);
  expect(keysOf("t1").seats).toEqual([]);
});

it("keys to seats where a bot plays for good open nothing, but the host's do", () => {
  const table = (kind: string): ShownTable => ({ chairs: [{ kind: "person" }, { kind }] }) as unknown as ShownTable;
  expect(isLeft({ seats: [held] }, table("person"))).toBe(false);
  expect(isLeft({ seats: [held] }, table("bot"))).toBe(true);
  expect(isLeft({ seats: [held], host: "h" }, table("bot"))).toBe(false);
});
