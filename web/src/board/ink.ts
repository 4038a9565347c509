/** The one hand in which everything is drawn: an ink outline, flat colours, a darker tint for shadow. */

export const INK = "#2b2118";

const PAINTS = {
  none: "none",
  ink: INK,
  white: "#fffaf0",
  paper: "#f7ead0",
  gold: "#e3b34c",
  red: "#b5473c",
  blue: "#2f6b8f",
  green: "#4f7d4a",
  purple: "#6d4a7c",
  brown: "#8a5a34",
  grey: "#8d8577",
  steel: "#b9b8ae",
  dark: "#4a4038",
  sky: "#9cc0c9",
  leaf: "#93ab6a",
  shade: "#2b211838",
  skin: "#d9a877",
  tan: "#b98455",
  blush: "#b5473c40",
} as const;

/** A colour of the palette, or one that a portrait is given. */
export type Paint = keyof typeof PAINTS | "hair" | "cloth" | "trim";

/** A shape: its colour, its path, and the width of its outline if it is not the usual one (0: none). */
export type Stroke = readonly [Paint, string, number?];
export type Drawing = readonly Stroke[];
export type Given = Partial<Record<Paint, string>>;

export function colour(paint: Paint, given: Given = {}): string {
  return given[paint] ?? (PAINTS as Partial<Record<Paint, string>>)[paint] ?? INK;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
