"""The costs of math functions: both languages' kernels are built and timed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_functions_are_timed_against_built_ins() -> None:
    command = [sys.executable, "-m", "bench.special.math_functions", "^(fabs|modf) float", "--rounds=2", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    (report,) = json.loads(done.stdout)["reports"]
    names = [row["name"] for row in report["rows"]]
    assert names == ["fabs(x), OpenCL C", "fabsf(x), HIP", "rest(x), OpenCL C", "rest(x), HIP"]
    references, costs = report["rows"][::2], report["rows"][1::2]
    for there, here in zip(references, costs, strict=True):
        assert there["ratio"] is None and there["value"]["median"] > 0
        rounds = [a / b for a, b in zip(here["times"], there["times"], strict=True)]
        assert len(rounds) == 2 and here["ratio"]["median"] == sum(rounds) / 2
