"""Kernels on an NVIDIA GPU, compiled by hipspv-cc and by nvcc: prepare the comparison.

    python -m bench.gpu.prepare DIRECTORY [--arch sm_90]

DIRECTORY is for the GPU's machine, which needs Python, nvcc and the driver, but not hipspv.
`python3 DIRECTORY/run.py` compares there.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.measure import HIPSPV_CC
from hipspv.core import toolchain

SOURCES = Path(__file__).resolve().parent
WORKERS = 2


def compile_source(source: Path, arch: str, directory: Path) -> str:
    """Compile to a program, and to PTX to look at. Return the errors, or nothing."""
    device = [f"--offload-arch={arch}", "--no-offload-arch=spirv64,cpu"]
    words = [*HIPSPV_CC, "-w", "-O3", "-std=c++17", *device, str(source)]
    name = source.stem
    for output in (["-o", f"programs/{name}"], ["--emit=ptx", "-o", f"ptx/{name}.ptx"]):
        done = subprocess.run([*words, *output], cwd=directory, capture_output=True, text=True)
        if done.returncode != 0:
            return done.stderr[-2000:]
    return ""


def prepare(directory: Path, arch: str) -> dict[str, str]:
    """Fill the directory. Return the errors by source that didn't compile."""
    for name in ("programs", "ptx", "lib", "sources"):
        (directory / name).mkdir(parents=True, exist_ok=True)
    sources = sorted(SOURCES.glob("*.cu"))
    for path in [*sources, *SOURCES.glob("*.h")]:
        shutil.copy(path, directory / "sources")
    for tool in (toolchain.RUNTIME, toolchain.in_library("hipspv-build-program")):
        shutil.copy(tool, directory / "lib")
    shutil.copy(SOURCES / "run.py", directory)
    with ThreadPoolExecutor(WORKERS) as pool:
        errors = pool.map(lambda source: compile_source(source, arch, directory), sources)
        outcomes = {source.stem: error for source, error in zip(sources, errors, strict=True)}
    manifest = {"arch": arch, "programs": outcomes}
    (directory / "manifest.json").write_text(json.dumps(manifest, indent=1))
    return {name: error for name, error in outcomes.items() if error}


def main() -> int:
    """Return 0 if all sources compiled."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", type=Path)
    parser.add_argument("--arch", default="sm_90", help="the GPU's (default: sm_90)")
    given = parser.parse_args()
    failed = prepare(given.directory.absolute(), given.arch)
    for name, error in failed.items():
        print(f"== {name}\n{error}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
