"""A self-contained HTML page: headings, paragraphs, tables, and charts as inline SVG."""

from collections.abc import Sequence
from html import escape

from diwan.core.registry import game as find_game
from diwan.lab.intervals import Interval
from diwan.words import Book

STYLE = """
:root { color-scheme: light dark; --ink: #1c1b1a; --paper: #fbfaf7; --line: #b9b4a8; --mark: #8a3b12 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #1b1a18; --line: #6a655b; --mark: #e59a6a } }
body { font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 56rem; margin: 2rem auto; padding-inline: 1rem }
table { border-collapse: collapse; margin-block: 1rem } th, td { padding: .25rem .8rem; text-align: start }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums }
tr { border-block-end: 1px solid var(--line) } svg { display: block; max-width: 100%; height: auto }
figure { margin: 1.5rem 0 } figcaption { font-weight: 600; margin-block-end: .5rem } h2 { margin-block-start: 2.5rem }
svg text { fill: var(--ink); font-size: 13px } svg line { stroke: var(--line) } .bar { fill: var(--mark); opacity: .55 }
.dot { fill: var(--mark) } svg .whisker { stroke: var(--mark); stroke-width: 2 }
svg .fair { stroke: var(--ink); stroke-dasharray: 4 4 } .note { opacity: .8 } code { overflow-wrap: anywhere }
"""
LABEL, WIDTH, ROW = 280, 810, 26
"""Pixels of a chart: the width of the labels, the whole width, and the height of a row."""
LONGEST = 40
"""Characters of a label that fit into its width."""


class Page:
    """A page that grows from top to bottom."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def paragraph(self, text: str, kind: str = "") -> None:
        """Add a paragraph; `kind` is its CSS class."""
        self._parts.append(f"<p{f' class={kind!r}' if kind else ''}>{escape(text)}</p>")

    def list(self, sentences: Sequence[str]) -> None:
        self._parts.append(f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>")

    def command(self, text: str) -> None:
        """Add the command that made the page."""
        self._parts.append(f'<p class="note">Made by <code>{escape(text)}</code></p>')

    def table(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table. The first column holds words, the others hold numbers."""
        head = "".join(f'<th scope="col"{_number(i)}>{escape(t)}</th>' for i, t in enumerate(titles))
        body = "".join(
            "<tr>"
            + "".join(
                f'<th scope="row">{escape(cell)}</th>' if not i else f"<td{_number(i)}>{escape(cell)}</td>"
                for i, cell in enumerate(row)
            )
            + "</tr>"
            for row in rows
        )
        self._parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")

    def rates(self, caption: str, rows: Sequence[tuple[str, Interval]], fair: float | None = None) -> None:
        """Add a chart with a dot for each rate, whiskers for its interval, and a dashed line for the fair rate."""
        top = max([row.high for _, row in rows] + [fair or 0.0, 0.01]) * 1.05
        height = ROW * len(rows) + 40

        def x(rate: float) -> float:
            return LABEL + (WIDTH - LABEL - 60) * rate / top

        parts = [_svg(height, caption, rows)]
        for number, (name, rate) in enumerate(rows):
            y = ROW * number + 20
            parts.append(
                f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(_short(name))}</text>'
                f'<line x1="{LABEL}" y1="{y}" x2="{x(top):.0f}" y2="{y}"/>'
                f'<line class="whisker" x1="{x(rate.low):.1f}" y1="{y}" x2="{x(rate.high):.1f}" y2="{y}"/>'
                f'<circle class="dot" cx="{x(rate.value):.1f}" cy="{y}" r="5"/>'
                f'<text x="{x(top) + 8:.0f}" y="{y + 4}">{100 * rate.value:.1f} %</text>'
            )
        if fair is not None:
            parts.append(
                f'<line class="fair" x1="{x(fair):.1f}" y1="4" x2="{x(fair):.1f}" y2="{height - 22}"/>'
                f'<text x="{x(fair):.1f}" y="{height - 6}" text-anchor="middle">fair: {100 * fair:.1f} %</text>'
            )
        self._figure(caption, parts)

    def histogram(self, caption: str, values: Sequence[int], bins: int = 24) -> None:
        """Add a histogram of whole numbers with bins of equal width."""
        low, high = min(values), max(values)
        width = -(-(high - low + 1) // bins)
        counts = [0] * ((high - low) // width + 1)
        for value in values:
            counts[(value - low) // width] += 1
        step, tall = (WIDTH - 40) / len(counts), 140
        every = -(-len(counts) // 12)  # There is room for about 12 labels, so not every bar has one.
        parts = [_svg(tall + 50, caption, [])]
        for number, count in enumerate(counts):
            height = tall * count / max(counts)
            x, y = 20 + number * step, tall - height + 20
            parts.append(
                f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{height:.1f}"/>'
                f'<text x="{x + step / 2:.1f}" y="{y - 4:.1f}" text-anchor="middle">{count or ""}</text>'
            )
            if number % every == 0:
                first = low + number * width
                label = f"{first}" if width == 1 else f"{first}-{first + width - 1}"
                parts.append(f'<text x="{x + step / 2:.1f}" y="{tall + 38}" text-anchor="middle">{label}</text>')
        self._figure(caption, parts)

    def _figure(self, caption: str, parts: Sequence[str]) -> None:
        self._parts.append(f"<figure><figcaption>{escape(caption)}</figcaption>{''.join(parts)}</svg></figure>")

    def html(self) -> str:
        """Return the whole page."""
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head><body><main>"
            + "\n".join(self._parts)
            + "</main></body></html>\n"
        )


def game_title(game_id: str) -> str:
    """Return the title of a game in English."""
    return Book(game=find_game(game_id)).find("title") or game_id


def format_probability(chance: float) -> str:
    """Return a probability as a percentage, rounded for people."""
    return "under 0.1 %" if chance < 0.001 else f"{100 * chance:.1f} %" if chance < 0.1 else f"{100 * chance:.0f} %"


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _number(column: int) -> str:
    return ' class="number"' if column else ""


def _svg(height: int, caption: str, rows: Sequence[tuple[str, Interval]]) -> str:
    spoken = "; ".join(f"{name} {rate}" for name, rate in rows)
    label = escape(f"{caption}: {spoken}" if spoken else caption, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">'
