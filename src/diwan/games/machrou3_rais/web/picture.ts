/** From the board data to the drawing: the map, the Parliament, and what the cards say. */
import type { BoardWords } from "$client/lib/board";
import type { Listing } from "$client/lib/listing";
import type { GlyphName } from "./Glyph.svelte";
import data from "./data.json";
import type { BattleMatter, Event, Move, View, Word1, Word2 } from "./types";

export type District = Word1;

export interface Drawn {
  id: District;
  group: string;
  governorate: string;
  label: readonly [number, number];
  room: number;
  outline: readonly (readonly [number, number])[];
}

export const DISTRICTS = data.districts as unknown as readonly Drawn[];
export const GROUPS: readonly { id: string; seats: number }[] = data.groups;
/** The team of each character. */
export const TEAMS = data.teams as Readonly<Record<Word2, string>>;
export const INDEX = Object.fromEntries(DISTRICTS.map((district, i) => [district.id, i])) as Record<District, number>;

/** The size of the map, and what stands on it beside the land. */
export const COUNTRY = {
  width: 790,
  height: 1010,
  parliament: { left: 420, top: 806, right: 784, bottom: 1004 },
  beirut: { left: 4, top: 352, right: 160, bottom: 504 },
} as const;

export function path(
  outline: readonly (readonly [number, number])[],
  move: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y],
): string {
  return `M${outline.map(([x, y]) => move(x, y).join(" ")).join("L")}Z`;
}

/** Beirut is magnified off the coast. */
export const isBeirut = (id: string): boolean => id === "beirut_1" || id === "beirut_2";
export const magnified = (x: number, y: number): readonly [number, number] => [
  (x - 185) * 4.2 + 8,
  (y - 480) * 4.2 + 395,
];

/** Where the pawn of a district stands: small districts have it off the coast. */
export function pawnAt(district: Drawn): {
  x: number;
  y: number;
  small: boolean;
  off: boolean;
} {
  const [x, y] = district.label;
  if (isBeirut(district.id)) {
    const [bx, by] = magnified(district.id === "beirut_1" ? 212 : 196, district.id === "beirut_1" ? 489 : 494);
    return { x: bx, y: by, small: district.id === "beirut_1", off: false };
  }
  if (district.room < 14) return { x: x - 62, y: y + 6, small: false, off: true };
  return { x, y, small: district.room < 27, off: false };
}

/** The district that a touch means: the pawn under it, else the land under it, else a pawn within reach of a finger. */
export function nearestDistrict(
  at: { x: number; y: number },
  { radius, finger }: { radius: number; finger: number },
  under: District | null,
): District | undefined {
  const far = DISTRICTS.map((district) => {
    const { x, y } = pawnAt(district);
    return { id: district.id, far: Math.hypot(x - at.x, y - at.y) };
  }).sort((a, b) => a.far - b.far)[0];
  if (far && far.far <= radius) return far.id;
  return under ?? (far && far.far <= finger ? far.id : undefined);
}

export interface Chair {
  x: number;
  y: number;
  group: number;
}

/** The 128 seats as a half circle, group by group from one end to the other. */
export function hemicycle(): Chair[] {
  const total = GROUPS.reduce((sum, group) => sum + group.seats, 0);
  const rows = 7;
  const radii = Array.from({ length: rows }, (_, i) => 92 + i * 27);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const counts = radii.map((radius) => Math.round((total * radius) / length));
  counts[rows - 1] = (counts[rows - 1] ?? 0) + total - counts.reduce((sum, count) => sum + count, 0);
  const places = radii.flatMap((radius, row) => {
    const count = counts[row] ?? 1;
    return Array.from({ length: count }, (_, i) => ({
      radius,
      angle: count > 1 ? i / (count - 1) : 0.5,
    }));
  });
  places.sort((a, b) => a.angle - b.angle || a.radius - b.radius);
  const groups = GROUPS.flatMap((group, number) => Array.from({ length: group.seats }, () => number));
  return places.map(({ radius, angle }, i) => ({
    x: 280 - Math.cos(angle * Math.PI) * radius,
    y: 278 - Math.sin(angle * Math.PI) * radius,
    group: groups[i] ?? 0,
  }));
}

/** The districts that a move points at, in the order in which one would touch them. */
export function districtsOf(move: Move): readonly District[] {
  switch (move.type) {
    case "PlaceOrigin":
    case "PlaceStation":
    case "ReleaseDistrict":
    case "PassLeft":
    case "Campaign":
    case "Steal":
      return [move.district];
    case "Swap":
      return [move.give, move.get];
    case "Battle":
      return [move.challenging, move.defending];
    case "Pick":
    case "Help":
      return move.districts;
    default:
      return [];
  }
}

/** The players that a move points at. */
export function seatsOf(move: Move): readonly number[] {
  switch (move.type) {
    case "Swap":
      return [move.partner];
    case "Unmask":
    case "PickSpeaker":
      return [move.seat];
    case "Expose":
    case "Pick":
      return move.seat === null ? [] : [move.seat];
    case "CastBallot":
      return [move.candidate];
    default:
      return [];
  }
}

const NATURE: ReadonlySet<string> = new Set([
  "DealPile",
  "DealDistrict",
  "DrawSpeaker",
  "DealObjective",
  "DealCharacter",
  "DrawNewsflash",
  "DrawToken",
  "DrawPower",
]);
export const isNature = (move: Move): boolean => NATURE.has(move.type);

const SIGNS: Partial<Record<Move["type"], GlyphName>> = {
  Campaign: "campaign",
  Battle: "battle",
  Swap: "swap",
  DrawObjective: "card",
  ChangeObjective: "change",
  Declare: "flag",
  Unmask: "search",
  Pass: "pass",
  EndTurn: "check",
  PlaceOrigin: "origin",
  PlaceStation: "station",
  PickSpeaker: "gavel",
  Expose: "eye",
  CastBallot: "ballot",
  Announce: "star",
  Done: "neutral",
  Ask: "ask",
  Promise: "promise",
  Hint: "eye",
};
/** The sign of a kind of move. */
export const glyphOf = (kind: Move["type"]): GlyphName => SIGNS[kind] ?? "map";

export type Talk = Extract<Move, { type: "Ask" | "Promise" | "Answer" | "Hint" }>;
export const isTalk = (move: Move): move is Talk =>
  move.type === "Ask" || move.type === "Promise" || move.type === "Answer" || move.type === "Hint";

/** What has been touched on the way to a move. */
export interface Choice {
  kind: Move["type"] | null;
  districts: readonly District[];
  seat: number | null;
}
export const NOTHING: Choice = { kind: null, districts: [], seat: null };

/** The moves that agree with all that has been touched. */
export function agreeing(menu: readonly Move[], { kind, districts, seat }: Choice): Move[] {
  return menu.filter((move) => {
    if (isTalk(move) || (kind !== null && move.type !== kind)) return false;
    const land = districtsOf(move);
    return districts.every((id) => land.includes(id)) && (seat === null || seatsOf(move).includes(seat));
  });
}

/** The districts that can be touched next. */
export function nextDistricts(moves: readonly Move[], { districts }: Choice): Set<District> {
  return new Set(moves.flatMap(districtsOf).filter((id) => !districts.includes(id)));
}

/** Where a move is begun: a battle at its target, a swap at what one gets. */
export function startsAt(moves: readonly Move[]): Set<District> {
  return new Set(
    moves.flatMap((move) =>
      move.type === "Battle" ? [move.defending] : move.type === "Swap" ? [move.get] : districtsOf(move),
    ),
  );
}

/** The moves that nothing needs to be touched for any more: all their districts are chosen. */
export function settled(moves: readonly Move[], { districts }: Choice): Move[] {
  return moves.filter((move) => districtsOf(move).length === districts.length);
}

/** A district in words: whose it is, what it weighs. */
export function describe(view: View, words: BoardWords, id: District): string {
  const i = INDEX[id];
  const owner = view.board.owners[i];
  return words.say("m3-district", {
    name: words.value("district", id),
    owner: owner === null || owner === undefined ? words.say("m3-swing") : words.name(owner),
    ip: view.ips[i] ?? 0,
    station: view.board.stations[i] ? "yes" : "no",
  });
}

export const groupName = (words: BoardWords, group: number): string => words.value("group", GROUPS[group]?.id ?? "");

/** A promise that the reader has heard, and what became of it. */
export interface Heard {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly verdict: Verdict;
}
export type Verdict = NonNullable<View["verdicts"][number]>;

/** The promises that the reader has heard, the latest first. */
export function promisesOf(view: View, words: BoardWords): Heard[] {
  const told = view.promises.flatMap(({ seat, to, said }, number): Heard[] => {
    const verdict = view.verdicts[number];
    if (!said || !verdict) return [];
    const text = words.say("m3-promise", {
      seat: words.name(seat),
      to: words.list(to.map((other) => words.name(other))),
      to_count: to.length,
      deal: words.value("deal", said.deal),
      deal_is: said.deal,
      give: said.give ? words.value("district", said.give) : "",
      get: said.get ? words.value("district", said.get) : "",
    });
    return [{ number, seat, text, verdict }];
  });
  return told.reverse();
}

export function listing(view: View, words: BoardWords): Listing[] {
  const leader = (group: number): string => {
    const lead = view.leads[group] ?? -1;
    return lead < 0 ? words.say("nobody") : words.name(lead);
  };
  return [
    ...data.governorates.map((governorate) => ({
      title: words.value("governorate", governorate),
      rows: DISTRICTS.filter((district) => district.governorate === governorate).map((district) =>
        describe(view, words, district.id),
      ),
    })),
    {
      title: words.say("m3-parliament"),
      rows: GROUPS.map((group, i) => `${groupName(words, i)} (${words.number(group.seats)}): ${leader(i)}`),
    },
    {
      title: words.say("picture-bloc"),
      rows: view.blocs.map((count, seat) => `${words.name(seat)}: ${words.number(count)}`),
    },
    {
      title: words.say("m3-promises"),
      rows: promisesOf(view, words).map(({ text, verdict }) => `${text}: ${words.say(`m3-promise-${verdict}`)}`),
    },
  ];
}

/** The question that is to be answered now, as a sentence: on a phone the log is out of sight. */
export function questionOf(view: View, words: BoardWords): string {
  const { phase } = view;
  const tell = (told: Event): string => words.event(told);
  const battle = ({ seat, challenging, defending }: BattleMatter): string =>
    tell({
      type: "Challenged",
      seat,
      defender: view.board.owners[INDEX[defending]] ?? seat,
      challenging,
      defending,
    });
  switch (phase.type) {
    case "Voting":
      return phase.matter.type === "BattleMatter"
        ? battle(phase.matter)
        : tell({
            type: "Campaigned",
            seat: phase.matter.seat,
            district: phase.matter.district,
          });
    case "Helping":
      return battle(phase.fight.matter);
    case "HelpReply":
      return tell({
        type: "HelpOffered",
        seat: phase.offer.seat,
        side: phase.offer.side,
        districts: phase.offer.districts,
      });
    case "SwapReply":
      return tell({ ...phase, type: "SwapOffered" });
    default:
      return "";
  }
}

/** The cards of a vote as they are revealed: mixed, so that their order says nothing about who played them. */
export function shuffled(withVotes: number, against: number): ("with" | "against")[] {
  const all = withVotes + against;
  return Array.from({ length: all }, (_, i) =>
    Math.floor(((i + 1) * withVotes) / all) > Math.floor((i * withVotes) / all) ? "with" : "against",
  );
}

/** A card that lies before the reader. */
export interface Held {
  kind: "character" | "objective" | "newsflash" | "power";
  card: string | null;
  caption: string;
  title: string;
  text: string;
}

export type Rank =
  "speaker" | "candidate" | "answered" | "judge" | "corrupt" | "reformist" | "fellow" | "exposed" | "declared";

/** What the reader knows of a player, in signs: what matters most comes first. */
export function ranksOf(view: View, seat: number): Rank[] {
  const seen = view.teams_seen.find(([other]) => other === seat)?.[1];
  const ranks: [Rank, boolean | undefined][] = [
    ["answered", view.answered[seat]],
    ["candidate", view.candidates.includes(seat)],
    ["speaker", view.speaker === seat],
    ["judge", view.unmasking.judge === seat],
    ["fellow", view.fellow === seat],
    ["corrupt", view.unmasking.accusers.includes(seat) || seen === "corrupt"],
    ["reformist", seen === "reformist"],
    ["exposed", view.exposed === seat],
    ["declared", view.objectives.declared.some((one) => one.seat === seat)],
  ];
  return ranks.filter(([, is]) => is).map(([rank]) => rank);
}

/** The group of a district: its number, its Seats and who has them. */
export function groupOf(view: View, id: District): { group: number; seats: number; lead: number | null } {
  const name = DISTRICTS[INDEX[id]]?.group;
  const group = GROUPS.findIndex((one) => one.id === name);
  const lead = view.leads[group] ?? -1;
  return {
    group,
    seats: GROUPS[group]?.seats ?? 0,
    lead: lead < 0 ? null : lead,
  };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest district in the direction of an arrow key. */
export function districtTowards(id: District, arrow: string): District | null {
  const [right, down] = ARROWS[arrow] ?? [0, 0];
  const here = pawnAt(DISTRICTS[INDEX[id]] as Drawn);
  let best: { id: District; far: number } | null = null;
  for (const other of DISTRICTS) {
    const { x, y } = pawnAt(other);
    const along = (x - here.x) * right + (y - here.y) * down;
    const across = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    if (along <= 0 || across > along * 1.5) continue;
    if (!best || along + across < best.far) best = { id: other.id, far: along + across };
  }
  return best?.id ?? null;
}

/** The events of a step that deserve a picture of their own. */
const NEWSWORTHY: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "NewsflashDrawn",
  "TokenDrawn",
  "PowerDrawn",
  "ObjectiveDeclared",
  "ObjectiveKnown",
  "KeptObjective",
  "ObjectiveSeen",
  "VoteCounted",
  "BattleDecided",
  "CharacterDealt",
  "TeamSeen",
  "AskedJudge",
]);
export const newsworthy = (news: readonly Event[]): Event[] => news.filter((event) => NEWSWORTHY.has(event.type));

/** Whether an event begins a matter of its own: what happened in the last one is over. */
export const beginsMatter = ({ type }: Event): boolean =>
  type === "Campaigned" ||
  type === "Challenged" ||
  type === "SwapOffered" ||
  type === "RoundBegan" ||
  type === "PhaseOneEnded";

/** What was asked or promised to a seat, and can be answered by yes or no. */
export function offersTo(news: readonly Event[], me: number): Extract<Event, { type: "Asked" | "Promised" }>[] {
  return news.flatMap((event) =>
    (event.type === "Asked" || event.type === "Promised") &&
    event.seat !== me &&
    (event.to.length === 0 || event.to.includes(me))
      ? [event]
      : [],
  );
}

interface Phrase {
  key: string;
  arguments: readonly (readonly [string, unknown])[];
}

function said(words: BoardWords, value: unknown, players: number): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return words.list(value.map((one) => String(said(words, one, players))));
  const phrase = value as Phrase;
  if (phrase.key === "by-players") return Number(phrase.arguments[players - 4]?.[1]); // the one of three numbers that holds at this table
  const counts = phrase.arguments.flatMap(([name, inner]) =>
    Array.isArray(inner) ? [[`${name}_count`, inner.length] as const] : [],
  );
  return words.say(
    phrase.key,
    Object.fromEntries([
      ...phrase.arguments.map(([name, inner]) => [name, said(words, inner, players)] as const),
      ...counts,
    ]),
  );
}

export type Cards = Readonly<Record<string, { title: string; says: readonly Phrase[] }>>;

const HOUSE = data.cards as unknown as { advanced: Cards; beginner: Cards };

/** The house cards as they are played in a mode of the game. */
export const houseCards = (mode: "beginner" | "advanced"): Cards =>
  mode === "beginner" ? { ...HOUSE.advanced, ...HOUSE.beginner } : HOUSE.advanced;

/** The title and the text of a card in the reader's language, at a table of that many players. */
export function card(words: BoardWords, cards: Cards, id: string, players: number): { title: string; text: string } {
  const found = cards[id];
  if (!found) return { title: id, text: "" };
  const text = String(said(words, found.says, players));
  return {
    title: words.value("title", found.title),
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
  };
}
