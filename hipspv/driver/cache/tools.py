"""What makes device code: programs, libraries and this package's own code, by path, size and time.

Their content would take a second to read. A file that is replaced has another time or size, as
compiler caches trust, too (ccache's compiler_check=mtime).
"""

from __future__ import annotations

import os
import sys

from hipspv import __version__
from hipspv.driver import toolchain

# Rooms of the package that clang's list of headers tells of, or that make no device code.
_OTHER_ROOMS = ("include", "lib", "runtime", "devlib", "cmake", "__pycache__")
# Where clang's driver looks for the GCC whose C++ library it takes
# (clang/lib/Driver/ToolChains/Gnu.cpp): another GCC changes the search path.
_GCC = ("/usr/lib/gcc", "/usr/lib64/gcc", "/usr/lib/gcc-cross", "/opt/rh")


def identity(translator: str, library: str) -> tuple:
    """Facts that differ where the same source could give another result. library: the device
    library's file."""
    clang = toolchain.clang()
    libraries = os.path.dirname(toolchain.libllvm())
    files = [clang, toolchain.libllvm(), os.path.realpath(clang), toolchain.in_library(library)]
    files += [os.path.join(libraries, name) for name in ("libclang-cpp.so.22.1", "libc++.so.1")]
    files += [os.path.join(toolchain.LIBRARY, "libhipspv-inventory.so"), _llvmlite()]
    if translator == "llvm-spirv":
        files.append(toolchain.llvm_spirv())
    files += _configuration(os.path.dirname(clang))
    facts = [_fact(path) for path in files]
    facts += _code(toolchain.PACKAGE, _OTHER_ROOMS)
    prefix = os.path.dirname(os.path.dirname(clang))
    compilers = [_listing(folder) for folder in (*_GCC, os.path.join(prefix, "lib", "gcc"))]
    return (__version__, sys.version, facts, compilers)


def _llvmlite() -> str:
    """llvmlite's LLVM, found without loading it."""
    for folder in sys.path:
        path = os.path.join(folder, "llvmlite", "binding", "libllvmlite.so")
        if os.path.exists(path):
            return path
    return ""


def _configuration(folder: str) -> list[str]:
    """clang reads options from such files beside it."""
    return [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".cfg")]


def _fact(path: str) -> tuple[str, int, int]:
    try:
        status = os.stat(path)
    except OSError:
        return path, -1, -1
    return path, status.st_size, status.st_mtime_ns


def _code(folder: str, without: tuple[str, ...] = ("__pycache__",)) -> list[tuple[str, int, int]]:
    """Python files and tables below a folder."""
    found = []
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.name.endswith((".py", ".yaml")):
            status = entry.stat()
            found.append((entry.path, status.st_size, status.st_mtime_ns))
        elif entry.name not in without and entry.is_dir():
            found += _code(entry.path)
    return found


def _listing(folder: str) -> list[tuple[str, list[str]]]:
    """Names in a folder and in its folders."""
    try:
        return [(name, _names(os.path.join(folder, name))) for name in _names(folder)]
    except OSError:
        return []


def _names(folder: str) -> list[str]:
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []
