"""Builds the C++ harnesses: with clang and libFuzzer, or with any compiler for given inputs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.runtime_sources import ADJUSTER, ROOT, RUNTIME, write_schema

HERE = Path(__file__).resolve().parent / "native"

# The project's sources that harnesses need.
_READERS = (
    *(*ADJUSTER, "spirv/split", "code/bundle", "code/decompress", "code/binary_store"),
    *("core/error", "support/blake2b", "support/cache_directory", "support/json", "support/log"),
)
SOURCES = (
    *(RUNTIME / f"{name}.cpp" for name in _READERS),
    ROOT / "hipspv" / "spirv" / "native" / "walk.cpp",
)
# fuzz::check counts the blocks that a reader executes; it isn't counted itself.
CHECK = HERE / "check.cpp"

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
    candidates = [
        _OWN,
        *filter(None, map(shutil.which, names)),
    ]
    for compiler in candidates:
        if _has_fuzzer(compiler):
            return Build(
                [compiler, *_CLANG, "-O2"],
                f"fuzzer-no-link,{_SANITIZERS}",
                f"fuzzer,{_SANITIZERS}",
                "guided",
            )
    raise NoCompiler(REMEDY)


def plain(*compiler: str) -> Build:
    """For given inputs, with any compiler; by default the project's own clang."""
    words = list(compiler) or [_OWN, *_CLANG]
    return Build([*words, "-O0"], _SANITIZERS, _SANITIZERS, "records")


def _has_fuzzer(compiler: str) -> bool:
    words = [compiler, "-fsanitize=fuzzer", "-###", "-x", "c++", os.devnull]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError:
        return False
    libraries = re.findall(r'"([^"]*libclang_rt\.fuzzer[^"]*\.a)"', done.stderr)
    return bool(libraries) and all(map(os.path.exists, libraries))


def build(how: Build, harnesses: Iterable[str], folder: Path) -> dict[str, Path]:
    """The programs by harness. Files that are newer than their sources aren't built again."""
    folder.mkdir(parents=True, exist_ok=True)
    write_schema(folder)
    common = [_object(how, path, folder) for path in (*SOURCES, CHECK, HERE / f"{how.driver}.cpp")]
    programs = {}
    for harness in harnesses:
        objects = [_object(how, HERE / f"{harness}.cpp", folder), *common]
        programs[harness] = folder / harness
        words = [*how.compiler, f"-fsanitize={how.linked}", _WRAP, *map(str, objects), "-ldl"]
        _make(programs[harness], objects, words)
    return programs


def tracer(folder: Path) -> Path | None:
    """The library that counts guided.py's coverage; None without a compiler or Python's headers."""
    headers = Path(sysconfig.get_path("include"))
    compiler = shutil.which(_OWN_C) or shutil.which("cc")
    if not compiler or not (headers / "Python.h").exists():
        return None
    folder.mkdir(parents=True, exist_ok=True)
    source = HERE / "trace.c"
    words = [compiler, "-O2", "-shared", "-fPIC", f"-I{headers}", str(source)]
    return _make(folder / f"trace-{sys.implementation.cache_tag}.so", [source], words)


def _object(how: Build, source: Path, folder: Path) -> Path:
    target = folder / "-".join(source.with_suffix(".o").relative_to(ROOT).parts)
    headers = [*HERE.glob("*.h"), *RUNTIME.rglob("*.h")]
    counted = [] if source == CHECK else [_COUNTED]
    words = [
        *how.compiler,
        *_FLAGS,
        f"-I{folder}",
        f"-fsanitize={how.compiled}",
        *counted,
        "-c",
        str(source),
    ]
    return _make(target, [source, *headers], words)


def _make(target: Path, sources: Iterable[Path], words: list[str]) -> Path:
    newest = max(source.stat().st_mtime for source in sources)
    if not target.exists() or target.stat().st_mtime <= newest:
        draft = target.with_name(f"{target.name}.{os.getpid()}")
        subprocess.run([*words, "-o", str(draft)], check=True)
        draft.rename(target)
    return target
