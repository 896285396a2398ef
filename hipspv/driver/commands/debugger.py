"""gdb with the extension for kernels that run on the CPU."""

from __future__ import annotations

import os
from collections.abc import Sequence

import hipspv.gdb

EXTENSION = os.path.join(os.path.dirname(os.path.abspath(hipspv.gdb.__file__)), "load.py")


def command(given: Sequence[str]) -> list[str]:
    """Return gdb's command line. given: the program and its arguments, or options of gdb."""
    options = list(given) if given and given[0].startswith("-") else ["--args", *given]
    # The extension is there before gdb reads the program.
    return ["gdb", "-ix", EXTENSION, *options]
