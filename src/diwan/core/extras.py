"""Optional packages: which extra installs them, and an error that says which one is missing.

Only pyproject.toml lists the packages of an extra; they are read from the metadata of the installation."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from typing import Final, NamedTuple

from diwan.core.errors import MissingExtra

_PACKAGES: Final = {"pyspiel": "open-spiel"}
"""The packages of modules, if the names differ in more than dashes."""


class _Requirement(NamedTuple):
    """A package of an extra."""

    package: str
    extra: str
    is_everywhere: bool
    """False if some systems do not need it."""


@contextmanager
def needs(extra: str, what: str = "this") -> Iterator[None]:
    """Raise MissingExtra instead of the error of an import if a package of the extra is missing.

    All other errors pass unchanged, and if `extra` is empty, all errors do."""
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
    packages = [one.package for one in _requirements() if one.extra == extra and one.is_everywhere]
    return next((package for package in packages if find_spec(package.replace("-", "_")) is None), None)


@cache
def packages_of(extra: str) -> frozenset[str]:
    """Return the packages of an extra; none for an empty name."""
    return frozenset(one.package for one in _requirements() if one.extra == extra)


@cache
def _requirements() -> tuple[_Requirement, ...]:
    """Return the packages of all extras. An extra that includes another one lists the packages of both."""
    try:
        lines = requires("diwan") or ()
    except PackageNotFoundError:  # The source is used without an installation.
        lines = ()
    return tuple(found for line in lines if (found := _read(line)) is not None)


def _read(line: str) -> _Requirement | None:
    """Read a line such as `uvloop<0.24,>=0.23; (sys_platform != 'win32') and extra == 'web'`."""
    package, _, marker = line.partition(";")
    name, extra = re.match(r"[\w.-]+", package), re.search(r"extra == ['\"]([^'\"]+)", marker)
    if name is None or extra is None:
        return None
    return _Requirement(_normalized(name[0]), extra[1], " and " not in marker)


def _package_of(module: str) -> str:
    top = module.partition(".")[0]
    return _PACKAGES.get(top, _normalized(top))


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
