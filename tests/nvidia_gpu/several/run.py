"""Run the programs that prepare.py compiled on all GPUs of this machine.

    python3 run.py [--cells N] [--steps N] [--report FILE]

Exits with 1 if a program's result is wrong. A way of exchange that MPI lacks is refused.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIMIT_S = 120
WAYS = ("host", "ipc", "device")
_LIBRARIES = HERE / "mpi" / "usr" / "lib" / "x86_64-linux-gnu"
_NCCL = ("/usr/lib", "/usr/local", "/opt", sys.prefix)  # PyTorch's wheel, or the system's


def nccl() -> list[str]:
    """Return the directories that have NCCL's library."""
    wheels = [Path(path) / "nvidia" / "nccl" / "lib" for path in sys.path]
    found = [path for path in wheels if (path / "libnccl.so.2").exists()]
    if not found:
        roots = (Path(root) for root in _NCCL)
        found = [path.parent for root in roots for path in root.rglob("libnccl.so.2")]
    return [str(path) for path in found[:1]]


def environment() -> dict[str, str]:
    """Return the variables by which programs and Open MPI find their libraries."""
    paths = [str(HERE / "lib"), str(_LIBRARIES), str(_LIBRARIES / "openmpi" / "lib")]
    paths += [str(_LIBRARIES / "pmix2" / "lib"), *nccl(), os.environ.get("LD_LIBRARY_PATH", "")]
    return {
        **os.environ,
        "LD_LIBRARY_PATH": os.pathsep.join(path for path in paths if path),
        "HIPSPV_BACKEND": "cuda",
        "OPAL_PREFIX": str(HERE / "mpi" / "usr"),
        "PMIX_INSTALL_PREFIX": str(_LIBRARIES / "pmix2"),
        "PMIX_MCA_pcompress_base_silence_warning": "1",
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_rmaps_base_oversubscribe": "1",
        # Without the networks' components, whose libraries aren't here.
        "OMPI_MCA_pml": "ob1",
        "OMPI_MCA_btl": "self,vader",
        "OMPI_MCA_mca_base_component_show_load_errors": "0",
    }


def gpus() -> int:
    """Return the number of GPUs, as nvidia-smi lists them."""
    done = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True)
    return len(done.stdout.splitlines())


def commands(count: int, cells: int, steps: int) -> dict[str, list[str]]:
    """Return the command lines by their names."""
    programs, sizes = HERE / "programs", [str(cells), str(steps)]
    found = {"thread_stencil": [str(programs / "thread_stencil"), *sizes]}
    launcher = str(HERE / "mpi" / "usr" / "bin" / "orterun")
    for ranks in sorted({1, 2, count}):
        for way in WAYS:
            argv = [launcher, "-n", str(ranks), str(programs / "mpi_stencil"), way, *sizes]
            found[f"mpi_stencil, {ranks} ranks, {way}"] = argv
    return {**found, "all_reduce": [str(programs / "all_reduce")]}


def run(argv: list[str], variables: dict[str, str]) -> dict[str, Any]:
    """Return the outcome of a program: right, wrong, refused or hang, with what it printed."""
    try:
        done = subprocess.run(argv, env=variables, capture_output=True, text=True, errors="replace", timeout=LIMIT_S)
    except subprocess.TimeoutExpired:
        return {"outcome": "hang", "stdout": "", "stderr": ""}
    right = done.returncode == 0 and done.stdout.rstrip().endswith(" 0 wrong")
    refused = done.returncode == 2
    outcome = "right" if right else "refused" if refused else "wrong"
    return {"outcome": outcome, "stdout": done.stdout, "stderr": done.stderr[-3000:]}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cells", type=int, default=8192, help="columns and rows for each GPU")
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--report", type=Path, help="write the outcomes as JSON")
    given = parser.parse_args()
    variables, report = environment(), {}
    for name, argv in commands(gpus(), given.cells, given.steps).items():
        found = report[name] = run(argv, variables)
        print(f"== {name}: {found['outcome']}\n{found['stdout']}{found['stderr']}", flush=True)
        if given.report:
            given.report.write_text(json.dumps(report, indent=1))
    return 1 if any(each["outcome"] in ("wrong", "hang") for each in report.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
