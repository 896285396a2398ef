"""The programs, libraries and package code that make a result, by path, size and time.

Reading their content would take a second. A replaced file has another time or size; compiler
caches rely on that, too (ccache's compiler_check=mtime).
"""

from __future__ import annotations

import functools
import os
import sys

from hipspv import __version__
from hipspv.core import toolchain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hipspv.targets.target import Target

# Directories of the package that clang's list of headers covers, that make no device code, or that
# count for both sides.
_BOTH_SIDES = ("core", "driver")
_OTHER_DIRECTORIES = (*_BOTH_SIDES, *("include", "lib", "runtime", "devlib", "cmake", "__pycache__"))
# Directories in which clang's driver looks for the GCC whose C++ library it uses
# (clang/lib/Driver/ToolChains/Gnu.cpp): another GCC changes the search path.
_GCC = ("/usr/lib/gcc", "/usr/lib64/gcc", "/usr/lib/gcc-cross", "/opt/rh")


@functools.cache
def clang() -> tuple:
    """Return facts that differ whenever clang, or the driver, could make something else of a source."""
    program = toolchain.clang()
    libraries = os.path.dirname(toolchain.libllvm())
    files = [program, toolchain.libllvm(), os.path.realpath(program)]
    files += [os.path.join(libraries, name) for name in ("libclang-cpp.so.22.1", "libc++.so.1")]
    files += _configuration(os.path.dirname(program))
    facts = [_fact(path) for path in files]
    for name in _BOTH_SIDES:
        facts += _code(os.path.join(toolchain.PACKAGE, name))
    prefix = os.path.dirname(os.path.dirname(program))
    compilers = [_listing(directory) for directory in (*_GCC, os.path.join(prefix, "lib", "gcc"))]
    return (__version__, sys.version, facts, compilers)


@functools.cache
def device_tools(translator: str, target: Target) -> tuple:
    """Return the same for the device side's stages after clang, as this process found it first."""
    files = [toolchain.in_library(target.library), *target.files(), _llvmlite()]
    files.append(os.path.join(toolchain.LIBRARY, "libhipspv-index.so"))
    if translator == "llvm-spirv":
        files.append(toolchain.llvm_spirv())
    return (*map(_fact, files), *_code(toolchain.PACKAGE, _OTHER_DIRECTORIES))


def paths(clang: tuple, translator: str, targets: Sequence[Target]) -> set[str]:
    """Return the files of the facts of both functions above. `clang`: the former's result."""
    own = [os.path.join(toolchain.PACKAGE, "__init__.py"), sys.executable]
    facts = [*clang[2], *(fact for target in targets for fact in device_tools(translator, target))]
    return {*own, *(path for path, size, _ in facts if size >= 0)}


def directories(files: Iterable[str]) -> set[str]:
    """Return the directories in which another entry would mean other tools than `files`."""
    code = {os.path.dirname(path) for path in files if path.endswith((".py", ".yaml"))}
    program = toolchain.clang()
    compilers = [*_GCC, os.path.join(os.path.dirname(os.path.dirname(program)), "lib", "gcc")]
    below = [os.path.join(directory, name) for directory in compilers for name in _names(directory)]
    return {*code, os.path.dirname(program), *toolchain.directories(), *compilers, *below}


def _llvmlite() -> str:
    """Return the path of llvmlite's LLVM, found without loading it."""
    for directory in sys.path:
        path = os.path.join(directory, "llvmlite", "binding", "libllvmlite.so")
        if os.path.exists(path):
            return path
    return ""


def configured() -> bool:
    """Return true if clang reads options from a file."""
    return bool(_configuration(os.path.dirname(toolchain.clang())))


def _configuration(directory: str) -> list[str]:
    """Return the configuration files beside clang, from which it reads options."""
    return [os.path.join(directory, name) for name in os.listdir(directory) if name.endswith(".cfg")]


def _fact(path: str) -> tuple[str, int, int]:
    try:
        status = os.stat(path)
    except OSError:
        return path, -1, -1
    return path, status.st_size, status.st_mtime_ns


def _code(directory: str, without: tuple[str, ...] = ("__pycache__",)) -> list[tuple[str, int, int]]:
    """Return the facts about Python files and tables below a directory."""
    found = []
    for entry in sorted(os.scandir(directory), key=lambda entry: entry.name):
        if entry.name.endswith((".py", ".yaml")):
            status = entry.stat()
            found.append((entry.path, status.st_size, status.st_mtime_ns))
        elif entry.name not in without and entry.is_dir():
            found += _code(entry.path)
    return found


def _listing(directory: str) -> list[tuple[str, list[str]]]:
    """Return the names in a directory and in its subdirectories."""
    try:
        return [(name, _names(os.path.join(directory, name))) for name in _names(directory)]
    except OSError:
        return []


def _names(directory: str) -> list[str]:
    return sorted(os.listdir(directory)) if os.path.isdir(directory) else []
