"""Compile the programs for several GPUs into a directory that travels to their machine.

    python -m tests.nvidia_gpu.several.prepare --arch sm_90 DIRECTORY

With them go the runtime's libraries and Debian's packages of Open MPI, unpacked, which work below
any directory. `DIRECTORY/run.py` needs Python, the driver and, for sums, NCCL.
"""

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from hipspv.core import toolchain
from tests.building import COMPILER
from tests.cases import ROOT
from tests.examples.test_examples import RUNNER

# Packages of libraries that mpirun and MPI programs load, beside the C and C++ libraries.
PACKAGES = ("openmpi-bin", "openmpi-common", "libopenmpi3", "libpmix2", "libmunge2")
PACKAGES += ("libhwloc15", "libevent-core-2.1-7", "libevent-pthreads-2.1-7")
EXAMPLES = ("mpi_stencil", "thread_stencil")
LIBRARIES = ("libhipspv.so.1", "librccl.so.1", "hipspv-build-program")


def compile_programs(arch: str, directory: Path) -> None:
    """Compile the two stencils and the sums."""
    argv = ["-O2", "-w", f"--offload-arch={arch}", "--no-offload-arch=spirv64,cpu"]
    examples = {name: RUNNER.compile_command(name, directory / name, argv) for name in EXAMPLES}
    source = ROOT / "tests" / "rccl" / "all_reduce.hip"
    sums = [str(COMPILER), *argv, "-I", str(ROOT / "examples"), str(source), "-lrccl"]
    for command in (*examples.values(), [*sums, "-o", str(directory / "all_reduce")]):
        subprocess.run(command, check=True)


def unpack_mpi(directory: Path) -> None:
    """Fetch Debian's packages and unpack them."""
    with tempfile.TemporaryDirectory() as fetched:
        subprocess.run(["apt-get", "-q", "download", *PACKAGES], cwd=fetched, check=True)
        for package in Path(fetched).glob("*.deb"):
            subprocess.run(["dpkg", "-x", str(package), str(directory)], check=True)


def prepare(arch: str, directory: Path) -> None:
    """Fill the directory."""
    for name in ("programs", "lib", "mpi"):
        (directory / name).mkdir(parents=True, exist_ok=True)
    compile_programs(arch, directory / "programs")
    for name in LIBRARIES:
        shutil.copy(toolchain.in_library(name), directory / "lib")
    unpack_mpi(directory / "mpi")
    shutil.copy(Path(__file__).with_name("run.py"), directory)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--arch", required=True, help="such as sm_90")
    parser.add_argument("directory", type=Path)
    given = parser.parse_args()
    prepare(given.arch, given.directory)


if __name__ == "__main__":
    main()
