"""Other packages add games and bots by entry points."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import diwan
from diwan.bots.bot import bots
from diwan.bots.ismcts import search_of
assert "higher-card" in diwan.games(), diwan.games()
match = diwan.Match.new("higher-card", seats=3, seed=1)
while match.to_act:
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
print(match.outcome.reason, sorted(bots("higher-card")), search_of("higher-card").depth)
"""
HIGHER_CARD_BOTS = """
from diwan.bots.bot import RandomBot
from diwan.bots.ismcts import Search
BOTS = {"bold": RandomBot}
SEARCH = Search(depth=3)
"""


def test_a_package_can_add_a_game_by_an_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "higher_card-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: higher-card\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[diwan.games]\nhigher-card = higher_card:GAME\n[diwan.bots]\nhigher-card = higher_card_bots\n"
    )
    (tmp_path / "higher_card_bots.py").write_text(HIGHER_CARD_BOTS)
    examples = Path(__file__).parents[2] / "examples"
    path = [str(tmp_path), str(examples), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {path!r}{SCRIPT}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == "opened ['bold', 'ismcts', 'ismcts-plain', 'random'] 3\n"


def test_the_list_of_games_is_the_same_before_and_after_a_game_is_loaded() -> None:
    script = (
        "import diwan; a = diwan.games(); diwan.game('king-thief-minister'); assert diwan.games() == a; print(len(a))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) >= 1
