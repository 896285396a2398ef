"""Files that a compiler makes for tests: one compile for all workers of pytest-xdist."""

import fcntl
import hashlib
import os
import random
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.limits import HANG_S
from tests.preforked import commands

# In a process of the server's, without the start of Python (tests/preforked).
COMPILER = commands() / "hipspv-cc"
# The directory for these files, which tests/conftest.py sets.
DIRECTORY = "HIPSPV_TEST_BUILT"


def header_first(*sources: Path) -> tuple[str, ...]:
    """Options that include HIP's header first: its precompiled form saves a third of a compile.

    None for CUDA sources, which have it, and for sources that define a macro before it.
    """
    if any(source.suffix != ".hip" or "#define" in source.read_text().partition("#include")[0] for source in sources):
        return ()
    return ("-include", "hip/hip_runtime.h")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One process at a time is inside."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def built(*command: str | Path, name: str = "program") -> Path:
    """The output of the command, a file of that name. The command lacks its `-o`.

    Tests may neither change the file nor write beside it.
    """
    argv = [str(word) for word in command]
    key = hashlib.sha256("\0".join([*argv, name]).encode()).hexdigest()
    output = Path(os.environ[DIRECTORY]) / key / name
    output.parent.mkdir(exist_ok=True)
    with locked(output.parent / "lock"):
        if not output.exists():
            argv += ["-o", str(output)]
            done = subprocess.run(argv, capture_output=True, text=True, timeout=HANG_S)
            assert done.returncode == 0, done.stderr
    return output


def shared_library(
    name: str, sources: Sequence[Path], *flags: str | Path, libraries: Sequence[str | Path] = ()
) -> Path:
    """A shared library of C++ sources. Libraries with the same flags share their objects."""
    common = ("g++", "-std=c++20", "-O0", "-Wall", "-Wextra", "-Werror", "-fPIC", "-pthread")
    # Workers that build at once begin with different files.
    objects = {
        source: built(*common, *flags, "-c", source, name=f"{source.stem}.o")
        for source in random.sample(sources, len(sources))
    }
    argv = [*map(objects.__getitem__, sources), *libraries]
    return built("g++", "-shared", "-pthread", *argv, name=name)
