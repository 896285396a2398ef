"""Programs that check themselves, as native code.

The fast set has each at -O2, and a sixth of those for features of device code at another level too. With -g at -O0,
lanes of warps run one by one as well.
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
# Levels at which programs have shown faults: of LLVM (docs/cpu.md), and of the search for threads that wait.
FAULTS = {
    "programs/widened_indices": "-O1",
    **dict.fromkeys(("programs/inline_ptx_barriers", "programs/cuda_language"), "-O0"),
    "programs/spin_flags": ONE_BY_ONE,
}
# Compiles of more than a minute: the fast set has this one as SPIR-V, and cuda_wmma's matrices as native code.
LONG = {"programs/inline_ptx_mma"}
FAST = {
    *((name, "-O2") for name in cases() if name not in LARGE | LONG and not name.startswith("examples/")),
    *((f"programs/{name}", LEVELS[1 + index % 2]) for index, name in enumerate(SPREAD[::6])),
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
    cases()[name].check("llvm", *NATIVE, *FAULTS[name].split())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["wide_atomics.cu", "wide_accesses.hip"])
def test_atomic_operations_on_16_bytes(name: str, level: str) -> None:
    """Other targets refuse them (tests/programs/test_atomics.py, tests/passes/spirv/lower_amd_assembly.ll)."""
    program = Path(__file__).with_name(name)
    Case(f"cpu/{program.stem}", (program,), r"[1-9]\d* checked, 0 wrong").check("llvm", *NATIVE, level)


@pytest.mark.parametrize("level", ["-O2", "-O0"])
def test_reads_that_gpus_order_before_writes(level: str) -> None:
    """A race, with a result that programs rely on: warps of GPUs read at once after a barrier. Other targets leave
    the order to the device."""
    program = Path(__file__).with_name("broadcast_reads.hip")
    Case("cpu/broadcast_reads", (program,), r"1536 checked, 0 wrong").check("llvm", NATIVE[0] + "=x86-64-v2", level)


@pytest.mark.parametrize("level", ["-O2", "-O0"])
def test_lock_whose_word_other_lanes_write(level: str) -> None:
    """One lane releases the warp's lock after a fence. It hung: a later lane wrote the lock's word after that."""
    program = Path(__file__).with_name("released_locks.hip")
    Case("cpu/released_locks", (program,), r"256 checked, 0 wrong").check("llvm", NATIVE[0] + "=x86-64-v2", level)


@pytest.mark.parametrize("processor", ["x86-64-v2", ""])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_conversions_that_the_host_library_may_lack(level: str, processor: str) -> None:
    includes = ("-I", str(ROOT / "examples"))
    program = built(COMPILER, "-w", level, *NATIVE, *includes, Path(__file__).with_name("bfloats.hip"), name="bfloats")
    result = execute(
        [str(program)], {"HIPSPV_BACKEND": "cpu", **({"HIPSPV_CPU_LEVEL": processor} if processor else {})}
    )
    assert result.stdout.endswith(" checked, 0 wrong\n"), result.stdout + result.stderr
