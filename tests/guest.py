"""Liar's Dice, installed as anybody would install it: for other processes, which find it by its entry point."""

import os
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "examples" / "liars_dice"


def install(folder: Path) -> dict[str, str]:
    """Install the package into a folder; return the environment in which Python finds it."""
    copy = folder / "source"
    subprocess.run(["cp", "-r", str(PACKAGE), str(copy)], check=True)
    command = ["-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([sys.executable, *command, str(folder / "installed"), str(copy)], check=True)
    paths = (str(folder / "installed"), os.environ.get("PYTHONPATH", ""))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
