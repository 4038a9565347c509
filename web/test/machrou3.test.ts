import { describe, expect, it } from "vitest";
import { borders, placeLabels, type Pawn } from "../../src/diwan/games/machrou3_rais/web/labels";
import {
  agreeing,
  COUNTRY,
  DISTRICTS,
  districtTowards,
  groupOf,
  isTalk,
  nearestDistrict,
  nextDistricts,
  NOTHING,
  offersTo,
  pawnAt,
  ranksOf,
  settled,
  startsAt,
  type District,
} from "../../src/diwan/games/machrou3_rais/web/picture";
import type { Event, Move, View } from "../../src/diwan/games/machrou3_rais/web/types";
import { bookOf } from "./games";

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("the names on the map", () => {
  /** Pixels of a unit on a phone held across, on a phone, and on a screen. */
  const scales = [0.27, 0.36, 0.6, 0.8];

  it.each((["en", "ar", "fa", "pl"] as const).flatMap((language) => scales.map((scale) => [language, scale] as const)))(
    "cover neither one another nor a pawn: %s at %f",
    async (language, scale) => {
      const { Words } = await import("../src/lib/words");
      const words = new Words(await bookOf("machrou3_rais", language), [], null);
      const letter = Math.max(10.5, Math.min(14, 20 * scale)) / scale;
      const radius = Math.min(27, Math.max(17, 9.5 / scale));
      const pawns = new Map<District, Pawn>(
        DISTRICTS.map(({ id }, i) => [id, { radius, station: i % 3 === 0, origin: i % 4 === 0 }]),
      );
      const width = (text: string, size: number): number => text.length * size * 0.6;
      const placed = placeLabels(pawns, (id) => words.value("district", id), width, [letter, 10.5 / scale]);
      const names = [...placed].map(([id, { x, y, lines, size }]): Box => {
        expect(lines.join(" ")).toBe(words.value("district", id));
        expect(size * scale).toBeGreaterThan(10.4);
        const half = Math.max(...lines.map((line) => width(line, size))) / 2;
        return { name: id, left: x - half, right: x + half, top: y - size * lines.length, bottom: y };
      });
      const others = DISTRICTS.map((district): Box => {
        const { x, y } = pawnAt(district);
        return { name: district.id, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
      });
      const clashes = names.flatMap((one, i) => [...names.slice(i + 1), ...others].filter((other) => meet(one, other)));
      expect(clashes).toEqual([]);
      expect(names.every((one) => one.left >= 0 && one.right <= COUNTRY.width)).toBe(true);
      expect(names.length).toBeGreaterThan(scale < 0.5 ? 9 : 22);
    },
  );

  it("stand between lines that are drawn once", () => {
    const lines = borders();
    expect(lines.map(({ kind }) => kind)).toEqual(["district", "group", "governorate"]);
    const edges = lines.flatMap(({ path }) => path.split("M").slice(1));
    expect(new Set(edges).size).toBe(edges.length);
    expect(edges.length).toBeGreaterThan(100);
  });
});

describe("the arrow keys", () => {
  it("lead to the nearest district in their direction, and stop at the edge", () => {
    expect(districtTowards("akkar", "ArrowUp")).toBe(null);
    expect(districtTowards("zahle", "ArrowUp")).toBe("metn");
    expect(districtTowards("jbeil", "ArrowDown")).toBe("keserwan");
    expect(districtTowards("jbeil", "Home")).toBe(null);
  });
});

describe("a touch on the map", () => {
  const finger = { radius: 20, finger: 60 };

  it("means the pawn, then the land, then what a finger reaches", () => {
    const saida = DISTRICTS.find(({ id }) => id === "saida");
    const at = saida ? pawnAt(saida) : { x: 0, y: 0 };
    expect(nearestDistrict(at, finger, "chouf")).toBe("saida");
    expect(nearestDistrict({ x: at.x - 30, y: at.y }, finger, "chouf")).toBe("chouf");
    expect(nearestDistrict({ x: at.x - 30, y: at.y }, finger, null)).toBe("saida");
    expect(nearestDistrict({ x: 20, y: 20 }, finger, null)).toBeUndefined();
  });
});

describe("the way to a move", () => {
  const menu: Move[] = [
    { type: "Campaign", district: "hermel" },
    { type: "Battle", challenging: "zahle", defending: "baalbek" },
    { type: "Battle", challenging: "zahle", defending: "metn" },
    { type: "Swap", partner: 2, give: "zahle", get: "metn" },
    { type: "Pass" },
    { type: "Unmask", seat: 2 },
    { type: "Ask", to: [2], deal: "with", give: null, get: null },
  ];

  it("begins with all but words", () => {
    expect(agreeing(menu, NOTHING)).toHaveLength(6);
    expect(menu.filter(isTalk)).toHaveLength(1);
  });

  it("goes from a district to the other one", () => {
    const choice = { ...NOTHING, kind: "Battle" as const, districts: ["metn" as const] };
    const moves = agreeing(menu, choice);
    expect(settled(moves, choice)).toEqual([]);
    expect([...nextDistricts(moves, choice)]).toEqual(["zahle"]);
    const both = { ...choice, districts: ["metn" as const, "zahle" as const] };
    expect(settled(agreeing(menu, both), both)).toEqual([menu[2]]);
  });

  it("begins a battle at its target and a swap at what one gets", () => {
    const all = agreeing(menu, NOTHING);
    expect([...startsAt(all.filter(({ type }) => type === "Battle"))]).toEqual(["baalbek", "metn"]);
    expect([...startsAt(all.filter(({ type }) => type === "Swap"))]).toEqual(["metn"]);
  });

  it("goes from a player to what concerns this player", () => {
    expect(agreeing(menu, { ...NOTHING, seat: 2 }).map(({ type }) => type)).toEqual(["Swap", "Unmask"]);
    expect(agreeing(menu, { ...NOTHING, seat: 1 })).toEqual([]);
  });
});

describe("what is known", () => {
  const view = {
    teams_seen: [[1, "corrupt"]],
    answered: [false, true, false],
    candidates: [2],
    speaker: 0,
    unmasking: { judge: null, accusers: [] },
    fellow: null,
    exposed: 1,
    objectives: { declared: [{ seat: 2 }] },
    leads: [-1, 2],
  } as unknown as View;

  it("stands beside the players as ranks", () => {
    expect([0, 1, 2].map((seat) => ranksOf(view, seat))).toEqual([
      ["speaker"],
      ["answered", "corrupt", "exposed"],
      ["candidate", "declared"],
    ]);
  });

  it("tells the Seats of a district's group and who has them", () => {
    expect(groupOf(view, "beirut_1")).toMatchObject({ lead: null, seats: 8 });
    expect(groupOf(view, "beirut_2")).toMatchObject({ lead: 2, seats: 11 });
  });

  it("has offers to the reader and to everybody, not those to others", () => {
    const said = (seat: number, to: number[]): Event => ({
      type: "Asked",
      seat,
      to,
      deal: "with",
      give: null,
      get: null,
    });
    const news = [said(1, [0]), said(1, [2]), said(2, []), said(0, [])];
    expect(offersTo(news, 0)).toEqual([news[0], news[2]]);
  });
});
