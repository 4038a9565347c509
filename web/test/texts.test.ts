import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { bookOf } = await import("./games");

const load = (language: string): string => readFileSync(`src/texts/${language}.ftl`, "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key ?? "").sort();

describe("the program's texts", () => {
  it.each(["ar", "fa", "pl"])("say in %s everything that English says", (language) => {
    expect(keys(load(language))).toEqual(keys(load("en")));
  });

  it.each(["en", "ar", "fa", "pl"])("have no mistake in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(load(language)))).toEqual([]);
    expect(new Set(keys(load(language))).size).toBe(keys(load(language)).length);
  });
});

it("the points of a player are counted one by one", async () => {
  const book = await bookOf("intrigue", "en");
  expect([0.5, 1, 3].map((visible) => book.say("in-ledger", { visible, hidden: 2 }))).toEqual([
    "0.5 public points, 2 hidden",
    "1 public point, 2 hidden",
    "3 public points, 2 hidden",
  ]);
});

describe("the texts of a game for its board", () => {
  it.each(["clash", "intrigue", "king_thief_minister", "machrou3_rais"])(
    "say in every language of %s what English says",
    (game) => {
      const found = (language: string): string[] =>
        keys(readFileSync(`../src/diwan/games/${game}/texts/${language}.ftl`, "utf8")).filter((key) =>
          /^(hint|act|part)-/.test(key),
        );
      for (const language of ["ar", "fa", "pl"]) expect(found(language)).toEqual(found("en"));
      expect(found("en").length).toBeGreaterThan(5);
    },
  );
});
