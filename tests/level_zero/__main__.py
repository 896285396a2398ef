"""Runs the programs of the tests by the Level Zero back end, on the test driver.

    python -m tests.level_zero [-- pytest's arguments]

The genuine loader loads the test driver, which executes kernels by Intel's OpenCL runtime for CPUs:
results are real, and nothing of it is a GPU's. known_tests.yaml lists the tests that fail; any
other outcome is a failure. Tests among pytest's arguments replace the suites.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.building import DIRECTORY
from tests.standins.level_zero.build import ROOT, build_driver, environment, missing

SUITES = ("tests/runtime", "tests/programs", "tests/device_functions", "tests/examples")


def run(driver: Path, extra: Sequence[str]) -> int:
    """The exit status of the suites, or of the tests that pytest's arguments name."""
    named = any(word.startswith("tests/") for word in extra)
    argv = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    argv += ["-p", "tests.level_zero.known_tests", *(() if named else SUITES), *extra]
    variables = {"HIPSPV_TEST_ZE_API": "1.15", **os.environ, **environment(driver)}
    variables["HIPSPV_BACKEND"] = "level_zero"
    return subprocess.run(argv, cwd=ROOT, env=variables).returncode


def main(arguments: Sequence[str]) -> int:
    if reason := missing():
        print(reason, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as directory:
        os.environ[DIRECTORY] = directory
        return run(build_driver(), [word for word in arguments if word != "--"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
