/** From the events of one step to what is acted out in the room, and to the faces that people make. */
import type { Mood } from "$client/board/portrait";
import type { BoardWords } from "$client/lib/board";
import { polarity, sameItem } from "./picture";
import type { Event, Item, Motion, View } from "./types";

/** What is acted out. Seats are givers and receivers; the room knows where they stand. */
export type Scene =
  /** A slip of paper goes over the table; null is one whose text the reader does not know. */
  | { kind: "slip"; from: number; to: number; item: Item | null }
  | { kind: "walk"; seat: number; to: number }
  | { kind: "balloon"; seat: number; text: string }
  /** Points over a head, and why. Null where the reason says how many. */
  | {
      kind: "float";
      seat: number;
      points: number | null;
      gain: boolean;
      why: string;
    }
  /** An alliance is made, or broken. */
  | { kind: "knot"; a: number; b: number; holds: boolean };

export function scenesOf(news: readonly Event[], words: BoardWords, me: number | null): Scene[] {
  const scenes: Scene[] = [];
  const balloon = (seat: number, text: string, added: string | null = null): void => {
    const said = added ? words.value("words", added) : "";
    const before = scenes.findIndex((one) => one.kind === "balloon" && one.seat === seat);
    if (before >= 0) scenes.splice(before, 1); // what somebody says last is heard
    scenes.push({
      kind: "balloon",
      seat,
      text: [text, said].filter(Boolean).join(" "),
    });
  };
  const float = (seat: number, points: number | null, why: string): void => {
    const gain = points === null ? why === "formed" : points > 0;
    scenes.push({
      kind: "float",
      seat,
      points,
      gain,
      why: words.say(`in-why-${why}`),
    });
  };
  const slip = (from: number, to: number, item: Item | null): void => {
    scenes.push({ kind: "slip", from, to, item });
  };
  for (const event of news)
    switch (event.type) {
      case "Approached":
        scenes.push({ kind: "walk", seat: event.seat, to: event.partner });
        // The two of them know what passed between them; the others see a folded paper.
        if (me !== event.seat && me !== event.partner) slip(event.seat, event.partner, null);
        break;
      case "Heard":
        slip(event.giver, event.hearer, event.item);
        if (event.source !== null)
          balloon(event.giver, words.say("in-says-source", { name: words.name(event.source) }), event.words);
        else if (event.words) balloon(event.giver, "", event.words);
        break;
      case "Offered":
        if (me !== null) slip(event.giver, me, null);
        balloon(event.giver, words.say("in-says-offer"), event.words);
        break;
      case "Proposed":
        if (me !== null) slip(me, event.to, event.item);
        break;
      case "Withdrawn":
        slip(event.to, event.giver, null);
        balloon(event.giver, words.say("in-says-withdraw"));
        break;
      case "Asked":
        balloon(event.seat, words.say("in-says-ask", { name: words.name(event.subject) }));
        break;
      case "Vouched":
        balloon(event.seat, words.say("in-says-vouch"), event.words);
        break;
      case "Doubted":
        balloon(event.seat, words.say("in-says-doubt"), event.words);
        break;
      case "Exchanged":
        slip(event.giver, event.taker, event.given);
        slip(event.taker, event.giver, event.taken);
        balloon(event.taker, words.say("in-says-accept"), event.words);
        if (event.allied) {
          scenes.push({
            kind: "knot",
            a: event.giver,
            b: event.taker,
            holds: true,
          });
          for (const seat of [event.giver, event.taker]) float(seat, null, "formed");
        }
        break;
      case "Declined":
        slip(event.seat, event.giver, null);
        balloon(event.seat, words.say("in-says-decline"), event.words);
        break;
      case "Lapsed":
        slip(event.to, event.giver, null);
        break;
      case "Passed":
        balloon(event.seat, words.say("in-says-pass"));
        break;
      case "Initiated":
        if (event.words) balloon(event.seat, "", event.words);
        break;
      case "Pleaded":
        balloon(event.seat, words.say(`in-says-${event.plea}`), event.words);
        break;
      case "Broke":
        scenes.push({
          kind: "knot",
          a: event.seat,
          b: event.ally,
          holds: false,
        });
        float(event.seat, null, "broke");
        float(event.ally, null, "broken");
        if (event.words) balloon(event.seat, "", event.words);
        break;
      case "Scored":
        for (const { seats, why, points } of event.shares)
          for (const seat of seats) float(seat, ["believed", "right", "gain"].includes(why) ? points : -points, why);
        break;
      case "Rewarded":
        if (me !== null && event.points) float(me, event.points, "spreader");
        break;
      case "Sheltered":
        balloon(event.seat, words.say("in-says-shelter"));
        break;
    }
  return joined(scenes);
}

/** Several gains of one seat in one step are one number with all its reasons. */
function joined(scenes: readonly Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const scene of scenes) {
    const known = found.findIndex((one) => scene.kind === "float" && one.kind === "float" && one.seat === scene.seat);
    const before = found[known];
    if (scene.kind === "float" && before?.kind === "float") {
      const isSum = before.points !== null || scene.points !== null;
      const points = isSum ? (before.points ?? 0) + (scene.points ?? 0) : null;
      const gain = points === null ? scene.gain : points > 0;
      found[known] = {
        ...before,
        points,
        gain,
        why: `${before.why} ${scene.why}`,
      };
    } else found.push(scene);
  }
  return found;
}

/** The faces after a step: what just happened to somebody shows, and a new part of the round makes everybody calm. */
export function moodsAfter(
  before: readonly Mood[],
  news: readonly Event[],
  seats: number,
  me: number | null = null,
): Mood[] {
  const moods: Mood[] = Array.from({ length: seats }, (_, seat) => before[seat] ?? "calm");
  const set = (seat: number | null, mood: Mood): void => {
    if (seat !== null) moods[seat] = mood;
  };
  for (const event of news)
    switch (event.type) {
      case "RecessOpened":
      case "SessionOpened":
        moods.fill("calm");
        break;
      case "Approached":
        set(event.seat, "calm");
        break;
      case "Heard":
        // People like to hear good things about themselves, and fear for what is said about them.
        set(
          event.hearer,
          event.item.subject !== event.hearer ? "calm" : polarity(event.item) > 0 ? "pleased" : "worried",
        );
        break;
      case "Exchanged":
        for (const seat of [event.giver, event.taker]) set(seat, event.allied ? "pleased" : "calm");
        break;
      case "Declined":
        set(event.giver, "angry");
        break;
      case "Doubted":
        set(event.to, "worried");
        break;
      case "Initiated":
        set(event.seat, "proud");
        set(event.item.subject, polarity(event.item) > 0 ? "pleased" : "worried");
        break;
      case "Pleaded":
        set(event.seat, event.plea === "deny" ? "angry" : event.plea === "admit" ? "worried" : "calm");
        break;
      case "Broke":
        set(event.seat, "proud");
        set(event.ally, "angry");
        break;
      case "Scored":
        event.points.forEach((points, seat) => {
          if (points) set(seat, points > 0 ? "pleased" : "angry");
        });
        break;
      case "Rewarded":
        if (event.points) set(me, event.points > 0 ? "pleased" : "angry");
        break;
      case "Sheltered":
      case "Promoted":
        set("seat" in event ? event.seat : me, "proud");
        break;
      case "Won":
        for (let seat = 0; seat < seats; seat++) set(seat, event.winners.includes(seat) ? "proud" : "worried");
        break;
    }
  return moods;
}

/** A motion on the paper in the middle: while it is being decided, and in the step that decides it. */
export interface Paper {
  item: Item;
  initiator: number;
  senior: boolean;
  plea: Motion["plea"] | null;
  verdict: Motion["verdict"] | null;
  truth: boolean | null;
  ballots: Motion["ballots"];
}

export function paperOf(view: View, news: readonly Event[]): Paper | null {
  const { phase } = view;
  if ("question" in phase) {
    const { item, initiator, senior, plea } = phase.question;
    const decided = phase.type === "Sheltering";
    return {
      item,
      initiator,
      senior,
      plea: phase.type === "Declaring" || phase.type === "Debating" ? null : plea,
      verdict: decided ? phase.verdict : null,
      truth: decided ? phase.truth : null,
      ballots: decided ? phase.ballots : [],
    };
  }
  const last = view.minutes.findLast((minute) => minute.type === "Motion");
  const isNews = news.some(
    (event) =>
      event.type === "Counted" ||
      event.type === "Scored" ||
      (event.type === "Struck" && last !== undefined && sameItem(event.item, last.item)),
  );
  return isNews && last ? last : null;
}
