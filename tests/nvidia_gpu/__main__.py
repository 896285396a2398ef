"""Prepare everything that is tried on NVIDIA GPUs, in a directory that travels to their machine.

    python -m tests.nvidia_gpu --arch sm_90 DIRECTORY [--part NAME ...] [--makefiles PROGRAMS]

`python3 DIRECTORY/run.py` tries all of it there. It needs Python and the driver, and for some parts
nvcc and compute-sanitizer.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.cases import ROOT

from . import prepare as programs
from .several import prepare as several

HERE = Path(__file__).resolve().parent


def record_runtime(arch: str, directory: Path) -> None:
    """Run the runtime's tests on this machine's device, and keep their programs and output."""
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "entries.jsonl").unlink(missing_ok=True)
    recorder = shlex.join([sys.executable, str(HERE / "record.py"), str(directory)])
    variables = {"HIPSPV_TEST_FLAGS": f"--offload-arch={arch}", "HIPSPV_TEST_WRAPPER": recorder}
    # Signals of test_endless.py are for the program, not for its wrapper.
    argv = [sys.executable, "-m", "pytest", "-q", "tests/runtime"]
    argv += ["--ignore=tests/runtime/test_endless.py"]
    # Tests that look at what the compiler writes fail with code for two targets.
    subprocess.run(argv, env={**os.environ, **variables}, cwd=ROOT)
    programs.copy_runtime(directory)
    shutil.copy(HERE / "replay.py", directory / "run.py")


def prepare_bench(arch: str, directory: Path) -> None:
    argv = [sys.executable, "-m", "bench.gpu.prepare", str(directory), "--arch", arch]
    subprocess.run(argv, cwd=ROOT, check=True)


def prepare_makefiles(programs: Path, arch: str, directory: Path) -> None:
    """Compile programs that have Makefiles. Those that don't compile are left out of the comparison."""
    argv = [sys.executable, "-m", "bench.gpu.makefile_programs", str(programs), str(directory), "--arch", arch]
    subprocess.run(argv, cwd=ROOT)


# Each fills a directory of its name, which has a `run.py`.
PARTS = {"programs": programs.prepare, "runtime": record_runtime, "several": several.prepare, "bench": prepare_bench}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--arch", required=True, help="such as sm_90")
    parser.add_argument("--part", action="append", choices=PARTS, help="one part; all if none")
    parser.add_argument("--makefiles", type=Path, help="a directory of programs with Makefiles, to compare with nvcc")
    parser.add_argument("directory", type=Path)
    given = parser.parse_args()
    directory = given.directory.absolute()
    for name in given.part or PARTS:
        PARTS[name](given.arch, directory / name)
    if given.makefiles:
        prepare_makefiles(given.makefiles.absolute(), given.arch, directory / "makefiles")
    shutil.copy(HERE / "run_parts.py", directory / "run.py")


if __name__ == "__main__":
    main()
