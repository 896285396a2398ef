"""Options for loops reach the device's optimiser, which vectorises none by default."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hipspv.driver.options.command_line import parse
from hipspv.driver.options.settings import settings_of
from tests.driver.conftest import Run

# Adjacent bytes: LLVM takes them to be worth a vector without a known target.
SOURCE = """
#include <hip/hip_runtime.h>
__global__ void loop(char* __restrict p, const char* __restrict q, int n) {
  for (int i = 0; i < n; i++) p[i] = q[i] * 3;
}
__global__ void rounds(int* p) {
  for (int i = 0; i < 6; i++) p[i * i] = p[i];
}
"""
DEVICE = ("--offload-device-only", "-emit-llvm", "-S", "-o", "-", "a.hip")


def _made(text: str) -> tuple[bool, bool]:
    """Tell if the loop of unknown length is vectorised, and if the other is unrolled."""
    loop, rounds = (text.partition(f"@_Z{name}")[2].partition("\n}")[0] for name in ("4loop", "6rounds"))
    return re.search(r"<\d+ x i8>", loop) is not None, " phi " not in rounds


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("-O3", (False, True)),
        ("-O3 -fvectorize", (True, True)),
        ("-O2 -ftree-vectorize", (True, True)),
        ("-O3 -fvectorize -fno-tree-vectorize", (False, True)),
        ("-O3 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops", (False, False)),
        ("-O3 -Xarch_device -fvectorize -Xarch_host -fno-unroll-loops", (True, True)),
    ],
)
def test_options_reach_device_code(cc: Run, words: str, expected: tuple[bool, bool], tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    made = cc(*words.split(), *DEVICE)
    assert made.returncode == 0, made.stderr
    assert _made(made.stdout) == expected


def test_kept_results_differ() -> None:
    """The key of the cache contains all settings."""
    plain, other = (vars(settings_of(parse(w))) for w in ([], ["-fno-unroll-loops"]))
    assert plain != other


def test_lower_has_the_same_options(cc: Run, hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    made = cc("-O3", "-fgpu-rdc", *DEVICE[:-2], "a.bc", "a.hip")
    assert made.returncode == 0, made.stderr
    shown = cc("-O3", "-fvectorize", "-fno-unroll-loops", "-###", "-c", "a.hip").stderr
    assert "--vectorize-loops" in shown and "--no-unroll-loops" in shown
    for words, expected in (((), (False, True)), (("--vectorize-loops", "--no-unroll-loops"), (True, False))):
        lowered = hipspv("lower", "a.bc", "-O3", *words, "-S", "-o", "-")
        assert lowered.returncode == 0, lowered.stderr
        assert _made(lowered.stdout) == expected
