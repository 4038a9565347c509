// Written by web/wire.py from the server's structs. Do not edit.

export type Word1 = "AGE" | "BAN" | "BOM" | "BRI" | "COU" | "CRI" | "ELE" | "FAS" | "HAC" | "IMA" | "KAB" | "LEA" | "MER" | "MOS" | "MUJ" | "MUS" | "NOB" | "PIC" | "POP" | "PRD" | "PRE" | "PRS" | "RIO" | "ROC" | "SHE" | "SOC" | "SOL" | "TAL" | "TOU" | "TRA" | "TVS" | "UNO";

export type Word2 = "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | "c1" | "c2" | "c3";

export type Word3 = "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";

export interface View {
  seat: number | null;
  options: Options;
  board: readonly [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null];
  zones: readonly [readonly (Word1)[], readonly (Word1)[]];
  hidden: readonly [readonly (Word1 | "?" | null)[], readonly (Word1 | "?" | null)[]];
  neutral: readonly (Word1)[];
  box: number;
  unseen: readonly (Word1)[];
  removed: readonly (Word1)[];
  placements: number;
  first: number;
  dealt: readonly [readonly (Word1 | "?" | null)[], readonly (Word1 | "?" | null)[], readonly (Word1)[]];
  packets: readonly (SeenPacket)[];
  scores: readonly [number, number];
  played: number;
  aside: readonly (Word1)[];
  draws: number;
  phase: Lottery | Dealing | Drafting | Keeping | Opening | Turn | Refilling | Enlisting | Naming | Over;
}

export interface Options {
  neutrals: "beginner" | "draft" | "hidden-support" | "long" | "random-support" | "secret-draft" | "standard";
  facing: "free" | "own";
  directions: 4 | 8;
  repeat_origin: "repeater" | "source";
  elections: "choice" | "random";
  placement_cap: number;
  match: "best_of_three" | "points" | "single";
  games: number;
}

export interface Piece {
  tile: Word1;
  supports: number;
  up: boolean;
  covers: Word1 | null;
}

export interface SeenPacket {
  size: number;
  seen: readonly (Word1)[];
}

export interface Lottery {
  type: "Lottery";
}

export interface Dealing {
  type: "Dealing";
}

export interface Drafting {
  type: "Drafting";
  seat: number;
}

export interface Keeping {
  type: "Keeping";
  seat: number;
}

export interface Opening {
  type: "Opening";
  seat: number;
}

export interface Turn {
  type: "Turn";
  seat: number;
}

export interface Refilling {
  type: "Refilling";
  seat: number;
  lay: Lay;
  leaving: number;
}

export interface Lay {
  type: "Lay";
  tile: Word1;
  cell: Word2;
  use: At | Line | Dots | All | Shift | Take | TakeHidden | Drawn | Repeat | null;
  against: boolean;
}

export interface At {
  type: "At";
  cell: Word2;
}

export interface Line {
  type: "Line";
  direction: Word3;
}

export interface Dots {
  type: "Dots";
  colour: "black" | "white";
}

export interface All {
  type: "All";
}

export interface Shift {
  type: "Shift";
  cell: Word2;
  to: Word2;
}

export interface Take {
  type: "Take";
  tile: Word1;
}

export interface TakeHidden {
  type: "TakeHidden";
  place: number;
}

export interface Drawn {
  type: "Drawn";
}

export interface Repeat {
  type: "Repeat";
  source: Word2;
  use: At | Line | Dots | All | Shift | Take | TakeHidden | Drawn | Repeat;
}

export interface Enlisting {
  type: "Enlisting";
  seat: number;
  leaving: number;
}

export interface Naming {
  type: "Naming";
  seat: number;
}

export interface Over {
  type: "Over";
  winner: number | null;
  reason: "cap" | "full" | "kaboom" | "no_tile" | "points" | "two_wins";
  supports: readonly [number, number];
}

export interface Begin {
  type: "Begin";
  first: number;
}

export interface Deal {
  type: "Deal";
  tile: Word1;
}

export interface Draw {
  type: "Draw";
  tile: Word1;
}

export interface Pick {
  type: "Pick";
  tile: Word1;
}

export interface Keep {
  type: "Keep";
  place: number;
}

export interface Name {
  type: "Name";
  first: number;
}

export interface Began {
  type: "Began";
  seat: number;
  game: number;
}

export interface DealtToZone {
  type: "DealtToZone";
  tile: Word1;
}

export interface Dealt {
  type: "Dealt";
  seat: number;
  tile: Word1;
}

export interface DealtHidden {
  type: "DealtHidden";
  seat: number;
  packet: number;
}

export interface Picked {
  type: "Picked";
  seat: number;
  tile: Word1;
}

export interface Kept {
  type: "Kept";
  seat: number;
  place: number;
  tile: Word1;
}

export interface KeptOne {
  type: "KeptOne";
  seat: number;
}

export interface Passed {
  type: "Passed";
  seat: number;
  tiles: readonly (Word1)[];
}

export interface Shown {
  type: "Shown";
  seat: number;
  tile: Word1;
  place: number;
}

export interface Laid {
  type: "Laid";
  seat: number;
  tile: Word1;
  cell: Word2;
  supports: number;
  use: At | Line | Dots | All | Shift | Take | TakeHidden | Drawn | Repeat | null;
}

export interface Covered {
  type: "Covered";
  seat: number;
  tile: Word1;
  cell: Word2;
  by: "NOB";
}

export interface Refilled {
  type: "Refilled";
  tile: Word1;
}

export interface Repeated {
  type: "Repeated";
  tile: Word1;
  cell: Word2;
}

export interface Destroyed {
  type: "Destroyed";
  tile: Word1;
  cell: Word2;
}

export interface Discarded {
  type: "Discarded";
  tile: Word1;
  cell: Word2;
}

export interface Turned {
  type: "Turned";
  tile: Word1;
  cell: Word2;
  supports: number;
}

export interface Shifted {
  type: "Shifted";
  tile: Word1;
  cell: Word2;
  to: Word2;
}

export interface Purged {
  type: "Purged";
  seat: number;
  tile: Word1;
}

export interface Salvaged {
  type: "Salvaged";
  seat: number;
  tile: Word1;
}

export interface Recalled {
  type: "Recalled";
  seat: number;
  tile: Word1;
  cell: Word2;
}

export interface Enlisted {
  type: "Enlisted";
  seat: number;
  tile: Word1;
}

export interface Removed {
  type: "Removed";
  tile: Word1;
  cell: Word2;
}

export interface Opened {
  type: "Opened";
  seat: number;
  tile: Word1;
}

export interface Won {
  type: "Won";
  seat: number;
  reason: "cap" | "full" | "kaboom" | "no_tile";
  south: number;
  north: number;
}

export interface Drawn2 {
  type: "Drawn";
  south: number;
  north: number;
}

export interface Scored {
  type: "Scored";
  south: number;
  north: number;
}

export interface State {
  options: Options;
  board: readonly [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null];
  zones: readonly [readonly (Word1)[], readonly (Word1)[]];
  hidden: readonly [readonly (Word1 | null)[], readonly (Word1 | null)[]];
  neutral: readonly (Word1)[];
  box: readonly (Word1)[];
  removed: readonly (Word1)[];
  placements: number;
  course: Course;
  phase: Lottery | Dealing | Drafting | Keeping | Opening | Turn | Refilling | Enlisting | Naming | Over;
}

export interface Course {
  first: number;
  dealt: readonly [readonly (Word1)[], readonly (Word1)[], readonly (Word1)[]];
  packets: readonly (readonly (Word1)[])[];
  scores: readonly [number, number];
  played: number;
  aside: readonly (Word1)[];
  draws: number;
}

export type Move = Begin | Deal | Draw | Pick | Keep | Lay | Name;

export type Event = Began | DealtToZone | Dealt | DealtHidden | Picked | Kept | KeptOne | Passed | Shown | Laid | Covered | Refilled | Repeated | Destroyed | Discarded | Turned | Shifted | Purged | Salvaged | Recalled | Enlisted | Removed | Opened | Won | Drawn2 | Scored;
