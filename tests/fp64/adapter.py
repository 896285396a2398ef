"""The runtime's adaptation of modules as a program, which needs no device."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import hipspv

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
COMPILER = Path(sys.executable).parent / "hipspv-cc"
LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"
ADAPT = ("float_functions", "floats", "emulation", "kernel_users", "library", "merge")
ADAPT += ("generic_pointers", "memory_access")
_READERS = ("spirv_index", "spirv_layout")


def adapt(
    adapter: Path, source: Path, target: Path, feature: str = "fp64"
) -> subprocess.CompletedProcess[str]:
    words = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, words)), capture_output=True, text=True)


def build_adapter(folder: Path) -> Path:
    target = folder / "adapt"
    command = [str(COMPILER.parent / "clang++"), "-std=c++20", "-O1", "-stdlib=libstdc++"]
    command += ["--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
    command += ["-I", str(ROOT), "-I", str(ROOT / "hipspv/include")]
    command += [str(ROOT / f"hipspv/runtime/adapt/{name}.cpp") for name in ADAPT]
    command += [str(ROOT / f"hipspv/runtime/{name}.cpp") for name in _READERS]
    subprocess.run([*command, str(FOLDER / "adapt.cpp"), "-o", str(target)], check=True)
    return target
