"""Programs with warps on a device without sub-groups: the same numbers.

A selection runs at -O2; the nightly run has all programs of the list at -O0, too.
"""

import pytest

from tests.cases import TRANSLATORS, cases
from tests.selection import ALL

from .conftest import Masked

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
LEVELS = ("-O2", "-O0") if ALL else ("-O2",)


def _programs() -> list[str]:
    names = [f"programs/{name}" for name in SELECTED + (MORE if ALL else ())]
    return [*names, "device_functions/warps"]


@pytest.mark.sampled("spirv", of=6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spirv", TRANSLATORS)
@pytest.mark.parametrize("name", _programs())
def test_program(name: str, spirv: str, level: str) -> None:
    mask = "sub_groups,work_group_collectives"
    said = cases()[name].check(spirv, *[level] * (level != "-O2"), HIPSPV_MASK=mask)
    # The mask does hide the feature, so the program ran without sub-groups.
    assert "hipspv: error" not in said


@pytest.mark.parametrize("mask", ["work_group_collectives", "work_group_collectives,sub_groups"])
def test_sums_of_blocks_beside_shuffles(masked: Masked, mask: str) -> None:
    """The kernel still requires sub-groups of a warp's size."""
    result = masked(mask, "shuffled_sums.hip")
    assert (result.status, result.values) == (0, {"wrong": "0"}), result.stderr
