/** Sentences about moves, events and refusals. The twin of `diwan.words`: same messages, same arguments. */
import type { Arguments, Book } from "./book.svelte";
import marks from "./seats.json";
import type { Told } from "./table.svelte";
import type { Outcome, Tally } from "./wire";

export interface Thing {
  readonly type: string;
}

type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>;

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function capital(sentence: string): string {
  const start = /^[\u2066-\u2069]*/.exec(sentence)?.[0].length ?? 0;
  return sentence.slice(0, start) + sentence.charAt(start).toLocaleUpperCase() + sentence.slice(start + 1);
}

function balance(text: string): number {
  return (text.match(/[\u0590-\u08ff\ufb1d-\ufefc]/g)?.length ?? 0) - (text.match(/[A-Za-z\u00c0-\u024f]/g)?.length ?? 0);
}

/** The direction of a sentence, names of the other direction aside: a text that fell back to English reads its own way. */
export function direction(text: string): "rtl" | "ltr" {
  let frame = text;
  for (let before = ""; before !== frame; ) [before, frame] = [frame, frame.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, "")];
  return (balance(frame) || balance(text)) > 0 ? "rtl" : "ltr";
}

/** The message that says a value. Titles of cards, say, have spaces, the names of messages have none. */
function keyOf(field: string, value: string | number): string {
  return `${field}-${String(value).replace(/[^A-Za-z0-9_-]+/g, "-")}`;
}

export interface Line {
  key: string;
  text: string;
  /** It happened at the table, beside the game. */
  table: boolean;
  /** How often it was told in a row. */
  times: number;
}

/** Sentences are made once: a long story would otherwise be told anew with every move. */
const known = new WeakMap<Words, WeakMap<Told, readonly Line[]>>();

/** What one message told, line by line; talk is shown elsewhere. */
export function linesOf(told: Told, words: Words): readonly Line[] {
  let mine = known.get(words);
  if (!mine) known.set(words, (mine = new WeakMap()));
  let lines = mine.get(told);
  if (!lines) mine.set(told, (lines = makeLines(told, words)));
  return lines;
}

/** Five cards that go into one dossier are told once, five times. A line that stands alone stays the same object. */
export function repeated(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.text === line.text) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push(line);
  }
  return found;
}

function makeLines(told: Told, words: Words): Line[] {
  return [
    ...told.facts.flatMap((fact, i) => {
      const text = fact.type === "Said" || fact.type === "Opened" || fact.type === "Finished" ? null : words.fact(fact);
      return text ? [{ key: `${told.seq}f${i}`, text, table: true, times: 1 }] : [];
    }),
    ...told.news.flatMap((event, i) => {
      const text = words.event(event);
      return text ? [{ key: `${told.seq}n${i}`, text, table: false, times: 1 }] : [];
    }),
  ];
}

/** What others said, whispers to the reader among it. */
export function talkOf(told: Told, words: Words): Line[] {
  return told.facts.flatMap((fact, i) =>
    fact.type === "Said" && (fact.seat === null || fact.seat !== words.me)
      ? [{ key: `${told.seq}s${i}`, text: words.said(fact.name, fact.text, fact.to), table: true, times: 1 }]
      : [],
  );
}

export class Words {
  private readonly marks: Marks;
  /** Whatever a message is about: `$name_0`, `$name_1` and so on are the names of the seats. */
  private readonly named: Arguments;

  constructor(
    readonly book: Book,
    readonly game: string,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {
    this.marks = (marks as Record<string, Marks>)[game] ?? {};
    this.named = Object.fromEntries(names.map((name, seat) => [`name_${seat}`, name]));
  }

  /** Empty for whom the same has been told in other words; whoever lists sentences leaves it out. */
  event(event: Thing): string {
    return this.tell(`event-${event.type}`, event);
  }

  move(move: Thing): string {
    return this.tell(`move-${move.type}`, move);
  }

  hint(move: Thing): string | null {
    return this.book.find(`move-${move.type}.about`, this.argumentsOf(move));
  }

  /** Something that happened at the table beside the game. */
  fact(fact: Thing): string | null {
    const text = this.book.find(`fact-${fact.type}`, this.argumentsOf(fact, (marks as Record<string, Marks>)[""] ?? {}));
    return text && capital(text);
  }

  /** Words that somebody spoke, and to whom if not to all. */
  said(name: string, text: string, to: readonly number[] | null): string {
    const speaker = to ? this.book.say("ui-whisper-to", { name, to: this.list(to.map((seat) => this.seat(seat))) }) : name;
    return this.book.say("ui-said", { name: speaker, text });
  }

  refusal(ruling: string, key: string, details: Readonly<Record<string, unknown>>, text: string): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(details))
      Object.assign(args, this.argument(name, name === "seat" ? "seat" : "", value));
    return capital(this.book.find(`refusal-${key}`, args) ?? text.replace(` (${ruling})`, ""));
  }

  outcome(outcome: Outcome): string {
    const reason = this.book.find(`reason-${outcome.reason}`, { ruling: outcome.ruling }) ?? outcome.reason;
    return `${capital(reason)} ${capital(this.book.say("outcome", this.several("winners", "seats", outcome.winners)))}`;
  }

  /** How much of what is counted a seat has. */
  count(tally: Tally, seat: number): string {
    const count = tally.counts[seat] ?? 0;
    return this.book.find(`unit-${tally.unit}`, { count }) ?? this.book.number(count);
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  seat(seat: number): string {
    return seat === this.me ? this.book.say("you") : this.name(seat);
  }

  /** A plain value as a word: `character-K`. */
  value(field: string, value: string | number): string {
    return this.book.find(keyOf(field, value)) ?? String(value);
  }

  list(items: readonly string[]): string {
    if (items.length === 0) return this.book.say("nobody");
    const [first = "", ...others] = items;
    if (!others.length) return first;
    // The list so far must not be isolated as the items are, the first among them: an isolate with nothing but isolates in
    // it runs left to right, and a whole list would run as its first name does.
    const listed = others.reduce((list, item, index) =>
      this.book.say(index === others.length - 1 ? "list-end" : "list-middle", { list: "\ue000", item }).replace(/\u2068?\ue000\u2069?/, () => list),
      `\u2068${first}\u2069`,
    );
    return this.book.plain(listed);
  }

  say(key: string, args: Arguments = {}): string {
    return this.book.say(key, args);
  }

  private tell(key: string, thing: Thing): string {
    const args = this.argumentsOf(thing);
    const sentence = this.book.find(key, args);
    return sentence === null ? this.plain(thing, args) : capital(sentence);
  }

  argumentsOf(thing: object, all: Marks = this.marks, name = isThing(thing) ? thing.type : ""): Arguments {
    const kinds = all[name] ?? {};
    const args: Arguments = { ...this.named };
    for (const [field, value] of Object.entries(thing))
      if (field !== "type") Object.assign(args, this.argument(field, kinds[field] ?? "", value));
    if (args.seat_who !== undefined) args.who = args.seat_who;
    return args;
  }

  private argument(name: string, kind: string, value: unknown): Arguments {
    if (value === null || value === undefined)
      return { [name]: this.book.find(`${name}-none`) ?? this.book.say("none"), [`${name}_is`]: "none" };
    if (kind === "seat" && typeof value === "number")
      return { [name]: this.seat(value), [`${name}_who`]: value === this.me ? "you" : "other" };
    if (Array.isArray(value)) return this.several(name, kind, value);
    if (typeof value === "boolean") {
      const said = value ? "yes" : "no";
      return { [name]: this.book.find(`${name}-${said}`) ?? said, [`${name}_is`]: said };
    }
    if (typeof value === "object") {
      const type = isThing(value) ? value.type : kind.slice(1);
      const inner = this.argumentsOf(value, this.marks, type);
      const told = this.book.find(`${name}-${type}`, inner);
      return { [name]: told ?? this.plain(value, inner), [`${name}_is`]: type };
    }
    if (typeof value === "number" || typeof value === "string") {
      const word = value === "" ? null : this.book.find(keyOf(name, value));
      return { [name]: word ?? value, [`${name}_is`]: value };
    }
    return { [name]: String(value) };
  }

  private several(name: string, kind: string, values: readonly unknown[]): Arguments {
    const inside = kind === "seats" ? "seat" : "";
    const one = name.replace(/s$/, "");
    const said = values.map((item) => {
      const word = this.argument(one, inside, item)[one];
      return typeof word === "number" ? this.book.number(word) : String(word);
    });
    const nobody = values.length ? null : this.book.find(`${name}-none`);
    const args: Arguments = { [name]: nobody ?? this.list(said), [`${name}_count`]: values.length };
    if (!inside && values.length === this.names.length)
      args[`${name}_named`] = this.list(values.flatMap((item, seat) => (item ? [this.book.say("of-seat", { seat: this.seat(seat), item: said[seat] ?? "" })] : [])));
    if (inside) {
      const among = this.me !== null && values.includes(this.me);
      args[`${name}_who`] = !among ? "other" : values.length === 1 ? "you" : "both";
    }
    return args;
  }

  private plain(thing: object, args: Arguments): string {
    const fields = Object.keys(thing).filter((field) => field !== "type");
    const name = isThing(thing) ? thing.type : "";
    return `${name}${name && fields.length ? ": " : ""}${fields.map((field) => `${field} ${String(args[field])}`).join(", ")}`;
  }
}
