"""-ccbin: the host compiler is hipspv's clang, whatever the option names.

Objects of GCC and clang have one binary interface; such a compiler is therefore replaced without a
word. The wrappers of MPI libraries are asked for the options that they would add.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess

from hipspv.core import toolchain
from hipspv.core.errors import DriverError

# Compilers with the binary interface of clang, also with a target before the name and a version after it.
_SAME = re.compile(r"(?:.+-)?(?:gcc|g\+\+|cc|c\+\+|clang|clang\+\+|hipspv-cc|hipcc|icpx|icx)(?:-[0-9.]+)?")
# MPICH, Open MPI and Intel MPI print the compiler's command with -show.
_MPI = re.compile(r"mpi(?:cc|cxx|c\+\+|CC|icpc|icc|icpx|icx|g\+\+|gcc|gxx)")


def options(path: str) -> tuple[list[str], str]:
    """Return the options that a host compiler of this path adds, and a warning if it can't be replaced by clang."""
    if os.path.isdir(path):  # nvcc takes gcc there
        return [], ""
    name = os.path.basename(path)
    if _MPI.fullmatch(name):
        return _of_mpi(path), ""
    if _SAME.fullmatch(name) or os.path.realpath(path) == os.path.realpath(toolchain.clang()):
        return [], ""
    return [], f"Option '--compiler-bindir': the host compiler is hipspv's clang, not {name}"


def _of_mpi(path: str) -> list[str]:
    try:
        shown = subprocess.run([path, "-show"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise DriverError(f"'{path} -show' failed: {error}", "-ccbin names a compiler or an MPI wrapper") from None
    return shlex.split(shown)[1:]
