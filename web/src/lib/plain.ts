/** From any view to what the generic board shows: names for seats, words for values, cards as cards. */
import { humanise, isThing, type Words } from "./words";

/** A value in a form that can be drawn. */
export type Shown =
  | { kind: "text"; text: string; isNothing?: boolean }
  | { kind: "seats"; seats: readonly (number | null)[] }
  /** Small cards; null is one that lies face down. */
  | { kind: "cards"; cards: readonly (string | null)[] }
  | { kind: "list"; items: readonly string[] }
  /** One thing for each seat. */
  | { kind: "each"; items: readonly Shown[] }
  /** An object with its fields, or several of them. */
  | { kind: "fields"; title: string; rows: readonly Row[] }
  | { kind: "several"; items: readonly Shown[] };

export interface Row {
  name: string;
  title: string;
  shown: Shown;
}

export interface PlainView {
  /** What there is for each seat: the columns of a table with a row for each seat. */
  columns: readonly { name: string; title: string; cells: readonly Shown[] }[];
  rows: readonly Row[];
}

/** Of a view: the options are the table's, and the page shows the reader's seat. */
const LEFT_OUT = ["options", "seat"];
const CARD = /(^|_)(card|tile|die)$/i;
const CARDS = /(^|_)(card|hand|deck|discard|pile|tile|dice)s?$/i;

/** How many objects within objects get rows of their own; what is deeper is told in one line. */
const DEEPEST = 1;

export function plainView(words: Words, view: object): PlainView {
  const rows = rowsOf(words, view, isThing(view) ? view.type : "View", 0);
  const isColumn = ({ shown }: Row): boolean => shown.kind === "each" && shown.items.length === words.names.length;
  return {
    columns: rows.flatMap(({ name, title, shown }) =>
      shown.kind === "each" && shown.items.length === words.names.length ? [{ name, title, cells: shown.items }] : [],
    ),
    rows: rows.filter((row) => !isColumn(row)),
  };
}

function rowsOf(words: Words, thing: object, struct: string, depth: number): Row[] {
  const marks = words.book.marks[struct] ?? {};
  const isKnown = (name: string, value: unknown): boolean =>
    depth === 0 && (LEFT_OUT.includes(name) || (name === "seats" && value === words.names.length));
  return Object.entries(thing).flatMap(([name, value]) =>
    name === "type" || isKnown(name, value)
      ? []
      : [{ name, title: titleOf(words, name), shown: shown(words, name, marks[name] ?? "", value, depth) }],
  );
}

/** What a field is called: by the message `field-<name>`, else by its own name. */
function titleOf(words: Words, name: string): string {
  return words.find(`field-${name}`) ?? words.find(`part-${name}`) ?? humanise(name);
}

function shown(words: Words, name: string, mark: string, value: unknown, depth: number): Shown {
  if (value === null || value === undefined) return nothing(words, name, mark.endsWith("seat"));
  if (Array.isArray(value)) return several(words, name, mark, value, depth);
  if (typeof value === "object") return object(words, name, mark, value, depth);
  if (mark.endsWith("seat") && typeof value === "number") return { kind: "seats", seats: [value] };
  const text = wordOf(words, name, value as string | number | boolean);
  return typeof value !== "boolean" && CARD.test(name)
    ? { kind: "cards", cards: [value === "?" ? null : text] }
    : { kind: "text", text };
}

function nothing(words: Words, name: string, isSeat: boolean): Shown {
  return {
    kind: "text",
    text: words.find(`${name}-none`) ?? words.say(isSeat ? "ui-board-nobody" : "ui-board-nothing"),
    isNothing: true,
  };
}

/** A plain value as a word: by the message `<field>-<value>`, else as it is. */
function wordOf(words: Words, name: string, value: string | number | boolean): string {
  if (typeof value === "boolean")
    return words.find(`${name}-${value ? "yes" : "no"}`) ?? words.say(value ? "ui-yes" : "ui-no");
  const word = words.value(name, value);
  if (word !== String(value)) return word;
  return typeof value === "number"
    ? words.number(value)
    : /^[a-z0-9]+(_[a-z0-9]+)+$/.test(value)
      ? value.replaceAll("_", " ")
      : value;
}

function several(words: Words, name: string, mark: string, values: readonly unknown[], depth: number): Shown {
  const one = name.replace(/s$/, "");
  if (!values.length) return nothing(words, name, mark.endsWith("seats"));
  if (mark.startsWith("each"))
    return {
      kind: "each",
      items: values.map((value) => shown(words, one, mark.slice("each ".length), value, depth + 1)),
    };
  if (mark === "seats") return { kind: "seats", seats: values as readonly (number | null)[] };
  const isFlat = values.every((value) => value === null || typeof value !== "object");
  if (!isFlat) return { kind: "several", items: values.map((value) => shown(words, one, mark, value, depth + 1)) };
  const said = values.map((value) =>
    value === null || value === "?" ? null : wordOf(words, one, value as string | number | boolean),
  );
  return CARDS.test(name)
    ? { kind: "cards", cards: said }
    : { kind: "list", items: said.map((text) => text ?? words.say("ui-board-nothing")) };
}

function object(words: Words, name: string, mark: string, value: object, depth: number): Shown {
  const struct = isThing(value) ? value.type : mark.replace(/^(each )?=/, "");
  const told = words.find(`${name}-${struct}`, words.argumentsOf(value, words.book.marks, struct));
  if (told !== null) return { kind: "text", text: told };
  const rows = rowsOf(words, value, struct, depth + 1);
  const title = isThing(value) ? humanise(struct) : "";
  if (!rows.length) return title ? { kind: "text", text: title } : nothing(words, name, false);
  return depth < DEEPEST
    ? { kind: "fields", title, rows }
    : {
        kind: "text",
        text: [title, rows.map((row) => `${row.title}: ${textOf(words, row.shown)}`).join(", ")]
          .filter(Boolean)
          .join(": "),
      };
}

/** The same in one line. */
export function textOf(words: Words, one: Shown): string {
  switch (one.kind) {
    case "text":
      return one.text;
    case "seats":
      return words.list(one.seats.map((seat) => nameOf(words, seat)));
    case "cards":
      return one.cards.map((card) => card ?? words.say("ui-board-hidden")).join(", ");
    case "list":
      return one.items.join(", ");
    case "each":
      return one.items.map((item, seat) => `${words.name(seat)}: ${textOf(words, item)}`).join(", ");
    case "fields":
      return [one.title, ...one.rows.map((row) => `${row.title}: ${textOf(words, row.shown)}`)]
        .filter(Boolean)
        .join(", ");
    case "several":
      return one.items.map((item) => textOf(words, item)).join("; ");
  }
}

/** A seat as its name; numbers that are no seat are nobody's. */
export function nameOf(words: Words, seat: number | null): string {
  return seat === null || seat < 0 || seat >= words.names.length ? words.say("ui-board-nobody") : words.name(seat);
}
