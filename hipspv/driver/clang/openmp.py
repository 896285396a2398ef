"""OpenMP on the host side. clang's wheel makes calls of its runtime, but has neither omp.h nor the library.

The wheel cmeel-libomp has both; a system's LLVM packages and Intel's wheel have the same library. A program is compiled
and linked with the first one found. The wheel's library has libgomp's entry points and its name, too, so that -lgomp in
build files doesn't load a second runtime.
"""

from __future__ import annotations

import functools
import os
import sys

from hipspv.core import toolchain
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine

NOTE = (
    "hipspv-cc: note: OpenMP's header and library weren't found; they come with:"
    " pip install cmeel-libomp==21.1.8, or apt install libomp-dev"
)

# Name, library in a directory of packages, header beside the library. LLVM's newest comes first.
_WHEEL = ("libomp", "cmeel.prefix/lib/libomp.so", "../include")
_LIBRARIES = (
    _WHEEL,
    ("libiomp5", "lib/libiomp5.so", "../opt/compiler/include"),  # the wheel intel-openmp
    ("libomp", "llvm-*/lib/libomp.so", "clang/*/include"),  # Debian's libomp-<version>-dev
)
# -fopenmp-simd needs no library.
_ASK_FOR_LIBRARY = ("-fopenmp", "-fopenmp=libomp", "-fopenmp=libiomp5")
_NAMES = ("omp", "gomp", "iomp5")  # of the library in -l
# The values of clang's macro _OPENMP, by those of -fopenmp-version=.
_MACRO = {"31": 201107, "40": 201307, "45": 201511, "50": 201811, "51": 202011, "52": 202111, "60": 202411}
_DEFAULT_VERSION = "51"


class Runtime:
    """name: the value of -fopenmp= for it. include, library: the directories of omp.h and the library."""

    def __init__(self, name: str, include: str, library: str) -> None:
        self.name = name
        self.include = include
        self.library = library


def header_arguments(line: CommandLine, included: bool = False) -> list[str]:
    """Return the options with which both sides find omp.h, after the user's directories.

    included: the source includes it. g++ and nvcc find it without -fopenmp, too.
    """
    found = runtime() if included or _wanted(line.arguments_for(option_table.HOST)) else None
    own = os.path.join(toolchain.INCLUDE, "openmp")
    return ["-idirafter", own, "-idirafter", found.include] if found else []


def device_arguments(line: CommandLine) -> list[str]:
    """Return the macro that CUDA's device side has like the host's: nvcc preprocesses both with -fopenmp."""
    argv = line.arguments_for(option_table.HOST)
    if not _wanted(argv):
        return []
    versions = [arg.partition("=")[2] for arg in argv if arg.startswith("-fopenmp-version=")]
    return [f"-D_OPENMP={_MACRO.get((versions or [_DEFAULT_VERSION])[-1], _MACRO[_DEFAULT_VERSION])}"]


def link_arguments(line: CommandLine) -> list[str]:
    """Return the options for the library, found at run time too. A link may name it in -l alone."""
    asked = _wanted(line.arguments_for(option_table.LINK))
    named = any(library.value in _NAMES for library in line.given("-l"))
    found = runtime() if asked or named else None
    if not found:
        return []
    directory = found.library
    return [*([f"-fopenmp={found.name}"] if asked else []), f"-L{directory}", f"-Wl,-rpath,{directory}"]


def missing(line: CommandLine) -> bool:
    """Return true if a library is asked for but none was found. The user's directories may have one."""
    return _wanted(line.arguments_for(option_table.HOST)) and runtime() is None


def _wanted(argv: list[str]) -> bool:
    """Return true if the last -fopenmp or -fno-openmp asks for LLVM's library."""
    answer = False
    for arg in argv:
        if arg == "-fno-openmp":
            answer = False
        elif arg.startswith("-fopenmp"):
            answer = arg in _ASK_FOR_LIBRARY or answer
    return answer


@functools.cache
def runtime() -> Runtime | None:
    """Return the environment's library, or else the system's, or None."""
    import glob

    lib = os.path.dirname(os.path.dirname(toolchain.PACKAGE))
    for root in (*sys.path, lib, sys.prefix, "/usr/lib"):
        for name, library, include in _LIBRARIES:
            found = sorted(glob.glob(library, root_dir=root), key=_version, reverse=True)
            for directory in (os.path.dirname(os.path.join(root, path)) for path in found):
                headers = glob.glob(os.path.join(directory, include, "omp.h"))
                if headers:
                    return Runtime(name, os.path.dirname(headers[0]), directory)
    return None


def _version(path: str) -> int:
    """Return 14 for llvm-14/lib/libomp.so; 0 for no number."""
    digits = path.partition("/")[0].removeprefix("llvm-")
    return int(digits) if digits.isdecimal() else 0
