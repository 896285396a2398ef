"""The programs that one invocation runs, and the time that they take."""

from __future__ import annotations

import os
import signal
import sys
import time

from hipspv.core import process
from hipspv.core.errors import DriverError
from hipspv.core.files import free_bytes
from hipspv.core.workspace import Workspace, write_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.command_line import CommandLine

LITTLE_SPACE = 1 << 24  # bytes
_CRASHED = b"PLEASE submit a bug report"  # LLVM's


class Timing:
    """Duration of a stage or pass, in seconds, for --time-report.

    begin: by the system's steady clock, if it is known.
    """

    __slots__ = ("begin", "name", "seconds")

    def __init__(self, name: str, seconds: float, begin: float = 0.0) -> None:
        self.name = name
        self.seconds = seconds
        self.begin = begin

    @classmethod
    def since(cls, name: str, begin: float) -> Timing:
        """Return the timing of a stage or pass that ends now."""
        return cls(name, time.perf_counter() - begin, begin)


class Execution:
    """The programs of one invocation. With -### they are printed and don't run."""

    def __init__(self, line: CommandLine, begin: float) -> None:
        """`begin`: the start of the driver, by the system's steady clock."""
        self.dry = line.has("-###")
        self.timings: list[Timing] = []
        self._verbose = line.has("-v")
        self.begin = begin
        self.startup = 0.0  # seconds before the first program, once there is one

    def start(self) -> None:
        """Note that the first program starts, if it hasn't yet: Python's own share ends."""
        self.startup = self.startup or time.perf_counter() - self.begin

    def show(self, argv: list[str]) -> None:
        """Print a command for -v and -###."""
        if self.dry or self._verbose:
            print(process.quote(argv), file=sys.stderr, flush=True)

    def run(self, argv: list[str], space: Workspace, output: str = "") -> int:
        """Run a program whose diagnostics go straight to the user. If there is little room for
        `output`, capture them: lld dies of a full disk without saying so."""
        self.start()
        free = free_bytes(output) if output else LITTLE_SPACE
        scarce = free < LITTLE_SPACE
        with process.Shielded():
            child = process.spawn(argv, space.directory, capture=scarce, leads=True)
        try:
            code = child.wait()
            said = child.stderr()
        finally:
            child.end()
        if code and scarce and (code < 0 or _CRASHED in said):
            raise DriverError(f"cannot write '{output}': only {free} bytes are free there")
        write_all(2, said)
        if code < 0:
            print(
                f"hipspv-cc: error: {process.describe_exit(code)}; run it again with:\n{process.quote(argv)}",
                file=sys.stderr,
            )
        return code if code >= 0 else 1


def replace(argv: list[str]) -> int:
    """Replace this process by another program. Python ignores SIGPIPE, programs must not."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    os.execv(argv[0], argv)


def colour() -> bool:
    """Return true if clang, whose standard error is captured, should colour its diagnostics."""
    return os.isatty(2) and os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
