"""Compile the programs by hipspv-nvcc, and fill the directory for the GPU's machine."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.gpu.makefile_programs.inputs import copy, dependencies, normalised, travelling
from bench.gpu.makefile_programs.recipes import Recipe, Unsuitable, recipe
from bench.measure import BIN
from hipspv.core import toolchain

HERE = Path(__file__).resolve().parent
NVCC = str(BIN / "hipspv-nvcc")
OPTIONS = ("-w", "-MMD", "--no-offload-arch=spirv64,cpu")
_LIMIT_S = 300  # of one command
_SHOWN = 1500  # characters of an error


class Preparation:
    """The directory and its manifest."""

    def __init__(self, root: Path, directory: Path, arch: str, data_limit: int) -> None:
        self.root = root
        self.directory = directory
        self.arch = arch
        self.data_limit = data_limit
        self.programs: dict[str, dict[str, Any]] = {}
        self.errors: dict[str, str] = {}
        self.unsuitable: dict[str, str] = {}

    def fill(self, found: Iterable[Path], count: int, jobs: int) -> None:
        """Prepare the first suitable programs of this order, some at a time."""
        for name in ("programs", "sources", "lib"):
            (self.directory / name).mkdir(parents=True, exist_ok=True)
        chosen = dict(itertools.islice(self.suitable(found), count))
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(self.add, chosen, chosen.values()))
        self.write()
        for tool in (toolchain.RUNTIME, toolchain.in_library("hipspv-build-program")):
            stripped(Path(tool), self.directory / "lib" / Path(tool).name)
        for name in ("run.py", "outputs.py"):
            shutil.copy(HERE / name, self.directory)

    def suitable(self, found: Iterable[Path]) -> Iterator[tuple[Path, Recipe]]:
        """Yield the programs that take part, as far as their Makefiles tell."""
        for program in found:
            try:
                steps = recipe(program, self.arch)
                travelling(program, steps, set(), self.data_limit)
            except Unsuitable as reason:
                self.unsuitable[program.name] = str(reason)
            else:
                yield program, steps

    def write(self) -> None:
        manifest = {"arch": self.arch, "programs": self.programs, "errors": self.errors}
        manifest["unsuitable"] = self.unsuitable
        (self.directory / "manifest.json").write_text(json.dumps(manifest, indent=1))

    def add(self, program: Path, steps: Recipe) -> None:
        """Compile a program and take it and its files along."""
        with tempfile.TemporaryDirectory() as scratch:
            try:
                self.build(program, steps, Path(scratch))
            except Unsuitable as reason:
                self.unsuitable[program.name] = str(reason)

    def build(self, program: Path, steps: Recipe, scratch: Path) -> None:
        """Compile a copy of the program, beside links to what is beside the program."""
        for path in self.root.iterdir():
            if path != program:
                (scratch / path.name).symlink_to(path)
        work = scratch / program.name
        shutil.copytree(program, work, symlinks=True)
        if error := compile_errors(steps, work):
            self.errors[program.name] = error
            return
        read = [normalised(path) for path in dependencies(work)]
        sources = {self.root / path.relative_to(scratch) for path in read if path.is_relative_to(scratch)}
        copy(travelling(program, steps, sources, self.data_limit), self.root, self.directory / "sources")
        binaries = sorted({argv[0] for argv in steps.runs})
        for binary in binaries:
            stripped(work / binary, self.directory / "programs" / program.name / binary)
        self.programs[program.name] = {"builds": steps.builds, "runs": steps.runs, "binaries": binaries}


def compile_errors(steps: Recipe, directory: Path) -> str:
    """Return the errors of the first command that fails, or nothing."""
    for argv in steps.builds:
        command = [NVCC, *argv[1:], *OPTIONS]
        try:
            done = subprocess.run(
                command, cwd=directory, capture_output=True, text=True, errors="replace", timeout=_LIMIT_S
            )
        except subprocess.TimeoutExpired:
            return f"more than {_LIMIT_S} s: {' '.join(argv)}"
        if done.returncode != 0:
            return (done.stderr or done.stdout)[:_SHOWN]
    missing = [argv[0] for argv in steps.runs if not (directory / argv[0]).is_file()]
    return f"the commands don't make {missing[0]}" if missing else ""


def stripped(program: Path, target: Path) -> None:
    """Copy a program without symbols for debuggers, and a script unchanged."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(program, target)
    subprocess.run(["strip", "--strip-unneeded", str(target)], stderr=subprocess.DEVNULL)
