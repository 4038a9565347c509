import { expect, it, vi } from "vitest";
import type { LocalGame } from "../src/lib/catalogue";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { botsOf, fieldsOf, inWords, usual } = await import("../src/lib/catalogue");
const { againstBots } = await import("../src/lib/start");

const option = (key: string, schema: object, value: unknown) => ({
  key,
  schema,
  default: value,
  title: key,
  about: "",
});
const game = {
  id: "king-thief-minister",
  stamp: "1",
  title: "?",
  tagline: "?",
  seats: [3, 4],
  bots: ["random", "clever"],
  variants: ["long", "short"].map((key) => ({ key, title: key, about: "", options: { mode: key, cap: 3 } })),
  options: [
    option("mode", { enum: ["long", "short"] }, "long"),
    option("memory_aid", { enum: ["none", "log"] }, "none"),
    option("cap", { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }] }, null),
    option("deck", { anyOf: [{ $ref: "#/$defs/Deck" }, { type: "null" }] }, null),
    option("people", { type: "string" }, "none"),
  ],
} as unknown as LocalGame;

it("offers the options that neither the variant nor the seats decide", () => {
  expect(fieldsOf(game).map(({ option: { key }, kind, optional }) => [key, kind, optional])).toEqual([
    ["memory_aid", "choice", false],
    ["cap", "number", true],
    ["deck", "file", true],
  ]);
  expect(fieldsOf(game)[1]).toMatchObject({ least: 1, most: 9 });
});

it("begins a table of people with the options that the game names for it", () => {
  expect(againstBots({ ...game, at_table: {} }).table.options).toEqual({});
  expect(againstBots({ ...game, at_table: { people: "all" } }).table.options).toEqual({ people: "all" });
});

it("chooses a default bot and number of seats", () => {
  expect(usual(game)).toEqual({ bot: "clever", seats: 4 });
});

it("offers the bots meant for people, or all bots if a game has none of those", () => {
  expect(botsOf({ ...game, bots: ["random", "ismcts-plain", "depth2", "hard"] })).toEqual(["hard", "random"]);
  expect(botsOf({ ...game, bots: ["depth2"] })).toEqual(["depth2"]);
});

it("says titles and values in the reader's language", async () => {
  const texts = ["title = Król, Złodziej, Minister\nmemory_aid-log = przebieg gry\n", "title = King Thief Minister\n"];
  const ask = vi.fn().mockResolvedValue(Response.json({ texts, marks: {} }));
  vi.stubGlobal("fetch", ask);
  const told = await inWords(game, "pl");
  expect(ask.mock.calls).toEqual([["/api/games/king-thief-minister/texts/pl?v=1", expect.anything()]]);
  expect(told.title).toBe("Król, Złodziej, Minister");
  expect(told.word("memory_aid", "log")).toBe("przebieg gry");
  expect(told.word("mode", "unheard-of")).toBe("unheard-of");
});
