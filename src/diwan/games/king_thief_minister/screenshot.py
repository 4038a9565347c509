"""Draw the terminal table for the documents.

`python -m diwan.games.king_thief_minister.screenshot docs/images/play.svg`
"""

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from diwan.bots.bot import make_bot
from diwan.bots.driver import BotDriver
from diwan.cli.prompt import Prompt
from diwan.cli.screen import TableScreen
from diwan.core.match import Match

GAME, SEED, ME = "king-thief-minister", "council 32", 0
NAMES = ("Ann", "Bahar", "Cyrus", "Dalia", "Elias")
FONTS = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'


def screenshot(turns: int = 5) -> str:
    """Return the screen of a real game after some turns, while a claim is open, as SVG without links to other hosts."""
    console = Console(record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    console.height = 34
    prompt = Prompt(console)
    prompt.interactive = True  # as on the screen of a person
    match = _match(turns)
    screen = TableScreen(match, ME, console, prompt, "en")
    screen.read = len(screen.story.lines) - 5
    screen.show_table(screen.menu(match.legal(ME)))
    svg = console.export_svg(title="diwan play", theme=SVG_EXPORT_THEME, unique_id="diwan")
    return _without_hosts(svg)


def _match(turns: int) -> Match:
    match = Match.new(GAME, seats=len(NAMES), options={"memory_aid": "tracker"}, seed=SEED)
    match.names = NAMES
    bots = {seat: make_bot("clever" if seat else "random", GAME, seat, SEED) for seat in match.seats}
    rng, driver = Random(SEED), BotDriver(match, bots)
    while match.to_act and not (match.state.turns >= turns and match.to_act == (ME,) and len(match.legal(ME)) == 2):
        # Our seat decides last, so that the others have answered when the picture is taken.
        driver.decide(rng.choice([other for other in match.to_act if other != ME] or [ME]))
    return match


def _without_hosts(svg: str) -> str:
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONTS};", svg)
    return re.sub(r"\n\s*\n+", "\n", svg).strip() + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(screenshot(), "utf-8")
