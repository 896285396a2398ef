"""SPIR-V modules of the suite's own sources, by both translators."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hipspv.bundle import program_bundle
from tests.building import COMPILER

ROOT = Path(__file__).parents[2]
DIRECTORIES = ("examples", "tests")
TRANSLATORS = ("llvm", "llvm-spirv")
LEVELS = (("-O2",), ("-O0", "-g"))


def sources() -> list[Path]:
    """All sources of the suite and the examples that compile alone."""
    found = (path for directory in DIRECTORIES for path in (ROOT / directory).rglob("*"))
    return sorted(path for path in found if path.suffix in (".hip", ".cu"))


def compile_module(source: Path, translator: str, flags: tuple[str, ...], directory: Path) -> Path:
    """The source's module. Raises CalledProcessError if it needs other files."""
    name = "_".join((*source.relative_to(ROOT).parts, translator, *flags))
    bundle, target = directory / f"{name}.hipfb", directory / f"{name}.spv"
    words = ["--genco", f"--spirv-translator={translator}", *flags, "-w", "-I", ROOT / "examples"]
    command = [COMPILER, *words, source, "-o", bundle]
    subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True)
    entries = program_bundle.unpack(bundle.read_bytes())
    target.write_bytes(next(data for id, data in entries.items() if id.startswith("hip-spirv64")))
    bundle.unlink()
    return target
