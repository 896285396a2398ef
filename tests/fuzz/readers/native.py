"""Builds the C++ harnesses: with clang and libFuzzer, or for given inputs.

Other tests build programs of their own from the same objects.
"""

import functools
import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from hipspv.metadata import build_schema
from tests.building import DIRECTORY, locked

HERE = Path(__file__).resolve().parent / "native"
ROOT = HERE.parents[3]
RUNTIME = ROOT / "hipspv" / "runtime"

# The project's sources that harnesses need.
_READERS = (
    *(
        "support/error",
        "support/log",
        "code/bundle/bundle",
        "code/bundle/code_format",
        "code/code_object",
        "spirv/code",
        "spirv/describe_module",
        "code/describe",
        "code/kernel_info",
        "code/cpu/code",
        "code/cpu/describe",
        "code/cubin/code",
        "code/elf/elf",
        "code/image_records",
        "code/ptx/code",
        "code/ptx/declarations",
        "code/ptx/nvidia_code",
        "code/ptx/tokens",
        "code/vxbin/code",
        "code/bundle/decompress",
        "code/launch_metadata",
        "spirv/module_info",
    ),
    *("spirv/index", "spirv/split", "spirv/adaptations", "spirv/features", "spirv/requirements"),
    *("support/blake2b", "code/binary_store", "support/directories"),
)
_SOURCES = (*(RUNTIME / f"{name}.cpp" for name in _READERS), *sorted((RUNTIME / "spirv" / "intel_cpu").glob("*.cpp")))
# The files of such a directory are compiled as one, in half of the time: they use the same templates.
_UNITED = ("ir", "emulate", "quirks")
_TABLES = RUNTIME / "spirv" / "ir" / "build_tables.py"
# The standard headers, which are compiled once.
_STANDARD = HERE / "standard.h"
# fuzz::check counts the blocks that a reader executes; it isn't counted itself.
CHECK = HERE / "check.cpp"
UNCOUNTED = HERE / "uncounted.cpp"

REMEDY = """no clang with libFuzzer was found beside Python or on the PATH
  remedy: install hipspv with what it depends on, whose clang has it (pip install .), or Debian's:
  apt install clang libclang-rt-14-dev"""

_FLAGS = [
    *("-std=c++20", "-g1", "-fno-omit-frame-pointer"),
    *("-fno-sanitize-recover=undefined", "-D__HIP_PLATFORM_SPIRV__=1"),
    *(f"-I{ROOT}", f"-I{ROOT / 'hipspv' / 'include'}"),
]
_SANITIZERS = "address,undefined"
_COUNTED = "-fsanitize-coverage=trace-pc"
_WRAP = "-Wl,--wrap=__sanitizer_cov_trace_pc"
# By default, the wheel's clang would use its own C++ library, which no plain system has.
_CLANG = ["-stdlib=libstdc++", "-unwindlib=libgcc", "-Wno-unused-command-line-argument"]


_OWN = str(Path(sys.executable).with_name("clang++"))
_OWN_C = str(Path(sys.executable).with_name("clang"))


class Build(NamedTuple):
    """How harnesses are built: the compiler, the sanitizers of objects and of programs, and the
    file whose function calls fuzz::check."""

    compiler: list[str]
    compiled: str
    linked: str
    driver: str


class NoCompiler(Exception):
    """No clang on the machine can fuzz."""


def guided() -> Build:
    """With coverage guidance. Raises NoCompiler."""
    names = ["clang++", *(f"clang++-{version}" for version in range(22, 13, -1))]
    candidates = [_OWN, *filter(None, map(shutil.which, names))]
    for compiler in candidates:
        if _has_fuzzer(compiler):
            return Build([compiler, *_CLANG, "-O2"], f"fuzzer-no-link,{_SANITIZERS}", f"fuzzer,{_SANITIZERS}", "guided")
    raise NoCompiler(REMEDY)


def plain() -> Build:
    """For given inputs."""
    return Build([_OWN, *_CLANG, "-O0"], _SANITIZERS, _SANITIZERS, "records")


def _has_fuzzer(compiler: str) -> bool:
    argv = [compiler, "-fsanitize=fuzzer", "-###", "-x", "c++", os.devnull]
    try:
        done = subprocess.run(argv, capture_output=True, text=True, check=False)
    except OSError:
        return False
    libraries = re.findall(r'"([^"]*libclang_rt\.fuzzer[^"]*\.a)"', done.stderr)
    return bool(libraries) and all(map(os.path.exists, libraries))


def build(how: Build, harnesses: Iterable[str], directory: Path) -> dict[str, Path]:
    """The programs by harness. Files that are newer than their sources aren't built again."""
    common = (CHECK, HERE / f"{how.driver}.cpp")
    return {name: _program(how, [HERE / f"{name}.cpp", *common], directory) for name in harnesses}


def shared() -> Path:
    """The directory of plain programs for all tests of a run."""
    return Path(os.environ[DIRECTORY]) / "native"


def schema() -> Path:
    """The directory of the headers that the build generates, for all tests of a run."""
    return _write_schema(shared())


def program(source: Path) -> Path:
    """A plain program of the source and the files of the runtime, which needs no device."""
    return _program(plain(), [source, UNCOUNTED], shared())


def _program(how: Build, own: list[Path], directory: Path) -> Path:
    """A program of these sources and the runtime's, named after the first one."""
    _write_schema(directory)
    sources = [*own, *_SOURCES, *(_united(name, directory) for name in _UNITED)]
    # Processes that build at once begin with different files.
    objects = [_object(how, path, directory) for path in random.sample(sources, len(sources))]
    argv = [*how.compiler, f"-fsanitize={how.linked}", _WRAP, *map(str, objects), "-ldl"]
    return _make(_object_path(own[0], directory).with_suffix(""), objects, argv)


def _write_schema(directory: Path) -> Path:
    """Write the generated headers, unless they are there."""
    directory.mkdir(parents=True, exist_ok=True)
    text, path = build_schema.text(), directory / "metadata_schema.h"
    with locked(directory / "metadata_schema.lock"):
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        for name in ("operand_layouts.inc", "generators.inc"):
            if not (directory / name).exists():
                subprocess.run([sys.executable, _TABLES, name, directory / name], check=True)
    return directory


@functools.cache
def spirv_headers() -> str:
    """The directory of SPIRV-Headers."""
    words = [sys.executable, str(_TABLES), "--include"]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def tracer(directory: Path) -> Path | None:
    """The library that counts guided.py's coverage; None without a compiler or Python's headers."""
    headers = Path(sysconfig.get_path("include"))
    compiler = shutil.which(_OWN_C) or shutil.which("cc")
    if not compiler or not (headers / "Python.h").exists():
        return None
    directory.mkdir(parents=True, exist_ok=True)
    source = HERE / "trace.c"
    argv = [compiler, "-O2", "-shared", "-fPIC", f"-I{headers}", str(source)]
    return _make(directory / f"trace-{sys.implementation.cache_tag}.so", [source], argv)


def _united(name: str, directory: Path) -> Path:
    """A file that includes all files of a directory of spirv."""
    paths = sorted((RUNTIME / "spirv" / name).glob("*.cpp"))
    text, file = "".join(f'#include "{path.relative_to(ROOT)}"\n' for path in paths), directory / f"{name}.cpp"
    with locked(directory / f"{name}.lock"):
        newest = max(path.stat().st_mtime for path in paths)
        if not file.exists() or file.read_text() != text or file.stat().st_mtime <= newest:
            file.write_text(text)
    return file


def _object_path(source: Path, directory: Path) -> Path:
    if source.parent == directory:
        return source.with_suffix(".o")
    return directory / "-".join(source.with_suffix(".o").relative_to(ROOT).parts)


def _object(how: Build, source: Path, directory: Path) -> Path:
    headers = [*HERE.glob("*.h"), *RUNTIME.rglob("*.h")]
    flags = [*how.compiler, *_FLAGS, f"-I{directory}"]
    flags += [f"-isystem{spirv_headers()}", f"-fsanitize={how.compiled}"]
    standard = [*flags, "-x", "c++-header", str(_STANDARD)]
    compiled = _make(directory / "standard.pch", [_STANDARD], standard)
    counted = [] if source in (CHECK, UNCOUNTED) else [_COUNTED]
    argv = [*flags, "-include-pch", str(compiled), *counted, "-c", str(source)]
    return _make(_object_path(source, directory), [source, *headers], argv)


def _make(target: Path, sources: Iterable[Path], argv: list[str]) -> Path:
    newest = max(source.stat().st_mtime for source in sources)
    with locked(target.with_name(f"{target.name}.lock")):
        if not target.exists() or target.stat().st_mtime <= newest:
            draft = target.with_name(f"{target.name}.draft")
            subprocess.run([*argv, "-o", str(draft)], check=True)
            draft.rename(target)
    return target
