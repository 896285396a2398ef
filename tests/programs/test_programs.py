"""Each .hip and .cu file of this directory checks itself, and spirv-val accepts its modules."""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from _pytest.mark.structures import ParameterSet

from tests.cases import TRANSLATORS, cases
from tests.selection import nightly

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
# They have shown faults of the device's compiler in unoptimised code alone.
UNOPTIMISED = ("programs/shared_tables",)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40
    assert cases().keys() >= LARGE


def settings(names: Iterable[str]) -> Iterator[ParameterSet]:
    """Each program by both translators at each level."""
    for name, translator, level in product(names, TRANSLATORS, LEVELS):
        long = level == "-O0" and name in LONG_BUILDS
        yield (nightly if long else pytest.param)(name, translator, level)


@pytest.mark.sampled("translator", "level", default=("llvm", "-O2"), of=4)
@pytest.mark.parametrize(("name", "translator", "level"), list(settings(PROGRAMS)))
def test_program(name: str, translator: str, level: str) -> None:
    cases()[name].check(translator, *[level] * (level != "-O2"))


@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", UNOPTIMISED)
def test_unoptimised_program(name: str, translator: str) -> None:
    cases()[name].check(translator, "-O0")


@pytest.mark.sampled("translator", "level", of=3)
@pytest.mark.parametrize(("name", "translator", "level"), list(settings(sorted(LARGE))))
def test_large_program(name: str, translator: str, level: str) -> None:
    cases()[name].check(translator, *[level] * (level != "-O2"))
