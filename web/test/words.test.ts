import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Book, botKind } from "../src/lib/book.svelte";
import { direction, linesOf, repeated, talkOf, Words } from "../src/lib/words";
import { bookOf } from "./games";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
you = you
none = none
nobody = nobody
list-middle = { $list }, { $item }
list-end = { $list } and { $item }
character-K = King
title-The-Duke-s-Own- = His Own
event-Claimed = { $who ->
    [you] You say { $character }
   *[other] { $seat } says { $character }
}
event-Answered = { $seats_count ->
    [0] nobody answers
   *[other] { $seats } answer
}
of-seat = { $seat } ({ $item })
event-Counted = Votes: { $ballots_named }; points: { $points_named }
event-Rotated = { $who ->
    [you] { "" }
   *[other] { $seat } rotates
}
refusal-no_coin = you need { $coins } coins
`),
);
const marks = {
  Claimed: { seat: "seat" },
  Answered: { seats: "seats" },
  Rotated: { seat: "seat" },
  Tax: { double: "seat" },
};
const words = (me: number | null): Words => new Words(new Book("en", [bundle], marks), ["Ann", "Bob", "Cy"], me);

const answered = (...seats: number[]): { type: string; seats: number[] } => ({ type: "Answered", seats });

describe("sentences", () => {
  it("name others and call the reader you", () => {
    const claimed = { type: "Claimed", seat: 0, character: "K" };
    expect(words(1).event(claimed)).toBe("Ann says King");
    expect(words(0).event(claimed)).toBe("You say King");
  });

  it("join several seats to a list", () => {
    expect(words(null).event(answered(0, 1, 2))).toBe("Ann, Bob and Cy answer");
    expect(words(null).event(answered())).toBe("Nobody answers");
  });

  it("have a word for an empty list of seats", async () => {
    const said = new Words(
      await bookOf("machrou3_rais", "en", { Hint: { to: "seats", about: "seat" } }),
      ["Ann", "Bob", "Cy", "Dan"],
      0,
    );
    expect(said.argumentsOf({ type: "Hint", to: [], about: 1, team: "corrupt" }).to).toBe("everybody");
    expect(said.argumentsOf({ type: "Hint", to: [1], about: 1, team: "corrupt" }).to).toBe("Bob");
  });

  it("say whose each of several things is, and leave out nothing", () => {
    expect(words(1).event({ type: "Counted", ballots: ["yes", "no", null], points: [0, -1, 2] } as never)).toBe(
      "Votes: Ann (yes) and you (no); points: you (-1) and Cy (2)",
    );
  });

  it("give the reason of every point", async () => {
    const said = new Words(
      await bookOf("intrigue", "en", { Share: { seats: "seats" } }),
      ["Ann", "Bob", "Cy", "Dan", "Eve"],
      3,
    );
    const shares = [
      { type: "Share", seats: [1], why: "believed", points: 1 },
      { type: "Share", seats: [0, 3], why: "right", points: 0.5 },
      { type: "Share", seats: [2], why: "loss", points: 2 },
    ];
    expect(said.event({ type: "Scored", points: [0.5, 1, -2, 0.5, 0], shares } as never)).toBe(
      "Bob gets 1 point because the rumour was believed, Ann and you get half a point each for voting correctly and Cy loses 2 points as the subject of the rumour.",
    );
  });

  it("are left out where the reader has nothing to hear", () => {
    const told = { seq: 4, at: 0, facts: [], news: [{ type: "Rotated", seat: 0 }, answered(1)] };
    expect(linesOf(told, words(0)).map((line) => line.text)).toEqual(["Bob answer"]);
    expect(linesOf(told, words(1)).map((line) => line.text)).toEqual(["Ann rotates", "You answer"]);
  });

  it("find a text from a game's data by its letters and digits", () => {
    expect(words(null).value("title", "The Duke's Own!")).toBe("His Own");
    expect(words(null).value("title", "Nobody's Own")).toBe("Nobody's Own");
  });

  it("tell a thing without a text by its fields", () => {
    expect(words(null).move({ type: "Peek" })).toBe("Peek");
    expect(words(null).move({ type: "Tax", double: 1 } as never)).toBe("Tax: double Bob");
  });

  it("say refusals in the reader's language, or as the server said them", () => {
    expect(words(0).refusal("K7", "no_coin", { coins: 2 }, "")).toBe("You need 2 coins");
    expect(words(0).refusal("K7", "other", {}, "because (K7)")).toBe("Because");
  });
});

it("equal lines in a row are one line in the log", () => {
  const line = (key: string, text: string) => ({ key, text, table: false, times: 1, event: null });
  expect(
    repeated([line("1", "a"), line("2", "b"), line("3", "b"), line("4", "a")]).map(
      ({ key, text, times }) => `${key} ${text} ${times}`,
    ),
  ).toEqual(["1 a 1", "2 b 2", "4 a 1"]);
});

describe("the direction of a sentence", () => {
  const isolated = (text: string): string => `\u2068${text}\u2069`;

  it.each([
    ["rtl", `يبدأ ${isolated("Alexandrina")}.`],
    ["rtl", `${isolated("الخزينة فارغة.")} ${isolated("لديك أكثر القطع.")}`],
    ["rtl", isolated(`${isolated("Omid")} همه را`)],
    ["ltr", "علي begins."],
    ["ltr", `Ann chooses ${isolated("صور")} و${isolated("جزين")}.`],
  ])("is %s, whatever the names in it", (way, text) => {
    expect(direction(text)).toBe(way);
  });
});

describe("names of the other direction", () => {
  it("do not turn the list that they begin", async () => {
    const list = async (language: "en" | "ar", ...names: string[]): Promise<string> =>
      new Words(await Book.open(language, null), names, null).list(names);
    expect(await list("ar", "Ann", "علي")).toBe("\u2068Ann\u2069 و\u2068علي\u2069");
    expect(await list("en", "علي", "Ann")).toBe("\u2068علي\u2069 and Ann");
    expect(await list("en", "Ann", "Bob")).toBe("Ann and Bob");
    expect(await list("ar", "Ann")).toBe("Ann");
  });

  const told = (name: string): Promise<string> =>
    Book.open("en", null).then(
      (book) => new Words(book, [name, "Bob"], null).fact({ type: "WantsPause", seat: 0, on: true } as never) ?? "",
    );

  it("are kept apart in an English sentence too", async () => {
    expect(await told("علي")).toBe("\u2068علي\u2069 would like a pause.");
    expect(await told("Ann")).toBe("Ann would like a pause.");
  });
});

describe("what happens at the table", () => {
  const whispered = { type: "Whispered", seat: 0, to: [1] } as never;
  const off = { type: "WantsPause", seat: 0, on: false } as never;

  it.each([
    [
      "en",
      ["You no longer want a pause.", "You whisper to Bob."],
      ["Ann no longer wants a pause.", "Ann whispers to you."],
    ],
    ["pl", ["Nie chcesz już przerwy.", "Szepczesz do: Bob."], ["Ann nie chce już przerwy.", "Ann szepcze do ciebie."]],
    ["ar", ["لم تعد تريد استراحة.", "تهمس إلى Bob."], ["Ann لم يعد يريد استراحة.", "Ann يهمس إليك."]],
    [
      "fa",
      ["شما دیگر مکث نمی‌خواهید.", "شما با Bob پچ‌پچ می‌کنید."],
      ["Ann دیگر مکث نمی‌خواهد.", "Ann با شما پچ‌پچ می‌کند."],
    ],
  ] as const)("is told in %s to whom it is about as well", async (language, mine, theirs) => {
    const book = await Book.open(language, null);
    const facts = (me: number): (string | undefined)[] =>
      [off, whispered].map((fact) => new Words(book, ["Ann", "Bob"], me).fact(fact)?.replace(/[\u2068\u2069]/g, ""));
    expect(facts(0)).toEqual(mine);
    expect(facts(1)).toEqual(theirs);
  });

  it("counts as chat of others only if others said it", () => {
    const said = (seat: number | null): never =>
      ({ type: "Said", seat, name: "Ann", text: "hello", to: null }) as never;
    const told = { seq: 3, at: 0, facts: [said(0), said(1), said(null)], news: [] };
    expect(talkOf(told, words(0)).map((line) => line.key)).toEqual(["3s1", "3s2"]);
  });
});

describe("kinds of bots", () => {
  it("keep their own names if no text names them", () => {
    expect(botKind("depth2")).toBe("depth2");
  });
});
