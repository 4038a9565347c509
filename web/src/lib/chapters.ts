/** The log in chapters: rounds, and turns in them. */
import type { Heard } from "./board";
import { actorOf, begins } from "./icons";
import { linesOf, repeated, type LogLine, type Words } from "./words";

export interface Turn {
  key: string;
  /** Whose turn it is; null before the first one. */
  seat: number | null;
  lines: readonly LogLine[];
}

export interface Round {
  key: string;
  /** What its first event says; null where the game has no rounds. */
  title: string | null;
  turns: readonly Turn[];
}

/** In a game without rounds of its own, so many turns stay in sight. */
const LATEST = 12;

interface Draft {
  title: LogLine | null;
  turns: { seat: number | null; lines: LogLine[] }[];
}

/** Turns begin where the texts of the game say so (`icon-<Event>.group`); in other games, where somebody else acts. */
export function chapters(story: readonly Heard[], words: Words): Round[] {
  const lines = story.flatMap((heard) => linesOf(heard, words));
  const kinds = lines.map((line) => line.event && begins(line.event, words));
  const hasTurns = kinds.includes("turn");
  const rounds: Draft[] = [{ title: null, turns: [] }];
  for (const [i, line] of lines.entries()) {
    const round = rounds.at(-1);
    const turn = round?.turns.at(-1);
    const seat = line.event && actorOf(line.event);
    if (kinds[i] === "round") rounds.push({ title: line, turns: [] });
    else if (kinds[i] === "turn" || (!hasTurns && seat !== null && seat !== turn?.seat) || !turn)
      round?.turns.push({ seat: kinds[i] === "turn" || !hasTurns ? seat : null, lines: [line] });
    else turn.lines.push(line);
  }
  const made = rounds
    .filter((round) => round.title || round.turns.length)
    .map(({ title, turns }): Round => ({
      key: title?.key ?? "first",
      title: title?.text ?? null,
      turns: turns.map(({ seat, lines }) => ({ key: lines[0]?.key ?? "", seat, lines: repeated(lines) })),
    }));
  const [only] = made;
  if (made.length !== 1 || !only || only.turns.length <= LATEST + 1) return made;
  return [
    { ...only, turns: only.turns.slice(0, -LATEST) },
    { key: "latest", title: null, turns: only.turns.slice(-LATEST) },
  ];
}
