"""`diwan example`: worked examples in a game's own notation."""

from pathlib import Path

from diwan.cli.console import out
from diwan.cli.files import read
from diwan.core.errors import BadFile, BadSetup
from diwan.core.example import Result
from diwan.core.registry import game as find_game


def run_examples(game_id: str, path: Path) -> int:
    """Run the examples of a file up to the first that fails; return the exit status."""
    run = find_game(game_id).examples
    if run is None:
        raise BadSetup(f"{game_id} has no notation for examples; use a record and `diwan replay` instead")
    results: list[Result] = []
    for result in run.load()(read(path), str(path)):
        results.append(result)
        if result.difference is not None:
            break
    if not results:
        raise BadFile(str(path), 1, "there is no example in the file; give a file with examples")
    console = out()
    if (wrong := results[-1]).difference is not None:
        console.print(f"{wrong.id} {wrong.title}", style="bold red", markup=False, soft_wrap=True)
        console.print(f"  {wrong.difference}", markup=False, soft_wrap=True)
        return 1
    console.print(f"{len(results)} examples, all as the file states.")
    return 0
