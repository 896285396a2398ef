"""Programs that check themselves, as native code.

The fast set has one for each feature of device code, at one level. With -g at -O0, lanes of
warps run one by one as well.
"""

from itertools import product
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cases import ROOT, Case, cases
from tests.programs.test_programs import LARGE, LEVELS, SPREAD
from tests.runtime.conftest import execute
from tests.selection import nightly

NATIVE = ("--offload-arch=cpu",)
ONE_BY_ONE = "-O0 -g"
# Levels other than LEVELS at which programs have shown faults of LLVM (docs/cpu.md).
FAULTS = {"programs/widened_indices": "-O1"}
# In the fast set at one level each.
FAST = {
    (name, LEVELS[index % len(LEVELS)])
    for index, name in enumerate(
        (
            *(f"programs/{name}" for name in SPREAD),
            *("programs/argument_layouts", "programs/grid_divergent", "programs/narrow_products", "programs/spin_ways"),
            *("programs/warp_rows", "programs/wrapped_shared_indices", "programs/zero_sizes"),
            *("device_functions/integers", "device_functions/values", "device_functions/warps"),
        )
    )
} | {(f"programs/{name}", ONE_BY_ONE) for name in ("lockstep_sides", "warp_synchronous", "warp_votes")}


def test_the_fast_set_is_there() -> None:
    assert len(FAST) >= 40
    assert not {name for name, _ in FAST} & LARGE


@pytest.mark.parametrize(
    ("name", "level"), [case if case in FAST else nightly(*case) for case in product(cases(), (*LEVELS, ONE_BY_ONE))]
)
def test_program(name: str, level: str) -> None:
    cases()[name].check("llvm", *NATIVE, *level.split())


@pytest.mark.parametrize("name", FAULTS)
def test_level_of_a_fault(name: str) -> None:
    cases()[name].check("llvm", *NATIVE, FAULTS[name])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["wide_atomics.cu", "wide_accesses.hip"])
def test_atomic_operations_on_16_bytes(name: str, level: str) -> None:
    """Other targets refuse them (tests/programs/test_atomics.py, tests/passes/spirv/lower_amd_assembly.ll)."""
    program = Path(__file__).with_name(name)
    Case(f"cpu/{program.stem}", (program,), r"[1-9]\d* checked, 0 wrong").check("llvm", *NATIVE, level)


@pytest.mark.parametrize("processor", ["x86-64-v2", ""])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_conversions_that_the_host_library_may_lack(level: str, processor: str) -> None:
    includes = ("-I", str(ROOT / "examples"))
    program = built(COMPILER, "-w", level, *NATIVE, *includes, Path(__file__).with_name("bfloats.hip"), name="bfloats")
    result = execute(
        [str(program)], {"HIPSPV_BACKEND": "cpu", **({"HIPSPV_CPU_LEVEL": processor} if processor else {})}
    )
    assert result.stdout.endswith(" checked, 0 wrong\n"), result.stdout + result.stderr
