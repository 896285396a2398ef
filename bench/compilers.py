"""The compilers that are measured: hipspv-cc, and peers beside it."""

from __future__ import annotations

import functools
import shlex
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from bench import measure
from bench.measure import HIPSPV_CC, CommandError, PeerError

T = TypeVar("T")


class Compiler(NamedTuple):
    """A compiler with hipcc's command line. Only hipspv-cc, which is no peer, has targets."""

    label: str
    command: Sequence[str]
    peer: bool = True

    def limit(self, value: float | None) -> float | None:
        """Return the target of a row of this compiler."""
        return None if self.peer else value

    def case(self, action: Callable[[], T]) -> Callable[[], T]:
        """Return a case for `interleave`, which may fail if the compiler is a peer."""

        def case() -> T:
            try:
                return action()
            except CommandError as error:
                if self.peer:
                    raise PeerError(error.summary) from None
                raise

        return case


HIPSPV = Compiler("hipspv-cc", HIPSPV_CC, peer=False)


def parse(text: str) -> Compiler:
    """Return the peer of LABEL=COMMAND. Raises ValueError with the reason if there is none."""
    label, _, command = text.partition("=")
    words = shlex.split(command)
    if not (label and words):
        raise ValueError(f"{text}: not LABEL=/path/to/hipcc")
    program = shutil.which(words[0])
    if program is None:
        raise ValueError(f"{words[0]}: no such program")
    return Compiler(label, [str(Path(program).absolute()), *words[1:]])


def build(
    compilers: Sequence[Compiler], words: Sequence[str], name: str, directory: Path, failures: dict[str, str]
) -> dict[str, str]:
    """Compile a program by each compiler. Return its paths by label; a peer may fail."""
    programs = {}
    for compiler in compilers:
        output = str(directory / f"{name}-{compiler.label}")
        command = [*compiler.command, *words, "-o", output]
        try:
            compiler.case(functools.partial(measure.run, command, directory))()
        except PeerError as error:
            failures[compiler.label] = str(error)
        else:
            programs[compiler.label] = output
    return programs


def version(compiler: Compiler) -> str:
    """Return the first line that the compiler prints about its version."""
    try:
        lines = measure.run([*compiler.command, "--version"], Path.cwd()).splitlines()
    except CommandError:
        return "unknown version"
    return next(iter(lines), "unknown version")
