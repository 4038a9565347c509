"""What an installation may lack: the packages that an extra brings, and the sentence that says which one is missing.

Which packages belong to an extra is written in pyproject.toml alone, and read from the metadata of the installation."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from typing import Final, NamedTuple

from diwan.core.errors import MissingExtra

_PACKAGES: Final = {"pyspiel": "open-spiel"}
"""Packages by module, where the names differ in more than dashes."""


class _Brought(NamedTuple):
    package: str
    extra: str
    is_everywhere: bool
    """False if some systems do without it."""


@contextmanager
def needs(extra: str, what: str = "this") -> Iterator[None]:
    """Turn the error of an import into MissingExtra if a package is missing that the extra brings.

    Any other missing module stays the error that it is; so does every one if `extra` is empty."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = _package_of(error.name or "")
        if package not in packages_of(extra):
            raise
        raise MissingExtra(what, package, extra) from None


@cache
def missing(extra: str) -> str | None:
    """Return a package of the extra that is not installed, or None if all are there. Nothing is imported."""
    packages = [one.package for one in _brought() if one.extra == extra and one.is_everywhere]
    return next((package for package in packages if find_spec(package.replace("-", "_")) is None), None)


@cache
def packages_of(extra: str) -> frozenset[str]:
    """Return the packages that an extra brings; none for an empty name."""
    return frozenset(one.package for one in _brought() if one.extra == extra)


@cache
def _brought() -> tuple[_Brought, ...]:
    """All that extras bring. Where an extra includes another, the metadata names the packages of both."""
    try:
        lines = requires("diwan") or ()
    except PackageNotFoundError:  # the source alone, which no installer has put here
        lines = ()
    return tuple(found for line in lines if (found := _read(line)) is not None)


def _read(line: str) -> _Brought | None:
    """Read a line such as `uvloop<0.24,>=0.23; (sys_platform != 'win32') and extra == 'web'`."""
    package, _, marker = line.partition(";")
    name, extra = re.match(r"[\w.-]+", package), re.search(r"extra == ['\"]([^'\"]+)", marker)
    if name is None or extra is None:
        return None
    return _Brought(_normal(name[0]), extra[1], " and " not in marker)


def _package_of(module: str) -> str:
    top = module.partition(".")[0]
    return _PACKAGES.get(top, _normal(top))


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
