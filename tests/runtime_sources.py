"""Programs of some of the runtime's sources, which need no device."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from hipspv.metadata import build_schema
from tests.building import COMPILER, DIRECTORY, built

ROOT = Path(__file__).parents[1]
RUNTIME = ROOT / "hipspv/runtime"
# The runtime's files, without their suffix: those that read a module, cut it, and adjust it.
READER = ("spirv/definitions", "spirv/launch_metadata", "spirv/module_info")
INDEX = ("spirv/index", "spirv/operand_layout")
CUTTER = (*INDEX, "spirv/split")
ADJUSTER = (
    *(*READER, *INDEX, "core/features", "core/quirks", "spirv/adjust", "spirv/function_controls"),
    *("spirv/kernel_clock", "spirv/requirements"),
    *(f"spirv/adapt/{path.stem}" for path in sorted((RUNTIME / "spirv/adapt").glob("*.cpp"))),
)


def program(main: Path, names: Iterable[str], optimize: str = "-O1") -> Path:
    """The program of `main` and of the runtime's files `names`."""
    folder = Path(os.environ[DIRECTORY]) / "schema"
    folder.mkdir(exist_ok=True)
    write_schema(folder)
    command = [COMPILER.with_name("clang++"), "-std=c++20", optimize, "-stdlib=libstdc++"]
    command += ["--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
    command += [f"-I{path}" for path in (folder, ROOT, ROOT / "hipspv/include")]
    return built(*command, main, *(RUNTIME / f"{name}.cpp" for name in names), name=main.stem)


def write_schema(folder: Path) -> None:
    """Write the header with the schema of launch metadata, unless it is there."""
    path, text = folder / "metadata_schema.h", build_schema.text()
    if not path.exists() or path.read_text() != text:
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.write_text(text)
        draft.rename(path)
