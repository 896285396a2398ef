"""OpenMP on the host side: clang's wheel makes its calls, but brings no omp.h and no library.

Intel's wheel (the `openmp` extra) and LLVM's own packages of a distribution have the same library,
under two names; a program is compiled and linked with the first that is found.
"""

from __future__ import annotations

import functools
import os
import sys

from hipspv.driver import options, toolchain
from hipspv.driver.options import CommandLine

NOTE = (
    "hipspv-cc: note: OpenMP's header and library weren't found; they come with:"
    " pip install 'hipspv[openmp]', or apt install libomp-dev"
)

# Name, library in a folder of packages, header beside the library. LLVM's newest comes first.
_LIBRARIES = (
    ("libiomp5", "lib/libiomp5.so", "../opt/compiler/include"),  # the wheel intel-openmp
    ("libomp", "llvm-*/lib/libomp.so", "clang/*/include"),  # Debian's libomp-<version>-dev
)
# -fopenmp-simd has no library, -fopenmp=libgomp another.
_ASK_FOR_LIBRARY = ("-fopenmp", "-fopenmp=libomp", "-fopenmp=libiomp5")


class Runtime:
    """name: what -fopenmp= calls it; the folders of omp.h and of the library."""

    def __init__(self, name: str, include: str, library: str) -> None:
        self.name = name
        self.include = include
        self.library = library


def header_words(line: CommandLine) -> list[str]:
    """Where both sides find omp.h, after the user's folders."""
    found = _library(line.words_for(options.HOST))
    return ["-idirafter", found.include] if found else []


def link_words(line: CommandLine) -> list[str]:
    """The library, found at run time too. The name that the user gave it may be the other one."""
    found = _library(line.words_for(options.LINK))
    if not found:
        return []
    folder = found.library
    return [f"-fopenmp={found.name}", f"-L{folder}", f"-Wl,-rpath,{folder}"]


def missing(line: CommandLine) -> bool:
    """Is a library asked for where none was found? The user's own folders may have one."""
    return _wanted(line.words_for(options.HOST)) and runtime() is None


def _library(words: list[str]) -> Runtime | None:
    return runtime() if _wanted(words) else None


def _wanted(words: list[str]) -> bool:
    """Does the last -fopenmp or -fno-openmp ask for LLVM's library?"""
    answer = False
    for word in words:
        if word == "-fno-openmp":
            answer = False
        elif word.startswith("-fopenmp"):
            answer = word in _ASK_FOR_LIBRARY or answer
    return answer


@functools.cache
def runtime() -> Runtime | None:
    """The environment's library, or else the system's."""
    import glob

    for root in (os.path.dirname(os.path.dirname(toolchain.PACKAGE)), sys.prefix, "/usr/lib"):
        for name, library, include in _LIBRARIES:
            found = sorted(glob.glob(library, root_dir=root), key=_version, reverse=True)
            for folder in (os.path.dirname(os.path.join(root, path)) for path in found):
                headers = glob.glob(os.path.join(folder, include, "omp.h"))
                if headers:
                    return Runtime(name, os.path.dirname(headers[0]), folder)
    return None


def _version(path: str) -> int:
    """14 of llvm-14/lib/libomp.so."""
    digits = path.partition("/")[0].removeprefix("llvm-")
    return int(digits) if digits.isdecimal() else 0
