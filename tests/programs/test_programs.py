"""Each .hip and .cu file of this directory checks itself, and spirv-val accepts its modules."""

from __future__ import annotations

import pytest

from tests.cases import TRANSLATORS, cases
from tests.rotation import ALL

# The device's compiler takes most of the time of all programs for these.
LARGE = {
    f"programs/{name}"
    for name in (
        *("atomic_access", "atomic_orders", "atomic_types", "cg_large_tiles", "cg_tiles"),
        *("lane_values", "lane_values_cuda", "spin_flags", "texture_sample", "texture_types"),
        *("vectorised_loops", "warp_divergence", "warp_shuffles"),
    )
}
PROGRAMS = [name for name in cases() if name.startswith("programs/") and name not in LARGE]
# At -O0 the device's compiler takes minutes for them.
LONG_BUILDS = ("programs/cg_tiles",)
LEVELS = ("-O2", "-O0", "-O3")


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40
    assert cases().keys() >= LARGE


@pytest.mark.in_turns("translator", "level", always=("llvm", "-O2"), of=6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, translator: str, level: str) -> None:
    check(name, translator, level)


@pytest.mark.in_turns("translator", "level", of=2)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", sorted(LARGE))
def test_large_program(name: str, translator: str, level: str) -> None:
    check(name, translator, level)


def check(name: str, translator: str, level: str) -> None:
    if level == "-O0" and name in LONG_BUILDS and not ALL:
        pytest.skip("takes minutes: HIPSPV_ALL_TESTS=1")
    cases()[name].check(translator, *[level] * (level != "-O2"))
