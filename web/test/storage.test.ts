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
])("if the storage of a browser is %s, keys and settings last as long as the page", (_, error) => {
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

it("a forgotten table is in no list, and its keys are gone", () => {
  keepTable("t1", "clash");
  keepSeat("t1", held);
  expect(ownTables()).toHaveLength(1);
  forgetTable("t1");
  expect(ownTables()).toEqual([]);
  expect(keysOf("t1").seats).toEqual([]);
});

it("keys to seats that a bot took over open nothing, unlike the host's key", () => {
  const table = (kind: string): ShownTable => ({ chairs: [{ kind: "person" }, { kind }] }) as unknown as ShownTable;
  expect(isLeft({ seats: [held] }, table("person"))).toBe(false);
  expect(isLeft({ seats: [held] }, table("bot"))).toBe(true);
  expect(isLeft({ seats: [held], host: "h" }, table("bot"))).toBe(false);
});
