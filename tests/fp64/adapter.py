"""The runtime's adaptation of modules as a program, which needs no device."""

from __future__ import annotations

import subprocess
from pathlib import Path

import hipspv
from tests.building import COMPILER, built

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"
ADAPT = ("float_functions", "floats", "emulation", "kernel_users", "library", "merge")
ADAPT += ("generic_pointers", "memory_access")
_READERS = ("spirv/index", "spirv/operand_layout")


def adapt(
    adapter: Path, source: Path, target: Path, feature: str = "fp64"
) -> subprocess.CompletedProcess[str]:
    words = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, words)), capture_output=True, text=True)


def build_adapter() -> Path:
    command = [str(COMPILER.parent / "clang++"), "-std=c++20", "-O1", "-stdlib=libstdc++"]
    command += ["--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
    command += ["-I", str(ROOT), "-I", str(ROOT / "hipspv/include")]
    command += [str(ROOT / f"hipspv/runtime/spirv/adapt/{name}.cpp") for name in ADAPT]
    command += [str(ROOT / f"hipspv/runtime/{name}.cpp") for name in _READERS]
    return built(*command, FOLDER / "adapt.cpp", name="adapt")
