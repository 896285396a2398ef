"""Runs the runtime's tests, and measures the accuracy of math functions, on the other devices.

    python -m tests.opencl_drivers [pocl] [rusticl] [-- pytest's arguments]

The default is both. known_tests.yaml lists the tests that fail, known_accuracy.yaml the functions
beyond a bound; any other outcome is a failure. With pytest's arguments, it measures no accuracy.
"""

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import yaml

from tests.opencl_drivers import root

HERE = Path(__file__).resolve().parent
POINTS = 4096


def environment(device: str) -> dict[str, str]:
    """The environment that makes the tests run their programs on the device."""
    wrapper = [sys.executable, "-m", "tests.opencl_drivers.inside", str(root.make()), device]
    return {
        **os.environ,
        "HIPSPV_TEST_DEVICE": device,
        "HIPSPV_TEST_WRAPPER": shlex.join(wrapper),
        "PYTHONPATH": str(HERE.parents[1]),
    }


def runtime_tests(device: str, extra: Sequence[str]) -> int:
    """The tests' exit status."""
    argv = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    argv += ["-p", "tests.opencl_drivers.known_tests", "tests/runtime", *extra]
    return subprocess.run(argv, cwd=HERE.parents[1], env=environment(device)).returncode


def accuracy(device: str) -> int:
    """The exit status of the measurement: float only, which uses a device's own functions."""
    with tempfile.TemporaryDirectory() as directory:
        argv = [sys.executable, "-m", "tests.accuracy", "--variants", "llvm", "--only", " float"]
        argv += ["--points", str(POINTS), "--output", f"{directory}/measured.yaml"]
        known = yaml.safe_load((HERE / "known_accuracy.yaml").read_text())[device]
        argv += ["--known", ",".join(known)]
        return subprocess.run(argv, cwd=HERE.parents[1], env=environment(device)).returncode


def main(arguments: Sequence[str]) -> int:
    split = arguments.index("--") if "--" in arguments else len(arguments)
    names, extra = arguments[:split], arguments[split + 1 :]
    failed: list[str] = []
    for device in names or [device.name for device in root.DEVICES]:
        print(f"== {device}", flush=True)
        if runtime_tests(device, extra):
            failed.append(f"tests/runtime on {device}")
        if not extra and accuracy(device):
            failed.append(f"accuracy on {device}")
    print(f"failed: {', '.join(failed)}" if failed else "as known")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
