"""Each .hip and .cu file of this directory checks itself, and spirv-val accepts its modules."""

from collections.abc import Iterator
from itertools import product

import pytest
from _pytest.mark.structures import ParameterSet

from tests.cases import TRANSLATORS, cases
from tests.selection import nightly, pick

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
# The levels at which programs have shown faults of the device's compiler, other than -O2 (docs/intel-cpu.md).
FAULTS = {
    "programs/chosen_thread": "-O0",
    "programs/last_iterations": "-O0",
    "programs/narrow_products": "-O1",
    "programs/shared_tables": "-O0",
}
# A program or two for each feature of device code: in the fast set, by the other translator as well.
SPREAD = (
    *("atomic_class", "atomics_kinds", "bf16_matmul", "bits", "block_bounds", "cg_coalesced", "constant_arguments"),
    *("contraction", "cuda_masks", "cuda_textures", "device_globals", "end_barriers", "fp8_quantise"),
    *("function_pointers", "globals_addresses", "grid_memory", "half_precision", "heap_structures", "inline_ptx"),
    *("int128",),
    *("large_lists", "memory_blocks", "noinline", "odd_bit_int", "printf_formats", "recursion", "shared_dynamic"),
    *("standard_library", "strided_loops", "surface_access", "vector_types", "virtual_functions"),
    *("warp_synchronous", "warp_votes", "zero_length"),
    *("inline_ptx_short_floats", "device_launches"),
)


def fast() -> set[tuple[str, str, str]]:
    """Name, translator and level of the fast set's cases: a sixth of the programs, since all of them run as native code
    (tests/cpu), and the spread, at alternating levels."""
    found = {(name, "llvm", "-O2") for name in PROGRAMS if pick(name, (True, *[False] * 5))}
    for index, name in enumerate(f"programs/{name}" for name in SPREAD):
        found.add((name, "llvm-spirv", LEVELS[index % 3]))
        if index % 3 == 0:
            found.add((name, "llvm", ("-O0", "-O3")[index % 2]))
    return found


FAST = fast()


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40
    assert cases().keys() >= LARGE
    assert {name for name, _, _ in FAST} >= {f"programs/{name}" for name in SPREAD}


@pytest.mark.parametrize(
    ("name", "translator", "level"),
    [case if case in FAST else nightly(*case) for case in product(PROGRAMS, TRANSLATORS, LEVELS)],
)
def test_program(name: str, translator: str, level: str) -> None:
    cases()[name].check(translator, *[level] * (level != "-O2"))


@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", FAULTS)
def test_level_of_a_fault(name: str, translator: str) -> None:
    cases()[name].check(translator, FAULTS[name])


def large() -> Iterator[ParameterSet]:
    """Each large program by both translators at each level."""
    for name, translator, level in product(sorted(LARGE), TRANSLATORS, LEVELS):
        long = level == "-O0" and name in LONG_BUILDS
        yield (nightly if long else pytest.param)(name, translator, level)


@pytest.mark.sampled("translator", "level", of=13)
@pytest.mark.parametrize(("name", "translator", "level"), list(large()))
def test_large_program(name: str, translator: str, level: str) -> None:
    cases()[name].check(translator, *[level] * (level != "-O2"))
