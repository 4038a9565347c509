import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render, within } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { default: PlainBoard } = await import("../src/components/PlainBoard.svelte");
const { Book, openBook } = await import("../src/lib/book.svelte");
const { Words } = await import("../src/lib/words");
await openBook();

/** A game of dice under cups, where a seat bids how many dice show a face. */
const marks = {
  View: { seat: "seat", counts: "each", bid: "=Bid", loser: "seat", out: "seats", shown: "each" },
  Bid: { seat: "seat" },
  Rolled: { seat: "seat" },
  BidMade: { seat: "seat" },
  Opened: { loser: "seat" },
  Answering: { to: "seat" },
};
const view = {
  seat: 1,
  options: { wild: true },
  counts: [5, 3, 1],
  cards: ["queen_of_hearts", null],
  dice: [1, 6, 6],
  faces: [1, 2],
  bid: null as object | null,
  loser: null as number | null,
  out: [2],
  wild_ones: true,
  phase: { type: "Answering", to: 0 },
};
const TEXTS = `
you = you
none = none
face-6 = six
face-1 = one
dice-6 = ⚅
field-counts = Dice left
bid-Bid = { $seat }: { $count } times { $face }
loser-none = nobody has lost
event-Rolled = { $seat } { $who ->
    [you] shake
   *[other] shakes
 } the cup
list-end = { $list } and { $item }
`;

async function wordsOf(texts: string, language: "en" | "ar" = "en"): Promise<InstanceType<typeof Words>> {
  return new Words(await Book.of(language, { texts: texts ? [texts] : [], marks }), ["Ann", "Bob", "Karim"], 1);
}

async function board(changes: object = {}, texts = ""): Promise<HTMLElement> {
  return render(PlainBoard, { view: { ...view, ...changes }, words: await wordsOf(texts), me: 1, toAct: [0] })
    .container;
}

/** The words in an element, one after another. */
function text(element: Element | null): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element ?? document.createElement("p"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) parts.push(walker.currentNode.textContent?.trim() ?? "");
  return parts.filter(Boolean).join(" ");
}

/** The rows of the list, by their titles. */
function rows(container: HTMLElement): Record<string, string> {
  const found = [...container.querySelectorAll(".plain > dl > div")];
  return Object.fromEntries(found.map((row) => [text(row.querySelector("dt")), text(row.querySelector("dd"))]));
}

it("shows a game without texts in words: names for seats, titles for fields, and nothing raw", async () => {
  const container = await board();
  expect(rows(container)).toEqual({
    Bid: "none yet",
    Cards: "queen of hearts face down",
    Dice: "1 6 6",
    Faces: "1 2",
    Loser: "nobody yet",
    Out: "Karim",
    Phase: "Answering To Ann",
    "Wild ones": "Yes",
  });
  expect(container.textContent).not.toMatch(/null|undefined|[{}[\]"]|seat \d/);
});

it("shows numbers by seat as a table with names", async () => {
  const table = (await board()).querySelector("table") as HTMLElement;
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(text));
  expect(cells).toEqual([
    ["Player", "Counts"],
    ["Ann", "5"],
    ["Bob you", "3"],
    ["Karim", "1"],
  ]);
  expect(table.querySelector("tr.acts th")?.textContent).toContain("Ann");
});

it("draws cards as cards, and those that lie face down say so", async () => {
  const container = await board();
  expect([...container.querySelectorAll(".card")].map((card) => card.textContent)).toEqual([
    "queen of hearts",
    "face down",
    "1",
    "6",
    "6",
  ]);
  expect(container.querySelectorAll(".card.back")).toHaveLength(1);
  expect([...container.querySelectorAll(".chip")].map((chip) => chip.textContent)).toEqual(["1", "2"]);
});

it("shows an object with its fields, and what is deeper in one line", async () => {
  const bid = { seat: 2, count: 4, face: 6, before: { seat: 0, why: ["a", "b"] } };
  const container = await board({ bid });
  expect(rows(container).Bid).toBe("Player Karim Count 4 Face 6 Before Player: 0, Why: a, b");
});

it("takes the words of a game's texts where it has them", async () => {
  const bid = { seat: 2, count: 4, face: 6 };
  const container = await board({ bid }, TEXTS);
  expect(rows(container)).toMatchObject({
    Bid: "Karim: 4 times six",
    Faces: "one 2",
    Dice: "1 ⚅ ⚅",
    Loser: "nobody has lost",
  });
  expect(container.querySelector("thead")?.textContent).toContain("Dice left");
});

it("has rows for what there is once for each seat, where it is no column", async () => {
  const container = await board({ phase: { type: "Showing", shown: [1] }, shown: [] });
  expect(rows(container)).toMatchObject({ Phase: "Showing Shown 1", Shown: "none yet" });
});

it("tells events and moves in words, with texts and without", async () => {
  const [bare, told] = [await wordsOf(""), await wordsOf(TEXTS)];
  expect(bare.event({ type: "Rolled", seat: 2 } as never)).toBe("Karim: Rolled");
  expect(bare.event({ type: "BidMade", seat: 1, count: 3, face: 6 } as never)).toBe("You: Bid made, count 3, face 6");
  expect(bare.event({ type: "Opened", loser: 0 } as never)).toBe("Opened: loser Ann");
  expect(bare.move({ type: "CallLiar" })).toBe("Call liar");
  expect(told.event({ type: "Rolled", seat: 2 } as never)).toBe("Karim shakes the cup");
  expect(told.event({ type: "Rolled", seat: 1 } as never)).toBe("You shake the cup");
});

it("keeps a name of the other direction in its place", async () => {
  const words = new Words(await Book.of("ar", { texts: [], marks }), ["Ann", "علي"], null);
  expect(words.event({ type: "Rolled", seat: 1 } as never)).toBe("\u2068علي\u2069: Rolled");
});

it("reads the texts of the reader's language first, and the English ones where it has none", async () => {
  const both = new Words(await Book.of("pl", { texts: ["face-6 = szóstka\n", TEXTS], marks }), [], null);
  expect([both.value("face", 6), both.value("face", 1)]).toEqual(["szóstka", "one"]);
  const english = new Words(await Book.of("pl", { texts: [TEXTS], marks }), [], null);
  expect(english.value("face", 6)).toBe("six");
  expect(new FluentBundle("en").addResource(new FluentResource(TEXTS))).toEqual([]);
});
