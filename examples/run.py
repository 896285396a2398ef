#!/usr/bin/env python3
"""Compiles and runs every example with this environment's hipspv-cc and prints a table.

    python examples/run.py [--spirv-translator=llvm-spirv] [-O0] ...

Further arguments go to hipspv-cc. Exits with 1 if any example fails to compile or to run. Examples
for MPI are left out where no MPI is installed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

EXAMPLES = Path(__file__).resolve().parent
COMPILER = Path(sys.executable).parent / "hipspv-cc"
COMPILE_LIMIT_S = 120
RUN_LIMIT_S = 60
# The examples for several processes of MPI, with their number here.
PROCESSES = {"mpi_stencil": 2}
# Open MPI runs as root, more processes than there are cores, and where a container forbids
# processes to read each other's memory.
ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
}


class Outcome(NamedTuple):
    """One example's row. `text` is the program's last line, or the error."""

    ok: bool
    compile_s: float
    run_s: float
    text: str


def sources(name: str) -> list[Path]:
    """Return the files of example `name`: `<name>.hip`, or every .hip file in the directory `<name>`."""
    single = EXAMPLES / f"{name}.hip"
    return [single] if single.exists() else sorted((EXAMPLES / name).glob("*.hip"))


def names() -> list[str]:
    """Return every example, `device_query` first."""
    single = [path.stem for path in EXAMPLES.glob("*.hip")]
    directories = [path.name for path in EXAMPLES.iterdir() if any(path.glob("*.hip"))]
    return sorted(single + directories, key=lambda name: (name != "device_query", name))


def lacking(name: str) -> str:
    """Return what example `name` needs and this machine lacks, or nothing."""
    if name in PROCESSES and not (shutil.which("mpicxx") and shutil.which("mpirun")):
        return "needs MPI: apt install openmpi-bin libopenmpi-dev"
    return ""


def mpi_options() -> list[str]:
    """Return what the wrapper of Open MPI or MPICH adds to a compiler's command.

    The wrappers themselves can't run a compiler with a space in its path.
    """
    environment = {**os.environ, "OMPI_CXX": "c++", "MPICH_CXX": "c++"}
    shown = subprocess.run(["mpicxx", "-show"], env=environment, check=True, capture_output=True, text=True)
    return shlex.split(shown.stdout)[1:]


def compile_command(name: str, output: Path, options: list[str]) -> list[str]:
    """Return the command that compiles and links example `name`."""
    files = [str(path) for path in sources(name)]
    libraries = mpi_options() if name in PROCESSES else []
    return [str(COMPILER), "-O2", *options, *files, *libraries, "-o", str(output)]


def run_command(name: str, program: Path) -> list[str]:
    """Return the command that runs example `name`. It needs ENVIRONMENT."""
    launcher = ["mpirun", "-n", str(PROCESSES[name])] if name in PROCESSES else []
    return [*launcher, str(program)]


def _timed(command: list[str], directory: Path, limit_s: int) -> tuple[int, str, float]:
    start = time.perf_counter()
    try:
        done = subprocess.run(
            command,
            cwd=directory,
            env={**os.environ, **ENVIRONMENT},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=limit_s,
        )
    except subprocess.TimeoutExpired:
        return 124, f"no end after {limit_s} s", limit_s
    except OSError as error:
        return 127, str(error), 0.0
    return done.returncode, done.stdout.strip(), time.perf_counter() - start


def build_and_run(name: str, directory: Path, options: list[str]) -> Outcome:
    """Compile example `name` into `directory` and run it there."""
    program = directory / name
    status, text, compile_s = _timed(compile_command(name, program, options), directory, COMPILE_LIMIT_S)
    if status != 0:
        return Outcome(False, compile_s, 0.0, text or f"hipspv-cc: exit status {status}")
    status, text, run_s = _timed(run_command(name, program), directory, RUN_LIMIT_S)
    last = text.splitlines()[-1] if text else ""
    if status != 0:
        return Outcome(False, compile_s, run_s, f"exit status {status}: {text or '(no output)'}")
    return Outcome(True, compile_s, run_s, last)


def main(options: list[str]) -> int:
    """Run all examples. Return 0 if every one is right."""
    console = Console()
    table = Table("program", "device", "compile", "run", "result")
    failed = 0
    device = "?"
    skipped = {name: lacking(name) for name in names() if lacking(name)}
    chosen = [name for name in names() if name not in skipped]
    with tempfile.TemporaryDirectory(prefix="hipspv examples ") as directory:
        for name in chosen:
            outcome = build_and_run(name, Path(directory), options)
            failed += not outcome.ok
            if name == "device_query" and outcome.ok:
                device = outcome.text
            mark = "[green]ok[/] " if outcome.ok else "[red]FAILED[/] "
            table.add_row(
                name,
                device,
                f"{outcome.compile_s:.2f} s",
                f"{outcome.run_s:.2f} s",
                mark + outcome.text.replace("[", r"\["),
            )
    console.print(table)
    for name, reason in skipped.items():
        console.print(f"{name} is skipped: it {reason}")
    console.print(f"{len(chosen) - failed} of {len(chosen)} examples are right")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
