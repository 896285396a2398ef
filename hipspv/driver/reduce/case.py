"""A failing case: files, the commands that fail on them, and the failure."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.core.process import describe_exit
from hipspv.driver.clang.diagnostics import without_colour

_OWN = ("hipspv", "hipspv-cc", "hipspv-nvcc", "hipcc")
_PATIENCE = 10  # a run may take so many times as long as the first, plus a few seconds
_ERROR = re.compile(r"(?:fatal )?error: (.*)|(LLVM ERROR.*|.*Assertion .*failed.*|UNREACHABLE.*)")
_PATH = re.compile(r"(?:/[\w.+ -]+)+/|<stdin>")


class Outcome(NamedTuple):
    """The end of the last command that ran: exit code, negative for a signal; None: not in time."""

    command: list[str]
    code: int | None
    said: str

    @property
    def signature(self) -> str:
        """A text that is equal for equal failures: command, exit, and the error without its numbers."""
        said = without_colour(self.said)
        found = [match[1] or match[2] for match in _ERROR.finditer(said)]
        last = said.strip().splitlines()[-1:] if not found else []
        end = "no end" if self.code is None else describe_exit(self.code)
        program = " ".join([os.path.basename(self.command[0]), *self.command[1:2]][: self._words])
        return "; ".join([f"{program}: {end}", *map(_normal, (found or last)[:2])])

    @property
    def _words(self) -> int:
        return 2 if os.path.basename(self.command[0]) == "hipspv" else 1


def _normal(text: str) -> str:
    text = _PATH.sub("", text.partition(" (exit code ")[0])
    return re.sub(r"0x[0-9a-f]+|\b[0-9a-f]{6,}\b|\d+", "#", text).strip()


@dataclass(frozen=True, slots=True)
class Case:
    """`inputs` are the files that may shrink; commands name files without directories."""

    commands: list[list[str]]
    files: dict[str, bytes]
    inputs: list[str]

    def size(self) -> int:
        """Return the size of the inputs in bytes."""
        return sum(len(self.files[name]) for name in self.inputs)

    def having(self, name: str, content: bytes) -> Case:
        """Return a copy of the case with another content of one file."""
        return replace(self, files={**self.files, name: content})

    def run(self, limit_s: float | None = None) -> Outcome:
        """Run the commands in a directory of their own, up to the first that fails."""
        with tempfile.TemporaryDirectory(prefix="hipspv-reduce-") as directory:
            self.write(directory)
            outcome = Outcome([], 0, "")
            for argv in self.commands:
                outcome = _run(argv, directory, limit_s)
                if outcome.code != 0:
                    break
            return outcome

    def write(self, directory: str) -> None:
        """Write the files into the directory."""
        for name, content in self.files.items():
            with open(os.path.join(directory, name), "wb") as file:
                file.write(content)


def _run(argv: list[str], directory: str, limit_s: float | None) -> Outcome:
    name = os.path.basename(argv[0])
    program = toolchain.program(name, "pip install hipspv") if name in _OWN else argv[0]
    environment = {
        **os.environ,
        # A crash leaves its reproducers and temporary files in this directory, which is removed.
        "HIPSPV_REPRODUCER_DIR": directory,
        "TMPDIR": directory,
        "HIPSPV_CACHE": "0",
        "LC_ALL": "C",
    }
    child = subprocess.Popen(
        [program, *argv[1:]],
        cwd=directory,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # so that the whole group can be ended
    )
    try:
        said, _ = child.communicate(timeout=limit_s)
        code: int | None = child.returncode
    except subprocess.TimeoutExpired:
        said, code = _end(child), None
    except BaseException:
        _end(child)
        raise
    return Outcome(argv, code, said.decode(errors="replace").replace(directory + os.sep, ""))


def _end(child: subprocess.Popen[bytes]) -> bytes:
    os.killpg(child.pid, signal.SIGKILL)
    return child.communicate()[0]


@dataclass
class Judge:
    """Tests if a case still fails as the first did, and keeps the smallest that does."""

    best: Case
    wanted: Outcome
    matches: Callable[[Outcome], bool]
    tell: Callable[[str], None]
    limit_s: float | None = None
    runs: int = 0
    _known: dict[tuple[bytes, ...], bool] = field(default_factory=dict)

    def __call__(self, case: Case) -> bool:
        key = tuple(case.files[name] for name in case.inputs)
        if key not in self._known:
            self.runs += 1
            self._known[key] = self.matches(case.run(self.limit_s))
            if self._known[key]:
                self.best = case
                self.tell(f"{case.size():,} bytes after {self.runs} runs")
        return self._known[key]


def judge(case: Case, match: str, test: str, tell: Callable[[str], None]) -> Judge:
    """Return the judge of a case: by its failure, a regular expression, or a script of the user's.

    Raises DriverError if the case doesn't fail at first.
    """
    if test:
        case = replace(case, commands=[[os.path.abspath(test), *case.inputs]])
    begin = time.perf_counter()
    outcome = case.run()
    limit = _PATIENCE * (time.perf_counter() - begin) + 5
    if test:
        matches: Callable[[Outcome], bool] = lambda found: found.code == 0  # noqa: E731
    elif match:
        pattern = re.compile(match)
        matches = lambda found: found.code != 0 and bool(pattern.search(found.said))  # noqa: E731
    else:
        signature = outcome.signature
        matches = lambda found: found.code != 0 and found.signature == signature  # noqa: E731
    if not matches(outcome):
        why = "the script must exit with 0 for it" if test else "there is nothing to reduce"
        raise DriverError(f"the case doesn't fail: {why}", outcome.said.strip()[-2000:])
    return Judge(case, outcome, matches, tell, limit)
