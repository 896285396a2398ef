"""Programs that check themselves, as native code.

The fast set has each at -O2, and one for each feature of device code at another level too. With -g at -O0, lanes of
warps run one by one as well.
"""

from itertools import product
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cases import ROOT, Case, cases
from tests.cpu.levels import of_machine
from tests.programs.test_programs import LARGE, LEVELS, SPREAD
from tests.runtime.conftest import execute
from tests.selection import nightly, pick

NATIVE = ("--offload-arch=cpu",)
ONE_BY_ONE = "-O0 -g"
# Levels other than LEVELS at which programs have shown faults of LLVM (docs/cpu.md).
FAULTS = {"programs/widened_indices": "-O1"}
FAST = {
    *((name, "-O2") for name in cases() if name not in LARGE and not name.startswith("examples/")),
    *((f"programs/{name}", LEVELS[1 + index % 2]) for index, name in enumerate(SPREAD)),
    *((f"programs/{name}", ONE_BY_ONE) for name in ("lockstep_sides", "warp_synchronous", "warp_votes")),
}


@pytest.mark.parametrize(
    ("name", "level"), [case if case in FAST else nightly(*case) for case in product(cases(), (*LEVELS, ONE_BY_ONE))]
)
def test_program(name: str, level: str) -> None:
    """For one of the machine's processors, which share what precedes LLVM's code generator."""
    processors = [f"={each}" for each in of_machine()[1:]] or [""]
    cases()[name].check("llvm", NATIVE[0] + pick(name, processors), *level.split())


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
