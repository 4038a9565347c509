/** From the events of one step to what is seen of them: coins that fly, cards that are looked at, words and stamps. */
import type { Face } from "./picture";
import type { Event, View } from "./types";

/** Why a purse grew or shrank: a character's act, or one of the reasons that have a text of their own. */
export type Reason = Face | "peek" | "challenge" | "lie" | "tax" | "double" | "mistake" | "short";

type Why = Extract<Event, { why: unknown }>["why"];
const REASONS: Readonly<Record<Why, Reason>> = {
  peek: "peek",
  challenge: "challenge",
  lie: "lie",
  tax: "tax",
  double_tax: "double",
  mistake: "mistake",
  king: "K",
  yes_sir: "M",
  thief: "T",
  executioner: "E",
  peasant: "P",
};

/** What stands beside a purse: so many coins more or fewer, and why. */
export interface Sign {
  coins: number;
  reason: Reason;
  /** Who could not pay, where others were paid for it. */
  debtor: number | null;
  beat: number;
}
/** Coins on their way between two seats; null is the treasury. */
export interface Flight {
  from: number | null;
  to: number | null;
  coins: number;
  beat: number;
}
/** A verdict about the card on a spot: whether it is this character. */
export interface Stamp {
  character: Face;
  true: boolean;
  beat: number;
}
/** Somebody looks at the card on a spot. */
export interface Look {
  spot: number;
  seat: number;
  beat: number;
}
export interface Speech {
  seat: number;
  /** What is said: an event, whose message is `balloon-<type>`, or silence. */
  says: Event | null;
  /** Who the speaker claims to be. */
  character: Face | null;
  beat: number;
}
export interface Shown {
  spot: number;
  character: Face;
  beat: number;
}

export interface Effects {
  signs: ReadonlyMap<number, readonly Sign[]>;
  flights: readonly Flight[];
  stamps: ReadonlyMap<number, Stamp>;
  looks: readonly Look[];
  speeches: readonly Speech[];
  faces: readonly Shown[];
  /** Two cards that went under the table, and whether they changed places, which only the Minister may know. */
  under: { a: number; b: number; swapped: boolean | null } | null;
  /** All cards were dealt. */
  isDealt: boolean;
  /** Cards have moved: what was seen before lies elsewhere now. */
  isMoved: boolean;
}

export const NOTHING: Effects = {
  signs: new Map(),
  flights: [],
  stamps: new Map(),
  looks: [],
  speeches: [],
  faces: [],
  under: null,
  isDealt: false,
  isMoved: false,
};

type Beat = "words" | "looking" | "coins" | "cards";
const BEATS: Record<Event["type"], Beat> = {
  Began: "words",
  Dealt: "cards",
  Looked: "looking",
  Saw: "looking",
  Rotated: "cards",
  Claimed: "words",
  Unchallenged: "words",
  Challenged: "words",
  Proved: "looking",
  Asked: "words",
  Answered: "words",
  Paid: "coins",
  Took: "coins",
  Substituted: "coins",
  Robbed: "coins",
  Swapped: "cards",
  Shuffled: "cards",
  Palmed: "cards",
  Executed: "words",
  Taxed: "words",
  Showed: "cards",
  Misnamed: "looking",
  GaveUp: "words",
  Named: "words",
  LastRound: "words",
  Stalled: "words",
  Voted: "words",
  Ended: "words",
};

/** What is seen of a step. What happens together has the same beat; beats follow one another. */
export function effectsOf(view: View, news: readonly Event[]): Effects {
  const signs = new Map<number, Sign[]>();
  const flights: Flight[] = [];
  const stamps = new Map<number, Stamp>();
  const looks: Look[] = [];
  const speeches: Speech[] = [];
  const faces: Shown[] = [];
  let under: Effects["under"] = null;
  let beat = 0;
  let last: Beat | null = null;

  const spotOf = (seat: number): number => view.spots[seat] ?? 0;
  const sign = (seat: number, coins: number, why: Reason, debtor: number | null = null): void => {
    const known = signs.get(seat) ?? [];
    const same = known.find((one) => one.reason === why && one.debtor === debtor);
    if (same) same.coins += coins;
    else signs.set(seat, [...known, { coins, reason: why, debtor, beat }]);
  };
  const fly = (from: number | null, to: number | null, coins: number): void => {
    flights.push({ from, to, coins, beat });
  };
  const speak = (seat: number, says: Event | null, character: Face | null = null): void => {
    speeches.push({ seat, says, character, beat });
  };

  for (const event of news) {
    if (last !== null && (BEATS[event.type] !== last || event.type === "Showed")) beat += 1;
    last = BEATS[event.type];
    switch (event.type) {
      case "Began":
        speak(event.seat, event);
        break;
      case "Looked":
        looks.push({ spot: event.spot, seat: event.seat, beat });
        break;
      case "Saw":
        faces.push({ spot: event.spot, character: event.character, beat });
        break;
      case "Showed":
        faces.push({ spot: event.spot, character: event.character, beat });
        break;
      case "Claimed":
        speak(event.seat, event, event.character);
        break;
      case "Unchallenged":
        speak(event.seat, { ...event, type: "Claimed" }, event.character);
        break;
      case "Challenged":
        for (const seat of [event.seat, ...event.also]) speak(seat, event);
        looks.push({ spot: spotOf(event.claimant), seat: event.seat, beat });
        break;
      case "Proved":
        stamps.set(spotOf(event.seat), { character: event.character, true: event.true, beat });
        break;
      case "Asked":
        speak(event.seat, event);
        break;
      case "Answered":
        if (event.seats.length) for (const seat of event.seats) speak(seat, event);
        else view.spots.forEach((_, seat) => speak(seat, null));
        break;
      case "Paid":
        sign(event.seat, -event.coins, REASONS[event.why]);
        fly(event.seat, null, event.coins);
        break;
      case "Took":
        sign(event.seat, event.coins, REASONS[event.why]);
        fly(null, event.seat, event.coins);
        break;
      case "Substituted":
        sign(event.seat, 0, "short");
        for (const taker of event.takers) {
          sign(taker, 1, "short", event.seat);
          fly(null, taker, 1);
        }
        break;
      case "Robbed":
        sign(event.victim, -event.coins, REASONS[event.why]);
        sign(event.seat, event.coins, REASONS[event.why]);
        fly(event.victim, event.seat, event.coins);
        break;
      case "Shuffled":
        under = { a: event.a, b: event.b, swapped: null };
        break;
      case "Palmed":
        under = { a: event.a, b: event.b, swapped: event.swapped };
        break;
      case "Executed":
        speak(event.seat, event, event.character);
        stamps.set(spotOf(event.victim), { character: event.character, true: event.hit, beat });
        break;
      case "Taxed":
        speak(event.seat, event);
        break;
      case "Misnamed":
        stamps.set(event.spot, { character: event.character, true: false, beat });
        break;
      case "GaveUp":
      case "Named":
        speak(event.seat, event);
        break;
      case "Dealt":
      case "Rotated":
      case "Swapped":
      case "LastRound":
      case "Stalled":
      case "Voted":
      case "Ended":
        break;
    }
  }
  return {
    signs,
    flights,
    stamps,
    looks,
    speeches,
    faces,
    under,
    isDealt: news.some((event) => event.type === "Dealt"),
    isMoved: news.some((event) => ["Dealt", "Rotated", "Swapped", "Shuffled"].includes(event.type)),
  };
}
