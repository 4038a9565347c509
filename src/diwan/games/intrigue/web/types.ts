// Written by web/wire.py from the server's structs. Do not edit.

export type Word1 = "broke" | "broken" | "formed" | "initiator" | "spreader" | "start" | "subject" | "voter";

export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  phase: Dealing | Whispering | TalkSeen | CallingSeen | AnsweringSeen | ExtendingSeen | Mingling | Floor | Declaring | Debating | VotingSeen | Sheltering | Over;
  round: number;
  chair: number;
  moment: number;
  active: readonly (string)[];
  dealt: number;
  dossier: readonly (string)[];
  visible: readonly (number)[];
  book: Book;
  outgoing: readonly (Sealing)[];
  incoming: readonly (Incoming)[];
  rotations: readonly (Rotation)[];
  minutes: readonly (Motion | Breach)[];
  archive: State | null;
}

export interface Options {
  mode: "dossier_only" | "free_only" | "mixed";
  whispers_per_recess: number;
  length: "long" | "short" | "usual";
  max_rounds: number | null;
  max_motions_per_seat: number | null;
  max_new_items_per_recess: number;
  majority_base: "cast" | "eligible";
  seen_together: boolean;
  target_hp: number | null;
  recess: "auto" | "open" | "rotations";
  rotations: number;
  people: string;
  host: number;
  chart: Chart | null;
}

export interface Chart {
  spreader: Cells;
  subject_negative: Cells;
  subject_positive: Cells;
}

export interface Cells {
  believed_true: number;
  believed_false: number;
  disbelieved_true: number;
  disbelieved_false: number;
}

export interface Dealing {
  type: "Dealing";
}

export interface Whispering {
  type: "Whispering";
  given: number;
}

export interface TalkSeen {
  type: "TalkSeen";
  rotation: number;
  ready: readonly (boolean)[];
  decided: readonly (number)[];
  mine: Tell | Offer | Withdraw | Ask | Vouch | Doubt | Pass | Ready | null;
  extensions: number;
}

export interface Tell {
  type: "Tell";
  to: number;
  item: Item;
  source: number | null;
  words: string;
}

export interface Item {
  subject: number;
  card: string;
  text: string;
  sign: -1 | 0 | 1;
}

export interface Offer {
  type: "Offer";
  to: number;
  item: Item;
  want: "any" | "other" | "self";
  words: string;
}

export interface Withdraw {
  type: "Withdraw";
  to: number;
}

export interface Ask {
  type: "Ask";
  to: number;
  subject: number;
}

export interface Vouch {
  type: "Vouch";
  to: number;
  item: Item;
  words: string;
}

export interface Doubt {
  type: "Doubt";
  to: number;
  item: Item;
  words: string;
}

export interface Pass {
  type: "Pass";
}

export interface Ready {
  type: "Ready";
  during?: "recess" | "session";
}

export interface CallingSeen {
  type: "CallingSeen";
  rotation: number;
  ready: readonly (boolean)[];
  waiting: readonly (number)[];
  mine: Tell | Offer | Withdraw | Ask | Vouch | Doubt | Pass | Ready | null;
  extensions: number;
}

export interface AnsweringSeen {
  type: "AnsweringSeen";
  rotation: number;
  ready: readonly (boolean)[];
  asked: readonly (number)[];
  decided: readonly (number)[];
  mine: Accept | Decline | Pass | null;
  extensions: number;
  order: readonly (number)[];
}

export interface Accept {
  type: "Accept";
  giver: number;
  item: Item;
  words: string;
}

export interface Decline {
  type: "Decline";
  giver: number;
  words: string;
}

export interface ExtendingSeen {
  type: "ExtendingSeen";
  rotation: number;
  ready: readonly (boolean)[];
  decided: readonly (number)[];
  mine: boolean | null;
  extensions: number;
}

export interface Mingling {
  type: "Mingling";
  ready: readonly (boolean)[];
  acts: readonly (number)[];
  wants_more: readonly (boolean)[];
  extensions: number;
}

export interface Floor {
  type: "Floor";
  holder: number;
  passes: number;
  brought: readonly (number)[];
  ready: readonly (boolean)[];
}

export interface Declaring {
  type: "Declaring";
  question: Question;
}

export interface Question {
  initiator: number;
  item: Item;
  senior: boolean;
  brought: readonly (number)[];
  ready: readonly (boolean)[];
  plea: "admit" | "deny" | "silent";
}

export interface Debating {
  type: "Debating";
  question: Question;
}

export interface VotingSeen {
  type: "VotingSeen";
  question: Question;
  decided: readonly (number)[];
  mine: "abstain" | "believe" | "disbelieve" | null;
}

export interface Sheltering {
  type: "Sheltering";
  question: Question;
  ballots: readonly ("abstain" | "believe" | "disbelieve" | null)[];
  verdict: "believed" | "disbelieved" | "struck" | "tabled";
  truth: boolean;
}

export interface Over {
  type: "Over";
  winners: readonly (number)[];
  reason: "last_session" | "president";
}

export interface Book {
  notes: readonly (Item)[];
  told: readonly (Telling)[];
  heard: readonly (Telling)[];
  whispers: readonly (Overheard)[];
  ledger: readonly (Entry)[];
  vows: readonly (Item)[];
  oaths: readonly (Oath)[];
  allies: readonly (number)[];
  perks: readonly ("cabinet" | "senior")[];
  spent: readonly ("cabinet" | "senior")[];
  hidden: number;
  fresh: number;
}

export interface Telling {
  item: Item;
  giver: number;
  hearer: number;
  round: number;
  moment: number;
  via: "exchange" | "talk";
  source: number | null;
}

export interface Overheard {
  round: number;
  item: Item | null;
}

export interface Entry {
  round: number;
  reason: Word1;
  visible: number;
  hidden: number;
  item: Item | null;
}

export interface Oath {
  item: Item;
  truth: boolean;
}

export interface Sealing {
  giver: number;
  to: number;
  item: Item;
  want: "any" | "other" | "self";
  moment: number;
}

export interface Incoming {
  giver: number;
  about: "other" | "self";
  want: "any" | "other" | "self";
  moment: number;
}

export interface Rotation {
  round: number;
  moment: number;
  actors: readonly (number)[];
  partners: readonly (number | null)[];
  answerers: readonly (number)[];
}

export interface Motion {
  type: "Motion";
  round: number;
  initiator: number;
  item: Item;
  senior: boolean;
  ballots: readonly ("abstain" | "believe" | "disbelieve" | null)[];
  verdict: "believed" | "disbelieved" | "struck" | "tabled";
  truth: boolean | null;
  plea: "admit" | "deny" | "silent";
  sheltered: boolean;
}

export interface Breach {
  type: "Breach";
  round: number;
  breaker: number;
  ally: number;
}

export interface State {
  seats: number;
  options: Options;
  phase: Dealing | Whispering | Talk | Calling | Answering | Extending | Mingling | Floor | Declaring | Debating | Voting | Sheltering | Over;
  round: number;
  chair: number;
  moment: number;
  active: readonly (string)[];
  dossiers: readonly (readonly (string)[])[];
  visible: readonly (number)[];
  books: readonly (Book)[];
  offers: readonly (Sealing)[];
  rotations: readonly (Rotation)[];
  minutes: readonly (Motion | Breach)[];
}

export interface Talk {
  type: "Talk";
  rotation: number;
  ready: readonly (boolean)[];
  sealed: readonly (Tell | Offer | Withdraw | Ask | Vouch | Doubt | Pass | Ready | null)[];
  extensions: number;
}

export interface Calling {
  type: "Calling";
  rotation: number;
  ready: readonly (boolean)[];
  sealed: readonly (Tell | Offer | Withdraw | Ask | Vouch | Doubt | Pass | Ready | null)[];
  waiting: readonly (number)[];
  extensions: number;
}

export interface Answering {
  type: "Answering";
  rotation: number;
  ready: readonly (boolean)[];
  asked: readonly (number)[];
  sealed: readonly (Accept | Decline | Pass | null)[];
  extensions: number;
  order: readonly (number)[];
}

export interface Extending {
  type: "Extending";
  rotation: number;
  ready: readonly (boolean)[];
  sealed: readonly (boolean | null)[];
  extensions: number;
}

export interface Voting {
  type: "Voting";
  question: Question;
  ballots: readonly ("abstain" | "believe" | "disbelieve" | null)[];
}

export interface Activate {
  type: "Activate";
  card: string;
}

export interface Deal {
  type: "Deal";
  seat: number;
  card: string;
}

export interface Begin {
  type: "Begin";
  chair: number;
}

export interface Whisper {
  type: "Whisper";
  seat: number;
  item: Item | null;
}

export interface Call {
  type: "Call";
  seat: number;
}

export interface More {
  type: "More";
  wanted: boolean;
}

export interface Return {
  type: "Return";
}

export interface Initiate {
  type: "Initiate";
  item: Item;
  senior: boolean;
  words: string;
}

export interface Break {
  type: "Break";
  ally: number;
  words: string;
}

export interface Declare {
  type: "Declare";
  truth: boolean | null;
}

export interface Plead {
  type: "Plead";
  plea: "admit" | "deny" | "silent";
  words: string;
}

export interface Vote {
  type: "Vote";
  ballot: "abstain" | "believe" | "disbelieve";
}

export interface Shelter {
  type: "Shelter";
  use: boolean;
}

export interface Strike {
  type: "Strike";
  item: Item;
}

export interface Activated {
  type: "Activated";
  card: string;
}

export interface Dealt {
  type: "Dealt";
  seat: number;
  count: number;
}

export interface Filed {
  type: "Filed";
  card: string;
}

export interface RecessOpened {
  type: "RecessOpened";
  round: number;
  chair: number;
}

export interface Whispered {
  type: "Whispered";
  item: Item | null;
}

export interface Sealed {
  type: "Sealed";
  seat: number;
}

export interface Noted {
  type: "Noted";
  choice: Activate | Deal | Begin | Whisper | Call | Tell | Offer | Withdraw | Ask | Vouch | Doubt | Accept | Decline | More | Pass | Ready | Return | Initiate | Break | Declare | Plead | Vote | Shelter | Strike;
}

export interface Retired {
  type: "Retired";
  seat: number;
  during: "recess" | "session";
}

export interface Returned {
  type: "Returned";
  seat: number;
}

export interface WantsMore {
  type: "WantsMore";
  seat: number;
}

export interface Mingled {
  type: "Mingled";
  rotation: number;
  actors: readonly (number)[];
}

export interface Approached {
  type: "Approached";
  seat: number;
  partner: number;
}

export interface Called {
  type: "Called";
  seat: number;
}

export interface Heard {
  type: "Heard";
  giver: number;
  hearer: number;
  item: Item;
  source: number | null;
  words: string | null;
}

export interface Offered {
  type: "Offered";
  giver: number;
  about: "other" | "self";
  want: "any" | "other" | "self";
  words: string | null;
}

export interface Proposed {
  type: "Proposed";
  to: number;
  item: Item;
  want: "any" | "other" | "self";
  words: string | null;
}

export interface Withdrawn {
  type: "Withdrawn";
  giver: number;
  to: number;
}

export interface Asked {
  type: "Asked";
  seat: number;
  to: number;
  subject: number;
}

export interface Vouched {
  type: "Vouched";
  seat: number;
  to: number;
  item: Item;
  words: string | null;
}

export interface Doubted {
  type: "Doubted";
  seat: number;
  to: number;
  item: Item;
  words: string | null;
}

export interface Exchanged {
  type: "Exchanged";
  giver: number;
  taker: number;
  given: Item;
  taken: Item;
  allied: boolean;
  words: string | null;
}

export interface Declined {
  type: "Declined";
  giver: number;
  seat: number;
  words: string | null;
}

export interface RotationEnded {
  type: "RotationEnded";
  rotation: number;
}

export interface Lapsed {
  type: "Lapsed";
  giver: number;
  to: number;
}

export interface Extended {
  type: "Extended";
  granted: boolean;
}

export interface Prolonged {
  type: "Prolonged";
  seconds: number;
}

export interface SessionOpened {
  type: "SessionOpened";
  round: number;
  chair: number;
}

export interface Passed {
  type: "Passed";
  seat: number;
}

export interface Initiated {
  type: "Initiated";
  seat: number;
  item: Item;
  senior: boolean;
  words: string | null;
}

export interface Declared {
  type: "Declared";
  seat: number;
}

export interface Swore {
  type: "Swore";
  item: Item;
  truth: boolean;
}

export interface Pleaded {
  type: "Pleaded";
  seat: number;
  plea: "admit" | "deny" | "silent";
  words: string | null;
}

export interface Counted {
  type: "Counted";
  ballots: readonly ("abstain" | "believe" | "disbelieve" | null)[];
  verdict: "believed" | "disbelieved" | "struck" | "tabled";
}

export interface Revealed {
  type: "Revealed";
  item: Item;
  truth: boolean;
}

export interface Sheltered {
  type: "Sheltered";
  seat: number;
}

export interface Scored {
  type: "Scored";
  points: readonly (number)[];
  shares: readonly (Share)[];
}

export interface Share {
  type: "Share";
  seats: readonly (number)[];
  why: "believed" | "disbelieved" | "gain" | "loss" | "right" | "wrong";
  points: number;
}

export interface Rewarded {
  type: "Rewarded";
  item: Item;
  points: number;
}

export interface Promoted {
  type: "Promoted";
  perk: string;
}

export interface Broke {
  type: "Broke";
  seat: number;
  ally: number;
  words: string | null;
}

export interface Struck {
  type: "Struck";
  item: Item;
}

export interface SessionClosed {
  type: "SessionClosed";
  round: number;
}

export interface Won {
  type: "Won";
  winners: readonly (number)[];
  totals: readonly (number)[];
}

export interface Opened {
  type: "Opened";
  dossiers: readonly (readonly (string)[])[];
  books: readonly (Book)[];
  rotations: readonly (Rotation)[];
}

export type Move = Activate | Deal | Begin | Whisper | Call | Tell | Offer | Withdraw | Ask | Vouch | Doubt | Accept | Decline | More | Pass | Ready | Return | Initiate | Break | Declare | Plead | Vote | Shelter | Strike;

export type Event = Activated | Dealt | Filed | RecessOpened | Whispered | Sealed | Noted | Retired | Returned | WantsMore | Mingled | Approached | Called | Heard | Offered | Proposed | Withdrawn | Asked | Vouched | Doubted | Exchanged | Declined | RotationEnded | Lapsed | Extended | Prolonged | SessionOpened | Passed | Initiated | Declared | Swore | Pleaded | Counted | Revealed | Sheltered | Scored | Rewarded | Promoted | Broke | Struck | SessionClosed | Won | Opened;
