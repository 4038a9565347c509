"""Run tests many times in a row, one line a run; stop at the first run that fails, and show what it said.

make repeat                       the unit tests, 20 times
make repeat WHAT=browser RUNS=5   the browser tests, 5 times
make repeat WHAT=tests/server     one folder
"""

import subprocess
import sys
from time import monotonic

TESTS = {
    "unit": ["--dist", "loadgroup", "--ignore", "tests/browser"],
    "browser": ["--dist", "worksteal", "tests/browser"],
}


def main(what: str, runs: int) -> int:
    command = [sys.executable, "-m", "pytest", "-n", "3", *TESTS.get(what, what.split())]
    for number in range(1, runs + 1):
        begun = monotonic()
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        verdict = "failed" if done.returncode else "passed"
        summary = (done.stdout.strip().splitlines() or ["nothing was said"])[-1]
        say(f"run {number} of {runs}: {verdict}, {monotonic() - begun:.0f} s, {summary}")
        if done.returncode:
            say(done.stdout)
            return done.returncode
    return 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
