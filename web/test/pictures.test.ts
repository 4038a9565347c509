import { describe, expect, it } from "vitest";
import * as ktm from "../../src/diwan/games/king_thief_minister/web/picture";
import type { View } from "../../src/diwan/games/king_thief_minister/web/types";
import * as rais from "../../src/diwan/games/machrou3_rais/web/picture";
import { DISTRICTS, districtsOf, hemicycle, pawnAt } from "../../src/diwan/games/machrou3_rais/web/picture";
import type { View as RaisView } from "../../src/diwan/games/machrou3_rais/web/types";
import type { Frame } from "../src/lib/api";
import type { Marks } from "../src/lib/book.svelte";
import { nearest, Weight } from "../src/lib/replay";

const { Words } = await import("../src/lib/words");
const { bookOf } = await import("./games");
const words = async (game: string, marks: Marks = {}) =>
  new Words(await bookOf(game, "en", marks), ["Ann", "Bob", "Cem"], 0);

const view = { seat: 1, spots: [0, 2, 3, 5] } as unknown as View;

describe("Machrou3 Ra2is", () => {
  it("seats 128 members in a half circle, each group together", () => {
    const chairs = hemicycle();
    expect(chairs).toHaveLength(128);
    expect(chairs.map((chair) => chair.group)).toEqual([...chairs.map((chair) => chair.group)].sort((a, b) => a - b));
    expect(Math.max(...chairs.map((chair) => chair.y))).toBeLessThan(300);
  });

  it("draws 28 districts and keeps every pawn on the picture", () => {
    expect(DISTRICTS).toHaveLength(28);
    for (const district of DISTRICTS) {
      const pawn = pawnAt(district);
      expect(pawn.x).toBeGreaterThan(10);
      expect(pawn.x).toBeLessThan(780);
    }
  });

  it("turns up as many cards as there were votes", () => {
    const cards = rais.shuffled(3, 2);
    expect(cards).toHaveLength(5);
    expect(cards.filter((card) => card === "with")).toHaveLength(3);
    expect(rais.shuffled(0, 0)).toEqual([]);
  });

  it("says which districts a move touches", () => {
    expect(districtsOf({ type: "Battle", challenging: "metn", defending: "jbeil" })).toEqual(["metn", "jbeil"]);
    expect(districtsOf({ type: "Pass" })).toEqual([]);
  });
});

describe("boards as lists", () => {
  it("tells the six spots and everybody's coins", async () => {
    const seen = {
      ...view,
      tracks: [0, 1, 2, 3, 4, 5],
      treasury: 8,
      coins: [1, 3],
      spots: [0, 2],
      memory: { facts: [], possible: [] },
    } as unknown as View;
    const [cards, purses] = ktm.listing(seen, await words("king_thief_minister"), (spot) => (spot === 2 ? "T" : null));
    expect(cards?.rows).toHaveLength(6);
    expect(cards?.rows.slice(0, 3)).toEqual([
      "Card on spot 1, Ann: face down",
      "Card on spot 2, nobody: face down",
      "Card on spot 3, Bob: Thief",
    ]);
    expect(purses).toEqual({ title: "Treasury: 8", rows: ["Ann: 1 coin", "Bob: 3 coins"] });
  });

  it("names the characters that the tracker thinks possible, and draws them within the card", async () => {
    const seen = {
      ...view,
      tracks: [0, 1],
      treasury: 8,
      coins: [1],
      spots: [0],
      memory: { facts: [], possible: ["TME", "K"] },
    } as unknown as View;
    const [cards] = ktm.listing(seen, await words("king_thief_minister"), (spot) => (spot === 1 ? "K" : null));
    expect(cards?.rows).toEqual([
      "Card on spot 1, Ann: face down (possible: Thief, Minister and Executioner)",
      "Card on spot 2, nobody: King",
    ]);
    for (let count = 2; count <= 6; count++) {
      const signs = Array.from({ length: count }, (_, i) => ktm.signAt(i, count));
      expect(new Set(signs.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of signs) expect(Math.max(Math.abs(x) - 20, Math.abs(y) - 35)).toBeLessThanOrEqual(0);
    }
  });

  it("says what a card does in this mode of the game", async () => {
    const said = await words("machrou3_rais");
    const [beginner, advanced] = (["beginner", "advanced"] as const).map((mode) =>
      rais.card(said, rais.houseCards(mode), "EP05", 4),
    );
    expect(beginner?.title).toBe(advanced?.title);
    expect(beginner?.text).not.toBe(advanced?.text);
  });

  it("says the number of a card that holds for this many players", async () => {
    const said = await words("machrou3_rais");
    const [four, six] = [4, 6].map((players) => rais.card(said, rais.houseCards("advanced"), "OB02", players).text);
    expect(four).toContain("at most 1 Against");
    expect(six).toContain("at most 2 Against");
  });

  it("says what is to be answered", async () => {
    const owners = DISTRICTS.map((district) => (district.id === "metn" ? 1 : null));
    const marks = {
      Campaigned: { seat: "seat" },
      Challenged: { seat: "seat", defender: "seat" },
      HelpOffered: { seat: "seat" },
      SwapOffered: { seat: "seat", partner: "seat" },
    };
    const said = await words("machrou3_rais", marks);
    const asked = (phase: unknown): string =>
      rais.questionOf({ board: { owners }, phase } as unknown as RaisView, said);
    const battle = { type: "BattleMatter", seat: 0, challenging: "akkar", defending: "metn", bonus: null };
    expect(asked({ type: "Voting", matter: { type: "CampaignMatter", seat: 2, district: "metn", bonus: null } })).toBe(
      "Cem campaigns for Metn.",
    );
    expect(asked({ type: "Voting", matter: battle })).toBe("You challenge Bob to a battle: Akkar against Metn.");
    expect(asked({ type: "Helping", fight: { matter: battle } })).toBe(
      "You challenge Bob to a battle: Akkar against Metn.",
    );
    expect(asked({ type: "HelpReply", offer: { seat: 2, side: "challenger", districts: ["chouf"] } })).toBe(
      "Cem offers to help the Challenger with Chouf.",
    );
    expect(asked({ type: "SwapReply", seat: 1, partner: 0, give: "metn", get: "akkar" })).toBe(
      "Bob offers you a swap: Metn for Akkar.",
    );
    expect(asked({ type: "Turn", seat: 0 })).toBe("");
  });

  it("tells every district once, and the Parliament group by group", async () => {
    const owners = DISTRICTS.map((district) => (district.id === "metn" ? 1 : null));
    const seen = {
      board: { owners, stations: owners.map((owner) => owner === 1) },
      promises: [],
      ips: DISTRICTS.map(() => 1),
      leads: [2],
      blocs: [5, 0, 8],
    } as unknown as RaisView;
    const lists = rais.listing(seen, await words("machrou3_rais"));
    expect(lists.slice(0, -3).flatMap((list) => list.rows)).toHaveLength(28);
    expect(lists.flatMap((list) => list.rows).filter((row) => row.includes("Bob"))).toEqual([
      expect.stringContaining("Media Station"),
      "Bob: 0",
    ]);
    expect(lists.at(-3)?.rows[0]).toMatch(/: Cem$/);
    expect(lists.at(-2)?.rows[0]).toBe("Ann: 5");
  });
});

describe("a replay", () => {
  const frame = (types: readonly string[], standing: readonly number[], heard: Frame["heard"] = []): Frame => ({
    actor: 0,
    move: { type: "x" },
    news: types.map((type) => ({ type })),
    heard,
    view: null,
    state: null,
    standing,
  });

  it("shows the nearest loaded position until the position of the move is loaded", () => {
    const frames = [null, 1, 2, null, null].map((view) => ({ ...frame([], []), view }));
    expect([0, 1, 2, 4].map((at) => nearest(frames, at)?.view)).toEqual([1, 1, 2, 2]);
    expect(nearest([], 0)).toBeNull();
  });

  it("picks the public event that changes the standings most", () => {
    const frames = [
      frame(["begun"], [0, 0]),
      frame(["asked", "fought", "won", "counted"], [4, 0]),
      frame(["asked", "fought"], [4, 0]),
      frame(["whisper", "fought", "won", "counted"], [8, 0], [[1], null, null, null]),
    ];
    const weight = new Weight(frames);
    expect(frames.map((one) => weight.first(one)?.type)).toEqual(["begun", "won", "fought", "won"]);
    expect(weight.first(frame(["whisper"], [8, 0], [[1]]))).toBeNull();
  });
});
