"""Programs with warps on a device without sub-groups: the same numbers.

A selection runs at -O2; HIPSPV_ALL_DEVICES=1 runs all programs of the list at -O0, too.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.devices.cases import CHECKING, Case, Outcome, cases
from tests.limits import HANG_S

EVERY = "HIPSPV_ALL_DEVICES" in os.environ
SELECTED = (
    *("end_warps", "warp_barrier", "warp_inactive", "warp_votes", "shuffle_2d", "spmv_csr"),
    *("cg_blocks", "cg_coalesced", "cuda_masks", "warp_sizes", "lane_values"),
)
MORE = (
    *("atomic_access", "cg_large_tiles", "cg_tiles", "cuda_companions", "cuda_runtime"),
    *("lane_values_cuda", "large_lists", "memory_blocks", "noinline", "warp_divergence"),
    *("warp_intrinsics", "warp_reduce", "warp_shuffles", "warp_synchronous"),
    *("warp_synchronous_pointers", "spin_cuda", "spin_flags", "spin_locks", "spin_ways"),
)
CASES = cases()
LEVELS = ("-O2", "-O0") if EVERY else ("-O2",)


def _programs() -> list[str]:
    names = [f"programs/{name}" for name in SELECTED + (MORE if EVERY else ())]
    return [*names, *(f"device/{name}" for name in CHECKING if name == "warps")]


def _compile(case: Case, translator: str, level: str, program: Path) -> None:
    command = [level if word == "-O2" else word for word in case.command(translator, program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spirv", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("name", _programs())
def test_program(name: str, spirv: str, level: str, tmp_path: Path) -> None:
    case, program = CASES[name], tmp_path / "program"
    _compile(case, spirv, level, program)
    environment = {**os.environ, "HIPSPV_MASK": "sub_groups,work_group_collectives"}
    run = subprocess.run(
        [str(program)], env=environment, capture_output=True, text=True, timeout=HANG_S
    )
    assert case.outcome(run) == Outcome.RIGHT, run.stdout + run.stderr
    # The mask does hide the feature, so the program ran without sub-groups.
    assert "hipspv: error" not in run.stderr
