import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import tiles from "../../src/diwan/games/clash/web/data.json";
import { figure, type Tile } from "../../src/diwan/games/clash/web/picture";
import { SIGNS as EFFECTS } from "../../src/diwan/games/clash/web/signs";
import { PEOPLE, THINGS } from "../../src/diwan/games/clash/web/tiles";
import TilePicture from "../../src/diwan/games/clash/web/TilePicture.svelte";
import Comrade from "../../src/diwan/games/intrigue/web/Comrade.svelte";
import { COMRADES } from "../../src/diwan/games/intrigue/web/comrades";
import Character from "../../src/diwan/games/king_thief_minister/web/Character.svelte";
import { CHARACTERS } from "../../src/diwan/games/king_thief_minister/web/characters";
import CardSign from "../../src/diwan/games/machrou3_rais/web/CardSign.svelte";
import rais from "../../src/diwan/games/machrou3_rais/web/data.json";
import { POLITICIANS } from "../../src/diwan/games/machrou3_rais/web/politicians";
import Politician from "../../src/diwan/games/machrou3_rais/web/Politician.svelte";
import { SIGNS as CARDS } from "../../src/diwan/games/machrou3_rais/web/signs";
import { colour, INK, oval } from "../src/board/ink";
import type { Mood } from "../src/board/portrait";

const data = (game: string): string => readFileSync(`../src/diwan/games/${game}/data.toml`, "utf8");
const MOODS: readonly Mood[] = ["calm", "pleased", "angry", "worried", "proud"];
const all = (length: number): number[] => Array.from({ length }, (_, i) => i);
/** The drawing, without the comments by which Svelte finds its blocks. */
const drawn = (container: Element): string => container.innerHTML.replaceAll(/<!--.*?-->/g, "");

describe("Drawings", () => {
  it("gives everybody at the largest table a face, and each face five moods", () => {
    const faces = all(10).flatMap((seat) =>
      MOODS.map((mood) => drawn(render(Comrade, { props: { seat, mood } }).container)),
    );
    expect(COMRADES).toHaveLength(10);
    expect(new Set(faces).size).toBe(50);
  });

  it("has a head and a bust for each of the six characters", () => {
    const letters = Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[];
    const figures = letters.flatMap((character) =>
      [false, true].map((bust) => drawn(render(Character, { props: { character, bust } }).container)),
    );
    expect(letters.sort().join("")).toBe("EKMPST");
    expect(new Set(figures).size).toBe(12);
  });

  it("has one picture for each tile, and a sign for what it does", () => {
    const ids = Object.keys(tiles.tiles) as Tile[];
    expect(ids).toHaveLength(32);
    expect([...Object.keys(PEOPLE), ...Object.keys(THINGS)].sort()).toEqual([...ids].sort());
    expect([...new Set(ids.map((id) => figure(id).effect))].sort()).toEqual(Object.keys(EFFECTS).sort());
    const shown = ids.map((tile) => drawn(render(TilePicture, { props: { tile, name: "", plain: true } }).container));
    expect(new Set(shown).size).toBe(32);
  });

  it("shows nothing of a tile that lies face down", () => {
    const down = (["PRE", "KAB", "?"] as const).map((tile) =>
      drawn(render(TilePicture, { props: { tile, name: "", down: true } }).container),
    );
    expect(new Set(down).size).toBe(1);
  });

  it("has a portrait of each politician", () => {
    const ids = [...data("machrou3_rais").matchAll(/\[\[character\]\]\nid = "(\w+)"/g)].map(([, id]) => id);
    expect(Object.keys(POLITICIANS).sort()).toEqual(ids.sort());
    const faces = Object.keys(POLITICIANS).map((card) => drawn(render(Politician, { props: { card } }).container));
    expect(new Set(faces).size).toBe(9);
  });

  it("has a sign of its own for each card of the house deck, and one for the cards of other decks", () => {
    const ids = Object.keys(rais.cards.advanced);
    expect(Object.keys(CARDS).sort()).toEqual(ids.sort());
    const sign = (card: string): string => drawn(render(CardSign, { props: { card } }).container);
    expect(new Set(ids.map(sign)).size).toBe(66);
    expect(sign("my-own-card")).toBe(sign("another"));
    expect(sign("my-own-card")).toContain("<path");
  });
});

describe("Ink", () => {
  it("takes a colour that a drawing is given before the one of the palette", () => {
    expect(colour("skin", { skin: "#123456" })).toBe("#123456");
    expect(colour("skin")).toBe("#d9a877");
    expect(colour("cloth")).toBe(INK);
  });

  it("draws an oval around its centre", () => {
    expect(oval(10, 20, 4, 2)).toBe("M6 20a4 2 0 1 0 8 0a4 2 0 1 0 -8 0Z");
  });
});
