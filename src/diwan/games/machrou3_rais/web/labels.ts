/** Where the names on the map stand. A name that would lie on another name, on a pawn or in a neighbour's land is
 *  written smaller, or in two lines. If that does not help either, it is left out: its district still tells it when it
 *  is touched. */
import { COUNTRY, DISTRICTS, isBeirut, pawnAt, type District, type Drawn } from "./picture";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  /** The middle of the name, and its lower edge. */
  x: number;
  y: number;
  lines: readonly string[];
  /** The size of its letters. */
  size: number;
}

/** The height of a line, for letters of size 1. */
export const LINE = 1.12;

/** What is drawn at a pawn: it is in the way of names. */
export interface Pawn {
  radius: number;
  station: boolean;
  origin: boolean;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function inside(outline: Drawn["outline"], x: number, y: number): boolean {
  let is = false;
  outline.forEach(([bx, by], i) => {
    const [ax, ay] = outline.at(i - 1) ?? [bx, by];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  });
  return is;
}

/** How many of five points of a name lie in other districts. */
function abroad(home: Drawn, box: Box): number {
  const middle = (box.top + box.bottom) / 2;
  return [0.02, 0.25, 0.5, 0.75, 0.98].filter((part) => {
    const x = box.left + (box.right - box.left) * part;
    return DISTRICTS.some((other) => other !== home && inside(other.outline, x, middle));
  }).length;
}

/** What must stay free: the pawns with their signs, and the Parliament. */
function taken(pawns: ReadonlyMap<District, Pawn>): Box[] {
  const found: Box[] = [COUNTRY.parliament, COUNTRY.beirut];
  for (const district of DISTRICTS) {
    const { x, y } = pawnAt(district);
    const { radius: r, station, origin } = pawns.get(district.id) ?? { radius: 0, station: false, origin: false };
    found.push({ left: x - r, top: y - r, right: x + r, bottom: y + r });
    if (station)
      found.push({
        left: x + r * 0.4,
        top: y - r * 1.6,
        right: x + r * 1.8,
        bottom: y,
      });
    if (origin)
      found.push({
        left: x - r * 1.8,
        top: y - r * 1.6,
        right: x - r * 0.4,
        bottom: y,
      });
  }
  return found;
}

/** Place the names that have room. `measure` tells the width of a text, `sizes` are the sizes of letters that may be
 *  used, the best first; all of them in units of the map. */
export function placeLabels(
  pawns: ReadonlyMap<District, Pawn>,
  name: (id: District) => string,
  measure: (text: string, size: number) => number,
  sizes: readonly number[],
): Map<District, Label> {
  const blocked = taken(pawns);
  const placed = new Map<District, Label>();
  // Small districts first: large ones have a choice of places.
  const order = [...DISTRICTS].filter(({ id }) => !isBeirut(id)).sort((a, b) => a.room - b.room);
  for (const [lines, size] of sizes.flatMap((size) => [[1, size] as const, [2, size] as const]))
    for (const district of order) {
      const text = inLines(name(district.id), lines);
      if (placed.has(district.id) || text.length < lines) continue;
      const wide = Math.max(...text.map((line) => measure(line, size))) + size * 0.3;
      const spot = freeSpot(district, pawns.get(district.id)?.radius ?? 0, wide, size * LINE, lines, blocked);
      if (!spot) continue;
      placed.set(district.id, { ...spot.at, lines: text, size });
      blocked.push(spot.box);
    }
  return placed;
}

function inLines(name: string, lines: number): string[] {
  const at = name.lastIndexOf(" ");
  return lines === 1 || at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** Find the best free place near a pawn, for a name of this width in lines of this height. */
function freeSpot(
  district: Drawn,
  r: number,
  wide: number,
  line: number,
  lines: number,
  blocked: readonly Box[],
): { at: { x: number; y: number }; box: Box } | null {
  const { x, y } = pawnAt(district);
  const tall = line * lines;
  const gap = line * 0.1;
  const aside = r + gap + wide / 2;
  const spots = [
    { x, y: y + r + gap + tall },
    { x: x - aside, y: y + tall / 2 },
    { x: x + aside, y: y + tall / 2 },
    { x, y: y - r - gap },
    { x: x - wide * 0.3, y: y + r + gap + tall },
    { x: x + wide * 0.3, y: y + r + gap + tall },
    { x: x - aside + r * 0.6, y: y - r * 0.4 },
    { x: x - aside + r * 0.6, y: y + r * 0.4 + tall },
    { x: x + aside - r * 0.6, y: y + r * 0.4 + tall },
    { x: x + aside - r * 0.6, y: y - r * 0.4 },
    { x: x - aside - r, y: y + tall / 2 },
    { x: x + aside + r, y: y + tall / 2 },
    { x: x - aside - r, y: y - r * 0.2 },
  ];
  let best: { at: { x: number; y: number }; box: Box; cost: number } | null = null;
  for (const [i, at] of spots.entries()) {
    const box = {
      left: at.x - wide / 2,
      top: at.y - tall,
      right: at.x + wide / 2,
      bottom: at.y,
    };
    if (box.left < 2 || box.right > COUNTRY.width - 2 || box.top < 2 || box.bottom > COUNTRY.height - 2) continue;
    if (blocked.some((other) => meet(box, other))) continue;
    const cost = abroad(district, box) * 10 + i;
    if (cost < (best?.cost ?? 30)) best = { at, box, cost };
  }
  return best;
}

export interface Border {
  path: string;
  /** What lies on the two sides: two governorates, two groups of one, or two districts of one group. */
  kind: "governorate" | "group" | "district";
}

/** The lines between districts, each drawn once, by what they divide. */
export function borders(): Border[] {
  const sides = new Map<string, Drawn>();
  const found: Record<Border["kind"], string[]> = {
    district: [],
    group: [],
    governorate: [],
  };
  for (const district of DISTRICTS)
    district.outline.forEach((end, i) => {
      const start = district.outline.at(i - 1) ?? end;
      const key = [start, end].map(String).sort().join(" ");
      const other = sides.get(key);
      sides.set(key, district);
      if (!other) return;
      const kind =
        other.governorate !== district.governorate
          ? "governorate"
          : other.group !== district.group
            ? "group"
            : "district";
      found[kind].push(`M${start.join(" ")}L${end.join(" ")}`);
    });
  return (["district", "group", "governorate"] as const).map((kind) => ({
    kind,
    path: found[kind].join(""),
  }));
}
