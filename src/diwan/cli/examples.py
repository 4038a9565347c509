"""`diwan example`: worked examples of a game's own notation."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from diwan.cli.console import out
from diwan.cli.files import read
from diwan.core.errors import BadSetup
from diwan.core.example import Result
from diwan.core.registry import game as find_game


def run_examples(game_id: str, path: Path) -> int:
    """Exit status 1 at the first difference."""
    module = find_game(game_id).__name__  # type: ignore[attr-defined]
    if not hasattr(import_module(module), "__path__") or find_spec(f"{module}.examples") is None:
        raise BadSetup(f"{game_id} has no notation for examples; `diwan replay` plays records of every game")
    results: list[Result] = []
    for result in import_module(f"{module}.examples").run(read(path), str(path)):
        results.append(result)
        if result.difference is not None:
            break
    console = out()
    if results and (wrong := results[-1]).difference is not None:
        console.print(f"{wrong.id} {wrong.title}", style="bold red", markup=False, soft_wrap=True)
        console.print(f"  {wrong.difference}", markup=False, soft_wrap=True)
        return 1
    console.print(f"{len(results)} examples, all as the file states.")
    return 0
