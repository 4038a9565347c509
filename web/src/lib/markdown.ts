/** Parses the small part of Markdown that the rules use. */

export interface Piece {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "h"; level: number; pieces: Piece[]; text: string }
  | { kind: "p" | "li"; pieces: Piece[]; text: string; ruling: string | null }
  | { kind: "table"; rows: Piece[][][]; text: string };

/** The rules in two parts: what a reader needs first, and from their heading on the rulings, which are looked up. */
export function parts(all: readonly Block[]): [Block[], Block[]] {
  const first = all.findIndex((block) => "ruling" in block && block.ruling !== null);
  const heading = all.slice(0, Math.max(first, 0)).findLastIndex((block) => block.kind === "h" && block.level === 2);
  return heading < 0 ? [[...all], []] : [all.slice(0, heading), all.slice(heading)];
}

export function pieces(source: string): Piece[] {
  const plain = source.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return [...plain.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|([^*`]+|[*`])/g)].map(([, strong, em, code, text]) =>
    strong !== undefined
      ? { kind: "strong", text: strong }
      : em !== undefined
        ? { kind: "em", text: em }
        : code !== undefined
          ? { kind: "code", text: code }
          : { kind: "text", text: text ?? "" },
  );
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const chunk of markdown.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    if (lines.length === 0) continue;
    if (lines.every((line) => line.trim().startsWith("|"))) {
      const rows = lines
        .filter((line) => !/^[\s|:-]+$/.test(line))
        .map((line) =>
          line
            .trim()
            .slice(1, -1)
            .split("|")
            .map((cell) => pieces(cell.trim())),
        );
      found.push({ kind: "table", rows, text: chunk });
      continue;
    }
    let open: { kind: "p" | "li"; text: string } | null = null;
    const close = (): void => {
      if (open)
        found.push({ ...open, pieces: pieces(open.text), ruling: /^\*\*([A-Z]+\d+)\*\*/.exec(open.text)?.[1] ?? null });
      open = null;
    };
    for (const line of lines) {
      const heading = /^(#+)\s+(.*)/.exec(line);
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
      if (heading) {
        close();
        found.push({
          kind: "h",
          level: heading[1]?.length ?? 1,
          pieces: pieces(heading[2] ?? ""),
          text: heading[2] ?? "",
        });
      } else if (item) {
        close();
        open = { kind: "li", text: item[1] ?? "" };
      } else if (open !== null) {
        (open as { text: string }).text += ` ${line.trim()}`;
      } else {
        open = { kind: "p", text: line.trim() };
      }
    }
    close();
  }
  return found;
}
