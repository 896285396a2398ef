"""Compile the programs of the tests for a GPU, into a directory that travels to its machine.

    python -m tests.nvidia_gpu.prepare --arch sm_90 DIRECTORY [NAME ...]

`DIRECTORY/run.py`, which needs nothing but Python and the driver, runs them there.
"""

import argparse
import json
import shutil
import subprocess
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hipspv.core import toolchain
from tests.building import COMPILER
from tests.cases import ROOT, Case, cases

WORKERS = 2


def compile_case(case: Case, arch: str, directory: Path) -> dict[str, str]:
    """Return the case's entry of the manifest."""
    program = directory / "programs" / case.name
    program.parent.mkdir(parents=True, exist_ok=True)
    argv = [str(COMPILER), "-w", "-O2", f"--offload-arch={arch}", "--no-offload-arch=spirv64,cpu"]
    argv += [*case.options, "-I", str(ROOT / "examples"), *map(str, case.sources)]
    done = subprocess.run([*argv, "-o", str(program)], capture_output=True, text=True)
    entry = {"name": case.name, "program": f"programs/{case.name}", "output": case.output}
    return entry if done.returncode == 0 else {**entry, "error": done.stderr[-2000:]}


def copy_runtime(directory: Path) -> None:
    """Copy hipspv's runtime to the directory's `lib`."""
    library = directory / "lib"
    library.mkdir(parents=True, exist_ok=True)
    for path in (toolchain.RUNTIME, toolchain.in_library("hipspv-build-program")):
        shutil.copy(path, library)


def prepare(arch: str, directory: Path, names: Collection[str] = ()) -> None:
    """Compile the cases of these names, or all, and print how many didn't."""
    chosen = [case for name, case in cases().items() if not names or name in names]
    with ThreadPoolExecutor(WORKERS) as pool:
        entries = list(pool.map(lambda case: compile_case(case, arch, directory), chosen))
    copy_runtime(directory)
    shutil.copy(Path(__file__).with_name("run.py"), directory)
    (directory / "manifest.json").write_text(json.dumps(entries, indent=1))
    failed = [entry["name"] for entry in entries if "error" in entry]
    print(f"{len(entries) - len(failed)} compiled, {len(failed)} not: {', '.join(failed)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--arch", required=True, help="such as sm_90")
    parser.add_argument("directory", type=Path)
    parser.add_argument("names", nargs="*", help="cases, such as programs/spin_locks; all if none")
    given = parser.parse_args()
    prepare(given.arch, given.directory, given.names)


if __name__ == "__main__":
    main()
