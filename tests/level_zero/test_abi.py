"""The back end's own declarations of Level Zero."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HEADER = Path("/usr/include/level_zero/ze_api.h")


@pytest.mark.skipif(not HEADER.exists(), reason=f"{HEADER} isn't there: apt install libze-dev")
def test_declarations_are_the_headers() -> None:
    """A difference is an error of the compiler. Later declarations than the headers' pass."""
    command = ["g++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
    # Structures with a head have members in two classes, where C++ leaves offsetof to the compiler.
    command += ["-Wno-invalid-offsetof", "-I", str(ROOT), str(HERE / "abi.cpp")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
