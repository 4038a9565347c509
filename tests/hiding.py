"""An installation that lacks some extras: in processes with this environment their packages cannot be imported."""

import json
import os
import re
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from cli.running import environment

HIDE = """
import json, pathlib, sys
HIDDEN = frozenset(json.loads(pathlib.Path(__file__).with_name("hidden.json").read_text()))
class Hiding:
    def __init__(self, finder):
        self._finder = finder
    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in HIDDEN else self._finder.find_spec(name, path, target)
    def __getattr__(self, name):
        return getattr(self._finder, name)
sys.meta_path[:] = [Hiding(finder) for finder in sys.meta_path]
"""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def brought(extra: str = "") -> set[str]:
    """The packages that `pip install diwan[extra]` brings by themselves, without what these need in turn."""
    found = set()
    for line in requires("diwan") or ():
        package, _, marker = line.partition(";")
        of = re.search(r"extra == '([^']+)'", marker)
        if (of[1] if of else "") == extra:
            found.add(normal(re.split(r"[<>=\[ ]", package)[0]))
    return found


def with_what_they_need(packages: set[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(packages)
    while waiting:
        package = waiting.pop()
        if package in found:
            continue
        found.add(package)
        try:
            lines = requires(package) or ()
        except PackageNotFoundError:  # of another system
            continue
        waiting += [normal(re.split(r"[<>=!~;\[( ]", line)[0]) for line in lines if "extra ==" not in line]
    return found


def installation(folder: Path, *extras: str) -> dict[str, str]:
    """The environment of processes that have the packages of these extras and no others."""
    there = with_what_they_need(brought().union(*map(brought, extras))) | {"diwan"}
    hidden = [module for module, of in packages_distributions().items() if there.isdisjoint(map(normal, of))]
    place = folder / "hiding"
    place.mkdir()
    (place / "sitecustomize.py").write_text(HIDE)
    (place / "hidden.json").write_text(json.dumps(hidden))
    found = environment(folder)
    return {**found, "PYTHONPATH": f"{place}{os.pathsep}{found['PYTHONPATH']}"}
