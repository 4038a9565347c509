/** Sentences about moves, events and refusals. The twin of `diwan.words`: same messages, same arguments. */
import type { Arguments, Book, Marks } from "./book.svelte";
import type { BoardWords, Heard } from "./board";
import tableMarks from "./marks.json";
import type { Outcome, Tally } from "./wire";

export interface Thing {
  readonly type: string;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function capital(sentence: string): string {
  const start = /^[\u2066-\u2069]*/.exec(sentence)?.[0].length ?? 0;
  return sentence.slice(0, start) + sentence.charAt(start).toLocaleUpperCase() + sentence.slice(start + 1);
}

function balance(text: string): number {
  return (
    (text.match(/[\u0590-\u08ff\ufb1d-\ufefc]/g)?.length ?? 0) - (text.match(/[A-Za-z\u00c0-\u024f]/g)?.length ?? 0)
  );
}

/** The direction of a sentence without its names: an English text on an Arabic page still reads left to right. */
export function direction(text: string): "rtl" | "ltr" {
  let frame = text;
  for (let before = ""; before !== frame;)
    [before, frame] = [frame, frame.replace(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, "")];
  return (balance(frame) || balance(text)) > 0 ? "rtl" : "ltr";
}

/** A name of the program as words: `CalledLiar` and `called_liar` are "Called liar". */
export function humanise(name: string): string {
  return capital(spaced(name));
}

function spaced(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll("_", " ");
}

/** The key of the message for a value. Keys have no spaces, unlike the titles of cards. */
function keyOf(field: string, value: string | number): string {
  return `${field}-${String(value).replace(/[^A-Za-z0-9_-]+/g, "-")}`;
}

export interface LogLine {
  key: string;
  text: string;
  /** It is about the table, not the game. */
  table: boolean;
  /** How often it happened in a row. */
  times: number;
  /** The event of the game that it tells; null for what happened beside the game. */
  event: Thing | null;
}

/** Sentences are made once; otherwise the whole log would be rewritten with every move. */
const known = new WeakMap<Words, WeakMap<Heard, readonly LogLine[]>>();

/** The lines of the log for one message. Chat is shown elsewhere. */
export function linesOf(heard: Heard, words: Words): readonly LogLine[] {
  let mine = known.get(words);
  if (!mine) known.set(words, (mine = new WeakMap()));
  let lines = mine.get(heard);
  if (!lines) mine.set(heard, (lines = makeLines(heard, words)));
  return lines;
}

/** Joins equal lines in a row to one line with a count. A line that stands alone stays the same object. */
export function repeated(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.text === line.text) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push(line);
  }
  return found;
}

function makeLines({ seq, facts = [], news = [] }: Heard, words: Words): LogLine[] {
  return [
    ...facts.flatMap((fact, i) => {
      const text = fact.type === "Said" || fact.type === "Opened" || fact.type === "Finished" ? null : words.fact(fact);
      return text ? [{ key: `${seq}f${i}`, text, table: true, times: 1, event: null }] : [];
    }),
    ...news.flatMap((event, i) => {
      const text = words.event(event);
      return text ? [{ key: `${seq}n${i}`, text, table: false, times: 1, event }] : [];
    }),
  ];
}

/** What others said, including whispers to the reader. */
export function talkOf({ seq, facts = [] }: Heard, words: Words): LogLine[] {
  return facts.flatMap((fact, i) =>
    fact.type === "Said" && (fact.seat === null || fact.seat !== words.me)
      ? [{ key: `${seq}s${i}`, text: words.said(fact.name, fact.text, fact.to), table: true, times: 1, event: null }]
      : [],
  );
}

export class Words implements BoardWords {
  /** Whatever a message is about: `$name_0`, `$name_1` and so on are the names of the seats. */
  private readonly named: Arguments;

  constructor(
    readonly book: Book,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {
    this.named = Object.fromEntries(names.map((name, seat) => [`name_${seat}`, name]));
  }

  get language(): string {
    return this.book.language;
  }

  /** Empty for a reader who was told the same in another sentence; lists leave it out. */
  event(event: Thing): string {
    return this.tell(`event-${event.type}`, event);
  }

  move(move: Thing): string {
    return this.tell(`move-${move.type}`, move);
  }

  hint(move: Thing): string | null {
    return this.book.find(`move-${move.type}.about`, this.argumentsOf(move));
  }

  /** Something that happened at the table, not in the game. */
  fact(fact: Thing): string | null {
    const text = this.book.find(`fact-${fact.type}`, this.argumentsOf(fact, tableMarks));
    return text && capital(text);
  }

  /** What somebody said, and to whom if not to everybody. */
  said(name: string, text: string, to: readonly number[] | null): string {
    const speaker = to
      ? this.book.say("ui-whisper-to", { name, to: this.list(to.map((seat) => this.seat(seat))) })
      : name;
    return this.book.say("ui-said", { name: speaker, text });
  }

  refusal(ruling: string, key: string, details: Readonly<Record<string, unknown>>, text: string): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(details))
      Object.assign(args, this.argument(name, name === "seat" ? "seat" : "", value));
    return capital(this.book.find(`refusal-${key}`, args) ?? text.replace(` (${ruling})`, ""));
  }

  outcome(outcome: Outcome): string {
    const reason =
      this.book.find(`reason-${outcome.reason}`, { ruling: outcome.ruling }) ?? `${humanise(outcome.reason)}.`;
    return `${capital(reason)} ${capital(this.book.say("outcome", this.several("winners", "seats", outcome.winners)))}`;
  }

  /** The count of a seat with its unit: "3 coins". */
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
    const listed = others.reduce(
      (list, item, index) =>
        this.book
          .say(index === others.length - 1 ? "list-end" : "list-middle", { list: "\ue000", item })
          .replace(/\u2068?\ue000\u2069?/, () => list),
      `\u2068${first}\u2069`,
    );
    return this.book.plain(listed);
  }

  say(key: string, args: Arguments = {}): string {
    return this.book.say(key, args);
  }

  find(key: string, args: Arguments = {}): string | null {
    return this.book.find(key, args);
  }

  number(value: number): string {
    return this.book.number(value);
  }

  private tell(key: string, thing: Thing): string {
    const args = this.argumentsOf(thing);
    const sentence = this.book.find(key, args);
    return sentence === null ? this.plain(thing, args) : capital(sentence);
  }

  argumentsOf(thing: object, all: Marks = this.book.marks, name = isThing(thing) ? thing.type : ""): Arguments {
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
      const type = isThing(value) ? value.type : kind.slice(1); // `=Name`
      const inner = this.argumentsOf(value, this.book.marks, type);
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
    const inside = kind.replace(/^each ?/, "").replace(/^seats$/, "seat");
    const areSeats = inside === "seat";
    const one = name.replace(/s$/, "");
    const said = values.map((item) => {
      const word = this.argument(one, inside, item)[one];
      return typeof word === "number" ? this.book.number(word) : String(word);
    });
    const nobody = values.length ? null : this.book.find(`${name}-none`);
    const args: Arguments = { [name]: nobody ?? this.list(said), [`${name}_count`]: values.length };
    if (!areSeats && values.length === this.names.length)
      args[`${name}_named`] = this.list(
        values.flatMap((item, seat) =>
          item ? [this.book.say("of-seat", { seat: this.seat(seat), item: said[seat] ?? "" })] : [],
        ),
      );
    if (areSeats) {
      const among = this.me !== null && values.includes(this.me);
      args[`${name}_who`] = !among ? "other" : values.length === 1 ? "you" : "both";
    }
    return args;
  }

  /** A thing that no text speaks of: who did it, its name and its fields. */
  private plain(thing: object, args: Arguments): string {
    const actor = args.seat_who === undefined ? "" : `\u2068${capital(String(args.seat))}\u2069`;
    const fields = Object.keys(thing).filter((field) => field !== "type" && !(actor && field === "seat"));
    const isolated = (value: unknown): string =>
      `\u2068${typeof value === "number" ? this.book.number(value) : String(value)}\u2069`;
    const said = fields.map((field) => `${spaced(field)} ${isolated(args[field])}`).join(", ");
    const name = isThing(thing) ? humanise(thing.type) : "";
    return this.book.plain(
      actor ? `${actor}: ${[name, said].filter(Boolean).join(", ")}` : [name, said].filter(Boolean).join(": "),
    );
  }
}
