// Written by web/wire.py from the server's structs. Do not edit.

export interface Hello {
  type: "Hello";
  since?: number | null;
  secret?: string | null;
  language?: string;
}

export interface Ask<M> {
  type: "Ask";
  id: string;
  command: Rename | Fill | Leave | Kick | Ready | Start | Rematch | Archive | Play<M> | Pause | Say;
}

export interface Rename {
  type: "Rename";
  name: string;
}

export interface Fill {
  type: "Fill";
  bot: string;
  seats?: readonly (number)[] | null;
}

export interface Leave {
  type: "Leave";
}

export interface Kick {
  type: "Kick";
  seat: number;
}

export interface Ready {
  type: "Ready";
  on?: boolean;
}

export interface Start {
  type: "Start";
}

export interface Rematch {
  type: "Rematch";
  on?: boolean;
}

export interface Archive {
  type: "Archive";
}

export interface Play<M> {
  type: "Play";
  move: M;
}

export interface Pause {
  type: "Pause";
  on?: boolean;
}

export interface Say {
  type: "Say";
  text: string;
  to?: readonly (number)[] | null;
  name?: string | null;
}

export interface Snapshot<V, M, E> {
  type: "Snapshot";
  seq: number;
  at: number;
  now: number;
  protocol: number;
  seat: number | null;
  host: boolean;
  table: ShownTable;
  view: V | null;
  menu: readonly (M)[];
  owed: readonly (number)[];
  deadlines: readonly (number | null)[];
  held: number;
  outcome: Outcome | null;
  tally: Tally | null;
  oldest: number;
  story: readonly (Heard<E>)[];
}

export interface ShownTable {
  id: string;
  game: string;
  seats: number;
  variant: string;
  options: unknown;
  manners: TableSettings;
  stage: "archived" | "lobby" | "over" | "paused" | "playing";
  number: number;
  chairs: readonly (ShownChair)[];
  whispers: boolean;
}

export interface TableSettings {
  clock: number;
  grace: number;
  stand_in: string;
  listed: boolean;
  newcomers: boolean;
}

export interface ShownChair {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string;
  away: boolean;
  ready: boolean;
  wants_pause: boolean;
  wants_rematch: boolean;
}

export interface Outcome {
  winners: readonly (number)[];
  scores: readonly (number)[];
  ruling: string;
  reason: string;
  teams: readonly (string)[];
}

export interface Tally {
  unit: string;
  counts: readonly (number)[];
}

export interface Heard<E> {
  seq: number;
  at: number;
  facts?: readonly (Opened | Sat | Renamed | Filled | Left | SaidReady | Started | TimedOut | WentAway | CameBack | WantsPause | Paused | WentOn | WantsRematch | Said | Whispered | Finished | Archived)[];
  news?: readonly (E)[];
}

export interface Opened {
  type: "Opened";
}

export interface Sat {
  type: "Sat";
  seat: number;
  name: string;
}

export interface Renamed {
  type: "Renamed";
  seat: number;
  name: string;
}

export interface Filled {
  type: "Filled";
  seats: readonly (number)[];
  bot: string;
}

export interface Left {
  type: "Left";
  seat: number;
  name: string;
  kicked: boolean;
}

export interface SaidReady {
  type: "SaidReady";
  seat: number;
  on: boolean;
}

export interface Started {
  type: "Started";
  number: number;
}

export interface TimedOut {
  type: "TimedOut";
  seat: number;
}

export interface WentAway {
  type: "WentAway";
  seat: number;
  bot: string;
}

export interface CameBack {
  type: "CameBack";
  seat: number;
}

export interface WantsPause {
  type: "WantsPause";
  seat: number;
  on: boolean;
}

export interface Paused {
  type: "Paused";
}

export interface WentOn {
  type: "WentOn";
  seat: number;
}

export interface WantsRematch {
  type: "WantsRematch";
  seat: number;
  on: boolean;
}

export interface Said {
  type: "Said";
  seat: number | null;
  name: string;
  text: string;
  to: readonly (number)[] | null;
}

export interface Whispered {
  type: "Whispered";
  seat: number;
  to: readonly (number)[];
}

export interface Finished {
  type: "Finished";
  number: number;
  outcome: Outcome;
}

export interface Archived {
  type: "Archived";
}

export interface Update<V, M, E> {
  type: "Update";
  seq: number;
  at: number;
  facts?: readonly (Opened | Sat | Renamed | Filled | Left | SaidReady | Started | TimedOut | WentAway | CameBack | WantsPause | Paused | WentOn | WantsRematch | Said | Whispered | Finished | Archived)[];
  news?: readonly (E)[];
  table?: ShownTable;
  view?: V;
  menu?: readonly (M)[];
  owed?: readonly (number)[];
  deadlines?: readonly (number | null)[];
  held?: number;
  outcome?: Outcome | null;
  tally?: Tally | null;
  oldest?: number;
}

export interface Done {
  type: "Done";
  id: string;
  seq: number;
}

export interface Refused {
  type: "Refused";
  id: string;
  ruling: string;
  key: string;
  details: Readonly<Record<string, unknown>>;
  text: string;
}

export interface Presence {
  type: "Presence";
  seats: readonly (number)[];
  onlookers: number;
}

export interface Bye {
  type: "Bye";
  reason: "another_role" | "not_understood" | "restart" | "too_fast" | "too_slow";
  retry: number;
}

export interface GameShown {
  id: string;
  edition: string;
  title: string;
  tagline: string;
  seats: readonly (number)[];
  minutes: readonly [number, number];
  variants: readonly (VariantShown)[];
  options: readonly (OptionShown)[];
  bots: readonly (string)[];
  difficulty: number;
  at_table: Readonly<Record<string, unknown>>;
  lessons: readonly (LessonShown)[];
  tells_aim: boolean;
  board: string | null;
  cover: string | null;
  stamp: string;
}

export interface VariantShown {
  key: string;
  options: unknown;
}

export interface OptionShown {
  key: string;
  schema: Readonly<Record<string, unknown>>;
  default: unknown;
}

export interface LessonShown {
  id: string;
  minutes: number;
  seats: number;
  variant: string;
}

export interface NewTable {
  game: string;
  seats?: number | null;
  variant?: string | null;
  options?: Readonly<Record<string, unknown>>;
  manners?: TableSettings;
}

export interface TableOpened {
  table: string;
  host: string;
}

export interface TakeSeat {
  name: string;
  seat?: number | null;
  wish?: string | null;
}

export interface SeatTaken {
  seat: number;
  secret: string;
  link: string;
}

export interface Enter {
  secret: string;
}

export interface Entered {
  seat: number | null;
  host: boolean;
}

export interface TableNow {
  seq: number;
  table: ShownTable;
}

export interface Listing {
  table: string;
  game: string;
  stage: string;
  at: number;
}

export interface Replay<V, M, E> {
  game: string;
  names: readonly (string)[];
  bots: readonly (string)[];
  seats: number;
  of: string;
  frames: readonly (Frame<V, M, E>)[];
  turning: readonly (number)[];
  outcome: Outcome | null;
}

export interface Frame<V, M, E> {
  actor: number;
  move: M;
  news: readonly (E)[];
  heard: readonly (readonly (number)[] | null)[];
  view: V | null;
  state: unknown;
  standing: readonly (number)[];
}

export interface LessonDone {
  done: readonly (unknown)[];
}

export interface LessonNow<V, M, E> {
  game: string;
  lesson: string;
  names: readonly (string)[];
  seat: number;
  step: number;
  steps: number;
  key: string;
  wants: boolean;
  point: string;
  frames: readonly (LessonFrame<V, E>)[];
  view: V;
  menu: readonly (M)[];
  owed: readonly (number)[];
  state: unknown;
  outcome: Outcome | null;
}

export interface LessonFrame<V, E> {
  actor: number;
  news: readonly (E)[];
  view: V;
  owed: readonly (number)[];
}

export interface Problem {
  problem: string;
}

export const PROTOCOL = 1;

export type Fact = Heard<unknown> extends { facts?: readonly (infer F)[] } ? F : never;
export type Command<M> = Ask<M>["command"];
export type Message<V, M, E> = Snapshot<V, M, E> | Update<V, M, E> | Done | Refused | Presence | Bye;
