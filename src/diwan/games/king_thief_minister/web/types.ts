// Written by web/wire.py from the server's structs. Do not edit.

export interface View {
  seat: number | null;
  options: Options;
  spots: readonly (number)[];
  coins: readonly (number)[];
  treasury: number;
  tracks: readonly (number)[];
  turns: number;
  paid_turn: number;
  phase: Opening | HiddenDealing | HiddenLooking | Turn | HiddenDoubt | Acting | Shuffling | HiddenAnswering | HiddenNaming | Naming | HiddenStandstill | Over;
  memory: Memory;
}

export interface Options {
  four_player_gap: "adjacent" | "opposite";
  peasant_scope: "all" | "owned";
  peasant_challengeable: boolean;
  yes_sir_challengeable: boolean;
  under_table: "choice" | "random";
  turn_limit_per_player: number;
  memory_aid: "log" | "none" | "tracker";
  turn_clock: boolean;
}

export interface Opening {
  type: "Opening";
}

export interface HiddenDealing {
  type: "HiddenDealing";
  starter: number;
  dealt: number;
}

export interface HiddenLooking {
  type: "HiddenLooking";
  starter: number;
  answered: readonly (boolean)[];
  mine: number | null;
}

export interface Turn {
  type: "Turn";
  seat: number;
}

export interface HiddenDoubt {
  type: "HiddenDoubt";
  turn: number;
  claimant: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  answered: readonly (boolean)[];
  mine: boolean | null;
}

export interface Acting {
  type: "Acting";
  seat: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Shuffling {
  type: "Shuffling";
  seat: number;
  a: number;
  b: number;
}

export interface HiddenAnswering {
  type: "HiddenAnswering";
  king: number;
  answered: readonly (boolean)[];
  mine: boolean | null;
}

export interface HiddenNaming {
  type: "HiddenNaming";
  seat: number;
  named: number;
}

export interface Naming {
  type: "Naming";
  seat: number;
  names: readonly (readonly [number, "E" | "K" | "M" | "P" | "S" | "T"])[];
}

export interface HiddenStandstill {
  type: "HiddenStandstill";
  turn: number;
  answered: readonly (boolean)[];
  mine: boolean | null;
}

export interface Over {
  type: "Over";
  reason: "agreed" | "treasury_empty" | "turn_limit";
}

export interface Memory {
  facts: readonly (Sight | Word | Display | Guess | Sleight)[];
  possible: readonly (string)[];
}

export interface Sight {
  type: "Sight";
  seat: number;
  track: number;
  face: "E" | "K" | "M" | "P" | "S" | "T" | null;
}

export interface Word {
  type: "Word";
  seat: number;
  track: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  true: boolean | null;
  doubters: readonly (number)[];
}

export interface Display {
  type: "Display";
  track: number;
  face: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Guess {
  type: "Guess";
  seat: number;
  track: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  hit: boolean;
}

export interface Sleight {
  type: "Sleight";
  seat: number;
  a: number;
  b: number;
  swapped: boolean | null;
}

export interface Begin {
  type: "Begin";
  seat: number;
}

export interface Deal {
  type: "Deal";
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Shuffle {
  type: "Shuffle";
  swapped: boolean;
}

export interface Look {
  type: "Look";
  spot: number;
}

export interface Decline {
  type: "Decline";
}

export interface Peek {
  type: "Peek";
}

export interface Rotate {
  type: "Rotate";
  direction: "front" | "left" | "right";
}

export interface Claim {
  type: "Claim";
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Pass {
  type: "Pass";
}

export interface Challenge {
  type: "Challenge";
}

export interface YesSir {
  type: "YesSir";
}

export interface Silent {
  type: "Silent";
}

export interface Swap {
  type: "Swap";
  a: number;
  b: number;
  manner: "chance" | "keep" | "open" | "swap";
}

export interface Execute {
  type: "Execute";
  victim: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Tax {
  type: "Tax";
  double: number;
}

export interface Name {
  type: "Name";
  spot: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface GiveUp {
  type: "GiveUp";
}

export interface EndGame {
  type: "EndGame";
}

export interface PlayOn {
  type: "PlayOn";
}

export interface Began {
  type: "Began";
  seat: number;
}

export interface Dealt {
  type: "Dealt";
}

export interface Looked {
  type: "Looked";
  seat: number;
  spot: number;
}

export interface Saw {
  type: "Saw";
  spot: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Rotated {
  type: "Rotated";
  seat: number;
  direction: "front" | "left" | "right";
}

export interface Claimed {
  type: "Claimed";
  seat: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Unchallenged {
  type: "Unchallenged";
  seat: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Challenged {
  type: "Challenged";
  seat: number;
  claimant: number;
  also: readonly (number)[];
}

export interface Proved {
  type: "Proved";
  seat: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  true: boolean;
}

export interface Asked {
  type: "Asked";
  seat: number;
}

export interface Answered {
  type: "Answered";
  seats: readonly (number)[];
}

export interface Paid {
  type: "Paid";
  seat: number;
  coins: number;
  why: "challenge" | "double_tax" | "lie" | "mistake" | "peek" | "tax";
}

export interface Took {
  type: "Took";
  seat: number;
  coins: number;
  why: "executioner" | "king" | "peasant" | "thief" | "yes_sir";
}

export interface Substituted {
  type: "Substituted";
  seat: number;
  takers: readonly (number)[];
  why: "challenge" | "double_tax" | "lie" | "mistake" | "peek" | "tax";
  missing: number;
}

export interface Robbed {
  type: "Robbed";
  seat: number;
  victim: number;
  coins: number;
  why: "executioner" | "king" | "peasant" | "thief" | "yes_sir";
}

export interface Swapped {
  type: "Swapped";
  seat: number;
  a: number;
  b: number;
}

export interface Shuffled {
  type: "Shuffled";
  seat: number;
  a: number;
  b: number;
}

export interface Palmed {
  type: "Palmed";
  a: number;
  b: number;
  swapped: boolean;
}

export interface Executed {
  type: "Executed";
  seat: number;
  victim: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  hit: boolean;
}

export interface Taxed {
  type: "Taxed";
  seat: number;
  double: number;
}

export interface Showed {
  type: "Showed";
  spot: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface Misnamed {
  type: "Misnamed";
  seat: number;
  spot: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
}

export interface GaveUp {
  type: "GaveUp";
  seat: number;
}

export interface Named {
  type: "Named";
  seat: number;
}

export interface LastRound {
  type: "LastRound";
}

export interface Stalled {
  type: "Stalled";
  rounds: number;
}

export interface Voted {
  type: "Voted";
  votes: number;
  players: number;
  ends: boolean;
}

export interface Ended {
  type: "Ended";
  reason: "agreed" | "treasury_empty" | "turn_limit";
  winners: readonly (number)[];
}

export interface State {
  options: Options;
  coins: readonly (number)[];
  treasury: number;
  tracks: readonly (number)[];
  faces: readonly ("E" | "K" | "M" | "P" | "S" | "T")[];
  memory: readonly (Sight | Word | Display | Guess | Sleight)[];
  turns: number;
  paid_turn: number;
  phase: Opening | Dealing | Looking | Turn | Doubt | Acting | Shuffling | Answering | Naming | Standstill | Over;
}

export interface Dealing {
  type: "Dealing";
  starter: number;
}

export interface Looking {
  type: "Looking";
  starter: number;
  answers: readonly (number | null)[];
}

export interface Doubt {
  type: "Doubt";
  turn: number;
  claimant: number;
  character: "E" | "K" | "M" | "P" | "S" | "T";
  answers: readonly (boolean | null)[];
}

export interface Answering {
  type: "Answering";
  king: number;
  answers: readonly (boolean | null)[];
}

export interface Standstill {
  type: "Standstill";
  turn: number;
  votes: readonly (boolean | null)[];
}

export type Move = Begin | Deal | Shuffle | Look | Decline | Peek | Rotate | Claim | Pass | Challenge | YesSir | Silent | Swap | Execute | Tax | Name | GiveUp | EndGame | PlayOn;

export type Event = Began | Dealt | Looked | Saw | Rotated | Claimed | Unchallenged | Challenged | Proved | Asked | Answered | Paid | Took | Substituted | Robbed | Swapped | Shuffled | Palmed | Executed | Taxed | Showed | Misnamed | GaveUp | Named | LastRound | Stalled | Voted | Ended;
