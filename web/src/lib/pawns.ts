/** The marks of the seats on a pawn of radius 11 around 0,0, so that colour is never the only sign. */
export const MARKS: readonly { path: string; filled: boolean }[] = [
  { path: "M4 0 A4 4 0 1 1 -4 0 A4 4 0 1 1 4 0 Z", filled: true },
  { path: "M-6 4 L0 -6 L6 4 Z", filled: false },
  { path: "M-4.5 -4.5 H4.5 V4.5 H-4.5 Z", filled: false },
  { path: "M-6 0 H6 M0 -6 V6", filled: false },
  { path: "M0 -6.5 L6.5 0 L0 6.5 L-6.5 0 Z", filled: false },
  { path: "M-6 -3 H6 M-6 3 H6", filled: false },
  { path: "M-5 -5 L5 5 M5 -5 L-5 5", filled: false },
  { path: "M5 0 A5 5 0 1 1 -5 0 A5 5 0 1 1 5 0 Z", filled: false },
];

export const markOf = (seat: number): { path: string; filled: boolean } =>
  MARKS[seat % MARKS.length] ?? { path: "", filled: false };
