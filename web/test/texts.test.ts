// @vitest-environment node
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

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

  it("count points one by one", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(load("en")));
    const ledger = bundle.getMessage("in-ledger")?.value ?? "";
    expect([0.5, 1, 3].map((visible) => bundle.formatPattern(ledger, { visible, hidden: 2 }))).toEqual([
      "0.5 public points, 2 hidden",
      "1 public point, 2 hidden",
      "3 public points, 2 hidden",
    ]);
  });
});
